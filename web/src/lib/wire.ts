/** What goes over the wire; the server's wire.py says the same, field by field. */

export interface Place {
  seat?: number;
  zone: string;
  location?: string;
  side?: string;
}

/** `n` counts from 1. When an answer is taken back there is one more event, `undo`: those after
 * `back_to` no longer count. */
export interface GameEvent {
  n: number;
  event: string;
  seat?: number;
  card?: string;
  copy?: number;
  amount?: number;
  from?: Place;
  to?: Place;
  back_to?: number;
}

export interface Option {
  n: number;
  text: string;
  verb: string;
  card?: string;
  copy?: number;
  location?: string;
  seat?: number;
  to?: number;
  amount?: number;
  symbol?: string;
}

export interface Decision {
  number: number;
  prompt: string;
  about: string | null;
  options: Option[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

/** A card that may be one of several picks; cards with the same `like` differ in nothing. */
export interface Pick {
  card: string;
  copy: number;
  like: number;
  worth: number;
}

/** What is chosen among where several cards are chosen one by one. */
export interface Several {
  pool: Pick[];
  /** What was picked already, as places in the pool. */
  picked: number[];
  needed: number;
  least: number;
  most: number;
}

export interface Change {
  now: number;
  /** What it is made of: `printed`, `tokens`, or the card that changes it. */
  parts: [string, number][];
  by_location?: Record<string, number>;
  by_card?: Record<string, number>;
}

export interface SeatNotes {
  /** Each part of the objective: its key, how far it has come, how far it has to come. */
  goals: [string, number, number][];
  hand_limit: number;
  open: string[];
  /** What cards add to a location: it, the symbol, and how `open` and `used` name it. */
  added?: [location: string, symbol: string, mark: string][];
  strengths: Record<string, Change>;
  /** What the ability of each card costs just now that is used from the table. */
  activations?: Record<string, number>;
  /** What the Hunt of each Bounty costs just now. */
  hunts?: Record<string, Change>;
}

/** What follows from a view for people to read beside it; empty in a game without such. */
export interface Notes {
  seats?: SeatNotes[];
  costs?: Record<string, Change>;
  several?: Several;
}

export type Pace = "slow" | "normal" | "fast" | "instant";
export const PACES: Pace[] = ["slow", "normal", "fast", "instant"];

/** How long the table rests when somebody may want to answer in another's turn. */
export type Beat = "off" | "short" | "normal" | "long";
export const BEATS: Beat[] = ["normal", "short", "long", "off"];
/** What is to be done with a Condition at the first chance. */
export type How = "play" | "ask" | "not-this-turn";
export const HOWS: How[] = ["ask", "play", "not-this-turn"];

/** The table rests: `left` in milliseconds; `moment` is who asked for a longer rest. */
export interface Rest {
  left: number;
  moment: number | null;
}

export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: "person" | "bot" | "open";
  level: string | null;
  villain: string | null;
  online: boolean;
  here: boolean;
  /** A bot plays for a person, who may be given the seat back. */
  standin: boolean;
}

export interface SetUp {
  players: number;
  villains: string[];
  options: Record<string, unknown>;
}

export interface Result {
  over: boolean;
  winners: number[];
  scores: number[] | null;
  reason: string | null;
}

/** An undo that waits for consent: `left` are the seats that have not said yes yet. */
export interface Asked {
  by: number;
  yes: number[];
  left: number[];
}

/** How a table stands for a reader. */
export interface Standing {
  events: GameEvent[];
  view: View | null;
  notes: Notes;
  decision: Decision | null;
  over: boolean;
  result: Result | null;
  last: number;
  may_undo: "free" | "ask" | null;
  /** The Conditions in the own hand, and what was decided about each. */
  armed: Record<string, How>;
}

export interface Situation extends Standing {
  table: string;
  game: string;
  rules: number;
  setup: SetUp;
  seats: SeatInfo[];
  you: number | null;
  host: boolean;
  practice: boolean;
  pace: Pace;
  undo: Asked | null;
  beat: Beat;
  rest: Rest | null;
  rematch: string | null;
  closed: { code: string; message: string } | null;
  version: string;
}

export interface Welcome extends Situation {
  type: "welcome";
}

export interface Update extends Standing {
  type: "update";
  view: View;
}

export interface RefusedMessage {
  type: "refused";
  re: number | null;
  code: string;
  message: string;
}

export type Message =
  | Welcome
  | Update
  | { type: "seats"; seats: SeatInfo[]; pace: Pace }
  | ({ type: "undo-asked" } & Asked)
  | { type: "undo-done"; by: number }
  | { type: "resting"; rest: Rest | null }
  | {
      type: "undo-refused";
      by: number;
      seat: number | null;
      reason: "no" | "played-on" | "withdrawn";
    }
  | { type: "accepted"; re: number; decision: number | null }
  | RefusedMessage
  | { type: "why"; re: number; reason: string | null }
  | { type: "rematch"; table: string; key: string }
  | { type: "closing"; reason: string }
  | { type: "pong" };

export interface TableOption {
  type: "number" | "switch" | "choice" | "seat";
  default: unknown;
  min?: number;
  max?: number;
  choices?: string[];
}

export interface GameInfo {
  id: string;
  players: [number, number];
  villains: string[];
  beginner: string | null;
  options: Record<string, TableOption>;
  levels: string[];
  level: string;
  rules: number;
  /** Whether there are cards that answer in another's turn. */
  out_of_turn: boolean;
}

export interface Games {
  games: GameInfo[];
  words: Record<string, string>;
  /** Where others in the same network reach this table, when that is not where you are. */
  share: string | null;
  version: string;
}

export interface NewSeat {
  kind: "me" | "here" | "open" | "bot";
  name?: string;
  level?: string;
  villain?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, unknown>;
  pace?: Pace;
  beat?: Beat;
  lang?: string;
}

export interface Made {
  table: string;
  keys: (string | null)[];
  invites: (string | null)[];
  watch: string;
}

export interface MyTable {
  table: string;
  game: string;
  names: (string | null)[];
  seats: SeatInfo[];
  you: number[];
  waiting: number | null;
  over: boolean;
  closed: boolean;
  result: Result | null;
  practice: boolean;
  changed: string;
}

export interface Joined {
  seat: number;
  key: string;
}

export interface TableRecord {
  record: string | null;
  report: Situation | null;
}

export interface Step {
  n: number;
  seat: number | null;
  text: string | null;
  option: Option | null;
  turn: number | null;
  round: number | null;
  notes: Notes;
  views: Record<string, View>;
  events: Record<string, GameEvent[]>;
}

export interface Replayed {
  table: string;
  game: string;
  setup: SetUp;
  seats: SeatInfo[];
  over: boolean;
  result: Result | null;
  total: number;
  steps: Step[];
}

export interface NextTable {
  table: string;
  key: string;
}

export interface CodexEntry {
  id: string;
  name: string;
  text: string | null;
  kind: string;
  fields: Record<string, unknown>;
  rulings: string[];
}

export interface Codex {
  game: string;
  lang: string;
  villains: CodexEntry[];
  cards: CodexEntry[];
}
