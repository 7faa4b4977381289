import { expect, test, vi } from "vitest";

import { factOf, ToldStage } from "../testing";
import type { Era } from "./model.svelte";
import { play } from "./motion";

const era = {
  travels: true,
  say: (key: string, args: object) => `${key} ${JSON.stringify(args)}`,
} as unknown as Era;

test.each([
  [
    "collected",
    { seat: 1, amounts: { food: 3 } },
    '+era.amount.food {"amount":3}: [data-dice="1"] > [data-stock="1:food"]',
  ],
  [
    "paid",
    { seat: 0, lord: 2, resource: "wood" },
    'era.amount.wood {"amount":1}: [data-stock="0:wood"] > [data-stock="2:wood"]',
  ],
  ["paid", { seat: 0, lord: -1, resource: "wood" }, '[data-stock="0:wood"]'],
  ["robbed", { seat: 1, resource: "goods" }, '[data-stock="1:goods"]'],
  ["built", { seat: 1, piece: "farm", cell: "a1" }, '[data-rival="1"]'],
])("the fact %s is seen where it happens: %o", (kind, values, seen) => {
  vi.useFakeTimers();
  const stage = new ToldStage();
  play(stage, [factOf(kind, values)], era);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(stage.told).toEqual([seen]);
});
