import { expect, test, vi } from "vitest";

import { factOf, ToldStage } from "../testing";
import type { Clash } from "./model.svelte";
import { play } from "./motion";

const clash = { travels: true, shown: 0, say: (key: string) => key } as unknown as Clash;

test.each([
  [
    "collected",
    { seat: 1, cell: "C2", goods: { wood: 2 } },
    ['+2 clash.goods.wood: [data-cell="C2"] > [data-stock="1:wood"]'],
  ],
  ["advanced", { seat: 0, advance: "farming" }, ['[data-advance="farming"]']],
  ["advanced", { seat: 1, advance: "farming" }, ['[data-rival="1"]']],
  ["founded", { seat: 0, cell: "C2" }, ['[data-city="C2"] lands', '[data-cell="C2"]']],
  [
    "moved",
    { seat: 1, start: "C2", cell: "C3", units: { infantry: 2 } },
    [
      '[data-unit="C3:1:infantry"] < [data-cell="C2"]',
      '[data-count="C3:1:infantry"] < [data-cell="C2"]',
      '[data-cell="C3"]',
    ],
  ],
  [
    "recruited",
    { seat: 1, cell: "C3", units: { settler: 1 } },
    ['[data-unit="C3:1:settler"] lands', '[data-count="C3:1:settler"] lands', '[data-cell="C3"]'],
  ],
])("the fact %s is seen where it happens", (kind, values, seen) => {
  vi.useFakeTimers();
  const stage = new ToldStage();
  play(stage, [factOf(kind, values)], clash);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(stage.told).toEqual(seen);
});
