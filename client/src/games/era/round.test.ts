import { describe, expect, test } from "vitest";

import type { Entry, Event } from "../../net/protocol";
import { Fact } from "../facts";
import { captionsOf } from "./captions";
import { roundOf } from "./round";
import type { Face } from "./types";

const fact = (kind: string, values: NonNullable<Event["values"]> = {}): Event => ({
  kind,
  text: { key: `era.log.${kind}` },
  values,
});
const move = (...events: Event[]): Entry => ({ sequence: 1, kind: "act", seat: 0, at: 0, events });

describe("a round is told", () => {
  const begun = fact("round", { round: 3, seat: 0 });
  const lines = (...moves: Entry[]) =>
    roundOf(moves).chapters.map(({ phase, lines }) => [
      phase,
      ...lines.map(({ seat, amounts }) => [
        seat,
        Object.fromEntries(amounts.map((one) => [one.what, one.amount])),
      ]),
    ]);

  test("phase by phase and seat by seat, with everything that came and went", () => {
    const moves = [
      move(begun),
      move(
        fact("collected", { seat: 1, amounts: { wood: 2 } }),
        fact("collected", { seat: 0, amounts: { food: 1 } }),
      ),
      move(fact("took", { seat: 1, face: "peasant_food_or_stone", amounts: { food: 2 } })),
      move(fact("fed", { seat: 0, food: 1 }), fact("hunger", { seat: 0, points: 3 })),
    ];
    expect(lines(...moves)).toEqual([
      ["collect", [1, { wood: 2, food: 2 }], [0, { food: 1 }]],
      ["feed", [0, { food: -1, disaster: 3 }]],
    ]);
  });

  test("with each disaster, what it took, and whom it hit", () => {
    const { chapters } = roundOf([
      move(
        begun,
        fact("disaster", { seat: 0, disaster: "bandits" }),
        fact("robbed", { seat: 0, resource: "wood" }),
      ),
      move(fact("disaster", { seat: 1, disaster: "treachery" }), fact("scorched", { seat: 0, cell: "a1" })),
    ]);
    const [first, second] = chapters[0]!.lines;
    expect(first).toMatchObject({ seat: 0, disaster: "bandits", lost: ["scorched"] });
    expect(first!.amounts).toEqual([{ what: "wood", amount: -1 }]);
    expect(first!.texts.map(({ key }) => key)).toEqual([
      "era.log.disaster",
      "era.log.robbed",
      "era.log.scorched",
    ]);
    expect(second).toMatchObject({ seat: 1, disaster: "treachery", lost: [] });
  });

  test("with both sides of an extortion, but none for Sir Philip", () => {
    const paid = (lord: number) => move(begun, fact("paid", { seat: 1, lord, resource: "stone" }));
    expect(lines(paid(0))).toEqual([["extort", [1, { stone: -1 }], [0, { stone: 1 }]]]);
    expect(lines(paid(-1))).toEqual([["extort", [1, { stone: -1 }]]]);
  });

  test("until the next one brings something: before, the last round is still told", () => {
    const moves = [
      move(begun, fact("built", { seat: 0, piece: "farm" })),
      move(fact("round", { round: 4, seat: 1 })),
    ];
    expect(roundOf(moves).number).toBe(3);
    expect(roundOf(moves).chapters[0]!.lines[0]!.built).toEqual(["farm"]);
    const more = [...moves, move(fact("collected", { seat: 0, amounts: { food: 1 } }))];
    expect(roundOf(more).number).toBe(4);
    expect(roundOf(more).chapters.map(({ phase }) => phase)).toEqual(["collect"]);
  });
});

describe("captions", () => {
  const face = (shows: Face["shows"], one_of: Face["one_of"] = []): Face => ({
    die: "peasant",
    shows,
    one_of,
    texts: [],
  });
  const faces = {
    food: face({ food: 3 }),
    hammers: face({ hammers: 2 }),
    skull: face({ skulls: 1, wood: 1, hammers: 1 }),
    either: face({}, [{ food: 2 }, { stone: 1 }]),
    swords: face({ swords: 2 }),
  };
  const dice = Object.keys(faces).map((one, id) => ({ id, face: one, rolls: 1 }));
  const told = (more: object) =>
    [
      ...captionsOf(dice, {
        phase: "collect",
        faces,
        hammers: undefined,
        hasBuilt: false,
        built: 0,
        took: [],
        ...more,
      }),
    ].map(([, { what, amount, plus, word }]) => word || `${plus ? "+" : ""}${amount} ${what}`);

  test("say what each die brought", () => {
    expect(told({})).toEqual(["+3 food", "2 hammers", "+1 wood", "either", "2 swords"]);
    const took = [new Fact(fact("took", { seat: 0, face: "either", amounts: { stone: 1 } }))];
    expect(told({ took })[3]).toBe("+1 stone");
  });

  test("say which hammers are spent", () => {
    expect(told({ phase: "build", hammers: 3 }).slice(1, 3)).toEqual(["free", "free"]);
    expect(told({ phase: "build", hammers: 1 }).slice(1, 3)).toEqual(["spent", "free"]);
    expect(told({ phase: "extort", hasBuilt: true, built: 3 }).slice(1, 3)).toEqual(["spent", "spent"]);
    expect(told({ phase: "extort", hasBuilt: true, built: 0 }).slice(1, 3)).toEqual([
      "2 hammers",
      "1 hammers",
    ]);
  });
});
