/** The server over HTTP. Addresses are relative, so that the table works under a sub-path. */

import type { GameInfo, Made, MyTable, NewTable } from "./wire";

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

export const api = {
  games: () => json<GameInfo[]>("games"),
  words: async (language: string) => (await ask(`words/${language}`)).text(),
  rules: async (game: string, language: string) => (await ask(`rules/${game}/${language}`)).text(),
  make: (table: NewTable) => json<Made>("tables", table),
  mine: (keys: Record<string, string[]>) => json<MyTable[]>("tables/mine", { keys }),
  join: (table: string, key: string, name: string) => json<Made>(`tables/${table}/join`, { key, name }),
  record: async (table: string, key: string) =>
    (await ask(`tables/${table}/record`, { headers: { Authorization: `Bearer ${key}` } })).text(),
  load: (record: string) => json<Made>("records", { record }),
  fork: (table: string, at: number, key: string) => json<Made>(`tables/${table}/fork`, { at }, key),
};
