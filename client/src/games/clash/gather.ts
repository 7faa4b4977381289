/** Collecting on the map: which cells are used, what that makes, and the small actions that take it. */
import { GOODS, type Amounts, type Good, type Harvest } from "./types";

/** What can be collected, in the order of amounts. */
export const KINDS: readonly Good[] = ["food", "wood", "ore", "ideas", "gold", "mood"];

/** A cell that is used, and what for. */
export interface Used {
  label: string;
  good: Good;
}

function countedOf(used: readonly Used[]): number[] {
  return KINDS.map((kind) => used.filter(({ good }) => good === kind).length);
}

function isWithin(some: readonly number[], all: readonly number[]): boolean {
  return some.every((amount, kind) => amount <= all[kind]!);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Whether some cells can be used together. */
function isPossible(harvest: Harvest, used: readonly Used[]): boolean {
  const counted = countedOf(used);
  return harvest.choices.some((choice) => isWithin(counted, choice));
}

/** The choice that the used cells lead to, if there is but one. */
export function choiceOf(harvest: Harvest, used: readonly Used[]): number[] | null {
  const counted = countedOf(used);
  const left = harvest.choices.filter((choice) => isWithin(counted, choice));
  return left.length === 1 ? left[0]! : null;
}

/** Cells for a choice: each cell once, unless the harvest repeats them. */
function cellsFor(harvest: Harvest, choice: readonly number[], kept: readonly Used[] = []): Used[] | null {
  const wanted = KINDS.flatMap((good, kind) => Array<Good>(choice[kind]!).fill(good));
  for (const { good } of kept) wanted.splice(wanted.indexOf(good), 1);
  const cells = Object.entries(harvest.cells);
  const place = (used: Used[], left: readonly Good[]): Used[] | null => {
    const [good, ...others] = left;
    if (!good) return used;
    for (const [label, goods] of cells) {
      if (!goods.includes(good) || (!harvest.repeats && used.some((one) => one.label === label))) continue;
      const found = place([...used, { label, good }], others);
      if (found) return found;
    }
    return null;
  };
  return place([...kept], wanted);
}

/** What is used at first: it leaves a stock that is as even as can be. */
export function firstUsed(harvest: Harvest, stock: Amounts): Used[] {
  const uneven = (choice: readonly number[]) =>
    sum(KINDS.map((kind, at) => ((stock[kind] ?? 0) + choice[at]!) ** 2));
  const best = [...harvest.choices].sort((one, other) => uneven(one) - uneven(other))[0];
  return (best && cellsFor(harvest, best)) ?? [];
}

/** A cell is touched: it is used, or for something else, or not any more. Others make room for it. */
export function touched(harvest: Harvest, used: readonly Used[], label: string): Used[] {
  const goods = harvest.cells[label] ?? [];
  const mine = used.filter((one) => one.label === label);
  const others = used.filter((one) => one.label !== label);
  const last = mine.at(-1)?.good;
  if (harvest.repeats && last && isPossible(harvest, [...used, { label, good: last }]))
    return [...used, { label, good: last }];
  const following = last ? goods.slice(goods.indexOf(last) + 1) : goods;
  for (const good of following) {
    const more = { label, good };
    if (isPossible(harvest, [...others, more])) return [...others, more];
    const rest = others.map((_, at) => others.filter((__, place) => place !== at));
    const found = rest.find((some) => isPossible(harvest, [...some, more]));
    if (found) return [...found, more];
  }
  return others;
}

/** How many more cells must be used. */
export function leftOf(harvest: Harvest, used: readonly Used[]): number {
  const most = Math.max(0, ...harvest.choices.map(sum));
  return most - used.length;
}

export function amountsOf(choice: readonly number[]): Amounts {
  return Object.fromEntries(KINDS.map((kind, at) => [kind, choice[at]!]));
}

/** What is used so far, as amounts. */
export function usedAmounts(used: readonly Used[]): Amounts {
  return amountsOf(countedOf(used));
}

/** The first kind of which a choice has more than was taken. */
function lowest(choice: readonly number[], taken: readonly number[]): number {
  return choice.findIndex((amount, kind) => amount > taken[kind]!);
}

/** What is taken step by step until a choice is made: nothing is asked where all that is left goes on alike. */
export function takesOf(harvest: Harvest, wanted: readonly number[]): string[] {
  const taken = [...(harvest.taken ?? KINDS.map(() => 0))];
  let choices = harvest.choices;
  const takes: string[] = [];
  while (choices.length > 1) {
    const kind = lowest(wanted, taken);
    if (choices.some((choice) => lowest(choice, taken) !== kind)) {
      takes.push(`take:${GOODS[kind]}`);
      choices = choices.filter((choice) => lowest(choice, taken) === kind);
    }
    taken[kind]! += 1;
  }
  return takes;
}
