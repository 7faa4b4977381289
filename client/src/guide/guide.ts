/** What a game says to whoever plays it for the first time; a module of its folder exports it. The words are in the
 * game's own locale files: `<game>.guide.lead`, `.how`, `.way.<id>`, `.title.<tip>`, `.tip.<tip>`. */
import type { Entry, Text } from "../net/protocol";
import type { View } from "../net/seen";
import type { IconName } from "../svg/icons";

export type Arguments = Record<string, Text | number | string>;

/** Something to say now. */
export interface Tip {
  id: string;
  /** The chapter of the rules that tells more. */
  rule: string;
  icon: IconName | "link" | "pawn";
  args: Arguments;
}

export interface Guide {
  /** Ways to win, as the page before the game shows them. */
  ways: { id: string; icon: string; dress: string }[];
  /** The options of the table; the learner sits in the first seat. */
  options: Record<string, string>;
  /** Everything that could be said about a view, the most urgent first. */
  tipsFor: (view: View, last: Entry | null) => Tip[];
}
