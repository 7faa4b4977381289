/** What a hint lights: the thing that it speaks of where that is in sight, else what brings it there. */
import { split } from "../notation";
import type { Clash } from "./model.svelte";
import { deedOf, placeOf, type Deed, type Place } from "./places";
import type { Good, Squad } from "./types";

/** The cells: the army that should go, or where it should go; else where the hint says that something be done. */
export function hintedCells(clash: Clash): ReadonlySet<string> {
  const { best, line, army, gathering } = clash;
  if (best === null) return new Set();
  const [verb, about] = split(best);
  if (gathering && verb === "take")
    return keysWhere(gathering.harvest.cells, (goods) => goods.includes(about as Good));
  const from = line.find((notation) => notation.startsWith("from:"));
  if (!from || !clash.isMoving)
    return keysWhere(clash.spots, (options) => options.some(({ notation }) => notation === best));
  const [, start] = split(from);
  return army?.cell === start
    ? keysWhere(clash.goals, ({ notation }) => line.includes(notation))
    : new Set([start]);
}

function keysWhere<Value>(
  all: ReadonlyMap<string, Value> | Readonly<Record<string, Value>>,
  isWanted: (value: Value) => boolean,
): Set<string> {
  const entries = all instanceof Map ? [...all] : Object.entries(all as Record<string, Value>);
  return new Set(entries.filter(([, value]) => isWanted(value)).map(([key]) => key));
}

/** The action of a turn that is to be picked first, unless what the hint speaks of is in sight. */
export function hintedDeed(clash: Clash, isInSight: (place: Place) => boolean): Deed | null {
  const option = clash.best === null ? undefined : clash.option(clash.best);
  if (!clash.isTurn || !option || option.notation === "end") return null;
  const [place, deed] = [placeOf(option), deedOf(option)];
  if (place === "card" || place === "trade" || clash.deed === deed) return null;
  const isLit =
    place === "advance" ? isInSight(place) : [...hintedCells(clash)].some((cell) => clash.isOpen(cell));
  return isLit ? null : deed;
}

/** Whether what the hint speaks of lies in a place. */
export function isHintIn(clash: Clash, place: Place): boolean {
  const option = clash.best === null ? undefined : clash.option(clash.best);
  return option !== undefined && placeOf(option) === place;
}

/** Whether more of a squad should stay than do now; `going`: how many would go. */
export function shouldStay({ line }: Clash, { unit, memory, count }: Squad, going: number): boolean {
  const staying = line.filter((notation) => notation === `leave:${unit}:${memory}`).length;
  return staying > count - going;
}
