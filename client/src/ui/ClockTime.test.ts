import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { switchTo } from "../text/text.svelte";
import ClockTime from "./ClockTime.svelte";
import { arrivalOf } from "./now.svelte";

beforeAll(() => switchTo("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows the same time wherever the same table is told of, whenever it was drawn", () => {
  const table = {};
  const draw = () => render(ClockTime, { seconds: 100.4, since: arrivalOf(table), running: true }).container;
  const first = draw();
  vi.advanceTimersByTime(730);
  flushSync();
  const second = draw();
  for (let tick = 0; tick < 8; tick++) {
    expect(second.textContent).toBe(first.textContent);
    vi.advanceTimersByTime(390);
    flushSync();
  }
  expect(first.textContent).not.toContain("1:40");
});
