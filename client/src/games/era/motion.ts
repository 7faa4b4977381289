/** Moves as motion: what dice and disasters bring or take flies to where it is counted. Dice that were rolled
 * tumble, and pieces that were placed land, by themselves. */
import type { Fact } from "../facts";
import { NOTHING, perform, type Performance, type Stage, type Step } from "../motion";
import type { Era } from "./model.svelte";

const STEP = 420;
/** What is told in words, too, is read. */
const READING = 1100;
const LAST = 700;
const LONGEST = 7000;
/** The lord who has no seat. */
const PHILIP = -1;

export function play(stage: Stage, facts: readonly Fact[], era: Era): Performance {
  if (!era.travels) return NOTHING;
  const steps = facts.flatMap((fact): Step[] => {
    const show = shownBy(stage, fact, era);
    if (!TOLD.has(fact.kind)) return show ? [{ pause: STEP, show }] : [];
    const tell = (pace: number) => {
      era.told = fact;
      show?.(pace);
    };
    return [{ pause: READING, show: tell }];
  });
  return perform(stage, [...steps, { pause: LAST }], LONGEST, () => (era.told = null));
}

/** What is said over the board: what befalls a seat without its doing. */
const TOLD = new Set([
  "collected",
  "fed",
  "hunger",
  "disaster",
  "suffered",
  "robbed",
  "disease",
  "revolt",
  "removed",
  "scorched",
  "attack_repelled",
  "paid",
  "refused",
  "has_nothing",
]);

/** What is seen of a fact, if there is more to see than the table shows anyway. */
function shownBy(stage: Stage, fact: Fact, era: Era): Step["show"] | null {
  const stock = (seat: number, what: string) =>
    stage.find(`[data-stock="${seat}:${what}"]`, `[data-rival="${seat}"]`);
  const dice = () => stage.find(`[data-dice="${fact.seat()}"]`, `[data-rival="${fact.seat()}"]`);
  const one = fact.id("resource");
  const words = () => era.say(`era.amount.${one}`, { amount: 1 });
  switch (fact.kind) {
    case "collected":
    case "took":
      return (pace) =>
        fact.amounts().forEach(({ what, amount }, number) => {
          const words = era.say(`era.amount.${what}`, { amount });
          stage.chip(`+${words}`, dice(), stock(fact.seat(), what), number, pace);
        });
    case "paid":
      if (fact.seat("lord") === PHILIP)
        return (pace) => stage.pulse(pace, `[data-stock="${fact.seat()}:${one}"]`, rival(fact));
      return (pace) => stage.chip(words(), stock(fact.seat(), one), stock(fact.seat("lord"), one), 0, pace);
    case "robbed":
      return (pace) => stage.pulse(pace, `[data-stock="${fact.seat()}:${one}"]`, rival(fact));
    case "fed":
      return (pace) => stage.pulse(pace, `[data-stock="${fact.seat()}:food"]`, rival(fact));
    case "revolt":
      return (pace) => stage.pulse(pace, `[data-stock="${fact.seat()}:goods"]`, rival(fact));
    case "hunger":
    case "suffered":
    case "disease":
    case "refused":
    case "has_nothing":
      return (pace) => stage.pulse(pace, `[data-stock="${fact.seat()}:disaster"]`, rival(fact));
    case "built":
    case "removed":
    case "scorched":
      return (pace) => stage.pulse(pace, rival(fact));
    default:
      return null;
  }
}

const rival = (fact: Fact) => `[data-rival="${fact.seat()}"]`;
