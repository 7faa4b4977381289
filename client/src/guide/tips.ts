/** What the guides of all games are written with: kinds of tips, and what each of them looks at. */
import { factsOf, type Fact } from "../games/facts";
import type { Entry, Text } from "../net/protocol";
import type { View } from "../net/seen";
import type { Arguments, Tip } from "./guide";

/** What the learner has before their eyes, in every game. */
export interface Moment<Board> {
  view: View;
  board: Board;
  me: number;
  /** What is asked: the last part of the prompt's key. */
  asked: string;
  prompt: NonNullable<Text["args"]>;
  /** The last move, and what it brought. */
  last: Entry | null;
  met: Fact[];
}

export interface Kind<Seen> extends Omit<Tip, "args"> {
  /** The arguments of the tip if it matters now, else `null`. */
  when: (moment: Seen) => Arguments | null;
}

const ALWAYS: Arguments = {};
export const given = (condition: boolean): Arguments | null => (condition ? ALWAYS : null);

/** If one of these questions is asked. */
export const asks =
  (...questions: string[]) =>
  ({ asked }: { asked: string }): Arguments | null =>
    given(questions.includes(asked));

/** Whether the learner has as many points as anybody, at the end. */
export const isWon = ({ view, me }: Moment<unknown>): Arguments | null =>
  view.ending ? { result: view.scores?.[me] === Math.max(...(view.scores ?? [0])) ? "won" : "lost" } : null;

/** Everything that could be said about a view, the most urgent first. `look` finds what the game's own tips look
 * at besides. */
export function tipsOf<Board, Own>(
  kinds: readonly Kind<Moment<Board> & Own>[],
  look: (moment: Moment<Board>) => Own,
): (view: View, last?: Entry | null) => Tip[] {
  return (view, last = null) => {
    if (view.seat === null) return [];
    const moment = {
      view,
      board: view.board as Board,
      me: view.seat,
      asked: view.decision?.prompt.key.split(".").at(-1) ?? "",
      prompt: view.decision?.prompt.args ?? {},
      last,
      met: factsOf([last]),
    };
    const seen = { ...moment, ...look(moment) };
    return kinds.flatMap(({ when, ...tip }) => {
      const args = when(seen);
      return args ? [{ ...tip, args }] : [];
    });
  };
}
