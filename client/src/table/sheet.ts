/** The score sheet of any game, as every view has it (`tessera.core.score`), and points as people write them. */
import type { View } from "../net/protocol";

type Points = (number | null)[];
/** What of a view the sheet is in. */
type Seen = Pick<View, "board">;

export interface Sheet {
  /** How many units of the numbers below make a point. */
  unit: number;
  /** One after another, each with the message that names it and what every seat has. */
  lines: { line: string; key: string; points: Points }[];
  /** The message that names the sum. */
  total: string;
  totals: Points;
}

export function sheetOf({ board }: Seen): Sheet {
  return (board as { sheet: Sheet }).sheet;
}

/** Whether nobody's points are hidden; after a resignation they may be for ever. */
export function isCounted({ totals }: Sheet): boolean {
  return totals.every((total) => total !== null);
}

const HALVES = 2;

/** Points as people write them: 12, 12½, −½; other fractions with their unit. */
export function pointsText(points: number | null, unit: number): string {
  if (points === null) return "–";
  const whole = Math.floor(Math.abs(points) / unit);
  const part = Math.abs(points) % unit;
  const sign = points < 0 ? "−" : "";
  if (part === 0) return `${sign}${whole}`;
  const fraction = unit === HALVES ? "½" : `${part}/${unit}`;
  const gap = whole === 0 || unit === HALVES ? "" : " ";
  return `${sign}${whole || ""}${gap}${fraction}`;
}
