/** Keys of the table: ? the keys themselves, F1 rules, U undo, H hint, L log, [ and ] history, P what the others did. */
export interface TableKeys {
  keys: () => unknown;
  rules: () => unknown;
  undo: () => unknown;
  hint: () => unknown;
  log: () => unknown;
  back: () => unknown;
  forth: () => unknown;
  recap: () => unknown;
}

/** By the place of the key, so that they work with a Cyrillic layout as well. */
export const BY_CODE: Record<string, keyof TableKeys> = {
  F1: "rules",
  KeyU: "undo",
  KeyH: "hint",
  KeyL: "log",
  BracketLeft: "back",
  BracketRight: "forth",
  KeyP: "recap",
};

/** What people read on them. */
export const KEY_NAMES: Record<keyof TableKeys, string> = {
  keys: "?",
  rules: "F1",
  undo: "U",
  hint: "H",
  log: "L",
  back: "[",
  forth: "]",
  recap: "P",
};

/** Those that a screen has not are left alone. */
export function tableKeys(actions: Partial<TableKeys>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    if (target.closest?.("input:not([type=range]), textarea, select, dialog")) return;
    const name = event.key === "?" ? "keys" : event.shiftKey ? undefined : BY_CODE[event.code];
    const action = name && actions[name];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
