/** What the parts of the table know in common: the view with its shapes, the options, and what is in hand. */
import type { Entry } from "../../net/protocol";
import type { Option } from "../../net/seen";
import { say } from "../../text/text.svelte";
import { factsOf, type Fact } from "../facts";
import { TableModel, useTable } from "../model.svelte";
import { split } from "../notation";
import type { BoardProps } from "../table";
import { SIGNS } from "./icons";
import type {
  CardInfo,
  Colour,
  DeusBoard,
  DeusCatalog,
  Empire,
  PieceName,
  Place,
  Plan,
  Region,
  Thing,
  Yield,
} from "./types";

/** Verbs that are answered on a card of the hand or on the map; buttons stand for all others. */
const PLACED_VERBS = new Set([
  "build",
  "offer",
  "add",
  "wild",
  "hide",
  "place",
  "land",
  "army",
  "move",
  "plunder",
]);
const MAP_VERBS = new Set(["place", "land", "army", "move", "plunder"]);
/** What may be asked in the middle of a wish, which goes on after the answer. */
const BETWEEN = ["pay"];

export const useDeus = useTable<Deus>;

export type Intent = "build" | "offer" | "hide";

export class Deus extends TableModel<DeusBoard, DeusCatalog, Thing> {
  override readonly signs = SIGNS;
  /** Places in the hand that were picked, the top of an offering first. */
  #picked = $state.raw<readonly number[]>([]);
  #intent = $state<Intent>("build");
  /** The region under the pointer or with the focus. */
  pointed = $state<string | null>(null);
  /** A region that was tapped once; the second tap acts. */
  tapped = $state<string | null>(null);
  /** The card whose effect is being told. */
  firing = $state.raw<{ seat: number; kind: string } | null>(null);

  constructor(props: () => BoardProps) {
    super(props, BETWEEN);
  }

  // What is shown

  /** Whether all points are open: not after somebody has resigned. */
  readonly hand = $derived(this.empire(this.near).hand ?? []);
  readonly regions = $derived(new Map(this.board.regions.map((one) => [one.region, one])));
  readonly villages = $derived(new Map(this.board.villages.map((one) => [one.region, one])));
  /** Regions that the newest move was about. */
  readonly fresh = $derived.by(() => touchedBy(this.props().lastMove));
  readonly isTurn = $derived(this.decision?.prompt.key === "deus.prompt.turn");
  readonly isOffering = $derived(this.decision?.prompt.key === "deus.prompt.offer");

  empire(seat: number): Empire {
    return this.board.empires[seat] as Empire;
  }

  card(id: string): CardInfo | undefined {
    return this.catalog.cards[id];
  }

  region(id: string): Region | undefined {
    return this.regions.get(id);
  }

  /** How many regions a seat occupies. */
  landOf(seat: number): number {
    return this.board.regions.filter(({ owner }) => owner === seat).length;
  }

  // Sentences

  cardName(id: string): string {
    if (id === "wild") return say("deus.board.face_down");
    return say(`deus.card.${this.card(id)?.kind ?? id}`);
  }

  /** The name without what is in brackets: what it does says that too. */
  shortName(id: string): string {
    return this.cardName(id).replace(/ \(.*\)$/, "");
  }

  /** What a card does, in as few words as fit on it. */
  shortText(id: string): string {
    const texts = this.card(id)?.texts ?? [];
    return texts
      .map(({ key, args }) => say(`deus.board.effect.${key.slice("deus.effect.".length)}`, args ?? {}))
      .join(" ");
  }

  amountsText(amounts: Record<string, number>): string {
    return Object.entries(amounts)
      .map(([what, amount]) => say(`deus.amount.${what}`, { amount }))
      .join(", ");
  }

  /** What an effect would do now, in words. */
  yieldText(one: Yield): string {
    const key = `deus.board.yield.${one.kind}`;
    switch (one.kind) {
      case "gain":
      case "one_of":
        return say(key, { amounts: this.amountsText(one.amounts) });
      case "worth":
        return say(key, { amounts: this.amountsText(one.amounts), most: one.most });
      case "sell":
        return say(key, {
          most: one.most,
          lot: this.amountsText(one.lot),
          amounts: this.amountsText(one.amounts),
        });
      case "buy":
        return say(key, { most: one.most, gold: one.gold });
      case "draw":
      case "recruit":
        return say(key, { count: one.count });
      case "activate":
        return say(key, { count: one.cards.length });
      case "march":
        return say(key, { armies: one.armies, steps: one.steps });
      default:
        return say(key);
    }
  }

  // Options

  /** What is answered with a plain button. */
  readonly answers = $derived.by(
    () => this.decision?.options.filter((option) => !PLACED_VERBS.has(split(option.notation)[0])) ?? [],
  );

  override forget(): void {
    super.forget();
    this.#picked = [];
    this.#intent = "build";
    this.tapped = null;
  }

  override changed(): void {
    super.changed();
    this.tapped = null;
  }

  // The hand

  readonly intent = $derived.by((): Intent => (this.isOffering ? "offer" : this.#intent));

  /** The places in the hand that are picked; the engine may know some of an offering already. */
  readonly picked = $derived.by((): readonly number[] => {
    if (!this.isOffering) return this.#picked;
    const found: number[] = [];
    for (const card of this.board.doing.offering ?? []) {
      const place = this.hand.findIndex((one, at) => one === card && !found.includes(at));
      if (place >= 0) found.push(place);
    }
    return found;
  });

  /** The one card that is picked to be built. */
  readonly chosen = $derived.by(() => {
    const place = this.#picked[0];
    return this.isTurn && this.intent === "build" && place !== undefined ? (this.hand[place] ?? null) : null;
  });

  readonly offered = $derived(
    this.intent === "offer" ? this.picked.map((place) => this.hand[place] ?? "").filter(Boolean) : [],
  );
  /** For how many cards it is shown what the gods give, while none are picked. */
  #counted = $state(1);
  readonly counted = $derived.by(
    () => this.offered.length || this.board.doing.offered || Math.min(this.#counted, this.hand.length || 1),
  );

  countTo(count: number): void {
    this.#counted = count;
  }

  /** What a god would give the shown seat for that many cards: as the engine says, if it is asked now. */
  gift(god: string): { what: string; amount: number; piece: PieceName | null } | null {
    const info = this.catalog.gods[god];
    if (!info?.gives) return null;
    const lines = this.option(`god:${god}`)?.lines;
    const now = this.shown === this.near ? this.board.gifts[god] : undefined;
    const amount = lines?.[0]?.amount ?? (now ?? info).amounts[this.counted - 1] ?? 0;
    const reserve = info.piece ? this.empire(this.shown).reserve[info.piece] : 0;
    return { what: info.gives, amount, piece: reserve ? info.piece : null };
  }

  /** The column of the shown seat that is working. */
  readonly working = $derived.by(() => (this.board.chain?.seat === this.shown ? this.board.chain : null));

  /** The god of the card on top. */
  readonly god = $derived(this.offered[0] ? (this.card(this.offered[0])?.god ?? null) : null);

  /** Whether a card of the hand can be picked now, be it only to see what it would do. */
  canPick(card: string): boolean {
    return !this.busy && (this.isTurn || ["add", "hide"].some((verb) => this.can(`${verb}:${card}`)));
  }

  /** A card of the hand is clicked: picked up, put down, offered too, or hidden. */
  pick = (place: number): void => {
    const card = this.hand[place];
    if (card === undefined || this.busy) return;
    this.problem = null;
    this.tapped = null;
    if (this.isOffering) return this.act(this.option(`add:${card}`));
    if (this.option(`hide:${card}`)) return this.act(this.option(`hide:${card}`));
    if (!this.isTurn) return;
    if (this.intent === "offer") {
      const isPicked = this.#picked.includes(place);
      this.#picked = isPicked ? this.#picked.filter((one) => one !== place) : [...this.#picked, place];
      if (this.#picked.length === 0) this.#intent = "build";
      return;
    }
    const isChosen = this.#picked[0] === place;
    this.#intent = "build";
    this.#picked = isChosen ? [] : [place];
  };

  buildOption(): Option | undefined {
    return this.chosen ? this.option(`build:${this.chosen}`) : undefined;
  }

  build = (): void => {
    const option = this.buildOption();
    if (!option || option.problem || this.busy) return this.act(option);
    this.wantPaid([option.notation], this.plan?.payment, []);
  };

  /** Cards are picked for a god instead of being built, or the other way round. */
  toggleOffering = (): void => {
    if (!this.isTurn) return;
    this.problem = null;
    const wasOffering = this.#intent === "offer";
    this.#intent = wasOffering ? "build" : "offer";
    if (wasOffering) this.#picked = this.#picked.slice(0, 1);
  };

  /** The offering goes to another god: one of its cards comes on top, or one of the hand joins it. */
  callGod = (god: string): void => {
    if (this.isOffering || !this.isTurn) return;
    const isOf = (place: number) => this.card(this.hand[place] ?? "")?.god === god;
    const known = this.intent === "offer" ? this.#picked : [];
    const place = known.find(isOf) ?? this.hand.findIndex((_, at) => isOf(at));
    if (place < 0) return;
    this.#intent = "offer";
    this.#picked = [place, ...known.filter((one) => one !== place)];
  };

  offer = (): void => {
    if (this.busy) return;
    if (this.isOffering) return this.act(this.option("done"));
    const [top, ...others] = this.offered;
    if (!top) return;
    const inOrder = others
      .map((card) => [this.hand.indexOf(card), card] as const)
      .sort(([one], [other]) => one - other);
    this.want([`offer:${top}`, ...inOrder.map(([, card]) => `add:${card}`), "done"]);
  };

  /** The picked card is to be laid face down: into which column is asked. */
  readonly canHide = $derived(this.isTurn && this.asks("wild"));

  beginHiding = (): void => {
    this.#intent = this.#intent === "hide" ? "build" : "hide";
    this.problem = null;
  };

  hideIn = (colour: Colour): void => {
    const card = this.hand[this.#picked[0] ?? -1];
    const option = this.option(`wild:${colour}`);
    if (!card || this.intent !== "hide" || !option) return;
    if (option.problem) this.problem = option.problem;
    else this.want([`wild:${colour}`, `hide:${card}`]);
  };

  // The map

  /** What the picked card, or the piece that is being placed, would do. */
  readonly plan = $derived.by((): Plan | null => {
    const { plans } = this.board;
    if (this.chosen) return plans[this.chosen] ?? null;
    return plans["placing"] ?? null;
  });

  /** The column in which the plan fires. */
  readonly planned = $derived.by((): Colour | null => {
    if (this.chosen) return this.card(this.chosen)?.colour ?? null;
    const piece = this.board.doing.piece;
    if (!piece || !this.plan) return null;
    return Object.values(this.catalog.cards).find((card) => card.piece === piece)?.colour ?? null;
  });

  /** The region that is looked at, with what would happen there. */
  readonly place = $derived.by((): Place | null => this.plan?.at[this.pointed ?? this.tapped ?? ""] ?? null);
  readonly chain = $derived(this.place?.chain ?? this.plan?.chain ?? []);

  /** For each region what choosing it would do. */
  readonly spots = $derived.by(() => {
    const found = new Map<string, { option: Option; isLegal: boolean }>();
    for (const option of this.decision?.options ?? []) {
      const [verb, region] = split(option.notation);
      if (!MAP_VERBS.has(verb)) continue;
      const isLegal = !option.problem;
      if (isLegal || !found.get(region)?.isLegal) found.set(region, { option, isLegal });
    }
    return found;
  });

  /** Whether a region glows: something can be done there now. */
  isOpen(region: string): boolean {
    if (this.busy) return false;
    if (this.chosen) return !this.buildOption()?.problem && this.plan?.at[region] !== undefined;
    return this.spots.get(region)?.isLegal ?? false;
  }

  readonly asksRegion = $derived(this.chosen !== null || this.spots.size > 0);

  /** Builds the picked card in a place; if one is asked how to pay first, that waits for the answer. */
  private buildAt(place: string): void {
    this.wantPaid([`build:${this.chosen}`], this.plan?.payment, [place]);
  }

  /** A region is clicked, or chosen with Enter. A finger looks first: its second tap acts. */
  touch = (region: string, isFinger = false): void => {
    if (this.busy) return;
    this.problem = null;
    const isSure = !isFinger || this.tapped === region;
    this.tapped = isFinger ? region : null;
    if (this.chosen) {
      const option = this.buildOption();
      const place = this.plan?.at[region];
      if (option?.problem) this.problem = option.problem;
      else if (!place) this.problem = { text: { key: "deus.board.not_there" }, rule: "place" };
      else if (isSure) this.buildAt(`${place.landing ? "land" : "place"}:${region}`);
      return;
    }
    const spot = this.spots.get(region);
    if (!spot) return;
    if (!spot.isLegal || isSure) this.act(spot.option);
  };
}

/** The arguments of facts that name regions. */
const REGIONS = ["region", "start", "end"];
const ON_MAP = new Set(["placed", "moved", "fell", "plundered"]);

/** The regions that a fact is about. */
export function regionsOf(fact: Fact): string[] {
  return ON_MAP.has(fact.kind) ? REGIONS.map((name) => fact.id(name)).filter(Boolean) : [];
}

function touchedBy(entry: Entry | null): Set<string> {
  return new Set(factsOf([entry]).flatMap(regionsOf));
}
