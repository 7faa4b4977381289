import { describe, expect, test } from "vitest";

import type { Entry } from "../../net/protocol";
import { lessons } from "../../guide/testing";
import { tipsFor } from "./guide";
import type { EraBoard } from "./types";

const { args, changed, fixture, ids } = lessons<EraBoard>("era", tipsFor);

describe("the tips", () => {
  test("at the beginning welcome, then explain the layout", () => {
    expect(ids(fixture("two-layout")).slice(0, 2)).toEqual(["welcome", "layout"]);
  });

  test.each([
    ["two-take", "take"],
    ["two-quill", "quill"],
    ["two-bandits", "bandits"],
    ["two-remove", "remove"],
    ["two-scorched", "treachery"],
    ["two-demand", "demand"],
    ["two-tribute", "tribute"],
    ["two-build", "build"],
    ["two-place", "place"],
    ["three-roll_turn", "monastery"],
  ])("of %s speak of what is asked: %s", (name, tip) => {
    expect(ids(fixture(name))).toContain(tip);
  });

  test("while rolling count the dice, and name the disaster that the skulls bring", () => {
    const view = changed("two-roll", (board, { seat }) => {
      board.roll = 2;
      Object.assign(board.domains[seat!]!.dice, { skulls: 2, disaster: "disease" });
    });
    expect(ids(view)[0]).toBe("roll");
    expect(args(view, "skull")).toEqual({ skulls: 2, disaster: { key: "era.disaster.disease" } });
    expect(ids(changed("two-roll", (board) => void (board.roll = 3)))).toContain("third");
  });

  test("say how many must eat and how many farms there are", () => {
    const view = changed("two-build", ({ domains }, { seat }) => {
      const mine = domains[seat!]!;
      mine.pool = { peasant: 3, noble: 1 };
      mine.pieces = mine.pieces.filter(({ piece }) => piece !== "farm");
    });
    expect(args(view, "feed")).toEqual({ dice: 4, farms: 0 });
    const fed = changed("two-build", ({ domains }, { seat }) => {
      domains[seat!]!.pool = { peasant: 0 };
    });
    expect(ids(fed)).not.toContain("feed");
  });

  test("see a ring that is closed, and one that could be", () => {
    const open = changed("two-build", ({ domains }, { seat }) => void (domains[seat!]!.area = 0));
    expect(ids(open)).toContain("wall");
    expect(ids(open)).not.toContain("ring");
    const closed = changed("two-build", ({ domains }, { seat }) => void (domains[seat!]!.area = 6));
    expect(args(closed, "ring")).toEqual({ cells: 6 });
    expect(ids(closed)).not.toContain("wall");
  });

  test("know the last building of a kind, but no last wall", () => {
    const only = (piece: string) =>
      changed("two-build", (board) => {
        for (const one of Object.keys(board.supply)) board.supply[one] = one === piece ? 1 : 3;
      });
    expect(args(only("cathedral"), "last")).toEqual({ piece: { key: "era.piece.cathedral" } });
    expect(ids(only("wall_6"))).not.toContain("last");
  });

  test("tell of hunger by what happened, and only one's own", () => {
    const view = fixture("two-build");
    const hungry = (seat: number): Entry => ({
      sequence: 1,
      kind: "act",
      seat: 0,
      at: 0,
      events: [{ kind: "hunger", text: { key: "era.log.hunger" }, values: { seat, points: 2 } }],
    });
    expect(tipsFor(view, hungry(view.seat!)).find(({ id }) => id === "hunger")!.args).toEqual({ points: 2 });
    expect(ids(view, hungry(1 - view.seat!))).not.toContain("hunger");
  });

  test("warn of swords that are more than one's own swords and shields", () => {
    const armed = (theirs: number, shields: number) =>
      changed("two-build", ({ domains }, { seat }) => {
        Object.assign(domains[seat!]!.dice, { swords: 0, shields });
        Object.assign(domains[1 - seat!]!.dice, { swords: theirs });
      });
    expect(ids(armed(3, 2))).toContain("rival");
    expect(ids(armed(3, 4))).not.toContain("rival");
  });

  test("at the end say who won", () => {
    const view = fixture("two-over");
    const best = Math.max(...view.scores!);
    expect(ids(view)[0]).toBe("over");
    expect(args(view, "over")).toEqual({ result: view.scores![view.seat!] === best ? "won" : "lost" });
  });
});
