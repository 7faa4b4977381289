import { expect, test, vi } from "vitest";

import { OFFLINE, Refusal } from "../net/http";
import type { Position } from "../net/protocol";
import { History } from "./history.svelte";

function position(move: number): Position {
  return { move, view: { seat: null, acting: [], ending: "", scores: [], board: {} } };
}

test("steps back from the present and on into it", async () => {
  const history = new History(
    async (move) => position(move),
    () => 3,
  );
  expect(history.move).toBe(3);
  history.step(-1);
  expect(history.at).toBe(2);
  await vi.waitFor(() => expect(history.position?.move).toBe(2));
  history.step(1);
  expect(history.isBack).toBe(false);
  expect(history.position).toBeNull();
});

test("never goes beyond the beginning or the end", async () => {
  const history = new History(
    async (move) => position(move),
    () => 3,
  );
  await history.show(-5);
  expect(history.at).toBe(0);
  await history.show(9);
  expect(history.at).toBe(3);
});

test("shows the position asked for last, whichever comes first", async () => {
  const answers = new Map<number, (position: Position) => void>();
  const history = new History(
    (move) => new Promise((resolve) => answers.set(move, resolve)),
    () => 9,
  );
  const first = history.show(1);
  const second = history.show(2);
  answers.get(2)!(position(2));
  answers.get(1)!(position(1));
  await Promise.all([first, second]);
  expect(history.position?.move).toBe(2);
});

test("returns to the present when a position can't be had", async () => {
  const history = new History(
    () => Promise.reject(new Refusal(OFFLINE, 0)),
    () => 3,
  );
  await history.show(1);
  expect(history.isBack).toBe(false);
});
