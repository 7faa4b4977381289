import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { DuelBoard } from "./types";
import { lessons } from "../../guide/testing";
import type { Entry, Table } from "../../net/protocol";
import { switchTo } from "../../text/text.svelte";
import Coach from "../../guide/Coach.svelte";
import { back, begun, canGoForth, forth, goOn, load, save } from "../../guide/lesson";
import guide, { tipsFor } from "./guide";

const { args, changed, fixture, ids } = lessons<DuelBoard>("duel", tipsFor);

describe("the tips", () => {
  test("at the beginning welcome, then the draft", () => {
    expect(ids(fixture("base-draft")).slice(0, 2)).toEqual(["welcome", "draft"]);
  });

  test("in the first turn explain the structure, the turn and a price", () => {
    const view = fixture("base-turn");
    expect(ids(view)).toEqual(expect.arrayContaining(["structure", "turn", "price"]));
    expect(args(view, "price")).toEqual({
      card: { key: "duel.card.workshop" },
      price: 2,
      resource: { key: "duel.resource.papyrus" },
    });
  });

  test("speak of what is asked", () => {
    expect(ids(fixture("base-tuck"))).toContain("tuck");
    expect(ids(fixture("base-begin"))).toContain("begin");
    expect(ids(fixture("pantheon-progress"))).toContain("pair");
    expect(ids(fixture("pantheon-revive"))).toContain("revive");
  });

  test("name a card that a chain makes free, and one that is free for the rival", () => {
    const mine = changed("base-early", ({ structure }, { seat }) => {
      const slot = structure.find(({ playable }) => playable)!;
      slot.chained = seat === 0 ? [true, false] : [false, true];
    });
    expect(ids(mine)).toContain("chain");
    const theirs = changed("base-early", ({ structure }, { seat }) => {
      const slot = structure.find(({ playable }) => playable)!;
      slot.chained = seat === 0 ? [false, true] : [true, false];
    });
    expect(ids(theirs)).toContain("chain_rival");
  });

  test.each([0, 1])("see the pawn from seat %i", (seat) => {
    const at = (pawn: number) =>
      changed("base-early", (board, view) => {
        view.seat = seat;
        board.pawn = seat === 0 ? pawn : -pawn;
      });
    expect(ids(at(0))).not.toContain("pawn");
    expect(args(at(2), "pawn")).toEqual({ side: "theirs" });
    expect(args(at(-2), "pawn")).toEqual({ side: "mine" });
    expect(args(at(-7), "siege")).toEqual({ spaces: 2 });
    expect(args(at(6), "nearly")).toEqual({ way: "war", left: 3 });
  });

  test("see science on both sides", () => {
    const view = changed("base-middle", ({ cities }, { seat }) => {
      cities[seat!]!.symbols = [1, 0, 0, 0, 0, 0, 0];
      cities[1 - seat!]!.symbols = [1, 1, 1, 2, 0, 0, 0];
    });
    expect(ids(view)).toEqual(expect.arrayContaining(["symbol", "symbols_rival", "age2"]));
    expect(args(view, "symbols_rival")).toEqual({ count: 4 });
  });

  test("tell when a wonder can be paid, and when coins are short", () => {
    const rich = changed("base-early", ({ cities }, { seat }) => void (cities[seat!]!.coins = 40));
    expect(ids(rich)).toContain("wonder");
    expect(ids(rich)).not.toContain("discard");
    const poor = changed("base-early", ({ cities }, { seat }) => void (cities[seat!]!.coins = 0));
    expect(ids(poor)).toContain("discard");
    expect(ids(poor)).not.toContain("wonder");
  });

  test("notice another turn by what happened", () => {
    const view = fixture("base-early");
    const last = { sequence: 1, kind: "act", seat: view.seat!, at: 0 } as Entry;
    expect(ids(view, last)).not.toContain("again");
    expect(
      ids(view, { ...last, events: [{ kind: "plays_again", text: { key: "duel.log.plays_again" } }] }),
    ).toContain("again");
  });

  test("at the end say who won and how", () => {
    const view = fixture("base-over");
    expect(ids(view)[0]).toBe("over");
    expect(args(view, "over")).toEqual({ kind: "civilian", result: "won" });
  });
});

describe("the lesson", () => {
  const tips = tipsFor(fixture("base-draft"));

  test("tells one tip at a time, and none twice", () => {
    let lesson = goOn(begun("t"), tips);
    expect(lesson.told.map(({ id }) => id)).toEqual(["welcome"]);
    lesson = goOn(lesson, tips);
    expect(lesson.told.map(({ id }) => id)).toEqual(["welcome", "draft"]);
    for (let turn = 0; turn < 5; turn += 1) lesson = goOn(lesson, tips);
    expect(new Set(lesson.told.map(({ id }) => id)).size).toBe(lesson.told.length);
    expect(canGoForth(lesson, tips)).toBe(false);
  });

  test("can be stepped through", () => {
    let lesson = goOn(goOn(begun("t"), tips), tips);
    lesson = back(lesson);
    expect(lesson.told[lesson.at]!.id).toBe("welcome");
    expect(back(lesson).at).toBe(0);
    expect(forth(lesson, tips).told[1]!.id).toBe("draft");
  });

  test("is kept for its table only", () => {
    save(goOn(begun("t1"), tips));
    expect(load("t1").told).toHaveLength(1);
    expect(load("t2").told).toEqual([]);
    localStorage.setItem("tessera.guide", "nonsense");
    expect(load("t1").told).toEqual([]);
  });
});

describe("the coach", () => {
  beforeEach(async () => {
    localStorage.clear();
    await switchTo("en");
  });
  afterEach(cleanup);
  const table = { id: "t", game: "duel", moves: 0 } as Table;
  const props = (name: string, moves = 0) => ({
    guide,
    view: fixture(name),
    table: { ...table, moves },
    names: ["Ann", "Computer"],
    lastMove: null,
    openRule: vi.fn(),
    onclose: vi.fn(),
  });

  test("shows a tip, goes on with the game, back, and leads to the rules", async () => {
    const first = props("base-draft");
    const { rerender } = render(Coach, first);
    await tick();
    expect(screen.getByRole("heading").textContent).toBe("Welcome!");
    screen.getByRole("button", { name: "In the rules" }).click();
    expect(first.openRule).toHaveBeenCalledWith("goal");
    await rerender(props("base-turn", 8));
    expect(screen.getByRole("heading").textContent).toBe("These are the cards of Age I");
    screen.getByRole("button", { name: "Next" }).click();
    await tick();
    expect(screen.getByRole("heading").textContent).toBe("Your turn: one card");
    screen.getByRole("button", { name: "Back" }).click();
    await tick();
    expect(screen.getByRole("heading").textContent).toBe("These are the cards of Age I");
  });

  test("says nothing new while the rival moves", async () => {
    const { rerender } = render(Coach, props("base-draft"));
    await tick();
    const waiting = props("base-turn", 8);
    waiting.view.decision = null;
    await rerender(waiting);
    expect(screen.getByRole("heading").textContent).toBe("Welcome!");
  });

  test("remembers after a reload, can be folded, unfolded and ended", async () => {
    const { unmount } = render(Coach, props("base-draft"));
    await tick();
    unmount();
    const again = props("base-draft");
    render(Coach, again);
    await tick();
    expect(screen.getByRole("heading").textContent).toBe("Welcome!");
    screen.getByRole("button", { name: "Make the guide small" }).click();
    await tick();
    expect(screen.queryByRole("heading")).toBeNull();
    screen.getByRole("button", { expanded: false }).click();
    await tick();
    expect(screen.getByRole("heading")).toBeTruthy();
    screen.getByRole("button", { name: "End the guide" }).click();
    expect(again.onclose).toHaveBeenCalledOnce();
  });
});
