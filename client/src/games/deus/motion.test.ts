import { expect, test, vi } from "vitest";

import { factOf, ToldStage } from "../testing";
import type { Deus } from "./model.svelte";
import { play } from "./motion";

const deus = {
  travels: true,
  say: (key: string, args: object) => `${key} ${JSON.stringify(args)}`,
} as unknown as Deus;

test.each([
  [
    "gained",
    { seat: 1, amounts: { wood: 2 } },
    '+deus.amount.wood {"amount":2}: [data-rival="1"] > [data-stock="1:wood"]',
  ],
  [
    "plundered",
    { seat: 0, region: "b1", points: 3 },
    '+deus.amount.points {"amount":3}: [data-region="b1"] > [data-stock="0:points"]',
  ],
  [
    "stole",
    { seat: 0, victim: 2, amounts: { gold: 1 } },
    '+deus.amount.gold {"amount":1}: [data-rival="2"] > [data-stock="0:gold"]',
  ],
  ["placed", { seat: 0, piece: "army", region: "a3" }, '[data-piece="a3:army"] lands'],
  ["moved", { seat: 0, start: "a1", end: "a2" }, '[data-piece="a2:army"] < [data-region="a1"]'],
  ["activated", { seat: 1, card: "school" }, '[data-strip="1:school"]'],
  ["fell", { region: "a1", points: 4 }, '[data-village="a1"]'],
])("the fact %s is seen where it happens", (kind, values, seen) => {
  vi.useFakeTimers();
  const stage = new ToldStage();
  play(stage, [factOf(kind, values)], deus);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(stage.told).toEqual([seen]);
});
