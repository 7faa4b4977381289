/** What the first-game guide says, and when: pure questions about what the learner sees. */
import type { Guide } from "../../guide/guide";
import { asks, given, isWon, tipsOf, type Kind, type Moment } from "../../guide/tips";
import type { Text } from "../../net/protocol";
import type { Option, View } from "../../net/seen";
import type { Fact } from "../facts";
import type { Domain, EraBoard } from "./types";

/** What the learner has before their eyes. */
interface Own {
  mine: Domain;
  rivals: Domain[];
  /** What the last move brought to the learner. */
  met: Fact[];
}
type Seen = Moment<EraBoard> & Own;

const FIRST_ROLL = 2;
const LAST_ROLL = 3;
/** The round from which on a learner has seen everything once. */
const SECOND_ROUND = 2;

const pieceName = (piece: string): Text => ({ key: `era.piece.${piece}` });
const resourceName = (resource: string): Text => ({ key: `era.resource.${resource}` });

/** All tips. Where several matter at once, the first that was not told is told. */
export const TIPS: readonly Kind<Seen>[] = [
  // The end
  {
    id: "over",
    rule: "scoring",
    icon: "trophy",
    when: isWon,
  },
  // Laying out
  { id: "welcome", rule: "goal", icon: "village", when: asks("layout") },
  {
    id: "layout",
    rule: "layout",
    icon: "stone-wall",
    when: ({ asked, prompt }) => (asked === "layout" ? { left: Number(prompt["left"] ?? 0) } : null),
  },
  {
    id: "layout_ring",
    rule: "walls",
    icon: "stone-wall",
    when: ({ asked, mine }) => given(asked === "layout" && walls(mine) > 0),
  },
  {
    id: "layout_scorched",
    rule: "scorched",
    icon: "burning-skull",
    when: ({ asked, board }) => given(asked === "layout" && board.laying_out?.[0] === "scorched"),
  },
  // What is asked
  { id: "quill", rule: "quill", icon: "quill-ink", when: asks("quill") },
  { id: "take", rule: "collect", icon: "wheat", when: asks("take") },
  { id: "bandits", rule: "disasters", icon: "death-skull", when: asks("bandits") },
  { id: "remove", rule: "disasters", icon: "burning-skull", when: asks("remove") },
  {
    id: "treachery",
    rule: "scorched",
    icon: "burning-skull",
    when: asks("scorched"),
  },
  { id: "demand", rule: "extort", icon: "broadsword", when: asks("demand") },
  {
    id: "tribute",
    rule: "extort",
    icon: "round-shield",
    when: ({ asked, prompt }) => (asked === "tribute" ? { points: Number(prompt["points"] ?? 0) } : null),
  },
  // Rolling
  {
    id: "roll",
    rule: "roll",
    icon: "rolling-dices",
    when: ({ asked, board, mine }) =>
      asked === "roll" && board.roll === FIRST_ROLL ? { dice: mine.dice.open.length } : null,
  },
  {
    id: "skull",
    rule: "disasters",
    icon: "death-skull",
    when: ({ asked, mine }) =>
      asked === "roll" && mine.dice.skulls && mine.dice.disaster
        ? { skulls: mine.dice.skulls, disaster: { key: `era.disaster.${mine.dice.disaster}` } }
        : null,
  },
  {
    id: "monastery",
    rule: "monastery",
    icon: "prayer",
    when: ({ view }) => given(can(view, "turn").length > 0),
  },
  {
    id: "third",
    rule: "roll",
    icon: "rolling-dices",
    when: ({ asked, board }) => given(asked === "roll" && board.roll === LAST_ROLL),
  },
  {
    id: "swords",
    rule: "extort",
    icon: "crossed-swords",
    when: ({ asked, mine }) => (asked === "roll" && mine.dice.swords ? { swords: mine.dice.swords } : null),
  },
  {
    id: "together",
    rule: "turn",
    icon: "check-mark",
    when: ({ asked, board }) => given(asked === "roll" && board.round >= SECOND_ROUND),
  },
  // What befell
  {
    id: "hunger",
    rule: "feed",
    icon: "meal",
    when: ({ met }) => {
      const hunger = met.find(({ kind }) => kind === "hunger");
      return hunger ? { points: hunger.number("points") } : null;
    },
  },
  {
    id: "disease",
    rule: "disasters",
    icon: "death-skull",
    when: ({ met }) => {
      const disease = met.find(({ kind }) => kind === "disease");
      return disease ? { points: disease.number("points") } : null;
    },
  },
  // Building
  {
    id: "build",
    rule: "build",
    icon: "flat-hammer",
    when: ({ asked, board }) => (asked === "build" ? { hammers: board.hammers ?? 0 } : null),
  },
  { id: "place", rule: "place", icon: "clockwise-rotation", when: asks("place") },
  {
    id: "feed",
    rule: "feed",
    icon: "wheat",
    when: ({ asked, mine }) =>
      asked === "build" && farms(mine) < population(mine)
        ? { dice: population(mine), farms: farms(mine) }
        : null,
  },
  {
    id: "wall",
    rule: "walls",
    icon: "stone-wall",
    when: ({ asked, view, mine }) =>
      given(
        asked === "build" &&
          mine.area === 0 &&
          can(view, "build").some(({ notation }) => notation.startsWith("build:wall")),
      ),
  },
  {
    id: "locked",
    rule: "buildings",
    icon: "padlock",
    when: ({ asked, view }) => {
      const dear = asked === "build" ? view.decision?.options.find(isTooDear) : undefined;
      return dear ? { piece: pieceName(dear.notation.slice("build:".length)) } : null;
    },
  },
  {
    id: "ring",
    rule: "walls",
    icon: "stone-wall",
    when: ({ mine }) => (mine.area > 0 ? { cells: mine.area } : null),
  },
  {
    id: "new_die",
    rule: "round-end",
    icon: "rolling-dices",
    when: ({ asked, mine }) => given(asked === "build" && homes(mine) > population(mine)),
  },
  {
    id: "hint",
    rule: "tips",
    icon: "light-bulb",
    when: ({ asked, board }) => given(asked === "build" && board.round >= SECOND_ROUND),
  },
  {
    id: "full",
    rule: "collect",
    icon: "swap-bag",
    when: ({ mine }) => {
      const full = Object.keys(mine.resources).find((one) => mine.resources[one] === mine.most[one]);
      return full ? { resource: resourceName(full) } : null;
    },
  },
  {
    id: "culture",
    rule: "scoring",
    icon: "lyre",
    when: ({ mine }) => (mine.culture > 0 ? { culture: mine.culture } : null),
  },
  {
    id: "rival",
    rule: "extort",
    icon: "crossed-swords",
    when: ({ asked, mine, rivals }) =>
      given(
        asked === "build" &&
          rivals.some(
            ({ dice }) => (dice.swords ?? 0) > Math.max(mine.dice.swords ?? 0, mine.dice.shields ?? 0),
          ),
      ),
  },
  {
    id: "last",
    rule: "end",
    icon: "laurels",
    when: ({ asked, board }) => {
      const last =
        asked === "build" ? Object.keys(board.supply).find((piece) => isLast(board, piece)) : undefined;
      return last ? { piece: pieceName(last) } : null;
    },
  },
  {
    id: "tokens",
    rule: "end",
    icon: "laurels",
    when: ({ board: { tokens } }) =>
      tokens.flipped > 0 && tokens.flipped < tokens.in_play
        ? { left: tokens.in_play - tokens.flipped }
        : null,
  },
];

/** Everything that could be said about a view, the most urgent first. */
export const tipsFor = tipsOf<EraBoard, Own>(TIPS, ({ board, me, met }) => ({
  mine: board.domains[me]!,
  rivals: board.domains.filter((_, seat) => seat !== me),
  met: met.filter((fact) => fact.seat() === me),
}));

function can(view: View, verb: string): Option[] {
  return (
    view.decision?.options.filter(({ notation, problem }) => !problem && notation.startsWith(`${verb}:`)) ??
    []
  );
}

function isTooDear({ notation, problem }: Option): boolean {
  return notation.startsWith("build:") && problem?.text.key === "era.reason.too_dear";
}

function population({ pool }: Domain): number {
  return Object.values(pool).reduce((sum, count) => sum + count, 0);
}

const count = ({ pieces }: Domain, ...wanted: string[]): number =>
  pieces.filter(({ piece }) => wanted.includes(piece)).length;
const farms = (domain: Domain): number => count(domain, "farm");
/** Buildings in which dice live. */
const homes = (domain: Domain): number => count(domain, "keep", "longhouse", "townhouse", "church");
const walls = ({ pieces }: Domain): number => pieces.filter(({ piece }) => piece.startsWith("wall")).length;

function isLast({ supply }: EraBoard, piece: string): boolean {
  return supply[piece] === 1 && !piece.startsWith("wall") && piece !== "scorched";
}

/** Against one computer: three dice of people, one of war, and a domain of one's own. */
export default {
  ways: [
    { id: "town", icon: "village", dress: "town" },
    { id: "walls", icon: "stone-wall", dress: "area" },
    { id: "people", icon: "wheat", dress: "food" },
  ],
  options: {},
  tipsFor,
} satisfies Guide;
