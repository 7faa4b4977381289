/** The ages or rounds of a game, as its log tells them. */
import type { Entry } from "../net/protocol";

/** Events that begin a chapter; their number is called like them. */
const KINDS = ["age", "round"] as const;

export interface Chapter {
  kind: (typeof KINDS)[number];
  number: number;
  /** The moves after which it begins and ends. */
  from: number;
  to: number;
}

/** The chapters of a game, in their order; what comes before the first one is told of is the one before it. */
export function chaptersOf(moves: readonly Entry[], last: number): Chapter[] {
  const found: Chapter[] = [];
  for (const [index, { events }] of moves.entries()) {
    for (const { kind, values } of events ?? []) {
      const known = KINDS.find((name) => name === kind);
      const number = known && values?.[known];
      if (!known || typeof number !== "number") continue;
      const before = found.at(-1);
      if (before) before.to = index + 1;
      else if (number > 1) found.push({ kind: known, number: number - 1, from: 0, to: index + 1 });
      found.push({ kind: known, number, from: index + 1, to: last });
    }
  }
  return found.filter(({ from, to }) => to > from);
}
