/** One seat at one table, live. After a gap it asks from its last number on. */

import { ROOT } from "./api";
import type { Decision, GameEvent, Message, Result, SeatInfo, Update, View, Welcome } from "./wire";

const WAITS = [300, 800, 1500, 3000, 5000];

export class Seat {
  table = $state("");
  game = $state("");
  you: number | null = $state(null);
  host = $state(false);
  practice = $state(false);
  pace = $state(1);
  setup: Welcome["setup"] = $state.raw({ players: 0, villains: [], options: {} });
  seats: SeatInfo[] = $state.raw([]);
  view: View | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  /** The events of the last update: what is to be shown moving. */
  news: GameEvent[] = $state.raw([]);
  result: Result | null = $state.raw(null);
  over = $state(false);
  online = $state(false);
  closed = $state("");
  undoAsked: { by: number; yes: number[]; left: number[] } | null = $state.raw(null);
  said: { code: string; message: string } | null = $state.raw(null);
  next: { table: string; key: string | null } | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #tries = 0;
  #id = 0;
  #over = false;
  #waiting = new Map<number, (message: Message) => void>();

  constructor(
    table: string,
    readonly key: string,
  ) {
    this.table = table;
    this.#open();
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  close(): void {
    this.#over = true;
    this.#socket?.close();
  }

  /** Answer the open decision. It stays on the table until the server has it. */
  answer(option: string): Promise<Message> {
    return this.#ask({ type: "answer", decision: this.decision?.number ?? -1, option });
  }

  undo = () => this.#ask({ type: "undo" });
  consent = (yes: boolean) => this.#ask({ type: "consent", yes });
  rematch = () => this.#ask({ type: "rematch" });
  setPace = (pace: number) => this.#ask({ type: "pace", pace });
  setSeat = (seat: number, kind: "bot" | "person", level?: string) =>
    this.#ask({ type: "seat", seat, kind, level });

  async why(what: { card?: string; location?: string }): Promise<string | null> {
    const message = await this.#ask({ type: "why", ...what });
    return message.type === "why" ? message.reason : null;
  }

  #ask(body: Record<string, unknown>): Promise<Message> {
    const id = ++this.#id;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.#socket?.send(JSON.stringify({ ...body, id }));
    });
  }

  #open(): void {
    const url = new URL(`${ROOT}api/tables/${this.table}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.view ? this.events.length : null;
      socket.send(JSON.stringify({ type: "hello", key: this.key, since }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as Message);
    socket.onclose = () => {
      this.online = false;
      for (const done of this.#waiting.values()) {
        done({ type: "refused", re: null, code: "offline", message: "" });
      }
      this.#waiting.clear();
      if (this.#over || this.closed) return;
      setTimeout(() => this.#open(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]);
    };
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.online = true;
        this.#tries = 0;
        this.game = message.game;
        this.you = message.you;
        this.host = message.host;
        this.practice = message.practice;
        this.pace = message.pace;
        this.setup = message.setup;
        this.seats = message.seats;
        this.#take(message, false);
        break;
      case "update":
        this.#take(message, true);
        break;
      case "seats":
        this.seats = message.seats;
        break;
      case "undo-asked":
        this.undoAsked = message;
        break;
      case "undo-done":
      case "undo-refused":
        this.undoAsked = null;
        this.said = { code: message.type, message: "" };
        break;
      case "refused":
        this.said = { code: message.code, message: message.message };
        break;
      case "rematch":
        this.next = message;
        break;
      case "closing":
        this.closed = message.reason;
        break;
    }
    if ("re" in message && message.re !== null) {
      this.#waiting.get(message.re)?.(message);
      this.#waiting.delete(message.re);
    }
  }

  #take(update: Update | Welcome, live: boolean): void {
    if (update.reset) this.events = [];
    const fresh = update.events.filter((event) => event.n >= this.events.length);
    this.events = [...this.events, ...fresh];
    this.news = live && !update.reset ? fresh : [];
    this.view = update.view;
    this.decision = update.decision;
    this.over = update.over;
    this.result = update.result;
  }
}
