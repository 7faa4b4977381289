/** What the pieces of the table know in common: the view with its shapes, the options, and what is chosen. */
import type { Entry, Line } from "../../net/protocol";
import type { Option } from "../../net/seen";
import { say, sentence } from "../../text/text.svelte";
import { factsOf, type Fact } from "../facts";
import { TableModel, useTable } from "../model.svelte";
import { split } from "../notation";
import {
  COLOURS,
  type City,
  type Colour,
  type DuelBoard,
  type DuelCatalog,
  type Slot,
  type Thing,
} from "./types";

/** Verbs that are answered in the panel of choices; all others have a place on the table. */
const PANEL_VERBS = new Set(["begin", "god", "summon", "top", "mythology", "offer", "pay"]);
const TURN_VERBS = new Set(["build", "engineer", "discard"]);

export const useDuel = useTable<Duel>;

export function same(one: Thing | null, other: Thing | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.id === other.id;
}

export class Duel extends TableModel<DuelBoard, DuelCatalog, Thing> {
  /** What the player has picked up to look at or to act with. */
  chosen = $state<Thing | null>(null);
  /** Whether the discard pile lies open. */
  showsDiscards = $state(false);
  /** Whether the wonders on offer are put aside to see the structure. */
  hidesDraft = $state(false);

  // What is shown

  readonly table = $derived.by(() => this.props().table);
  readonly far = $derived(1 - this.near);
  readonly promptKey = $derived(this.decision?.prompt.key ?? "");
  readonly isTurn = $derived(this.legal.some((option) => TURN_VERBS.has(split(option.notation)[0])));
  readonly advice = $derived.by(
    () => new Map(this.props().hint?.map((advice) => [advice.notation, advice.value])),
  );
  readonly lastSeat = $derived.by(() => this.props().lastMove?.seat ?? null);
  /** The pieces that the newest move brought where they are, as `card:altar`. */
  readonly lastPieces = $derived.by(() => touched(this.props().lastMove));
  /** Where each card of either city lies. */
  readonly cardsInCities = $derived(
    new Map(
      this.board.cities.flatMap((city, seat) =>
        COLOURS.flatMap((colour) => city.cards[colour].map((card): [string, number] => [card, seat])),
      ),
    ),
  );

  city(seat: number): City {
    return this.board.cities[seat] as City;
  }

  score(seat: number): number {
    return this.total(seat) ?? 0;
  }

  slotOf(card: string): Slot | undefined {
    return this.board.structure.find((slot) => slot.card === card);
  }

  colourOf(card: string): Colour {
    return this.catalog.cards[card]?.colour ?? "brown";
  }

  // Sentences

  name(thing: Thing): string {
    if (thing.kind === "loot" || thing.kind === "score") return "";
    if (thing.kind === "offering") return say("duel.board.offering", { coins: Number(thing.id) });
    return say(`duel.${thing.kind}.${thing.id}`);
  }

  /** What a thing does, one sentence or clause each. */
  textsOf(thing: Thing): string[] {
    const data =
      thing.kind === "card"
        ? this.catalog.cards[thing.id]
        : thing.kind === "wonder"
          ? this.catalog.wonders[thing.id]
          : thing.kind === "god"
            ? this.catalog.gods[thing.id]
            : thing.kind === "progress"
              ? this.catalog.progress[thing.id]
              : undefined;
    return data?.texts.map((message) => sentence(this.text(message))) ?? [];
  }

  // Options

  /** The first of these that can be taken now. */
  firstOf(...notations: string[]): Option | undefined {
    for (const notation of notations) {
      const option = this.can(notation);
      if (option) return option;
    }
    return undefined;
  }

  /** Options that no piece of the table stands for, and that the panel offers. */
  readonly answers = $derived.by(() => this.legal.filter((option) => this.#belongsInPanel(option.notation)));

  #belongsInPanel(notation: string): boolean {
    const [verb, id] = split(notation);
    if (PANEL_VERBS.has(verb)) return true;
    if (verb === "progress") return !this.board.progress.includes(id) || this.board.drawn.includes(id);
    return !this.#hasPlace(verb, id);
  }

  #hasPlace(verb: string, id: string): boolean {
    const { board } = this;
    const slot = board.structure[Number(id) - 1];
    switch (verb) {
      case "build":
      case "engineer":
      case "discard":
        return this.slotOf(id) !== undefined;
      case "tuck":
        return this.slotOf(id) !== undefined || board.discards.includes(id);
      case "revive":
        return board.discards.includes(id);
      case "draft":
        return board.offer.includes(id);
      case "wonder":
        return this.city(this.near).plans.some((plan) => plan.wonder === id);
      case "seize":
        return this.city(this.far).plans.some((plan) => plan.wonder === id);
      case "ruin":
        return board.cities.some((city) => city.wonders.some((built) => built.wonder === id));
      case "activate":
        return board.pantheon?.slots.some((place) => place.god === id) ?? false;
      case "place":
        return board.pantheon !== undefined;
      case "destroy":
      case "steal":
      case "snake":
        return this.cardsInCities.has(id);
      case "strike":
      case "uncover":
        return slot !== undefined && slot.state !== "gone";
      case "remove":
      case "plunder":
        return board.loot.includes(id);
      case "minerva":
        return true;
      default:
        return false;
    }
  }

  /** Whether the answer lies in the discard pile. */
  readonly asksDiscards = $derived.by(() =>
    this.legal.some((option) => {
      const [verb, id] = split(option.notation);
      return (verb === "revive" || verb === "tuck") && this.board.discards.includes(id);
    }),
  );
  /** Whether a card can be built now: only such cards glow. */
  readonly canBuild = $derived(this.legal.some(({ notation }) => /^(build|engineer):/.test(notation)));
  readonly asksDraft = $derived(this.legal.some((option) => option.notation.startsWith("draft:")));

  // Doing

  override forget(): void {
    super.forget();
    this.chosen = null;
    this.showsDiscards = false;
  }

  /** What was picked up and is not there any more, or answers no question, is put down. */
  override changed(): void {
    super.changed();
    const { chosen } = this;
    const isGone =
      (chosen?.kind === "card" && !this.slotOf(chosen.id)) ||
      (chosen?.kind === "god" && !this.board.pantheon?.slots.some((slot) => slot.god === chosen.id));
    if (isGone || (this.decision && !this.isTurn)) this.chosen = null;
  }

  /** Whether the answer is in the panel beside the table, which nothing may cover then. */
  readonly asksInPanel = $derived(!this.isTurn && this.answers.length > 0);

  choose = (thing: Thing | null): void => {
    this.problem = null;
    this.chosen = this.asksInPanel || same(this.chosen, thing) ? null : thing;
  };

  /** Raise a wonder with this card: two actions of the engine, one for the player. */
  raise = (wonder: string, card: string): void => {
    if (!this.can(`wonder:${wonder}`)) this.act(this.option(`wonder:${wonder}`));
    else if (!this.busy) this.want([`wonder:${wonder}`, `tuck:${card}`]);
  };
}

/** Facts that tell of other things than where a piece has gone. */
const NOT_MOVED = new Set(["turned_up", "god_shown", "on_enki", "pair"]);
const OF_PROGRESS = new Set(["progress", "progress_drawn"]);

function touched(entry: Entry | null): Set<string> {
  return new Set(factsOf([entry]).flatMap(piecesOf));
}

function piecesOf(fact: Fact): string[] {
  if (NOT_MOVED.has(fact.kind)) return [];
  const pieces = {
    card: fact.kind === "wonder_built" ? "" : fact.id("card"),
    wonder: fact.id("wonder"),
    progress: OF_PROGRESS.has(fact.kind) ? fact.id("token") : "",
    god: fact.id("god"),
  };
  return Object.entries(pieces).flatMap(([what, id]) => (id ? [`${what}:${id}`] : []));
}

/** The coins of a bill in all. */
export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}
