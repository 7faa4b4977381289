/** The ages or rounds of a game, as its log tells them. */
import type { Entry, Event } from "../net/protocol";

export interface Chapter {
  kind: "age" | "round";
  number: number;
  /** The moves after which it begins and ends. */
  from: number;
  to: number;
}

/** The age or the round of an event: whatever tells a number called age tells of one; of rounds some tell that are
 * still to come, or that are a battle's, so only what is called a round itself begins one. */
function numberOf(of: Chapter["kind"], { kind, values }: Event): number | null {
  const number = of === "age" || kind === of ? values?.[of] : undefined;
  return typeof number === "number" ? number : null;
}

/** The chapters of a game, in their order; what comes before the first one is told of is the one before it. */
export function chaptersOf(moves: readonly Entry[], last: number): Chapter[] {
  const ages = beginnings("age", moves, last);
  return ages.length ? ages : beginnings("round", moves, last);
}

function beginnings(kind: Chapter["kind"], moves: readonly Entry[], last: number): Chapter[] {
  const found: Chapter[] = [];
  for (const [index, { events }] of moves.entries()) {
    for (const event of events ?? []) {
      const number = numberOf(kind, event);
      const before = found.at(-1);
      if (number === null || number === before?.number) continue;
      if (before) before.to = index + 1;
      else if (number > 1) found.push({ kind, number: number - 1, from: 0, to: index + 1 });
      found.push({ kind, number, from: index + 1, to: last });
    }
  }
  return found.filter(({ from, to }) => to > from);
}
