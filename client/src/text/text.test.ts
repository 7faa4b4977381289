import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { isKnown, language, say, switchTo, text } from "./text.svelte";

beforeAll(() => switchTo("en"));

const LOCALE = resolve(__dirname, "../../../src/tessera/locale");

function keysOf(name: string): string[] {
  return [...readFileSync(resolve(LOCALE, name), "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(
    ([, key]) => key!,
  );
}

test("both languages of the pages have the same messages", () => {
  expect(keysOf("ru/web.ftl")).toEqual(keysOf("en/web.ftl"));
});

test("a message is said with its arguments, in the language of now", async () => {
  expect(say("web.review.moves", { moves: 1 })).toBe("1 move");
  await switchTo("ru");
  expect(language()).toBe("ru");
  expect(document.documentElement.lang).toBe("ru");
  expect(say("web.review.moves", { moves: 3 })).toBe("3 хода");
  await switchTo("en");
});

test("seats are called by the names of their people", () => {
  const seat = { key: "core.seat", args: { number: 2 } };
  expect(text({ key: "duel.log.plays_again", args: { seat } }, ["Anna", "Boris"])).toBe("Boris plays again.");
  expect(text({ key: "duel.log.plays_again", args: { seat } })).toBe("Player 2 plays again.");
});

test("an unknown message is shown as its key", () => {
  expect(say("web.nothing.such")).toBe("web.nothing.such");
  expect(isKnown("web.nothing.such")).toBe(false);
  expect(isKnown("web.close")).toBe(true);
});

test("a game without words of its own is told in plain ones", () => {
  const seat = { key: "core.seat", args: { number: 1 } };
  expect(text({ key: "toy.log.high_card", args: { seat, value: 3 } }, ["Anna"])).toBe("high card Anna 3");
  expect(text({ key: "web.nothing_like_it" })).toBe("web.nothing_like_it");
});
