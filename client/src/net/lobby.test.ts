import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LobbyConnection } from "./lobby.svelte";

let sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly CONNECTING = 0;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    sockets.push(this);
  }

  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sockets = [];
});

test("shows what the socket tells", () => {
  const connection = new LobbyConnection();
  sockets[0]!.onopen?.();
  sockets[0]!.onmessage?.({ data: `{"yours": [], "open": []}` });
  expect(connection.lobby).toEqual({ yours: [], open: [] });
});

test("asks over HTTP while there is no socket", async () => {
  const fetch = vi.fn(async () => new Response(`{"yours": [], "open": []}`));
  vi.stubGlobal("fetch", fetch);
  const connection = new LobbyConnection();
  sockets[0]!.onclose?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.lobby).toEqual({ yours: [], open: [] });
  expect(fetch).toHaveBeenCalledOnce();
  connection.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledOnce();
});
