/** Work on the HTML of a chapter once it stands in the page: its icons, and what the search found. */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Mark } from "../games/registry";
import { hits } from "./search";

/** Mounts the icons of a chapter, dressed as the game wants. `html` is only there to do it anew when the text changes. */
export function icons(html: string, Dressed: Mark): Attachment<HTMLElement> {
  return (chapter) => {
    void html;
    const mounted = [...chapter.querySelectorAll<HTMLElement>("[data-icon]")].map((target) =>
      mount(Dressed, { target, props: { icon: target.dataset["icon"]!, dress: target.dataset["dress"]! } }),
    );
    return () => {
      for (const mark of mounted) void unmount(mark);
    };
  };
}

/** Wraps what the search found in `<mark>`, and takes it away again. */
export function highlight(wanted: readonly string[], html: string): Attachment<HTMLElement> {
  return (chapter) => {
    void html;
    if (wanted.length === 0) return;
    const marks: HTMLElement[] = [];
    const walker = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest("[data-icon]")) texts.push(text);
    }
    for (const text of texts) {
      for (const [from, to] of hits(text.data, wanted).reverse()) {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        const mark = document.createElement("mark");
        range.surroundContents(mark);
        marks.push(mark);
      }
    }
    return () => {
      for (const mark of marks) {
        const parent = mark.parentNode;
        mark.replaceWith(...mark.childNodes);
        parent?.normalize();
      }
    };
  };
}
