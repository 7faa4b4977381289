import { expect, it } from "vitest";

import { catalogOf, position } from "../testing";
import type { DuelBoard, DuelCatalog } from "./types";
import { unseenOf } from "./unseen";

const catalog = catalogOf("duel") as DuelCatalog;
const boardOf = (name: string) => position("duel", name).board as unknown as DuelBoard;
const idsOf = (board: DuelBoard) => [...unseenOf(board, catalog).values()].flat();

it("is whatever of the age lies nowhere open, whoever has the rest", () => {
  const board = boardOf("base-late");
  const open = board.structure.flatMap(({ card }) => card ?? []);
  const built = board.cities.flatMap(({ cards }) => Object.values(cards).flat());
  const tucked = board.cities.flatMap(({ wonders }) => wonders.map(({ under }) => under));
  const left = idsOf(board);
  expect(left.length).toBeGreaterThan(0);
  for (const id of [...open, ...built, ...tucked, ...board.discards]) expect(left).not.toContain(id);
  const ofAge = Object.entries(catalog.cards).filter(
    ([, { age, kind }]) => age === board.age && kind !== "temple",
  );
  const seen = new Set([...open, ...built, ...tucked, ...board.discards]);
  expect(left).toHaveLength(ofAge.filter(([id]) => !seen.has(id)).length);
});

it("has guilds in the base game and temples with Pantheon, never both", () => {
  const board = { ...boardOf("base-draft"), age: 3, structure: [], discards: [] } as unknown as DuelBoard;
  expect(unseenOf(board, catalog).get("purple")).toHaveLength(7);
  const gods = { ...board, pantheon: {} } as unknown as DuelBoard;
  expect(unseenOf(gods, catalog).get("purple")).toHaveLength(5);
});
