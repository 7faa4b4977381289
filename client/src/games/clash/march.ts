/** Moving as one gesture: some units of a cell and where they go make one wish. */
import type { Manner, Reach, Squad } from "./types";

/** Where units can go, and how. */
export interface Goal {
  notation: string;
  manner: Manner;
}

/** An army that is picked: how many of each squad go. */
export interface Army {
  cell: string;
  squads: readonly Squad[];
  counts: readonly number[];
  goals: readonly Goal[];
}

/** The army on a cell, without those that stay; nothing if none of it can go anywhere. */
export function armyOf(cell: string, reach: Reach | undefined, stays: readonly number[]): Army | null {
  if (!reach?.units || !reach.goals || !reach.groups) return null;
  const counts = reach.units.map(({ count }, place) => Math.max(0, count - (stays[place] ?? 0)));
  const all = Object.entries(reach.goals).map(([notation, manner]) => ({ notation, manner }));
  const goals = (reach.groups[counts.join("")] ?? []).map((place) => all[place]!);
  return { cell, squads: reach.units, counts, goals };
}

/** Whether parts of the army can be picked on the map: of very many units only all are told. */
export function isDivisible({ groups = {}, units = [] }: Reach): boolean {
  return Object.keys(groups).length > 1 && units.length > 0;
}

/** The small actions behind a move: from where, who stays, and where to. */
export function stepsOf({ cell, squads, counts }: Army, goal: Goal, isFirst: boolean): string[] {
  const left = squads.flatMap(({ unit, memory, count }, place) =>
    Array<string>(count - counts[place]!).fill(`leave:${unit}:${memory}`),
  );
  return [...(isFirst ? ["move"] : []), `from:${cell}`, ...left, goal.notation];
}
