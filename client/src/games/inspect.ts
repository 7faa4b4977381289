/** Enlarging: the mouse rests on a piece, a finger stays on it, or Space is pressed while it has the focus. */
import type { Attachment } from "svelte/attachments";

import type { Problem } from "../net/protocol";

/** Whatever shows pieces enlarged: the model of a game's table. */
export interface Inspector<Thing> {
  readonly inspected: { thing: Thing; at: DOMRect } | null;
  inspect(thing: Thing | null, at?: DOMRect): void;
}

/** What is told of a piece beside it. */
export interface About {
  title: string;
  /** What kind of thing it is. */
  kind?: string;
  texts: readonly string[];
  /** Why it cannot be used now. */
  problem?: Problem | undefined;
}

const REST = 520;
const PRESS = 450;
const SLIP = 10;

export function inspectable<Thing>(
  table: Inspector<Thing>,
  thing: Thing | null,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!thing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number } | null = null;
    let wasLong = false;

    const show = () => table.inspect(thing, element.getBoundingClientRect());
    const hide = () => {
      clearTimeout(timer);
      pressed = null;
      // A piece that leaves the table loses the focus while the table is being redrawn.
      queueMicrotask(() => table.inspect(null));
    };
    const listeners: { [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void } = {
      pointerenter: (event) => {
        if (event.pointerType === "mouse") timer = setTimeout(show, REST);
      },
      pointerleave: hide,
      pointerdown: (event) => {
        clearTimeout(timer);
        wasLong = false;
        if (event.pointerType === "mouse") return table.inspect(null);
        pressed = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          wasLong = true;
          show();
        }, PRESS);
      },
      pointermove: (event) => {
        if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) hide();
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: hide,
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      keydown: (event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        if (table.inspected) hide();
        else show();
      },
      keyup: (event) => {
        if (event.key === " ") event.preventDefault();
      },
      // A piece that is taken off the table loses the focus in the middle of the drawing: not a time for changes.
      blur: () => queueMicrotask(hide),
    };
    const swallow = (event: Event) => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener);
    }
    element.addEventListener("click", swallow, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener);
      }
      element.removeEventListener("click", swallow, true);
    };
  };
}
