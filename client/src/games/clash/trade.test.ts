import { expect, it } from "vitest";

import type { Entry } from "../../net/protocol";
import { refusedOffers } from "./trade.svelte";

const ME = 1;

function did(seat: number, ...notations: string[]): Entry[] {
  return notations.map((notation) => ({ sequence: 1, kind: "act", seat, at: 0, notation }));
}
function declined(seat: number, other: number): Entry {
  const event = { kind: "declined", text: { key: "core.ok" }, values: { seat, other } };
  return { sequence: 1, kind: "act", seat, at: 0, events: [event] };
}
const turn = (seat: number): Entry => {
  const event = { kind: "turn", text: { key: "core.ok" }, values: { seat } };
  return { sequence: 1, kind: "act", seat: 3, at: 0, events: [event] };
};
const first = [...did(ME, "offer:1", "add:food", "add:food", "want:ore", "done"), declined(0, ME)];
const others = (offers: readonly { other: number }[]) => offers.map(({ other }) => other);

it("tells what I offered for what, and who refused", () => {
  const cards = did(ME, "offer:3", "give:ideas", "show:scout", "want_card:wonder", "done");
  expect(refusedOffers([turn(ME), ...first, ...cards, declined(2, ME)], ME)).toEqual([
    { other: 0, given: { food: 2 }, wanted: { ore: 1 }, cards: 0, cardsWanted: 0 },
    { other: 2, given: {}, wanted: {}, cards: 2, cardsWanted: 1 },
  ]);
});

it("tells neither what was taken, nor what others were refused, nor what I said no to", () => {
  const taken = did(ME, "offer:3", "add:food", "done");
  const elsewhere = [...did(0, "offer:3", "add:wood", "done"), declined(2, 0), declined(ME, 0)];
  expect(refusedOffers([turn(ME), ...taken, ...elsewhere], ME)).toEqual([]);
});

it("keeps them until my next turn", () => {
  expect(others(refusedOffers([turn(ME), ...first, turn(2)], ME))).toEqual([0]);
  expect(others(refusedOffers([turn(ME), ...first, turn(2), turn(ME)], ME))).toEqual([]);
});
