/** What happened since my last turn. Games that tell when turns begin say where it ended; in the others the turn is
 * my last moves. What I answer in the turn of somebody else, or between turns, hides nothing. */
import type { Entry, Event } from "../net/protocol";

/** A fact, and the move that it came of. */
export interface Told {
  entry: Entry;
  event: Event;
}

export interface Since {
  /** How many moves were there before it, and after the last that belongs to it. */
  before: number;
  after: number;
  told: readonly Told[];
  /** Whether I have done anything after it: I am in the middle of my turn. */
  isActing: boolean;
}

/** What ends the turn that was: the next one, or what comes between. */
const ENDS = new Set(["turn", "status"]);

export function sinceMyTurn(moves: readonly Entry[], me: number): Since {
  const facts = moves.flatMap((entry, move) => (entry.events ?? []).map((event) => ({ entry, event, move })));
  const ends = facts.flatMap(({ event }, at) => (ENDS.has(event.kind ?? "") ? [at] : []));
  const last = ends.at(-1);
  if (last === undefined) return sinceMyMoves(moves, me);
  const isMine = (at: number) => facts[at]!.event.kind === "turn" && facts[at]!.event.values?.["seat"] === me;
  const end = isMine(last) ? last : facts.length;
  const mine = ends.filter((at) => at < end && isMine(at)).at(-1);
  const start = mine === undefined ? -1 : ends[ends.indexOf(mine) + 1]!;
  const after = end === facts.length ? moves.length : facts[end]!.move + 1;
  return {
    before: start < 0 ? 0 : facts[start]!.move + 1,
    after,
    told: facts.slice(start + 1, end),
    isActing: moves.slice(after).some(({ seat }) => seat === me),
  };
}

/** The moves of the others after my last ones; those of mine that followed are not among them. */
function sinceMyMoves(moves: readonly Entry[], me: number): Since {
  let after = moves.length;
  while (after > 0 && moves[after - 1]?.seat === me) after--;
  let before = after;
  while (before > 0 && moves[before - 1]?.seat !== me) before--;
  const told = moves
    .slice(before, after)
    .flatMap((entry) => (entry.events ?? []).map((event) => ({ entry, event })));
  return { before, after, told, isActing: after < moves.length };
}
