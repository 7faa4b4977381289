/** The keys of boards: each game tells its own in `keys.ts`, its table looks there what a key does, and the list of
 * keys shows them. */

export interface BoardKey {
  /** What it does. */
  does: string;
  /** The message that says it. */
  words: string;
  /** What people read on it; a message where nothing stands there. */
  name: string | { key: string };
  /** Letters by their place, so that they work with a Cyrillic layout as well; others by what they write. */
  codes: readonly string[];
  /** It looks at something, which can be done in a replay as well. */
  isLook?: boolean;
}

export const digits = (last: number): string[] => [..."1234567890"].slice(0, last);

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** The arrows, which go from one thing to the next on every board. */
export function arrows(words: string): BoardKey {
  return { does: "walk", words, name: "← ↑ ↓ →", codes: ARROWS, isLook: true };
}

/** What is small is enlarged on every board. */
export const ENLARGE: BoardKey = {
  does: "enlarge",
  words: "board.key.enlarge",
  name: { key: "board.key.space" },
  codes: [" "],
  isLook: true,
};

/** The keys of a map that is looked at from near. */
export const CHART_KEYS: readonly BoardKey[] = [
  { does: "nearer", words: "board.key.nearer", name: "+", codes: ["+", "="], isLook: true },
  { does: "farther", words: "board.key.farther", name: "−", codes: ["-"], isLook: true },
  { does: "all", words: "board.key.all", name: "0", codes: ["0"], isLook: true },
];

/** What a key does, if it is one of these. */
export function doneBy(keys: readonly BoardKey[], { code, key }: KeyboardEvent): string | undefined {
  return keys.find(({ codes }) => codes.includes(code) || codes.includes(key))?.does;
}

/** Whether a key is meant for the board: not for the browser, a field, a dialog or a list of tabs. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const others = "input, textarea, select, [contenteditable], dialog, [role=tab]";
  return !(event.target instanceof HTMLElement && event.target.closest(others));
}
