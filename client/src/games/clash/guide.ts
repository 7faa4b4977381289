/** What the first-game guide says, and when: pure questions about what the learner sees. */
import type { Arguments, Guide } from "../../guide/guide";
import { asks, given, isWon, tipsOf, type Kind, type Moment } from "../../guide/tips";
import type { City, ClashBoard, Nation } from "./types";

/** What the learner has before their eyes. */
interface Own {
  mine: Nation;
  cities: [string, City][];
  /** The verbs of what can be done now. */
  can: Set<string>;
}
type Seen = Moment<ClashBoard> & Own;

/** On my turn, if something of the kind can be done. */
const may =
  (...verbs: string[]) =>
  ({ asked, can }: Seen): Arguments | null =>
    given(asked === "turn" && verbs.some((verb) => can.has(verb)));
const LAST_AGE = 6;
/** The round from which on a learner has seen the turn once. */
const SECOND_ROUND = 2;
const DEAR = 2;
const GOVERNMENTS = ["voting", "nationalism", "dogma"];

/** All tips. Where several matter at once, the first that was not told is told. */
export const TIPS: readonly Kind<Seen>[] = [
  // The end
  {
    id: "over",
    rule: "scoring",
    icon: "trophy",
    when: isWon,
  },
  // The beginning
  { id: "welcome", rule: "goal", icon: "village", when: asks("settler") },
  { id: "settler", rule: "set_up", icon: "old-wagon", when: asks("settler") },
  // What befell
  {
    id: "captured",
    rule: "capture",
    icon: "crossed-swords",
    when: ({ met, me }) =>
      given(
        met.some(
          (fact) => fact.kind === "captured" && [fact.number("captor"), fact.number("loser")].includes(me),
        ),
      ),
  },
  {
    id: "event",
    rule: "events",
    icon: "scroll-unfurled",
    when: ({ met, me }) => given(met.some((fact) => fact.kind === "event" && fact.seat() === me)),
  },
  // What is asked
  {
    id: "battle",
    rule: "battle",
    icon: "crossed-swords",
    when: ({ board, me }) => given(board.battle?.attacker === me || board.battle?.defender === me),
  },
  { id: "tactics", rule: "tactics", icon: "card-pick", when: asks("tactics") },
  { id: "lose", rule: "battle", icon: "centurion-helmet", when: asks("lose") },
  { id: "retreat", rule: "battle", icon: "footprint", when: asks("retreat") },
  { id: "study", rule: "advance", icon: "light-bulb", when: asks("study") },
  { id: "collect", rule: "collect", icon: "wheat", when: asks("collect") },
  { id: "building", rule: "construct", icon: "greek-temple", when: asks("building") },
  {
    id: "recruit",
    rule: "recruit",
    icon: "old-wagon",
    when: ({ asked, prompt }) => (asked === "recruit" ? { left: Number(prompt["left"] ?? 1) } : null),
  },
  { id: "group", rule: "move", icon: "footprint", when: asks("move", "group") },
  { id: "explore", rule: "explore", icon: "compass", when: asks("tile", "anchor") },
  { id: "cheer", rule: "mood", icon: "dove", when: asks("cheer") },
  { id: "boost", rule: "influence", icon: "lyre", when: asks("boost", "source", "influence") },
  { id: "exhaust", rule: "events", icon: "wheat", when: asks("exhaust") },
  {
    id: "barbarians",
    rule: "barbarians",
    icon: "viking-helmet",
    when: asks("barbarians_settle", "barbarians_grow", "barbarian_army", "barbarian_step"),
  },
  { id: "great", rule: "great", icon: "imperial-crown", when: asks("great") },
  {
    id: "claim",
    rule: "objectives",
    icon: "archery-target",
    when: ({ asked, can }) => given(asked === "claim" || can.has("claim")),
  },
  {
    id: "status",
    rule: "status",
    icon: "hourglass",
    when: asks("free_advance", "raze", "government", "first"),
  },
  { id: "offer", rule: "trade", icon: "trade", when: asks("consider", "compose") },
  // My turn
  {
    id: "turn",
    rule: "turn",
    icon: "hourglass",
    when: ({ asked, board }) => (asked === "turn" ? { left: board.actions_left } : null),
  },
  {
    id: "hungry",
    rule: "collect",
    icon: "wheat",
    when: ({ asked, can, mine: { goods } }) =>
      given(asked === "turn" && can.has("collect") && goods.food + goods.ideas + goods.gold < DEAR),
  },
  { id: "advance", rule: "advance", icon: "open-book", when: may("advance") },
  {
    id: "full",
    rule: "resources",
    icon: "wooden-crate",
    when: ({ mine: { goods, limits, advances } }) =>
      advances.includes("storage") || goods.food < (limits["food"] ?? Infinity)
        ? null
        : { limit: goods.food },
  },
  { id: "found", rule: "found", icon: "huts-village", when: may("found") },
  {
    id: "near",
    rule: "events",
    icon: "scroll-unfurled",
    when: ({ mine }) => given(mine.track === 1),
  },
  {
    id: "again",
    rule: "activate",
    icon: "wooden-crate",
    when: ({ asked, cities }) => {
      const worked = cities.find(([, { activated }]) => activated);
      return asked === "turn" && worked ? { cell: worked[0] } : null;
    },
  },
  {
    id: "angry",
    rule: "cities",
    icon: "dove",
    when: ({ cities }) => {
      const angry = cities.find(([, { mood }]) => mood === "angry");
      return angry ? { cell: angry[0] } : null;
    },
  },
  { id: "move", rule: "move", icon: "footprint", when: may("move") },
  { id: "construct", rule: "construct", icon: "hammer-nails", when: may("construct") },
  { id: "play", rule: "cards", icon: "round-star", when: may("play") },
  { id: "influence", rule: "influence", icon: "lyre", when: may("influence") },
  {
    id: "government",
    rule: "government",
    icon: "capitol",
    when: ({ view }) =>
      given(
        GOVERNMENTS.some((first) =>
          view.decision?.options.some(({ notation, problem }) => notation === `advance:${first}` && !problem),
        ),
      ),
  },
  {
    id: "wonder",
    rule: "wonders",
    icon: "great-pyramid",
    when: ({ mine }) => given((mine.own?.wonders.length ?? 0) > 0),
  },
  {
    id: "hint",
    rule: "turn",
    icon: "light-bulb",
    when: ({ asked, board }) => given(asked === "turn" && (board.age > 1 || board.round >= SECOND_ROUND)),
  },
  {
    id: "last",
    rule: "end",
    icon: "laurels",
    when: ({ board }) => given(board.age >= LAST_AGE || board.last_round),
  },
  // Whatever else is asked
  { id: "asked", rule: "turn", icon: "check-mark", when: ({ asked }) => given(asked !== "") },
];

/** Everything that could be said about a view, the most urgent first. */
export const tipsFor = tipsOf<ClashBoard, Own>(TIPS, ({ view, board, me }) => ({
  mine: board.nations[me]!,
  cities: Object.entries(board.cells).flatMap(([label, { city }]): [string, City][] =>
    city?.owner === me ? [[label, city]] : [],
  ),
  can: new Set(
    view.decision?.options.filter(({ problem }) => !problem).map(({ notation }) => notation.split(":")[0]!),
  ),
}));

/** Against one computer, on the small map. */
export default {
  ways: [
    { id: "cities", icon: "village", dress: "cities" },
    { id: "advances", icon: "open-book", dress: "advances" },
    { id: "objectives", icon: "archery-target", dress: "points" },
  ],
  options: {},
  tipsFor,
} satisfies Guide;
