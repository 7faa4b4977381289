/** How a finished game ended, in words. */
import type { Table, View } from "../net/protocol";
import { say } from "../text/text.svelte";
import { pointsText, sheetOf } from "./sheet";

/** The ending of a game that somebody gave up; no game has a word of its own for it. */
const RESIGNED = "resigned";

export function winners(table: Table): number[] {
  return (table.result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** The kind of ending: a victory of the game's own, or somebody gave up. */
export function endingKind(table: Table, names: string[]): string {
  const result = table.result;
  if (!result) return "";
  if (result.resigned != null) return say("web.result.resigned", { name: names[result.resigned] ?? "" });
  return say(result.ending === RESIGNED ? "core.ending.resigned" : `${table.game}.ending.${result.ending}`);
}

/** Who won, as a title. */
export function endingTitle(table: Table, view: Pick<View, "board">, names: string[]): string {
  const won = winners(table);
  if (table.seats.length === 1) return alone(table.result?.scores[0] ?? 0, sheetOf(view).unit);
  if (won.length !== 1) return say("web.result.shared");
  if (won[0] === table.you) return say("web.result.you_win");
  return say("web.result.wins", { name: names[won[0]!] ?? "" });
}

export function endingName(table: Table, view: View, names: string[]): string {
  return say("web.result.named", {
    title: endingTitle(table, view, names),
    kind: endingKind(table, names),
  });
}

/** A whole number of points goes with its own form of the word. */
function alone(points: number, unit: number): string {
  return say("web.result.alone", { points: points % unit ? pointsText(points, unit) : points / unit });
}
