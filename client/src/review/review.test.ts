import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { stubResizeObserver } from "../games/testing";
import type { Reviewed, Table, View } from "../net/protocol";
import type { TableConnection } from "../net/table.svelte";
import { History } from "../table/history.svelte";
import { switchTo } from "../text/text.svelte";
import Analysis from "./Analysis.svelte";
import { lineOf, xOf, yOf } from "./plot";

beforeAll(async () => {
  stubResizeObserver();
  await switchTo("en");
});
afterEach(cleanup);

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
  },
};

describe("the analysis", () => {
  const asked = vi.fn();
  const onlook = vi.fn();
  const shown = vi.fn();
  beforeEach(() => vi.clearAllMocks());

  function show(reviewed: Reviewed | null, names = ["Mark", "Livia"], unit = 1) {
    const view = { board: { sheet: { unit } } } as unknown as View;
    const connection = { reviewed, review: asked, lastProblem: null } as unknown as TableConnection;
    const table = { seats: names.map(() => ({ kind: "bot" })), moves: 3 } as unknown as Table;
    const history = new History(
      async (move) => {
        shown(move);
        return { move, view: { seat: null, acting: [], ending: "", board: {} } };
      },
      () => 3,
    );
    return render(Analysis, { props: { connection, table, view, names, history, better: null, onlook } });
  }

  test("asks for what is known, and begins only when told to", () => {
    show({ type: "review", request: "r", done: 0, total: 3 });
    expect(asked.mock.calls).toEqual([[false]]);
    screen.getByRole("button", { name: "Go through the game" }).click();
    expect(asked.mock.calls).toEqual([[false], [true]]);
  });

  test("tells how far it is", () => {
    show({ type: "review", request: "r", done: 2, total: 8, is_running: true });
    expect(screen.getByRole("progressbar", { name: /2 of 8/ })).toBeTruthy();
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
      [POINT, false],
      [POINT, true],
    ]);
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
