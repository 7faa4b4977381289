/** Moves as motion: the events of a move are told one after the other, each where it happens. */
import type { Entry, Text } from "../../net/protocol";

const STEP = 560;
const SHORT = 300;
const FLIGHT = 620;
const LONGEST = 7000;

/** How long an event is looked at; those that are not named here pass without a pause. */
const PAUSES: Record<string, number> = {
  played: STEP,
  played_face_down: STEP,
  placed: STEP,
  landed: SHORT,
  activated: SHORT,
  gained: STEP,
  sold: STEP,
  bought: SHORT,
  recruited: SHORT,
  drew: SHORT,
  moved: STEP,
  stole: STEP,
  plundered: STEP,
  fell: STEP,
  conquered: STEP,
  offered: STEP,
  invoked: STEP,
  pieces_shown: STEP,
};

export interface Teller {
  text: (message: Text) => string;
  /** Shows the event that is told; `null` when there is none. */
  tell: (event: Text | null) => void;
  /** The card whose effect is told, by its kind. */
  fire: (seat: number, kind: string | null) => void;
}

/** A running animation of moves. */
export interface Performance {
  finished: Promise<void>;
  skip: () => void;
}

export function keyOf(event: Text): string {
  return event.key.replace("deus.log.", "");
}

export function idOf(event: Text, name: string): string | null {
  const value = event.args?.[name];
  return typeof value === "object" && !Array.isArray(value) ? (value.key.split(".").at(-1) ?? null) : null;
}

function seatOf(event: Text, name = "seat"): number {
  const seat = event.args?.[name];
  return typeof seat === "object" && !Array.isArray(seat) ? Number(seat.args?.["number"] ?? 1) - 1 : 0;
}

/** What an event brings: pairs of a thing and its words. */
function amountsOf(event: Text, teller: Teller): { what: string; words: string }[] {
  const points = event.args?.["points"];
  if ((keyOf(event) === "plundered" || keyOf(event) === "conquered") && typeof points === "number")
    return [{ what: "points", words: teller.text({ key: "deus.amount.points", args: { amount: points } }) }];
  const amounts = event.args?.["amounts"];
  if (!Array.isArray(amounts)) return [];
  return amounts.flatMap((one) =>
    typeof one === "object" && one.key.startsWith("deus.amount.")
      ? [{ what: one.key.split(".").at(-1)!, words: teller.text(one) }]
      : [],
  );
}

/** Tell the moves. Copies and chips travel in `layer`. */
export function perform(
  root: HTMLElement,
  layer: HTMLElement,
  entries: readonly Entry[],
  travels: boolean,
  teller: Teller,
): Performance {
  const events = entries
    .flatMap((entry) => entry.events ?? [])
    .filter((event) => PAUSES[keyOf(event)] !== undefined);
  if (!travels || events.length === 0 || typeof root.animate !== "function")
    return { finished: Promise.resolve(), skip: () => {} };

  const length = events.reduce((sum, event) => sum + PAUSES[keyOf(event)]!, 0);
  const pace = Math.min(1, LONGEST / length);
  const running: Animation[] = [];
  const timers: ReturnType<typeof setTimeout>[] = [];
  let end = () => {};
  const finished = new Promise<void>((resolve) => (end = resolve));
  const stage = new Stage(root, layer, running);

  let at = 0;
  let source: string | null = null;
  for (const event of events) {
    const pause = PAUSES[keyOf(event)]! * pace;
    const from = source;
    const seat = seatOf(event);
    const kind = idOf(event, "card");
    if (keyOf(event) === "activated") source = `[data-strip="${seat}:${kind}"]`;
    else if (keyOf(event) === "played" || keyOf(event) === "offered") source = null;
    stage.prepare(event, at, pace);
    timers.push(
      setTimeout(() => {
        teller.tell(event);
        if (keyOf(event) === "activated") teller.fire(seat, kind);
        else if (keyOf(event) === "played") teller.fire(seat, null);
        stage.show(event, from, amountsOf(event, teller), pace);
      }, at),
    );
    at += pause;
  }
  const over = () => {
    for (const timer of timers) clearTimeout(timer);
    for (const animation of running) animation.finish();
    teller.tell(null);
    teller.fire(0, null);
    end();
  };
  timers.push(setTimeout(over, at + FLIGHT * pace));
  return { finished, skip: over };
}

class Stage {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #running: Animation[];

  constructor(root: HTMLElement, layer: HTMLElement, running: Animation[]) {
    this.#root = root;
    this.#layer = layer;
    this.#running = running;
  }

  /** The first element of a query that can be seen. */
  #find(query: string): Element | null {
    for (const element of this.#root.querySelectorAll(query))
      if (element.getBoundingClientRect().width) return element;
    return null;
  }

  #run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { fill: "backwards", ...options });
    this.#running.push(animation);
    return animation;
  }

  /** Pieces wait unseen, or where they were, until their event is told. */
  prepare(event: Text, delay: number, pace: number): void {
    const region = event.args?.["region"];
    if (keyOf(event) === "placed") {
      const piece = this.#find(`[data-piece="${String(region)}:${idOf(event, "piece")}"]`);
      if (!piece) return;
      const frames = [
        { transform: "translateY(-26px)", opacity: 0 },
        { transform: "translateY(0)", opacity: 1 },
      ];
      this.#run(piece, frames, { duration: 380 * pace, delay, easing: "cubic-bezier(.3,1.4,.5,1)" });
    } else if (keyOf(event) === "moved") {
      const army = this.#find(
        `[data-piece="${String(event.args?.["end"])}:army"]`,
      ) as SVGGraphicsElement | null;
      const start = this.#find(`[data-region="${String(event.args?.["start"])}"]`);
      const scale = army?.getScreenCTM()?.a;
      if (!army || !start || !scale) return;
      const [from, to] = [start.getBoundingClientRect(), army.getBoundingClientRect()];
      const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
      const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
      this.#run(army, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: 520 * pace,
        delay,
        easing: "ease-in-out",
      });
    }
  }

  /** What is seen while an event is told. */
  show(event: Text, from: string | null, amounts: { what: string; words: string }[], pace: number): void {
    const seat = seatOf(event);
    const region = event.args?.["region"];
    switch (keyOf(event)) {
      case "fell":
        this.#pulse(`[data-village="${String(region)}"]`, pace);
        break;
      case "played":
      case "activated":
        this.#pulse(`[data-strip="${seat}:${idOf(event, "card")}"]`, pace) ||
          this.#pulse(`[data-rival="${seat}"]`, pace);
        break;
      case "invoked":
        this.#pulse(`[data-god="${idOf(event, "god")}"]`, pace);
        break;
      case "recruited":
        this.#pulse(`[data-ready="${seat}:${idOf(event, "piece")}"]`, pace);
        break;
      case "offered":
        this.#pulse(`[data-rival="${seat}"]`, pace);
        break;
      default: {
        const isHere = keyOf(event) === "plundered" || keyOf(event) === "conquered";
        const victim = keyOf(event) === "stole" ? `[data-rival="${seatOf(event, "victim")}"]` : null;
        const source = isHere ? `[data-region="${String(region)}"]` : (victim ?? from);
        amounts.forEach(({ what, words }, number) => this.#chip(seat, what, words, source, number, pace));
      }
    }
  }

  #pulse(query: string, pace: number): boolean {
    const element = this.#find(query);
    if (!element) return false;
    const frames = [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }];
    this.#run(element, frames, { duration: 460 * pace, easing: "ease-in-out" });
    return true;
  }

  /** Something gained flies from the card, or the village, to where it is counted. */
  #chip(
    seat: number,
    what: string,
    words: string,
    source: string | null,
    number: number,
    pace: number,
  ): void {
    const target = this.#find(`[data-stock="${seat}:${what}"]`) ?? this.#find(`[data-rival="${seat}"]`);
    if (!target) return;
    const origin = (source && this.#find(source)) || this.#find(`[data-rival="${seat}"]`) || target;
    const [start, goal] = [origin.getBoundingClientRect(), target.getBoundingClientRect()];
    const chip = document.createElement("span");
    chip.className = "chip";
    chip.textContent = `+${words}`;
    this.#layer.append(chip);
    const x = start.left + start.width / 2;
    const y = start.top + start.height / 2 + number * 22;
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
    const gone = () => chip.remove();
    this.#run(chip, frames, { duration: FLIGHT * 1.6 * pace, easing: "ease-in-out" }).finished.then(
      gone,
      gone,
    );
  }
}
