/** One seat at one table, live. After a gap it asks from its last number on. */

import { ROOT } from "./api";
import type {
  Asked,
  Decision,
  GameEvent,
  How,
  Message,
  Notes,
  Pace,
  RefusedMessage,
  Rest,
  Result,
  SeatInfo,
  Standing,
  View,
  Welcome,
} from "./wire";

/** A line on which nothing comes for so long after a question is dead. */
const ANSWERS_WITHIN = 3000;
const WAITS = [300, 800, 1500, 3000, 5000];
/** After these the server would say the same again. */
const FINAL = ["bad-key", "unknown-table", "no-hello", "too-fast"];
const OFFLINE: RefusedMessage = { type: "refused", re: null, code: "offline", message: "" };

export class Seat {
  table = $state("");
  game = $state("");
  rules = $state(0);
  version = $state("");
  you: number | null = $state(null);
  host = $state(false);
  practice = $state(false);
  pace: Pace = $state("normal");
  setup: Welcome["setup"] = $state.raw({ players: 0, villains: [], options: {} });
  seats: SeatInfo[] = $state.raw([]);
  view: View | null = $state.raw(null);
  notes: Notes = $state.raw({});
  decision: Decision | null = $state.raw(null);
  /** All that the reader was told, in order; see `standing` for what still counts. */
  events: GameEvent[] = $state.raw([]);
  /** The events of the last update: what is to be shown moving. */
  news: GameEvent[] = $state.raw([]);
  result: Result | null = $state.raw(null);
  over = $state(false);
  mayUndo: "free" | "ask" | null = $state(null);
  armed: Record<string, How> = $state.raw({});
  rest: Rest | null = $state.raw(null);
  /** Whether the first welcome has come, and whether the line is open now. */
  met = $state(false);
  online = $state(false);
  /** Why the server will not have us, for good. */
  ended = $state("");
  closed: Welcome["closed"] = $state.raw(null);
  undoAsked: Asked | null = $state.raw(null);
  undoSaid: Extract<Message, { type: "undo-refused" | "undo-done" }> | null = $state.raw(null);
  next: { table: string; key: string | null } | null = $state.raw(null);
  /** The number of the decision that has just been answered. */
  sent: number | null = $state(null);

  /** Told of news before the page changes: what is to fly has to be seen where it lay. */
  onnews: ((events: GameEvent[], old: View | null) => void) | null = null;

  #socket: WebSocket | null = null;
  #tries = 0;
  #id = 0;
  #left = false;
  #last: number | null = null;
  #waiting = new Map<number, (message: Message) => void>();
  #heard = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: string,
    readonly key: string,
  ) {
    this.table = table;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  close(): void {
    this.#left = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  /** A machine that has slept may hold a line that is dead, or wait long to try a new one. */
  #wake = (): void => {
    const socket = this.#socket;
    if (document.hidden || this.#left || this.ended || !socket) return;
    if (socket.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#again);
      this.#open();
    } else if (socket.readyState === WebSocket.OPEN) {
      this.#heard = false;
      socket.send(JSON.stringify({ type: "ping" }));
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => {
        if (this.#heard || socket !== this.#socket) return;
        socket.onclose = socket.onmessage = null;
        socket.close();
        this.#closed();
      }, ANSWERS_WITHIN);
    }
  };

  /** Answer the open decision. It stays on the table until the server has it. */
  async answer(option: string): Promise<Message> {
    const decision = this.decision?.number ?? 0;
    if (this.sent === decision) return { type: "accepted", re: 0, decision };
    this.sent = decision;
    const told = await this.#ask({ type: "answer", decision, option });
    if (told.type === "refused" && this.sent === decision) this.sent = null;
    return told;
  }

  undo = () => this.#ask({ type: "undo" });
  consent = (yes: boolean) => this.#ask({ type: "consent", yes });
  rematch = () => this.#ask({ type: "rematch" });
  setPace = (pace: Pace) => this.#ask({ type: "pace", pace });
  setSeat = (seat: number, kind: "bot" | "person", level?: string) =>
    this.#ask({ type: "seat", seat, kind, ...(level ? { level } : {}) });
  arm = (card: string, how: How) => this.#ask({ type: "arm", card, how });
  moment = (yes: boolean) => this.#ask({ type: "moment", yes });
  why = (what: { card?: string; location?: string }) => this.#ask({ type: "why", ...what });

  #ask(body: Record<string, unknown>): Promise<Message> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(OFFLINE);
    const id = ++this.#id;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.#socket!.send(JSON.stringify({ ...body, id }));
      setTimeout(() => this.#waiting.has(id) && this.#wake(), ANSWERS_WITHIN);
    });
  }

  #open(): void {
    const url = new URL(`${ROOT}api/tables/${this.table}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", key: this.key, since: this.#last }));
    };
    socket.onmessage = (event) => {
      this.#heard = true;
      this.#hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => this.#closed();
  }

  #closed(): void {
    this.online = false;
    for (const done of this.#waiting.values()) done(OFFLINE);
    this.#waiting.clear();
    if (this.#left || this.ended) return;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
    this.#again = setTimeout(() => this.#left || this.#open(), wait);
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.#meet(message);
        break;
      case "update":
        this.#take(message, true);
        break;
      case "seats":
        this.seats = message.seats;
        this.pace = message.pace;
        break;
      case "resting":
        this.rest = message.rest;
        break;
      case "undo-asked":
        this.undoAsked = message;
        break;
      case "undo-done":
      case "undo-refused":
        this.undoAsked = null;
        this.undoSaid = message;
        break;
      case "rematch":
        this.next = message;
        break;
      case "closing":
        if (FINAL.includes(message.reason)) this.ended = message.reason;
        break;
    }
    if ("re" in message && message.re !== null) {
      this.#waiting.get(message.re)?.(message);
      this.#waiting.delete(message.re);
    }
  }

  #meet(told: Welcome): void {
    const first = !this.met;
    this.#tries = 0;
    this.game = told.game;
    this.rules = told.rules;
    this.version = told.version;
    this.you = told.you;
    this.host = told.host;
    this.practice = told.practice;
    this.pace = told.pace;
    this.setup = told.setup;
    this.seats = told.seats;
    this.closed = told.closed;
    this.undoAsked = told.undo;
    this.rest = told.rest;
    if (told.rematch && !this.next) this.next = { table: told.rematch, key: null };
    this.#take(told, !first);
    this.online = true;
    this.met = true;
  }

  #take(told: Standing, live: boolean): void {
    const last = this.events.at(-1)?.n ?? 0;
    const fresh = told.events.filter((event) => event.n > last);
    if (live) this.onnews?.(fresh, this.view);
    if (fresh.length) this.events = [...this.events, ...fresh];
    this.#last = told.last;
    this.news = live ? fresh : [];
    this.view = told.view;
    this.notes = told.notes;
    if (told.decision?.number !== this.decision?.number || !told.decision) this.sent = null;
    this.decision = told.decision;
    this.over = told.over;
    this.result = told.result;
    this.mayUndo = told.may_undo;
    this.armed = told.armed;
  }
}

/** The events that still count: without those that were taken back, and the taking back itself. */
export function standing(events: GameEvent[]): GameEvent[] {
  const out: GameEvent[] = [];
  for (const event of events) {
    if (event.event !== "undo") {
      out.push(event);
      continue;
    }
    while (out.length && out.at(-1)!.n > (event.back_to ?? 0)) out.pop();
  }
  return out;
}
