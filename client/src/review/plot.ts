/** Where the values of a game lie in a drawing. */

/** After each number of moves, a value for every seat. */
export type Values = readonly (readonly number[])[];

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The last move, at the right. */
  last: number;
  /** The value at the top. */
  max: number;
}

export function xOf(move: number, { left, right, last }: Frame): number {
  return left + ((right - left) * move) / Math.max(1, last);
}

export function yOf(value: number, { top, bottom, max }: Frame): number {
  return bottom - ((bottom - top) * value) / Math.max(1, max);
}

/** The line of one seat, as the `d` of a path. */
export function lineOf(values: Values, seat: number, frame: Frame): string {
  const places = values.map((ofAll, move) => [xOf(move, frame), yOf(ofAll[seat] ?? 0, frame)]);
  return places.map(([x, y], index) => `${index ? "L" : "M"}${x!.toFixed(1)} ${y!.toFixed(1)}`).join("");
}
