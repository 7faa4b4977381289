import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { clientOf, gameNames } from "../games/registry";
import { position } from "../games/testing";
import { switchTo } from "../text/text.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import { countSeats, sheetOf } from "./sheet";

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
    expect(sheetOf(game, view)!.totals).toEqual(view.scores);
  });

  it("has a named line for whatever somebody has points for, and a column for each seat", () => {
    const view = endOf(game);
    const seats = countSeats(game, view);
    const names = ["Anna", "Boris", "Clara", "Dora"].slice(0, seats);
    const { container } = render(ScoreSheet, { game, view, names });
    const rows = [...container.querySelectorAll("tbody tr")];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.querySelector("th")!.textContent).not.toContain(".");
      expect(row.querySelectorAll("td")).toHaveLength(seats);
    }
  });

  it("is not shown while points are hidden", () => {
    const view = structuredClone(endOf(game));
    const realms = (view.board as Record<string, { score: unknown }[]>)[clientOf(game)!.realms!]!;
    realms[0]!.score = null;
    expect(sheetOf(game, view)).toBeNull();
  });
});
