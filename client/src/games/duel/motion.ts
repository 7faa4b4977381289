/** Moves as motion: what the events tell travels from where it lay to where it lies now. */
import type { Entry, Text } from "../../net/protocol";

const FLIGHT = 420;
const FLIP = 360;
const SPACE = 160;
const STAGGER = 110;
const LONGEST = 1600;
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

/** A running animation of moves. */
export interface Performance {
  finished: Promise<void>;
  skip: () => void;
}

/** Where a piece that an event tells of ends: candidates, best first. */
interface Journey {
  piece: string;
  targets: string[];
}

/** Play the moves between a snapshot and the present. Copies of pieces travel in `layer`. */
export function perform(
  root: HTMLElement,
  layer: HTMLElement,
  before: Snapshot,
  entries: readonly Entry[],
  travels: boolean,
): Performance {
  const stage = new Stage(root, layer, before);
  const events = entries.flatMap((entry) => entry.events ?? []);
  const journeys = events.flatMap(journeysOf);
  if (!travels) {
    for (const journey of journeys) stage.notice(journey);
    return { finished: Promise.resolve(), skip: () => {} };
  }
  let at = 0;
  journeys.forEach((journey, index) => {
    if (stage.fly(journey, at)) at += index < journeys.length - 1 ? STAGGER : FLIGHT;
  });
  const moved = stage.movePawn(at);
  for (const event of events) {
    const card = event.key === "duel.log.turned_up" ? id(event, "card") : null;
    if (card) stage.flip(card, Math.max(at, FLIGHT));
  }
  stage.hurry(Math.max(at + FLIP, at + moved));
  return stage.performance();
}

function id(event: Text, name: string): string | null {
  const value = event.args?.[name];
  return typeof value === "object" && !Array.isArray(value) ? (value.key.split(".").at(-1) ?? null) : null;
}

function seatOf(event: Text): number {
  const seat = event.args?.["seat"];
  return typeof seat === "object" && !Array.isArray(seat) ? Number(seat.args?.["number"] ?? 1) - 1 : 0;
}

function journeysOf(event: Text): Journey[] {
  const seat = seatOf(event);
  const card = id(event, "card");
  const city = `anchor:city:${seat}`;
  switch (event.key.replace("duel.log.", "")) {
    case "built":
    case "built_by_chain":
    case "built_by_engineering":
    case "revived":
    case "stolen":
      return [{ piece: `card:${card}`, targets: [`card:${card}`, city] }];
    case "discarded":
    case "destroyed":
    case "struck":
      return card ? [{ piece: `card:${card}`, targets: ["anchor:discards"] }] : [];
    case "wonder_built":
      return [{ piece: `card:${card}`, targets: [`wonder:${id(event, "wonder")}`, city] }];
    case "progress":
      return [token("progress", id(event, "token"), seat)];
    case "activated":
    case "summoned":
      return [token("god", id(event, "god"), seat)];
    case "drafted":
    case "seized": {
      const wonder = `wonder:${id(event, "wonder")}`;
      return [{ piece: wonder, targets: [wonder, `anchor:wonders:${seat}`, city] }];
    }
    default:
      return [];
  }
}

function token(kind: string, name: string | null, seat: number): Journey {
  const piece = `${kind}:${name}`;
  return { piece, targets: [piece, `anchor:tokens:${seat}`, `anchor:city:${seat}`] };
}

class Stage {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #before: Snapshot;
  readonly #running: Animation[] = [];

  constructor(root: HTMLElement, layer: HTMLElement, before: Snapshot) {
    this.#root = root;
    this.#layer = layer;
    this.#before = before;
  }

  /** The element a journey ends at, if it can be seen. */
  #target(journey: Journey): HTMLElement | null {
    for (const name of journey.targets) {
      const query = name.startsWith("anchor:")
        ? `[data-anchor="${name.slice(7)}"]`
        : `[data-piece="${name}"]`;
      for (const element of this.#root.querySelectorAll<HTMLElement>(query)) {
        if (element.getBoundingClientRect().width) return element;
      }
    }
    return null;
  }

  fly(journey: Journey, delay: number): boolean {
    const from = this.#before.get(journey.piece);
    const target = this.#target(journey);
    if (!from || !target) return false;
    const to = target.getBoundingClientRect();
    const x = to.left + to.width / 2 - (from.rect.left + from.rect.width / 2);
    const y = to.top + to.height / 2 - (from.rect.top + from.rect.height / 2);
    if (Math.hypot(x, y) < 8) return false;
    const scale = Math.min(1, to.width / from.rect.width, Math.max(0.25, to.height / from.rect.height));
    const copy = this.#copy(from);
    this.#run(
      copy,
      [
        { transform: "translate(0, 0) scale(1)", opacity: 1 },
        {
          transform: `translate(${x / 2}px, ${y / 2 - ARC}px) scale(${(1 + scale) / 2})`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.9, offset: 0.96 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
      ],
      { duration: FLIGHT, delay, easing: "cubic-bezier(0.35, 0.1, 0.25, 1)" },
    ).finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
    if (target.dataset["piece"] === journey.piece) {
      const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
      this.#run(target, hidden, { duration: FLIGHT + delay });
    }
    return true;
  }

  /** Move the conflict pawn space by space; how long it takes. */
  movePawn(delay: number): number {
    const from = this.#before.get("pawn");
    const pawn = this.#root.querySelector<HTMLElement>('[data-piece="pawn"]');
    if (!from || !pawn) return 0;
    const spaces = Math.abs(Number(pawn.dataset["space"] ?? 0) - from.space);
    if (!spaces) return 0;
    const to = pawn.getBoundingClientRect();
    const x = from.rect.left - to.left;
    const y = from.rect.top - to.top;
    const steps = Array.from({ length: spaces + 1 }, (_, step) => ({
      transform: `translate(${x * (1 - step / spaces)}px, ${y * (1 - step / spaces)}px)`,
      easing: "ease-in-out",
    }));
    this.#run(pawn, steps, { duration: SPACE * spaces, delay });
    return SPACE * spaces;
  }

  /** Turn a card up: its old back lies over it, then both turn. */
  flip(card: string, delay: number): void {
    const face = this.#root.querySelector<HTMLElement>(`[data-slot][data-piece="card:${card}"]`);
    const back = this.#before.get(`slot:${face?.dataset["slot"]}`);
    if (!face || !back) return;
    const copy = this.#copy(back);
    const hidden = delay / (delay + FLIP / 2);
    const turned = "perspective(600px) rotateY(90deg)";
    const flat = "perspective(600px) rotateY(0)";
    this.#run(copy, [{ transform: flat }, { transform: flat, offset: hidden }, { transform: turned }], {
      duration: delay + FLIP / 2,
      easing: "linear",
    }).finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
    const from = "perspective(600px) rotateY(-90deg)";
    this.#run(
      face,
      [
        { transform: from, visibility: "hidden" },
        { transform: from, visibility: "visible", offset: 0.01 },
        { transform: flat },
      ],
      { duration: FLIP / 2, delay: delay + FLIP / 2 },
    );
  }

  /** Without travel: mark where a piece has gone. */
  notice(journey: Journey): void {
    const target = this.#target(journey);
    if (!target || typeof target.animate !== "function") return;
    const frames = [
      { outline: "3px solid var(--terracotta)", outlineOffset: "2px" },
      { outline: "3px solid transparent" },
    ];
    target.animate(frames, { duration: NOTICE, easing: "ease-in" });
  }

  /** Play faster if it would take too long. */
  hurry(length: number): void {
    if (length > LONGEST) for (const animation of this.#running) animation.playbackRate = length / LONGEST;
  }

  performance(): Performance {
    const running = this.#running;
    return {
      finished: Promise.allSettled(running.map((animation) => animation.finished)).then(() => {}),
      skip: () => {
        for (const animation of running) animation.finish();
      },
    };
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
    this.#layer.append(copy);
    return copy;
  }

  #run(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { fill: "backwards", ...options });
    this.#running.push(animation);
    return animation;
  }
}
