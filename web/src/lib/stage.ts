/** Cards on their way. A board names its spots; before an update it looks where everything lies,
 * after it each move is shown by a copy of the card that flies over the table. Nothing here can be
 * clicked or waited for: what lies on the table is always what the last view says. */

import type { Attachment } from "svelte/attachments";
import { flight } from "./settings.svelte";

/** From one spot to another. `step`: what has the same step moves at the same time. */
export interface Move {
  from: string;
  to: string;
  step: number;
  /** The target is a heap: it stays as it is while the card is on its way. */
  heap?: boolean;
}

interface Seen {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  face: string;
  copy: HTMLElement | null;
}

const EASE = "cubic-bezier(0.25, 0.75, 0.25, 1)";
/** Cards of one step leave so much after each other, in parts of a flight. */
const APART = 0.09;
const MOST = 70;

export class Stage {
  #spots = new Map<string, HTMLElement>();
  #before = new Map<string, Seen>();
  #layer: HTMLElement | null = null;
  #flying = new Set<Animation>();

  /** `{@attach stage.spot("pile:2")}` */
  spot(key: string): Attachment<HTMLElement> {
    return (node) => {
      this.#spots.set(key, node);
      return () => {
        if (this.#spots.get(key) === node) this.#spots.delete(key);
      };
    };
  }

  /** The layer above everything in which the copies fly. */
  layer: Attachment<HTMLElement> = (node) => {
    this.#layer = node;
    return () => {
      for (const one of this.#flying) one.cancel();
      this.#flying.clear();
      this.#layer = null;
    };
  };

  #find(key: string, last: boolean): HTMLElement | null {
    const exact = this.#spots.get(key);
    if (exact) return exact;
    let found: HTMLElement | null = null;
    for (const [other, node] of this.#spots) {
      if (!other.startsWith(`${key}:`)) continue;
      if (!last && node.dataset.chosen === undefined) found ??= node;
      else found = node;
      if (!last && node.dataset.chosen !== undefined) break;
    }
    return found;
  }

  #see(node: HTMLElement): Seen {
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    return {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      width: node.offsetWidth || box.width,
      height: node.offsetHeight || box.height,
      turn: Number.parseFloat(style.rotate) || 0,
      face: node.dataset.face ?? "",
      copy: (node.querySelector(".card-face")?.cloneNode(true) as HTMLElement | null) ?? null,
    };
  }

  /** Before an update: remember what these moves begin with. */
  look(moves: Move[]): void {
    this.#before.clear();
    if (!this.ready()) return;
    for (const move of moves) {
      for (const key of [move.from, move.to]) {
        if (this.#before.has(key)) continue;
        const node = this.#find(key, false);
        if (node) this.#before.set(key, this.#see(node));
      }
    }
  }

  ready(): boolean {
    return flight() > 0 && this.#layer !== null && !document.hidden;
  }

  /** After an update: show the moves; those of `then` start `pause` milliseconds later. */
  play(moves: Move[], then: Move[] = [], pause = 0): void {
    const length = flight();
    if (!this.ready()) return;
    this.#send(moves.slice(0, MOST), 0, length);
    this.#send(then.slice(0, MOST), pause, length);
    this.#before.clear();
  }

  #send(moves: Move[], begin: number, length: number): void {
    let step = moves[0]?.step;
    let inStep = 0;
    for (const move of moves) {
      if (move.step !== step) {
        if (inStep) begin += length * (0.75 + APART * (inStep - 1));
        step = move.step;
        inStep = 0;
      }
      if (this.#fly(move, begin + inStep * length * APART, length)) inStep += 1;
    }
  }

  #fly(move: Move, delay: number, length: number): boolean {
    const from = this.#before.get(move.from);
    const target = this.#find(move.to, true);
    if (!from || !target || !this.#layer) return false;
    const to = this.#see(target);
    const front = to.copy ?? from.copy;
    if (!front) return false;
    const ghost = document.createElement("div");
    ghost.className = "ghost";
    const width = move.heap ? Math.max(to.width, from.width * 0.6) : to.width;
    const height = width * (to.height / to.width || 1.4);
    Object.assign(ghost.style, {
      left: `${to.x - width / 2}px`,
      top: `${to.y - height / 2}px`,
      width: `${width}px`,
    });
    const inner = ghost.appendChild(document.createElement("div"));
    inner.className = "ghost-turning";
    inner.append(front.cloneNode(true));
    const turns = from.face !== to.face && from.copy;
    if (turns) {
      const back = inner.appendChild(document.createElement("div"));
      back.className = "ghost-back";
      back.append(from.copy!.cloneNode(true));
    }
    const cover = this.#cover(move, to);
    if (cover) this.#layer.append(cover);
    this.#layer.append(ghost);
    if (!move.heap) target.dataset.landing = "";

    const scale = from.width / width;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(${from.turn}deg) scale(${scale})`;
    const lift = Math.min(60, Math.hypot(from.x - to.x, from.y - to.y) * 0.12);
    const between = `translate(${(from.x - to.x) * 0.45}px, ${(from.y - to.y) * 0.45 - lift}px) rotate(${(from.turn + to.turn) / 2}deg) scale(${(scale + 1) / 2 + 0.06})`;
    const end = `translate(0, 0) rotate(${to.turn}deg) scale(1)`;
    const timing: KeyframeAnimationOptions = { duration: length, delay, easing: EASE, fill: "both" };
    const going = ghost.animate(
      [{ transform: start }, { transform: between, offset: 0.45 }, { transform: end }],
      timing,
    );
    if (turns) {
      inner.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0)" }], timing);
    }
    const done = () => {
      ghost.remove();
      cover?.remove();
      this.#flying.delete(going);
      delete target.dataset.landing;
    };
    going.onfinish = done;
    going.oncancel = done;
    this.#flying.add(going);
    return true;
  }

  /** What lay there stays in sight until the new card has come. */
  #cover(move: Move, to: Seen): HTMLElement | null {
    const old = this.#before.get(move.to);
    if (move.heap || move.from === move.to || !old?.copy || old.face === "") return null;
    const cover = document.createElement("div");
    cover.className = "ghost";
    Object.assign(cover.style, {
      left: `${to.x - to.width / 2}px`,
      top: `${to.y - to.height / 2}px`,
      width: `${to.width}px`,
      transform: `rotate(${to.turn}deg)`,
    });
    cover.append(old.copy.cloneNode(true));
    return cover;
  }
}
