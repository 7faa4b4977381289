import { expect, test } from "vitest";

import type { Option, View } from "../net/seen";
import { Wish } from "./wish";

/** A table that asks for these notations, and remembers what it was sent. */
function table(between: string[] = []) {
  const sent: string[] = [];
  const asked = {
    view: {} as View,
    busy: false,
    legal: [] as Option[],
    can: (notation: string) => asked.legal.find((option) => option.notation === notation),
    send: (action: number) => void sent.push(asked.legal[action]!.notation),
  };
  const ask = (...notations: string[]) => {
    asked.legal = notations.map((notation, action) => ({ action, notation, name: { key: "core.seat" } }));
  };
  return { asked, ask, sent, wish: new Wish(asked, new Set(between)) };
}

test("a wish goes on, action by action, as it is asked", () => {
  const { ask, sent, wish } = table();
  ask("build:altar");
  wish.begin(["build:altar", "place:a1"]);
  ask("place:a1", "place:a2");
  wish.goOn();
  wish.goOn();
  expect(sent).toEqual(["build:altar", "place:a1"]);
});

test("it waits while a move is on its way", () => {
  const { asked, ask, sent, wish } = table();
  ask("build:altar", "place:a1");
  wish.begin(["build:altar", "place:a1"]);
  asked.busy = true;
  wish.goOn();
  expect(sent).toEqual(["build:altar"]);
});

test("it is given up where something else is asked", () => {
  const { ask, sent, wish } = table();
  ask("build:altar");
  wish.begin(["build:altar", "place:a1"]);
  ask("place:a2");
  wish.goOn();
  ask("place:a1");
  wish.goOn();
  expect(sent).toEqual(["build:altar"]);
});

test("it waits for the answer to a question that may come between", () => {
  const { ask, sent, wish } = table(["pay"]);
  ask("build:altar");
  wish.begin(["build:altar", "place:a1"]);
  ask("pay:gold", "pay:wood");
  wish.goOn();
  ask("place:a1");
  wish.goOn();
  expect(sent).toEqual(["build:altar", "place:a1"]);
});

test("it is given up when it makes no sense any more", () => {
  const { ask, sent, wish } = table();
  let isStill = true;
  ask("add:altar");
  wish.begin(["add:altar", "done"], () => isStill);
  isStill = false;
  ask("done");
  wish.goOn();
  expect(sent).toEqual(["add:altar"]);
});
