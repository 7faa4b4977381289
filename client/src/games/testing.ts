/** What the tests of all boards have in common: positions, a table around them, and a window of any width. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeAll, expect, vi } from "vitest";

import type { Action, Event, Table, View as SentView } from "../net/protocol";
import { seen, type View } from "../net/seen";
import { sheetOf } from "../table/sheet";
import { switchTo } from "../text/text.svelte";
import { Fact } from "./facts";
import { Stage } from "./motion";
import { numberOf, type Vocabulary } from "./notation";
import type { Board, BoardProps } from "./table";

const POSITIONS = resolve(__dirname, "../../../build/positions");
const NAMES = ["Mark", "Livia", "Bruno", "Clara"];
/** What lies beside the positions of a game. */
const BESIDE = new Set(["catalog", "actions", "told"]);
let width = 0;

interface Game {
  name: string;
  Board: Board;
}

/** The next boards are drawn at this width, until the test is over. */
export function setWidth(wanted: number): void {
  width = wanted;
}

/** The window of the tests lays nothing out, so nothing changes its size. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

function read<Kind>(game: string, name: string): Kind {
  return JSON.parse(readFileSync(resolve(POSITIONS, game, `${name}.json`), "utf-8")) as Kind;
}

/** A view of a recorded game; which there are `positions.json` of the game says. */
export const position = (game: string, name: string): View =>
  seen(read<SentView>(game, name), read<Action[]>(game, "actions"));

export const catalogOf = (game: string): unknown => read(game, "catalog");

/** What everybody hears in the course of a recorded game, move by move. */
export const toldIn = (game: string): Event[][] => read(game, "told");

export function positionsOf(game: string): { name: string; view: View }[] {
  const names = readdirSync(resolve(POSITIONS, game)).map((file) => file.replace(".json", ""));
  return names.filter((name) => !BESIDE.has(name)).map((name) => ({ name, view: position(game, name) }));
}

/** Prepares the tests of a board, and gives them its positions. */
export function testBoard({ name: game, Board }: Game) {
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(async () => {
    stubResizeObserver();
    Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => width });
    await switchTo("en");
  });
  afterEach(() => {
    cleanup();
    width = 0;
  });

  const catalog = catalogOf(game);
  const views = positionsOf(game);
  const fixture = (name: string) => position(game, name);

  function show(view: View, more: Partial<BoardProps> = {}) {
    const acted: number[] = [];
    const names = NAMES.slice(0, sheetOf(view).totals.length);
    const props: BoardProps = {
      view,
      table: tableOf(game, names, view),
      me: view.seat,
      names,
      catalog,
      busy: false,
      hint: null,
      lastMove: null,
      moves: [],
      events: [],
      motion: false,
      act: (...actions) => acted.push(...actions),
      undo: () => {},
      onanimated: () => {},
      openRule: () => {},
      topbar: snippet("bar"),
      log: snippet("log"),
      actions: snippet("actions"),
      ...more,
    };
    const { container, rerender } = render(Board, { props });
    flushSync();
    const again = async (changes: Partial<BoardProps>) => {
      await rerender({ ...props, ...changes });
      flushSync();
    };
    return { container, again, acted };
  }

  return { views, fixture, show, catalog };
}

export function click(element: Element | null | undefined): void {
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  flushSync();
}

export function press(key: string, code = key, target = document.activeElement ?? document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
  flushSync();
}

/** Every word has been found, and every button has a name. */
export function expectWords(container: Element, game: string): void {
  const unknown = new RegExp(`${game}\\.|board\\.|undefined|NaN|\\{\\$`);
  expect(container.textContent).not.toMatch(unknown);
  for (const button of container.querySelectorAll("button, [role=button]")) {
    const name = button.getAttribute("aria-label") ?? button.textContent ?? "";
    expect(name.trim(), button.outerHTML.slice(0, 200)).not.toBe("");
    expect(name).not.toMatch(unknown);
  }
}

/** A stage that shows nothing and remembers what it was to show; every place is there. */
export class ToldStage extends Stage {
  readonly told: string[] = [];

  constructor() {
    super(document.createElement("div"), document.createElement("div"), new Map());
  }

  override find(...queries: (string | null)[]): HTMLElement | null {
    const place = document.createElement("i");
    place.dataset["query"] = queries.find(Boolean) ?? "";
    return place;
  }

  override flight(piece: string, ...targets: string[]): null {
    this.told.push(`${piece} > ${targets[0]}`);
    return null;
  }

  override pulse(_: number, ...queries: (string | null)[]): void {
    this.told.push(queries.find(Boolean) ?? "");
  }

  override chip(words: string, origin: HTMLElement | null, target: HTMLElement | null): void {
    this.told.push(`${words}: ${origin?.dataset["query"]} > ${target?.dataset["query"]}`);
  }

  override land(piece: HTMLElement | null): void {
    this.told.push(`${piece?.dataset["query"]} lands`);
  }

  override march(piece: SVGElement | HTMLElement | null, start: HTMLElement | null): void {
    this.told.push(`${piece?.dataset["query"]} < ${start?.dataset["query"]}`);
  }
}

/** What is told of one event of a kind. */
export function factOf(kind: string, values: NonNullable<Event["values"]>): Fact {
  return new Fact({ kind, values, text: { key: "core.ok" } });
}

/** The number of an action, by the vocabulary of a game. */
export const numberIn = (game: string, notation: string): number =>
  numberOf((catalogOf(game) as { vocabulary: Vocabulary }).vocabulary, notation);

/** What can be done in a position and has not been done. */
export function missing(view: View, acted: readonly number[]): string[] {
  const legal = view.decision?.options.filter((option) => !option.problem) ?? [];
  return legal.filter((option) => !acted.includes(option.action)).map((option) => option.notation);
}

function tableOf(game: string, names: string[], view: View): Table {
  return {
    id: "t",
    game,
    rules_version: 1,
    options: {},
    status: "playing",
    seats: names.map((name, seat) =>
      seat === 0 ? { kind: "person", name, time_left: 100 } : { kind: "bot", name, level: "greedy" },
    ),
    acting: view.acting,
    moves: 0,
    created: 0,
    changed: 0,
    commitment: "",
  };
}

function snippet(text: string) {
  return createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
}
