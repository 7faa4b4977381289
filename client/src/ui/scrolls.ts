/** An area that scrolls shows it: it fades at the edge beyond which there is more (`base.css`). One in which nothing
 *  takes the focus takes it itself, so that keys can scroll it. */
import type { Attachment } from "svelte/attachments";

const SLACK = 1;
const FOCUSED = "a[href], button:not([disabled]), input, select, textarea, summary, [tabindex='0']";

/** Which edges of an area hide something: `above`, `below`, `before`, `after`, several or none. */
export function hidden(area: HTMLElement): string {
  const edges = [
    area.scrollTop > SLACK ? "above" : "",
    area.scrollTop + area.clientHeight < area.scrollHeight - SLACK ? "below" : "",
    area.scrollLeft > SLACK ? "before" : "",
    area.scrollLeft + area.clientWidth < area.scrollWidth - SLACK ? "after" : "",
  ];
  return edges.filter(Boolean).join(" ");
}

/** The areas whose content changes with the size of an element. */
const areasOf = new Map<Element, Set<HTMLElement>>();
let sizes: ResizeObserver | undefined;

/** Looks at several areas, and marks them after that: a mark between two looks would cost a layout. */
function lookAt(areas: Iterable<HTMLElement>): void {
  const found = [...areas].map((area) => [area, hidden(area), area.querySelector(FOCUSED) === null] as const);
  for (const [area, edges, isDeaf] of found) {
    if (area.dataset["more"] !== edges) area.dataset["more"] = edges;
    if (edges && isDeaf) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
  }
}

/** One observer for all: it tells once a frame, when everything is laid out anyhow, and first when it begins. */
function observe(element: Element, area: HTMLElement): void {
  sizes ??= new ResizeObserver((entries) => {
    lookAt(new Set(entries.flatMap(({ target }) => [...(areasOf.get(target) ?? [])])));
  });
  areasOf.set(element, (areasOf.get(element) ?? new Set()).add(area));
  sizes.unobserve(element);
  sizes.observe(element);
}

function leave(element: Element, area: HTMLElement): void {
  const areas = areasOf.get(element);
  areas?.delete(area);
  if (areas?.size !== 0) return;
  areasOf.delete(element);
  sizes?.unobserve(element);
}

export const scrolls: Attachment<HTMLElement> = (area) => {
  const look = () => lookAt([area]);
  let watched: readonly Element[] = [];
  const watch = () => {
    const now = [area, ...area.children];
    for (const one of watched) if (!now.includes(one)) leave(one, area);
    for (const one of now) observe(one, area);
    watched = now;
  };
  const content = new MutationObserver(watch);
  content.observe(area, { childList: true });
  area.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    for (const one of watched) leave(one, area);
    content.disconnect();
    area.removeEventListener("scroll", look);
  };
};
