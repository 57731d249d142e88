/** The keys of the seats that this browser holds. A key is a seat: nobody else may see it. */

const STORE = "skulduggery.keys";

type Keys = Record<string, string[]>;

/** What could not be stored lasts as long as the page. */
const unstored = new Map<string, string>();

function read<T>(name: string): Record<string, T> {
  try {
    return JSON.parse(unstored.get(name) ?? localStorage.getItem(name) ?? "{}");
  } catch {
    return {};
  }
}

function write(name: string, what: unknown): void {
  const text = JSON.stringify(what);
  try {
    localStorage.setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
}

export function allKeys(): Keys {
  return read(STORE);
}

export function keysOf(table: string): string[] {
  return allKeys()[table] ?? [];
}

export function keep(table: string, keys: (string | null)[]): void {
  const all = allKeys();
  const known = new Set([...(all[table] ?? []), ...keys.filter((key) => key !== null)]);
  all[table] = [...known];
  write(STORE, all);
}

export function forget(table: string): void {
  const all = allKeys();
  delete all[table];
  write(STORE, all);
}

const LINKS = "skulduggery.links";

/** What whoever laid a table may hand on: a key for each open seat, and one to watch. */
export interface Links {
  invites: (string | null)[];
  watch: string;
}

function allLinks(): Record<string, Links> {
  return read(LINKS);
}

export function linksOf(table: string): Links | null {
  return allLinks()[table] ?? null;
}

export function keepLinks(table: string, links: Links): void {
  const known = allKeys();
  const all = Object.fromEntries(Object.entries(allLinks()).filter(([id]) => id in known));
  all[table] = links;
  write(LINKS, all);
}
