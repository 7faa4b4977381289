import { expect, it } from "vitest";

import type { Event } from "../../net/protocol";
import type { Told } from "../../table/since";
import { worthTelling } from "./since";
import { renumbered, stepsOf } from "./steps";
import { BARBARIANS } from "./types";

const ME = 2;

/** A fact of a move of a seat. */
function fact(seat: number, kind: string, values: NonNullable<Event["values"]>): Told {
  const event = { kind, values, text: { key: `clash.log.${kind}` } };
  return { entry: { sequence: 1, kind: "act", seat, at: 0, events: [event] }, event };
}
const cities: Record<string, number> = { C3: ME, D5: 1 };
const steps = (...told: Told[]) => stepsOf(told, ME, (cell) => cities[cell]);

it("numbers what happened, and says whom it befell", () => {
  const found = steps(
    fact(0, "event", { seat: 0, event: "famine_1_3" }),
    fact(0, "mood_fell", { cell: "C3" }),
    fact(0, "mood_fell", { cell: "D5" }),
    fact(0, "barbarians_moved", { start: "E5", cell: "E6" }),
  );
  expect(found.map(({ number, owner }) => [number, owner])).toEqual([
    [1, 0],
    [2, ME],
    [3, 1],
    [4, BARBARIANS],
  ]);
  expect(found.map(({ isAgainst }) => isAgainst)).toEqual([false, true, false, false]);
  expect(found[3]).toMatchObject({ start: "E5", cell: "E6" });
});

it("does not hold a victory of mine against me", () => {
  const [lost, mine, theirs] = steps(
    fact(0, "lost", { owner: ME, cell: "C3" }),
    fact(ME, "won", { winner: ME, cell: "C3" }),
    fact(ME, "won", { winner: 0, cell: "C3" }),
  );
  expect([lost!.isAgainst, mine!.isAgainst, theirs!.isAgainst]).toEqual([true, false, true]);
  expect(theirs!.owner).toBe(0);
});

it("tells what comes of my answers, not what I have chosen", () => {
  const told = [
    fact(0, "moved", { seat: 0, start: "D5", cell: "C3" }),
    fact(0, "rolled", { owner: 0 }),
    fact(ME, "won", { winner: 0, cell: "C3" }),
    fact(ME, "advanced", { seat: ME, advance: "myths" }),
    fact(ME, "advanced", { seat: 1, advance: "myths" }),
  ];
  expect(worthTelling(told, ME)).toEqual([told[0], told[2], told[4]]);
});

it("gives steps the numbers of a longer story, and none to what that leaves out", () => {
  const [one, two, three] = [1, 2, 3].map((age) => fact(0, "founded", { age }));
  const story = steps(one!, three!);
  expect(renumbered(steps(two!, three!), story).map(({ number }) => number)).toEqual([0, 2]);
});
