/** The shapes of Deus' board in a view (`games/deus/view.py`, `preview.py`) and of its catalog (`describe.py`). */
import type { Text } from "../../net/protocol";

export const COLOURS = ["brown", "green", "blue", "yellow", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export type PieceName = "civil" | "production" | "ship" | "scientific" | "army" | "temple";
export type Terrain = "forest" | "mountain" | "swamp" | "field" | "sea" | "village";
export type Amounts = Record<string, number>;

// The view

export interface Region {
  region: string;
  tile: number;
  q: number;
  r: number;
  terrain: Terrain;
  edge: boolean;
  owner: number | null;
  pieces: PieceName[];
}

export interface Village {
  region: string;
  points: number;
  standing: boolean;
  around: string[];
  /** How many regions around it are empty. */
  open: number;
  /** The armies of each seat beside it. */
  armies: number[];
  /** Who would win it now. */
  winners: number[];
}

/** What a card would do now. */
export type Yield =
  | { kind: "nothing" }
  | { kind: "gain" | "one_of"; amounts: Amounts }
  | { kind: "sell"; most: number; lot: Amounts; amounts: Amounts }
  | { kind: "buy"; most: number; gold: number }
  | { kind: "draw" | "recruit"; count: number }
  | { kind: "activate"; cards: string[] }
  | { kind: "march"; armies: number; steps: number }
  | { kind: "worth"; amounts: Amounts; most: number };

export interface Fall {
  region: string;
  seats: number[];
  points: number;
}

export interface Place {
  landing?: boolean;
  falls?: Fall[];
  chain?: Yield[];
}

/** What building a card would do. */
export interface Plan {
  chain: Yield[];
  at: Record<string, Place>;
  /** How to pay is asked before the place: the answer that spends the most goods. */
  payment?: string;
}

export interface Empire {
  gold: number;
  points: number | null;
  resources: Amounts;
  ready: Record<string, number>;
  reserve: Record<string, number>;
  columns: Record<Colour, string[]>;
  yields: Record<Colour, Yield[]>;
  temples_allowed: number;
  /** The region of its first piece. */
  began: string | null;
  hand_count: number;
  hand: string[] | null;
  wild_used: boolean;
  hidden: string | null;
}

export interface Doing {
  card?: string;
  piece?: PieceName;
  army?: string;
  offering?: string[];
  chosen?: string[];
  /** How many cards Jupiter acts for. */
  offered?: number;
}

/** The column that is working: how many of its cards are done. */
export interface Working {
  seat: number;
  colour: Colour;
  done: number;
}

/** What a god would give now for one card, for two, and so on; whether it would bring its piece. */
export interface Gift {
  amounts: number[];
  piece: boolean;
}

export interface DeusBoard {
  round: number;
  step: number;
  first: number;
  active: number | null;
  closing: string | null;
  last_round: number | null;
  wild: boolean;
  written: string;
  regions: Region[];
  villages: Village[];
  /** Those that nobody has attacked yet. */
  villages_left: number;
  supply: Amounts;
  deck: number;
  discards: { count: number; top: string | null };
  empires: Empire[];
  doing: Doing;
  chain: Working | null;
  plans: Record<string, Plan>;
  gifts: Record<string, Gift>;
  ranking?: number[];
}

// The catalog

export interface CardInfo {
  kind: string;
  colour: Colour;
  piece: PieceName;
  god: string;
  cost: Amounts;
  copies: number;
  texts: Text[];
  price: Text;
}

export interface GodInfo {
  colour: Colour;
  texts: Text[];
  /** What it gives, and how much for one card, for two, and so on. */
  gives: string | null;
  amounts: number[];
  piece: PieceName | null;
}

export interface DeusCatalog {
  resources: string[];
  colours: Colour[];
  pieces: PieceName[];
  piece_count: Record<string, number>;
  terrains: Record<Terrain, string | null>;
  regions: string[];
  hand: number;
  hand_limit: number;
  gold_for_a_resource: number;
  landing_points: number;
  cards: Record<string, CardInfo>;
  kinds: Record<string, { colour: Colour; effect: Record<string, unknown>; texts: Text[] }>;
  gods: Record<string, GodInfo>;
}

/** Something that can be enlarged, with its words. */
export interface Thing {
  kind: "card" | "god" | "region";
  id: string;
}
