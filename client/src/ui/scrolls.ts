/** An area that scrolls shows it: it fades at the edge beyond which there is more (`base.css`). */
import type { Attachment } from "svelte/attachments";

const SLACK = 1;

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
