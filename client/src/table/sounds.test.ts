import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

import type { Entry } from "../net/protocol";
import { settings } from "../settings.svelte";
import { notifyTurn, play, soundOf } from "./sounds";

const started = vi.fn();

class Voice {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = (next: unknown) => next;
  start = started;
  stop = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal("OscillatorNode", Voice);
  vi.stubGlobal("GainNode", Voice);
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 0;
      destination = {};
    },
  );
  started.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const entry = (kind: Entry["kind"], ...events: string[]): Entry => ({
  sequence: 1,
  kind,
  seat: 0,
  at: 0,
  events: events.map((name) => ({ text: { key: name }, kind: name })),
});

test("dice are heard as dice, moves as moves, and nothing else is heard", () => {
  expect(soundOf([entry("act", "rolled", "skulls")])).toBe("dice");
  expect(soundOf([entry("act", "built")])).toBe("move");
  expect(soundOf([entry("undo"), entry("stand_in")])).toBeNull();
});

test("sounds are off for whoever has set them off", () => {
  settings.sounds = false;
  play("turn");
  expect(started).not.toHaveBeenCalled();
  settings.sounds = true;
  play("turn");
  expect(started).toHaveBeenCalledTimes(2);
});

test("somebody who looks at another page is told of their turn, if they have allowed it", () => {
  const shown = vi.fn();
  const notice = Object.assign(
    class {
      constructor(...told: unknown[]) {
        shown(...told);
      }
    },
    { permission: "denied" },
  );
  vi.stubGlobal("Notification", notice);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  notifyTurn("Duel", "Your move");
  expect(shown).not.toHaveBeenCalled();
  notice.permission = "granted";
  notifyTurn("Duel", "Your move");
  expect(shown).toHaveBeenCalledOnce();
  hidden.mockReturnValue(false);
  notifyTurn("Duel", "Your move");
  expect(shown).toHaveBeenCalledOnce();
});
