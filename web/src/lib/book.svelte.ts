/** What is printed on the boards and cards of a game, from its codex. */

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Codex, CodexEntry } from "./wire";

export interface Board {
  id: string;
  top: string[];
  bottom: string[];
}

export class Book {
  #cards: Map<string, CodexEntry>;
  #boards: Map<string, Board[]>;

  constructor(codex: Codex) {
    this.#cards = new Map(codex.cards.map((card) => [card.id, card]));
    this.#boards = new Map(
      codex.villains.map((one) => [one.id, (one.fields.locations as Board[] | undefined) ?? []]),
    );
  }

  card(id: string): CodexEntry | undefined {
    return this.#cards.get(id);
  }

  /** A number on a card; null where it has none. */
  number(id: string, field: string): number | null {
    const value = this.card(id)?.fields[field];
    return typeof value === "number" ? value : null;
  }

  isFate(id: string): boolean {
    return this.card(id)?.fields.fate === true;
  }

  board(villain: string): Board[] {
    return this.#boards.get(villain) ?? [];
  }

  /** The symbols of a place where the pawn of a villain stands: a location or a ship. */
  place(villain: string, id: string): Board | undefined {
    const symbols = this.card(id)?.fields.symbols as string[] | undefined;
    if (symbols) return { id, top: symbols, bottom: [] };
    return this.board(villain).find((one) => one.id === id);
  }
}

const books: Record<string, Book> = $state.raw({});
const stand = $state({ count: 0 });

/** Bring the book of a game in the reader's language. */
export async function bringBook(game: string): Promise<void> {
  const language = settings.language;
  const codex = await api.codex(game, language).catch(() => null);
  if (!codex || language !== settings.language) return;
  books[game] = new Book(codex);
  stand.count += 1;
}

/** The book of a game, once it is here. */
export function book(game: string): Book | null {
  void stand.count;
  return books[game] ?? null;
}
