import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { Entry, Table } from "../net/protocol";
import type { View } from "../net/seen";
import { loadBoard } from "../table/boards";
import { switchTo } from "../text/text.svelte";
import type { BoardProps } from "./table";

const snippet = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
const view: View = {
  seat: 0,
  acting: [0],
  ending: "",
  scores: [],
  board: { round: 2, cards_left: 7, hands: [["high_card", 3], null], discards: [], bids: [1, 4] },
};

beforeAll(() => switchTo("en"));
afterEach(cleanup);

async function show(more: Partial<BoardProps> = {}) {
  const Board = await loadBoard("toy");
  const table = { game: "toy" } as Table;
  const parts = { topbar: snippet("bar"), log: snippet("log"), actions: snippet("every action") };
  const doing = { act: () => {}, undo: () => {}, onanimated: () => {}, openRule: () => {} };
  const shown = {
    hint: null,
    lastMove: null,
    moves: [],
    events: [],
    motion: false,
    busy: false,
    catalog: {},
  };
  return render(Board, {
    props: { view, table, me: 0, names: ["Anna", "Boris"], ...parts, ...doing, ...shown, ...more },
  });
}

test("a game without a folder shows what one sees, and every action", async () => {
  const { container } = await show();
  expect(screen.getByText("every action")).toBeTruthy();
  const words = container.querySelector(".seen")!.textContent!.replace(/\s+/g, " ");
  expect(words).toContain("cards left 7");
  expect(words).toContain("Anna high card, 3");
  expect(words).toContain("Boris –");
  expect(words).not.toContain("_");
});

test("it does not keep events waiting", async () => {
  const onanimated = vi.fn();
  await show({ events: [{ sequence: 1, kind: "act", seat: 0, at: 0 } as Entry], onanimated });
  flushSync();
  expect(onanimated).toHaveBeenCalled();
});
