import { describe, expect, test } from "vitest";

import { lessons } from "../../guide/testing";
import { tipsFor } from "./guide";
import type { ClashBoard } from "./types";

const { args, changed, fixture, ids, told } = lessons<ClashBoard>("clash", tipsFor);

describe("the tips", () => {
  test("at the beginning welcome, then explain the settler", () => {
    expect(ids(fixture("two-settler")).slice(0, 2)).toEqual(["welcome", "settler"]);
  });

  test.each([
    ["two-collect", "collect"],
    ["two-study", "study"],
    ["two-building", "building"],
    ["two-recruit", "recruit"],
    ["two-move", "group"],
    ["two-group", "group"],
    ["two-tile", "explore"],
    ["two-cheer", "cheer"],
    ["two-exhaust", "exhaust"],
    ["two-barbarian_step", "barbarians"],
    ["two-great", "great"],
    ["two-claim", "claim"],
    ["two-free_advance", "status"],
    ["two-tactics", "tactics"],
    ["two-retreat", "retreat"],
    ["wild-consider", "offer"],
    ["wild-boost", "boost"],
  ])("of %s speak of what is asked: %s", (name, tip) => {
    expect(ids(fixture(name))).toContain(tip);
  });

  test("send who has nothing to pay with to collect", () => {
    const having = (food: number) =>
      changed("two-turn_construct", ({ nations }, { seat }) => {
        Object.assign(nations[seat!]!.goods, { food, ideas: 0, gold: 1 });
      });
    expect(ids(having(0))).toContain("hungry");
    expect(ids(having(1))).not.toContain("hungry");
  });

  test("warn of the event that the next advance brings", () => {
    const left = (track: number) =>
      changed("two-turn", ({ nations }, { seat }) => void (nations[seat!]!.track = track));
    expect(ids(left(1))).toContain("near");
    expect(ids(left(2))).not.toContain("near");
  });

  test("name a city of mine that has worked, and one that is angry", () => {
    const view = changed("two-turn_construct", ({ cells }, { seat }) => {
      for (const { city } of Object.values(cells))
        if (city) Object.assign(city, { activated: city.owner === seat, mood: "angry" });
    });
    const { cells } = view.board as unknown as ClashBoard;
    const [first] = Object.keys(cells).filter((label) => cells[label]!.city?.owner === view.seat);
    expect(args(view, "again")).toEqual({ cell: first });
    expect(args(view, "angry")).toEqual({ cell: first });
  });

  test("speak of a battle to those who fight it", () => {
    const fought = (attacker: number) =>
      changed("two-tactics", (board, view) => {
        view.seat = 0;
        board.battle = { ...board.battle!, attacker, defender: 4 };
      });
    expect(ids(fought(0))).toContain("battle");
    expect(ids(fought(1))).not.toContain("battle");
  });

  test("tell of my own event and of a city that I lost, not of what befell others", () => {
    const view = fixture("two-turn");
    const me = view.seat!;
    expect(ids(view, told("event", { seat: me, event: "pestilence" }))).toContain("event");
    expect(ids(view, told("event", { seat: 1 - me, event: "pestilence" }))).not.toContain("event");
    expect(ids(view, told("captured", { captor: 4, loser: me, cell: "A3" }))).toContain("captured");
    expect(ids(view, told("captured", { captor: 4, loser: 1 - me, cell: "A3" }))).not.toContain("captured");
  });

  test("at the end say who won", () => {
    const view = fixture("two-over");
    const best = Math.max(...view.scores!);
    expect(ids(view)[0]).toBe("over");
    expect(args(view, "over")).toEqual({ result: view.scores![view.seat!] === best ? "won" : "lost" });
  });
});
