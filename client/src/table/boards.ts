/** Boards and catalogs of the games, loaded when a table needs them. */
import type { Board } from "../games/table";
import * as http from "../net/http";
import PlainBoard from "./PlainBoard.svelte";

const BOARDS = import.meta.glob<{ default: Board }>("../games/*/*Table.svelte");
const catalogs = new Map<string, Promise<unknown>>();

export async function loadBoard(game: string): Promise<Board> {
  const name = game[0]!.toUpperCase() + game.slice(1);
  const load = BOARDS[`../games/${game}/${name}Table.svelte`];
  return load ? (await load()).default : PlainBoard;
}

export function loadCatalog(game: string): Promise<unknown> {
  const known = catalogs.get(game);
  if (known) return known;
  const asked = http.catalog(game);
  asked.catch(() => catalogs.delete(game));
  catalogs.set(game, asked);
  return asked;
}
