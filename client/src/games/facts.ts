/** What happened, as facts: a kind, and values by their names. `docs/events/` lists them for every game. */
import type { Entry, Event, Text } from "../net/protocol";

/** Something and how much of it. */
export interface Amount {
  what: string;
  amount: number;
}

export class Fact {
  readonly kind: string;
  /** The sentence of the log. */
  readonly text: Text;
  readonly #values: NonNullable<Event["values"]>;

  constructor({ kind = "", text, values = {} }: Event) {
    this.kind = kind;
    this.text = text;
    this.#values = values;
  }

  /** The seat that it is about; `name`, if it is another one. */
  seat(name = "seat"): number {
    return this.number(name);
  }

  /** Whether a value is told. */
  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  number(name: string): number {
    const value = this.#values[name];
    return typeof value === "number" ? value : 0;
  }

  /** The id of a component or of a place; empty if it is not told. */
  id(name: string): string {
    const value = this.#values[name];
    return typeof value === "string" ? value : "";
  }

  /** Several ids, such as the faces of dice. */
  ids(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value : [];
  }

  amounts(name = "amounts"): Amount[] {
    const value = this.#values[name];
    if (typeof value !== "object" || Array.isArray(value)) return [];
    return Object.entries(value).map(([what, amount]) => ({ what, amount }));
  }
}

/** The facts of some moves, in their order. */
export function factsOf(entries: readonly (Entry | null)[]): Fact[] {
  return entries.flatMap((entry) => (entry?.events ?? []).map((event) => new Fact(event)));
}
