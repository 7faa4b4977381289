import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { isKnown, language, learn, say, switchTo, text } from "./text.svelte";

beforeAll(() => switchTo("en"));
afterEach(() => vi.unstubAllGlobals());

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

test("words of an expansion are loaded when the first of them is asked for", async () => {
  expect(say("clash.people.rome")).toBe("clash.people.rome");
  await vi.waitFor(() => expect(say("clash.people.rome")).toBe("Rome"));
});

test("a game of another package is told in its own words, which the server has, in every language", async () => {
  const words = { en: "mill-title = A mill", ru: "mill-title = Мельница" };
  const fetched = vi.fn(async (path: string) => new Response(words[path.slice(-2) as "en" | "ru"]));
  vi.stubGlobal("fetch", fetched);
  await learn(["duel", "mill"]);
  expect(say("mill.title")).toBe("A mill");
  expect(say("mill.nothing")).toBe("mill.nothing");
  await switchTo("ru");
  expect(say("mill.title")).toBe("Мельница");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    "/api/games/mill/words/en",
    "/api/games/mill/words/ru",
  ]);
  await switchTo("en");
});

test("words that come late do not bring the old language back", async () => {
  let answer = (_: Response): void => {};
  vi.stubGlobal("fetch", (path: string) =>
    path.endsWith("/late/words/en")
      ? new Promise<Response>((done) => (answer = done))
      : Promise.resolve(new Response("")),
  );
  const english = learn(["late"]);
  const russian = switchTo("ru");
  answer(new Response("late-title = Late"));
  await Promise.all([english, russian]);
  expect(language()).toBe("ru");
  vi.unstubAllGlobals();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await switchTo("en");
  expect(language()).toBe("en");
});
