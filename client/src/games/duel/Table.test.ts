import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import type { Entry } from "../../net/protocol";
import type { View } from "../../net/seen";
import { say } from "../../text/text.svelte";
import { click, expectWords, missing, numberIn, setWidth, testBoard } from "../testing";
import Table from "./Table.svelte";
import type { DuelBoard } from "./types";

const { views, fixture, show } = testBoard({
  name: "duel",
  Board: Table,
});
/** Rare questions, put to positions of the fixtures: those of gods that few games see. */
const RARE: [fixture: string, notations: string[]][] = [
  ["pantheon-late", ["minerva:-9", "minerva:0", "minerva:+3"]],
  ["pantheon-late", ["remove:near_first_5"]],
  ["pantheon-late", ["plunder:near_second_5"]],
  ["pantheon-late", ["ruin:pyramids", "ruin:mausoleum"]],
  ["pantheon-late", ["seize:appian_way"]],
  ["pantheon-late", ["snake:workshop", "snake:scriptorium"]],
  ["pantheon-late", ["destroy:quarry"]],
  ["pantheon-late", ["strike:1", "strike:3"]],
  ["pantheon-turn", ["uncover:3", "uncover:5", "strike:4"]],
  ["pantheon-late", ["wonder:piraeus"]],
  ["pantheon-late", ["top:zeus", "top:hades"]],
  ["pantheon-late", ["engineer:aqueduct", "build:aqueduct"]],
  ["pantheon-late", ["something:new"]],
];
const rare = RARE.map(([name, notations]) => {
  const view = fixture(name);
  const options = notations.map((notation, action) => ({
    action,
    notation,
    name: { key: "core.seat", args: { number: 1 } },
  }));
  return {
    name: notations.join(" "),
    view: { ...view, decision: { prompt: { key: "duel.prompt.raise" }, options } },
  };
});
const asked = new Map(views.map((one) => [one.view.decision?.prompt.key, one]));
function buttons(root: Element, query = "button"): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(query)].filter((button) => !button.closest("[inert]"));
}

const GLOWING = ".possible, [data-slot]:not(.covered)";

function glowing(container: Element): HTMLElement[] {
  const found = [...container.querySelectorAll<HTMLElement>(GLOWING)].map((one) => one.closest("button"));
  return [...new Set(found)].filter((one) => one !== null && !one.closest("[inert]")) as HTMLElement[];
}

/** Click what glows or lies open, then every button of the panel that it brings. */
function answer(container: Element) {
  for (let at = 0; at < glowing(container).length; at++) {
    const piece = glowing(container)[at]!;
    click(piece);
    const offered = buttons(container, ".action:not(.blocked)").map((button) => button.dataset["notation"]);
    for (const notation of offered) {
      const query = `.action[data-notation="${notation}"]`;
      if (!container.querySelector(query)) click(piece);
      click(container.querySelector<HTMLElement>(query)!);
    }
    const close = container.querySelector<HTMLElement>(".heading .close");
    if (close) click(close);
  }
}

describe.each(views)("$name", ({ view }) => {
  it("is drawn, every button has a name, and every action can be taken", () => {
    const { container, acted } = show(view);
    expectWords(container, "duel");
    answer(container);
    expect(missing(view, acted)).toEqual([]);
  });
});

it.each(["base-middle", "pantheon-late", "pantheon-draft"])(
  "shows the position of %s without a decision",
  (name) => {
    const { container } = show({ ...fixture(name), decision: null }, { me: null });
    expect(container.querySelector("[data-piece]")).toBeTruthy();
    expect(container.querySelector(".possible")).toBeNull();
  },
);

describe.each([...asked.values(), ...rare])("on a phone: $name", ({ view }) => {
  it("can be answered", () => {
    setWidth(390);
    const { container, acted } = show(view);
    answer(container);
    for (let at = 0; at < buttons(container, ".tabs button").length; at++) {
      click(buttons(container, ".tabs button")[at]!);
      answer(container);
      for (let seat = 0; seat < buttons(container, "[role=tab]").length; seat++) {
        click(buttons(container, "[role=tab]")[seat]!);
        answer(container);
      }
    }
    expect(missing(view, acted)).toEqual([]);
  });
});

describe.each(rare)("$name", ({ view }) => {
  it("can be answered on the table", () => {
    const { container, acted } = show(view);
    answer(container);
    expect(missing(view, acted)).toEqual([]);
  });
});

describe("a turn", () => {
  const view = fixture("pantheon-turn");
  const press = (key: string, code = `Key${key.toUpperCase()}`) => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key, code, bubbles: true }),
    );
    return Promise.resolve().then(() => flushSync());
  };

  it("is played with the keyboard", async () => {
    const { container, acted } = show(view);
    const first = container.querySelector<HTMLElement>('[data-slot][tabindex="0"]')!;
    first.focus();
    flushSync();
    await press("ArrowRight", "ArrowRight");
    const now = document.activeElement as HTMLElement;
    expect(now.dataset["slot"]).not.toBe(first.dataset["slot"]);
    await press("b");
    const card = now.dataset["piece"]!.slice("card:".length);
    const build = view.decision!.options.find((option) => option.notation === `build:${card}`)!;
    expect(acted).toEqual([build.action]);
  });

  it("tells why a covered card can't be built, and opens the rule", () => {
    const openRule = vi.fn();
    const { container, acted } = show(view, { openRule });
    const covered = (view.board as DuelBoard).structure.find(({ card, playable }) => card && !playable)!;
    click(container.querySelector<HTMLElement>(`[data-piece="card:${covered.card}"]`)!);
    expect(container.querySelector(".problem")?.textContent).toContain(say(`duel.card.${covered.card}`));
    click(container.querySelector<HTMLElement>(".problem button")!);
    expect(openRule).toHaveBeenCalledWith("turn");
    expect(acted).toEqual([]);
  });

  it("speaks of glowing cards only where one can be paid for", () => {
    const { decision } = view;
    const glows = "Take a glowing card";
    expect(show(view).container.textContent).toContain(glows);
    const options = decision!.options.filter(({ notation }) => notation.startsWith("discard:"));
    const { container } = show({ ...view, decision: { ...decision!, options } });
    expect(container.textContent).not.toContain(glows);
    expect(container.textContent).toContain(
      "You can't pay for any card now. Take one to discard it for 2 coins.",
    );
    expect(container.textContent).not.toContain("wonder with it");
  });

  it("does nothing while a move is on its way", () => {
    const { container, acted } = show(view, { busy: true });
    answer(container);
    expect(acted).toEqual([]);
  });

  it("raises a wonder with the chosen card in one step", () => {
    const start = fixture("base-turn_wonder");
    const legal = start.decision!.options.filter(({ problem }) => !problem);
    const wonder = legal.find(({ notation }) => notation.startsWith("wonder:"))!;
    const card = legal.find(({ notation }) => notation.startsWith("discard:"))!.notation.slice(8);
    const { container, acted } = show(start);
    click(container.querySelector<HTMLElement>(`[data-piece="card:${card}"]`)!);
    click(container.querySelector<HTMLElement>(`[data-notation="${wonder.notation}"]`)!);
    expect(acted).toEqual([wonder.action, numberIn("duel", `tuck:${card}`)]);
  });

  it("shows the best action of a hint", () => {
    const build = view.decision!.options.find(
      ({ notation, problem }) => notation.startsWith("build:") && !problem,
    )!;
    const { container } = show(view, { hint: [{ ...build, value: 0.6 }] });
    const card = container.querySelector(`[data-piece="card:${build.notation.slice(6)}"]`)!;
    expect(card.querySelector(".hinted")).toBeTruthy();
    expect(card.querySelector(".badge")).toBeTruthy();
  });

  it("puts down a card when something else is asked", async () => {
    const { container, again } = show(fixture("pantheon-turn"));
    click(container.querySelector<HTMLElement>("[data-slot].live, [data-slot].blocked")!);
    expect(container.querySelector(".heading .close")).not.toBeNull();
    const { decision } = fixture("pantheon-keep_god");
    await again({ view: { ...fixture("pantheon-turn"), decision } });
    for (const { notation } of decision!.options) {
      expect(container.querySelector(`[data-notation="${notation}"]`)).not.toBeNull();
    }
  });

  it("does not pick up a card over the answers of another question", () => {
    const { decision } = fixture("pantheon-keep_god");
    const { container } = show({ ...fixture("pantheon-turn"), decision });
    click(container.querySelector<HTMLElement>("[data-slot][aria-pressed]")!);
    for (const { notation } of decision!.options) {
      expect(container.querySelector(`[data-notation="${notation}"]`)).not.toBeNull();
    }
  });
});

it("shows Minerva before the pawn where both stand on one space, and nowhere else", () => {
  const view = fixture("pantheon-late");
  const board = view.board as DuelBoard;
  const shown = (minerva: number) =>
    show({ ...view, board: { ...board, pantheon: { ...board.pantheon!, minerva } } }).container;
  expect(shown(board.pawn).querySelector(".owl.beside")).not.toBeNull();
  expect(shown(board.pawn + 1).querySelector(".owl.beside")).toBeNull();
});

describe("motion", () => {
  const values = { seat: 0, card: "altar", coins: 0 };
  const entry: Entry = {
    sequence: 1,
    kind: "act",
    seat: 0,
    at: 0,
    action: 1,
    notation: "build:altar",
    events: [{ kind: "built", text: { key: "duel.log.built" }, values }],
  };

  it("tells when it is done, also without travel", async () => {
    const onanimated = vi.fn();
    const view = fixture("pantheon-turn");
    const { again } = show(view, { onanimated });
    await again({ events: [entry], lastMove: entry });
    await vi.waitFor(() => expect(onanimated).toHaveBeenCalledTimes(1));
  });
});
