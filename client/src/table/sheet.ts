/** The score sheet of a game: what each seat's points are made of, as far as its view tells. */
import type { View } from "../net/protocol";

/** What of a view the sheet is in. */
type Seen = Pick<View, "board">;

/** `board.sheet` of every game: see `tessera.core.score`. Points are `null` where they are hidden. */
interface Counted {
  unit: number;
  lines: { key: string; points: (number | null)[] }[];
  total: string;
  totals: (number | null)[];
}

export interface Sheet {
  /** The lines, in their order: the message that names each, and what each seat has. */
  lines: { key: string; points: number[] }[];
  totals: number[];
}

function countedIn({ board }: Seen): Counted {
  return (board as { sheet: Counted }).sheet;
}

/** How many sit at the table that a view shows. */
export function countSeats(view: Seen): number {
  return countedIn(view).totals.length;
}

/** The message that names the sum. */
export function totalName(view: Seen): string {
  return countedIn(view).total;
}

/** All points of a seat, or `null` while they are hidden. */
export function totalOf(view: Seen, seat: number): number | null {
  const { totals, unit } = countedIn(view);
  const total = totals[seat];
  return total == null ? null : total / unit;
}

/** The sheet, or `null` while points of somebody are hidden: nobody sees them after a resignation. */
export function sheetOf(view: Seen): Sheet | null {
  const { lines, totals, unit } = countedIn(view);
  if (totals.includes(null)) return null;
  const inPoints = (counted: (number | null)[]) => counted.map((points) => points! / unit);
  return {
    lines: lines.map(({ key, points }) => ({ key, points: inPoints(points) })),
    totals: inPoints(totals),
  };
}
