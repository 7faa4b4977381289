/** What the parts of the table know in common: the view with its shapes, the options by their places, and what is
 * in hand. */
import type { Entry, Problem } from "../../net/protocol";
import type { Option } from "../../net/seen";
import { endingKind, endingTitle } from "../../table/ending";
import { pointsText, sheetOf } from "../../table/sheet";
import { sinceMyTurn, type Told } from "../../table/since";
import { say } from "../../text/text.svelte";
import { factsOf } from "../facts";
import { TableModel, useTable } from "../model.svelte";
import { split } from "../notation";
import type { BoardProps } from "../table";
import { fightOf, lastFight, lossWish } from "./fights";
import { lastHappening } from "./happenings";
import { costOf, halvesOf, heldName, sourceKeyOf } from "./held";
import { choiceOf, firstUsed, takesOf, touched, type Used } from "./gather";
import { SIGNS } from "./icons";
import { armyOf, stepsOf, type Army, type Goal } from "./march";
import { influenceOf, landOf, routesOf } from "./range";
import { worthTelling } from "./since";
import { renumbered, stepsOf as storyOf, type Step } from "./steps";
import { aboutOf, deedOf, DEEDS, placeOf, type Deed } from "./places";
import { Bargain, refusedOffers } from "./trade.svelte";
import {
  BARBARIANS,
  type Amounts,
  type Cell,
  type ClashBoard,
  type ClashCatalog,
  type Good,
  type Harvest,
  type Held,
  type Nation,
  type Offer,
  type Terrain,
  type Thing,
} from "./types";

/** What can be looked at on the map. */
export const OVERLAYS = ["harvest", "influence", "routes"] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** A city that collects, and by which action. */
interface Gathering {
  cell: string;
  harvest: Harvest;
  /** Nothing if it is collecting already. */
  notation: string | null;
}

/** What may be asked in the middle of a wish, which goes on after the answer. */
const BETWEEN = ["pay", "study"];

/** What the status phase asks for itself. */
const IN_STATUS = new Set(
  ["claim", "free_advance", "raze", "government", "first"].map((name) => `clash.prompt.${name}`),
);

const IN_TRADE = new Set(["clash.prompt.compose", "clash.prompt.consider"]);

const NO_LAND: ReturnType<typeof landOf> = new Map();

export const useClash = useTable<Clash>;

export class Clash extends TableModel<ClashBoard, ClashCatalog, Thing> {
  override readonly signs = SIGNS;
  /** The kind of action that was picked on my turn. */
  #deed = $state<Deed | null>(null);
  /** The advance that was picked for what it lets do. */
  #giver = $state<string | null>(null);
  /** The cell that was picked: what can be done there stands beside it. */
  #cell = $state<string | null>(null);
  #isTrading = $state(false);
  /** What the mouse or the focus rests on: the stock shows what it would cost. */
  weighed = $state.raw<Option | null>(null);
  /** How many of each squad of the picked army stay. */
  #stays = $state.raw<readonly number[]>([]);
  /** Where it would attack: that is asked once more. */
  #aim = $state<string | null>(null);
  /** The action by which the picked city would collect. */
  #gathers = $state<string | null>(null);
  #used = $state.raw<readonly Used[] | null>(null);
  overlay = $state<Overlay | null>(null);
  /** The step of the story that is looked at. */
  step = $state<number | null>(null);
  /** The turn whose story was put away. */
  #putAway = $state("");

  /** What I would offer. */
  readonly bargain = new Bargain();
  /** The last battle that was put away, or that was over before I came. */
  #read = $state(0);
  /** The same for events. */
  #heard = $state(0);
  /** The battle that is put aside while it is fought, to look at the map. */
  #aside = $state<number | null>(null);
  /** The battle of others that is looked at. */
  #opened = $state<number | null>(null);

  constructor(props: () => BoardProps) {
    super(props, BETWEEN);
    this.#read = lastFight(props().moves)?.id ?? 0;
    const event = lastHappening(props().moves);
    this.#heard = event?.isPast ? event.id : 0;
  }

  // What is shown

  /** Who has won, and how the game ended. */
  readonly ended = $derived.by(() => {
    const { table } = this.props();
    if (!table.result) return {};
    return { title: endingTitle(table, this.view, this.names), note: endingKind(table, this.names) };
  });
  /** Whether I am asked this, on top of all else that goes on. */
  #asks(what: string): boolean {
    return this.decision?.prompt.key === `clash.prompt.${what}`;
  }

  readonly isTurn = $derived(this.#asks("turn"));
  readonly cells = $derived(
    Object.entries(this.board.cells).map(([label, data]): Cell => ({ label, ...data })),
  );
  readonly byLabel = $derived(new Map(this.cells.map((one) => [one.label, one])));
  readonly nation = $derived(this.nationOf(this.shown));
  readonly mine = $derived(this.nationOf(this.near));
  readonly battle = $derived(this.board.battle ?? null);
  /** The battle that is fought, or the last one until it is put away. */
  readonly fight = $derived.by(() => {
    const moves = this.props().moves;
    if (this.battle) return fightOf(this.battle, moves);
    const last = lastFight(moves);
    return last?.outcome && last.id > this.#read ? last : null;
  });
  /** Whether the battle lies over the map; those of others only while they are fought. */
  readonly isStage = $derived.by(() => {
    if (!this.fight || this.#aside === this.fight.id) return false;
    const isOwn = this.isMine && this.fight.owners.includes(this.near);
    return this.battle !== null || isOwn || this.#opened === this.fight.id;
  });
  /** The last event or status phase, until it is put away; what happened since my last turn tells of the phase,
   * too. */
  readonly happening = $derived.by(() => {
    const last = lastHappening(this.props().moves);
    return last && last.id > this.#heard && (last.drawn || this.since.length === 0) ? last : null;
  });
  /** The event that brings the question. */
  readonly cause = $derived.by(() => {
    const isOwn =
      !this.decision || this.isTurn || (this.board.status && IN_STATUS.has(this.decision.prompt.key));
    const last = isOwn ? null : lastHappening(this.props().moves);
    return last?.isPast === false ? last.drawn : null;
  });
  /** Whether what is asked now is asked in the battle. */
  readonly asksInBattle = $derived(this.battle !== null && this.decision !== null);
  /** Whether the battle over the map tells what is asked, of me or of others. */
  readonly stageAsks = $derived.by(() => this.isStage && this.battle !== null);
  readonly offer = $derived(this.board.offer ?? null);
  /** Cells that the newest move was about. */
  readonly fresh = $derived.by(() => touchedBy(this.props().lastMove));

  nationOf(seat: number): Nation {
    return this.board.nations[seat] as Nation;
  }

  cell(label: string | null): Cell | undefined {
    return label === null ? undefined : this.byLabel.get(label);
  }

  citiesOf(seat: number): Cell[] {
    return this.cells.filter(({ city }) => city?.owner === seat);
  }

  pointsOf(seat: number): string {
    const { totals, unit } = sheetOf(this.view);
    return pointsText(totals[seat] ?? null, unit);
  }

  /** The ground as it would be after what is weighed: a tile that is being laid. */
  readonly ground = $derived.by((): readonly Cell[] => {
    const laid = this.weighed && this.board.tile?.ways[this.weighed.notation];
    return laid ? this.groundWith(laid) : this.cells;
  });

  groundWith(laid: Readonly<Record<string, Terrain>>): Cell[] {
    return this.cells.map((one) => ({ ...one, terrain: laid[one.label] ?? one.terrain }));
  }

  /** What I should have after what is weighed. */
  readonly coming = $derived.by((): Amounts => {
    const option = this.weighed && this.option(this.weighed.notation);
    const cost = costOf(option?.lines ?? []);
    return Object.fromEntries(
      Object.entries(cost).map(([good, spent]) => [good, this.mine.goods[good as Good] - spent]),
    );
  });

  /** What I hold: cards of the hand and great persons, objectives, wonders; and wonders that are open to all. */
  readonly held = $derived.by((): Held[] => {
    const { own } = this.mine;
    if (!own) return [];
    const kindOf = (id: string) => (this.catalog.action_cards[id] ? "action" : "great");
    return [
      ...own.hand.map((id) => ({ kind: kindOf(id), id }) as Held),
      ...own.objectives.map((id): Held => ({ kind: "objective", id })),
      ...[...own.wonders, ...this.board.open_wonders].map((id): Held => ({ kind: "wonder", id })),
    ];
  });

  // Sentences

  ownerName(owner: number): string {
    return owner === BARBARIANS ? say("clash.barbarians") : this.seatName(owner);
  }

  /** The message that names what adds to a roll or cancels hits. */
  sourceKey(source: string): string {
    return sourceKeyOf(this.catalog, source);
  }

  heldName(held: Held): string {
    return heldName(this.catalog, held);
  }

  /** What a card does, one sentence each. */
  heldTexts(held: Held): string[] {
    return halvesOf(this.catalog, held).flatMap(({ texts }) => texts.map((text) => this.text(text)));
  }

  // Options by their places

  readonly #all = $derived(this.decision?.options ?? []);

  /** For each cell what can be done there; on my turn only what belongs to the picked action. */
  readonly spots = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const add = (label: string, option: Option) => {
      if (this.byLabel.has(label)) found.set(label, [...(found.get(label) ?? []), option]);
    };
    for (const option of this.#all) {
      if (!this.#isPicked(option)) continue;
      const place = placeOf(option);
      if (place === "cell") add(aboutOf(option), option);
      if (place === "slot") for (const { label } of this.cellsOfSlot(aboutOf(option))) add(label, option);
    }
    return found;
  });

  /** Whether an option belongs to what was picked: to an action, or to an advance that gives it; or nothing was. */
  #isPicked(option: Option): boolean {
    if (!this.isTurn) return true;
    return this.giver ? this.#isGivenBy(this.giver, option) : !this.deed || deedOf(option) === this.deed;
  }

  #isGivenBy(advance: string, { notation }: Option): boolean {
    return this.catalog.advances[advance]!.gives.includes(split(notation)[0]);
  }

  /** What an advance of mine lets do now. */
  givenBy(advance: string): Option[] {
    return this.isTurn ? this.legal.filter((option) => this.#isGivenBy(advance, option)) : [];
  }

  private cellsOfSlot(slot: string): Cell[] {
    return this.cells.filter((one) => `slot${one.slot + 1}` === slot);
  }

  /** What can be done on a cell now. */
  legalAt(label: string): Option[] {
    return this.spots.get(label)?.filter((option) => !option.problem) ?? [];
  }

  readonly byAdvance = $derived.by(() => {
    const found = new Map<string, Option>();
    for (const option of this.#all) {
      const about = aboutOf(option);
      if (placeOf(option) === "advance" && (!found.has(about) || !option.problem)) found.set(about, option);
    }
    return found;
  });

  /** Whether an advance is to be chosen now. */
  readonly asksForAdvance = $derived.by(
    () => this.deed === "advance" || (!this.isTurn && this.byAdvance.size > 0),
  );

  readonly byCard = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.#all)
      if (placeOf(option) === "card") {
        const about = aboutOf(option);
        found.set(about, [...(found.get(about) ?? []), option]);
      }
    return found;
  });

  /** My offers that were refused. */
  readonly refused = $derived(this.isMine ? refusedOffers(this.props().moves, this.near) : []);
  readonly trades = $derived(this.#all.filter((option) => placeOf(option) === "trade"));

  /** What can be done of each of the seven actions. */
  readonly deeds = $derived.by(() => {
    const found = new Map<Deed, Option[]>(DEEDS.map((deed) => [deed, []]));
    if (!this.isTurn) return found;
    for (const option of this.legal) {
      const place = placeOf(option);
      if (place !== "trade" && place !== "card" && option.notation !== "end")
        found.get(deedOf(option))!.push(option);
    }
    return found;
  });

  /** What is asked about an offer is answered beside it. */
  readonly asksInTrade = $derived(this.offer !== null && IN_TRADE.has(this.decision?.prompt.key ?? ""));

  /** Why nothing of an action can be done now. */
  whyNot(deed: Deed): Problem | null {
    if (!this.isTurn || this.deeds.get(deed)?.length) return null;
    const refused = this.#all.filter((option) => option.problem && deedOf(option) === deed);
    return refused.find((option) => placeOf(option) !== "card")?.problem ?? null;
  }

  /** What is answered with a plain button: all that has no other place in sight. */
  readonly answers = $derived.by(() => {
    if (this.asksInTrade) return [];
    const heldIds = new Set(this.held.map(({ id }) => id));
    return this.#all.filter((option) => {
      const place = placeOf(option);
      if (place === "card") return !heldIds.has(aboutOf(option));
      if (place !== "ask" || (this.gathering && option.notation.startsWith("take:"))) return false;
      if (!this.isTurn || option.notation === "end") return true;
      if (!this.deed && !this.giver) return false;
      return this.#isPicked(option) && !(option.notation === "move" && this.isMoving);
    });
  });

  // Doing

  readonly deed = $derived.by((): Deed | null => (this.isTurn ? this.#deed : null));
  readonly giver = $derived.by(() => (this.isTurn ? this.#giver : null));
  readonly chosen = $derived.by((): Cell | null => this.cell(this.#cell) ?? null);
  readonly isTrading = $derived.by(() => this.offer !== null || (this.#isTrading && this.trades.length > 0));

  /** Offers the bargain, with all that is in it. */
  propose = (): void => {
    const wish = this.bargain.wish(this.offer);
    if (this.busy || this.bargain.isEmpty) return;
    this.want(wish);
    this.bargain.clear();
  };

  /** Refuses an offer, and keeps the goods of it turned round for an offer of my own. */
  counter = (offer: Offer): void => {
    this.bargain.answer(offer);
    this.act(this.can("skip"));
  };

  /** Puts the battle away, or aside while it is fought. */
  closeBattle = (): void => {
    if (this.battle) this.#aside = this.fight?.id ?? null;
    else this.#read = this.fight?.id ?? this.#read;
  };

  closeHappening = (): void => {
    this.step = null;
    this.#heard = this.happening?.id ?? this.#heard;
  };

  openBattle = (): void => {
    this.#aside = null;
    this.#opened = this.fight?.id ?? null;
  };

  /** The units that I lose, all with one wish. */
  loseUnits = (chosen: readonly string[]): void => {
    const side = this.battle ? [this.battle.attacker, this.battle.defender].indexOf(this.near) : -1;
    if (this.battle && side >= 0) this.want(lossWish(this.battle.units[side]!, chosen));
  };

  override goodsFirst(): Option | undefined {
    return this.can("pay:gold000") ?? this.can("study:ideas0gold0");
  }

  override forget(): void {
    super.forget();
    if (!this.battle) this.closeBattle();
    if (this.isTurn) this.closeHappening();
    this.#deed = null;
    this.#giver = null;
    this.#isTrading = false;
    this.#putDown();
  }

  /** No cell is picked any more, and nothing that was meant there. */
  #putDown(): void {
    this.#cell = null;
    this.#stays = [];
    this.#aim = null;
    this.#gathers = null;
    this.#used = null;
  }

  override changed(): void {
    super.changed();
    this.#stays = [];
    this.#aim = null;
    this.#gathers = null;
    this.#used = null;
  }

  /** One of the seven actions is picked: it is done at once if there is but one way. */
  begin = (deed: Deed): void => {
    if (!this.isTurn || this.busy) return;
    this.problem = null;
    this.#isTrading = false;
    if (deed === "advance") this.look(this.near);
    const [first, ...others] = this.deeds.get(deed) ?? [];
    if (first && others.length === 0 && placeOf(first) === "ask" && deed !== "move") return this.act(first);
    this.#giver = null;
    this.#deed = this.#deed === deed ? null : deed;
    this.#putDown();
    const [army, ...more] = this.#deed === "move" ? this.armies : [];
    if (army && more.length === 0) this.#cell = army;
  };

  /** An advance is picked for what it lets do. */
  pickGiver = (advance: string): void => {
    if (this.busy) return;
    this.problem = null;
    this.#deed = null;
    this.#giver = this.#giver === advance ? null : advance;
    this.#putDown();
  };

  toggleTrade = (): void => {
    this.#isTrading = !this.#isTrading;
  };

  choose = (label: string | null): void => {
    this.problem = null;
    this.#putDown();
    this.#cell = label;
  };

  /** Whether a cell glows: something can be done there now. */
  isOpen(label: string): boolean {
    if (this.busy) return false;
    if (this.gathering) return this.gathering.harvest.cells[label] !== undefined;
    if (this.army && this.army.goals.length > 0) return this.goals.has(label);
    return this.legalAt(label).length > 0 || (this.isMoving && this.armies.includes(label));
  }

  /** A cell is clicked. It is answered at once if there is one thing to do; a finger looks first. */
  touch = (label: string, isFinger = false): void => {
    if (this.busy) return this.choose(this.#cell === label ? null : label);
    this.problem = null;
    if (this.gathering?.harvest.cells[label]) return this.use(label);
    const goal = this.goals.get(label);
    if (goal) return this.aim === label || goal.manner !== "attack" ? this.march(goal) : this.aimAt(label);
    const [first, ...others] = this.legalAt(label);
    const isSure = !isFinger || this.#cell === label;
    const isDirect = !this.isTurn || (this.deed !== null && this.deed !== "activate");
    const canMarch = this.isMoving && this.armies.includes(label);
    if (first && others.length === 0 && isDirect && isSure && !canMarch) return this.act(first);
    const closed = this.army && this.reachOf(this.army.cell)?.blocked?.[label];
    const refused = this.spots.get(label)?.find(({ problem }) => problem);
    this.choose(this.#cell === label ? null : label);
    if (closed) this.problem = { text: closed };
    else if (!first && refused && !this.isTurn) this.problem = refused.problem ?? null;
  };

  // Moving

  /** Whether armies can be picked on the map: nothing else is being done. */
  readonly isMoving = $derived(
    this.board.reach !== undefined &&
      (this.#asks("move") || (this.isTurn && !this.giver && (!this.deed || this.deed === "move"))),
  );
  /** The cells from which units of mine can go. */
  readonly armies = $derived(
    Object.entries(this.board.reach ?? {})
      .filter(([, { groups }]) => groups)
      .map(([label]) => label),
  );
  /** The army that is picked. */
  readonly army = $derived.by((): Army | null => {
    if (!this.isMoving || this.gathering || this.#cell === null) return null;
    return armyOf(this.#cell, this.board.reach?.[this.#cell], this.#stays);
  });
  /** Where the picked army can go, by cell. It takes a road, or becomes something else, only where there is no other way. */
  readonly goals = $derived.by(() => {
    const found = new Map<string, Goal>();
    for (const goal of this.army?.goals ?? [])
      for (const label of this.#labelsOf(goal))
        if (!found.has(label) || !["road", "convert"].includes(goal.manner)) found.set(label, goal);
    return found;
  });
  readonly aim = $derived.by(() => (this.#aim !== null && this.goals.has(this.#aim) ? this.#aim : null));

  #labelsOf({ notation }: Goal): string[] {
    const about = aboutOf({ notation } as Option);
    return about.startsWith("slot") ? this.cellsOfSlot(about).map(({ label }) => label) : [about];
  }

  reachOf(label: string) {
    return this.board.reach?.[label];
  }

  /** One more of a squad stays, or all go again. */
  leave = (place: number): void => {
    const { squads, counts } = this.army ?? { squads: [], counts: [] };
    const stays = squads.map(({ count }, at) => count - counts[at]!);
    stays[place] = counts[place] === 0 ? 0 : stays[place]! + 1;
    this.#stays = stays;
    this.#aim = null;
  };

  aimAt = (label: string): void => {
    this.#aim = label;
  };

  /** The picked army goes: one request. */
  march = (goal: Goal): void => {
    if (this.army && !this.busy) this.want(stepsOf(this.army, goal, this.isTurn));
  };

  /** The units of a cell are picked one by one, as the rules ask. */
  moveFrom = (label: string): void => {
    if (!this.busy) this.want([...(this.isTurn ? ["move"] : []), `from:${label}`]);
  };

  // Looking

  /** What can be collected by the cities of whoever is shown. */
  readonly land = $derived.by(() => {
    const { advances, borrowed } = this.nation;
    const isWanted = this.overlay === "harvest" && !this.gathering;
    return isWanted ? landOf(this.shown, this.byLabel, new Set([...advances, ...borrowed])) : NO_LAND;
  });
  readonly influence = $derived(
    this.overlay === "influence" ? influenceOf(this.shown, this.byLabel) : new Map<string, number>(),
  );
  readonly routes = $derived(this.overlay === "routes" ? routesOf(this.shown, this.byLabel) : []);
  readonly #turn = $derived(`${this.board.age}:${this.board.round}`);

  /** What happened since my last turn: told when my turn begins, until I do something or put it away. */
  readonly since = $derived.by((): Step[] => {
    if (!this.isTurn || this.#putAway === this.#turn) return [];
    const { told, isActing } = sinceMyTurn(this.props().moves, this.near);
    return isActing ? [] : this.#steps(worthTelling(told, this.near));
  });
  /** What the event or the status phase that is told did. */
  readonly effects = $derived.by((): Step[] => {
    const effects = this.happening ? this.#steps(this.happening.told) : [];
    return this.since.length ? renumbered(effects, this.since) : effects;
  });
  /** The steps whose numbers stand on the map. */
  readonly story = $derived.by(() => (this.since.length ? this.since : this.effects));

  #steps(told: readonly Told[]): Step[] {
    return storyOf(told, this.isMine ? this.near : null, (label) => {
      const { city, units = {} } = this.cell(label) ?? {};
      return city?.owner ?? Object.keys(units).map(Number)[0];
    });
  }

  putAwayStory = (): void => {
    this.#putAway = this.#turn;
    this.step = null;
  };

  // Collecting

  readonly gathering = $derived.by((): Gathering | null => {
    const { harvest, harvests } = this.board;
    if (this.#asks("collect") && harvest) return { cell: harvest.cell, harvest, notation: null };
    const [cell, notation] = [this.#cell, this.#gathers];
    const wanted = cell === null || !this.isTurn ? undefined : harvests?.[cell];
    return cell !== null && notation !== null && wanted ? { cell, harvest: wanted, notation } : null;
  });
  /** The cells that are used. */
  readonly used = $derived.by((): readonly Used[] => {
    if (!this.gathering) return [];
    return this.#used ?? firstUsed(this.gathering.harvest, this.mine.goods);
  });
  /** What will be collected, once that is certain. */
  readonly yielded = $derived(this.gathering ? choiceOf(this.gathering.harvest, this.used) : null);

  /** A city is to collect: from where is picked on the map, if that makes a difference. */
  gather = (option: Option): void => {
    const harvest = this.board.harvests?.[aboutOf(option)];
    if (option.problem || !harvest || harvest.choices.length < 2) return this.act(option);
    this.problem = null;
    this.#gathers = option.notation;
    this.#used = null;
  };

  use = (label: string): void => {
    if (this.gathering) this.#used = touched(this.gathering.harvest, this.used, label);
  };

  stopGathering = (): void => {
    this.#gathers = null;
    this.#used = null;
  };

  /** All that was picked is taken: one request. */
  collect = (): void => {
    const { gathering, yielded } = this;
    if (!gathering || !yielded || this.busy) return;
    const takes = takesOf(gathering.harvest, yielded);
    this.want(gathering.notation === null ? takes : [gathering.notation, ...takes]);
  };
}

/** The arguments of facts that name cells. */
const CELLS = ["start", "cell"];

function touchedBy(entry: Entry | null): Set<string> {
  return new Set(factsOf([entry]).flatMap((fact) => CELLS.map((name) => fact.id(name)).filter(Boolean)));
}
