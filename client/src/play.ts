/** Sitting down in one click: a table made of what was played last, or of the usual. */
import * as http from "./net/http";
import type { GameInfo, SeatRequest } from "./net/protocol";
import { navigate } from "./router.svelte";
import { settings } from "./settings.svelte";

export function usualOptions(game: GameInfo): Record<string, string> {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const last = settings.lastPlayed(game.name)?.options ?? {};
  for (const { name, choices } of game.options) {
    const chosen = last[name];
    if (chosen !== undefined && choices.includes(chosen)) usual[name] = chosen;
  }
  return usual;
}

/** The level last chosen, or the one in the middle. */
export function usualLevel(game: GameInfo): string {
  const last = settings.lastPlayed(game.name)?.level;
  if (last !== undefined && game.levels.includes(last)) return last;
  return game.levels[Math.floor(game.levels.length / 2)] ?? "";
}

/** How long the computer was last let think about a move; `null`: the usual time. */
export function usualSeconds(game: string): number | null {
  return settings.lastPlayed(game)?.seconds ?? null;
}

/** Two at a table, unless the game needs more: a game for one has to be wanted. */
export function usualSeats(game: GameInfo): number {
  return game.seats.find((count) => count >= 2) ?? game.seats[0] ?? 2;
}

async function sitDown(game: GameInfo, rival: SeatRequest): Promise<void> {
  const rivals = Array.from({ length: usualSeats(game) - 1 }, () => rival);
  const table = await http.makeTable({
    game: game.name,
    seats: [{ kind: "me" }, ...rivals],
    options: usualOptions(game),
  });
  navigate(`/t/${table.id}`);
}

export const playComputer = (game: GameInfo) =>
  sitDown(game, { kind: "bot", level: usualLevel(game), seconds: usualSeconds(game.name) });
export const inviteFriend = (game: GameInfo) => sitDown(game, { kind: "open" });
