/** What a nation owns, and what is offered, where the page with the rules shows it. */
import type { Offer } from "../types";

const FIRST = ["farming", "mining"];

/** The advances that are owned where a category is shown. */
export const OWNED: Record<string, string[]> = {
  agriculture: FIRST,
  construction: FIRST,
  seafaring: FIRST,
  spirituality: [...FIRST, "myths"],
  theocracy: [...FIRST, "myths"],
  democracy: ["philosophy", "draft", "voting", "free_economy"],
  autocracy: ["philosophy", "draft", "nationalism", "absolute_power"],
};

export const OFFERS: Record<string, Offer> = {
  /** The example of the rulebook. */
  exchange: {
    seat: 0,
    other: 1,
    given: { food: 2 },
    cards: [{ kind: "action", card: "" }],
    wanted: { wood: 3 },
  },
};
