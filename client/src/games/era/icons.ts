/** Which icon stands for what. */
import type { IconName } from "../../svg/icons";
import type { Phase } from "./types";

export const ICON_OF: Record<string, IconName> = {
  food: "wheat",
  wood: "wood-pile",
  stone: "stone-block",
  goods: "swap-bag",
  culture: "lyre",
  disaster: "burning-skull",
  hammers: "flat-hammer",
  swords: "broadsword",
  shields: "round-shield",
  skulls: "death-skull",
  quill: "quill-ink",
  points: "laurels",
  area: "stone-wall",
  dice: "rolling-dices",
};

export const PHASE_ICON: Record<Phase, IconName> = {
  layout: "village",
  roll: "rolling-dices",
  quills: "quill-ink",
  collect: "wheat",
  feed: "meal",
  disasters: "death-skull",
  build: "flat-hammer",
  extort: "crossed-swords",
};
