import { expect, test, vi } from "vitest";

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

/** What a browser does when it has laid the page out. */
let layOut: (targets: Element[]) => void;

/** A browser that lays out when it is told to. */
function stubLayout(): Set<Element> {
  const observed = new Set<Element>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: (entries: { target: Element }[]) => void) {
        layOut = (targets) => told(targets.map((target) => ({ target })));
      }
      observe(one: Element) {
        observed.add(one);
      }
      unobserve(one: Element) {
        observed.delete(one);
      }
    },
  );
  return observed;
}

/** An area of which the content is so high, and how often it was measured. */
function measuredArea(content: string, scrollHeight: number, asked: () => void = () => {}): HTMLElement {
  const area = document.createElement("div");
  area.innerHTML = content;
  const get = () => {
    asked();
    return scrollHeight;
  };
  Object.defineProperties(area, { clientHeight: { value: 100 }, scrollHeight: { get } });
  return area;
}

const observed = stubLayout();

test.each([
  ["<p>only words</p>", 300, 0],
  ["<p>only words</p>", 100, -1],
  ["<button>a button</button>", 300, -1],
])("an area that scrolls takes the focus where nothing in it does", (content, height, tabIndex) => {
  const area = measuredArea(content, height);
  const end = scrolls(area);
  layOut([area]);
  expect(area.tabIndex).toBe(tabIndex);
  if (end) end();
});

test("areas are measured when the page is laid out, not before, and all before any is marked", () => {
  const seen: string[] = [];
  const areas: HTMLElement[] = [1, 2].map((number) =>
    measuredArea("<p>words</p>", 300, () =>
      seen.push(`${number} ${areas.map((a) => a.dataset["more"]).join()}`),
    ),
  );
  const ends = areas.map((one) => scrolls(one));
  expect(seen).toEqual([]);
  layOut([...observed]);
  expect(seen).toEqual(["1 ,", "2 ,"]);
  expect(areas.map((one) => one.dataset["more"])).toEqual(["below", "below"]);
  for (const end of ends) if (end) end();
  expect(observed.size).toBe(0);
});
