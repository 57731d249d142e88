/** What goes over the wire; the server's wire.py says the same. */

export interface Place {
  seat?: number;
  zone: string;
  location?: string;
  side?: string;
}

export interface GameEvent {
  n: number;
  event: string;
  seat?: number;
  card?: string;
  copy?: number;
  amount?: number;
  from?: Place;
  to?: Place;
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

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  level: string | null;
  villain: string | null;
  online: boolean;
  here: boolean;
}

export interface Result {
  over: boolean;
  winners: number[];
  scores: number[] | null;
  reason: string | null;
}

export interface Update {
  type: "update";
  events: GameEvent[];
  view: View;
  decision: Decision | null;
  over: boolean;
  result: Result | null;
  last: number;
  /** An answer was taken back: these are all the events there are now. */
  reset?: boolean;
}

export interface Welcome extends Omit<Update, "type"> {
  type: "welcome";
  table: string;
  game: string;
  rules: number;
  setup: { players: number; villains: string[]; options: Record<string, unknown> };
  seats: SeatInfo[];
  you: number | null;
  host: boolean;
  practice: boolean;
  pace: number;
}

export type Message =
  | Welcome
  | Update
  | { type: "seats"; seats: SeatInfo[] }
  | { type: "undo-asked"; by: number; yes: number[]; left: number[] }
  | { type: "undo-done" }
  | { type: "undo-refused" }
  | { type: "accepted"; re: number; decision: number | null }
  | { type: "refused"; re: number | null; code: string; message: string }
  | { type: "why"; re: number; reason: string | null }
  | { type: "rematch"; table: string; key: string | null }
  | { type: "closing"; reason: string };

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
  pace?: number;
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
  names: string[];
  waiting: number | null;
  yours: boolean;
  over: boolean;
  changed: string;
}
