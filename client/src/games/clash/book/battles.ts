/** Battles that the page with the rules tells line by line. */
import type { Strike } from "../fights";
import type { Amounts, Both } from "../types";

/** What a side does in the round that is shown. */
export interface Side extends Pick<Strike, "card" | "lost"> {
  owner: number;
  units: Amounts;
  /** The faces of its dice: `5_infantry`. */
  dice: string[];
  /** What its dice were rolled for, beside its units. */
  more: Amounts;
  /** What was added to them. */
  bonuses: Amounts;
  /** What took hits away. */
  changes: Amounts;
}

const HIT = 5;

function side(owner: number, units: number, dice: string, lost: number, more: Partial<Side> = {}): Side {
  return {
    owner,
    units: { infantry: units },
    dice: dice.split(" "),
    lost: { infantry: lost },
    card: "",
    more: {},
    bonuses: {},
    changes: {},
    ...more,
  };
}

export function sumOf({ dice }: Side): number {
  return dice.reduce((sum, face) => sum + Number(face.split("_")[0]), 0);
}

/** The sum that makes hits. */
export function valueOf(one: Side): number {
  return Object.values(one.bonuses).reduce((sum, bonus) => sum + bonus, sumOf(one));
}

export function hitsOf(one: Side): number {
  return Math.floor(valueOf(one) / HIT);
}

/** The hits that count. */
export function takenOf(one: Side): number {
  return Math.max(
    0,
    Object.values(one.changes).reduce((sum, change) => sum + change, hitsOf(one)),
  );
}

export const BATTLES: Record<string, Both<Side>> = {
  /** The example of the rulebook. */
  field: [
    side(1, 3, "3_infantry 6_infantry 3_elephant", 1, { bonuses: { infantry: 2 } }),
    side(0, 2, "5_infantry 2_cavalry", 2, { bonuses: { infantry: 1 } }),
  ],
  /** A fortress brings a die, and takes a hit away. */
  fortress: [
    side(1, 2, "5_cavalry 6_infantry", 1, { bonuses: { infantry: 1 }, changes: { fortress: -1 } }),
    side(0, 1, "4_cavalry 3_infantry", 1, { more: { fortress: 1 }, bonuses: { infantry: 1 } }),
  ],
  /** A card and Steel Weapons. */
  cards: [
    side(1, 2, "4_elephant 4_cavalry", 0, { bonuses: { steel_weapons: 2 } }),
    side(0, 2, "1_leader 1_leader", 2, {
      bonuses: { high_morale: 2 },
      card: "hero_general_high_morale",
    }),
  ],
};
