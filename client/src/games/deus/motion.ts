/** Moves as motion: the facts of a move are told one after the other, each where it happens. */
import type { Amount, Fact } from "../facts";
import { tell, type Performance, type Stage } from "../motion";
import type { Deus } from "./model.svelte";

const STEP = 560;
const SHORT = 300;

/** How long a fact is looked at; those that are not named here pass without a pause. */
const PAUSES: Record<string, number> = {
  played: STEP,
  played_face_down: STEP,
  placed: STEP,
  landed: SHORT,
  activated: SHORT,
  gained: STEP,
  sold: STEP,
  bought: SHORT,
  recruited: SHORT,
  drew: SHORT,
  moved: STEP,
  stole: STEP,
  plundered: STEP,
  fell: STEP,
  conquered: STEP,
  offered: STEP,
  invoked: STEP,
  pieces_shown: STEP,
};
const AT_A_VILLAGE = new Set(["plundered", "conquered"]);

export function play(stage: Stage, facts: readonly Fact[], deus: Deus): Performance {
  /** The card whose effect is told. */
  let source: string | null = null;
  const seen = (fact: Fact) => {
    const from = source;
    const card = { seat: fact.seat(), kind: fact.id("card") };
    if (fact.kind === "activated") source = `[data-strip="${card.seat}:${card.kind}"]`;
    else if (fact.kind === "played" || fact.kind === "offered") source = null;
    return {
      prepare: (at: number, pace: number) => prepare(stage, fact, at, pace),
      show: (pace: number) => {
        if (fact.kind === "activated") deus.firing = card;
        else if (fact.kind === "played") deus.firing = null;
        show(stage, fact, from, deus, pace);
      },
    };
  };
  return tell(stage, deus, facts, PAUSES, seen, () => (deus.firing = null));
}

/** Pieces wait unseen, or where they were, until their fact is told. */
function prepare(stage: Stage, fact: Fact, at: number, pace: number): void {
  const piece = (region: string, name: string) => stage.find(`[data-piece="${region}:${name}"]`);
  if (fact.kind === "placed") stage.land(piece(fact.id("region"), fact.id("piece")), at, pace);
  if (fact.kind !== "moved") return;
  const army = piece(fact.id("end"), "army") as SVGGraphicsElement | null;
  stage.march(army, stage.find(`[data-region="${fact.id("start")}"]`), at, pace);
}

/** What is seen while a fact is told. */
function show(stage: Stage, fact: Fact, from: string | null, deus: Deus, pace: number): void {
  const seat = fact.seat();
  const rival = `[data-rival="${seat}"]`;
  switch (fact.kind) {
    case "fell":
      return stage.pulse(pace, `[data-village="${fact.id("region")}"]`);
    case "played":
    case "activated":
      return stage.pulse(pace, `[data-strip="${seat}:${fact.id("card")}"]`, rival);
    case "invoked":
      return stage.pulse(pace, `[data-god="${fact.id("god")}"]`);
    case "recruited":
      return stage.pulse(pace, `[data-ready="${seat}:${fact.id("piece")}"]`);
    case "offered":
      return stage.pulse(pace, rival);
  }
  const village = AT_A_VILLAGE.has(fact.kind) ? `[data-region="${fact.id("region")}"]` : null;
  const victim = fact.kind === "stole" ? `[data-rival="${fact.seat("victim")}"]` : null;
  amountsOf(fact).forEach(({ what, amount }, number) => {
    const origin = stage.find(village ?? victim ?? from, rival);
    const target = stage.find(`[data-stock="${seat}:${what}"]`, rival);
    stage.chip(`+${deus.say(`deus.amount.${what}`, { amount })}`, origin, target, number, pace);
  });
}

/** What a fact brings. */
function amountsOf(fact: Fact): Amount[] {
  const points = fact.number("points");
  if (AT_A_VILLAGE.has(fact.kind) && points) return [{ what: "points", amount: points }];
  return fact.amounts();
}
