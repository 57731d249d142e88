/** The keys of the seats that this browser holds. A key is a seat: nobody else may see it. */

const STORE = "skulduggery.keys";

type Keys = Record<string, string[]>;

export function allKeys(): Keys {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}");
  } catch {
    return {};
  }
}

export function keysOf(table: string): string[] {
  return allKeys()[table] ?? [];
}

export function keep(table: string, keys: (string | null)[]): void {
  const all = allKeys();
  const known = new Set([...(all[table] ?? []), ...keys.filter((key) => key !== null)]);
  all[table] = [...known];
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // Without storage the link still holds the key.
  }
}

export function forget(table: string): void {
  const all = allKeys();
  delete all[table];
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // Without storage nothing was kept.
  }
}

const LINKS = "skulduggery.links";

/** What whoever laid a table may hand on: a key for each open seat, and one to watch. */
export interface Links {
  invites: (string | null)[];
  watch: string;
}

function allLinks(): Record<string, Links> {
  try {
    return JSON.parse(localStorage.getItem(LINKS) ?? "{}");
  } catch {
    return {};
  }
}

export function linksOf(table: string): Links | null {
  return allLinks()[table] ?? null;
}

export function keepLinks(table: string, links: Links): void {
  const known = allKeys();
  const all = Object.fromEntries(Object.entries(allLinks()).filter(([id]) => id in known));
  all[table] = links;
  try {
    localStorage.setItem(LINKS, JSON.stringify(all));
  } catch {
    // Without storage the links are shown as long as the page lives.
  }
}
