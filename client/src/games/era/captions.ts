/** What stands under each of my dice: what it brought, or is still good for. */
import type { Fact } from "../facts";
import type { Slot } from "./dice";
import type { Amounts, Face, Phase } from "./types";

export interface Caption {
  /** What it counts, as a sign and with a word; `plus` if it was added to a track. */
  what: string;
  amount: number;
  plus: boolean;
  /** A word instead, for hammers: whether they are spent. */
  word: "" | "spent" | "free" | "either";
}

interface Moment {
  phase: Phase;
  faces: Record<string, Face>;
  /** Hammers that are left, if I build now. */
  hammers: number | undefined;
  /** Whether my turn to build is over, and how much I built. */
  hasBuilt: boolean;
  built: number;
  /** What I took for dice with two sides to choose from. */
  took: readonly Fact[];
}

const RESOURCES = ["food", "wood", "stone", "goods", "culture"];

/** The captions of dice by their places; those without one have nothing to say now. */
export function captionsOf(dice: readonly Slot[], moment: Moment): Map<number, Caption> {
  const captions = new Map<number, Caption>();
  const took = [...moment.took];
  let spent = spentHammers(dice, moment);
  for (const { id, face } of dice) {
    const info = moment.faces[face];
    if (!info) continue;
    const hammers = info.shows["hammers"] ?? 0;
    if (hammers && isBuilding(moment)) {
      const used = Math.min(hammers, spent);
      spent -= used;
      const isFree = used < hammers && !moment.hasBuilt;
      captions.set(id, {
        what: "hammers",
        amount: isFree ? hammers - used : hammers,
        plus: false,
        word: isFree ? "free" : used ? "spent" : "",
      });
      continue;
    }
    const caption = info.one_of.length ? chosen(face, took) : shown(info.shows);
    if (caption) captions.set(id, caption);
  }
  return captions;
}

function isBuilding({ phase, hammers }: Moment): boolean {
  return phase === "build" || phase === "extort" || hammers !== undefined;
}

function spentHammers(dice: readonly Slot[], { faces, hammers, built }: Moment): number {
  if (hammers === undefined) return built;
  return dice.reduce((sum, { face }) => sum + (faces[face]?.shows["hammers"] ?? 0), 0) - hammers;
}

/** What was taken for a die with two sides, the oldest first. */
function chosen(face: string, took: Fact[]): Caption {
  const at = took.findIndex((fact) => fact.id("face") === face);
  const [amount] = at < 0 ? [] : took.splice(at, 1)[0]!.amounts();
  return amount ? { ...amount, plus: true, word: "" } : { what: "", amount: 0, plus: false, word: "either" };
}

function shown(shows: Amounts): Caption | null {
  const what = [...RESOURCES, "hammers", "swords", "shields", "quill"].find((one) => shows[one]);
  if (!what || what === "quill") return null;
  return { what, amount: shows[what]!, plus: RESOURCES.includes(what), word: "" };
}
