/** What the models of all boards know: the view with its shapes, sentences, options, and what is enlarged. */
import type { Option, Problem, Text } from "../net/protocol";
import { say, text } from "../text/text.svelte";
import type { Inspector } from "./inspect";
import type { BoardProps } from "./table";

/** `build:altar` into its verb and the rest. */
export function split(notation: string): [verb: string, rest: string] {
  const at = notation.indexOf(":");
  return at < 0 ? [notation, ""] : [notation.slice(0, at), notation.slice(at + 1)];
}

export abstract class TableModel<Board, Catalog, Thing> implements Inspector<Thing> {
  protected readonly props: () => BoardProps;

  /** Why the last thing that was tried is not possible. */
  problem = $state.raw<Problem | null>(null);
  /** What is enlarged, and where it lies. */
  inspected = $state.raw<{ thing: Thing; at: DOMRect } | null>(null);

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  // What is shown

  readonly view = $derived.by(() => this.props().view);
  readonly board = $derived.by(() => this.view.board as Board);
  readonly catalog = $derived.by(() => this.props().catalog as Catalog);
  readonly names = $derived.by(() => this.props().names);
  readonly busy = $derived.by(() => this.props().busy);
  /** Whether pieces travel: the player wants it, and so does the system. */
  readonly travels = $derived.by(() => this.props().motion && !prefersStillness());
  /** My seat, or the first one for a spectator. */
  readonly near = $derived.by(() => this.props().me ?? 0);
  readonly isMine = $derived.by(() => this.props().me !== null);
  readonly decision = $derived.by(() => this.view.decision ?? null);
  readonly options = $derived(new Map(this.decision?.options.map((option) => [option.notation, option])));
  readonly legal = $derived(this.decision?.options.filter((option) => !option.problem) ?? []);
  /** The best action, once a hint was asked for. */
  readonly best = $derived.by(() => this.props().hint?.[0]?.notation ?? null);
  readonly isOver = $derived(this.view.ending !== "");

  // Sentences

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

  asks(verb: string): boolean {
    return this.legal.some((option) => split(option.notation)[0] === verb);
  }

  isHint(...notations: string[]): boolean {
    return this.best !== null && notations.includes(this.best);
  }

  // Doing

  /** Puts down whatever is in hand. */
  abstract forget(): void;

  /** Whether an answer comes in the middle of a wish, which goes on after it. */
  protected isBetween(_option: Option): boolean {
    return false;
  }

  act = (option: Option | undefined): void => {
    if (!option || this.busy) return;
    if (option.problem) {
      this.problem = option.problem;
      return;
    }
    if (!this.isBetween(option)) this.forget();
    this.props().act(option.action);
  };

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
