/** A bargain that is being composed: what I give and what I want, until it is offered; and those that were refused. */
import type { Entry } from "../../net/protocol";
import { Fact } from "../facts";
import { split } from "../notation";
import { GOODS, type Amounts, type Good, type Held, type Offer } from "./types";

export const CARD_KINDS = ["action", "objective", "wonder"] as const;
export type CardKind = (typeof CARD_KINDS)[number];
/** On each side of an offer. */
export const MOST_CARDS = 4;

/** Whether a card that is given is shown to who gets it. */
export type Given = "give" | "show";

export class Bargain {
  /** With whom. */
  partner = $state<number | null>(null);
  given = $state<Amounts>({});
  wanted = $state<Amounts>({});
  /** Cards by their ids, each with how it is given. */
  cards = $state<Record<string, Given>>({});
  cardsWanted = $state<Amounts>({});

  readonly isEmpty = $derived(this.#steps().length === 0);

  clear(): void {
    this.given = {};
    this.wanted = {};
    this.cards = {};
    this.cardsWanted = {};
  }

  change(side: "given" | "wanted", good: Good, by: number): void {
    this[side] = { ...this[side], [good]: Math.max(0, (this[side][good] ?? 0) + by) };
  }

  changeCards(kind: CardKind, by: number): void {
    this.cardsWanted = { ...this.cardsWanted, [kind]: Math.max(0, (this.cardsWanted[kind] ?? 0) + by) };
  }

  /** A card is not given, then given hidden, then given openly; what lies open anyway cannot be hidden. */
  turnCard({ kind, id }: Held): void {
    const now = this.cards[id];
    const next =
      now === undefined ? (kind === "great" ? "show" : "give") : now === "give" ? "show" : undefined;
    const cards = { ...this.cards };
    delete cards[id];
    if (next && Object.keys(cards).length < MOST_CARDS) cards[id] = next;
    this.cards = cards;
  }

  /** What answers an offer with: their goods for mine, turned round. */
  answer({ seat, given = {}, wanted = {} }: Offer): void {
    this.clear();
    this.partner = seat;
    this.given = { ...wanted };
    this.wanted = { ...given };
  }

  /** The small actions of the offer, beyond what it holds already. */
  wish(offer: Offer | null): string[] {
    const start = offer ? [] : [`offer:${(this.partner ?? 0) + 1}`];
    return [...start, ...this.#steps(), "done"];
  }

  #steps(): string[] {
    const many = (verb: string, amounts: Amounts, names: readonly string[]) =>
      names.flatMap((name) => Array<string>(amounts[name] ?? 0).fill(`${verb}:${name}`));
    return [
      ...many("add", this.given, GOODS),
      ...many("want", this.wanted, GOODS),
      ...Object.entries(this.cards).map(([id, how]) => `${how}:${id}`),
      ...many("want_card", this.cardsWanted, CARD_KINDS),
    ];
  }
}

/** What I offered and for what, when it was refused. */
export interface RefusedOffer {
  other: number;
  given: Amounts;
  wanted: Amounts;
  /** How many cards. */
  cards: number;
  cardsWanted: number;
}

function more(amounts: Amounts, name: string): Amounts {
  return { ...amounts, [name]: (amounts[name] ?? 0) + 1 };
}

/** The offers of my last turn, or of this one, that were refused, as my own small actions tell of them. */
export function refusedOffers(moves: readonly Entry[], me: number): RefusedOffer[] {
  let found: RefusedOffer[] = [];
  let offer: RefusedOffer | null = null;
  for (const { seat, notation = "", events = [] } of moves) {
    const [verb, about] = split(notation);
    if (seat === me && verb === "offer")
      offer = { other: Number(about) - 1, given: {}, wanted: {}, cards: 0, cardsWanted: 0 };
    else if (seat === me && offer) {
      if (verb === "add") offer.given = more(offer.given, about);
      else if (verb === "want") offer.wanted = more(offer.wanted, about);
      else if (verb === "give" || verb === "show") offer.cards++;
      else if (verb === "want_card") offer.cardsWanted++;
    }
    for (const fact of events.map((event) => new Fact(event))) {
      if (fact.kind === "turn" && fact.seat() === me) found = [];
      if (fact.kind !== "declined" || fact.seat("other") !== me || !offer) continue;
      found = [...found, offer];
      offer = null;
    }
  }
  return found;
}
