import { expect, it } from "vitest";

import type { Line } from "../../net/protocol";
import type { View } from "../../net/seen";
import { catalogOf, positionsOf, testBoard } from "../testing";
import { isClosed, softened, unlockedBy } from "./advances";
import { costOf } from "./held";
import Table from "./Table.svelte";
import type { ClashBoard, ClashCatalog } from "./types";

const { fixture, show } = testBoard({ name: "clash", Board: Table });
const catalog = catalogOf("clash") as ClashCatalog;
/** Why an advance is closed, whatever there is to pay with. */
const CLOSED = ["top_first", "needs_advance", "other_government"].map((reason) => `clash.reason.${reason}`);
/** Other reasons, such as that no action is left, say nothing of the advance. */
const JUDGED = [...CLOSED, "clash.reason.no_food", undefined];

it("calls those advances closed that the engine refuses for what is not owned", () => {
  let count = 0;
  for (const { name, view } of positionsOf("clash")) {
    if (view.seat === null) continue;
    const owned = new Set((view.board as unknown as ClashBoard).nations[view.seat]!.advances);
    for (const { notation, problem } of view.decision?.options ?? []) {
      const [verb, advance] = notation.split(":");
      if (verb !== "advance" || owned.has(advance!) || !JUDGED.includes(problem?.text.key)) continue;
      count += 1;
      expect(isClosed(catalog, owned, advance!), `${name}: ${notation}`).toBe(
        CLOSED.includes(problem?.text.key ?? ""),
      );
    }
  }
  expect(count).toBeGreaterThan(100);
});

it("knows which building an advance opens", () => {
  expect(unlockedBy(catalog, "writing")).toEqual(["academy"]);
  expect(unlockedBy(catalog, "math")).toEqual([]);
});

it("lets long words break only where they may", () => {
  expect(softened("Налогообложение", "Налого-обложение Проекти-рование")).toBe("Налого\u00adобложение");
  expect(softened("Гигиена", "Налого-обложение")).toBe("Гигиена");
});

it("adds up what a bill spends, and nothing where something spares it", () => {
  const spent = (good: string, amount: number) => ({
    text: { key: "clash.line.spent", args: { goods: { key: `clash.goods.${good}` } } },
    amount,
  });
  expect(costOf([spent("food", 2), spent("gold", 1)])).toEqual({ food: 2, gold: 1 });
  expect(costOf([spent("food", 2), { text: { key: "clash.line.free_by" }, amount: -2 }])).toEqual({});
  expect(costOf([{ text: { key: "clash.line.study" }, amount: 2 }])).toEqual({});
});

it("calls those advances free whose price something spares, not those that can be paid in several ways", () => {
  const turn = fixture("two-turn");
  const line = (key: string, amount: number) => ({ text: { key: `clash.line.${key}` }, amount });
  const withLines = (...lines: Line[]): View => {
    const options = turn.decision!.options.map((option) =>
      option.notation.startsWith("advance:") ? { ...option, problem: undefined, lines } : option,
    );
    return { ...turn, decision: { ...turn.decision!, options } };
  };
  const free = (view: View) => show(view).container.querySelectorAll(".advance .free").length;
  expect(free(withLines(line("study", 2)))).toBe(0);
  expect(free(withLines(line("spent", 2), line("free_by", -2)))).toBeGreaterThan(0);
});
