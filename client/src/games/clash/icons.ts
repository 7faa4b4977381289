/** Which icon stands for what. */
import type { IconName } from "../../svg/icons";
import type { Signs } from "../model.svelte";
import type { HeldKind, ListName } from "./types";

/** What is counted. */
export const SIGNS: Signs = {
  food: { icon: "wheat", colour: "var(--food)" },
  wood: { icon: "wood-pile", colour: "var(--wood)" },
  ore: { icon: "ore", colour: "var(--ore)" },
  ideas: { icon: "light-bulb", colour: "var(--ideas)" },
  gold: { icon: "two-coins", colour: "var(--coin)" },
  mood: { icon: "dove", colour: "var(--mood)" },
  culture: { icon: "lyre", colour: "var(--culture)" },
  points: { icon: "laurels", colour: "var(--coin)" },
  cards: { icon: "card-pick" },
  cities: { icon: "village", colour: "var(--umber)" },
  advances: { icon: "open-book", colour: "var(--lapis)" },
  units: { icon: "crossed-swords", colour: "var(--terracotta)" },
  track: { icon: "scroll-unfurled", colour: "var(--terracotta)" },
};

export const UNIT_ICON: Record<string, IconName> = {
  settler: "old-wagon",
  infantry: "centurion-helmet",
  ship: "trireme",
  cavalry: "horse-head",
  elephant: "elephant",
  leader: "imperial-crown",
};
export const BARBARIAN_ICON: IconName = "viking-helmet";
export const PIRATE_ICON: IconName = "pirate-skull";

export const BUILDING_ICON: Record<string, IconName> = {
  academy: "open-book",
  fortress: "stone-tower",
  port: "anchor",
  temple: "greek-temple",
  market: "shop",
  obelisk: "obelisk",
  observatory: "observatory",
};
export const WONDER_ICON: IconName = "great-pyramid";

/** The symbols of events. */
export const SYMBOL_ICON: Record<string, IconName> = {
  gold_mine: "two-coins",
  exhausted_land: "wheat",
  barbarians_appear: BARBARIAN_ICON,
  barbarians_move: BARBARIAN_ICON,
  pirates: PIRATE_ICON,
};

export const CATEGORY_ICON: Record<string, IconName> = {
  agriculture: "wheat",
  construction: "hammer-nails",
  seafaring: "anchor",
  education: "open-book",
  warfare: "crossed-swords",
  spirituality: "greek-temple",
  economy: "two-coins",
  culture: "lyre",
  science: "observatory",
  democracy: "capitol",
  autocracy: "crown",
  theocracy: "temple-gate",
};

export const HELD_ICON: Record<HeldKind, IconName> = {
  action: "round-star",
  great: "imperial-crown",
  objective: "archery-target",
  wonder: "great-pyramid",
};

export const LIST_ICON: Record<ListName, IconName> = {
  stock: "wheat",
  track: "scroll-unfurled",
  supply: "wooden-crate",
  claimed: "archery-target",
  built: "great-pyramid",
  greats: "imperial-crown",
  events: "scroll-unfurled",
  cards: "card-pick",
};
