/** Moves as motion: the facts of a move are told one after the other, each where it happens. */
import type { Fact } from "../facts";
import { tell, type Performance, type Stage } from "../motion";
import type { Clash } from "./model.svelte";
import { BARBARIANS, UNITS } from "./types";

const STEP = 560;
const SHORT = 300;

/** How long a fact is looked at; those that are not named here pass without a pause. */
const PAUSES: Record<string, number> = {
  turn: SHORT,
  advanced: SHORT,
  gained: SHORT,
  collected: STEP,
  constructed: STEP,
  raised: STEP,
  founded: STEP,
  recruited: STEP,
  cheered: SHORT,
  influence_rolled: STEP,
  influenced: STEP,
  moved: STEP,
  explored: STEP,
  battle: STEP,
  revealed: STEP,
  rolled: STEP,
  won: STEP,
  captured: STEP,
  taken_over: STEP,
  buried: STEP,
  ruined: STEP,
  mood_fell: SHORT,
  event: STEP,
  exhausted: SHORT,
  barbarians_appeared: STEP,
  barbarians_grew: SHORT,
  barbarians_moved: STEP,
  traded: STEP,
  claimed: STEP,
};

export function play(stage: Stage, facts: readonly Fact[], clash: Clash): Performance {
  return tell(stage, clash, facts, PAUSES, (fact) => ({
    prepare: (at, pace) => prepare(stage, fact, at, pace),
    show: (pace) => show(stage, fact, clash, pace),
  }));
}

/** Pieces wait unseen, or where they were, until their fact is told. */
function prepare(stage: Stage, fact: Fact, at: number, pace: number): void {
  const cell = fact.id("cell");
  if (fact.kind === "founded" || fact.kind === "barbarians_appeared")
    stage.land(stage.find(`[data-city="${cell}"]`), at, pace);
  /** A plate, and how many they are. */
  const parts = (owner: number, unit: string) =>
    ["unit", "count"].map(
      (part) => stage.find(`[data-${part}="${cell}:${owner}:${unit}"]`) as SVGGraphicsElement | null,
    );
  const start = stage.find(`[data-cell="${fact.id("start")}"]`);
  const units = fact.amounts("units").map(({ what }) => what);
  const march = (owner: number, unit: string) => {
    for (const part of parts(owner, unit)) stage.march(part, start, at, pace);
  };
  if (fact.kind === "moved") for (const unit of units) march(fact.seat(), unit);
  if (fact.kind === "recruited")
    for (const part of units.flatMap((unit) => parts(fact.seat(), unit))) stage.land(part, at, pace);
  if (fact.kind === "barbarians_moved") for (const unit of UNITS) march(BARBARIANS, unit);
}

/** What is seen while a fact is told. */
function show(stage: Stage, fact: Fact, clash: Clash, pace: number): void {
  const seat = fact.seat();
  const cell = fact.id("cell");
  if (fact.kind === "collected") {
    const origin = stage.find(`[data-cell="${cell}"]`);
    fact.amounts("goods").forEach(({ what, amount }, number) => {
      const target = stage.find(`[data-stock="${seat}:${what}"]`, `[data-rival="${seat}"]`);
      stage.chip(`+${amount} ${clash.say(`clash.goods.${what}`)}`, origin, target, number, pace);
    });
  } else if (fact.kind === "advanced") {
    stage.pulse(
      pace,
      seat === clash.shown ? `[data-advance="${fact.id("advance")}"]` : `[data-rival="${seat}"]`,
    );
  } else if (cell) stage.pulse(pace, `[data-cell="${cell}"]`);
}
