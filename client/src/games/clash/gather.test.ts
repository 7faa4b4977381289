import { describe, expect, it } from "vitest";

import { choiceOf, firstUsed, leftOf, takesOf, touched } from "./gather";
import type { Harvest } from "./types";

/** A happy city of size one on grassland, with forest and mountain beside it. */
const HARVEST: Harvest = {
  size: 2,
  cells: { D2: ["food"], C2: ["wood"], E2: ["ore"], D3: ["ore"] },
  far: 0,
  repeats: false,
  choices: [
    [1, 1, 0, 0, 0, 0],
    [1, 0, 1, 0, 0, 0],
    [0, 1, 1, 0, 0, 0],
    [0, 0, 2, 0, 0, 0],
  ],
};
const labels = (used: readonly { label: string }[]) => used.map(({ label }) => label).sort();

describe("the cells of a city that collects", () => {
  it("are first those that leave an even stock", () => {
    expect(labels(firstUsed(HARVEST, { food: 5, ore: 1 }))).toEqual(["C2", "E2"]);
  });

  it("make room for one that is touched", () => {
    const used = firstUsed(HARVEST, { ore: 7 });
    expect(labels(used)).toEqual(["C2", "D2"]);
    const changed = touched(HARVEST, used, "E2");
    expect(changed).toHaveLength(2);
    expect(labels(changed)).toContain("E2");
    expect(choiceOf(HARVEST, changed)).not.toBeNull();
  });

  it("are used no more when they are touched again", () => {
    const used = touched(HARVEST, [], "D2");
    expect(leftOf(HARVEST, used)).toBe(1);
    expect(choiceOf(HARVEST, used)).toBeNull();
    expect(touched(HARVEST, used, "D2")).toEqual([]);
  });

  it("bring one thing after the other where they can bring several", () => {
    const port: Harvest = {
      ...HARVEST,
      size: 1,
      cells: { E3: ["food", "gold", "mood"] },
      choices: [
        [1, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 0],
        [0, 0, 0, 0, 0, 1],
      ],
    };
    let used = touched(port, [], "E3");
    const seen = [used[0]?.good];
    for (const _ of [1, 2]) {
      used = touched(port, used, "E3");
      seen.push(used[0]?.good);
    }
    expect(seen).toEqual(["food", "gold", "mood"]);
    expect(touched(port, used, "E3")).toEqual([]);
  });
});

describe("what is taken step by step", () => {
  it("leaves out what is not asked because there is no other choice", () => {
    expect(takesOf(HARVEST, [0, 1, 1, 0, 0, 0])).toEqual(["take:wood"]);
    expect(takesOf(HARVEST, [1, 0, 1, 0, 0, 0])).toEqual(["take:food", "take:ore"]);
    expect(takesOf(HARVEST, [0, 0, 2, 0, 0, 0])).toEqual(["take:ore"]);
  });

  it("goes on after what is taken already", () => {
    const later = { ...HARVEST, choices: HARVEST.choices.slice(0, 2), taken: [1, 0, 0, 0, 0, 0] };
    expect(takesOf(later, [1, 0, 1, 0, 0, 0])).toEqual(["take:ore"]);
  });
});
