import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { gameNames } from "../games/registry";
import { stubResizeObserver, toldIn } from "../games/testing";
import * as http from "../net/http";
import type { Action, Entry, Reviewed, Table, View } from "../net/protocol";
import type { TableConnection } from "../net/table.svelte";
import { session } from "../session.svelte";
import { History } from "../table/history.svelte";
import { switchTo } from "../text/text.svelte";
import Analysis from "./Analysis.svelte";
import { chaptersOf } from "./chapters";
import PlayOn from "./PlayOn.svelte";
import { lineOf, xOf, yOf } from "./plot";

vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

beforeAll(async () => {
  stubResizeObserver();
  await switchTo("en");
});
afterEach(() => {
  cleanup();
  session.person = null;
});

const FRAME = { left: 10, right: 110, top: 0, bottom: 50, last: 2, max: 100 };

test("a line goes from the first move at the left to the last at the right", () => {
  const values = [
    [50, 50],
    [100, 0],
    [0, 100],
  ];
  expect(lineOf(values, 0, FRAME)).toBe("M10.0 25.0L60.0 0.0L110.0 50.0");
  expect(lineOf(values, 1, FRAME)).toBe("M10.0 25.0L60.0 50.0L110.0 0.0");
});

test("a game without a move is drawn, too", () => {
  expect(xOf(0, { ...FRAME, last: 0 })).toBe(10);
  expect(yOf(0, { ...FRAME, max: 0 })).toBe(50);
});

const advice = (notation: string, value: number) => ({ action: 1, notation, name: { key: notation }, value });
const POINT = {
  move: 2,
  seat: 1,
  before: 1,
  why: [{ key: "duel.hint.again" }],
  played: advice("build:baths", 0.3),
  better: advice("build:altar", 0.6),
  text: {
    key: "core.review.blunder",
    args: {
      seat: { key: "core.seat", args: { number: 2 } },
      played: { key: "duel.action.build", args: { card: { key: "duel.card.baths" } } },
      chance: 30,
      better: { key: "duel.action.build", args: { card: { key: "duel.card.altar" } } },
      better_chance: 60,
    },
  },
};
const DONE: Reviewed = {
  type: "review",
  request: "r",
  done: 3,
  total: 3,
  review: {
    chances: [
      [0.5, 0.5],
      [0.4, 0.6],
      [0.7, 0.3],
      [1, 0],
    ],
    points: [
      [0, 0],
      [1, 0],
      [1, 2],
      [9, 5],
    ],
    turning_points: [POINT],
    choices: [
      { move: 1, before: 0, seat: 0, played: 1, chance: 0.5, better: 1, better_chance: 0.5 },
      { move: 2, before: 1, seat: 1, played: 0, chance: 0.3, better: 1, better_chance: 0.6 },
    ],
  },
};
const [FIRST, TURNING] = DONE.review!.choices!;
const WORDS = ["baths", "altar"].map<Action>((card) => ({
  notation: `build:${card}`,
  name: { key: "duel.action.build", args: { card: { key: `duel.card.${card}` } } },
}));

const entry = (sequence: number, ...events: Entry["events"] & object): Entry => ({
  sequence,
  kind: "act",
  seat: 0,
  at: 0,
  events,
});
const begins = (kind: string, number: number) => ({
  text: { key: `duel.log.${kind}` },
  kind,
  values: { [kind]: number },
});
const MOVES = [entry(1, begins("age", 1)), entry(2, begins("age", 2)), entry(3)];

describe("chapters", () => {
  test("go from where they are told to the next, and what is no chapter is none", () => {
    expect(chaptersOf(MOVES, 3)).toEqual([
      { kind: "age", number: 1, from: 1, to: 2 },
      { kind: "age", number: 2, from: 2, to: 3 },
    ]);
    expect(chaptersOf([entry(1, begins("shields", 2))], 1)).toEqual([]);
  });

  test("where the first one is not told, the second tells of it", () => {
    expect(chaptersOf([entry(1), entry(2, begins("round", 2)), entry(3)], 3)).toEqual([
      { kind: "round", number: 1, from: 0, to: 2 },
      { kind: "round", number: 2, from: 2, to: 3 },
    ]);
  });

  test("are ages, whatever tells of them, rather than the rounds in them", () => {
    const tells = (kind: string, values: Record<string, number>) => ({
      text: { key: "core.ok" },
      kind,
      values,
    });
    const turns = [
      entry(1, tells("turn", { seat: 0, age: 1, round: 1 })),
      entry(2, tells("turn", { seat: 0, age: 1, round: 2 }), tells("round", { round: 1 })),
      entry(3, tells("status", { age: 1 })),
      entry(4, tells("turn", { seat: 0, age: 2, round: 1 })),
    ];
    expect(chaptersOf(turns, 6)).toEqual([
      { kind: "age", number: 1, from: 1, to: 4 },
      { kind: "age", number: 2, from: 4, to: 6 },
    ]);
  });

  test.each(gameNames())("are found in a recorded game of %s, in their order", (game) => {
    const moves = toldIn(game).map((events, index) => entry(index + 1, ...events));
    const numbers = chaptersOf(moves, moves.length).map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test("do not begin where a round to come is told", () => {
    const closing = { text: { key: "core.ok" }, kind: "closing", values: { what: "temples", round: 3 } };
    expect(chaptersOf([entry(1, begins("round", 1)), entry(2, closing), entry(3)], 4)).toEqual([
      { kind: "round", number: 1, from: 1, to: 4 },
    ]);
  });
});

test("playing on takes the seat that is chosen, from the move that is shown", async () => {
  const wish = vi.spyOn(http, "playOn").mockRejectedValue(new http.Refusal(http.OFFLINE, 0));
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  const table = { id: "t", game: "duel", you: 0, seats: [] } as unknown as Table;
  const props = { table, names: ["Mark", "Livia"], move: 12, open: true, onclose: vi.fn() };
  render(PlayOn, { props });
  expect(screen.getByText(/after move 12 .* What the others already hold is as it was\./)).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("Livia"));
  screen.getByText("Begin").click();
  expect(wish).toHaveBeenCalledWith("t", { move: 12, seat: 1, level: "" });
});

describe("the analysis", () => {
  const asked = vi.fn();
  const onlook = vi.fn();
  const shown = vi.fn();
  const onplay = vi.fn();
  beforeEach(() => vi.clearAllMocks());

  function show(reviewed: Reviewed | null, names = ["Mark", "Livia"], unit = 1, you: number | null = null) {
    const view = { board: { sheet: { unit } } } as unknown as View;
    const connection = {
      reviewed,
      review: asked,
      lastProblem: null,
      moves: MOVES,
    } as unknown as TableConnection;
    const table = { seats: names.map(() => ({ kind: "bot" })), moves: 3, you } as unknown as Table;
    const history = new History(
      async (move) => {
        shown(move);
        return { move, view: { seat: null, acting: [], ending: "", board: {} } };
      },
      () => 3,
    );
    return render(Analysis, {
      props: { connection, table, view, names, history, words: WORDS, better: null, onlook, onplay },
    });
  }

  test("begins by itself for somebody who is known here", () => {
    show({ type: "review", request: "r", done: 0, total: 3 });
    session.person = { id: "p", name: "Mark" };
    flushSync();
    expect(asked.mock.calls).toEqual([[false], [true]]);
  });

  test("begins by itself for whoever has a seat, though the browser has forgotten the name", () => {
    show({ type: "review", request: "r", done: 0, total: 3 }, undefined, undefined, 1);
    expect(asked.mock.calls).toEqual([[true]]);
  });

  test("asks for what is known for a stranger, and begins only when told to", () => {
    show({ type: "review", request: "r", done: 0, total: 3 });
    expect(asked.mock.calls).toEqual([[false]]);
    screen.getByRole("button", { name: "Go through the game" }).click();
    expect(asked.mock.calls).toEqual([[false], [true]]);
  });

  test("tells how far it is", () => {
    show({ type: "review", request: "r", done: 2, total: 8, is_running: true });
    expect(screen.getByRole("progressbar", { name: /2 of 8/ })).toBeTruthy();
  });

  test("shows what it has found so far, over the whole length of the game", () => {
    const review = { ...DONE.review!, chances: DONE.review!.chances.slice(0, 2), turning_points: [] };
    const { container } = show({ ...DONE, done: 2, is_running: true, review });
    expect(screen.getByRole("progressbar", { name: /2 of 3/ })).toBeTruthy();
    expect(container.querySelector("path.line")!.getAttribute("d")!.match(/[ML]/g)).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>("slider").max).toBe("3");
    expect(screen.getByText("Mark", { selector: ".legend li" }).textContent).toContain("40");
    expect(screen.getByText("None so far.")).toBeTruthy();
  });

  test("shows a line for each seat, and leads to a move with the keyboard", () => {
    const { container } = show(DONE);
    expect(container.querySelectorAll("path.line")).toHaveLength(2);
    const slider = screen.getByRole<HTMLInputElement>("slider");
    expect(slider.getAttribute("aria-valuetext")).toBe("Move 3 of 3, Mark 100, Livia 0");
    slider.value = "1";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(shown).toHaveBeenCalledWith(1);
    expect(slider.getAttribute("aria-valuetext")).toBe("Move 1 of 3, Mark 40, Livia 60");
  });

  test("names both moves of a turning point, and shows it or the better one", () => {
    show(DONE);
    const words =
      "The game turned here. Livia: “Build Baths” wins about 30 of 100 games, “Build Altar” would have won 60.";
    expect(screen.getByText(words)).toBeTruthy();
    screen.getByRole("button", { name: "See the board" }).click();
    screen.getByRole("button", { name: "Show the better move" }).click();
    expect(onlook.mock.calls).toEqual([
      [TURNING, false],
      [TURNING, true],
    ]);
    expect(screen.getByText("A hint would have said: And you play again at once.")).toBeTruthy();
  });

  test("tells of every move, whoever made it, what a strong player thinks, and shows the better one", async () => {
    show(DONE);
    const slider = screen.getByRole<HTMLInputElement>("slider");
    const better = (index: number) => screen.getAllByRole("button", { name: "Show the better move" })[index]!;
    await fireEvent.input(slider, { target: { value: "0" } });
    expect(
      screen.getByText(/Mark: “Build Altar” wins about 50 of 100 games\.\s+There was nothing better\./),
    ).toBeTruthy();
    better(0).click();
    await fireEvent.input(slider, { target: { value: "1" } });
    expect(
      screen.getByText(/Livia: “Build Baths” wins about 30 of 100 games\.\s+Better: “Build Altar”, 60\./),
    ).toBeTruthy();
    better(0).click();
    expect(onlook.mock.calls).toEqual([
      [FIRST, true],
      [TURNING, true],
    ]);
  });

  test("shades the ages, and names them where there is room", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
    const { container } = show(DONE);
    expect(container.querySelectorAll("rect.chapter")).toHaveLength(1);
    expect([...container.querySelectorAll("text.name")].map((name) => name.textContent)).toEqual([
      "Age I",
      "Age II",
    ]);
  });

  test("offers to play on from a position, but not from the end", async () => {
    show(DONE);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Play on from here" });
    expect(button.disabled).toBe(true);
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "1" } });
    button.click();
    expect(onplay).toHaveBeenCalled();
  });

  test("shows points to whoever played alone", () => {
    const review = { chances: [[1], [1]], points: [[3], [12]], turning_points: [] };
    const { container } = show({ ...DONE, review }, ["Mark"]);
    expect(container.textContent).toContain("Your points as they stood");
    expect(screen.queryByText("Turning points")).toBeNull();
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("Move 1 of 1, Mark 12");
  });

  test("shows half points to whoever played alone, where a game has them", () => {
    const review = { chances: [[1], [1]], points: [[3], [25]], turning_points: [] };
    show({ ...DONE, review }, ["Mark"], 2);
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("Move 1 of 1, Mark 12½");
  });

  test("says so when no move lost much", () => {
    show({ ...DONE, review: { ...DONE.review!, turning_points: [] } });
    expect(screen.getByText(/No move lost much/)).toBeTruthy();
  });
});
