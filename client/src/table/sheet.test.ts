import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { clientOf, gameNames } from "../games/registry";
import { position } from "../games/testing";
import type { Table, View } from "../net/protocol";
import { switchTo } from "../text/text.svelte";
import { endingTitle } from "./ending";
import ScoreSheet from "./ScoreSheet.svelte";
import { isCounted, pointsText, sheetOf } from "./sheet";

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

const numbers = (cells: Iterable<Element>) => [...cells].map((cell) => cell.textContent);

beforeAll(() => switchTo("en"));
afterEach(cleanup);

describe.each(DRAWN)("the score sheet of %s", (game) => {
  it("has a named line for whatever somebody has points for, and a column for each seat", () => {
    const view = endOf(game);
    const seats = sheetOf(view).totals.length;
    const names = ["Anna", "Boris", "Clara", "Dora"].slice(0, seats);
    const { container } = render(ScoreSheet, { view, names });
    const rows = [...container.querySelectorAll("tbody tr")];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.querySelector("th")!.textContent).not.toContain(".");
      expect(row.querySelectorAll("td")).toHaveLength(seats);
    }
    expect(numbers(container.querySelectorAll("tfoot tr > td"))).toEqual(
      view.scores!.map((score) => pointsText(score, sheetOf(view).unit)),
    );
  });

  it("shows what the server counted, and no line, while points are hidden", () => {
    const view = structuredClone(endOf(game));
    const sheet = sheetOf(view);
    for (const { points } of sheet.lines) points[0] = null;
    sheet.totals[0] = null;
    expect(isCounted(sheet)).toBe(false);
    const names = sheet.totals.map((_, seat) => `Seat ${seat}`);
    const { container } = render(ScoreSheet, { view, names, totals: view.scores });
    expect(container.querySelectorAll("tbody tr")).toHaveLength(0);
    expect(numbers(container.querySelectorAll("tfoot tr > td"))).toEqual(
      view.scores!.map((score) => pointsText(score, sheetOf(view).unit)),
    );
  });
});

describe("points that have halves", () => {
  const view = {
    board: {
      sheet: {
        unit: 2,
        lines: [{ line: "cities", key: "core.seat", points: [25, -1] }],
        total: "core.seat",
        totals: [25, -1],
      },
    },
  } as unknown as View;

  it("are written as people write them", () => {
    expect([0, 1, 24, 25, -1, -25].map((points) => pointsText(points, 2))).toEqual([
      "0",
      "½",
      "12",
      "12½",
      "−½",
      "−12½",
    ]);
    expect([7, 2, -7].map((points) => pointsText(points, 3))).toEqual(["2 1/3", "2/3", "−2 1/3"]);
    expect([12, -4].map((points) => pointsText(points, 1))).toEqual(["12", "−4"]);
    expect(pointsText(null, 2)).toBe("–");
  });

  it("stand on the sheet and in the title of the end", () => {
    const { container } = render(ScoreSheet, { view, names: ["Anna", "Boris"] });
    expect(numbers(container.querySelectorAll("td:not(:empty)"))).toEqual(["12½", "−½", "12½", "−½"]);
    const table = { seats: [{}], result: { scores: [25], places: [1] } } as unknown as Table;
    expect(endingTitle(table, view, ["Anna"])).toContain("12½ points");
    table.result!.scores = [2];
    expect(endingTitle(table, view, ["Anna"])).toMatch(/\b1 point\b/);
  });
});
