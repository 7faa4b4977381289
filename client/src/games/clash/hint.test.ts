import { describe, expect, it } from "vitest";

import type { Option, View } from "../../net/seen";
import { split } from "../notation";
import { click, setWidth, testBoard } from "../testing";
import { placeOf } from "./places";
import Table from "./Table.svelte";
import type { ClashBoard } from "./types";

const { views, fixture, show } = testBoard({ name: "clash", Board: Table });
const late = fixture("wild-late");

const legalIn = ({ decision }: View): Option[] => decision?.options.filter(({ problem }) => !problem) ?? [];

/** The table after a hint whose best action is the first of a line. */
function hint(view: View, ...line: string[]): Element {
  const option = legalIn(view).find(({ notation }) => notation === line[0])!;
  return show(view, { hint: [{ ...option, value: 0.5 }], line }).container;
}

/** For each view the options of a sort that no earlier view has. */
function newIn(sortOf: (option: Option) => string): [name: string, view: View, options: Option[]][] {
  const met = new Set<string>();
  return views.flatMap(({ name, view }): [string, View, Option[]][] => {
    const sorts = new Map(
      legalIn(view).map((option) => [`${view.decision!.prompt.key} ${sortOf(option)}`, option]),
    );
    const fresh = [...sorts].filter(([sort]) => !met.has(sort));
    for (const [sort] of fresh) met.add(sort);
    return fresh.length ? [[name, view, fresh.map(([, option]) => option)]] : [];
  });
}

describe.each<[number, (option: Option) => string]>([
  [1440, ({ notation }) => split(notation)[0]],
  [390, placeOf],
])("on %i pixels", (width, sortOf) => {
  const sorts = newIn(sortOf);

  it.each(sorts)("whatever is best is lit, or what leads to it: %s", async (_name, view, options) => {
    setWidth(width);
    const { container, again } = show(view);
    for (const option of options) {
      await again({ hint: [{ ...option, value: 0.5 }], line: [option.notation] });
      expect(container.querySelector(".hinted"), option.notation).not.toBeNull();
    }
  });

  it("meets many sorts of options", () => {
    expect(sorts.flatMap(([, , options]) => options).length).toBeGreaterThan(40);
  });
});

it("lights the army that should go, then where it should go", () => {
  const { reach } = late.board as unknown as ClashBoard;
  const [start, { goals }] = Object.entries(reach!).find(([, { goals, groups }]) => groups && goals)!;
  const goal = Object.keys(goals!).find((notation) => notation.startsWith("to:"))!;
  const container = hint(late, "move", `from:${start}`, goal);
  const lit = () =>
    [...container.querySelectorAll("g.open.hinted")].map((one) => one.getAttribute("transform"));
  const [army, ...more] = lit();
  expect([more, container.querySelector("[data-deed].hinted")]).toEqual([[], null]);
  click(container.querySelector(`[data-cell="${start}"]`));
  expect(lit()).toHaveLength(1);
  expect(lit()).not.toEqual([army]);
});

it("lights the action when another is picked", () => {
  const best = legalIn(late).find(({ notation }) => notation.startsWith("collect:"))!;
  const container = hint(late, best.notation);
  const lit = () => container.querySelector<HTMLElement>("[data-deed].hinted")?.dataset["deed"];
  expect(lit()).toBeUndefined();
  click(container.querySelector('[data-deed="advance"]'));
  expect(lit()).toBe("activate");
});
