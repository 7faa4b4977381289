/** The ways to pay a price: how much gold stands for food, wood and ore. */
import type { Option } from "../../net/seen";

/** What gold can stand for, in the order of the notation. */
export const REPLACED = ["food", "wood", "ore"] as const;

/** More ways than this are not a button each. */
const MOST_BUTTONS = 4;

/** A way, and how much gold stands for each good in it. */
export interface Way {
  option: Option;
  gold: readonly number[];
}

/** The gold in a notation; nothing if it is of something else. */
export function goldIn(notation: string | null): readonly number[] | null {
  const [, ...amounts] = /^pay:gold(\d)(\d)(\d)$/.exec(notation ?? "") ?? [];
  return amounts.length ? amounts.map(Number) : null;
}

/** All ways to pay if there are so many that they are composed, the one with the most own goods first. */
export function waysOf(options: readonly Option[]): Way[] {
  const ways = options.flatMap((option) => {
    const gold = option.problem ? null : goldIn(option.notation);
    return gold ? [{ option, gold }] : [];
  });
  return ways.length > MOST_BUTTONS ? ways : [];
}

/** The way with one more or one less gold for a good. */
export function wayBeside(ways: readonly Way[], from: Way, place: number, by: number): Way | undefined {
  const wanted = from.gold.map((many, at) => (at === place ? many + by : many)).join();
  return ways.find(({ gold }) => gold.join() === wanted);
}
