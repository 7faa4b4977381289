import { beforeAll, describe, expect, it } from "vitest";

import { BY_CODE } from "../table/keys";
import { say, switchTo } from "../text/text.svelte";
import { isForBoard } from "./keys";
import { clientOf, gameNames } from "./registry";

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

const SOURCES = import.meta.glob<string>("./*/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe.each(gameNames())("the keys of %s", (game) => {
  beforeAll(() => switchTo("en"));
  const keys = clientOf(game)!.keys ?? [];
  const codes = keys.filter(({ words }) => words !== "board.key.all").flatMap((key) => key.codes);

  it("are none of the keys of the table, and each does one thing", () => {
    expect(codes.filter((code) => code in BY_CODE || code === "?")).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(["en", "ru"] as const)("have words in %s", async (language) => {
    await switchTo(language);
    for (const { words } of keys) expect(say(words)).not.toContain(".key.");
  });

  it("are told where they are pressed: no letter is looked for anywhere else", () => {
    const own = Object.entries(SOURCES).filter(([path]) => path.startsWith(`./${game}/`));
    expect(own.filter(([, source]) => source.includes("event.code")).map(([path]) => path)).toEqual([]);
  });
});
