/** What a round has brought so far: for every phase and seat a line of what came and went. */
import type { Entry, Text } from "../../net/protocol";
import { factsOf, type Amount, type Fact } from "../facts";
import type { Phase } from "./types";

/** What one seat met in one phase. */
export interface Line {
  seat: number;
  /** What came, and as negative amounts what went. */
  amounts: Amount[];
  /** What was built, or lost, or scorched. */
  built: string[];
  lost: string[];
  disaster: string;
  /** The same in sentences. */
  texts: Text[];
}

/** A phase and its lines, in the order in which seats came to it. */
export interface Chapter {
  phase: Phase;
  lines: Line[];
}

export interface Round {
  number: number;
  chapters: Chapter[];
  facts: Fact[];
}

const PHASE_OF: Record<string, Phase> = {
  collected: "collect",
  took: "collect",
  fed: "feed",
  hunger: "feed",
  disaster: "disasters",
  suffered: "disasters",
  robbed: "disasters",
  disease: "disasters",
  revolt: "disasters",
  removed: "disasters",
  scorched: "disasters",
  no_scorched_left: "disasters",
  no_ground_left: "disasters",
  attack_repelled: "disasters",
  built: "build",
  paid: "extort",
  refused: "extort",
  has_nothing: "extort",
};

/** The facts of the newest round, and of the one before it: while nothing has come yet, that one is told. */
export function roundOf(moves: readonly Entry[]): Round {
  const facts: Fact[][] = [[]];
  const numbers = [0];
  // From the end: games are long, and two rounds are enough.
  for (let at = moves.length - 1; at >= 0 && facts.length < 3; at -= 1) {
    const told = factsOf([moves[at]!]);
    for (const fact of told.reverse()) {
      if (fact.kind === "round") {
        numbers[facts.length - 1] = fact.number("round");
        facts.push([]);
        numbers.push(0);
      } else facts.at(-1)!.unshift(fact);
    }
  }
  const chapters = chaptersOf(facts[0]!);
  if (chapters.length === 0 && numbers[1])
    return { number: numbers[1], chapters: chaptersOf(facts[1]!), facts: facts[0]! };
  return { number: numbers[0]!, chapters, facts: facts[0]! };
}

function chaptersOf(facts: readonly Fact[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const fact of facts) {
    const phase = PHASE_OF[fact.kind];
    if (!phase) continue;
    let chapter = chapters.find((one) => one.phase === phase);
    if (!chapter) chapters.push((chapter = { phase, lines: [] }));
    for (const [seat, amounts] of changesOf(fact)) {
      const line = lineOf(chapter, seat);
      amounts.forEach((amount) => add(line.amounts, amount));
      if (seat === fact.seat()) describe(line, fact);
    }
  }
  return chapters;
}

function lineOf(chapter: Chapter, seat: number): Line {
  let line = chapter.lines.find((one) => one.seat === seat);
  if (!line) chapter.lines.push((line = { seat, amounts: [], built: [], lost: [], disaster: "", texts: [] }));
  return line;
}

function describe(line: Line, fact: Fact): void {
  line.texts.push(fact.text);
  if (fact.kind === "disaster") line.disaster = fact.id("disaster");
  if (fact.kind === "built") line.built.push(fact.id("piece"));
  if (fact.kind === "removed") line.lost.push(fact.id("piece"));
  if (fact.kind === "scorched") line.lost.push("scorched");
}

/** Whom a fact concerns, and what it brings them. */
function changesOf(fact: Fact): [seat: number, amounts: Amount[]][] {
  const one = (what: string, amount: number): Amount[] => (amount ? [{ what, amount }] : []);
  const seat = fact.seat();
  switch (fact.kind) {
    case "collected":
    case "took":
      return [[seat, fact.amounts()]];
    case "fed":
      return [[seat, one("food", -fact.number("food"))]];
    case "robbed":
      return [[seat, one(fact.id("resource"), -1)]];
    case "revolt":
      return [[seat, one("goods", -fact.number("goods"))]];
    case "paid": {
      const lord = fact.seat("lord");
      const paid: [number, Amount[]] = [seat, one(fact.id("resource"), -1)];
      return lord < 0 ? [paid] : [paid, [lord, one(fact.id("resource"), 1)]];
    }
    default:
      return [[seat, one("disaster", fact.number("points"))]];
  }
}

function add(amounts: Amount[], { what, amount }: Amount): void {
  const known = amounts.find((one) => one.what === what);
  if (known) known.amount += amount;
  else amounts.push({ what, amount });
}
