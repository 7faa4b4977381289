import { expect, it } from "vitest";

import { Attempt } from "./attempt.svelte";
import { Refusal } from "./http";
import type { Problem } from "./protocol";

const PROBLEM: Problem = { text: { key: "core.ok" } };

it("makes one attempt at a time", async () => {
  const attempt = new Attempt();
  const made: string[] = [];
  let finish = () => {};
  const first = attempt.make(() => new Promise<void>((resolve) => (finish = resolve)));
  expect(attempt.isBusy).toBe(true);
  await attempt.make(async () => made.push("second"));
  finish();
  await first;
  await attempt.make(async () => made.push("third"));
  expect(made).toEqual(["third"]);
  expect(attempt.isBusy).toBe(false);
});

it("remembers why it was refused until the next one", async () => {
  const attempt = new Attempt();
  await attempt.make(() => Promise.reject(new Refusal(PROBLEM, 409)));
  expect(attempt.problem).toEqual(PROBLEM);
  await attempt.make(async () => {});
  expect(attempt.problem).toBeNull();
});

it("hides no other error", async () => {
  const attempt = new Attempt();
  await expect(attempt.make(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(attempt.isBusy).toBe(false);
});
