/** How a finished game ended, in words. */
import type { Table } from "../net/protocol";
import { say } from "../text/text.svelte";

export function winners(table: Table): number[] {
  return (table.result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** The kind of ending: a victory of the game's own, or somebody gave up. */
export function endingKind(table: Table, names: string[]): string {
  const result = table.result;
  if (!result) return "";
  if (result.resigned != null) return say("web.result.resigned", { name: names[result.resigned] ?? "" });
  return say(`${table.game}.ending.${result.ending}`);
}

/** Who won, as a title. */
export function endingTitle(table: Table, names: string[]): string {
  const won = winners(table);
  if (table.seats.length === 1) return say("web.result.alone", { points: table.result?.scores[0] ?? 0 });
  if (won.length !== 1) return say("web.result.shared");
  if (won[0] === table.you) return say("web.result.you_win");
  return say("web.result.wins", { name: names[won[0]!] ?? "" });
}

export function endingName(table: Table, names: string[]): string {
  return `${endingTitle(table, names)}: ${endingKind(table, names)}`;
}
