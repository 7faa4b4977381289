/** What the first-game guide says, and when: pure questions about what the learner sees. */
import type { Guide } from "../../guide/guide";
import { asks, given, tipsOf, type Kind, type Moment } from "../../guide/tips";
import type { Entry, Text } from "../../net/protocol";
import type { Option, View } from "../../net/seen";
import type { DuelBoard, City, Slot } from "./types";

/** What the learner has before their eyes. */
interface Own {
  mine: City;
  theirs: City;
  /** How far the pawn is on the rival's half; negative on the learner's. */
  ahead: number;
}
type Seen = Moment<DuelBoard> & Own;

const RESOURCES = ["wood", "clay", "stone", "glass", "papyrus"];
const USUAL_PRICE = 2;
const LOOT_TOKENS = 4;
const CAPITAL = 9;
const SYMBOLS_TO_WIN = 6;
const MOST_WONDERS = 7;

const card = (id: string): Text => ({ key: `duel.card.${id}` });

/** All tips. Where several matter at once, the first that was not told is told. */
export const TIPS: readonly Kind<Seen>[] = [
  // The end
  {
    id: "over",
    rule: "end",
    icon: "trophy",
    when: ({ view, board, me }) =>
      view.ending ? { kind: view.ending, result: board.ranking?.[me] === 1 ? "won" : "lost" } : null,
  },
  // What is asked
  { id: "welcome", rule: "goal", icon: "laurels", when: ({ board }) => given(board.age === 0) },
  { id: "draft", rule: "draft", icon: "great-pyramid", when: asks("draft") },
  {
    id: "draft_choice",
    rule: "again",
    icon: "anticlockwise-rotation",
    when: ({ asked, mine }) => given(asked === "draft" && mine.plans.length > 0),
  },
  {
    id: "structure",
    rule: "structure",
    icon: "great-pyramid",
    when: ({ asked, board }) => given(asked === "turn" && board.age === 1),
  },
  {
    id: "turn",
    rule: "turn",
    icon: "card-discard",
    when: ({ asked, board }) => given(asked === "turn" && board.age === 1),
  },
  {
    id: "tuck",
    rule: "wonders",
    icon: "stone-block",
    when: ({ asked, view }) =>
      asked === "tuck" ? { wonder: view.decision!.prompt.args?.["wonder"] as Text } : null,
  },
  { id: "pair", rule: "progress", icon: "atom", when: asks("progress") },
  {
    id: "begin",
    rule: "begin",
    icon: "flying-flag",
    when: ({ asked, ahead }) => (asked === "begin" ? { why: ahead < 0 ? "weaker" : "last" } : null),
  },
  { id: "revive", rule: "wonder-list", icon: "tombstone", when: asks("revive") },
  { id: "destroy", rule: "wonder-list", icon: "cancel", when: asks("destroy") },
  {
    id: "again",
    rule: "again",
    icon: "anticlockwise-rotation",
    when: ({ asked, last, me }) => given(asked === "turn" && last?.seat === me && told(last, "plays_again")),
  },
  // Dangers and chances
  {
    id: "siege",
    rule: "supremacy",
    icon: "crossed-swords",
    when: ({ ahead }) => (ahead <= -5 ? { spaces: CAPITAL + ahead } : null),
  },
  {
    id: "symbols_rival",
    rule: "science",
    icon: "atom",
    when: ({ theirs }) => (different(theirs) >= 4 ? { count: different(theirs) } : null),
  },
  {
    id: "nearly",
    rule: "victory",
    icon: "trophy",
    when: ({ ahead, mine }) =>
      ahead >= 6
        ? { way: "war", left: CAPITAL - ahead }
        : different(mine) >= 4
          ? { way: "science", left: SYMBOLS_TO_WIN - different(mine) }
          : null,
  },
  // The first turns
  { id: "age3", rule: "guilds", icon: "chess-queen", when: ({ board }) => given(board.age === 3) },
  { id: "age2", rule: "ages", icon: "sunrise", when: ({ board }) => given(board.age === 2) },
  {
    id: "colours",
    rule: "colours",
    icon: "hexes",
    when: ({ asked, mine, theirs }) => given(asked === "turn" && size(mine) + size(theirs) >= 2),
  },
  {
    id: "price",
    rule: "trade",
    icon: "swap-bag",
    when: ({ view, asked }) => {
      const option = asked === "turn" ? possible(view).find((one) => bought(one) !== null) : undefined;
      const unit = option && bought(option);
      return option && unit
        ? { card: unitCard(option), price: total(option), resource: unit["resource"] as Text }
        : null;
    },
  },
  {
    id: "goods",
    rule: "resources",
    icon: "stone-crafting",
    when: ({ mine }) => {
      const first = mine.cards.brown[0] ?? mine.cards.grey[0];
      return first === undefined ? null : { card: card(first) };
    },
  },
  {
    id: "chain",
    rule: "chains",
    icon: "link",
    when: ({ asked, board, me }) => {
      const slot = asked === "turn" ? board.structure.find((one) => isChained(one, me)) : undefined;
      return slot ? { card: card(slot.card!) } : null;
    },
  },
  {
    id: "wonder",
    rule: "wonders",
    icon: "great-pyramid",
    when: ({ asked, mine }) => {
      const plan = asked === "turn" ? mine.plans.find(({ price }) => price <= mine.coins) : undefined;
      return plan ? { wonder: { key: `duel.wonder.${plan.wonder}` }, price: plan.price } : null;
    },
  },
  {
    id: "hint",
    rule: "icons-table",
    icon: "light-bulb",
    when: ({ asked, mine }) => given(asked === "turn" && size(mine) >= 3),
  },
  {
    id: "locked",
    rule: "cost",
    icon: "padlock",
    when: ({ view, asked }) => {
      const option = asked === "turn" ? view.decision?.options.find(isTooDear) : undefined;
      return option
        ? { card: unitCard(option), missing: Number(option.problem!.text.args?.["missing"]) }
        : null;
    },
  },
  {
    id: "pawn",
    rule: "military",
    icon: "pawn",
    when: ({ ahead }) => (ahead === 0 ? null : { side: ahead > 0 ? "theirs" : "mine" }),
  },
  {
    id: "symbol",
    rule: "science",
    icon: "atom",
    when: ({ mine }) => given(different(mine) > 0),
  },
  {
    id: "reveal",
    rule: "structure",
    icon: "eye-shield",
    when: ({ asked, board }) =>
      given(
        asked === "turn" &&
          board.structure.filter(({ state }) => state === "gone").length >= 2 &&
          board.structure.some(({ state }) => state === "face_down"),
      ),
  },
  {
    id: "discard",
    rule: "discard",
    icon: "card-discard",
    when: ({ asked, mine }) => (asked === "turn" && mine.coins <= 3 ? { coins: mine.discard_income } : null),
  },
  {
    id: "rival_goods",
    rule: "trade",
    icon: "scales",
    when: ({ mine }) => {
      const dear = mine.unit_prices.findIndex((price) => price > USUAL_PRICE);
      return dear < 0
        ? null
        : { resource: { key: `duel.resource.${RESOURCES[dear]}` }, price: mine.unit_prices[dear]! };
    },
  },
  {
    id: "yellow",
    rule: "discard",
    icon: "swap-bag",
    when: ({ mine }) => (mine.cards.yellow.length > 0 ? { coins: mine.discard_income } : null),
  },
  {
    id: "loot",
    rule: "military",
    icon: "coins-pile",
    when: ({ board }) => given(board.loot.length < LOOT_TOKENS),
  },
  {
    id: "chain_rival",
    rule: "chains",
    icon: "link",
    when: ({ asked, board, me }) => {
      const slot =
        asked === "turn"
          ? board.structure.find((one) => isChained(one, 1 - me) && !isChained(one, me))
          : undefined;
      return slot ? { card: card(slot.card!) } : null;
    },
  },
  {
    id: "seven",
    rule: "seven",
    icon: "hourglass",
    when: ({ mine, theirs }) => {
      const built = mine.wonders.length + theirs.wonders.length;
      return built >= 5 && built < MOST_WONDERS ? { left: MOST_WONDERS - built } : null;
    },
  },
  {
    id: "count",
    rule: "scoring",
    icon: "laurels",
    when: ({ board }) =>
      given(board.age === 3 && board.structure.filter((one) => one.state !== "gone").length <= 8),
  },
];

/** Everything that could be said about a view, the most urgent first. */
export const tipsFor = tipsOf<DuelBoard, Own>(TIPS, ({ board, me }) => ({
  mine: board.cities[me]!,
  theirs: board.cities[1 - me]!,
  ahead: me === 0 ? board.pawn : -board.pawn,
}));

function told(entry: Entry, kind: string): boolean {
  return entry.events?.some((event) => event.kind === kind) ?? false;
}

/** How many different symbols a city has. */
function different(city: City): number {
  return city.symbols.filter((count) => count > 0).length;
}

function size(city: City): number {
  return Object.values(city.cards).reduce((sum, cards) => sum + cards.length, 0);
}

function isChained(slot: Slot, seat: number): boolean {
  return slot.playable === true && slot.chained?.[seat] === true;
}

function possible(view: View): Option[] {
  return (
    view.decision?.options.filter((option) => !option.problem && option.notation.startsWith("build:")) ?? []
  );
}

function isTooDear(option: Option): boolean {
  return option.notation.startsWith("build:") && option.problem?.text.key === "duel.reason.too_dear";
}

/** The arguments of the first unit that the bank sells for this option, if it sells any. */
function bought(option: Option): NonNullable<Text["args"]> | null {
  return option.lines?.find(({ text }) => text.key === "duel.bill.bank")?.text.args ?? null;
}

function total(option: Option): number {
  return option.lines?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
}

function unitCard(option: Option): Text {
  return option.name.args?.["card"] as Text;
}

/** Without Pantheon; the learner begins. */
export default {
  ways: [
    { id: "war", icon: "crossed-swords", dress: "red" },
    { id: "science", icon: "atom", dress: "green" },
    { id: "points", icon: "capitol", dress: "blue" },
  ],
  options: { pantheon: "false", first: "1" },
  tipsFor,
} satisfies Guide;
