import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { Chat, Table } from "../net/protocol";
import type { TableConnection } from "../net/table.svelte";
import { session } from "../session.svelte";
import { settings } from "../settings.svelte";
import { standInForDialogs } from "../testing";
import { switchTo } from "../text/text.svelte";
import Talk from "./Talk.svelte";

vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

const chat: Chat[] = [
  { number: 1, name: "Anna", text: "hello", at: 0, seat: 0, speaker: "a" },
  { number: 2, name: "Boris", text: "you fool", at: 0, seat: 1, speaker: "b" },
  { number: 3, name: "Boris", text: "again", at: 0, seat: 1, speaker: "b" },
];

beforeAll(async () => {
  standInForDialogs();
  await switchTo("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.person = null;
});

function show(you: number | null, status: Table["status"] = "playing") {
  const seats = ["Anna", "Boris"].map((name) => ({ kind: "person", name }));
  const table = { id: "t1", you, status, seats } as unknown as Table;
  const connection = { chat, say: vi.fn() } as unknown as TableConnection;
  render(Talk, { props: { connection, table, names: ["Anna", "Boris"], onread: vi.fn() } });
  return connection;
}

test("somebody whose lines are hidden is not read until they are shown again", async () => {
  session.person = { id: "p", name: "Anna", speaker: "a" };
  show(0);
  expect(screen.queryByRole("button", { name: "Anna: hide or report" })).toBeNull();
  await fireEvent.click(screen.getAllByRole("button", { name: "Boris: hide or report" })[0]!);
  await fireEvent.click(screen.getByRole("button", { name: "Hide everything from Boris" }));
  expect(screen.queryByText("you fool")).toBeNull();
  expect(screen.queryByText("again")).toBeNull();
  expect(screen.getByText("hello")).toBeTruthy();
  expect(settings.isMuted("b")).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Show them" }));
  expect(screen.getByText("you fool")).toBeTruthy();
});

test("nobody is offered to hide or report what they said themselves, watching or not", () => {
  session.person = { id: "p", name: "Boris", speaker: "b" };
  show(null);
  expect(screen.getByRole("button", { name: "Anna: hide or report" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Boris: hide or report" })).toBeNull();
});

test("a line is reported with what is wrong with it", async () => {
  session.person = { id: "p", name: "Anna" };
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal("fetch", fetched);
  show(0);
  await fireEvent.click(screen.getAllByRole("button", { name: "Boris: hide or report" })[0]!);
  await fireEvent.input(screen.getByLabelText("What is wrong? (optional)"), { target: { value: "rude" } });
  await fireEvent.click(screen.getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Thank you. Whoever runs this server will read it.")).toBeTruthy();
  const [path, request] = fetched.mock.calls[0]!;
  expect(path).toBe("/api/tables/t1/reports");
  expect(JSON.parse(String(request?.body))).toEqual({ line: 2, text: "rude" });
});

test("watchers who have a name write to the other watchers, and are told who reads it", () => {
  session.person = { id: "p", name: "Vera" };
  show(null);
  expect(screen.getByPlaceholderText("Write to the watchers")).toBeTruthy();
  expect(screen.getByText(/the players read this when the game is over/)).toBeTruthy();
  cleanup();
  show(null, "over");
  expect(screen.getByPlaceholderText("Write a line")).toBeTruthy();
  expect(screen.queryByText(/the players read this/)).toBeNull();
});

test("a stranger is told how to write", () => {
  show(null);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("link", { name: "To write here, say your name first." })).toBeTruthy();
});
