/** Many small things that are one stop for Tab: the arrows go from one to the next. */

/** Buttons, and whatever else takes the focus, such as a card that can be enlarged. */
const THINGS = "button, [tabindex]";
/** Those that can be chosen: what does something at once before what has such a thing in it. */
const OPEN = [".live", ".possible"];

/** Makes the things inside an element one stop: of those that can be chosen, or else of
 * all, the one that was focused last, or the first. */
export function roving(group: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const things = () => [...group.querySelectorAll<HTMLElement>(THINGS)];

  function arrange(): void {
    const all = things();
    const open = OPEN.map((look) => all.filter((one) => one.matches(look))).find(({ length }) => length > 0);
    const candidates = open ?? all;
    const wanted = last !== null && candidates.includes(last) ? last : candidates[0];
    for (const one of all) one.tabIndex = one === wanted || one === document.activeElement ? 0 : -1;
  }

  function onfocus(event: FocusEvent): void {
    last = (event.target as HTMLElement).closest(THINGS);
  }

  function onkey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = things();
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
