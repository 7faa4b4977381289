/** What the parts of the table know in common: the view with its shapes, the options, and what is in hand. */
import { SvelteSet } from "svelte/reactivity";

import type { Entry, Line, Problem } from "../../net/protocol";
import type { Option } from "../../net/seen";
import { say } from "../../text/text.svelte";
import { factsOf } from "../facts";
import { TableModel, useTable } from "../model.svelte";
import { split } from "../notation";
import { captionsOf } from "./captions";
import { arrange, type Slot } from "./dice";
import { cellName, place } from "./draw";
import { SIGNS } from "./icons";
import { roundOf } from "./round";
import type { Domain, EraBoard, EraCatalog, Piece, Thing } from "./types";

const NONE: ReadonlySet<number> = new Set();

/** Verbs that are answered on the dice, in the list of buildings or on the grid; buttons stand for all others. */
const PLACED_VERBS = new Set(["reroll", "roll", "turn", "quill", "build", "place"]);

export const useEra = useTable<Era>;

/** A piece over the grid that has not been put down. */
export interface Ghost extends Piece {
  option: Option | undefined;
}

export class Era extends TableModel<EraBoard, EraCatalog, Thing> {
  override readonly signs = SIGNS;
  /** How the piece in hand is turned, and the middle of its box, in cells. */
  #turned = $state("");
  #at = $state.raw<readonly [number, number] | null>(null);
  /** Where the arrows stand when nothing is in hand. */
  cursor = $state.raw<readonly [number, number] | null>(null);
  /** Dice picked up to be rolled again. */
  readonly picked = new SvelteSet<number>();
  /** Whether a monastery is at work, and the die it turns. */
  turning = $state.raw<{ face: string | null } | null>(null);
  /** The building that is about to be lost, by its cell. */
  doomed = $state<string | null>(null);

  #slots: Slot[] = [];
  #slotsOf = "";
  #moment = "";
  #rolling: ReadonlySet<number> = NONE;

  // What is shown

  /** Pieces that the newest move brought, as `seat:cell`. */
  readonly fresh = $derived.by(() => broughtBy(this.props().lastMove));
  /** Resources in the order in which they are shown. */
  readonly resources = $derived(Object.keys(this.catalog.resources).reverse());

  /** What this round has brought so far, or the last one while nothing has come yet. */
  readonly round = $derived.by(() => roundOf(this.props().moves));

  /** Whether all choose at the same time, in secret. */
  readonly isTogether = $derived(
    !this.isOver && this.seats.length > 1 && ["layout", "roll"].includes(this.board.phase),
  );

  isChoosing(seat: number): boolean {
    return this.view.acting.includes(seat);
  }

  override look(seat: number): void {
    super.look(seat);
    this.cursor = null;
  }

  domain(seat: number): Domain {
    return this.board.domains[seat] as Domain;
  }

  score(seat: number): number {
    return this.total(seat) ?? 0;
  }

  /** The cells that name the fresh pieces of a domain. */
  freshOf(seat: number): Set<string> {
    const mine = [...this.fresh].filter((one) => one.startsWith(`${seat}:`));
    return new Set(mine.map((one) => one.slice(one.indexOf(":") + 1)));
  }

  /** What stands on a cell of a domain. */
  pieceAt(seat: number, cell: string): Piece | undefined {
    return this.domain(seat).pieces.find(({ cells }) => cells.includes(cell));
  }

  // Sentences

  pieceName(piece: string): string {
    return say(`era.piece.${piece}`);
  }

  /** How good whoever played alone was; empty before the end, and with others. */
  readonly rankName = $derived.by(() => {
    const { rank } = this.board;
    if (!rank) return "";
    return `${say("era.board.rank", { rank: { key: `era.rank.${rank}` } })}. ${say(`era.rank_text.${rank}`)}`;
  });

  /** What a die shows, in words. */
  faceName(face: string): string {
    const info = this.catalog.faces[face];
    if (!info) return face;
    return say("era.face", { die: { key: `era.die.${info.die}` }, shows: info.texts });
  }

  // Options

  /** What is answered with a plain button. */
  readonly answers = $derived.by(
    () => this.decision?.options.filter((option) => !PLACED_VERBS.has(split(option.notation)[0])) ?? [],
  );

  override forget(): void {
    super.forget();
    this.picked.clear();
    this.turning = null;
    this.doomed = null;
  }

  override changed(): void {
    super.changed();
    if (this.placing) this.looked = null;
    this.takeInHand();
  }

  // A piece in hand

  readonly #spots = $derived(
    this.decision?.options.filter((option) => option.notation.startsWith("place:")) ?? [],
  );
  /** The piece that is to be placed now. */
  readonly placing = $derived.by(() => {
    if (this.#spots.length === 0) return null;
    return this.board.placing ?? this.board.laying_out?.[0] ?? "scorched";
  });
  /** The ways it can be turned. */
  readonly ways = $derived([...new Set(this.#spots.map(({ notation }) => notation.split(":")[1]!))]);
  readonly turned = $derived(this.ways.includes(this.#turned) ? this.#turned : (this.ways[0] ?? "r0"));
  /** The possible places in this turn. */
  readonly places = $derived(
    this.#spots.filter(({ notation, problem }) => !problem && notation.split(":")[1] === this.turned),
  );

  shape(piece: string, turned: string): [number, number][] {
    return this.catalog.pieces[piece]?.shapes[turned] ?? [];
  }

  size(piece: string, turned: string): [number, number] {
    const shape = this.shape(piece, turned);
    return [1 + Math.max(0, ...shape.map(([x]) => x)), 1 + Math.max(0, ...shape.map(([, y]) => y))];
  }

  readonly ghost = $derived.by((): Ghost | null => {
    const piece = this.placing;
    if (!piece || !this.#at) return null;
    const turned = this.turned;
    const [width, height] = this.size(piece, turned);
    const { grid } = this.catalog;
    const left = limited(Math.round(this.#at[0] - width / 2), 0, grid.width - width);
    const top = limited(Math.round(this.#at[1] - height / 2), 0, grid.height - height);
    const cells = this.shape(piece, turned).map(([x, y]) => cellName(left + x, top + y));
    const corner = cellName(left, top);
    return { piece, turned, corner, cell: corner, cells, option: this.option(`place:${turned}:${corner}`) };
  });

  /** What putting it down would add to the score. */
  readonly gain = $derived(pointsOf(this.ghost?.option?.lines ?? []));

  /** Holds the piece over a place, given in cells. */
  hold = (x: number, y: number): void => {
    this.#at = [x, y];
    this.problem = null;
  };

  /** Moves it by whole cells, inside the grid. */
  push = (dx: number, dy: number): void => {
    const { ghost } = this;
    if (!ghost) return;
    const [width, height] = this.size(ghost.piece, ghost.turned);
    const [left, top] = place(ghost.corner);
    const { grid } = this.catalog;
    const x = limited(left + dx, 0, grid.width - width) + width / 2;
    const y = limited(top + dy, 0, grid.height - height) + height / 2;
    this.hold(x, y);
  };

  turnPiece = (): void => {
    const at = this.ways.indexOf(this.turned);
    this.#turned = this.ways[(at + 1) % this.ways.length] ?? this.#turned;
    this.problem = null;
  };

  drop = (): void => this.act(this.ghost?.option);

  /** A piece that comes to hand lies over a place where it can be put, as near as can be to the last. */
  takeInHand(): void {
    const piece = this.placing;
    if (!piece) return;
    const { grid } = this.catalog;
    const wanted = this.#at ?? [grid.width / 2, grid.height / 2 + 2];
    let nearest = Infinity;
    let found: readonly [number, number] | null = null;
    const best = this.best?.startsWith("place:") ? this.best : null;
    if (!this.places.length) {
      const any = this.#spots.find(({ problem }) => !problem);
      if (any) this.#turned = any.notation.split(":")[1]!;
    }
    const [width, height] = this.size(piece, this.turned);
    for (const { notation } of this.places) {
      const [left, top] = place(notation.split(":")[2]!);
      const [x, y] = [left + width / 2, top + height / 2];
      const distance = notation === best ? -1 : (x - wanted[0]) ** 2 + (y - wanted[1]) ** 2;
      if (distance < nearest) [nearest, found] = [distance, [x, y]];
    }
    this.#at = found ?? wanted;
  }

  // Dice

  /** My dice, each in its place as long as it is not rolled. */
  readonly dice = $derived.by((): Slot[] => {
    const { board } = this;
    const owner = `${this.near}:${board.round}`;
    const moment = `${owner}:${board.phase}:${board.roll ?? 0}`;
    const before = this.#slotsOf === owner ? this.#slots : [];
    // While others still choose, none of them has been rolled yet.
    const rolling = moment === this.#moment ? NONE : this.#rolling;
    this.#slots = arrange(
      before,
      this.domain(this.near).dice.open,
      rolling,
      (face) => this.catalog.faces[face]?.die ?? "",
    );
    if (moment !== this.#moment) this.#rolling = NONE;
    this.#slotsOf = owner;
    this.#moment = moment;
    return this.#slots;
  });

  /** What a monastery has turned in this roll, by the place of the die. */
  readonly turnedDice = $derived.by(() => {
    const found = new Map<number, string>();
    for (const { from, to } of this.board.chosen?.turned ?? []) {
      const slot = this.dice.find(({ id, face }) => face === from && !found.has(id));
      if (slot) found.set(slot.id, to);
    }
    return found;
  });

  /** Dice that the server already knows to be rolled again. */
  readonly sent = $derived.by(() => {
    const found = new Set<number>();
    for (const again of this.board.chosen?.again ?? []) {
      const slot = this.dice.find(
        ({ id, face }) => face === again && !found.has(id) && !this.turnedDice.has(id),
      );
      if (slot) found.add(slot.id);
    }
    return found;
  });

  /** What my dice brought, or are still good for; nothing while they are rolled. */
  readonly captions = $derived.by(() => {
    const { board, near, round } = this;
    if (this.isOver || ["layout", "roll", "quills"].includes(board.phase)) return new Map<number, never>();
    const mine = round.facts.filter((fact) => fact.seat() === near);
    return captionsOf(this.dice, {
      phase: board.phase,
      faces: this.catalog.faces,
      hammers: this.isChoosing(near) ? board.hammers : undefined,
      hasBuilt: board.phase === "extort" || (board.phase === "build" && this.#isAfter(near)),
      built: mine.filter(({ kind }) => kind === "built").length,
      took: mine.filter(({ kind }) => kind === "took"),
    });
  });

  /** Whether a seat had its turn in this phase: whoever acts now comes after it. */
  #isAfter(seat: number): boolean {
    const turn = (one: number) => (one - this.board.first + this.seats.length) % this.seats.length;
    return this.view.acting.some((one) => turn(one) > turn(seat));
  }

  readonly isRolling = $derived(this.decision?.prompt.key === "era.prompt.roll");
  readonly isQuill = $derived(this.decision?.prompt.key === "era.prompt.quill");
  readonly canTurn = $derived(this.asks("turn"));

  /** A die is clicked: picked for another roll, chosen for the quill or the monastery, or it says why not. */
  pick = (slot: Slot): void => {
    if (this.busy) return;
    this.problem = null;
    if (this.turning) {
      this.turning = { face: slot.face };
      return;
    }
    if (this.isQuill) {
      const isPicked = this.picked.has(slot.id);
      this.picked.clear();
      const option = this.option(`quill:${slot.face}`);
      if (option?.problem) this.problem = option.problem;
      else if (!isPicked) this.picked.add(slot.id);
      return;
    }
    if (!this.isRolling || this.sent.has(slot.id)) return;
    if (this.picked.delete(slot.id)) return;
    const option = this.option(`reroll:${slot.face}`);
    if (option?.problem) this.problem = option.problem;
    else if (option && !this.turnedDice.has(slot.id)) this.picked.add(slot.id);
  };

  /** Said to whoever rolls without having picked a die. */
  readonly nothingPicked: Problem = { text: { key: "era.reason.nothing_chosen" }, rule: "roll" };

  /** Rolls what is picked: one action of the engine for each die, one for the player. */
  roll = (): void => {
    if (this.busy || !this.isRolling) return;
    const slots = this.dice.filter(({ id }) => this.picked.has(id));
    const faces = slots
      .map(({ face }) => this.option(`reroll:${face}`))
      .filter((option) => option !== undefined)
      .sort((one, other) => one.action - other.action);
    const rolling = new Set([...this.picked, ...this.sent]);
    this.#rolling = rolling;
    this.want([...faces.map(({ notation }) => notation), "roll"]);
  };

  readonly quillOption = $derived.by(() => {
    const slot = this.dice.find(({ id }) => this.picked.has(id));
    return this.option(slot ? `quill:${slot.face}` : "quill:alone");
  });

  useQuill = (): void => {
    const option = this.quillOption;
    if (!option || option.problem || this.busy) return this.act(option);
    const rolling = new Set(this.picked);
    const quill = this.dice.find(
      ({ id, face }) => !rolling.has(id) && (this.catalog.faces[face]?.shows["quill"] ?? 0) > 0,
    );
    if (quill) rolling.add(quill.id);
    this.act(option);
    this.#rolling = rolling;
    this.#moment = "";
  };
}

function limited(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function broughtBy(entry: Entry | null): Set<string> {
  const brought = factsOf([entry]).filter(({ kind }) => kind === "built" || kind === "scorched");
  return new Set(brought.map((fact) => `${fact.seat()}:${fact.id("cell")}`));
}

/** The cells that an action would enclose or open. */
export function cellsOf(lines: readonly Line[]): string[] {
  const area = lines.find(({ text }) => text.key === "era.bill.area");
  const cells = area?.text.args?.["cells"];
  return typeof cells === "string" && cells ? cells.split(" ") : [];
}

/** What lines of a bill add to the score: all but the cells. */
export function pointsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text, amount }) => sum + (text.key === "era.bill.area" ? 0 : amount), 0);
}
