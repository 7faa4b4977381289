/** Maps of hexagons, as drawings: what is the same whichever way the hexagons lie. */
import { short } from "./terrain";
import type { Box } from "./zoom";

/** The radius of a hexagon. */
export const SIZE = 40;
export const SQRT3 = Math.sqrt(3);
/** The least size of a text, in pixels. */
const TEXT = 11.5;

export type Spot = [number, number];

/** A corner of a hexagon round the origin, the first at an angle in degrees. */
export function corner(k: number, size: number, first: number): Spot {
  const angle = (Math.PI / 180) * (60 * k + first);
  return [short(size * Math.cos(angle)), short(size * Math.sin(angle))];
}

/** The points of a hexagon round the origin. */
export function hexagon(size: number, first: number): string {
  return [0, 1, 2, 3, 4, 5].map((k) => corner(k, size, first).join(",")).join(" ");
}

/** The side of a hexagon between corners k and k + 1, as a part of a path. */
export function side([x, y]: Spot, k: number, first: number): string {
  const [from, to] = [corner(k, SIZE, first), corner(k + 1, SIZE, first)];
  return `M${short(x + from[0])} ${short(y + from[1])}L${short(x + to[0])} ${short(y + to[1])}`;
}

/** Where something is drawn that is drawn round the origin. */
export function moved([x, y]: Spot): string {
  return `translate(${short(x)} ${short(y)})`;
}

/** The place of a hexagon by its middle. */
export function boxOf([x, y]: Spot): Box {
  return { x: x - SIZE, y: y - SIZE, w: 2 * SIZE, h: 2 * SIZE };
}

/** The part of the drawing that holds all hexagons, with some air. */
export function boxAround(middles: readonly Spot[]): Box {
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  const air = SIZE * 1.2;
  const [x, y] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return { x, y, w: Math.max(...xs) + air - x, h: Math.max(...ys) + air + 6 - y };
}

/** How much larger a text must be drawn that has a size in units. */
export function grown(size: number, scale: number): number {
  return Math.max(1, TEXT / (size * scale));
}

const ARROWS: Record<string, Spot> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does on a hexagon: Enter touches it, an arrow goes to the next one. */
export function press(event: KeyboardEvent, touch: () => void, go: (step: Spot) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = ARROWS[event.key];
  if (event.key === "Enter") touch();
  else if (step) go(step);
  else return;
  event.preventDefault();
}

/** The next hexagon in a direction of the screen: near, and as straight as can be. */
export function nearest<Cell>(
  from: Cell,
  [dx, dy]: Spot,
  cells: readonly Cell[],
  centre: (cell: Cell) => Spot,
): Cell {
  const [x, y] = centre(from);
  let [best, least] = [from, Infinity];
  for (const cell of cells) {
    const [ox, oy] = centre(cell);
    const along = (ox - x) * dx + (oy - y) * dy;
    const far = along + 2 * (Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx));
    if (along >= 1 && far < least) [best, least] = [cell, far];
  }
  return best;
}
