/** What the models of all boards know: the view with its shapes, sentences, options, and what is enlarged. */
import { getContext, setContext } from "svelte";

import type { Problem, Text } from "../net/protocol";
import type { Option } from "../net/seen";
import type { IconName } from "../svg/icons";
import { isCounted, sheetOf } from "../table/sheet";
import { say, text } from "../text/text.svelte";
import type { Fact } from "./facts";
import type { Inspector } from "./inspect";
import { numberOf, split, type Vocabulary } from "./notation";
import type { Actions, BoardProps } from "./table";
import { Wish } from "./wish";

/** The icons of what is counted, by its names, and their colours. */
export type Signs = Record<string, { icon: IconName; colour?: string }>;

/** The table of some game: what the parts that all games share know of it. */
export type AnyTable = TableModel<unknown, unknown, unknown>;

const KEY = Symbol("table");

/** Hands the model to every part of the table. */
export function provideTable<Model>(model: Model): Model {
  return setContext(KEY, model);
}

export function useTable<Model = AnyTable>(): Model {
  return getContext<Model>(KEY);
}

export abstract class TableModel<Board, Catalog, Thing> implements Inspector<Thing> {
  protected readonly props: () => BoardProps;

  /** What is counted on the board. */
  readonly signs: Signs = {};
  /** The seat that is looked at, if not the near one. */
  protected looked = $state<number | null>(null);
  /** Why the last thing that was tried is not possible. */
  problem = $state.raw<Problem | null>(null);
  /** What is enlarged, and where it lies. */
  inspected = $state.raw<{ thing: Thing; at: DOMRect } | null>(null);
  /** What is being told over the board. */
  told = $state.raw<Fact | null>(null);
  /** Sends several actions as one. */
  readonly wish: Wish;

  /** `between`: verbs that may be asked in the middle of a wish. */
  constructor(props: () => BoardProps, between: readonly string[] = []) {
    this.props = props;
    this.wish = new Wish(this, new Set(between));
  }

  // What is shown

  readonly game = $derived.by(() => this.props().table.game);
  readonly view = $derived.by(() => this.props().view);
  readonly board = $derived.by(() => this.view.board as Board);
  readonly catalog = $derived.by(() => this.props().catalog as Catalog);
  readonly names = $derived.by(() => this.props().names);
  readonly busy = $derived.by(() => this.props().busy);
  /** Whether pieces travel: the player wants it, and so does the system. */
  readonly travels = $derived.by(() => this.props().motion && !prefersStillness());
  /** My seat, or the first one for a spectator. */
  readonly near = $derived.by(() => this.props().me ?? 0);
  readonly seats = $derived.by(() => this.names.map((_, seat) => seat));
  /** All other seats, the one that follows mine first. */
  readonly rivals = $derived.by(() =>
    this.seats.slice(1).map((step) => (this.near + step) % this.seats.length),
  );
  readonly isMine = $derived.by(() => this.props().me !== null);
  readonly decision = $derived.by(() => this.view.decision ?? null);
  readonly options = $derived(new Map(this.decision?.options.map((option) => [option.notation, option])));
  readonly legal = $derived(this.decision?.options.filter((option) => !option.problem) ?? []);
  /** The best action, once a hint was asked for. */
  readonly best = $derived.by(() => this.props().hint?.[0]?.notation ?? null);
  /** The best action and what belongs to the same move. */
  readonly line = $derived.by(() => (this.best === null ? [] : (this.props().line ?? [this.best])));
  /** What the score sheet is drawn from. */
  readonly sheet = $derived.by(() => ({ view: this.view, names: this.names }));
  readonly isOver = $derived(this.view.ending !== "");
  readonly isCounted = $derived.by(() => this.isOver && isCounted(sheetOf(this.view)));
  /** The seat that is looked at. */
  readonly shown = $derived.by(() => this.looked ?? this.near);

  look(seat: number): void {
    this.looked = seat === this.near ? null : seat;
  }

  /** All points of a seat; `null` while they are hidden. */
  total(seat: number): number | null {
    return sheetOf(this.view).totals[seat] ?? null;
  }

  // Sentences

  /** What is asked now; or whom the table waits for; or that the game is over. */
  readonly asked = $derived.by(() => {
    if (this.isOver) return say("board.over");
    if (this.decision) return this.text(this.decision.prompt);
    const others = this.view.acting.filter((seat) => seat !== this.near || !this.isMine);
    return others.length
      ? say("board.waits", { names: others.map((seat) => this.seatName(seat)).join(", ") })
      : "";
  });

  say(key: string, args: NonNullable<Text["args"]> = {}): string {
    return say(key, args);
  }

  text(message: Text): string {
    return text(message, this.names);
  }

  seatName(seat: number): string {
    return text({ key: "core.seat", args: { number: seat + 1 } }, this.names);
  }

  // Options

  option(notation: string): Option | undefined {
    return this.options.get(notation);
  }

  /** The option if it can be taken now. */
  can(notation: string): Option | undefined {
    const option = this.options.get(notation);
    return option && !option.problem ? option : undefined;
  }

  /** The number of an action, whether it is asked for now or not. */
  numberOf(notation: string): number {
    return numberOf((this.catalog as { vocabulary: Vocabulary }).vocabulary, notation);
  }

  asks(verb: string): boolean {
    return this.legal.some((option) => split(option.notation)[0] === verb);
  }

  isHint(...notations: string[]): boolean {
    return this.best !== null && notations.includes(this.best);
  }

  // Doing

  /** Puts down whatever is in hand. */
  forget(): void {
    this.problem = null;
    this.wish.forget();
  }

  /** A new view is shown. */
  changed(): void {
    this.problem = null;
  }

  act = (option: Option | undefined): void => {
    if (!option || this.busy) return;
    if (option.problem) {
      this.problem = option.problem;
      return;
    }
    if (!this.wish.between.has(split(option.notation)[0])) this.forget();
    this.send(option.action);
  };

  send(...actions: Actions): void {
    this.props().act(...actions);
  }

  /** Several actions as one wish; `later` are those that wait for an answer in between. */
  protected want(now: readonly string[], later: readonly string[] = []): void {
    this.forget();
    this.wish.begin(now, later);
  }

  /** How the person likes to be asked; it can be changed. */
  readonly habits = $derived.by(() => this.props().habits ?? null);

  /** A wish in which the way to pay would be asked: `paying` is the way that spends goods first, if it is one
   * of several. Whoever always pays so is not asked. */
  protected wantPaid(now: readonly string[], paying: string | undefined, then: readonly string[]): void {
    if (paying === undefined) this.want([...now, ...then]);
    else if (this.habits?.paysWithGoods) this.want([...now, paying, ...then]);
    else this.want(now, then);
  }

  /** How goods are spent first, if that is asked now; of games whose wishes cannot tell it beforehand. */
  protected goodsFirst(): Option | undefined {
    return undefined;
  }

  /** After how many moves it was paid without asking: whoever takes that back wants to choose. */
  #paidAfter = -1;

  /** Goes on with a wish, and pays for whoever is not asked how. Called whenever something of the table changes. */
  goOn(): void {
    const paying = this.habits?.paysWithGoods && !this.busy ? this.goodsFirst() : undefined;
    const done = this.props().moves.length;
    if (paying && this.#paidAfter !== done) {
      this.#paidAfter = done;
      this.send(paying.action);
    } else this.wish.goOn();
  }

  readonly canUndo = $derived.by(() => this.view.can_undo === true && !this.busy);

  undo = (): void => {
    if (!this.canUndo) return;
    this.forget();
    this.props().undo();
  };

  openRule = (rule: string): void => this.props().openRule(rule);

  inspect(thing: Thing | null, at?: DOMRect): void {
    if (!thing && !this.inspected) return;
    this.inspected = thing && at ? { thing, at } : null;
  }
}

function prefersStillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
