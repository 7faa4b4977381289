/** What the pictures of the rules page show is true: on the map, in battles, and on cards. */
import { describe, expect, test } from "vitest";

import { catalogOf } from "../../testing";
import { beside } from "../draw";
import { halvesOf } from "../held";
import type { ClashCatalog } from "../types";
import { BATTLES, hitsOf, takenOf, valueOf } from "./battles";
import { cellsOf, MAPS, stepsFrom } from "./maps";
import { OFFERS, OWNED } from "./papers";

const catalog = catalogOf("clash") as ClashCatalog;
const PAGES = import.meta.glob<string>("../../../../../src/tessera/locale/*/rules/clash.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pages = Object.values(PAGES);

/** What the page draws of a kind. */
function drawn(page: string, kind: string): string[] {
  return [...page.matchAll(/\{icon:([a-z-]+)\/(\w+)\}/g)].flatMap(([, name, dress]) =>
    name === kind ? [dress!] : [],
  );
}

describe("the map", () => {
  test("every part of it is on the page, once, in both languages", () => {
    for (const page of pages) expect(drawn(page, "map").sort()).toEqual(Object.keys(MAPS).sort());
  });

  test("a tile is its upper cell and the three that touch it", () => {
    expect(cellsOf("D3")).toEqual(["D3", "C4", "E4", "D4"]);
    expect(cellsOf("D1")).toEqual(["D1", "C2", "E2", "D2"]);
  });

  test("units stand where they can", () => {
    const possible = Object.entries(MAPS).filter(([, { verdict }]) => verdict !== false);
    for (const [name, { cells }] of possible)
      for (const { label, terrain, city, units } of cells) {
        const kinds = Object.values(units ?? {}).flatMap(Object.keys);
        if (kinds.includes("ship")) expect(terrain, `${name} ${label}`).toBe("sea");
        else if (terrain === "sea") expect(kinds, `${name} ${label}`).toEqual([]);
        if (city) expect(["grassland", "forest", "mountain"], `${name} ${label}`).toContain(terrain);
        if (city?.port) expect(beside(label)).toContain(city.port);
        const army = Object.values(units ?? {}).map(({ infantry = 0 }) => infantry);
        expect(Math.max(0, ...army)).toBeLessThanOrEqual(4);
      }
  });

  test("what is pointed at is in the picture", () => {
    for (const [name, { cells, open, marks, routes }] of Object.entries(MAPS)) {
      const labels = cells.map(({ label }) => label);
      for (const label of [...Object.keys(open), ...Object.keys(marks), ...routes.flat()])
        expect(labels, `${name} ${label}`).toContain(label);
    }
  });

  test("steps are counted over the sea, and never over what is unexplored", () => {
    const { cells } = MAPS["distance"]!;
    const steps = stepsFrom("D2", cells, 3);
    expect(steps).toMatchObject({ C3: 1, D3: 1, C4: 2, D5: 3 });
    expect(Object.keys(steps).filter((label) => cellsOf("B4").includes(label))).toEqual([]);
  });

  test("the academy of the example is four steps away from a city of size three", () => {
    const { cells } = MAPS["influence"]!;
    expect(stepsFrom("D2", cells, 4)["E6"]).toBe(4);
    expect(cells.find(({ label }) => label === "D2")!.city!.size).toBe(3);
    expect(MAPS["influenced"]!.cells.find(({ label }) => label === "E6")!.city).toMatchObject({
      owner: 1,
      buildings: { academy: 0 },
    });
  });

  test("a tile is turned by half: what may not be is the other way of what must be", () => {
    const OTHER = [3, 2, 1, 0];
    for (const [one, other, tile] of [
      ["land_yes", "land_no", "D3"],
      ["join_yes", "join_no", "D3"],
      ["border_yes", "border_no", "B2"],
      ["choice_one", "choice_other", "B2"],
    ] as const) {
      const terrains = (name: string) =>
        cellsOf(tile).map((label) => MAPS[name]!.cells.find((cell) => cell.label === label)!.terrain);
      expect(OTHER.map((place) => terrains(one)[place])).toEqual(terrains(other));
    }
  });

  test("a captured city changes its owner, not its size", () => {
    const cityOf = (name: string) => MAPS[name]!.cells.find(({ label }) => label === "E4")!.city!;
    const [before, after] = [cityOf("attack"), cityOf("captured")];
    expect([before.size, after.size]).toEqual([3, 3]);
    expect(before).toMatchObject({ owner: 1, mood: "happy", buildings: { temple: 1, academy: 2 } });
    expect(after).toMatchObject({ owner: 0, mood: "angry", buildings: { temple: 0, academy: 2 } });
  });

  test("trade routes go two steps at most, from each unit and to each city once", () => {
    const { cells, routes } = MAPS["routes"]!;
    for (const [from, to] of routes) expect(stepsFrom(from, cells, 2)[to]).toBeDefined();
    expect(new Set(routes.map(([, to]) => to)).size).toBe(3);
  });
});

describe("battles", () => {
  test("each is on the page, once, in both languages", () => {
    for (const page of pages) expect(drawn(page, "battle").sort()).toEqual(Object.keys(BATTLES).sort());
  });

  test("all dice have faces that there are, one for each unit and for what brings more", () => {
    const faces = new Set(catalog.faces.map(({ value, symbol }) => `${value}_${symbol}`));
    for (const side of Object.values(BATTLES).flat()) {
      for (const face of side.dice) expect(faces).toContain(face);
      const rolled = [...Object.values(side.units), ...Object.values(side.more)];
      expect(side.dice.length).toBe(rolled.reduce((sum, count) => sum + count, 0));
      const symbols = side.dice.filter((face) => face.endsWith("_infantry")).length;
      expect(side.bonuses["infantry"] ?? 0).toBe(Math.min(symbols, side.units["infantry"]!));
    }
  });

  test("each side loses as many as the other hits, and has", () => {
    for (const [one, other] of Object.values(BATTLES)) {
      expect(one.lost["infantry"]).toBe(Math.min(takenOf(other), one.units["infantry"]!));
      expect(other.lost["infantry"]).toBe(Math.min(takenOf(one), other.units["infantry"]!));
    }
  });

  test("the sums are those that the text tells", () => {
    const told = Object.entries(BATTLES).map(([name, sides]) => [
      name,
      sides.map(valueOf),
      sides.map(hitsOf),
    ]);
    expect(told).toEqual([
      ["field", [14, 8], [2, 1]],
      ["fortress", [12, 8], [2, 1]],
      ["cards", [10, 4], [2, 0]],
    ]);
  });
});

describe("cards", () => {
  test("all that are drawn are of the base game, and have their words", () => {
    for (const page of pages) {
      for (const id of drawn(page, "card")) expect(halvesOf(catalog, { kind: "action", id })).toHaveLength(2);
      for (const id of drawn(page, "objective")) expect(catalog.objective_cards[id]?.is_base).toBe(true);
      for (const id of drawn(page, "event")) expect(catalog.event_cards[id]?.is_base).toBe(true);
      for (const id of drawn(page, "wonder")) expect(catalog.wonders).toHaveProperty(id);
      for (const id of drawn(page, "offer")) expect(OFFERS).toHaveProperty(id);
    }
  });

  test("nations own what they could own: the first of a category, and one government", () => {
    for (const owned of Object.values(OWNED)) {
      const governments = Object.values(catalog.categories).filter(
        ({ is_government, advances }) => is_government && advances.some((one) => owned.includes(one)),
      );
      expect(governments.length).toBeLessThanOrEqual(1);
      for (const { advances, needs } of governments) {
        expect(owned).toContain(advances[0]);
        expect(owned).toContain(needs);
      }
    }
  });
});
