import { describe, expect, it } from "vitest";

import { isForBoard } from "./keys";

function pressed(inside: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = inside;
  let isTaken = false;
  const look = (event: KeyboardEvent) => (isTaken = isForBoard(event));
  window.addEventListener("keydown", look);
  const event = new KeyboardEvent("keydown", { key: "b", bubbles: true, cancelable: true, ...init });
  document.querySelector("[data-here]")!.dispatchEvent(event);
  window.removeEventListener("keydown", look);
  return isTaken;
}

describe("a key", () => {
  it("is for the board on the board", () => {
    expect(pressed("<button data-here></button>")).toBe(true);
  });
  it.each([
    "<input data-here>",
    "<select data-here></select>",
    "<dialog open><button data-here></button></dialog>",
    '<button role="tab" data-here></button>',
  ])("is not for it in %s", (inside) => {
    expect(pressed(inside)).toBe(false);
  });
  it("is not for it together with Ctrl", () => {
    expect(pressed("<button data-here></button>", { ctrlKey: true })).toBe(false);
  });
});
