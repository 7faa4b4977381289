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

export const scrolls: Attachment<HTMLElement> = (area) => {
  const look = () => {
    area.dataset["more"] = hidden(area);
    if (area.dataset["more"] && !area.querySelector(FOCUSED)) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  const watch = () => {
    size.disconnect();
    size.observe(area);
    for (const child of area.children) size.observe(child);
    look();
  };
  const content = new MutationObserver(watch);
  content.observe(area, { childList: true });
  area.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    size.disconnect();
    content.disconnect();
    area.removeEventListener("scroll", look);
  };
};
