/** A battle as it is looked at: what its facts tell, round by round, and what the board shows of it now. */
import type { Entry, Text } from "../../net/protocol";
import { Fact, type Amount } from "../facts";
import type { Amounts, Battle, Both, Cell, Roll } from "./types";

/** The hits of a side: how many, what changed them, how many count. */
export interface Hits {
  hits: number;
  changes: Amounts;
  taken: number;
}

/** What a side did in a round. */
export interface Strike {
  hasLaid: boolean;
  /** The action card, if it is known. */
  card: string;
  roll: Roll | null;
  hits: Hits | null;
  lost: Amounts;
}

export interface FightRound {
  number: number;
  sides: Both<Strike>;
  /** What else was told. */
  notes: Text[];
}

export interface Fight {
  /** Tells it from other battles. */
  id: number;
  owners: Both<number>;
  cell: string;
  rounds: FightRound[];
  /** How it ended; nothing while it is fought. */
  outcome: Text | null;
}

/** The facts that end a battle, and those that only add a sentence to it. */
const ENDS = new Set(["won", "drawn"]);
const NOTES = new Set([
  "besieged",
  "armed",
  "provisioned",
  "tactics_rolled",
  "silenced",
  "applauded",
  "retreated",
]);

/** The newest battle of some moves. */
export function lastFight(moves: readonly Entry[]): Fight | null {
  for (let at = moves.length - 1; at >= 0; at--) {
    const events = moves[at]!.events ?? [];
    const first = events.map(({ kind }) => kind).lastIndexOf("battle");
    if (first < 0) continue;
    const later = moves.slice(at + 1).flatMap((entry) => entry.events ?? []);
    const facts = [...events.slice(first), ...later].map((event) => new Fact(event));
    return read(moves[at]!.sequence * 100 + first, facts);
  }
  return null;
}

function read(id: number, [begun, ...facts]: Fact[]): Fight {
  const fight: Fight = {
    id,
    owners: [begun!.seat("attacker"), begun!.seat("defender")],
    cell: begun!.id("cell"),
    rounds: [emptyRound(1)],
    outcome: null,
  };
  for (const fact of facts) {
    if (ENDS.has(fact.kind)) {
      fight.outcome = fact.text;
      break;
    }
    add(fight, fact);
  }
  return fight;
}

function add(fight: Fight, fact: Fact): void {
  const owner = fact.seat(fact.kind === "laid" || fact.kind === "revealed" ? "seat" : "owner");
  const side = fight.owners.indexOf(owner);
  const isNext = fact.kind === "laid" || fact.kind === "rolled" || fact.kind === "revealed";
  if (isNext && now(fight).sides.some(({ hits }) => hits))
    fight.rounds.push(emptyRound(now(fight).number + 1));
  const round = now(fight);
  if (NOTES.has(fact.kind)) round.notes.push(fact.text);
  const strike = round.sides[side];
  if (!strike) return;
  if (fact.kind === "laid") strike.hasLaid = true;
  if (fact.kind === "revealed") strike.card = fact.id("card");
  if (fact.kind === "rolled") strike.roll = rollOf(fact);
  if (fact.kind === "hit")
    strike.hits = {
      hits: fact.number("hits"),
      changes: counted(fact.amounts("changes")),
      taken: fact.number("taken"),
    };
  if (fact.kind === "lost")
    for (const { what, amount } of fact.amounts("units"))
      strike.lost[what] = (strike.lost[what] ?? 0) + amount;
}

function now({ rounds }: Fight): FightRound {
  return rounds.at(-1)!;
}

function rollOf(fact: Fact): Roll {
  return {
    dice: fact.ids("dice"),
    rolled_by: counted(fact.amounts("rolled_by")),
    sum: counted(fact.amounts("sum")),
    value: fact.number("value"),
    hits: fact.number("hits"),
  };
}

function counted(amounts: readonly Amount[]): Amounts {
  return Object.fromEntries(amounts.map(({ what, amount }) => [what, amount]));
}

function emptyRound(number: number): FightRound {
  const strike = (): Strike => ({ hasLaid: false, card: "", roll: null, hits: null, lost: {} });
  return { number, sides: [strike(), strike()], notes: [] };
}

/** The battle that the board shows, with what the moves tell of it. */
export function fightOf(battle: Battle, moves: readonly Entry[]): Fight {
  const told = lastFight(moves);
  const isSame = told && !told.outcome && told.cell === battle.cell && told.owners[0] === battle.attacker;
  const fight: Fight = isSame
    ? told
    : {
        id: 0,
        owners: [battle.attacker, battle.defender],
        cell: battle.cell,
        rounds: [emptyRound(battle.round)],
        outcome: null,
      };
  const isNext = battle.round > now(fight).number && now(fight).sides.some(({ roll }) => roll);
  if (isNext && !battle.laid.some(Boolean)) return fight; // until a card lies there, the last roll is looked at
  if (isNext) fight.rounds.push(emptyRound(battle.round));
  now(fight).sides.forEach((strike, side) => {
    strike.hasLaid ||= battle.laid[side]!;
    strike.card ||= battle.cards[side] ?? "";
    if (!isSame) strike.roll ??= battle.rolls[side]!;
  });
  return fight;
}

/** Which of the losses that were chosen are still asked for: the last kind that is left goes by itself. */
export function lossWish(units: Amounts, chosen: readonly string[]): string[] {
  const left = { ...units };
  const wish: string[] = [];
  for (const unit of chosen) {
    if (Object.values(left).filter((count) => count > 0).length < 2) break;
    left[unit] = (left[unit] ?? 0) - 1;
    wish.push(`lose:${unit}`);
  }
  return wish;
}

/** What is known of a battle and of the cell it is about. */
interface Field {
  readonly battle: Battle | null;
  readonly fight: Fight | null;
  cell(label: string | null): Cell | undefined;
}

/** The units of a side, one by one; after the battle those who stand on the cell. */
export function unitsOf(field: Field, side: number): string[] {
  return each(field.battle?.units[side] ?? survivors(field, side));
}

function survivors(field: Field, side: number): Amounts {
  const found = { ...field.cell(field.fight?.cell ?? null)?.units?.[field.fight?.owners[side] ?? -1] };
  delete found.settler;
  return found;
}

export function each(units: Amounts): string[] {
  return Object.entries(units).flatMap(([unit, count]) => Array<string>(count).fill(unit));
}
