/** Where an option is answered: every verb has its place on the table, and the question has buttons for the rest. */
import type { Option } from "../../net/seen";
import { split } from "../notation";

/** On a cell of the map. */
const CELL_VERBS = new Set([
  "from",
  "to",
  "road",
  "convert",
  "place",
  "mood",
  "source",
  "raze",
  "found",
  "collect",
  "market",
  "construct",
  "recruit",
  "raise",
  "games",
  "influence",
  "arts",
]);
/** On the cells of a slot. */
const SLOT_VERBS = new Set(["survey"]);
const ADVANCE_VERBS = new Set(["advance", "borrow"]);
/** On a card that one holds. */
const CARD_VERBS = new Set(["play", "tactics", "barter", "sacrifice", "give", "show", "claim", "wonder"]);
const TRADE_VERBS = new Set(["offer", "add", "want", "want_card"]);

export type Place = "cell" | "slot" | "advance" | "card" | "trade" | "ask";

export function placeOf({ notation }: Option): Place {
  const [verb] = split(notation);
  if (CELL_VERBS.has(verb)) return "cell";
  if (SLOT_VERBS.has(verb)) return "slot";
  if (ADVANCE_VERBS.has(verb)) return "advance";
  if (CARD_VERBS.has(verb)) return "card";
  return TRADE_VERBS.has(verb) ? "trade" : "ask";
}

/** What an option is about: the cell, the advance, the card. */
export function aboutOf({ notation }: Option): string {
  return split(notation)[1].split(":")[0]!;
}

/** The seven actions of a turn; free actions belong to the one that they are like. */
export const DEEDS = ["advance", "found", "activate", "move", "mood", "influence", "special"] as const;
export type Deed = (typeof DEEDS)[number];

const DEED_OF: Record<string, Deed> = {
  advance: "advance",
  borrow: "advance",
  found: "found",
  collect: "activate",
  market: "activate",
  construct: "activate",
  recruit: "activate",
  raise: "activate",
  move: "move",
  cheer: "mood",
  vote: "mood",
  games: "mood",
  influence: "influence",
  arts: "influence",
};

export function deedOf({ notation }: Option): Deed {
  return DEED_OF[split(notation)[0]] ?? "special";
}

/** What takes no action. */
const FREE_VERBS = new Set([
  "vote",
  "arts",
  "drama",
  "barter",
  "power",
  "labor",
  "market",
  "borrow",
  "sacrifice",
]);

export function isFree({ notation }: Option): boolean {
  return FREE_VERBS.has(split(notation)[0]);
}
