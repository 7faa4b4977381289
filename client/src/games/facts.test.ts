import { expect, test } from "vitest";

import type { Entry } from "../net/protocol";
import { factsOf } from "./facts";

const seat = (number: number) => ({ key: "core.seat", args: { number } });

test("an event of the log is a fact: its kind, and values by their names", () => {
  const entry = {
    events: [
      {
        key: "toy.log.taken",
        args: {
          seat: seat(2),
          victim: seat(1),
          card: { key: "toy.card.altar" },
          region: "a1",
          points: 3,
          amounts: [{ key: "toy.amount.wood", args: { amount: 2 } }],
        },
      },
    ],
  } as unknown as Entry;
  const [fact] = factsOf([null, entry]);
  expect([fact!.kind, fact!.seat(), fact!.seat("victim")]).toEqual(["taken", 1, 0]);
  expect([fact!.id("card"), fact!.word("region"), fact!.number("points")]).toEqual(["altar", "a1", 3]);
  expect(fact!.amounts().map(({ what }) => what)).toEqual(["wood"]);
  expect(fact!.things()).toEqual([["card", { kind: "card", id: "altar" }]]);
  expect([fact!.id("wonder"), fact!.word("end")]).toEqual(["", ""]);
});
