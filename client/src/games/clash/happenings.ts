/** What came upon everybody: the last event, or the status phase, with what it did. */
import type { Entry } from "../../net/protocol";
import type { Told } from "../../table/since";
import { Fact } from "../facts";

export interface Happening {
  /** Tells it from others. */
  id: number;
  /** The event and who drew it; nothing in the status phase. */
  drawn: { seat: number; card: string } | null;
  /** What it did, in the order of the log. */
  told: Told[];
  /** Whether somebody's turn has begun since, or the status phase. */
  isPast: boolean;
}

const HAPPENINGS = new Set(["event", "status"]);
/** What ends each of them, and what is no part of it, though it follows in the log. An event of a free advance in the
 * status phase ends with the cards of that phase. */
const ENDS = {
  event: new Set(["turn", "status"]),
  free: new Set(["turn", "status", "drew_objective"]),
  status: new Set(["turn"]),
};
const ELSEWHERE: Record<string, ReadonlySet<string>> = {
  event: new Set(["advanced", "drawn_action", "drew_action"]),
  status: new Set(["drawn_action", "drawn_objective"]),
};

/** The newest of some moves. */
export function lastHappening(moves: readonly Entry[]): Happening | null {
  for (let at = moves.length - 1; at >= 0; at--) {
    const events = moves[at]!.events ?? [];
    const first = events.flatMap(({ kind = "" }, place) => (HAPPENINGS.has(kind) ? [place] : [])).at(-1);
    if (first === undefined) continue;
    const begun = new Fact(events[first]!);
    const facts = moves.slice(at).flatMap((entry) => (entry.events ?? []).map((event) => ({ entry, event })));
    const later = facts.slice(first + 1);
    const before = [...moves.slice(0, at).flatMap((entry) => entry.events ?? []), ...events.slice(0, first)];
    const phase = before.map(({ kind = "" }) => kind).filter((kind) => ENDS.event.has(kind));
    const isFree = phase.at(-1) === "status";
    const ends = begun.kind === "status" ? ENDS.status : isFree ? ENDS.free : ENDS.event;
    const end = later.findIndex(({ event }) => ends.has(event.kind ?? ""));
    const during = end < 0 ? later : later.slice(0, end);
    return {
      id: moves[at]!.sequence * 100 + first,
      drawn: begun.kind === "event" ? { seat: begun.seat(), card: begun.id("event") } : null,
      told: during.filter(({ event }) => !ELSEWHERE[begun.kind]!.has(event.kind ?? "")),
      isPast: end >= 0,
    };
  }
  return null;
}
