/** Boards and catalogs of the games, loaded when a table needs them. */
import PlainBoard from "../games/PlainBoard.svelte";
import { clientOf } from "../games/registry";
import type { Board } from "../games/table";
import * as http from "../net/http";
import type { Action } from "../net/protocol";
import { learn } from "../text/text.svelte";

const asked = new Map<string, Promise<unknown>>();

export async function loadBoard(game: string): Promise<Board> {
  await learn([game]);
  return (await clientOf(game)?.board?.())?.default ?? PlainBoard;
}

/** What a table needs of its game: its board, its components, and what its actions are called. */
export function loadGame(game: string, rules: number): Promise<[Board, unknown, Action[]]> {
  return Promise.all([
    loadBoard(game),
    loadCatalog(game, rules),
    once(`actions ${game} ${rules}`, () => http.actions(game)),
  ]);
}

/** The components of a game, as they are by some version of its rules; the newest, if none is named. */
export function loadCatalog(game: string, rules = 0): Promise<unknown> {
  return once(`catalog ${game} ${rules}`, () => http.catalog(game));
}

/** Ask for something that stays as it is, unless it is known. */
function once<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const known = asked.get(name) as Promise<Answer> | undefined;
  if (known) return known;
  const answer = ask();
  answer.catch(() => asked.delete(name));
  asked.set(name, answer);
  return answer;
}
