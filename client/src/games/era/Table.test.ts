import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import type { Event } from "../../net/protocol";
import type { Option, View } from "../../net/seen";
import { pointsText, sheetOf } from "../../table/sheet";
import { click, expectWords, numberIn, press as pressOn, setWidth, testBoard } from "../testing";
import Table from "./Table.svelte";
import type { EraBoard } from "./types";

const { views, fixture, show } = testBoard({
  name: "era",
  Board: Table,
});
/** The drawings have tests of their own; thousands of polygons would make these slow. */
vi.mock("./draw", async (original) => ({
  ...(await original<typeof import("./draw")>()),
  drawPieces: () => "",
  drawGround: () => "",
  drawEnclosed: () => "",
  portrait: () => ({ svg: "", box: "0 0 1 1" }),
}));

const press = (key: string, code = key) => pressOn(key, code, document.body);

function legal(view: View, verb: string): Option[] {
  return (view.decision?.options ?? []).filter(
    ({ notation, problem }) => !problem && notation.split(":")[0] === verb,
  );
}

/** Any of the positions in which something can be done. */
function where(fits: (view: View) => boolean): View {
  return views.find(({ view }) => fits(view))!.view;
}

function ways(view: View): number {
  return new Set(legal(view, "place").map(({ notation }) => notation.split(":")[1])).size;
}

function option(view: View, notation: string): Option {
  return view.decision!.options.find((one) => one.notation === notation)!;
}

describe.each(views)("$name", ({ view }) => {
  it.each([0, 390])("is drawn at width %i, and every button has a name", (wanted) => {
    setWidth(wanted);
    const { container } = show(view);
    expectWords(container, "era");
  });

  it("can be answered by a click for every option that is not a place or a die", () => {
    const { container, acted } = show(view);
    const plain = (view.decision?.options ?? []).filter(
      ({ notation, problem }) => !problem && !/^(place|reroll|roll|turn|quill):?/.test(notation),
    );
    for (const { notation } of plain) click(container.querySelector(`[data-notation="${notation}"]`));
    expect(acted.sort()).toEqual(plain.map(({ action }) => action).sort());
  });
});

describe("a piece in hand", () => {
  it.each([0, 390])("leaves the dice in sight at width %i", (wanted) => {
    setWidth(wanted);
    const view = where((one) => legal(one, "place").length > 0 && !("laying_out" in one.board));
    const { container } = show(view);
    const dice = (view.board as EraBoard).domains[view.seat!]!.dice.open.length;
    expect(container.querySelectorAll(".tray .slot").length).toBeGreaterThanOrEqual(dice);
    expect(dice).toBeGreaterThan(0);
  });

  it("reaches every possible place with the arrows, R and Enter", () => {
    const view = where((one) => ways(one) > 1 && "placing" in one.board);
    const { acted, container } = show(view);
    for (let way = 0; way < ways(view); way++) {
      for (let column = 0; column < 11; column++) press("ArrowLeft");
      for (let row = 0; row < 11; row++) press("ArrowUp");
      for (let row = 0; row < 11; row++) {
        for (let column = 0; column < 11; column++) {
          press("Enter");
          press(row % 2 ? "ArrowLeft" : "ArrowRight");
        }
        press("ArrowDown");
      }
      press("r", "KeyR");
    }
    expect(new Set(acted)).toEqual(new Set(legal(view, "place").map(({ action }) => action)));
    expect(container.querySelector("[data-turn]")).not.toBeNull();
  });

  it("lies over a place where it fits when it comes to hand", () => {
    for (const name of ["two-place", "three-layout", "solo-scorched"]) {
      const { container } = show(fixture(name));
      expect(container.querySelector(".hand .go")!.getAttribute("aria-disabled")).toBe("false");
      cleanup();
    }
  });

  it("says why it cannot lie somewhere, with a way to the rules", () => {
    const view = fixture("two-layout");
    const blocked = { ...view, decision: { ...view.decision!, options: view.decision!.options.map(block) } };
    function block(one: Option): Option {
      return { ...one, problem: { text: { key: "era.reason.on_wall" }, rule: "place" } };
    }
    const openRule = vi.fn();
    const { container, acted } = show(blocked, { openRule });
    expect(container.querySelector(".callout")!.textContent).toContain("A wall or keep stands there.");
    press("Enter");
    expect(acted).toEqual([]);
    expect(container.querySelector("[role=alert]")!.textContent).toContain("A wall or keep stands there.");
    click(container.querySelector("[role=alert] button"));
    expect(openRule.mock.calls).toEqual([["place"]]);
  });

  it("shows what it would enclose and win", () => {
    const view = structuredClone(fixture("two-place"));
    const lines = [
      { text: { key: "era.bill.largest" }, amount: 10 },
      { text: { key: "era.bill.area", args: { cells: "c3 d3" } }, amount: 2 },
    ];
    for (const one of view.decision!.options) one.lines = lines;
    const { container } = show(view);
    expect(container.querySelector("path.closing")).not.toBeNull();
    expect(container.querySelector(".callout")!.textContent).toContain("+10");
    const now = sheetOf(view).totals[view.seat!]!;
    expect(container.querySelector(".stage .head")!.textContent).toContain(`→ ${now + 10}`);
  });

  it("is given back with Escape, if it can be", async () => {
    const view = fixture("two-place");
    const undo = vi.fn();
    const { again } = show(view, { undo });
    press("Escape");
    expect(undo).not.toHaveBeenCalled();
    await again({ view: { ...view, can_undo: true } });
    press("Escape");
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

describe("dice", () => {
  const view = fixture("two-roll");
  const dice = (container: Element) => [...container.querySelectorAll<HTMLElement>("[data-die]")];

  it("are rolled again together, as one wish", () => {
    const { container, acted } = show(view);
    const free = dice(container).filter((die) =>
      legal(view, "reroll").some((one) => one.notation === `reroll:${die.dataset["die"]}`),
    );
    expect(free.length).toBeGreaterThan(1);
    for (const die of [...free].reverse()) click(die);
    click(container.querySelector("[data-notation=roll]"));
    const wanted = free.map((die) => option(view, `reroll:${die.dataset["die"]}`).action);
    expect(acted).toEqual([...wanted.sort((one, other) => one - other), numberIn("era", "roll")]);
  });

  it("with a skull are locked, and say so", () => {
    const { container, acted } = show(fixture("three-roll"));
    const skull = dice(container).find((die) => die.dataset["die"]!.endsWith("skull"));
    click(skull);
    expect(skull!.getAttribute("aria-pressed")).toBe("false");
    expect(container.querySelector("[role=alert]")!.textContent).toContain("set aside");
    click(container.querySelector("[data-notation=roll]"));
    expect(acted).toEqual([]);
  });

  it("are picked by number and rolled with R", () => {
    const { container, acted } = show(view);
    const at = dice(container).findIndex((die) =>
      legal(view, "reroll").some((one) => one.notation === `reroll:${die.dataset["die"]}`),
    );
    press(String(at + 1));
    expect(dice(container)[at]!.getAttribute("aria-pressed")).toBe("true");
    press("r", "KeyR");
    const { action } = option(view, `reroll:${dice(container)[at]!.dataset["die"]}`);
    expect(acted).toEqual([action, numberIn("era", "roll")]);
  });

  it("show each thing as often as it comes, without a number", () => {
    const rolling = structuredClone(view);
    (rolling.board as EraBoard).domains[rolling.seat!]!.dice.open = ["noble_shields"];
    const { container } = show(rolling);
    const shields = dice(container).find((die) => die.dataset["die"] === "noble_shields")!;
    expect(shields.querySelectorAll(".die svg")).toHaveLength(4);
    expect(shields.querySelector("text")).toBeNull();
    expect(shields.ariaLabel).toContain("4 shields");
  });

  it("of others are hidden until all are shown", () => {
    const { container } = show(view);
    expect(container.querySelectorAll(".rival .dice .hidden").length).toBeGreaterThan(0);
  });

  it("can be turned by a monastery to every face", () => {
    const turning = where((one) => legal(one, "turn").length > 0);
    const { container, acted } = show(turning);
    const wanted = legal(turning, "turn");
    for (const { notation } of wanted) {
      click(container.querySelector("[data-monastery]"));
      click(container.querySelector(`[data-die="${notation.slice(5).split(">")[0]}"]`));
      click(container.querySelector(`[data-notation="${notation}"]`));
    }
    expect(acted).toEqual(wanted.map(({ action }) => action));
  });

  it("are rolled with a quill, alone or one with it", () => {
    const quill = fixture("three-quill");
    const { container, acted } = show(quill);
    const wanted = legal(quill, "quill");
    for (const { notation } of wanted) {
      const face = notation.slice("quill:".length);
      if (face !== "alone") click(container.querySelector(`[data-die="${face}"]`));
      click(container.querySelector(`[data-notation="${notation}"]`));
    }
    expect(acted).toEqual(wanted.map(({ action }) => action));
  });
});

describe("the table", () => {
  it.each(["two-place", "three-build", "two-roll"])("is only looked at by a spectator: %s", (name) => {
    const view = { ...fixture(name), seat: null, decision: null };
    const { container, acted } = show(view, { me: null });
    for (const button of container.querySelectorAll<HTMLElement>("[data-notation]")) click(button);
    expect(acted).toEqual([]);
  });

  it("shows another domain large, and mine again", () => {
    const { container } = show(fixture("three-roll"));
    const title = () => container.querySelector(".stage h2")!.textContent;
    expect(title()).toBe("My domain");
    click(container.querySelector(".rival button"));
    expect(title()).toBe("Livia");
    press("Escape");
    expect(title()).toBe("My domain");
  });

  it("shows another domain while a piece is in hand, and mine when the next is", async () => {
    const view = fixture("two-place");
    const { container, again } = show(view);
    const title = () => container.querySelector(".stage h2")!.textContent;
    const buttons = container.querySelectorAll<HTMLElement>(".seats button");
    click(buttons[1 - view.seat!]);
    expect(title()).not.toBe("My domain");
    expect(container.querySelector(".hand")).toBeNull();
    await again({ view: structuredClone(view) });
    expect(title()).toBe("My domain");
  });

  it("keeps the dice in sight in every question of a round", () => {
    for (const { view } of views) {
      const asked = view.decision?.prompt.key ?? "";
      if (!asked || asked.endsWith("layout")) continue;
      const { container } = show(view);
      expect(container.querySelectorAll("[data-die]").length, asked).toBeGreaterThan(0);
      cleanup();
    }
  });

  it("tells what the round brought to everybody", () => {
    const events: Event[] = [
      { kind: "round", text: { key: "era.log.round" }, values: { round: 1, seat: 0 } },
      {
        kind: "fed",
        text: { key: "era.log.fed", args: { seat: { key: "core.seat", args: { number: 2 } }, food: 4 } },
        values: { seat: 1, food: 4 },
      },
    ];
    const moves = [{ sequence: 1, kind: "act" as const, seat: 0, at: 0, events }];
    const { container } = show(fixture("two-build"), { moves });
    expect(container.querySelector(".story")!.textContent).toContain("Livia feeds the people: 4 food.");
    expect(container.querySelector(".story .amount")!.textContent).toBe("−4");
  });

  it("shows who is ready while all choose at once", () => {
    const view = { ...fixture("three-roll"), acting: [0, 2] };
    const { container } = show(view);
    const ready = [...container.querySelectorAll(".ready li")].map((one) => one.classList.contains("done"));
    expect(ready).toEqual([false, true, false]);
    expect(show(fixture("three-build")).container.querySelector(".ask .ready")).toBeNull();
  });

  it("says why something cannot be built", () => {
    const view = fixture("two-build");
    const { container, acted } = show(view);
    const blocked = view.decision!.options.find(({ problem }) => problem)!;
    click(container.querySelector(`[data-notation="${blocked.notation}"]`));
    expect(acted).toEqual([]);
    expect(container.querySelector("[role=alert]")).not.toBeNull();
  });

  it("loses a building by two clicks on its answer or one on the button", () => {
    const view = where((one) => legal(one, "remove").length > 0);
    const { container } = show(view);
    const [first] = legal(view, "remove");
    const button = container.querySelector<HTMLElement>(`[data-notation="${first!.notation}"]`)!;
    button.dispatchEvent(new FocusEvent("focus"));
    flushSync();
    expect(container.querySelector("path.rim.illegal")).not.toBeNull();
  });

  it("ends with the score sheet, line by line", () => {
    const view = fixture("three-over");
    const { container } = show(view);
    const total = container.querySelector("tfoot tr")!;
    expect(container.querySelectorAll(".scores tbody tr").length).toBeGreaterThan(5);
    expect([...total.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(
      view.scores!.map((score) => pointsText(score, 1)),
    );
    expect(show(fixture("solo-over")).container.textContent).toContain("Your rank");
  });

  it("marks the hint", () => {
    const view = fixture("two-build");
    const [first] = legal(view, "build");
    const hint = [{ action: first!.action, notation: first!.notation, name: first!.name, value: 0.5 }];
    const { container } = show(view, { hint });
    expect(container.querySelector(`[data-notation="${first!.notation}"].hinted`)).not.toBeNull();
  });
});
