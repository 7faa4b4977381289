import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { Table } from "../net/protocol";
import type { TableConnection } from "../net/table.svelte";
import { session } from "../session.svelte";
import { standInForDialogs } from "../testing";
import { switchTo } from "../text/text.svelte";
import SideTalk from "./SideTalk.svelte";

vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

beforeAll(async () => {
  standInForDialogs();
  await switchTo("en");
});
afterEach(() => {
  cleanup();
  session.person = null;
});

function show(isFolded: boolean) {
  session.person = { id: "p", name: "Anna", speaker: "a" };
  const table = { id: "t1", you: 0, status: "playing", seats: [] } as unknown as Table;
  const chat = [{ number: 1, name: "Boris", text: "two ore?", at: 0, seat: 1, speaker: "b" }];
  const connection = { chat, readChat: 0, say: vi.fn() } as unknown as TableConnection;
  render(SideTalk, { props: { connection, table, names: ["Anna", "Boris"], isFolded } });
  return connection;
}

test("a quick answer is said with one press", async () => {
  const connection = show(false);
  expect(screen.getByText("two ore?")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Too little" }));
  expect(connection.say).toHaveBeenCalledWith("Too little");
});

test("under its fold the chat is not read yet, and says so", async () => {
  const connection = show(true);
  expect(screen.queryByText("two ore?")).toBeNull();
  expect(connection.readChat).toBe(0);
  await fireEvent.click(screen.getByRole("button", { name: "Chat1" }));
  expect(screen.getByText("two ore?")).toBeTruthy();
  expect(connection.readChat).toBe(1);
});
