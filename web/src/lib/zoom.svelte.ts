/** The card that is looked at closely: under the pointer for a while, focused, or pressed long. */

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const HOVER = 420;
const LONG = 480;

export class Zoom {
  card: string | null = $state(null);
  /** Where the card lies that is enlarged. */
  box: DOMRect | null = $state.raw(null);
  /** What is said of it beside its text. */
  detail: string[] = $state.raw([]);
  /** It was pressed long: it stays until something else is touched. */
  kept = $state(false);

  #from: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(card: string, node: Element, kept = false, detail: string[] = []): void {
    clearTimeout(this.#timer);
    this.detail = detail;
    this.card = card;
    this.#from = node;
    this.box = node.getBoundingClientRect();
    this.kept = kept;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.card = null;
    this.#from = null;
    this.kept = false;
  }

  watch(card: string, detail: () => string[] = () => []): Attachment<HTMLElement> {
    return (node) => {
      let pressed = false;
      let entered = false;
      // A card that comes to lie under a pointer at rest is not looked at.
      const move = (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || this.kept || entered || event.buttons) return;
        if (!event.movementX && !event.movementY) return;
        entered = true;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.show(card, node, false, detail()), HOVER);
      };
      const leave = (event: PointerEvent) => {
        entered = false;
        if (event.pointerType === "mouse" && !this.kept) this.hide();
      };
      const down = (event: PointerEvent) => {
        pressed = false;
        clearTimeout(this.#timer);
        if (event.pointerType === "mouse") return this.hide();
        this.#timer = setTimeout(() => {
          pressed = true;
          this.show(card, node, true, detail());
        }, LONG);
      };
      const up = () => clearTimeout(this.#timer);
      const click = (event: MouseEvent) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const menu = (event: Event) => pressed && event.preventDefault();
      const focus = () => node.matches(":focus-visible") && this.show(card, node, false, detail());
      // A focused card that leaves the table loses the focus while the page is being drawn.
      const blur = () => queueMicrotask(() => !this.kept && this.#from === node && this.hide());
      node.addEventListener("pointermove", move);
      node.addEventListener("pointerleave", leave);
      node.addEventListener("pointerdown", down);
      node.addEventListener("pointerup", up);
      node.addEventListener("pointercancel", up);
      node.addEventListener("click", click, true);
      node.addEventListener("contextmenu", menu);
      node.addEventListener("focus", focus);
      node.addEventListener("blur", blur);
      return () => {
        clearTimeout(this.#timer);
        // A card that leaves the table may do so while the page is being drawn.
        queueMicrotask(() => this.#from === node && this.hide());
        node.removeEventListener("pointermove", move);
        node.removeEventListener("pointerleave", leave);
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("pointerup", up);
        node.removeEventListener("pointercancel", up);
        node.removeEventListener("click", click, true);
        node.removeEventListener("contextmenu", menu);
        node.removeEventListener("focus", focus);
        node.removeEventListener("blur", blur);
      };
    };
  }
}

export const [getZoom, setZoom] = createContext<Zoom>();
