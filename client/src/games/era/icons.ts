/** Which icon stands for what. */
import type { IconName } from "../../svg/icons";
import type { Signs } from "../model.svelte";
import type { Phase } from "./types";

/** What is counted. */
export const SIGNS: Signs = {
  food: { icon: "wheat", colour: "var(--food)" },
  wood: { icon: "wood-pile", colour: "var(--wood)" },
  stone: { icon: "stone-block", colour: "var(--rock)" },
  goods: { icon: "swap-bag", colour: "var(--goods)" },
  culture: { icon: "lyre", colour: "var(--murex)" },
  disaster: { icon: "burning-skull", colour: "var(--terracotta)" },
  hammers: { icon: "flat-hammer" },
  swords: { icon: "broadsword" },
  shields: { icon: "round-shield" },
  skulls: { icon: "death-skull", colour: "var(--terracotta)" },
  quill: { icon: "quill-ink" },
  points: { icon: "laurels", colour: "var(--gold)" },
  area: { icon: "stone-wall", colour: "var(--gold)" },
  dice: { icon: "rolling-dices" },
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
