/** Dragging a card: a shortcut for touching it and then its target. */

import type { Attachment } from "svelte/attachments";

const FAR = 8;

export interface Drag {
  /** The card leaves its place. False: it may not. */
  start: () => boolean;
  /** It is let go over this target (null: over nothing). */
  drop: (key: string | null) => void;
}

function under(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>("[data-drop]");
    if (target) return target.dataset.drop!;
  }
  return null;
}

export function drag(how: Drag): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moving = false;

    const down = (event: PointerEvent) => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving) {
        if (Math.hypot(x, y) < FAR) return;
        if (!how.start()) {
          from = null;
          return;
        }
        moving = true;
        node.setPointerCapture(event.pointerId);
        node.dataset.dragged = "";
      }
      node.style.translate = `${x}px ${y}px`;
      over(under(event.clientX, event.clientY));
    };
    const up = (event: PointerEvent) => {
      if (moving) {
        node.style.pointerEvents = "none";
        const key = under(event.clientX, event.clientY);
        node.style.pointerEvents = "";
        over(null);
        how.drop(key);
        // A drag is no click.
        addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
      }
      end();
    };
    const end = () => {
      from = null;
      moving = false;
      delete node.dataset.dragged;
      // It stays where it was let go until the answer is there, else it returns.
      setTimeout(() => (node.style.translate = ""), 120);
    };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    let marked: Element | null = null;
    const over = (key: string | null) => {
      marked?.removeAttribute("data-over");
      marked = key === null ? null : document.querySelector(`[data-drop="${CSS.escape(key)}"]`);
      marked?.setAttribute("data-over", "");
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", end);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", end);
      over(null);
    };
  };
}
