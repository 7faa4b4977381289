import { expect, test } from "vitest";

import type { Entry, Event } from "../net/protocol";
import { factsOf } from "./facts";

const entry = (event: Event): Entry => ({ sequence: 1, kind: "act", seat: 0, at: 0, events: [event] });

test("an event is a fact: its kind, and values by their names", () => {
  const text = { key: "toy.log.taken" };
  const values = {
    seat: 1,
    victim: 0,
    card: "altar",
    points: 3,
    amounts: { wood: 2, gold: 1 },
    cards: ["a"],
  };
  const [fact] = factsOf([null, entry({ kind: "taken", text, values })]);
  expect([fact!.kind, fact!.seat(), fact!.seat("victim")]).toEqual(["taken", 1, 0]);
  expect([fact!.id("card"), fact!.number("points"), fact!.text]).toEqual(["altar", 3, text]);
  expect(fact!.amounts()).toEqual([
    { what: "wood", amount: 2 },
    { what: "gold", amount: 1 },
  ]);
  expect([fact!.id("wonder"), fact!.id("seat"), fact!.number("card")]).toEqual(["", "", 0]);
  expect([fact!.amounts("cards"), fact!.amounts("nothing")]).toEqual([[], []]);
});

test("an event of old is its sentence alone", () => {
  const [fact] = factsOf([entry({ text: { key: "toy.log.taken" } })]);
  expect([fact!.kind, fact!.id("card"), fact!.amounts()]).toEqual(["", "", []]);
});
