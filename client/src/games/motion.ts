/** Moves as motion: each fact is shown where it happens, one after the other. What a fact looks like each game
 * says in its own `motion.ts`, with the steps that a `Stage` can do. */
import type { Fact } from "./facts";

const FLIGHT = 420;
const FLIP = 360;
const SPACE = 160;
const CHIP = 990;
const NOTICE = 1500;
const ARC = 34;

interface Place {
  node: HTMLElement;
  rect: DOMRect;
  /** One nominal pixel there, for a copy that lies elsewhere. */
  unit: string;
  space: number;
}

/** Where each piece lay before a change. */
export type Snapshot = Map<string, Place>;

/** A running animation of moves. */
export interface Performance {
  finished: Promise<void>;
  skip: () => void;
}

/** One thing to see. */
export interface Step {
  /** How long it is looked at before the next, in milliseconds. */
  pause: number;
  /** Called when all begins: what waits for its time, `at`, hidden or where it was. */
  prepare?: (at: number, pace: number) => void;
  /** Called at its time. */
  show?: (pace: number) => void;
}

/** Where pieces lie that have `data-piece`; those whose face changes are copied. */
export function snapshot(root: HTMLElement): Snapshot {
  const places: Snapshot = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const rect = node.getBoundingClientRect();
    if (!rect.width) continue;
    const unit = getComputedStyle(node).getPropertyValue("--u");
    const key = node.dataset["piece"] ?? "";
    const isBack = key.startsWith("slot:");
    places.set(key, {
      // The same element shows the face once the card is turned up.
      node: isBack ? (node.cloneNode(true) as HTMLElement) : node,
      rect,
      unit,
      space: Number(node.dataset["space"] ?? 0),
    });
  }
  return places;
}

export const NOTHING: Performance = { finished: Promise.resolve(), skip: () => {} };

/** Plays steps on a stage; faster, if all of them would take longer than `longest`. */
export function perform(stage: Stage, steps: readonly Step[], longest: number, over = () => {}): Performance {
  const length = steps.reduce((sum, { pause }) => sum + pause, 0);
  const pace = Math.min(1, longest / Math.max(1, length));
  const timers: ReturnType<typeof setTimeout>[] = [];
  let at = 0;
  for (const { pause, prepare, show } of steps) {
    prepare?.(at, pace);
    if (show) timers.push(setTimeout(() => show(pace), at));
    at += pause * pace;
  }
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    over();
    end();
  };
  timers.push(setTimeout(finish, at));
  return {
    finished: ended.then(() => stage.settled()),
    skip: () => {
      finish();
      stage.finish();
    },
  };
}

/** The end of a story, and how long all of it may take. */
const LAST = 560;
const STORY = 7000;

/** Facts one after the other, in words over the board, each where it happens. `pauses` says how long each kind is
 * looked at; those that are not named there are left out. */
export function tell(
  stage: Stage,
  table: { travels: boolean; told: Fact | null },
  facts: readonly Fact[],
  pauses: Record<string, number>,
  seen: (fact: Fact) => Required<Omit<Step, "pause">>,
  over = () => {},
): Performance {
  const told = facts.filter(({ kind }) => pauses[kind] !== undefined);
  if (!table.travels || told.length === 0) return NOTHING;
  const steps = told.map((fact): Step => {
    const { prepare, show } = seen(fact);
    const tellIt = (pace: number) => {
      table.told = fact;
      show(pace);
    };
    return { pause: pauses[fact.kind]!, prepare, show: tellIt };
  });
  return perform(stage, [...steps, { pause: LAST }], STORY, () => {
    table.told = null;
    over();
  });
}

export class Stage {
  readonly #running: Animation[] = [];

  constructor(
    readonly root: HTMLElement,
    /** Copies and chips travel in it. */
    readonly layer: HTMLElement,
    readonly before: Snapshot,
  ) {}

  settled(): Promise<void> {
    return Promise.allSettled(this.#running.map((animation) => animation.finished)).then(() => {});
  }

  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** The first element of the first of these queries that can be seen. */
  find(...queries: (string | null)[]): HTMLElement | null {
    for (const query of queries) {
      if (!query) continue;
      for (const element of this.root.querySelectorAll<HTMLElement>(query))
        if (element.getBoundingClientRect().width) return element;
    }
    return null;
  }

  run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { fill: "backwards", ...options });
    this.#running.push(animation);
    return animation;
  }

  /** Like `run`, for a copy that is gone when it is over. */
  #pass(copy: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const gone = () => copy.remove();
    this.run(copy, frames, options).finished.then(gone, gone);
  }

  /** How a piece gets from where it lay to one of these places; `null` if it has not far to go. */
  flight(piece: string, ...targets: string[]): Step | null {
    const from = this.before.get(piece);
    const target = this.find(...targets);
    if (!from || !target) return null;
    const to = target.getBoundingClientRect();
    const [x, y] = between(from.rect, to);
    if (Math.hypot(x, y) < 8) return null;
    const scale = Math.min(1, to.width / from.rect.width, Math.max(0.25, to.height / from.rect.height));
    const at = (part: number, up: number, size: number) =>
      `translate(${x * part}px, ${y * part - up}px) scale(${size})`;
    const frames = [
      { transform: "translate(0, 0) scale(1)", opacity: 1 },
      { transform: at(0.5, ARC, (1 + scale) / 2), opacity: 1, offset: 0.5 },
      { transform: at(1, 0, scale), opacity: 0.9, offset: 0.96 },
      { transform: at(1, 0, scale), opacity: 0 },
    ];
    const prepare = (delay: number, pace: number) => {
      const easing = "cubic-bezier(0.35, 0.1, 0.25, 1)";
      this.#pass(this.#copy(from), frames, { duration: FLIGHT * pace, delay, easing });
      if (target.dataset["piece"] !== piece) return;
      const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
      this.run(target, hidden, { duration: FLIGHT * pace + delay });
    };
    return { pause: FLIGHT, prepare };
  }

  /** How a piece on a track gets along it, space by space. */
  walk(piece: string): Step | null {
    const from = this.before.get(piece);
    const now = this.find(`[data-piece="${piece}"]`);
    const spaces = from && now ? Math.abs(Number(now.dataset["space"] ?? 0) - from.space) : 0;
    if (!from || !now || !spaces) return null;
    const to = now.getBoundingClientRect();
    const [x, y] = [from.rect.left - to.left, from.rect.top - to.top];
    const frames = Array.from({ length: spaces + 1 }, (_, step) => ({
      transform: `translate(${x * (1 - step / spaces)}px, ${y * (1 - step / spaces)}px)`,
      easing: "ease-in-out",
    }));
    const pause = SPACE * spaces;
    return { pause, prepare: (delay, pace) => this.run(now, frames, { duration: pause * pace, delay }) };
  }

  /** How a card is turned up: its old back lies over it, then both turn. */
  flip(face: HTMLElement | null, backName: string): Step | null {
    const back = this.before.get(backName);
    if (!face || !back) return null;
    const [from, flat, turned] = [-90, 0, 90].map((angle) => `perspective(600px) rotateY(${angle}deg)`);
    const prepare = (delay: number, pace: number) => {
      const half = (FLIP / 2) * pace;
      const waiting = delay / (delay + half);
      const over = [
        { transform: flat! },
        { transform: flat!, offset: waiting },
        { transform: turned!, offset: 1 },
      ];
      this.#pass(this.#copy(back), over, { duration: delay + half, easing: "linear" });
      const up = [
        { transform: from!, visibility: "hidden" },
        { transform: from!, visibility: "visible", offset: 0.01 },
        { transform: flat! },
      ];
      this.run(face, up, { duration: half, delay: delay + half });
    };
    return { pause: FLIP, prepare };
  }

  /** A piece comes down where it is put. */
  land(piece: Element | null, delay: number, pace: number): void {
    const frames = [
      { transform: "translateY(-26px)", opacity: 0 },
      { transform: "translateY(0)", opacity: 1 },
    ];
    const easing = "cubic-bezier(.3,1.4,.5,1)";
    if (piece) this.run(piece, frames, { duration: 380 * pace, delay, easing });
  }

  /** A piece of a drawing comes from somewhere else on it. */
  march(piece: SVGGraphicsElement | null, start: Element | null, delay: number, pace: number): void {
    const scale = piece?.getScreenCTM()?.a;
    if (!piece || !start || !scale) return;
    const [x, y] = between(piece.getBoundingClientRect(), start.getBoundingClientRect());
    const frames = [{ transform: `translate(${x / scale}px, ${y / scale}px)` }, { transform: "none" }];
    this.run(piece, frames, { duration: 520 * pace, delay, easing: "ease-in-out" });
  }

  /** Draws the eye to the first of these that can be seen. */
  pulse(pace: number, ...queries: (string | null)[]): void {
    const frames = [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }];
    const element = this.find(...queries);
    if (element) this.run(element, frames, { duration: 460 * pace, easing: "ease-in-out" });
  }

  /** Words fly from where something comes from to where it is counted. */
  chip(words: string, origin: Element | null, target: Element | null, number: number, pace: number): void {
    if (!target) return;
    const [start, goal] = [(origin ?? target).getBoundingClientRect(), target.getBoundingClientRect()];
    const chip = document.createElement("span");
    chip.className = "chip";
    chip.textContent = words;
    this.layer.append(chip);
    const [x, y] = [start.left + start.width / 2, start.top + start.height / 2 + number * 22];
    const [toX, toY] = [goal.left + goal.width / 2, goal.top + goal.height / 2];
    const at = (left: number, top: number, scale: number) =>
      `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${scale})`;
    const frames = [
      { transform: at(x, y, 0.6), opacity: 0 },
      { transform: at(x, y - 14, 1.12), opacity: 1, offset: 0.22 },
      { transform: at(x, y - 14, 1.12), opacity: 1, offset: 0.5 },
      { transform: at(toX, toY, 0.9), opacity: 1, offset: 0.92 },
      { transform: at(toX, toY, 0.7), opacity: 0 },
    ];
    this.#pass(chip, frames, { duration: CHIP * pace, easing: "ease-in-out" });
  }

  /** Without travel: mark where something has gone. */
  notice(...queries: string[]): void {
    const target = this.find(...queries);
    if (typeof target?.animate !== "function") return;
    const frames = [
      { outline: "3px solid var(--terracotta)", outlineOffset: "2px" },
      { outline: "3px solid transparent" },
    ];
    target.animate(frames, { duration: NOTICE, easing: "ease-in" });
  }

  #copy({ node, rect, unit }: Place): HTMLElement {
    const copy = node.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-piece");
    copy.removeAttribute("data-slot");
    copy.setAttribute("tabindex", "-1");
    copy.classList.remove("possible", "hinted", "live", "chosen", "covered");
    for (const inner of copy.querySelectorAll(".possible, .hinted"))
      inner.classList.remove("possible", "hinted");
    const { style } = copy;
    style.position = "fixed";
    style.left = `${rect.left}px`;
    style.top = `${rect.top}px`;
    style.width = `${rect.width}px`;
    style.height = `${rect.height}px`;
    style.margin = "0";
    if (unit) style.setProperty("--u", unit);
    this.layer.append(copy);
    return copy;
  }
}

/** From the middle of one thing to the middle of another. */
function between(from: DOMRect, to: DOMRect): [x: number, y: number] {
  return [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
}
