/** Where the cards of the structure lie, in nominal pixels of each format. */
import type { Slot } from "./types";

/** How a card is drawn: each face has its own place for every part. */
export type Face = "tall" | "wide" | "small" | "small-tall" | "small-wide" | "big";

export interface Format {
  face: Face;
  /** Of the whole structure. */
  width: number;
  height: number;
  card: { width: number; height: number };
  /** From one half column to the next, and from row to row. */
  step: { x: number; y: number };
  top: number;
  /** So little of a covered card is seen that its effects stand in one row. */
  isLow?: boolean;
}

const TALL: Format = {
  face: "tall",
  width: 738,
  height: 500,
  card: { width: 114, height: 150 },
  step: { x: 60, y: 82 },
  top: 11,
};
const WIDE: Format = {
  face: "wide",
  width: 738,
  height: 510,
  card: { width: 166, height: 118 },
  step: { x: 87, y: 62 },
  top: 10,
};
const SMALL: Format = {
  face: "small",
  width: 390,
  height: 304,
  card: { width: 62, height: 88 },
  step: { x: 32, y: 50 },
  top: 11,
};
const SMALL_TALL: Format = {
  face: "small-tall",
  width: 390,
  height: 466,
  card: { width: 62, height: 124 },
  step: { x: 32, y: 80 },
  top: 11,
};
const SMALL_WIDE: Format = {
  face: "small-wide",
  width: 390,
  height: 470,
  card: { width: 90, height: 104 },
  step: { x: 47.5, y: 58 },
  top: 11,
};
const SMALL_WIDE_LOW: Format = { ...SMALL_WIDE, height: 316, step: { x: 47.5, y: 33 }, isLow: true };
/** The same where there is more width: on a small laptop. */
const BROAD_LOW: Format = {
  ...SMALL_WIDE_LOW,
  width: 520,
  card: { width: 122, height: 104 },
  step: { x: 64, y: 33 },
};

const LARGEST = 1.35;

/** Below this a large face is too small to be read, and the face of a phone is better. */
const SMALLEST = 0.8;

/** The format that fills a place best: `isSmall` on phones, `isLow` while a sheet covers their lower half. */
export function formatFor(
  age: number,
  width: number,
  height: number,
  isSmall: boolean,
  isLow: boolean,
): Format {
  const large = age === 3 ? WIDE : TALL;
  if (!isSmall && unitIn(large, width, height) >= SMALLEST) return large;
  const [tall, low] = age === 3 ? [SMALL_WIDE, isSmall ? SMALL_WIDE_LOW : BROAD_LOW] : [SMALL_TALL, SMALL];
  if (isSmall) return isLow ? low : tall;
  return unitIn(low, width, height) > unitIn(tall, width, height) ? low : tall;
}

/** One nominal pixel in a place of this size. */
export function unitIn(format: Format, width: number, height: number): number {
  if (!width || !height) return 1;
  return Math.min(width / format.width, height / format.height, LARGEST);
}

/** The upper left corner of a slot in nominal pixels, from the middle of the upper edge. */
export function cornerOf(format: Format, slot: Slot): { x: number; y: number } {
  return {
    x: slot.x * format.step.x - format.card.width / 2,
    y: format.top + (slot.row - 1) * format.step.y,
  };
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The slot that the arrow leads to: the nearest one in that direction, sideways counting double. */
export function neighbour(slots: readonly Slot[], from: number, direction: Direction): number {
  const start = slots[from];
  if (!start) return from;
  const isAcross = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  let best = from;
  let shortest = Infinity;
  slots.forEach((slot, at) => {
    if (slot.state === "gone") return;
    const across = slot.x - start.x;
    const down = (slot.row - start.row) * 2;
    const [along, aside] = isAcross ? [across, down] : [down, across];
    if (along * sign <= 0) return;
    const distance = along * sign + Math.abs(aside) * 2;
    if (distance < shortest) [best, shortest] = [at, distance];
  });
  return best;
}
