import { describe, expect, it } from "vitest";

import type { Entry, Event } from "../../net/protocol";
import { fightOf, lastFight, lossWish } from "./fights";
import type { Battle } from "./types";

function entry(sequence: number, ...events: [string, NonNullable<Event["values"]>][]): Entry {
  const told = events.map(([kind, values]) => ({ kind, values, text: { key: `clash.log.${kind}` } }));
  return { sequence, kind: "act", seat: 0, at: 0, events: told };
}

const roll = (owner: number, hits: number) =>
  [
    "rolled",
    { owner, round: 1, dice: ["5_cavalry"], rolled_by: { units: 1 }, sum: { dice: 5 }, value: 5, hits },
  ] as [string, NonNullable<Event["values"]>];
const begun = entry(3, ["battle", { attacker: 0, defender: 4, cell: "D5" }], ["laid", { seat: 0 }]);
const fought = entry(
  4,
  ["revealed", { seat: 0, card: "spy_high_morale", tactics: "high_morale" }],
  roll(0, 1),
  roll(4, 1),
  ["hit", { owner: 0, enemy: 4, value: 5, hits: 1, changes: {}, taken: 1 }],
  ["hit", { owner: 4, enemy: 0, value: 5, hits: 1, changes: { peltasts: -1 }, taken: 0 }],
  ["lost", { owner: 4, cell: "D5", units: { infantry: 1 } }],
);

describe("the last battle of some moves", () => {
  it("tells cards, rolls, hits and losses of both sides", () => {
    const [round] = lastFight([begun, fought])!.rounds;
    const [mine, theirs] = round!.sides;
    expect(mine.card).toBe("spy_high_morale");
    expect(mine.roll?.dice).toEqual(["5_cavalry"]);
    expect(theirs.hits).toEqual({ hits: 1, changes: { peltasts: -1 }, taken: 0 });
    expect(theirs.lost).toEqual({ infantry: 1 });
  });

  it("begins another round with the next card", () => {
    const fight = lastFight([begun, fought, entry(5, ["laid", { seat: 0 }])])!;
    expect(fight.rounds.map(({ number }) => number)).toEqual([1, 2]);
    expect(fight.rounds[1]!.sides[0].hasLaid).toBe(true);
  });

  it("is over with its outcome, and what comes later is not part of it", () => {
    const end = entry(
      5,
      ["won", { winner: 0, cell: "D5" }],
      ["lost", { owner: 0, cell: "D5", units: { ship: 1 } }],
    );
    const fight = lastFight([begun, fought, end])!;
    expect(fight.outcome?.key).toBe("clash.log.won");
    expect(fight.rounds.at(-1)!.sides[0].lost).toEqual({});
  });

  it("is none where nobody has fought", () => {
    expect(lastFight([entry(1, ["turn", { seat: 0, age: 1, round: 1 }])])).toBeNull();
  });
});

it("shows what the board knows when no move has told of the battle", () => {
  const shown = { dice: ["6_infantry"], rolled_by: { units: 1 }, sum: { dice: 6 }, value: 6, hits: 1 };
  const battle: Battle = {
    attacker: 1,
    defender: 0,
    cell: "C3",
    round: 2,
    units: [{ infantry: 1 }, { infantry: 2 }],
    laid: [true, false],
    cards: [null, null],
    rolls: [shown, null],
    losses: [0, 0],
  };
  const fight = fightOf(battle, []);
  expect(fight.rounds[0]).toMatchObject({
    number: 2,
    sides: [{ hasLaid: true, roll: shown }, { roll: null }],
  });
});

it("keeps the last roll in sight until a card of the next round lies there", () => {
  const battle: Battle = {
    attacker: 0,
    defender: 4,
    cell: "D5",
    round: 2,
    units: [{ infantry: 1 }, { infantry: 1 }],
    laid: [false, false],
    cards: [null, null],
    rolls: [null, null],
    losses: [0, 0],
  };
  expect(fightOf(battle, [begun, fought]).rounds).toHaveLength(1);
  expect(fightOf({ ...battle, laid: [true, false] }, [begun, fought]).rounds).toHaveLength(2);
});

it("asks for losses only as long as there are units of several kinds", () => {
  expect(lossWish({ infantry: 1, cavalry: 2 }, ["infantry", "cavalry"])).toEqual(["lose:infantry"]);
  expect(lossWish({ infantry: 2, cavalry: 2 }, ["infantry", "cavalry"])).toEqual([
    "lose:infantry",
    "lose:cavalry",
  ]);
});
