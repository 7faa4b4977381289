import { describe, expect, test } from "vitest";

import { lessons } from "../../guide/testing";
import { tipsFor } from "./guide";
import type { DeusBoard } from "./types";

const { args, changed, fixture, ids, told } = lessons<DeusBoard>("deus", tipsFor);

describe("the tips", () => {
  test("at the beginning welcome, then say what a turn is and what a card costs", () => {
    expect(ids(fixture("three-turn")).slice(0, 3)).toEqual(["welcome", "turn", "price"]);
  });

  test.each([
    ["three-first_place", "first_place"],
    ["three-place", "place"],
    ["three-pay", "pay"],
    ["three-temple", "temple_place"],
    ["three-offer", "offer"],
    ["three-god", "jupiter"],
    ["three-draw_more", "draw_more"],
    ["three-take", "take"],
    ["three-recruit", "recruit"],
    ["three-use", "use"],
    ["three-produce", "produce"],
    ["three-sell", "sell"],
    ["three-buy", "buy"],
    ["three-activate", "activate"],
    ["three-army", "march"],
    ["three-march", "march"],
    ["three-raid", "raid"],
    ["wild-pieces", "pieces"],
    ["wild-hide", "hide"],
  ])("of %s speak of what is asked: %s", (name, tip) => {
    expect(ids(fixture(name))).toContain(tip);
  });

  test("tell of the columns as soon as there is one", () => {
    expect(ids(fixture("three-turn"))).not.toContain("column");
    const begun = changed("three-turn", ({ empires }, { seat }) => {
      empires[seat!]!.columns.green.push("farm");
    });
    expect(ids(begun)).toContain("column");
    expect(ids(begun)).not.toContain("welcome");
  });

  test("lead to the gods when nothing can be built, and name the piece that is lacking", () => {
    const piece = { key: "deus.piece.ship" };
    const stuck = changed("three-turn", (_, view) => {
      for (const option of view.decision!.options) {
        if (option.notation.startsWith("build:"))
          option.problem = { text: { key: "deus.reason.no_piece", args: { piece } }, rule: "pieces" };
      }
    });
    expect(ids(stuck)).toContain("stuck");
    expect(args(stuck, "no_piece")).toEqual({ piece });
    expect(ids(fixture("three-turn"))).not.toContain("stuck");
  });

  test("see a village that is about to fall, but none that has fallen", () => {
    const near = (standing: boolean) =>
      changed("three-turn", ({ villages }) => {
        for (const village of villages) village.open = 5;
        Object.assign(villages[0]!, { region: "a3", points: 4, open: 1, standing });
      });
    expect(args(near(true), "village")).toEqual({ region: "A3", points: 4, open: 1 });
    expect(ids(near(false))).not.toContain("village");
  });

  test("know a majority only where nobody has as much", () => {
    const having = (mine: number, theirs: number) =>
      changed("three-turn", ({ empires }, { seat }) => {
        empires.forEach((empire, at) => {
          empire.resources = { wood: 0, stone: 0, clay: at === seat ? mine : theirs, wheat: 0 };
        });
      });
    expect(args(having(3, 2), "most")).toEqual({ resource: { key: "deus.resource.clay" } });
    expect(ids(having(2, 2))).not.toContain("most");
  });

  test("tell by what happened of a village that was won, and of a robbery", () => {
    const view = fixture("three-turn");
    const me = view.seat!;
    const won = told("conquered", { seat: me, points: 4 });
    expect(tipsFor(view, won).find(({ id }) => id === "conquered")!.args).toEqual({ points: 4 });
    expect(ids(view, told("conquered", { seat: me + 1, points: 4 }))).not.toContain("conquered");
    expect(ids(view, told("stole", { seat: me + 1, victim: me }))).toContain("robbed");
    expect(ids(view, told("stole", { seat: me, victim: me + 1 }))).not.toContain("robbed");
  });

  test("see the end coming", () => {
    const left = (temples: number) =>
      changed("three-turn", (board) => {
        board.supply["temples"] = temples;
        board.villages_left = 4;
      });
    expect(ids(left(2))).not.toContain("nearly_over");
    expect(ids(left(1))).toContain("nearly_over");
    expect(
      args(
        changed("three-turn", (board) => void (board.last_round = 9)),
        "last_round",
      ),
    ).toEqual({
      round: 9,
    });
  });

  test("at the end say who won", () => {
    const view = fixture("three-over");
    const best = Math.max(...view.scores!);
    expect(ids(view)[0]).toBe("over");
    expect(args(view, "over")).toEqual({ result: view.scores![view.seat!] === best ? "won" : "lost" });
  });
});
