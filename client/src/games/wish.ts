/** A wish of several small actions: one click for a person, and one request.
 *
 * The server carries them out one after another and stops where chance or somebody else speaks. What waits for
 * the answer to a question in between is sent after it. All boards send their wishes through this.
 */
import type { Option, View } from "../net/seen";
import { split } from "./notation";
import type { Actions } from "./table";

/** What a wish needs to know of a table. */
interface Asked {
  readonly view: View;
  readonly busy: boolean;
  readonly legal: readonly Option[];
  can(notation: string): Option | undefined;
  numberOf(notation: string): number;
  send(...actions: Actions): void;
}

export class Wish {
  #left: readonly string[] = [];

  constructor(
    private readonly table: Asked,
    /** Verbs that may be asked in the middle; the wish goes on after the answer. */
    readonly between: ReadonlySet<string>,
  ) {}

  /** Sends some actions at once; `later` are those that come after the answer to something else. */
  begin(now: readonly string[], later: readonly string[] = []): void {
    this.#left = now;
    this.#left = this.#send() ? later : [];
  }

  forget(): void {
    this.#left = [];
  }

  /** Sends what is left, as soon as the table asks for it. Called whenever the view changes. */
  goOn(): void {
    this.#send();
  }

  #send(): boolean {
    const { view, busy, legal } = this.table;
    const [next, ...rest] = this.#left;
    if (!view || busy || next === undefined) return false;
    if (legal.some(({ notation }) => this.between.has(split(notation)[0]))) return false;
    const option = this.table.can(next);
    this.#left = [];
    if (option) this.table.send(option.action, ...rest.map((notation) => this.table.numberOf(notation)));
    return option !== undefined;
  }
}
