import { describe, expect, it } from "vitest";

import { arrange, type Slot } from "./dice";

const dieOf = (face: string) => face.split("_")[0]!;
const NONE = new Set<number>();

function laid(...faces: string[]): Slot[] {
  return arrange([], faces, NONE, dieOf);
}

describe("dice in their places", () => {
  it("are laid out anew when their number changes", () => {
    expect(laid("peasant_food", "noble_goods").map(({ face }) => face)).toEqual([
      "peasant_food",
      "noble_goods",
    ]);
  });

  it("stay as they are if nothing changed", () => {
    const before = laid("peasant_food", "peasant_wood");
    expect(arrange(before, ["peasant_wood", "peasant_food"], NONE, dieOf)).toBe(before);
  });

  it("change only where they were rolled", () => {
    const before = laid("peasant_food", "peasant_wood", "noble_goods");
    const after = arrange(before, ["peasant_stone", "peasant_wood", "noble_goods"], new Set([0]), dieOf);
    expect(after.map(({ face, rolls }) => [face, rolls])).toEqual([
      ["peasant_stone", 2],
      ["peasant_wood", 1],
      ["noble_goods", 1],
    ]);
  });

  it("show that they were rolled even if the same came up", () => {
    const after = arrange(
      laid("peasant_food", "peasant_wood"),
      ["peasant_food", "peasant_wood"],
      new Set([1]),
      dieOf,
    );
    expect(after.map(({ rolls }) => rolls)).toEqual([1, 2]);
  });

  it("keep their kind", () => {
    const before = laid("peasant_food", "noble_goods");
    const after = arrange(before, ["noble_shields", "peasant_stone"], new Set([0, 1]), dieOf);
    expect(after.map(({ face }) => face)).toEqual(["peasant_stone", "noble_shields"]);
  });
});
