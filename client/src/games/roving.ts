/** Many small things that are one stop for Tab: the arrows go from one to the next. */

/** Makes the buttons inside an element one stop: the one that was focused last, or that can be chosen, or the first. */
export function roving(group: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button")];

  function arrange(): void {
    const all = buttons();
    const isThere = (one: HTMLElement | null) => one !== null && all.includes(one);
    const wanted = all.find((one) => one.matches(".possible")) ?? (isThere(last) ? last : all[0]);
    for (const one of all) one.tabIndex = one === wanted || one === document.activeElement ? 0 : -1;
  }

  function onfocus(event: FocusEvent): void {
    last = (event.target as HTMLElement).closest("button");
  }

  function onkey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = step && at >= 0 ? all[at + step] : undefined;
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
    arrange();
  }

  const watch = new MutationObserver(arrange);
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  group.addEventListener("focusin", onfocus);
  group.addEventListener("focusout", arrange);
  group.addEventListener("keydown", onkey);
  arrange();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", onfocus);
    group.removeEventListener("focusout", arrange);
    group.removeEventListener("keydown", onkey);
  };
}
