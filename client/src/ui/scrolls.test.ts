import { expect, test } from "vitest";

import { stubResizeObserver } from "../games/testing";
import { hidden, scrolls } from "./scrolls";

const NARROW = { scrollLeft: 0, clientWidth: 50, scrollWidth: 50 };

function area(scrollTop: number, clientHeight: number, scrollHeight: number, across = NARROW): HTMLElement {
  return { scrollTop, clientHeight, scrollHeight, ...across } as HTMLElement;
}

test.each([
  [area(0, 100, 100), ""],
  [area(0, 100, 300), "below"],
  [area(90, 100, 300), "above below"],
  [area(200, 100, 300), "above"],
  [area(0, 100, 100, { ...NARROW, scrollWidth: 90 }), "after"],
  [area(0, 100, 100, { scrollLeft: 20, clientWidth: 50, scrollWidth: 90 }), "before after"],
])("an area knows at which edges there is more", (one, edges) => {
  expect(hidden(one)).toBe(edges);
});

test.each([
  ["<p>only words</p>", 300, 0],
  ["<p>only words</p>", 100, -1],
  ["<button>a button</button>", 300, -1],
])("an area that scrolls takes the focus where nothing in it does", (content, height, tabIndex) => {
  stubResizeObserver();
  const area = document.createElement("div");
  area.innerHTML = content;
  Object.defineProperties(area, { clientHeight: { value: 100 }, scrollHeight: { value: height } });
  const end = scrolls(area);
  expect(area.tabIndex).toBe(tabIndex);
  if (end) end();
});
