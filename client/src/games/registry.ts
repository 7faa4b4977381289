/** The games that the client knows: every folder here with an `index.ts`. Nothing else names a game.
 *
 * A game of the server that has no folder can be played, too: on the plain board, under the plain scene.
 */
import type { Component } from "svelte";

import type { Guide } from "../guide/guide";
import type { BoardKey } from "./keys";
import type { Board } from "./table";

/** What a game brings to the client: the default export of its `index.ts`. */
export interface GameClient {
  /** Its place among the games; the first one is offered to whoever comes for the first time. */
  order: number;
  /** Its picture: shapes on 360 by 330. */
  Scene: Component;
  /** The keys of its table. */
  keys?: readonly BoardKey[];
  /** Its table; without it the plain board serves. */
  board?: () => Promise<{ default: Board }>;
  /** How an icon of its rules book is dressed; without it icons are plain. */
  mark?: () => Promise<{ default: Mark }>;
  /** What a guided first game says. */
  guide?: () => Promise<{ default: Guide }>;
  /** An option that is switched right on its card. */
  extra?: string;
}

/** An icon in running text: `{icon:name/dress}`. */
export type Mark = Component<{ icon: string; dress: string }>;

const FOUND = import.meta.glob<GameClient>("./*/index.ts", { eager: true, import: "default" });

const games = new Map(
  Object.entries(FOUND)
    .map(([path, game]) => [path.split("/")[1]!, game] as const)
    .sort(([, one], [, other]) => one.order - other.order),
);

export function clientOf(game: string): GameClient | undefined {
  return games.get(game);
}

/** All games there are a place for, in their order: those with a folder, then others of the server. */
export function gameNames(offered: readonly string[] = []): string[] {
  return [...new Set([...games.keys(), ...offered])];
}

/** The game for whoever did not say which. */
export const FIRST_GAME = gameNames()[0]!;

/** The game that is taught, if none is named. */
export const TAUGHT_GAME = [...games].find(([, { guide }]) => guide)?.[0] ?? FIRST_GAME;
