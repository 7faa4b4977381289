/** Small domains that the page with the rules shows beside its examples. */
import type { Piece } from "./types";

export interface Example {
  pieces: Piece[];
  enclosed: string[];
}

/** The side of the ground on which an example stands, in cells. */
export const SIDE = 6;

function laid(piece: string, cells: string): Piece {
  const all = cells.split(" ");
  return {
    piece,
    cell: all[0]!,
    corner: all[0]!,
    turned: all[0]![0] === all.at(-1)![0] ? "r90" : "r0",
    cells: all,
  };
}

const RING = [
  laid("keep", "b2"),
  laid("wall_3", "e3 e4 e5"),
  laid("wall_3", "b5 c5 d5"),
  laid("wall_2", "b3 b4"),
  laid("townhouse", "c3 d3"),
  laid("longhouse", "b6 c6 d6"),
];

export const EXAMPLES: Record<string, Example> = {
  /** A closed ring: the townhouse inside counts twice, the longhouse outside does not. */
  ring: { pieces: [...RING, laid("wall_3", "c2 d2 e2")], enclosed: ["c3", "d3", "c4", "d4"] },
  /** The same with a hole: two walls meet at a corner alone. */
  hole: { pieces: [...RING, laid("wall_2", "c2 d2")], enclosed: [] },
  /** A longhouse and a farm that touch, and a townhouse by itself. */
  disease: {
    pieces: [laid("longhouse", "b1 c1 d1"), laid("farm", "b2 c2 b3 c3"), laid("townhouse", "d5 e5")],
    enclosed: [],
  },
  /** A market with seven free cells beside it. */
  market: { pieces: [laid("market", "c3 d3 c4 d4"), laid("townhouse", "e3 f3")], enclosed: [] },
};
