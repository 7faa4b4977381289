/** What the pieces of the table ask of its model, where there is no table: the words and the components. */
import { say, text } from "../../../text/text.svelte";
import { heldName, sourceKeyOf } from "../held";
import { SIGNS } from "../icons";
import type { Clash } from "../model.svelte";
import { GOODS, type ClashCatalog, type Good, type Held, type Nation } from "../types";

type Asked = Pick<
  Clash,
  | "asksInTrade"
  | "busy"
  | "byAdvance"
  | "byCard"
  | "catalog"
  | "givenBy"
  | "giver"
  | "heldName"
  | "isHint"
  | "near"
  | "say"
  | "seatName"
  | "shown"
  | "signs"
  | "sourceKey"
  | "text"
  | "travels"
>;

/** What a die asks for: words alone. */
export class Speaker {
  readonly travels = false;
  readonly say = say;
  readonly text = text;
}

export class Reader extends Speaker implements Asked {
  readonly signs = SIGNS;
  readonly asksInTrade = false;
  readonly busy = false;
  readonly byAdvance = new Map();
  readonly byCard = new Map();
  readonly giver = null;
  readonly near = 0;
  readonly shown = 0;
  readonly board = { open_wonders: [] };
  /** It lacks nothing that a card asks for. */
  readonly mine: Pick<Nation, "goods" | "advances">;
  readonly nation: Pick<Nation, "advances" | "borrowed">;

  constructor(
    readonly catalog: ClashCatalog,
    advances: string[] = [],
  ) {
    super();
    const goods = Object.fromEntries(GOODS.map((good) => [good, catalog.most_resources])) as Record<
      Good,
      number
    >;
    this.mine = { goods, advances: Object.keys(catalog.advances) };
    this.nation = { advances, borrowed: [] };
  }

  readonly givenBy = (): never[] => [];
  readonly isHint = (): boolean => false;
  readonly seatName = (seat: number): string => text({ key: "core.seat", args: { number: seat + 1 } });
  readonly heldName = (held: Held): string => heldName(this.catalog, held);
  readonly sourceKey = (source: string): string => sourceKeyOf(this.catalog, source);
}
