import { expect, test } from "vitest";

import type { View } from "./protocol";
import { seen } from "./seen";

const actions = ["skip", "build:altar", "build:forum", "build:inn"].map((notation) => ({
  notation,
  name: { key: `toy.action.${notation}` },
}));
const view: View = { seat: 0, acting: [0], ending: "", board: {} };
const lines = [{ text: { key: "toy.bill.wood" }, amount: 2 }];
const [dear, covered] = [
  { text: { key: "toy.reason.dear" }, rule: "cost" },
  { text: { key: "toy.reason.covered" } },
];

test("whoever is asked nothing sees no question", () => {
  expect(seen(view, actions)).toEqual(view);
});

test("every action gets its name, and what was said once for several", () => {
  const { decision } = seen(
    {
      ...view,
      decision: {
        prompt: { key: "toy.prompt.turn" },
        actions: [0],
        others: [3, 1, 2],
        problems: [dear!, covered!],
        why: [1, 0, 1],
        lines,
        sums: [{ actions: [1, 3], lines: [0] }],
      },
    },
    actions,
  );
  expect(decision!.options.map(({ notation }) => notation)).toEqual([
    "skip",
    "build:inn",
    "build:altar",
    "build:forum",
  ]);
  expect(decision!.options.map(({ problem }) => problem)).toEqual([undefined, covered, dear, covered]);
  expect(decision!.options.map((option) => option.lines)).toEqual([undefined, lines, lines, undefined]);
  expect(decision!.options[1]!.name).toEqual({ key: "toy.action.build:inn" });
});

test("an action that a newer server knows is still an option", () => {
  const { decision } = seen({ ...view, decision: { prompt: { key: "toy" }, actions: [9] } }, actions);
  expect(decision!.options[0]!.action).toBe(9);
});
