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
  localStorage.setItem(STORE, JSON.stringify(all));
}
