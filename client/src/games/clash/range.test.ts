import { expect, it } from "vitest";

import { positionsOf } from "../testing";
import { influenceOf, landOf, routesOf, stepsFrom } from "./range";
import type { Cell, City, ClashBoard } from "./types";

function cityOf(owner: number, more: Partial<City> = {}): City {
  return {
    owner,
    mood: "neutral",
    size: 1,
    room: 0,
    buildings: {},
    wonders: [],
    activated: false,
    port: null,
    ...more,
  };
}

function map(...cells: (Partial<Cell> & { label: string })[]): Map<string, Cell> {
  return new Map(cells.map((one) => [one.label, { terrain: "grassland", slot: 0, ...one }]));
}

it("counts steps over what is explored only", () => {
  const steps = stepsFrom("A1", map({ label: "A1" }, { label: "A2", terrain: "unknown" }, { label: "A3" }));
  expect([...steps]).toEqual([["A1", 0]]);
});

it("lets a city influence as far as its size, and farther for culture", () => {
  const column = map({ label: "A1", city: cityOf(0) }, { label: "A2" }, { label: "A3" });
  expect([...influenceOf(0, column)]).toEqual([
    ["A1", 0],
    ["A2", 0],
    ["A3", 1],
  ]);
  const bound = map({ label: "A1", city: cityOf(0, { buildings: { temple: 1 } }) }, { label: "A2" });
  expect(influenceOf(0, bound).size).toBe(0);
});

it("pairs each settler and ship with a city of its own", () => {
  const cells = map(
    { label: "A1", city: cityOf(1) },
    { label: "A2", units: { 0: { settler: 2 } } },
    { label: "A3", city: cityOf(1, { mood: "angry" }) },
    { label: "A4", city: cityOf(2) },
  );
  expect(routesOf(0, cells)).toEqual([
    ["A2", "A1"],
    ["A2", "A4"],
  ]);
  expect(routesOf(1, cells)).toEqual([]);
});

/** The cells of a board by their labels. */
function cellsOf({ cells }: ClashBoard): Map<string, Cell> {
  return new Map(Object.entries(cells).map(([label, data]) => [label, { label, ...data }]));
}

it("finds that the land brings each city what the rules let it collect on its turn", () => {
  let cities = 0;
  for (const { name, view } of positionsOf("clash")) {
    const board = view.board as unknown as ClashBoard;
    const { advances, borrowed } = board.nations[view.seat ?? 0]!;
    const known = new Set([...advances, ...borrowed]);
    for (const [label, { cells, far }] of Object.entries(board.harvests ?? {})) {
      if (far === 0) known.delete("husbandry"); // it was used in this turn
      expect(landOf(view.seat!, cellsOf(board), known).get(label), `${name} ${label}`).toEqual(cells);
      cities++;
    }
  }
  expect(cities).toBeGreaterThan(5);
});

it("brings fish and more where a port is, nothing from what is exhausted or held by others", () => {
  const land = (...advances: string[]) =>
    landOf(
      0,
      map(
        { label: "C3", city: cityOf(0, { buildings: { port: 0 } }) },
        { label: "C2", terrain: "sea" },
        { label: "C4", terrain: "forest", exhausted: true },
        { label: "D3", terrain: "mountain", units: { 4: { infantry: 1 } } },
        { label: "D2", terrain: "barren", units: { 0: { infantry: 1 } } },
        { label: "B3", city: cityOf(1) },
      ),
      new Set(advances),
    ).get("C3");
  expect(land()).toEqual({ C3: ["food"] });
  expect(land("fishing", "irrigation")).toEqual({ C3: ["food"], C2: ["food", "gold", "mood"], D2: ["food"] });
});
