/** The shapes of Duel's board in a view (`games/duel/view.py`) and of its catalog (`games/duel/describe.py`). */
import type { Text } from "../../net/protocol";

export const COLOURS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

// The view

export interface Slot {
  row: number;
  /** Half cards right of the middle. */
  x: number;
  state: "gone" | "face_down" | "face_up";
  card?: string;
  /** What the card costs each seat now. */
  prices?: [number, number];
  /** Whether a chain makes it free, for each seat. */
  chained?: [boolean, boolean];
  playable?: boolean;
  /** The back of a guild or temple. */
  special?: boolean;
  /** A mythology in the first age, the value of an offering in the second. */
  token?: string | number;
}

export interface Plan {
  wonder: string;
  price: number;
}

export interface City {
  coins: number;
  /** Coins on Astarte. */
  sheltered: number;
  cards: Record<Colour, string[]>;
  plans: Plan[];
  wonders: { wonder: string; under: string }[];
  symbols: number[];
  progress: string[];
  discard_income: number;
  unit_prices: number[];
  gods: string[];
  mythologies: string[];
  offerings: number[];
  snake: string | null;
}

export interface PantheonSlot {
  costs: [number, number];
  /** Missing in an empty slot; `null` for the Gate. */
  mythology?: string | null;
  /** `null` while it is hidden from whoever looks. */
  god?: string | null;
}

export interface Deck {
  mythology: string;
  gods: number;
  top: (string | null)[];
}

export interface Pantheon {
  slots: PantheonSlot[];
  decks: Deck[];
  enki: string[];
  minerva: number | null;
}

export interface DuelBoard {
  age: number;
  active: number;
  plays_again: boolean;
  structure: Slot[];
  pawn: number;
  loot: string[];
  progress: string[];
  progress_in_box: number;
  offer: string[];
  discards: string[];
  wonders_left: string[];
  cities: [City, City];
  drawn: string[];
  shown: string[];
  pantheon?: Pantheon;
  ranking?: number[];
}

// The catalog

export type Cost = Record<string, number>;

interface PerThing {
  amount: number;
  count: string | string[];
  city: "own" | "most";
}

export type Effect =
  | { points: number }
  | { coins: number }
  | { shields: number }
  | { produce: Record<string, number> }
  | { produce_one_of: string[] }
  | { buy_for_one: string[] }
  | { science: string }
  | { coins_per: PerThing }
  | { points_per: PerThing }
  | { grand_temple: true }
  | { opponent_loses: number }
  | { play_again: true }
  | { destroy: Colour }
  | { progress_from_box: number }
  | { revive: true }
  | { summon_from_deck: true }
  | { activation_discount: number }
  | { sheltered_coins: number }
  | { steal: Colour[] }
  | Record<string, unknown>;

export interface CardData {
  age: number;
  kind: "age" | "guild" | "temple";
  colour: Colour;
  cost: Cost;
  needs: string | null;
  gives: string | null;
  effects: Effect[];
  family: Text;
  texts: Text[];
}

export interface WonderData {
  cost: Cost;
  effects: Effect[];
  texts: Text[];
}

export interface TokenData {
  effects: Effect[];
  texts: Text[];
}

export interface GodData extends TokenData {
  mythology: string | null;
}

export interface DuelCatalog {
  resources: string[];
  colours: Colour[];
  symbols: string[];
  mythologies: string[];
  cards: Record<string, CardData>;
  wonders: Record<string, WonderData>;
  progress: Record<string, TokenData>;
  gods: Record<string, GodData>;
  military: {
    capital: number;
    points: number[];
    loot: Record<string, { coins: number; zone: [number, number] }>;
  };
}

/** A piece that can be looked at and chosen. */
export interface Thing {
  kind: "card" | "wonder" | "god" | "progress" | "mythology" | "offering" | "loot" | "score";
  id: string;
}
