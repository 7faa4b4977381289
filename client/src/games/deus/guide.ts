/** What the first-game guide says, and when: pure questions about what the learner sees. */
import type { Guide } from "../../guide/guide";
import { asks, given, isWon, tipsOf, type Kind, type Moment } from "../../guide/tips";
import type { Text } from "../../net/protocol";
import type { Option, View } from "../../net/seen";
import { split } from "../notation";
import type { DeusBoard, Empire, Region, Village } from "./types";

/** What the learner has before their eyes. */
interface Own {
  mine: Empire;
  rivals: Empire[];
  /** Whether a turn begins. */
  isTurn: boolean;
}
type Seen = Moment<DeusBoard> & Own;

/** The rounds from which on a learner has a word to spare for this. */
const SECOND_ROUND = 2;
const THIRD_ROUND = 3;
/** A village with so few empty regions around it is about to fall. */
const NEARLY_SURROUNDED = 2;
/** So few temples or villages are left when the end is near. */
const FEW_LEFT = 1;
const GOODS = ["wood", "stone", "clay", "wheat"];

/** All tips. Where several matter at once, the first that was not told is told. */
export const TIPS: readonly Kind<Seen>[] = [
  // The end
  {
    id: "over",
    rule: "scoring",
    icon: "laurels",
    when: isWon,
  },
  {
    id: "last_round",
    rule: "end",
    icon: "hourglass",
    when: ({ board }) => (board.last_round === null ? null : { round: board.last_round }),
  },
  // What is asked
  { id: "pieces", rule: "variants", icon: "meeple", when: asks("pieces") },
  { id: "first_place", rule: "first_piece", icon: "flat-hammer", when: asks("first_place") },
  { id: "pay", rule: "pay", icon: "two-coins", when: asks("pay") },
  { id: "place", rule: "place", icon: "flat-hammer", when: asks("place") },
  { id: "temple_place", rule: "temple", icon: "greek-temple", when: asks("temple") },
  { id: "hide", rule: "wild", icon: "card-pick", when: asks("hide") },
  { id: "offer", rule: "offering", icon: "fire-bowl", when: asks("offer") },
  { id: "jupiter", rule: "offering", icon: "heavy-lightning", when: asks("god") },
  { id: "draw_more", rule: "offering", icon: "owl", when: asks("draw_more") },
  { id: "take", rule: "offering", icon: "grain-bundle", when: asks("take") },
  { id: "recruit", rule: "pieces", icon: "meeple", when: asks("recruit") },
  { id: "use", rule: "effects", icon: "check-mark", when: asks("use") },
  { id: "produce", rule: "production", icon: "wheat", when: asks("produce") },
  { id: "sell", rule: "blue", icon: "sailboat", when: asks("sell") },
  { id: "buy", rule: "blue", icon: "trireme", when: asks("buy") },
  { id: "activate", rule: "yellow", icon: "observatory", when: asks("activate") },
  { id: "march", rule: "armies", icon: "footprint", when: asks("army", "march") },
  { id: "march_on", rule: "armies", icon: "footprint", when: asks("march_on") },
  { id: "raid", rule: "red", icon: "roman-shield", when: asks("raid", "plunder") },
  // What befell
  {
    id: "conquered",
    rule: "villages",
    icon: "huts-village",
    when: ({ met, me }) => {
      const won = met.find((fact) => fact.kind === "conquered" && fact.seat() === me);
      return won ? { points: won.number("points") } : null;
    },
  },
  {
    id: "robbed",
    rule: "red",
    icon: "centurion-helmet",
    when: ({ met, me }) => given(met.some((fact) => fact.kind === "stole" && fact.seat("victim") === me)),
  },
  // A turn
  {
    id: "welcome",
    rule: "goal",
    icon: "village",
    when: ({ isTurn, mine }) => given(isTurn && built(mine) === 0),
  },
  {
    id: "turn",
    rule: "turn",
    icon: "card-pick",
    when: ({ isTurn }) => given(isTurn),
  },
  { id: "price", rule: "pay", icon: "two-coins", when: ({ isTurn }) => given(isTurn) },
  {
    id: "column",
    rule: "build",
    icon: "scroll-unfurled",
    when: ({ isTurn, mine }) => given(isTurn && built(mine) > 0),
  },
  {
    id: "stuck",
    rule: "offering",
    icon: "fire-bowl",
    when: ({ isTurn, view }) => given(isTurn && options(view, "build").every(({ problem }) => problem)),
  },
  {
    id: "no_piece",
    rule: "pieces",
    icon: "meeple",
    when: ({ isTurn, view }) => {
      const piece = isTurn && options(view, "build").find(lacksPiece)?.problem?.text.args?.["piece"];
      return piece ? { piece: piece as Text } : null;
    },
  },
  {
    id: "village",
    rule: "villages",
    icon: "huts-village",
    when: ({ isTurn, board }) => {
      const near = isTurn && board.villages.find(isNearlySurrounded);
      return near ? { region: near.region.toUpperCase(), points: near.points, open: near.open } : null;
    },
  },
  {
    id: "temple",
    rule: "temple",
    icon: "greek-temple",
    when: ({ isTurn, mine }) => given(isTurn && (mine.hand ?? []).some((card) => card.startsWith("temple"))),
  },
  {
    id: "city",
    rule: "brown",
    icon: "village",
    when: ({ isTurn, board, me }) => {
      const largest = isTurn ? Math.max(0, ...owned(board, me).map(({ pieces }) => pieces.length)) : 0;
      return largest > 1 ? { pieces: largest } : null;
    },
  },
  {
    id: "gods",
    rule: "offering",
    icon: "fire-bowl",
    when: ({ isTurn, board }) => given(isTurn && board.round >= SECOND_ROUND),
  },
  {
    id: "hint",
    rule: "turn",
    icon: "light-bulb",
    when: ({ isTurn, board }) => given(isTurn && board.round >= SECOND_ROUND),
  },
  {
    id: "rivals",
    rule: "hidden",
    icon: "meeple",
    when: ({ isTurn, board }) => given(isTurn && board.round >= THIRD_ROUND),
  },
  {
    id: "most",
    rule: "scoring",
    icon: "swap-bag",
    when: ({ isTurn, mine, rivals }) => {
      const most = isTurn && GOODS.find((good) => rivals.every((one) => held(mine, good) > held(one, good)));
      return most ? { resource: { key: `deus.resource.${most}` } } : null;
    },
  },
  {
    id: "nearly_over",
    rule: "end",
    icon: "hourglass",
    when: ({ isTurn, board }) =>
      given(
        isTurn && ((board.supply["temples"] ?? FEW_LEFT + 1) <= FEW_LEFT || board.villages_left <= FEW_LEFT),
      ),
  },
];

/** Everything that could be said about a view, the most urgent first. */
export const tipsFor = tipsOf<DeusBoard, Own>(TIPS, ({ board, me, asked }) => ({
  mine: board.empires[me]!,
  rivals: board.empires.filter((_, seat) => seat !== me),
  isTurn: asked === "turn",
}));

function options({ decision }: View, verb: string): Option[] {
  return decision?.options.filter(({ notation }) => split(notation)[0] === verb) ?? [];
}

function lacksPiece({ problem }: Option): boolean {
  return problem?.text.key === "deus.reason.no_piece";
}

function isNearlySurrounded({ standing, points, open }: Village): boolean {
  return standing && points > 0 && open <= NEARLY_SURROUNDED;
}

function built({ columns }: Empire): number {
  return Object.values(columns).reduce((sum, cards) => sum + cards.length, 0);
}

function owned({ regions }: DeusBoard, seat: number): Region[] {
  return regions.filter(({ owner }) => owner === seat);
}

function held({ resources }: Empire, good: string): number {
  return resources[good] ?? 0;
}

/** Against one computer, with the usual pieces to begin with. */
export default {
  ways: [
    { id: "columns", icon: "scroll-unfurled", dress: "cards" },
    { id: "villages", icon: "huts-village", dress: "village" },
    { id: "temples", icon: "greek-temple", dress: "temples" },
  ],
  options: {},
  tipsFor,
} satisfies Guide;
