/** Whether a key is meant for the board: not for the browser, a field, a dialog or a list of tabs. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const others = "input, textarea, select, [contenteditable], dialog, [role=tab]";
  return !(event.target instanceof HTMLElement && event.target.closest(others));
}
