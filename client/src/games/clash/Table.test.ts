import { cleanup } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { describe, expect, it } from "vitest";

import { click, expectWords, missing, numberIn, setWidth, testBoard } from "../testing";
import { answer } from "./answering";
import Table from "./Table.svelte";
import type { Entry, Event } from "../../net/protocol";
import type { View } from "../../net/seen";
import { placeOf } from "./places";
import { BARBARIANS, GOODS, type ClashBoard, type ClashCatalog } from "./types";

const { views, fixture, show, catalog } = testBoard({ name: "clash", Board: Table });

describe.each(views)("$name", ({ view }) => {
  it("is drawn, every button has a name, and every action can be taken", () => {
    const { container, acted } = show(view);
    expectWords(container, "clash");
    answer(container, view, acted, catalog as ClashCatalog);
    expect(missing(view, acted)).toEqual([]);
  });
});

/** Where the answers of a view stand. */
function placesIn({ decision }: View): string {
  const legal = decision?.options.filter(({ problem }) => !problem) ?? [];
  return [...new Set(legal.map(placeOf))].sort().join();
}
/** One view for each mixture of places. */
const handy = [...new Map(views.map((one) => [placesIn(one.view), one])).values()];

describe.each(handy)("on a phone: $name", ({ view }) => {
  it("can be answered", () => {
    setWidth(390);
    const { container, acted } = show(view);
    answer(container, view, acted, catalog as ClashCatalog);
    expect(missing(view, acted)).toEqual([]);
  });
});

const turn = fixture("wild-late");

it("shows a spectator the position, and nothing to choose", () => {
  const board = structuredClone(turn.board) as unknown as ClashBoard;
  for (const nation of board.nations) delete nation.own;
  const { container } = show(
    { ...turn, seat: null, board: board as unknown as typeof turn.board, decision: null },
    { me: null },
  );
  expect(container.querySelectorAll("[data-cell]").length).toBe(Object.keys(board.cells).length);
  expect(container.querySelector("[data-cell].live")).toBeNull();
  expect(container.querySelector("[data-held]")).toBeNull();
});

it("lets only the cells glow that belong to the action that was picked", () => {
  const { container } = show(turn);
  const glowing = () =>
    [...container.querySelectorAll<HTMLElement>("[data-cell].live")].map((one) => one.dataset["cell"]);
  const legal = turn.decision!.options.filter(({ problem }) => !problem).map(({ notation }) => notation);
  click(container.querySelector('[data-deed="activate"]'));
  const cities = Object.keys((turn.board as unknown as ClashBoard).cells).filter((label) =>
    ["collect", "construct", "recruit", "raise", "market"].some((verb) => legal.includes(`${verb}:${label}`)),
  );
  expect(new Set(glowing())).toEqual(new Set(cities));
});

const middle = fixture("wild-middle");
const reach = (middle.board as unknown as ClashBoard).reach!;
const cellOf = (container: Element, label: string) => container.querySelector(`[data-cell="${label}"]`);
const isLegal = ({ decision }: View, wanted: string) =>
  decision?.options.some(({ notation, problem }) => notation === wanted && !problem);
const numbers = (...notations: string[]) => notations.map((notation) => numberIn("clash", notation));

it("moves an army with one wish: the army, and the cell", () => {
  const [label, { goals }] = Object.entries(reach).find(([, one]) => one.goals)!;
  const [goal] = Object.entries(goals!).find(([, manner]) => manner === "walk")!;
  const { container, acted } = show(middle);
  click(cellOf(container, label));
  click(cellOf(container, goal.split(":")[1]!));
  expect(acted).toEqual(numbers("move", `from:${label}`, goal));
});

it("leaves units behind by tapping them, in the same wish", () => {
  const [label, { goals, groups, units }] = Object.entries(reach).find(([, one]) => one.units!.length > 1)!;
  const all = units!.map(({ count }) => count);
  const key = [all[0]! - 1, ...all.slice(1)].join("");
  const goal = Object.keys(goals!).filter((_, place) => groups![key]!.includes(place))[0]!;
  const { unit, memory } = units![0]!;
  const { container, acted } = show(middle);
  click(cellOf(container, label));
  click(container.querySelector(`[data-squad="${unit}:${memory}"]`));
  click(cellOf(container, goal.split(":")[1]!));
  if (goals![goal] === "attack") click(container.querySelector("[data-attack]"));
  expect(acted).toEqual(numbers("move", `from:${label}`, `leave:${unit}:${memory}`, goal));
});

it("asks once more before an attack", () => {
  const [label, { goals }] = Object.entries(reach).find(([, one]) =>
    Object.values(one.goals ?? {}).includes("attack"),
  )!;
  const [goal] = Object.entries(goals!).find(([, manner]) => manner === "attack")!;
  const { container, acted } = show(middle);
  click(cellOf(container, label));
  click(cellOf(container, goal.split(":")[1]!));
  expect(acted).toEqual([]);
  click(container.querySelector("[data-attack]"));
  expect(acted).toEqual(numbers("move", `from:${label}`, goal));
});

it("says why a cell beside an army is closed", () => {
  const { view, label, closed } = views
    .flatMap(({ view }) => {
      const { reach = {} } = view.board as unknown as ClashBoard;
      return Object.entries(reach).map(([label, { blocked = {} }]) => ({
        view,
        label,
        closed: Object.keys(blocked),
      }));
    })
    .find(({ view, closed }) => isLegal(view, "move") && closed.length)!;
  const { container, acted } = show(view);
  click(cellOf(container, label));
  click(cellOf(container, closed[0]!));
  expect(acted).toEqual([]);
  expect(container.querySelector(".problem")?.textContent).toBeTruthy();
});

it("lets a city collect with one wish, the cells picked on the map", () => {
  const { view, label } = views
    .flatMap(({ view }) => {
      const { harvests = {} } = view.board as unknown as ClashBoard;
      return Object.entries(harvests).map(([label, { choices }]) => ({ view, label, choices }));
    })
    .find(({ view, label, choices }) => choices.length > 1 && isLegal(view, `collect:${label}`))!;
  const { container, acted } = show(view);
  click(cellOf(container, label));
  click(container.querySelector(`[data-notation="collect:${label}"]`));
  expect(acted).toEqual([]);
  click(container.querySelector("[data-collect]"));
  expect(acted[0]).toEqual(numbers(`collect:${label}`)[0]);
  expect(acted.length).toBeGreaterThan(1);
});

it("tells what happened since my last turn, on the map too, until it is put away", () => {
  const event = {
    kind: "founded",
    text: { key: "clash.log.founded", args: { seat: { key: "core.seat", args: { number: 3 } }, cell: "C2" } },
    values: { seat: 2, cell: "C2" },
  };
  const me = middle.seat!;
  const turnOf = (seat: number) => told(seat, ["turn", { seat }]);
  const moves = [turnOf(me), turnOf(2), { ...told(2), seat: 2, events: [event] }];
  // What I answer meanwhile hides nothing, though it brings my turn.
  const answered = { ...turnOf(me), seat: me };
  const { container } = show(middle, { moves: [...moves, answered] });
  expect(container.querySelectorAll("[data-step]").length).toBe(1);
  expect(container.querySelector(".step")?.textContent).toBe("1");
  click(container.querySelector(".since .away"));
  expect(container.querySelector("[data-step], .step")).toBeNull();
});

it("says of an advance whether it is owned, can be bought or is closed, and why", () => {
  const { container } = show(turn);
  const board = turn.board as unknown as ClashBoard;
  const find = (id: string) => container.querySelector<HTMLElement>(`[data-advance="${id}"]`)!;
  const { advances } = board.nations[turn.seat!]!;
  expect(container.querySelectorAll("[data-advance]").length).toBe(
    Object.keys((catalog as ClashCatalog).advances).length,
  );
  for (const id of advances) expect(find(id).className).toContain("owned");
  const refused = turn.decision!.options.find(
    ({ notation, problem }) => notation.startsWith("advance:") && problem?.text.key.endsWith("top_first"),
  )!;
  const closed = find(refused.notation.split(":")[1]!);
  expect(closed.className).toContain("closed");
  click(closed);
  expect(container.querySelector(".inspect .reason")?.textContent?.trim()).not.toBe("");
});

it("shows what is left of the stock while an advance is weighed", () => {
  const { food, open, view } = views
    .flatMap(({ view }) => {
      const food = (view.board as unknown as ClashBoard).nations[view.seat!]?.goods["food"] ?? 0;
      return (view.decision?.options ?? []).map((open) => ({ view, food, open }));
    })
    .find(
      ({ food, open: { notation, lines, problem } }) =>
        notation.startsWith("advance:") && !problem && lines?.length && food >= lines[0]!.amount,
    )!;
  const { container } = show(view);
  container
    .querySelector(`[data-notation="${open.notation}"]`)!
    .dispatchEvent(new Event("pointerenter", { bubbles: false }));
  flushSync();
  expect(container.querySelector(".stock .then")?.textContent).toBe(`→${food - open.lines![0]!.amount}`);
});

it("looks at a rival like at oneself, and back", () => {
  const { container } = show(turn);
  const board = turn.board as unknown as ClashBoard;
  const rival = (turn.seat! + 1) % board.nations.length;
  click(container.querySelector(`[data-rival="${rival}"]`));
  const owned = [...container.querySelectorAll<HTMLElement>("[data-advance].owned")];
  expect(new Set(owned.map((one) => one.dataset["advance"]))).toEqual(
    new Set(board.nations[rival]!.advances),
  );
  expect(container.querySelector("[data-advance].open")).toBeNull();
  expect(container.querySelector('[data-list="cards"]')).not.toBeNull();
  expect(container.querySelectorAll("[data-held]").length).toBeGreaterThan(0);
  click(container.querySelector(".advances .back"));
  expect(container.querySelectorAll("[data-advance].owned").length).toBe(
    board.nations[turn.seat!]!.advances.length,
  );
});

it("tells both halves of a card, and how far an objective is", () => {
  const { container } = show(turn);
  const { own } = (turn.board as unknown as ClashBoard).nations[turn.seat!]!;
  const [name, [has, needed]] = Object.entries(own!.progress)[0]!;
  const { objective_cards } = catalog as ClashCatalog;
  const id = own!.objectives.find((card) => Object.values(objective_cards[card]!).includes(name))!;
  const card = container.querySelector(`[data-held="${id}"]`)!;
  expect(card.querySelectorAll(".half").length).toBe(2);
  expect([...card.querySelectorAll(".far")].map((one) => one.textContent).join()).toContain(
    `${has}/${needed}`,
  );
});

it("shows what the land brings cities when it is not my turn, those of a rival too", () => {
  const { container } = show({ ...turn, decision: null });
  const board = turn.board as unknown as ClashBoard;
  const rival = (turn.seat! + 1) % board.nations.length;
  const drawn = () => container.querySelector(".atlas .marks")!.innerHTML;
  const before = drawn();
  click(container.querySelector('[data-overlay="harvest"]'));
  const mine = drawn();
  expect(mine).not.toBe(before);
  click(container.querySelector(`[data-rival="${rival}"]`));
  expect([before, mine]).not.toContain(drawn());
});

it("counts down to the next event", () => {
  const { container } = show(turn);
  const { track } = (turn.board as unknown as ClashBoard).nations[turn.seat!]!;
  expect(container.querySelectorAll('[data-list="track"] i.full').length).toBe(track);
});

it("offers a bargain with all its small actions as one wish", () => {
  const { container, acted } = show(turn);
  const board = turn.board as unknown as ClashBoard;
  const [own, other] = [turn.seat!, (turn.seat! + 1) % board.nations.length];
  const mine = GOODS.find((good) => board.nations[own]!.goods[good] > 1)!;
  const theirs = GOODS.find((good) => board.nations[other]!.goods[good] > 0)!;
  click(container.querySelector("[data-trade]"));
  expect(container.querySelector("[data-propose]")?.getAttribute("aria-disabled")).toBe("true");
  for (const step of [`add:${mine}`, `add:${mine}`, `want:${theirs}`])
    click(container.querySelector(`[data-step="${step}"]`));
  click(container.querySelector("[data-propose]"));
  const wish = [`offer:${other + 1}`, `add:${mine}`, `add:${mine}`, `want:${theirs}`, "done"];
  expect(acted).toEqual(wish.map((notation) => numberIn("clash", notation)));
});

it.each([
  [0, "beside"],
  [390, "folded"],
])("has the chat with a trade, and offers of mine that were refused: %d px", (width, look) => {
  setWidth(width);
  const me = turn.seat!;
  const offer = ["offer:1", "add:food", "add:food", "want:wood", "want_card:action", "done"];
  const small = offer.map((notation, at) => ({ ...told(at), seat: me, notation }));
  const moves = [told(1, ["turn", { seat: me }]), ...small, told(9, ["declined", { seat: 0, other: me }])];
  const chat = createRawSnippet<[boolean]>((isFolded) => ({
    render: () => `<i class="chat">${isFolded() ? "folded" : "beside"}</i>`,
  }));
  const { container } = show(turn, { moves, chat });
  click(container.querySelector("[data-trade]"));
  expect(container.querySelector(".trade .chat")?.textContent).toBe(look);
  const refused = container.querySelector('.trade [data-refusal="0"]')!;
  expect([...refused.querySelectorAll("b")].slice(1).map((one) => one.textContent)).toEqual(["2", "1", "1"]);
});

it("opens the log large, whatever has taken its place under the map", () => {
  const { container } = show(turn);
  const logs = () => [...container.querySelectorAll("p")].filter(({ textContent }) => textContent === "log");
  click(container.querySelector("[data-cell]"));
  expect(logs()).toEqual([]);
  click(container.querySelector("[data-large-log]"));
  expect(logs().length).toBe(1);
  expect(container.querySelector("[data-advance]")).toBeNull();
  click(container.querySelector('[data-deed="advance"]'));
  expect(container.querySelector("[data-advance]")).not.toBeNull();
  click(container.querySelector("[data-large-log]"));
  click(container.querySelector(".cell .close"));
  expect(logs().length).toBe(1);
});

/** A move with which something happened. */
function told(sequence: number, ...events: [kind: string, values: NonNullable<Event["values"]>][]): Entry {
  const facts = events.map(([kind, values]) => ({ kind, values, text: { key: "core.ok" } }));
  return { sequence, kind: "act", seat: 1, at: 0, events: facts };
}

it("tells an event with its card, until it is put away", async () => {
  const { container, again } = show(turn);
  await again({ moves: [told(1, ["event", { seat: 1, event: "famine_1_3" }])] });
  expect(container.querySelector('[data-event="famine_1_3"]')?.textContent).toContain("Famine");
  click(container.querySelector("[data-close-event]"));
  expect(container.querySelector("[data-event]")).toBeNull();
});

it("numbers what an event did on the map, and tells where it came from", async () => {
  const { container, again } = show({ ...turn, decision: null });
  const [label] = Object.keys((turn.board as unknown as ClashBoard).cells);
  await again({
    moves: [
      told(1, ["event", { seat: 1, event: "famine_1_3" }], ["gained", { seat: 1 }]),
      told(2, ["barbarians_moved", { start: "D5", cell: label! }]),
    ],
  });
  expect(container.querySelectorAll("[data-event] [data-step]").length).toBe(2);
  expect([...container.querySelectorAll(".atlas .step")].map((one) => one.textContent)).toEqual(["2"]);
  expect(container.querySelectorAll(".atlas .travel").length).toBe(1);
  click(container.querySelector("[data-close-event]"));
  expect(container.querySelector(".atlas .step")).toBeNull();
});

it.each([0, 390])("tells the status phase to those who are not asked and to watchers: %d px", (width) => {
  setWidth(width);
  const waiting = { ...turn, decision: null };
  const moves = [told(1, ["status", { age: 1 }], ["razed", { seat: 1, cell: "D5" }])];
  for (const me of [turn.seat, null]) {
    const { container } = show({ ...waiting, seat: me }, { me, moves });
    expect(container.querySelector("[data-event=status] [data-step]")).not.toBeNull();
    click(container.querySelector("[data-close-event]"));
    expect(container.querySelector("[data-event]")).toBeNull();
  }
});

it("tells what is added to a roll from what is taken from it by more than a sign", async () => {
  const sum = { dice: 5, infantry: 2, heavy_resistance: -1 };
  const rolled = {
    owner: turn.seat!,
    round: 1,
    dice: ["5_infantry"],
    rolled_by: { units: 1 },
    sum,
    value: 6,
    hits: 1,
  };
  const fought = told(
    1,
    ["battle", { attacker: turn.seat!, defender: BARBARIANS, cell: "D5" }],
    ["rolled", rolled],
    ["won", { winner: turn.seat!, cell: "D5" }],
  );
  const { container, again } = show(turn, { moves: [] });
  await again({ moves: [fought] });
  const lines = [...container.querySelectorAll(".bonus")];
  expect(lines.map((line) => line.classList.contains("less"))).toEqual([false, true]);
});

it("lets my battle be read when it is over, and only names those of others", async () => {
  const battle = (attacker: number, defender: number) =>
    told(1, ["battle", { attacker, defender, cell: "D5" }], ["won", { winner: attacker, cell: "D5" }]);
  const { container, again } = show(turn);
  await again({ moves: [battle(turn.seat!, BARBARIANS)] });
  expect(container.querySelector("[data-stage]")).not.toBeNull();
  click(container.querySelector("[data-close-battle]"));
  expect(container.querySelector("[data-stage]")).toBeNull();
  const others = show(turn);
  await others.again({ moves: [battle((turn.seat! + 1) % 4, BARBARIANS)] });
  expect(others.container.querySelector("[data-stage]")).toBeNull();
  click(others.container.querySelector("[data-battle]"));
  expect(others.container.querySelector("[data-stage]")).not.toBeNull();
});

describe("how it is paid", () => {
  const [study, pay] = [fixture("wild-study"), fixture("wild-pay")];
  const always = { paysWithGoods: true };
  /** As if so many moves had been made. */
  const after = (count: number) => Array.from({ length: count }, (_, at) => ({ sequence: at + 1 }) as Entry);

  it.each([
    ["an advance", study, "study:ideas0gold0"],
    ["anything else", pay, "pay:gold000"],
  ])("is not asked of %s where goods are always spent first, if there are enough", (_, view, paying) => {
    expect(show(view, { habits: always }).acted).toEqual([numberIn("clash", paying)]);
    expect(show(view, { habits: { paysWithGoods: false } }).acted).toEqual([]);
    const options = view.decision!.options.filter(({ notation }) => notation !== paying);
    expect(show({ ...view, decision: { ...view.decision!, options } }, { habits: always }).acted).toEqual([]);
  });

  it("is asked of whoever takes it back, and not of whoever does something else then", async () => {
    const { acted, again } = show(study, { habits: always, moves: after(5) });
    const paid = numberIn("clash", "study:ideas0gold0");
    await again({ view: turn, moves: after(6) });
    await again({ view: structuredClone(study), moves: after(5) });
    expect(acted).toEqual([paid]);
    await again({ view: turn, moves: after(7) });
    await again({ view: structuredClone(study), moves: after(8) });
    expect(acted).toEqual([paid, paid]);
  });

  it("can be said once for all where it is asked", () => {
    const habits = { paysWithGoods: false };
    const { container } = show(pay, { habits });
    container.querySelector<HTMLInputElement>(".always input")!.click();
    expect(habits.paysWithGoods).toBe(true);
  });
});

it("brings up what an advance lets do on the advance itself, and beside the cities that it is about", () => {
  const given = (verb: string) =>
    views.find(({ view }) =>
      view.decision?.options.some(
        ({ notation, problem }) =>
          !problem && notation.split(":")[0] === verb && view.decision!.prompt.key === "clash.prompt.turn",
      ),
    );
  const { advances } = catalog as ClashCatalog;
  let count = 0;
  for (const [advance, { gives }] of Object.entries(advances))
    for (const verb of gives) {
      const view = given(verb)?.view;
      if (!view) continue;
      count += 1;
      const { container, acted } = show(view);
      const tile = container.querySelector(`[data-advance="${advance}"]`)!;
      expect(tile.classList, advance).toContain("ready");
      click(tile);
      const wanted = missing(view, []).filter((notation) => notation.split(":")[0] === verb);
      const cells = [...container.querySelectorAll<HTMLElement>("[data-cell].live")].map(
        (one) => one.dataset["cell"],
      );
      for (const notation of wanted) {
        const button = container.querySelector(`button[data-notation="${notation}"]`);
        expect(button !== null || cells.includes(notation.split(":")[1]), notation).toBe(true);
      }
      expect(acted).toEqual([]);
      click(tile);
      expect(tile.getAttribute("aria-pressed")).toBe("false");
      cleanup();
    }
  expect(count).toBeGreaterThan(4);
});
