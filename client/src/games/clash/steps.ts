/** A story step by step: the same numbers stand on the map and in the list. */
import type { Event, Text } from "../../net/protocol";
import type { Told } from "../../table/since";
import { Fact } from "../facts";
import { BARBARIANS } from "./types";

export interface Step {
  /** None if it is 0: it is not on the map. */
  number: number;
  event: Event;
  /** Who did it, or whom it befell. */
  owner: number;
  text: Text;
  /** Where it happened, and where it came from; empty if it has no place. */
  cell: string;
  start: string;
  /** Whether it was done to me. */
  isAgainst: boolean;
}

/** The arguments of facts that say whom they are about, and who suffers by them. */
const ABOUT = ["seat", "winner", "captor", "owner"];
const VICTIMS = ["loser", "defender"];
/** What nobody wants to happen to them, and what is bad where it is done to a place of mine. */
const LOSSES = new Set(["lost", "mood_fell", "buried", "ruined"]);
const ATTACKS = new Set(["influenced", "captured", "won"]);

/** Whom a fact is about; nobody if it does not say. */
export function ownerOf(fact: Fact): number | undefined {
  const name = ABOUT.find((one) => fact.has(one));
  if (name) return fact.number(name);
  return fact.kind.startsWith("barbarians") ? BARBARIANS : undefined;
}

/** Numbers what was told. `ownerAt` says whose city or units are on a cell. */
export function stepsOf(
  told: readonly Told[],
  me: number | null,
  ownerAt: (cell: string) => number | undefined,
): Step[] {
  return told.map(({ entry, event }, place) => {
    const fact = new Fact(event);
    const cell = fact.id("cell");
    const owner = ownerOf(fact) ?? ownerAt(cell) ?? entry.seat;
    const suffers = VICTIMS.some((name) => fact.has(name) && fact.number(name) === me);
    const loses = LOSSES.has(fact.kind) && owner === me;
    const isAttacked = ATTACKS.has(fact.kind) && owner !== me && ownerAt(cell) === me;
    return {
      number: place + 1,
      event,
      owner,
      text: fact.text,
      cell,
      start: fact.id("start"),
      isAgainst: suffers || loses || isAttacked,
    };
  });
}

/** The same steps with the numbers that they have in a longer story. */
export function renumbered(steps: readonly Step[], story: readonly Step[]): Step[] {
  const numbers = new Map(story.map(({ event, number }) => [event, number]));
  return steps.map((step) => ({ ...step, number: numbers.get(step.event) ?? 0 }));
}
