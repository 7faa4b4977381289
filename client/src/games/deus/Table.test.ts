import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import type { Entry } from "../../net/protocol";
import type { View } from "../../net/seen";
import { sheetOf } from "../../table/sheet";
import { click, expectWords, missing, numberIn, press, setWidth, testBoard } from "../testing";
import { MOST_PIECES, places } from "./draw";
import Table from "./Table.svelte";
import type { DeusBoard, DeusCatalog } from "./types";

const { views, fixture, show, catalog } = testBoard({
  name: "deus",
  Board: Table,
});

function action(view: View, notation: string): number {
  return view.decision!.options.find((option) => option.notation === notation)!.action;
}

/** Whatever can be done by clicking: cards built, offered or hidden, glowing regions, gods, buttons. */
function answer(container: Element) {
  const find = (query: string) => container.querySelector(query);
  const cards = container.querySelectorAll("[data-hand]").length;
  for (let place = 0; place < cards; place++) {
    const card = () => find(`[data-hand="${place}"]`);
    click(card());
    if (!find("[data-build]")) continue;
    click(find("[data-build]"));
    if (card()?.getAttribute("aria-pressed") !== "true") click(card());
    if (find("[data-hide]") && container.clientWidth === 0) {
      click(find("[data-hide]"));
      const heads = [...container.querySelectorAll<HTMLElement>(".head[data-notation]:not(.blocked)")];
      for (const notation of heads.map((head) => head.dataset["notation"])) {
        if (card()?.getAttribute("aria-pressed") !== "true") click(card());
        if (find("[data-hide]")?.getAttribute("aria-pressed") !== "true") click(find("[data-hide]"));
        click(find(`.head[data-notation="${notation}"]`));
      }
    }
    if (card()?.getAttribute("aria-pressed") !== "true") click(card());
    click(find("[data-offering]"));
    click(find("[data-offer]"));
  }
  for (const region of container.querySelectorAll(".hit.live")) click(region);
  for (const button of container.querySelectorAll(".answers [data-notation], [data-god], .strip.asked"))
    click(button);
}

describe.each(views)("$name", ({ view }) => {
  it("is drawn, every button has a name, and every action can be taken", () => {
    const { container, acted } = show(view);
    expectWords(container, "deus");
    answer(container);
    expect(missing(view, acted)).toEqual([]);
  });
});

describe.each(views.filter(({ name }) => name.startsWith("wild")))("on a phone: $name", ({ view }) => {
  it("can be answered", () => {
    setWidth(390);
    const { container, acted } = show(view);
    answer(container);
    for (const tab of [...container.querySelectorAll(".tabs button")].slice(0, 3)) {
      click(tab);
      for (const column of [...container.querySelectorAll("[role=tab]")]) {
        click(column);
        for (const button of container.querySelectorAll(".answers [data-notation], .strip.asked"))
          click(button);
      }
      for (const god of container.querySelectorAll("[data-god]")) click(god);
    }
    const left = missing(view, acted).filter((notation) => !notation.startsWith("wild:"));
    expect(left).toEqual([]);
  });
});

it("shows a spectator the position, and nothing to choose", () => {
  const view = fixture("three-late");
  const board = structuredClone(view.board) as DeusBoard;
  for (const empire of board.empires) Object.assign(empire, { hand: null, points: null, score: null });
  const { container } = show({ ...view, seat: null, board, decision: null }, { me: null });
  expect(container.querySelectorAll("[data-region]").length).toBe(board.regions.length);
  expect(container.querySelector(".hit.live")).toBeNull();
  expect(container.querySelector("[data-hand]")).toBeNull();
});

it("shows the gold of a price, and asks for it on top of what is lacking", () => {
  const view = fixture("three-late");
  const own = (view.board as DeusBoard).empires[view.seat!]!;
  const dear = structuredClone(catalog) as DeusCatalog;
  for (const card of own.hand!) dear.cards[card]!.cost = { gold: 7 };
  const { container } = show(view, { catalog: dear });
  const prices = [...container.querySelectorAll(".cost .priced")].map((one) => one.textContent);
  expect(prices).toEqual(own.hand!.map(() => "7"));
});

describe("a turn", () => {
  const view = fixture("three-late");
  const board = view.board as DeusBoard;
  const hand = board.empires[view.seat!]!.hand!;
  const legal = new Set(view.decision!.options.filter(({ problem }) => !problem).map((one) => one.notation));
  const place = hand.findIndex((card) => legal.has(`build:${card}`) && board.plans[card]);
  const card = hand[place]!;
  const plan = board.plans[card]!;

  it("shows a picked card as a ghost in its column, with the chain and the regions that are open", () => {
    const { container } = show(view);
    click(container.querySelector(`[data-hand="${place}"]`));
    expect(container.querySelectorAll(".strip.ghost").length).toBe(1);
    expect(container.querySelectorAll(".chain .yield").length).toBe(plan.chain.length);
    const glowing = [...container.querySelectorAll<HTMLElement>(".hit.live")].map((one) =>
      one.getAttribute("data-region"),
    );
    expect(new Set(glowing)).toEqual(new Set(Object.keys(plan.at)));
  });

  const region = Object.keys(plan.at)[0]!;
  const there = `${plan.at[region]!.landing ? "land" : "place"}:${region}`;
  /** The same position, where one is asked how to pay for the card, or is not. */
  const paying = (payment?: string) => {
    const { plans } = view.board as unknown as DeusBoard;
    const { payment: _, ...free } = plan;
    const told = payment ? { ...free, payment } : free;
    return { ...view, board: { ...view.board, plans: { ...plans, [card]: told } } };
  };

  it("builds where a region is clicked: the card and the place are one wish", () => {
    const { container, acted } = show(paying());
    click(container.querySelector(`[data-hand="${place}"]`));
    click(container.querySelector(`[data-region="${region}"]`));
    expect(acted).toEqual([`build:${card}`, there].map((notation) => numberIn("deus", notation)));
  });

  it("places what is built after one was asked how to pay", async () => {
    const { container, acted, again } = show(paying("pay:wood"));
    click(container.querySelector(`[data-hand="${place}"]`));
    click(container.querySelector(`[data-region="${region}"]`));
    expect(acted).toEqual([action(view, `build:${card}`)]);
    const ask = async (notation: string, number: number) => {
      const options = [{ action: number, notation, name: { key: "deus.action.done" } }];
      await again({ view: { ...view, decision: { prompt: { key: "deus.prompt.temple" }, options } } });
    };
    await ask("pay:gold", 9998);
    expect(acted).not.toContain(9998);
    click(container.querySelector('[data-notation="pay:gold"]'));
    expect(acted).toContain(9998);
    await ask(there, 9999);
    expect(acted).toContain(9999);
  });

  it("asks nobody how to pay who always spends goods first: card, payment and place are one wish", () => {
    const { container, acted } = show(paying("pay:wood"), { habits: { paysWithGoods: true } });
    click(container.querySelector(`[data-hand="${place}"]`));
    click(container.querySelector(`[data-region="${region}"]`));
    const wish = [`build:${card}`, "pay:wood", there];
    expect(acted).toEqual(wish.map((notation) => numberIn("deus", notation)));
  });

  it("is played with the keyboard", () => {
    const { container, acted } = show(view);
    press(String(place + 1));
    expect(document.activeElement?.getAttribute("data-hand")).toBe(String(place));
    expect(container.querySelector(".strip.ghost")).toBeTruthy();
    press("m", "KeyM");
    const region = document.activeElement!.getAttribute("data-region")!;
    expect(plan.at[region]).toBeDefined();
    press("ArrowDown", "ArrowDown");
    expect(document.activeElement!.getAttribute("data-region")).not.toBe(region);
    press("Escape");
    expect(container.querySelector(".strip.ghost")).toBeNull();
    press(String(place + 1));
    press("b", "KeyB");
    expect(acted).toEqual([action(view, `build:${card}`)]);
  });

  it("tells why a card can't be built, and opens the rule", () => {
    const openRule = vi.fn();
    const blocked = hand.findIndex((one) => !legal.has(`build:${one}`));
    const { container, acted } = show(view, { openRule });
    click(container.querySelector(`[data-hand="${blocked}"]`));
    expect(container.querySelector(".problem")).toBeTruthy();
    click(container.querySelector(".problem button"));
    expect(openRule).toHaveBeenCalled();
    expect(acted).toEqual([]);
  });

  it("offers several cards, the first one on top, in the order of the hand", () => {
    const { container, acted } = show(view);
    click(container.querySelector("[data-offering]"));
    for (const one of [3, 4, 1]) click(container.querySelector(`[data-hand="${one}"]`));
    expect(container.querySelector(".counts [aria-pressed=true]")?.textContent).toBe("3");
    click(container.querySelector("[data-offer]"));
    const wish = [`offer:${hand[3]}`, `add:${hand[1]}`, `add:${hand[4]}`, "done"];
    expect(acted).toEqual(wish.map((notation) => numberIn("deus", notation)));
  });

  it("does nothing while a move is on its way", () => {
    const { container, acted } = show(view, { busy: true });
    answer(container);
    expect(acted).toEqual([]);
  });
});

it("says which villages would fall before a piece is placed", () => {
  const view = fixture("three-place");
  const board = structuredClone(view.board) as DeusBoard;
  const village = board.villages[0]!;
  const region = Object.keys(board.plans["placing"]!.at)[0]!;
  board.plans["placing"]!.at[region] = { falls: [{ region: village.region, seats: [1], points: 5 }] };
  const { container } = show({ ...view, board });
  const spot = container.querySelector<SVGElement>(`[data-region="${region}"]`)!;
  expect(spot.getAttribute("aria-label")).toContain("5 points for Livia");
  spot.focus();
  flushSync();
  expect(container.querySelectorAll(".falls").length).toBe(1);
});

it("says on each god what it would give now for the cards that are picked", () => {
  const view = fixture("three-late");
  const board = structuredClone(view.board) as DeusBoard;
  board.gifts["neptune"] = { amounts: [2, 4, 5], piece: true };
  const { container } = show({ ...view, board });
  const given = () => container.querySelector('[data-god="neptune"] .given b')?.textContent;
  expect(given()).toBe("2");
  click([...container.querySelectorAll(".counts button")][1]);
  expect(given()).toBe("4");
  click(container.querySelector("[data-offering]"));
  for (const one of [0, 1, 2]) click(container.querySelector(`[data-hand="${one}"]`));
  expect(given()).toBe("5");
});

it("says on each god what Jupiter would bring as that one", () => {
  const view = fixture("three-god");
  const { container } = show(view);
  for (const { notation, lines } of view.decision!.options) {
    const god = container.querySelector(`[data-god="${notation.split(":")[1]}"]`);
    expect(god?.querySelector(".given b")?.textContent).toBe(String(lines![0]!.amount));
  }
});

it("remembers the habit of paying with goods first where it is asked how to pay", () => {
  const habits = { paysWithGoods: false };
  const { container } = show(fixture("three-pay"), { habits });
  const box = container.querySelector<HTMLInputElement>(".always input")!;
  expect(box.checked).toBe(false);
  box.click();
  expect(habits.paysWithGoods).toBe(true);
});

it("shows how far the column has worked that is asking", () => {
  const view = fixture("three-raid");
  const { chain, empires } = view.board as unknown as DeusBoard;
  const { container } = show(view);
  const strips = [...container.querySelectorAll(`[data-column="${chain!.seat}:${chain!.colour}"] .strip`)];
  expect(strips.length).toBe(empires[chain!.seat]!.columns[chain!.colour].length);
  expect(strips.findIndex((strip) => strip.classList.contains("firing"))).toBe(chain!.done);
  expect(strips.filter((strip) => strip.querySelector(".tick")).length).toBe(chain!.done);
  expect(container.querySelector(".working")?.textContent).toContain(`card ${chain!.done + 1} of`);
});

it("shows the whole hand whatever is asked", () => {
  for (const name of ["three-buy", "three-take", "three-pay", "three-recruit"]) {
    const view = fixture(name);
    const hand = (view.board as unknown as DeusBoard).empires[view.seat!]!.hand!;
    const { container } = show(view);
    expect(container.querySelectorAll(".hand .text").length, name).toBe(hand.length);
    cleanup();
  }
});

it("shows another board as large as one's own", () => {
  const view = fixture("three-late");
  const { container } = show(view);
  const other = (view.seat! + 1) % 3;
  click(container.querySelector(`[data-rival="${other}"]`));
  expect(container.querySelectorAll(`[data-column^="${other}:"] .strip`).length).toBeGreaterThan(0);
  expect(container.querySelectorAll(".tableau .god").length).toBe(6);
});

it("has a place of its own for every piece of a region", () => {
  for (let count = 1; count <= MOST_PIECES; count++) {
    const { at } = places(count);
    expect(new Set(at.map(String)).size).toBe(count);
  }
});

it("shows the end line by line", () => {
  const view = fixture("three-over");
  const rows = show(view).container.querySelectorAll(".score tbody tr");
  const lines = sheetOf(view).lines.filter(({ points }) => points.some((some) => some));
  expect(rows.length).toBe(lines.length);
});

it("shows no points that are hidden after somebody has resigned", () => {
  const view = fixture("three-late");
  const { container } = show({ ...view, ending: "resigned", decision: null });
  expect(container.querySelector(".score")).toBeNull();
});

it("shows nothing more once it has been left", async () => {
  vi.useFakeTimers();
  const animation = { finished: Promise.resolve(), finish: () => {} };
  Element.prototype.animate = () => animation as unknown as Animation;
  const done = vi.fn();
  try {
    const { again } = show(fixture("three-turn"), { motion: true, onanimated: done });
    const facts = ["played", "activated", "gained"].map((kind) => ({
      kind,
      text: { key: `deus.log.${kind}` },
      values: { seat: 0, card: "school", coins: 2 },
    }));
    const entry: Entry = { sequence: 1, kind: "act", seat: 0, at: 0, events: facts };
    await again({ events: [entry], lastMove: entry });
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
    Reflect.deleteProperty(Element.prototype, "animate");
  }
});

it("tells when it is done with the events of a move, also without travel", async () => {
  const entry: Entry = {
    sequence: 1,
    kind: "act",
    seat: 0,
    at: 0,
    action: 1,
    notation: "build:school",
    events: [{ kind: "played", text: { key: "deus.log.played" }, values: { seat: 0, card: "school" } }],
  };
  const onanimated = vi.fn();
  const { again } = show(fixture("three-turn"), { onanimated });
  await again({ events: [entry], lastMove: entry });
  await vi.waitFor(() => expect(onanimated).toHaveBeenCalledTimes(1));
});
