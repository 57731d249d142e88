/** What may be chosen just now, and how far the choice has come. It knows options, no rules. */

import type { Decision, Option } from "./wire";

export interface Target {
  key: string;
  option: Option;
}

export class Choosing {
  /** The card in hand that was taken up, and which of several alike. */
  card: string | null = $state(null);
  at = $state(-1);

  constructor(
    readonly decision: () => Decision | null,
    /** Where on the table an option lies; null: it has a button of its own. */
    readonly place: (option: Option) => string | null,
    /** Whether the card of an option lies in the reader's hand. */
    readonly held: (option: Option) => boolean,
    readonly answer: (option: Option) => void,
    readonly why: (what: { card?: string; location?: string }) => void,
  ) {}

  get options(): Option[] {
    return this.decision()?.options ?? [];
  }

  of(card: string): Option[] {
    return this.options.filter((option) => option.card === card && this.held(option));
  }

  legal(card: string): boolean {
    return this.of(card).length > 0;
  }

  /** What is lit on the table: where the card taken up may go, or what may be chosen at once. */
  get targets(): Target[] {
    const out: Target[] = [];
    for (const option of this.options) {
      if (this.held(option) && option.card !== this.card) continue;
      const key = this.place(option);
      if (key) out.push({ key, option });
    }
    return out;
  }

  target(key: string): Target | undefined {
    return this.targets.find((one) => one.key === key);
  }

  number(key: string): number {
    return this.targets.findIndex((one) => one.key === key) + 1;
  }

  /** Options that lie nowhere on the table. */
  get plain(): Option[] {
    return this.options.filter((option) => !this.held(option) && !this.place(option));
  }

  drop(): void {
    this.card = null;
    this.at = -1;
  }

  /** A card in hand is touched. With `sure` it is played at once if there is one way only. */
  press(card: string, at: number, sure: boolean): void {
    const options = this.of(card);
    if (!options.length) {
      this.drop();
      this.why({ card });
      return;
    }
    const again = this.card === card && this.at === at;
    const plainly = options.length === 1 && options[0]!.verb === "play";
    if (plainly && (sure || again)) return this.choose(options[0]!);
    if (again) return this.drop();
    this.card = card;
    this.at = at;
  }

  take(card: string, at: number): void {
    this.card = card;
    this.at = at;
  }

  choose(option: Option): void {
    this.answer(option);
  }

  /** A place on the table is touched, with a card taken up or not. */
  touch(key: string): void {
    const found = this.target(key);
    if (found) return this.choose(found.option);
    const [zone, seat] = key.split(":") as [string, string | undefined];
    if (!this.card) return;
    if (zone === "hero") this.why({ card: `hero:${this.card}`, location: seat });
    else if (zone === "pile") this.why({ card: this.card, location: seat });
    else this.why({ card: this.card });
  }
}
