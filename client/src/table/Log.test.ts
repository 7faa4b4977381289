import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { Entry, Table } from "../net/protocol";
import type { TableConnection } from "../net/table.svelte";
import { misnamed } from "../games/named";
import { stubResizeObserver } from "../games/testing";
import { switchTo } from "../text/text.svelte";
import { History } from "./history.svelte";
import Log from "./Log.svelte";

vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

const movesUpTo = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ sequence: index + 1, kind: "act", seat: index % 2, at: 0 }));

beforeAll(() => {
  stubResizeObserver();
  return switchTo("en");
});
afterEach(cleanup);

let shownHistory: History;

function draw(moves: Entry[]) {
  const connection = { moves, entries: moves, chat: [] } as unknown as TableConnection;
  const history = new History(vi.fn().mockResolvedValue(null), () => moves.length);
  render(Log, {
    props: { connection, table: { you: null } as unknown as Table, names: ["Anna", "Boris"], history },
  });
  shownHistory = history;
}

function show() {
  draw(movesUpTo(3));
  return [3, 2, 1].map((move) =>
    screen.getByRole("button", { name: `Look at the table after move ${move}` }),
  ) as [HTMLElement, HTMLElement, HTMLElement];
}

const stops = (buttons: HTMLElement[]) => buttons.map(({ tabIndex }) => tabIndex);

test("tab stops once in the log, however long it is, and the arrows walk along it", async () => {
  const [newest, middle, oldest] = show();
  expect(stops([newest, middle, oldest])).toEqual([0, -1, -1]);
  newest.focus();
  await fireEvent.keyDown(newest, { key: "ArrowDown" });
  expect(document.activeElement).toBe(middle);
  expect(stops([newest, middle, oldest])).toEqual([-1, 0, -1]);
  await fireEvent.keyDown(middle, { key: "ArrowDown" });
  await fireEvent.keyDown(oldest, { key: "ArrowDown" });
  expect(document.activeElement).toBe(oldest);
  await fireEvent.keyDown(oldest, { key: "ArrowUp" });
  expect(document.activeElement).toBe(middle);
});

test("looking back, the log follows to the move that is shown", async () => {
  show();
  const list = document.querySelector<HTMLElement>("[data-log]")!;
  Object.defineProperty(list, "clientHeight", { value: 100 });
  for (const [index, line] of [...list.children].entries()) {
    Object.defineProperty(line, "offsetTop", { value: 1000 * index });
    Object.defineProperty(line, "offsetHeight", { value: 40 });
  }
  await shownHistory.show(1);
  await vi.waitFor(() => expect(list.scrollTop).toBe(2000 - 30));
});

test("a move is called by the number that stands there, also in a long game", () => {
  draw(movesUpTo(1000));
  const buttons = [...document.querySelectorAll("[data-log] button")];
  expect(buttons.map(({ textContent }) => textContent)).toContain("1000");
  expect(misnamed(buttons)).toEqual([]);
});
