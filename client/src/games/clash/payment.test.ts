import { describe, expect, it } from "vitest";

import type { View } from "../../net/seen";
import { click, missing, numberIn, setWidth, testBoard } from "../testing";
import { answer } from "./answering";
import { REPLACED } from "./payment";
import Table from "./Table.svelte";
import type { ClashCatalog } from "./types";

const { fixture, show, catalog } = testBoard({ name: "clash", Board: Table });

/** A price of food, wood and ore for whoever has so much of each, and so much gold: it must be paid for what is
 * lacking. */
function priced(price: readonly number[], owned: readonly number[], gold: number): View {
  const paying = fixture("wild-pay");
  const [first] = paying.decision!.options;
  const least = price.map((cost, place) => Math.max(0, cost - owned[place]!));
  const upTo = (place: number) => Array.from({ length: price[place]! + 1 }, (_, many) => many);
  const ways = upTo(0)
    .flatMap((food) => upTo(1).flatMap((wood) => upTo(2).map((ore) => [food, wood, ore])))
    .filter((way) => way.every((many, place) => many >= least[place]!) && sum(way) <= gold);
  const options = ways.map((way) => {
    const notation = `pay:gold${way.join("")}`;
    const spent = [...price.map((cost, place) => cost - way[place]!), sum(way)];
    const lines = spent.map((amount, place) => ({
      text: {
        key: "clash.line.spent",
        args: { goods: { key: `clash.goods.${[...REPLACED, "gold"][place]}` } },
      },
      amount,
    }));
    return { ...first!, notation, action: numberIn("clash", notation), lines };
  });
  return { ...paying, decision: { ...paying.decision!, options } };
}
const sum = (amounts: readonly number[]) => amounts.reduce((whole, one) => whole + one, 0);

describe("a dear thing", () => {
  const dear = priced([3, 2, 2], [1, 5, 5], 4);
  const paid = (container: Element) => container.querySelector<HTMLElement>(".payment [data-notation]")!;
  const step = (container: Element, id: string) => container.querySelector(`.payment [data-step="${id}"]`);

  it.each([1600, 390])("is paid in any way that there is, by one button and steppers, %i wide", (width) => {
    setWidth(width);
    const { container, acted } = show(dear);
    expect(container.querySelectorAll('[data-notation^="pay:"]').length).toBe(1);
    answer(container, dear, acted, catalog as ClashCatalog);
    expect(missing(dear, acted)).toEqual([]);
  });

  it("is paid with own goods first, and each step says what is spent in all", () => {
    const { container, acted } = show(dear);
    expect(paid(container).dataset["notation"]).toBe("pay:gold200");
    expect(step(container, "-gold:food")?.getAttribute("aria-disabled")).toBe("true");
    click(step(container, "gold:ore"));
    click(step(container, "-gold:food"));
    const spent = container.querySelector(".payment .spent")!.textContent.replace(/\s+/g, " ");
    expect(spent).toMatch(/1 ?Food.*2 ?Wood.*1 ?Ore.*3 ?Gold/i);
    click(paid(container));
    expect(acted).toEqual([numberIn("clash", "pay:gold201")]);
  });

  it("has the steps that a hint speaks of marked, then the button", () => {
    const [best] = dear.decision!.options.filter(({ notation }) => notation === "pay:gold201");
    const { container } = show(dear, { hint: [{ ...best!, value: 1 }] });
    const marked = () => [...container.querySelectorAll<HTMLElement>(".payment .hinted")];
    expect(marked().map((one) => one.dataset["step"])).toEqual(["gold:ore"]);
    click(marked()[0]);
    expect(marked()).toEqual([paid(container)]);
  });

  it("has a button for each way where there are few", () => {
    const { container } = show(priced([1, 0, 1], [1, 0, 1], 2));
    expect(container.querySelectorAll('[data-notation^="pay:"]').length).toBe(4);
    expect(container.querySelector(".payment")).toBeNull();
  });
});
