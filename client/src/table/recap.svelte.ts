/** What the others have done since my last turn, shown on the board once more. Every game has it: the positions
 * and the facts of moves are all it needs. */
import type { Entry } from "../net/protocol";
import type { History } from "./history.svelte";
import { sinceMyTurn } from "./since";

/** How long a move is looked at, at least. */
const LOOK = 900;

export class Recap {
  isPlaying = $state(false);
  /** The move that the board is to animate. */
  events = $state.raw<Entry[]>([]);
  #animated: () => void = () => {};

  constructor(
    private readonly moves: () => readonly Entry[],
    private readonly me: () => number | null,
    private readonly history: History,
    /** Whether boards animate moves. */
    private readonly moving: () => boolean,
    private readonly pause: () => Promise<unknown> = () =>
      new Promise((resolve) => setTimeout(resolve, LOOK)),
  ) {}

  /** How many moves were there before it, and after the last that is shown. */
  get span(): { before: number; after: number } {
    const me = this.me();
    return me === null ? { before: 0, after: 0 } : sinceMyTurn(this.moves(), me);
  }

  /** How many moves there are to show. */
  get count(): number {
    const { before, after } = this.span;
    return after - before;
  }

  /** Shows them one after the other, and then the present. Whoever looks elsewhere meanwhile ends it. */
  play = async (): Promise<void> => {
    if (this.isPlaying || this.count === 0) return;
    const { before, after } = this.span;
    this.isPlaying = true;
    try {
      await this.history.show(before);
      for (let move = before + 1; move <= after && this.history.at === move - 1; move++) {
        await this.history.show(move);
        if (this.history.at !== move) return;
        await Promise.all([this.#animate(this.moves()[move - 1]), this.pause()]);
      }
      if (this.history.at === after) this.history.present();
    } finally {
      this.isPlaying = false;
      this.events = [];
    }
  };

  /** The board has shown the move, or will not show it any more. */
  animated = (): void => {
    this.events = [];
    this.#animated();
  };

  #animate(entry: Entry | undefined): Promise<void> | null {
    if (!entry || !this.moving()) return null;
    const done = new Promise<void>((resolve) => (this.#animated = resolve));
    this.events = [entry];
    return done;
  }
}
