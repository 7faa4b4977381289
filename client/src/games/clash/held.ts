/** Cards in their parts, and what things cost. */
import type { Line, Text } from "../../net/protocol";
import { say } from "../../text/text.svelte";
import type { Amounts, ClashCatalog, Held } from "./types";

/** A part of a card: what its upper half or its lower half does. */
export interface Half {
  part: "action" | "battle" | "objective" | "whole";
  /** The key of its name. */
  name: string;
  /** What it does; then when or how it is used. */
  texts: readonly Text[];
  /** What playing it costs. */
  cost: Amounts;
  /** Of an objective: its name in the catalog. */
  objective?: string;
}

const NOTHING = { texts: [] };

export function halvesOf(catalog: ClashCatalog, { kind, id }: Held): Half[] {
  switch (kind) {
    case "action": {
      const { effect, tactics } = catalog.action_cards[id]!;
      const { texts, cost } = catalog.effects[effect]!;
      return [
        { part: "action", name: `clash.effect.${effect}`, texts, cost },
        {
          part: "battle",
          name: `clash.tactics.${tactics}`,
          texts: catalog.tactics[tactics]!.texts,
          cost: {},
        },
      ];
    }
    case "objective": {
      const { top, bottom } = catalog.objective_cards[id]!;
      return [top, bottom].map((objective) => ({
        part: "objective",
        name: `clash.objective.${objective}`,
        texts: catalog.objectives[objective]!.texts,
        cost: {},
        objective,
      }));
    }
    case "great": {
      const event = catalog.event_cards[id]!.event;
      const { texts } = catalog.events[event] ?? NOTHING;
      return [{ part: "whole", name: `clash.event.${event}`, texts, cost: {} }];
    }
    default: {
      const { texts, cost } = catalog.wonders[id]!;
      return [{ part: "whole", name: `clash.wonder.${id}`, texts, cost }];
    }
  }
}

/** What a card is called: by what it does outside of battles. */
export function heldName(catalog: ClashCatalog, held: Held): string {
  return halvesOf(catalog, held)
    .filter(({ part }) => part !== "battle")
    .map(({ name }) => say(name))
    .join(" / ");
}

/** The key of what adds to a roll or cancels hits. */
export function sourceKeyOf(catalog: ClashCatalog, source: string): string {
  const { buildings, tactics, advances, units, wonders } = catalog;
  const families = { building: buildings, tactics, advance: advances, unit: units, wonder: wonders };
  const found = Object.entries(families).find(([, names]) => source in names);
  return `clash.${found?.[0] ?? "event"}.${source}`;
}

/** What the lines of a bill spend, by the goods; nothing where something spares it, or where it is still open. */
export function costOf(lines: readonly Line[]): Amounts {
  if (lines.some(({ amount }) => amount < 0)) return {};
  const spent: Amounts = {};
  for (const { text, amount } of lines) {
    const goods = text.args?.["goods"];
    if (text.key !== "clash.line.spent" || typeof goods !== "object" || !("key" in goods)) continue;
    const good = goods.key.split(".").at(-1)!;
    spent[good] = (spent[good] ?? 0) + amount;
  }
  return spent;
}
