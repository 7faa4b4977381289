import { expect, test } from "vitest";

import { hidden } from "./scrolls";

function area(scrollTop: number, clientHeight: number, scrollHeight: number): HTMLElement {
  return { scrollTop, clientHeight, scrollHeight } as HTMLElement;
}

test.each([
  [area(0, 100, 100), ""],
  [area(0, 100, 300), "below"],
  [area(90, 100, 300), "above below"],
  [area(200, 100, 300), "above"],
])("an area knows at which edges there is more", (one, edges) => {
  expect(hidden(one)).toBe(edges);
});
