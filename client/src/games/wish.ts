/** A wish of several small actions: one click for a person, one action after the other for the engine.
 *
 * It stops where something else is asked than it expects. All boards send their wishes through it. Once a
 * request can carry several actions, `#send` is what changes.
 */
import type { Option, View } from "../net/seen";
import { split } from "./notation";

/** What a wish needs to know of a table. */
interface Asked {
  readonly view: View;
  readonly busy: boolean;
  readonly legal: readonly Option[];
  can(notation: string): Option | undefined;
  send(action: number): void;
}

export class Wish {
  #left: readonly string[] = [];
  #isStill: () => boolean = () => true;

  constructor(
    private readonly table: Asked,
    /** Verbs that may be asked in the middle; the wish goes on after the answer. */
    readonly between: ReadonlySet<string>,
  ) {}

  /** Sends the first action; `isStill` tells of a later moment whether the wish still makes sense. */
  begin(notations: readonly string[], isStill: () => boolean = () => true): void {
    this.#left = notations;
    this.#isStill = isStill;
    this.goOn();
  }

  forget(): void {
    this.#left = [];
  }

  /** The next action, as soon as the table asks for it. Called whenever the view changes. */
  goOn(): void {
    const { view, busy, legal } = this.table;
    const [next, ...rest] = this.#left;
    if (!view || busy || next === undefined) return;
    if (legal.some(({ notation }) => this.between.has(split(notation)[0]))) return;
    const option = this.#isStill() ? this.table.can(next) : undefined;
    this.#left = option ? rest : [];
    if (option) this.#send(option);
  }

  #send(option: Option): void {
    this.table.send(option.action);
  }
}
