import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { clientOf, gameNames } from "../games/registry";
import { position } from "../games/testing";
import { switchTo } from "../text/text.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import { countSeats, sheetOf, totalOf } from "./sheet";

const DRAWN = gameNames().filter((game) => clientOf(game)?.board);
const END: Record<string, string> = import.meta.glob("../games/*/positions.json", {
  eager: true,
  import: "default",
});

/** The end of the first group of recorded games. */
function endOf(game: string) {
  const groups = END[`../games/${game}/positions.json`]!;
  return position(game, `${Object.keys(groups)[0]}-over`);
}

beforeAll(() => switchTo("en"));
afterEach(cleanup);

describe.each(DRAWN)("the score sheet of %s", (game) => {
  it("adds up to what the server counted", () => {
    const view = endOf(game);
    expect(sheetOf(view)!.totals).toEqual(view.scores);
  });

  it("has a named line for whatever somebody has points for, and a column for each seat", () => {
    const view = endOf(game);
    const seats = countSeats(view);
    const names = ["Anna", "Boris", "Clara", "Dora"].slice(0, seats);
    const { container } = render(ScoreSheet, { view, names });
    const rows = [...container.querySelectorAll("tbody tr")];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.querySelector("th")!.textContent).not.toContain(".");
      expect(row.querySelectorAll("td")).toHaveLength(seats);
    }
  });

  it("is not shown while points are hidden", () => {
    const view = structuredClone(endOf(game));
    (view.board as { sheet: { totals: (number | null)[] } }).sheet.totals[0] = null;
    expect(sheetOf(view)).toBeNull();
  });
});

it("counts in points where units are parts of them", () => {
  const sheet = { unit: 2, lines: [{ key: "a", points: [3, 4] }], total: "b", totals: [3, 4] };
  expect(sheetOf({ board: { sheet } })!.lines[0]!.points).toEqual([1.5, 2]);
  expect(totalOf({ board: { sheet } }, 0)).toBe(1.5);
});
