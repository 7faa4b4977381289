import { describe, expect, it } from "vitest";

import type { Entry, Event } from "../net/protocol";
import { sinceMyTurn } from "./since";

const ME = 0;

/** A move of a seat, and its facts: `turn:1` is the turn of seat 1. */
function move(seat: number, ...facts: string[]): Entry {
  const events = facts.map((fact): Event => {
    const [kind = "", about] = fact.split(":");
    return { kind, text: { key: kind }, values: about === undefined ? {} : { seat: Number(about) } };
  });
  return { sequence: 1, kind: "act", seat, at: 0, events };
}
function since(...moves: Entry[]) {
  const { told, ...span } = sinceMyTurn(moves, ME);
  return { ...span, kinds: told.map(({ event }) => event.kind) };
}

describe("in a game that tells of turns", () => {
  const mine = [move(2, "turn:0"), move(ME, "founded"), move(ME, "turn:1")];

  it("begins where my last turn ended, and ends where mine begins", () => {
    const found = since(...mine, move(1, "moved"), move(1, "turn:0"));
    expect(found).toEqual({ before: 3, after: 5, kinds: ["moved"], isActing: false });
  });

  it("keeps what happened before my answer in the turn of another", () => {
    const battle = [move(1, "moved", "battle"), move(ME, "laid"), move(1, "rolled", "won")];
    const found = since(...mine, ...battle, move(1, "turn:0"));
    expect(found.kinds).toEqual(["moved", "battle", "laid", "rolled", "won"]);
    expect([found.before, found.after]).toEqual([3, 7]);
  });

  it("keeps it when my own answer brings my turn, which I have not begun", () => {
    const status = [move(1, "moved", "status"), move(1, "advanced"), move(ME, "advanced", "turn:0", "event")];
    const found = since(...mine, ...status);
    expect(found.kinds).toEqual(["moved", "status", "advanced", "advanced"]);
    expect(found.isActing).toBe(false);
  });

  it("ends my turn with the status phase, too", () => {
    const found = since(move(1, "turn:0"), move(ME, "moved", "status", "drew_action"), move(1, "turn:1"));
    expect(found.kinds).toEqual(["drew_action", "turn"]);
    expect(found.before).toBe(2);
  });

  it("tells the same in the middle of my turn, whoever answers me there", () => {
    const acted = [move(1, "moved"), move(1, "turn:0"), move(ME, "offered"), move(1, "declined")];
    expect(since(...mine, ...acted)).toEqual({ before: 3, after: 5, kinds: ["moved"], isActing: true });
  });

  it("tells what has happened so far in the turn of another", () => {
    const found = since(...mine, move(1, "moved"), move(ME, "laid"));
    expect(found).toEqual({ before: 3, after: 5, kinds: ["moved", "laid"], isActing: false });
  });

  it("tells all from the beginning before my first turn, and of turns that others had twice", () => {
    expect(since(move(1, "turn:1"), move(1, "moved", "turn:0")).kinds).toEqual(["turn", "moved"]);
    const twice = since(...mine, move(1, "turn:2"), move(2, "turn:1"), move(1, "founded", "turn:0"));
    expect(twice.kinds).toEqual(["turn", "turn", "founded"]);
  });

  it("skips a turn of mine in which nothing was done", () => {
    expect(since(...mine, move(1, "moved", "turn:0", "turn:1"), move(1, "won", "turn:0")).kinds).toEqual([
      "won",
    ]);
  });
});

describe("in a game that does not", () => {
  it("tells the moves of the others after my last one", () => {
    const found = since(move(1, "a"), move(ME, "b"), move(1, "c"), move(2, "d"), move(ME, "e"));
    expect(found).toEqual({ before: 2, after: 4, kinds: ["c", "d"], isActing: true });
    expect(since().kinds).toEqual([]);
  });
});
