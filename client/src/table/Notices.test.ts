import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Seat, Table } from "../net/protocol";
import type { TableConnection } from "../net/table.svelte";
import { switchTo } from "../text/text.svelte";
import Notices from "./Notices.svelte";

// jsdom has no media; the settings behind the switch of languages ask for them when they are loaded.
vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

beforeEach(async () => {
  await switchTo("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const connection = {
  status: "live",
  pending: [],
  lastProblem: null,
  hinted: null,
} as unknown as TableConnection;

function show(awaited: number | null): void {
  const seats: Seat[] = [
    { kind: "person", name: "Anna", online: true },
    { kind: "person", name: "Boris", online: awaited === null, awaited },
  ];
  const table = { id: "1", game: "duel", status: "playing", you: 0, acting: [1], seats } as unknown as Table;
  render(Notices, { connection, table, names: ["Anna", "Boris"], openRule: () => {} });
}
const offer = (): HTMLElement | null => screen.queryByRole("button", { name: "Let it play" });

async function wait(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await tick();
}

test("the computer is offered only when the server lets it play for somebody who is away", async () => {
  show(15);
  expect(offer()).toBeNull();
  await wait(14);
  expect(offer()).toBeNull();
  await wait(2);
  expect(offer()).not.toBeNull();
});

test("the computer is offered at once to whoever comes when the other has been away long enough", async () => {
  show(0);
  await tick();
  expect(offer()).not.toBeNull();
});

test("nobody is offered a computer for somebody who is there", async () => {
  show(null);
  await wait(60);
  expect(offer()).toBeNull();
});
