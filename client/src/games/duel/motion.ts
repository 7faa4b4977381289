/** Moves as motion: what the facts tell travels from where it lay to where it lies now. */
import type { Fact } from "../facts";
import { NOTHING, perform, type Performance, type Stage, type Step } from "../motion";

const STAGGER = 110;
const LONGEST = 1600;

/** Where a piece that a fact tells of ends: queries, best first. */
interface Journey {
  piece: string;
  targets: string[];
}

export function play(stage: Stage, facts: readonly Fact[], travels: boolean): Performance {
  const journeys = facts.flatMap(journeysOf);
  if (!travels) {
    for (const { targets } of journeys) stage.notice(...targets);
    return NOTHING;
  }
  const flights = found(journeys.map(({ piece, targets }) => stage.flight(piece, ...targets)));
  const pawn = found([stage.walk("pawn")]);
  const flips = facts.map((fact) => {
    if (fact.kind !== "turned_up") return null;
    const face = stage.find(`[data-slot][data-piece="card:${fact.id("card")}"]`);
    return stage.flip(face, `slot:${face?.dataset["slot"]}`);
  });
  const last = flights.length - 1;
  const steps = [
    ...flights.map((step, number) => (number < last ? { ...step, pause: STAGGER } : step)),
    ...together(pawn),
    ...together(found(flips)),
  ];
  return perform(stage, steps, LONGEST);
}

function found(steps: readonly (Step | null)[]): Step[] {
  return steps.filter((step) => step !== null);
}

/** Steps that begin at the same time. */
function together(steps: readonly Step[]): Step[] {
  return steps.map((step, number) => (number < steps.length - 1 ? { ...step, pause: 0 } : step));
}

const piece = (name: string) => `[data-piece="${name}"]`;
const anchor = (name: string) => `[data-anchor="${name}"]`;

function journeysOf(fact: Fact): Journey[] {
  const seat = fact.seat();
  const card = `card:${fact.id("card")}`;
  const wonder = `wonder:${fact.id("wonder")}`;
  const city = anchor(`city:${seat}`);
  const token = (name: string) => [
    { piece: name, targets: [piece(name), anchor(`tokens:${seat}`), city] } satisfies Journey,
  ];
  switch (fact.kind) {
    case "built":
    case "built_by_chain":
    case "built_by_engineering":
    case "revived":
    case "stolen":
      return [{ piece: card, targets: [piece(card), city] }];
    case "discarded":
    case "destroyed":
    case "struck":
      return [{ piece: card, targets: [anchor("discards")] }];
    case "wonder_built":
      return [{ piece: card, targets: [piece(wonder), city] }];
    case "progress":
      return token(`progress:${fact.id("token")}`);
    case "activated":
    case "summoned":
      return token(`god:${fact.id("god")}`);
    case "drafted":
    case "seized":
      return [{ piece: wonder, targets: [piece(wonder), anchor(`wonders:${seat}`), city] }];
    default:
      return [];
  }
}
