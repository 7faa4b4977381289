/** What the frame of a table gives to the board of a game. Each game has one component with these props:
 * `games/<name>/<Name>Table.svelte`. The board fills its parent (`height: 100%`): that is the window, or what
 * the guide of a first game or the page of a finished one leaves of it.
 */
import type { Component, Snippet } from "svelte";

import type { Act, Advice, Entry, Table } from "../net/protocol";
import type { View } from "../net/seen";

export type Actions = Act["actions"];

export interface Habits {
  /** Where there are several ways to pay, goods are spent first, and nothing is asked. */
  paysWithGoods: boolean;
}

export interface BoardProps {
  /** What is shown: the present, or an old position while somebody looks back. */
  view: View;
  table: Table;
  /** The seat of whoever looks; `null` for a spectator. */
  me: number | null;
  /** Names of the seats, in their order. */
  names: string[];
  /** `GET /api/games/{game}/catalog`; each game knows its shape, and all have a `vocabulary`. */
  catalog: unknown;
  /** A move is on its way, or an old position is shown: nothing can be chosen now. */
  busy: boolean;
  /** The best actions, best first, after somebody asked for a hint. */
  hint: Advice[] | null;
  /** The best action and what belongs to the same move, after somebody asked for a hint. */
  line?: readonly string[] | undefined;
  /** The newest move that is part of `view`. */
  lastMove: Entry | null;
  /** All moves that led to `view`, oldest first. */
  moves: Entry[];
  /** New entries to animate, oldest first; the board calls `onanimated` when it is done. */
  events: Entry[];
  /** Whether pieces may travel. */
  motion: boolean;
  /** How this person likes to be asked; absent where nothing is remembered. */
  habits?: Habits | undefined;
  /** Do something; several actions are one wish. */
  act: (...actions: Actions) => void;
  /** Take back my last wish, if the view says that I can. */
  undo: () => void;
  onanimated: () => void;
  /** Open the rules at an anchor. */
  openRule: (rule: string) => void;
  /** Contents of the bar on top, 48 px high. */
  topbar: Snippet;
  /** The log and the chat; fills its place and scrolls inside. */
  log: Snippet;
  /** The chat alone, beside what is talked about; under a fold, if so wanted. Absent where nobody talks. */
  chat?: Snippet<[isFolded: boolean]> | undefined;
  /** Every option as a plain button. */
  actions: Snippet;
}

export type Board = Component<BoardProps>;
