/** Effects as pictures: each effect is one group of symbols. */
import type { IconName } from "../../svg/icons";
import { KIND_ICON } from "./icons";
import { COLOURS, type Colour, type Effect } from "./types";

export type Glyph =
  | { kind: "points"; amount: number }
  | { kind: "coins"; amount: number; sign: "gain" | "loss" }
  | { kind: "shields"; amount: number }
  | { kind: "resources"; names: string[]; isChoice: boolean }
  | { kind: "cheap"; names: string[] }
  | { kind: "science"; symbol: string }
  | { kind: "per"; what: "coins" | "points"; amount: number; things: Counted[]; isMost: boolean }
  | { kind: "temple" }
  | { kind: "strike"; colour: Colour; verb: "destroy" | "steal" }
  | { kind: "discount"; amount: number }
  | { kind: "progress"; amount: number }
  | { kind: "icon"; icon: IconName };

/** Something that is counted: cards of a colour, or the thing an icon shows. */
export interface Counted {
  icon: IconName;
  colour: Colour | null;
}

const COUNTED_ICON: Record<string, IconName> = {
  wonders: "great-pyramid",
  treasury: "coins-pile",
  progress: "atom",
  tokens: "incense",
};

const PLAIN_ICON: Record<string, IconName> = {
  play_again: "anticlockwise-rotation",
  revive: "tombstone",
  summon_from_deck: "open-gate",
  wonders_play_again: "anticlockwise-rotation",
};

/** The groups of symbols for a list of effects; effects that only words can tell are left out. */
export function glyphsOf(effects: readonly Effect[]): Glyph[] {
  return effects.flatMap((effect) => Object.entries(effect).flatMap(([kind, value]) => glyph(kind, value)));
}

/** The same where there is little room: a guild counts the same things for coins and points, and once is enough. */
export function shortGlyphsOf(effects: readonly Effect[]): Glyph[] {
  return glyphsOf(effects).filter((one, at, all) => !(one.kind === "per" && all[at + 1]?.kind === "per"));
}

function glyph(kind: string, value: unknown): Glyph[] {
  switch (kind) {
    case "points":
    case "shields":
      return [{ kind, amount: Number(value) }];
    case "coins":
    case "sheltered_coins":
      return [{ kind: "coins", amount: Number(value), sign: "gain" }];
    case "opponent_loses":
      return [{ kind: "coins", amount: Number(value), sign: "loss" }];
    case "produce": {
      const units = Object.entries(value as Record<string, number>);
      const names = units.flatMap(([name, count]) => Array<string>(count).fill(name));
      return [{ kind: "resources", names, isChoice: false }];
    }
    case "produce_one_of":
      return [{ kind: "resources", names: value as string[], isChoice: true }];
    case "buy_for_one":
      return [{ kind: "cheap", names: value as string[] }];
    case "science":
      return [{ kind, symbol: String(value) }];
    case "coins_per":
    case "points_per": {
      const { amount, count, city } = value as { amount: number; count: string | string[]; city: string };
      const what = kind === "coins_per" ? "coins" : "points";
      return [{ kind: "per", what, amount, things: counted(count), isMost: city === "most" }];
    }
    case "grand_temple":
      return [{ kind: "temple" }];
    case "destroy":
      return [{ kind: "strike", colour: value as Colour, verb: kind }];
    case "steal":
      return (value as Colour[]).map((colour) => ({ kind: "strike", colour, verb: kind }));
    case "activation_discount":
      return [{ kind: "discount", amount: Number(value) }];
    case "progress_from_box":
      return [{ kind: "progress", amount: Number(value) }];
    default: {
      const icon = PLAIN_ICON[kind];
      return icon ? [{ kind: "icon", icon }] : [];
    }
  }
}

function counted(count: string | string[]): Counted[] {
  const names = typeof count === "string" ? [count] : count;
  return names.map((name) => {
    const colour = COLOURS.find((known) => known === name) ?? null;
    return { colour, icon: colour ? KIND_ICON[colour] : (COUNTED_ICON[name] ?? "coins-pile") };
  });
}

/** How many symbols stand side by side. */
export function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, one) => sum + symbols(one), 0);
}

function symbols(one: Glyph): number {
  switch (one.kind) {
    case "shields":
      return one.amount;
    case "resources":
      return one.names.length + (one.isChoice ? one.names.length - 1 : 0) * 0.5;
    case "cheap":
      return one.names.length + 1.5;
    case "per":
      return one.things.length + 1.3;
    case "temple":
      return 3;
    case "discount":
      return 2;
    default:
      return 1;
  }
}
