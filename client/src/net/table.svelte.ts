/** One table, live: its state as the server last told it, and everything a person can ask of it. */
import * as http from "./http";
import type {
  Act,
  AskHint,
  AskReview,
  Chat,
  Entry,
  FromServer,
  GiveBack,
  Hint,
  OfferRematch,
  Position,
  Problem,
  ProposeStandIn,
  Resign,
  Reviewed,
  Say,
  Table,
  Undo,
  View,
} from "./protocol";
import { LastingSocket } from "./socket";

type Request = Act | Undo | Resign | Say | OfferRematch | ProposeStandIn | GiveBack | AskHint | AskReview;
/** `Omit` for each member of a union by itself. */
type Nameless<Kind> = Kind extends unknown ? Omit<Kind, "request"> : never;

/** 128 random bits; `crypto.randomUUID` exists only on pages that came over https. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
}

function lastOf(seat: number, entries: Entry[]): number {
  return entries.map((entry) => entry.seat).lastIndexOf(seat);
}

/** Whether the same is asked as before: where several choose at once, one of the others may have chosen. */
function asksTheSame(before: View | null, now: View): boolean {
  return now.decision != null && JSON.stringify(before?.decision) === JSON.stringify(now.decision);
}

export type Status = "connecting" | "live" | "lost" | "closed";

export class TableConnection {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  sequence = $state(0);
  status = $state<Status>("connecting");
  pending = $state.raw<Request[]>([]);
  lastProblem = $state.raw<Problem | null>(null);
  /** The last hint, until something else is asked. */
  hinted = $state.raw<Hint | null>(null);
  /** How far the review of the finished game is, or what it found; `null`: nobody has asked. */
  reviewed = $state.raw<Reviewed | null>(null);
  /** The number of the last line of the chat that was seen. */
  readChat = $state(0);

  /** Called with new entries while the connection lives; the board animates them. */
  onMoved: (entries: Entry[], view: View) => void = () => {};

  /** A move is stored whose entry has not come yet. */
  private awaited = $state(0);
  private readonly positions = new Map<number, Promise<Position>>();
  private readonly socket: LastingSocket;

  /** The actions that count, in their order: an undo has taken the last one of its seat back. */
  readonly moves = $derived.by(() => {
    const counted: Entry[] = [];
    for (const entry of this.entries) {
      if (entry.kind === "act") counted.push(entry);
      else if (entry.kind === "undo") counted.splice(lastOf(entry.seat, counted), 1);
    }
    return counted;
  });
  /** The number of the last entry that is my own. */
  private readonly lastOwn = $derived(
    this.entries[lastOf(this.table?.you ?? -1, this.entries)]?.sequence ?? 0,
  );
  /** Whether something of mine is on its way. An entry of mine tells that it has come, before the answer does:
   * the page is drawn once, not twice. */
  readonly isMoving = $derived(
    this.awaited > this.sequence ||
      this.pending.some(
        (request) => (request.type === "act" || request.type === "undo") && request.sequence >= this.lastOwn,
      ),
  );
  readonly advice = $derived(this.hinted && (this.hinted.advice ?? []));
  /** The best action and what belongs to the same move. */
  readonly line = $derived(this.hinted?.line);
  readonly isAskingHint = $derived(this.pending.some(({ type }) => type === "hint"));

  constructor(readonly id: string) {
    this.socket = new LastingSocket(`/ws/tables/${encodeURIComponent(id)}`, {
      onopen: () => this.hello(),
      onmessage: (message) => this.hear(message as FromServer),
      onlost: () => this.lost(),
      ping: { type: "ping" },
    });
  }

  /** Several actions are one wish. */
  act = (...actions: Act["actions"]): void => this.request({ type: "act", sequence: this.sequence, actions });
  undo = (): void => this.request({ type: "undo", sequence: this.sequence });
  resign = (): void => this.request({ type: "resign" });
  say = (text: string): void => this.request({ type: "say", text });
  offerRematch = (): void => this.request({ type: "rematch" });
  proposeStandIn = (seat: number): void => this.request({ type: "stand_in", seat });
  giveBack = (): void => this.request({ type: "give_back" });
  hint = (): void => this.request({ type: "hint" });
  /** Ask for the review of the finished game; `begin`: even if it must be worked out first. */
  review = (begin: boolean): void => this.request({ type: "review", begin });

  /** What this person saw after so many moves. */
  position(move: number): Promise<Position> {
    const known = this.positions.get(move);
    if (known) return known;
    const asked = http.position(this.id, move);
    asked.catch(() => this.positions.delete(move));
    this.positions.set(move, asked);
    return asked;
  }

  /** Begin anew as the person one has become: they see other things. */
  restart(): void {
    this.entries = [];
    this.chat = [];
    this.sequence = 0;
    this.view = null;
    this.positions.clear();
    this.status = "connecting";
    this.socket.renew();
  }

  leave(): void {
    this.socket.end();
  }

  private lost(): void {
    if (this.status === "closed") return;
    this.status = "lost";
    if (this.table === null) void this.checkExistence();
  }

  /** A socket that never opened does not tell why: the table may be gone. */
  private async checkExistence(): Promise<void> {
    try {
      await http.table(this.id);
    } catch (error) {
      if (error instanceof http.Refusal && error.status === 404) this.close(error.problem);
    }
  }

  private close(problem: Problem): void {
    this.lastProblem = problem;
    this.status = "closed";
    this.socket.end();
  }

  private hello(): void {
    this.socket.send({ type: "hello", since: this.sequence, chat: this.chat.at(-1)?.number ?? 0 });
  }

  private request(nameless: Nameless<Request>): void {
    const request = { ...nameless, request: randomName() } as Request;
    this.lastProblem = null;
    this.pending = [...this.pending, request];
    if (this.status === "live") this.socket.send(request);
  }

  private answered(name: string): void {
    this.pending = this.pending.filter(({ request }) => request !== name);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        if (message.sequence < this.sequence) return this.restart();
        this.setTable(message.table);
        this.view = message.view;
        this.addEntries(message.entries);
        this.addChat(message.chat);
        this.sequence = message.sequence;
        this.status = "live";
        for (const request of this.pending) this.socket.send(request);
        break;
      case "moved":
        this.moved(message.entries, message.view, message.table);
        break;
      case "changed":
        this.setTable(message.table);
        break;
      case "said":
        this.addChat([message.chat]);
        break;
      case "done":
        this.awaited = Math.max(this.awaited, message.sequence);
        this.answered(message.request);
        break;
      case "refused":
        this.lastProblem = message.problem;
        this.answered(message.request);
        break;
      case "hint":
        this.hinted = message;
        this.answered(message.request);
        break;
      case "review":
        // What was found before is told no more than once.
        this.reviewed = message.is_running ? { ...this.reviewed, ...message } : message;
        if (!message.is_running) this.answered(message.request);
        break;
      case "closed":
        if (!message.again) this.close(message.problem);
        break;
      case "pong":
    }
  }

  private moved(entries: Entry[], view: View, table: Table): void {
    const fresh = entries.filter(({ sequence }) => sequence > this.sequence);
    const [first, last] = [fresh[0], fresh.at(-1)];
    if (!first || !last) return;
    if (first.sequence > this.sequence + 1) return this.hello();
    this.addEntries(fresh);
    this.sequence = last.sequence;
    const isMine = fresh.some(({ seat }) => seat === table.you);
    if (isMine || !asksTheSame(this.view, view)) this.hinted = null;
    this.view = view;
    this.setTable(table);
    this.onMoved(fresh, view);
  }

  private addEntries(entries: Entry[]): void {
    const fresh = entries.filter(({ sequence }) => sequence > this.sequence);
    if (fresh.some(({ kind }) => kind === "undo")) this.positions.clear();
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
  }

  private addChat(lines: Chat[]): void {
    const known = new Set(this.chat.map(({ number }) => number));
    const fresh = lines.filter(({ number }) => !known.has(number));
    if (fresh.length > 0)
      this.chat = [...this.chat, ...fresh].sort((one, other) => one.number - other.number);
  }

  private setTable(table: Table): void {
    if (table.status !== this.table?.status) this.positions.clear();
    // What players and watchers said among themselves is for everybody once the game is over.
    const isOverNow = table.status === "over" && this.table?.status === "playing";
    this.table = table;
    if (isOverNow) this.socket.send({ type: "hello", since: this.sequence, chat: 0 });
  }
}
