import { expect, it, vi } from "vitest";

import { usualSeconds } from "./play";
import { settings } from "./settings.svelte";

vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

it("remembers how long the computer was let think, for each game", () => {
  expect(usualSeconds("duel")).toBeNull();
  settings.remember("duel", { options: {}, level: "level2", seconds: 30 });
  expect([usualSeconds("duel"), usualSeconds("era")]).toEqual([30, null]);
  settings.remember("duel", { options: {}, level: "level2", seconds: null });
  expect(usualSeconds("duel")).toBeNull();
});
