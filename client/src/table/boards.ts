/** Boards and catalogs of the games, loaded when a table needs them. */
import PlainBoard from "../games/PlainBoard.svelte";
import { clientOf } from "../games/registry";
import type { Board } from "../games/table";
import * as http from "../net/http";
import { learn } from "../text/text.svelte";

const catalogs = new Map<string, Promise<unknown>>();

export async function loadBoard(game: string): Promise<Board> {
  await learn([game]);
  return (await clientOf(game)?.board?.())?.default ?? PlainBoard;
}

export function loadCatalog(game: string): Promise<unknown> {
  const known = catalogs.get(game);
  if (known) return known;
  const asked = http.catalog(game);
  asked.catch(() => catalogs.delete(game));
  catalogs.set(game, asked);
  return asked;
}
