import { expect, test } from "vitest";

import type { Option, View } from "../net/seen";
import { numberOf } from "./notation";
import { Wish } from "./wish";

const VOCABULARY = {
  build: { first: 0, domains: [["altar", "baths"]] },
  place: {
    first: 2,
    domains: [
      ["r0", "r1"],
      ["a1", "a2", "a3"],
    ],
  },
  pay: { first: 8, domains: [["gold", "wood"]] },
  done: { first: 10, domains: [] },
};

/** A table that asks for these notations, and remembers the requests it was sent. */
function table(between: string[] = []) {
  const sent: number[][] = [];
  const asked = {
    view: {} as View,
    busy: false,
    legal: [] as Option[],
    can: (notation: string) => asked.legal.find((option) => option.notation === notation),
    numberOf: (notation: string) => numberOf(VOCABULARY, notation),
    send: (...actions: number[]) => void sent.push(actions),
  };
  const ask = (...notations: string[]) => {
    asked.legal = notations.map((notation) => ({
      action: asked.numberOf(notation),
      notation,
      name: { key: "core.seat" },
    }));
  };
  return { asked, ask, sent, wish: new Wish(asked, new Set(between)) };
}

test("every action has its number, with one argument, two or none", () => {
  const numbers = ["build:baths", "place:r0:a3", "place:r1:a1", "done"].map((notation) =>
    numberOf(VOCABULARY, notation),
  );
  expect(numbers).toEqual([1, 4, 5, 10]);
});

test("a wish is one request, although only its first action is asked for yet", () => {
  const { ask, sent, wish } = table();
  ask("build:altar");
  wish.begin(["build:altar", "place:r1:a2", "done"]);
  ask("place:r1:a2");
  wish.goOn();
  expect(sent).toEqual([[0, 6, 10]]);
});

test("it is not sent while a move is on its way", () => {
  const { asked, ask, sent, wish } = table();
  ask("build:altar");
  asked.busy = true;
  wish.begin(["build:altar", "done"]);
  asked.busy = false;
  wish.goOn();
  expect(sent).toEqual([]);
});

test("nothing is sent of a wish that cannot begin", () => {
  const { ask, sent, wish } = table();
  ask("done");
  wish.begin(["build:altar"], ["done"]);
  wish.goOn();
  expect(sent).toEqual([]);
});

test("what comes later waits for the answer to a question in between", () => {
  const { asked, ask, sent, wish } = table(["pay"]);
  ask("build:altar");
  wish.begin(["build:altar"], ["place:r0:a1", "done"]);
  asked.busy = true;
  wish.goOn();
  asked.busy = false;
  ask("pay:gold", "pay:wood");
  wish.goOn();
  expect(sent).toEqual([[0]]);
  ask("place:r0:a1");
  wish.goOn();
  wish.goOn();
  expect(sent).toEqual([[0], [2, 10]]);
});

test("what comes later is given up where something else is asked", () => {
  const { ask, sent, wish } = table(["pay"]);
  ask("build:altar");
  wish.begin(["build:altar"], ["place:r0:a1"]);
  ask("place:r0:a2");
  wish.goOn();
  ask("place:r0:a1");
  wish.goOn();
  expect(sent).toEqual([[0]]);
});
