/** Where a note stands so that it is beside the thing it speaks of and does not cover it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Pixels between the note and the thing, and between the note and the edge. */
const GAP = 10;

/** The corner of a note beside a thing: to its right or left, below or above it, the first place with room;
 * `null` where there is none, or the thing cannot be seen. */
export function beside(thing: Box, note: Size, screen: Size): { left: number; top: number } | null {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const isSeen = right > 0 && bottom > 0 && thing.left < screen.width && thing.top < screen.height;
  if (!isSeen || thing.width === 0) return null;
  const within = (wanted: number, size: number, all: number) =>
    Math.max(GAP, Math.min(wanted, all - size - GAP));
  const level = within(thing.top + (thing.height - note.height) / 2, note.height, screen.height);
  const middle = within(thing.left + (thing.width - note.width) / 2, note.width, screen.width);
  const places = [
    { left: right + GAP, top: level },
    { left: thing.left - GAP - note.width, top: level },
    { left: middle, top: bottom + GAP },
    { left: middle, top: thing.top - GAP - note.height },
  ];
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= 0 && top >= 0 && left + note.width <= screen.width && top + note.height <= screen.height;
  return places.find(fits) ?? null;
}
