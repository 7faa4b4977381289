import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { GameInfo } from "../net/protocol";
import { switchTo } from "../text/text.svelte";
import BotChoice from "./BotChoice.svelte";

const info: GameInfo = {
  name: "duel",
  rules_version: 1,
  seats: [2],
  options: [],
  levels: ["level1", "level5"],
  thinking: [0.5, 2, 5, 15],
};
const onchoose = vi.fn();

beforeAll(() => switchTo("en"));
afterEach(() => {
  cleanup();
  onchoose.mockClear();
});

function show(seconds: number | null) {
  render(BotChoice, { props: { info, label: "Seat 2", level: "level1", seconds, onchoose } });
  return {
    level: screen.getByRole<HTMLSelectElement>("combobox", { name: "Seat 2: Level" }),
    time: screen.getByRole<HTMLSelectElement>("combobox", { name: "Seat 2: Thinking time" }),
  };
}

test("the usual time is chosen unless another is", () => {
  expect(show(null).time.selectedOptions[0]!.text).toBe("thinks up to 2 s");
  cleanup();
  expect(show(15).time.selectedOptions[0]!.text).toBe("very long, up to 15 s");
});

test("level and time are chosen apart", async () => {
  const { level, time } = show(5);
  await fireEvent.change(level, { target: { value: "level5" } });
  await fireEvent.change(time, { target: { selectedIndex: 0 } });
  await fireEvent.change(time, { target: { selectedIndex: 1 } });
  expect(onchoose.mock.calls).toEqual([
    ["level5", 5],
    ["level1", 0.5],
    ["level1", null],
  ]);
});
