/** The shapes of Clash's board in a view (`games/clash/view.py` and what its frames add) and of its catalog
 * (`describe.py`). */
import type { Text } from "../../net/protocol";
import type { Vocabulary } from "../notation";

export const GOODS = ["food", "wood", "ore", "ideas", "gold", "mood", "culture"] as const;
export type Good = (typeof GOODS)[number];
/** Goods that are kept in the store, and so have a limit. */
export const STORED = GOODS.slice(0, 5) as Good[];
export const UNITS = ["settler", "infantry", "ship", "cavalry", "elephant", "leader"] as const;
export type UnitName = (typeof UNITS)[number];
export type BuildingName = "academy" | "fortress" | "port" | "temple" | "market" | "obelisk" | "observatory";
export type Terrain = "sea" | "grassland" | "forest" | "mountain" | "barren" | "unknown";
export type Mood = "angry" | "neutral" | "happy";
export type Amounts = Record<string, number>;

/** The owner of what belongs to nobody at the table. */
export const BARBARIANS = 4;

// The view

export interface City {
  owner: number;
  mood: Mood;
  size: number;
  /** How many more pieces it may have now. */
  room: number;
  /** Each with the seat of its colour. */
  buildings: Partial<Record<BuildingName, number>>;
  wonders: string[];
  activated: boolean;
  /** The sea cell of its port. */
  port: string | null;
}

export interface CellData {
  terrain: Terrain;
  /** The place of its tile. */
  slot: number;
  exhausted?: true;
  city?: City;
  /** By owner, and by kind. */
  units?: Record<string, Partial<Record<UnitName, number>>>;
}

export interface Cell extends CellData {
  label: string;
}

export interface Nation {
  goods: Record<Good, number>;
  limits: Amounts;
  advances: string[];
  borrowed: string[];
  /** Markers on the event track: the last one brings an event. */
  track: number;
  units_left: Amounts;
  buildings_left: Amounts;
  settlements_left: number;
  hand: number;
  greats: string[];
  objectives: number;
  wonders: number;
  claimed: string[];
  event_points: number;
  events: string[];
  fewer_actions: number;
  truces: number[];
  own?: {
    hand: string[];
    objectives: string[];
    wonders: string[];
    /** How much there is of what half an objective card asks for, and how much it takes. */
    progress: Record<string, [number, number]>;
  };
}

/** What is told of the attacker first, then of the defender. */
export type Both<Kind> = [Kind, Kind];

export interface Roll {
  /** The faces of the dice: `5_cavalry`. */
  dice: string[];
  rolled_by: Amounts;
  sum: Amounts;
  value: number;
  hits: number;
}

export interface Battle {
  attacker: number;
  defender: number;
  cell: string;
  round: number;
  units: Both<Amounts>;
  /** Who has laid a card that is face down. */
  laid: Both<boolean>;
  /** The cards that the viewer knows. */
  cards: Both<string | null>;
  rolls: Both<Roll | null>;
  /** How many units each side has still to lose. */
  losses: Both<number>;
}

/** Units of one kind on one cell that remember the same of their ways. */
export interface Squad {
  unit: UnitName;
  memory: string;
  count: number;
}

/** The units that are picked to move. */
export interface Group {
  cell: string;
  units: Squad[];
}

export type Manner = "walk" | "road" | "board" | "sail" | "explore" | "attack" | "convert";

/** Where the units of a cell can go: all that is there but `why`, or nothing but `why`. */
export interface Reach {
  units?: Squad[];
  /** By their notations. */
  goals?: Record<string, Manner>;
  /** For each group, told by how many it has of each squad, the places of its goals. */
  groups?: Record<string, number[]>;
  /** Why a cell beside them is closed. */
  blocked?: Record<string, Text>;
  why?: Text;
}

/** What a city can collect: amounts are of food, wood, ore, ideas, gold, mood tokens. */
export interface Harvest {
  size: number;
  cells: Record<string, Good[]>;
  /** From how many cells at two steps. */
  far: number;
  repeats: boolean;
  choices: number[][];
  taken?: number[];
}

export interface Offer {
  seat: number;
  other: number;
  /** Absent for those whom the offer does not concern. */
  given?: Amounts;
  wanted?: Amounts;
  cards?: { kind: string; card: string }[];
  cards_wanted?: Amounts;
}

export interface ClashBoard {
  age: number;
  round: number;
  first: number;
  active: number;
  actions_left: number;
  cells: Record<string, CellData>;
  nations: Nation[];
  deck: number;
  discards: string[];
  objective_deck: number;
  event_deck: number;
  event_discards: string[];
  wonder_deck: number;
  open_wonders: string[];
  builders: Record<string, number>;
  tiles: number;
  pestilence: boolean;
  last_round: boolean;
  battle?: Battle;
  group?: Group;
  reach?: Record<string, Reach>;
  harvests?: Record<string, Harvest>;
  harvest?: Harvest & { cell: string };
  offer?: Offer;
  tile?: { tile: string; slot: number; ways: Record<string, Record<string, Terrain>> };
  /** The step of the status phase. */
  status?: StatusStep;
  great?: string;
  spy?: { seat: number; other: number; cards?: string[] };
}

// The catalog

interface Told {
  texts: Text[];
}
interface Priced extends Told {
  cost: Amounts;
  price: Text;
}

export interface Category {
  advances: string[];
  is_government: boolean;
  /** The advance that opens it. */
  needs: string | null;
}

export interface ClashCatalog {
  vocabulary: Vocabulary;
  resources: string[];
  goods: string[];
  most_resources: number;
  most_food: number;
  ages: number;
  advance_price: number;
  track: number;
  cells: string[];
  terrains: Record<string, Told>;
  moods: Record<Mood, Told>;
  categories: Record<string, Category>;
  advances: Record<string, Told & { category: string; token: Amounts; gives: string[] }>;
  settlement: Told & { limit: number };
  buildings: Record<string, Priced & { needs: string; limit: number; is_base: boolean }>;
  units: Record<string, Priced & { limit: number; is_base: boolean }>;
  wonders: Record<string, Priced & { needs: string; building: string | null; points: number }>;
  faces: { value: number; symbol: UnitName }[];
  effects: Record<string, Told & { is_action: boolean; cost: Amounts }>;
  tactics: Record<string, Told>;
  action_cards: Record<string, { effect: string; tactics: string }>;
  objectives: Record<string, Told & { when: string }>;
  objective_cards: Record<string, { top: string; bottom: string; is_base: boolean }>;
  symbols: Record<string, Told>;
  events: Record<string, Told & { is_great: boolean }>;
  event_cards: Record<string, { event: string; symbol: string | null; is_base: boolean }>;
}

/** What a nation holds: cards of the hand, objectives, wonders. */
export type HeldKind = "action" | "great" | "objective" | "wonder";
export interface Held {
  kind: HeldKind;
  id: string;
}

/** What is told of a nation in a list: its supply, or something that lies before it. */
export const STATUS_STEPS = ["objectives", "advance", "cards", "raze", "government", "first"] as const;
export type StatusStep = (typeof STATUS_STEPS)[number];

export const LISTS = ["stock", "track", "supply", "claimed", "built", "greats", "events", "cards"] as const;
export type ListName = (typeof LISTS)[number];

/** Something that can be enlarged, with its words. The id of a list is the seat of its nation. */
export interface Thing {
  kind: HeldKind | "cell" | "advance" | ListName;
  id: string;
}
