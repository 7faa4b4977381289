/** What happened, as facts: a kind, and values by their names.
 *
 * The wire still carries events as messages of the log. This is the only place that takes their keys apart;
 * when events come as facts, it is all that changes.
 */
import type { Entry, Text } from "../net/protocol";

/** A component that a fact tells of: `<game>.card.altar` is the altar among the cards. */
export interface Thing {
  kind: string;
  id: string;
}

/** Something and how much of it, with its words. */
export interface Amount {
  what: string;
  words: Text;
}

export class Fact {
  constructor(
    /** The sentence of the log. */
    readonly message: Text,
  ) {}

  get kind(): string {
    return this.message.key.split(".").at(-1)!;
  }

  #message(name: string): Text | null {
    const value = this.message.args?.[name];
    return typeof value === "object" && !Array.isArray(value) ? value : null;
  }

  /** The seat that it is about; `name`, if it is another one. */
  seat(name = "seat"): number {
    return Number(this.#message(name)?.args?.["number"] ?? 1) - 1;
  }

  thing(name: string): Thing | null {
    const [, kind, id] = this.#message(name)?.key.split(".") ?? [];
    return kind && id ? { kind, id } : null;
  }

  /** The id of a component; empty if it is not told. */
  id(name: string): string {
    return this.thing(name)?.id ?? "";
  }

  /** A word, such as a place on the board; empty if it is not told. */
  word(name: string): string {
    const value = this.message.args?.[name];
    return typeof value === "string" ? value : "";
  }

  number(name: string): number {
    const value = this.message.args?.[name];
    return typeof value === "number" ? value : 0;
  }

  amounts(name = "amounts"): Amount[] {
    const value = this.message.args?.[name];
    const parts = Array.isArray(value) ? value : [];
    return parts.map((words) => ({ what: words.key.split(".").at(-1)!, words }));
  }

  /** All components that it tells of, by the names of the arguments. */
  things(): [name: string, thing: Thing][] {
    return Object.keys(this.message.args ?? {}).flatMap((name) => {
      const thing = this.thing(name);
      return thing ? [[name, thing] as [string, Thing]] : [];
    });
  }
}

/** The facts of some moves, in their order. */
export function factsOf(entries: readonly (Entry | null)[]): Fact[] {
  return entries.flatMap((entry) => (entry?.events ?? []).map((event) => new Fact(event)));
}
