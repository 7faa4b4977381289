import { expect, test, vi } from "vitest";

import type { Entry, Position } from "../net/protocol";
import { History } from "./history.svelte";
import { Recap } from "./recap.svelte";

const ME = 0;

/** `turns` tells after which moves whose turn begins. */
function recapOf(seats: number[], isMoving = false, turns: Record<number, number> = {}) {
  const moves: Entry[] = seats.map((seat, at) => {
    const next = turns[at + 1];
    const text = { key: "core.ok" };
    const events = next === undefined ? [] : [{ kind: "turn", text, values: { seat: next } }];
    return { sequence: at + 1, kind: "act", seat, at: 0, events };
  });
  const seen: number[] = [];
  const history = new History(
    async (move): Promise<Position> => {
      seen.push(move);
      return { move, view: { seat: ME, acting: [], ending: "", scores: [], board: {} } };
    },
    () => moves.length,
  );
  const pause = vi.fn(async () => {});
  const recap = new Recap(
    () => moves,
    () => ME,
    history,
    () => isMoving,
    pause,
  );
  return { recap, history, seen, pause };
}

test("shows what the others did since my last move, and comes back to the present", async () => {
  const { recap, history, seen, pause } = recapOf([0, 1, 0, 0, 1, 2, 2]);
  expect(recap.count).toBe(3);
  await recap.play();
  expect(seen).toEqual([4, 5, 6, 7]);
  expect(pause).toHaveBeenCalledTimes(3);
  expect(history.isBack).toBe(false);
  expect(recap.isPlaying).toBe(false);
});

test("shows the same moves while I am in the middle of my own turn", () => {
  expect(recapOf([0, 1, 2, 0]).recap.span).toMatchObject({ before: 1, after: 3 });
});

test("shows all since my last turn where turns are told of, with what I answered meanwhile", async () => {
  const { recap, seen } = recapOf([1, 0, 1, 0, 1], false, { 1: 0, 2: 1, 5: 0 });
  expect(recap.count).toBe(3);
  await recap.play();
  expect(seen).toEqual([2, 3, 4, 5]);
});

test("has nothing to show before the others have moved", async () => {
  const { recap, seen } = recapOf([0, 0]);
  expect(recap.count).toBe(0);
  await recap.play();
  expect(seen).toEqual([]);
});

test("waits until the board has animated a move", async () => {
  const { recap, history } = recapOf([0, 1], true);
  const played = recap.play();
  await vi.waitFor(() => expect(recap.events.map(({ sequence }) => sequence)).toEqual([2]));
  expect(history.at).toBe(2);
  recap.animated();
  await played;
  expect(history.isBack).toBe(false);
});

test("ends with whoever comes back to the present in the middle of a move", async () => {
  const { recap, history, seen } = recapOf([0, 1, 1, 1], true);
  const played = recap.play();
  await vi.waitFor(() => expect(recap.events.length).toBe(1));
  history.present();
  recap.animated();
  await played;
  expect(seen).toEqual([1, 2]);
  expect(history.isBack).toBe(false);
  expect(recap.isPlaying).toBe(false);
});

test("ends where somebody looks elsewhere", async () => {
  const { recap, history, seen, pause } = recapOf([0, 1, 1, 1]);
  pause.mockImplementation(async () => void (await history.show(0)));
  await recap.play();
  expect(seen).toEqual([1, 2, 0]);
  expect(history.at).toBe(0);
});
