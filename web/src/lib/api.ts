/** The server over HTTP. Addresses are relative, so that the table works under a sub-path. */

import { has, say } from "./words.svelte";
import type {
  Codex,
  Games,
  Joined,
  Made,
  MyTable,
  NewTable,
  NextTable,
  Replayed,
  TableRecord,
} from "./wire";

/** Where this page was served from, with a slash at its end. */
export const ROOT = new URL(".", document.baseURI).pathname;

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Why that did not go, in the reader's language where there are words for it. */
export function refusal(error: unknown): string {
  if (!(error instanceof Refused)) return say("web-refused-offline");
  const key = `web-refused-${error.code}`;
  return has(key) ? say(key) : error.message;
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${ROOT}api/${path}`, init);
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => null);
  throw new Refused(told?.error?.code ?? String(answer.status), told?.error?.message ?? answer.statusText);
}

async function json<T>(path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Authorization"] = `Bearer ${key}`;
  const init: RequestInit = { headers };
  if (body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(body);
  }
  return (await ask(path, init)).json() as Promise<T>;
}

async function get<T>(path: string, key?: string): Promise<T> {
  return json<T>(path, undefined, key);
}

let catalogue: Promise<Games> | null = null;

/** What is on offer; asked for once. */
function games(): Promise<Games> {
  catalogue ??= get<Games>("games").catch((error: unknown) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

const codices = new Map<string, Promise<Codex>>();

function codex(game: string, language: string): Promise<Codex> {
  const path = `codex/${game}/${language}`;
  const known = codices.get(path);
  if (known) return known;
  const asked = get<Codex>(path);
  asked.catch(() => codices.delete(path));
  codices.set(path, asked);
  return asked;
}

export const api = {
  games,
  codex,
  words: async (language: string) => (await ask(`words/${language}`)).text(),
  rules: async (game: string, language: string) => (await ask(`rules/${game}/${language}`)).text(),
  guide: async (villain: string, language: string) => (await ask(`guides/${villain}/${language}`)).text(),
  make: (table: NewTable) => json<Made>("tables", table),
  mine: async (keys: Record<string, string[]>) =>
    (await json<{ tables: MyTable[] }>("tables/mine", { keys })).tables,
  join: (table: string, key: string, name: string) =>
    json<Joined>(`tables/${table}/join`, { key, name }),
  record: (table: string, key: string) => get<TableRecord>(`tables/${table}/record`, key),
  replay: (table: string, key: string, from: number, to: number) =>
    get<Replayed>(`tables/${table}/replay?from=${from}&to=${to}`, key),
  /** A link as a picture that phones read; to be released once it is not shown any more. */
  code: async (address: string) => {
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ address }),
    };
    return URL.createObjectURL(await (await ask("codes", init)).blob());
  },
  load: (record: string) => json<Made>("records", { record }),
  fork: (table: string, at: number, key: string, more: Record<string, unknown> = {}) =>
    json<Made>(`tables/${table}/fork`, { at, ...more }, key),
  rematch: (table: string, key: string) => json<NextTable>(`tables/${table}/rematch`, {}, key),
};
