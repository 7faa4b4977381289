/** The score sheet of a game: what each seat's points are made of, as far as its view tells. */
import { clientOf } from "../games/registry";
import type { View } from "../net/protocol";

/** What a seat has. */
interface Realm {
  /** Points by what they are for. Missing where they are hidden: nobody sees them after a resignation. */
  score?: Record<string, number> | null;
}

export interface Sheet {
  /** The lines, in their order; `<game>.score.<line>` names them. */
  lines: string[];
  /** For each seat its points in each line. */
  seats: Record<string, number>[];
  totals: number[];
}

function realmsOf(game: string, view: View): Realm[] {
  const realms = clientOf(game)?.realms;
  return realms ? ((view.board as Record<string, Realm[]>)[realms] ?? []) : [];
}

/** How many sit at the table that a view shows. */
export function countSeats(game: string, view: View): number {
  return realmsOf(game, view).length;
}

/** The sheet, or `null` while points of somebody are hidden. */
export function sheetOf(game: string, view: View): Sheet | null {
  const seats = realmsOf(game, view).flatMap(({ score }) => (score ? [score] : []));
  if (seats.length === 0 || seats.length < countSeats(game, view)) return null;
  const totals = seats.map((score) => Object.values(score).reduce((sum, points) => sum + points, 0));
  return { lines: Object.keys(seats[0]!), seats, totals };
}
