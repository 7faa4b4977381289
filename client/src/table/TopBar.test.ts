import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import type { Table, View } from "../net/protocol";
import type { TableConnection } from "../net/table.svelte";
import { learn, switchTo } from "../text/text.svelte";
import type { History } from "./history.svelte";
import TopBar from "./TopBar.svelte";

vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

beforeAll(async () => {
  await switchTo("en");
  await learn(["duel"]);
});
afterEach(cleanup);

function show(status: Table["status"], chat: unknown[] = []) {
  const result = status === "over" ? { ending: "military", scores: [1, 0], places: [1, 2] } : null;
  const seats = [{ kind: "person" }, { kind: "bot" }];
  const table = { id: "t", game: "duel", options: {}, status, seats, acting: [], moves: 3, you: 0, result };
  const nothing = () => {};
  render(TopBar, {
    connection: { isMoving: false, isAskingHint: false, chat, readChat: 0 } as unknown as TableConnection,
    table: table as unknown as Table,
    view: { decision: null, board: {} } as unknown as View,
    names: ["Anna", "Boris"],
    history: { isBack: false } as unknown as History,
    onresign: nothing,
    onresult: nothing,
    onrules: nothing,
    onreport: nothing,
  });
}

it.each([
  ["playing", "Leave; the game waits"],
  ["over", "To the home page"],
] as const)("lets one leave a game that is %s in the right words", async (status, words) => {
  show(status);
  await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  expect(screen.getByText(words)).toBeTruthy();
});

it("shows that somebody has said something, also where the chat is behind a tab", () => {
  show("playing", [{ number: 1, name: "Boris", text: "hello", at: 0, speaker: "b" }]);
  expect(screen.getByRole("img", { name: "1 new message", hidden: true })).toBeTruthy();
});
