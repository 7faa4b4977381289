/** The shapes of Era's view and catalog, as `tessera.games.era` makes them. */
import type { Text } from "../../net/protocol";

/** Amounts by what they are of: resources, and on dice also culture, hammers, swords and so on. */
export type Amounts = Record<string, number>;

export const PHASES = [
  "layout",
  "roll",
  "quills",
  "collect",
  "feed",
  "disasters",
  "build",
  "extort",
] as const;
export type Phase = (typeof PHASES)[number];

/** A piece on the grid. */
export interface Piece {
  piece: string;
  /** The cell by which it is named. */
  cell: string;
  /** The corner of its box. */
  corner: string;
  turned: string;
  cells: string[];
  /** Of buildings alone. */
  walled?: boolean;
}

export interface Dice {
  open: string[];
  /** Behind the screen. */
  hidden: number;
  hammers?: number;
  swords?: number;
  shields?: number;
  skulls?: number;
  /** The disaster that the skulls bring; empty for none. */
  disaster?: string;
}

export interface Domain {
  resources: Amounts;
  most: Amounts;
  culture: number;
  disaster: number;
  pieces: Piece[];
  enclosed: string[];
  area: number;
  pool: Record<string, number>;
  dice: Dice;
}

export interface EraBoard {
  round: number;
  phase: Phase;
  first: number;
  tokens: { in_play: number; flipped: number };
  supply: Record<string, number>;
  domains: Domain[];
  /** The dice of Sir Philip, who plays against whoever plays alone. */
  philip?: string[];
  /** What is still to be laid out, the next one first. */
  laying_out?: string[];
  /** The roll that is being prepared. */
  roll?: number;
  chosen?: { turned: { from: string; to: string }[]; again: string[] };
  hammers?: number;
  placing?: string;
  rank?: string;
}

export interface PieceInfo {
  kind: "building" | "wall" | "scorched";
  count: number;
  points: number;
  cost: Amounts;
  /** The cells for each way to turn it, as columns and rows from the corner of its box. */
  shapes: Record<string, [number, number][]>;
  effects: Record<string, unknown>[];
  texts: Text[];
  price: Text | null;
}

export interface Face {
  die: string;
  shows: Amounts;
  one_of: Amounts[];
  texts: Text[];
}

export interface EraCatalog {
  grid: { width: number; height: number; cells: string[]; turned: string[] };
  resources: Amounts;
  lap: number;
  /** What the most culture brings at the end. */
  most_culture: number;
  pieces: Record<string, PieceInfo>;
  dice: Record<string, { count: number; sides: string[] }>;
  faces: Record<string, Face>;
  disasters: Record<string, { skulls: number; texts: Text[] }>;
  ranks: { rank: string; from: number }[];
}

/** Something that can be enlarged, with its words. */
export interface Thing {
  kind: "piece" | "face" | "disaster";
  id: string;
}
