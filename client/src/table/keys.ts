/** Keys of the table: ? or F1 rules, U undo, H hint, L log, [ and ] history, P what the others did. */
export interface TableKeys {
  rules: () => unknown;
  undo: () => unknown;
  hint: () => unknown;
  log: () => unknown;
  back: () => unknown;
  forth: () => unknown;
  recap: () => unknown;
}

/** By the place of the key, so that they work with a Cyrillic layout as well. */
const BY_CODE: Record<string, keyof TableKeys> = {
  F1: "rules",
  KeyU: "undo",
  KeyH: "hint",
  KeyL: "log",
  BracketLeft: "back",
  BracketRight: "forth",
  KeyP: "recap",
};

export function tableKeys(actions: TableKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    if (target.closest?.("input:not([type=range]), textarea, select, dialog")) return;
    const name = event.key === "?" ? "rules" : event.shiftKey ? undefined : BY_CODE[event.code];
    if (!name) return;
    event.preventDefault();
    actions[name]();
  };
}
