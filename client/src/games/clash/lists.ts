/** What is told of a nation in lists: its supply, and what lies before it. */
import type { Clash } from "./model.svelte";
import { STORED, type ClashBoard, type ListName, type Nation } from "./types";

/** The wonders that a seat has built. */
export function builtBy({ builders }: ClashBoard, seat: number): string[] {
  return Object.keys(builders).filter((wonder) => builders[wonder] === seat);
}

/** What lies before a nation, with its number: only what there is. */
export function belongings(nation: Nation, built: readonly string[]): { kind: ListName; count: number }[] {
  const counts: [ListName, number][] = [
    ["claimed", nation.claimed.length],
    ["built", built.length],
    ["greats", nation.greats.length],
    ["events", nation.events.length],
    ["cards", nation.own ? 0 : nation.hand + nation.objectives + nation.wonders],
  ];
  return counts.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }));
}

/** A list line by line. */
export function listTexts(clash: Clash, kind: ListName, seat: number): string[] {
  const nation = clash.nationOf(seat);
  const { catalog } = clash;
  const left = (name: string, count: number, limit: number) =>
    clash.say("clash.board.left_of", { name, count, limit });
  const cardName = (id: string) => clash.heldName({ kind: "great", id });
  switch (kind) {
    case "stock":
      return STORED.map((good) =>
        left(clash.say(`clash.goods.${good}`), nation.goods[good], nation.limits[good] ?? 0),
      );
    case "track":
      return [
        clash.say("clash.board.track_left", { left: nation.track }),
        clash.say("clash.board.track_how", { all: catalog.track }),
      ];
    case "supply":
      return [
        left(clash.say("clash.settlement"), nation.settlements_left, catalog.settlement.limit),
        ...Object.entries(catalog.buildings)
          .filter(([, { is_base }]) => is_base)
          .map(([id, { limit }]) =>
            left(clash.say(`clash.building.${id}`), nation.buildings_left[id] ?? 0, limit),
          ),
        ...Object.entries(catalog.units)
          .filter(([, { is_base }]) => is_base)
          .map(([id, { limit }]) => left(clash.say(`clash.unit.${id}`), nation.units_left[id] ?? 0, limit)),
      ];
    case "claimed":
      return nation.claimed.map((id) => clash.heldName({ kind: "objective", id }));
    case "built":
      return builtBy(clash.board, seat).map((id) => clash.say(`clash.wonder.${id}`));
    case "greats":
      return nation.greats.map(cardName);
    case "events":
      return nation.events.map(cardName);
    case "cards":
      return [
        clash.say("clash.board.holds.action", { count: nation.hand }),
        clash.say("clash.board.holds.objective", { count: nation.objectives }),
        clash.say("clash.board.holds.wonder", { count: nation.wonders }),
      ];
  }
}
