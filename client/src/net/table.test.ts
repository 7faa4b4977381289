import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Entry, FromClient, FromServer, Table, View } from "./protocol";
import { TableConnection } from "./table.svelte";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const TABLE: Table = {
  id: "t1",
  game: "duel",
  rules_version: 1,
  options: {},
  status: "playing",
  seats: [],
  acting: [0],
  moves: 0,
  created: 0,
  changed: 0,
  commitment: "",
  you: 0,
};

function viewAfter(move: number): View {
  return { seat: 0, acting: [0], ending: "", scores: [move, 0], board: {} };
}

function entry(sequence: number, kind: Entry["kind"] = "act"): Entry {
  return { sequence, kind, seat: 0, at: 0, action: sequence };
}

function welcome(sequence: number, entries: Entry[] = []): FromServer {
  return { type: "welcome", sequence, table: TABLE, view: viewAfter(sequence), entries, chat: [] };
}

function moved(sequence: number, kind: Entry["kind"] = "act"): FromServer {
  return { type: "moved", entries: [entry(sequence, kind)], view: viewAfter(sequence), table: TABLE };
}

function connect(sequence = 0): { connection: TableConnection; socket: FakeSocket } {
  const connection = new TableConnection("t1");
  const socket = FakeSocket.last;
  socket.open();
  socket.hear(
    welcome(
      sequence,
      Array.from({ length: sequence }, (_, index) => entry(index + 1)),
    ),
  );
  return { connection, socket };
}

/** Break the connection and wait until a new one is tried. */
function reconnect(socket: FakeSocket): FakeSocket {
  socket.break();
  vi.advanceTimersByTime(1000);
  const next = FakeSocket.last;
  expect(next).not.toBe(socket);
  next.open();
  return next;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.all = [];
});

test("says hello and shows what the server tells", () => {
  const { connection, socket } = connect(2);
  expect(socket.url).toMatch(/^ws:\/\/.*\/ws\/tables\/t1$/);
  expect(socket.sent[0]).toEqual({ type: "hello", since: 0, chat: 0 });
  expect(connection.status).toBe("live");
  expect(connection.sequence).toBe(2);
  expect(connection.entries.map(({ sequence }) => sequence)).toEqual([1, 2]);
});

test("an action is sent once, with the sequence that was seen", () => {
  const { connection, socket } = connect(2);
  connection.act(7);
  const request = socket.sent[1] as { request: string };
  expect(socket.sent[1]).toMatchObject({ type: "act", actions: [7], sequence: 2 });
  expect(connection.isMoving).toBe(true);
  socket.hear({ type: "done", request: request.request, sequence: 3 });
  expect(connection.isMoving).toBe(true);
  socket.hear(moved(3));
  expect(connection.isMoving).toBe(false);
  expect(connection.pending).toEqual([]);
});

test("after a loss it resumes from the last sequence and keeps what it has", () => {
  const { connection, socket } = connect(3);
  const next = reconnect(socket);
  expect(connection.status).toBe("lost");
  expect(next.sent).toEqual([{ type: "hello", since: 3, chat: 0 }]);
  next.hear(welcome(5, [entry(4), entry(5)]));
  expect(connection.status).toBe("live");
  expect(connection.entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
});

test("a request without an answer is sent again under the same name", () => {
  const { connection, socket } = connect();
  connection.act(7);
  const first = socket.sent[1];
  const next = reconnect(socket);
  expect(next.sent).toHaveLength(1);
  next.hear(welcome(0));
  expect(next.sent[1]).toEqual(first);
});

test("what is asked while the connection is lost goes out when it is back", () => {
  const { connection, socket } = connect();
  socket.break();
  connection.say("hello");
  vi.advanceTimersByTime(1000);
  const next = FakeSocket.last;
  next.open();
  next.hear(welcome(0));
  expect(next.sent[1]).toMatchObject({ type: "say", text: "hello" });
});

test("the same entry twice counts once", () => {
  const { connection, socket } = connect(1);
  const heard = vi.fn();
  connection.onMoved = heard;
  socket.hear(moved(2));
  socket.hear(moved(2));
  expect(connection.entries).toHaveLength(2);
  expect(heard).toHaveBeenCalledOnce();
});

test("a wish of several actions is one request, and comes back with one view", () => {
  const { connection, socket } = connect(1);
  const heard = vi.fn();
  connection.onMoved = heard;
  connection.act(7, 8);
  const { request } = socket.sent[1] as { request: string };
  expect(socket.sent[1]).toMatchObject({ type: "act", actions: [7, 8], sequence: 1 });
  socket.hear({ type: "done", request, sequence: 3, entries: 2 });
  expect(connection.isMoving).toBe(true);
  socket.hear({ type: "moved", entries: [entry(2), entry(3)], view: viewAfter(3), table: TABLE });
  expect(connection.isMoving).toBe(false);
  expect(connection.view).toEqual(viewAfter(3));
  expect(connection.entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect(heard).toHaveBeenCalledOnce();
});

test("of a message that tells more than is new only that is taken", () => {
  const { connection, socket } = connect(2);
  socket.hear({ type: "moved", entries: [entry(2), entry(3)], view: viewAfter(3), table: TABLE });
  expect(connection.entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

test("a gap in the history is asked for", () => {
  const { connection, socket } = connect(1);
  socket.hear(moved(3));
  expect(connection.sequence).toBe(1);
  expect(socket.sent.at(-1)).toEqual({ type: "hello", since: 1, chat: 0 });
  socket.hear(welcome(3, [entry(2), entry(3)]));
  expect(connection.entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

test("a refusal tells its problem and changes nothing", () => {
  const { connection, socket } = connect(1);
  connection.act(7);
  const { request } = socket.sent[1] as { request: string };
  socket.hear({ type: "refused", request, problem: { text: { key: "core.reason.not_now" } } });
  expect(connection.lastProblem?.text.key).toBe("core.reason.not_now");
  expect(connection.isMoving).toBe(false);
  expect(connection.sequence).toBe(1);
});

test("an undo takes back the last move of its seat", () => {
  const { connection, socket } = connect(1);
  const own: Entry = { sequence: 2, kind: "act", seat: 1, at: 0 };
  socket.hear({ type: "moved", entries: [own], view: viewAfter(2), table: TABLE });
  socket.hear(moved(3, "undo"));
  expect(connection.moves.map(({ sequence }) => sequence)).toEqual([2]);
});

test("an undo takes the last move back", () => {
  const { connection, socket } = connect(2);
  socket.hear(moved(3, "undo"));
  expect(connection.moves.map(({ sequence }) => sequence)).toEqual([1]);
  expect(connection.entries).toHaveLength(3);
});

test("advice is forgotten with the next move", () => {
  const { connection, socket } = connect(1);
  connection.hint();
  const { request } = socket.sent[1] as { request: string };
  expect(connection.isAskingHint).toBe(true);
  socket.hear({ type: "hint", request });
  expect(connection.advice).toEqual([]);
  socket.hear(moved(2));
  expect(connection.advice).toBeNull();
});

test("advice stays while others choose and the same is asked, and no longer", () => {
  const { connection, socket } = connect(1);
  const asked = (sequence: number, seat: number, actions: number[]): FromServer => ({
    type: "moved",
    entries: [{ ...entry(sequence), seat }],
    view: { ...viewAfter(sequence), acting: [0, 1, 2], decision: { prompt: { key: "q" }, actions } },
    table: TABLE,
  });
  const hint = () => {
    connection.hint();
    socket.hear({ type: "hint", request: (socket.sent.at(-1) as { request: string }).request });
  };
  socket.hear(asked(2, 1, [3, 4]));
  hint();
  socket.hear(asked(3, 2, [3, 4]));
  expect(connection.advice).toEqual([]);
  socket.hear(asked(4, 2, [4]));
  expect(connection.advice).toBeNull();
  hint();
  socket.hear(asked(5, 0, [4]));
  expect(connection.advice).toBeNull();
});

test("a review is waited for until it is there", () => {
  const { connection, socket } = connect(1);
  connection.review(true);
  const { request } = socket.sent[1] as { request: string };
  socket.hear({ type: "review", request, done: 3, total: 9, is_running: true });
  expect(connection.reviewed?.done).toBe(3);
  expect(connection.pending).toHaveLength(1);
  const review = { chances: [[1, 0]], points: [[2, 3]] };
  socket.hear({ type: "review", request, done: 9, total: 9, review });
  expect(connection.reviewed?.review).toEqual(review);
  expect(connection.pending).toHaveLength(0);
});

test("positions are asked once, and anew after an undo", async () => {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ move: 1, view: viewAfter(1) })));
  vi.stubGlobal("fetch", fetch);
  const { connection, socket } = connect(2);
  await connection.position(1);
  await connection.position(1);
  expect(fetch).toHaveBeenCalledOnce();
  socket.hear(moved(3, "undo"));
  await connection.position(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a table that is closed for good is not asked for again", () => {
  const { connection, socket } = connect();
  socket.hear({ type: "closed", problem: { text: { key: "x" } }, again: false });
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe("closed");
  expect(FakeSocket.all).toHaveLength(1);
});

test("a table that does not exist is told by HTTP", async () => {
  const answer = { text: { key: "server.error.no_table" } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer), { status: 404 }));
  const connection = new TableConnection("nope");
  FakeSocket.last.break();
  await vi.waitFor(() => expect(connection.status).toBe("closed"));
  expect(connection.lastProblem).toEqual(answer);
});

test("a connection that falls silent is given up", () => {
  const { connection, socket } = connect();
  vi.advanceTimersByTime(25_000);
  expect(socket.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  expect(connection.status).toBe("lost");
});

test("what players and watchers said among themselves is asked for when the game is over", () => {
  const connection = new TableConnection("t1");
  const socket = FakeSocket.last;
  socket.open();
  socket.hear(welcome(0));
  socket.hear({ type: "said", chat: { number: 2, name: "Anna", text: "hello", at: 0, seat: 0 } });
  const over: Table = { ...TABLE, status: "over" };
  socket.hear({ type: "changed", table: over });
  expect(socket.sent.at(-1)).toEqual({ type: "hello", since: 0, chat: 0 });
  const chat = [
    { number: 1, name: "Vera", text: "take the theater", at: 0 },
    { number: 2, name: "Anna", text: "hello", at: 0, seat: 0 },
  ];
  socket.hear({ type: "welcome", sequence: 0, table: over, view: viewAfter(0), entries: [], chat });
  expect(connection.chat.map(({ number }) => number)).toEqual([1, 2]);
  expect(socket.sent.filter(({ type }) => type === "hello")).toHaveLength(2);
});

test("nothing is on its way any more once an entry of mine has come, before the answer does", () => {
  const { connection, socket } = connect(2);
  connection.act(7);
  socket.hear({ ...moved(3), entries: [{ ...entry(3), seat: 1 }] } as FromServer);
  expect(connection.isMoving).toBe(true);
  socket.hear(moved(4));
  expect(connection.isMoving).toBe(false);
  connection.act(8);
  expect(connection.isMoving).toBe(true);
});

test("what a review has found is kept while it goes on, and what comes at its end counts", () => {
  const { connection, socket } = connect(2);
  const found = { chances: [], points: [], turning_points: [] };
  const told = { type: "review", request: "r", total: 8, is_running: true } as const;
  socket.hear({ ...told, done: 2, review: found });
  socket.hear({ ...told, done: 3 });
  expect(connection.reviewed).toMatchObject({ done: 3, review: found });
  socket.hear({ ...told, done: 3, is_running: false });
  expect(connection.reviewed?.review).toBeUndefined();
});
