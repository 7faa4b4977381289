/* Made from the server's types by scripts/protocol_types.py: do not edit. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient =
  Hello | Act | Undo | Resign | Say | OfferRematch | ProposeStandIn | GiveBack | AskHint | AskReview | Ping;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer = Welcome | Moved | Changed | Said | Done | Refused | Hint | Reviewed | Pong | Closed;

export interface Protocol {}
/**
 * An action as a strong player sees it; `value` is the chance to win after it, 0 to 1.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  action: number;
  notation: string;
  name: Text;
  value: number;
}
/**
 * A message: a key of the locale files and its arguments.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Text".
 */
export interface Text {
  key: string;
  args?: {
    [k: string]: Text[] | number | string | Text;
  };
}
/**
 * What can be corrected of a game, as it is played here.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Box".
 */
export interface Box {
  edition: string;
  file: string;
  sections: BoxSection[];
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BoxSection".
 */
export interface BoxSection {
  name: string;
  title: Text;
  entries: BoxEntry[];
}
/**
 * Something that an owner of a game can correct.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BoxEntry".
 */
export interface BoxEntry {
  path: string;
  name: Text;
  value: string;
  is_guess: boolean;
  source: string;
  why: Text;
}
/**
 * What another file would change of the box that is played with now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BoxChange".
 */
export interface BoxChange {
  path: string;
  name: Text;
  was: string;
  now: string;
}
/**
 * What cannot be, and where.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BoxFault".
 */
export interface BoxFault {
  line: number;
  path: string;
  text: Text;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BoxFile".
 */
export interface BoxFile {
  text: string;
}
/**
 * What is to be said of a file; nothing is changed by it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BoxVerdict".
 */
export interface BoxVerdict {
  faults: BoxFault[];
  changes: BoxChange[];
  edition: string;
  guesses: number;
}
/**
 * A real choice of a game as a strong player judges it; chances are those of its seat, 0 to 1.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  move: number;
  before: number;
  seat: number;
  played: number;
  chance: number;
  better: number;
  better_chance: number;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Credentials".
 */
export interface Credentials {
  login: string;
  password: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Name".
 */
export interface Name {
  name: string;
}
/**
 * Something for whoever runs the server to look at: a line of the chat, or somebody at the table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewReport".
 */
export interface NewReport {
  line?: number | null;
  seat?: number | null;
  text?: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewToken".
 */
export interface NewToken {
  name: string;
  scope?: "play" | "read";
}
/**
 * The present password shows that it is the owner who asks; `new` is the one to be.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Password".
 */
export interface Password {
  password: string;
  new?: string;
  keep_tokens?: boolean;
}
/**
 * Whoever is at the other end.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  id: string;
  name: string;
  login?: string | null;
  speaker?: string;
}
/**
 * Why something could not be done: the body of every HTTP error, and the refusal in a reply.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  text: Text;
  rule?: string;
}
/**
 * How a finished game went, in the eyes of a strong player.
 *
 *     Both lists begin before the first move and go on after each that whoever asked was told of, with a
 *     number for every seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  chances: number[][];
  points: number[][];
  turning_points?: TurningPoint[];
  points_unit?: number;
  choices?: Choice[];
}
/**
 * A move that lost much of the chance to win; `value` is that of its seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurningPoint".
 */
export interface TurningPoint {
  move: number;
  seat: number;
  played: Advice;
  better: Advice;
  text: Text;
  why?: Text[];
  before?: number;
}
/**
 * A browser that is signed in as this person.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Session".
 */
export interface Session {
  id: string;
  created: number;
  seen: number;
  device: string;
  is_this: boolean;
}
/**
 * A key for a program that plays, or looks, in this person's name.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Token".
 */
export interface Token {
  id: string;
  name: string;
  created: number;
  scope: "play" | "read";
  secret?: string | null;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameOption".
 */
export interface GameOption {
  name: string;
  default: string;
  choices: string[];
}
/**
 * A title that can be played here.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  name: string;
  rules_version: number;
  seats: number[];
  options: GameOption[];
  levels: string[];
  thinking: number[];
  points_unit?: number;
  edition?: string;
  guesses?: number | null;
}
/**
 * What an action is called, in notation and in words. A game's actions are numbered from 0.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Action".
 */
export interface Action {
  notation: string;
  name: Text;
}
/**
 * How long people may think: in each move, or in the whole game with `extra` added after each move.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  per: "game" | "move";
  seconds: number;
  extra?: number;
}
/**
 * Who is to sit there: `me`, an `open` place for whoever has the link, or a `bot`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatRequest".
 */
export interface SeatRequest {
  kind: "bot" | "me" | "open";
  level?: string;
  seconds?: number | null;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: {
    [k: string]: string;
  };
  clock?: Clock | null;
  listed?: boolean;
  hints?: boolean;
}
/**
 * Go on with a finished game from one of its positions, against computers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
  move: number;
  seat: number;
  level: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  seat?: number | null;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  online?: boolean;
  stood_in?: boolean;
  awaited?: number | null;
  time_left?: number | null;
  seconds?: number | null;
}
/**
 * How a game ended. `ending` is the game's own word, or `resigned`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  ending: string;
  scores: number[];
  places: number[];
  resigned?: number | null;
}
/**
 * A proposal that a bot shall play for a seat whose person is gone; others at the table agree.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  seat: number;
  agreed: number[];
}
/**
 * A table without its board: what everybody may know of it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  id: string;
  game: string;
  rules_version: number;
  options: {
    [k: string]: string;
  };
  status: "over" | "playing" | "waiting";
  seats: Seat[];
  acting: number[];
  moves: number;
  created: number;
  changed: number;
  commitment: string;
  summary?: Text | null;
  you?: number | null;
  is_host?: boolean;
  listed?: boolean;
  hints?: boolean;
  clock?: Clock | null;
  secret?: string | null;
  result?: Result | null;
  votes?: Vote[];
  rematch_offers?: number[];
  rematch?: string | null;
  problem?: Problem | null;
  origin?: string | null;
  continued?: number | null;
}
/**
 * What the home page shows: the tables of whoever asks, most urgent first, and open places.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  yours: Table[];
  open: Table[];
}
/**
 * One line of a sum that explains a price or a gain.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  text: Text;
  amount: number;
}
/**
 * What some actions would cost or bring, line by line: the places of the lines in the decision.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sum".
 */
export interface Sum {
  actions: number[];
  lines: number[];
}
/**
 * What a seat is asked. What the actions are called, the game tells once for all: see `Action`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  prompt: Text;
  actions: number[];
  others?: number[];
  problems?: Problem[];
  why?: number[];
  lines?: Line[];
  sums?: Sum[];
}
/**
 * What one seat, or a spectator, may see: the game's own board, and what the seat is asked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  seat: number | null;
  acting: number[];
  ending: string;
  board: {};
  scores?: number[];
  decision?: Decision | null;
  can_undo?: boolean;
}
/**
 * Something that happened: docs/events/ lists every kind of every game, with its values.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Event".
 */
export interface Event {
  text: Text;
  kind?: string;
  values?: {
    [k: string]:
      | number
      | string
      | string[]
      | {
          [k: string]: number;
        };
  };
}
/**
 * One line of a table's history. Whoever is told counts them from 1, and they never change.
 *
 *     `act` and `undo` carry the game on; an undo takes back the seat's last action that is not taken back. A
 *     wish of several actions is as many entries, and so is its undo.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  sequence: number;
  kind: "act" | "give_back" | "resign" | "stand_in" | "undo";
  seat: number;
  at: number;
  action?: number | null;
  notation?: string;
  name?: Text | null;
  events?: Event[];
}
/**
 * A line of the players' talk, or of the watchers': while the game is on, neither hears the others.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  speaker?: string;
}
/**
 * The table after a number of the moves one was told of, for the history slider and the replay.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Position".
 */
export interface Position {
  move: number;
  view: View;
  entry?: Entry | null;
}
/**
 * What a program's seat is asked: a line of `GET /api/bot/decisions`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  table: string;
  game: string;
  sequence: number;
  view: View;
  guess?: {} | null;
}
/**
 * The first message. `since` is the last sequence number the client has; 0 for none.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  since?: number;
  chat?: number;
}
/**
 * Do something: an action, or several that are one wish. The same `request` sent twice counts once.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  request: string;
  sequence: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  actions: [number, ...number[]];
}
/**
 * Take back the last wish: all actions of the last request that is not taken back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  request: string;
  sequence: number;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: "resign";
  request: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  request: string;
  text: string;
}
/**
 * Offer to play again; when all have, the new table's id comes with the table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OfferRematch".
 */
export interface OfferRematch {
  type: "rematch";
  request: string;
}
/**
 * Agree that a bot plays for a seat whose person is gone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ProposeStandIn".
 */
export interface ProposeStandIn {
  type: "stand_in";
  request: string;
  seat: number;
}
/**
 * The person of a seat is back and plays on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GiveBack".
 */
export interface GiveBack {
  type: "give_back";
  request: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  type: "hint";
  request: string;
}
/**
 * How did the finished game go? Whoever has not asked to `begin` is told only what is known, or is
 *     being worked out for somebody else.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskReview".
 */
export interface AskReview {
  type: "review";
  request: string;
  begin?: boolean;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * Answers `hello`: the present, and the history after what the client has.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  sequence: number;
  table: Table;
  view: View | null;
  entries: Entry[];
  chat: Chat[];
}
/**
 * The history has grown by what one request did, or by more; the view is what it led to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  type: "moved";
  entries: Entry[];
  view: View;
  table: Table;
}
/**
 * Something about the table changed: who sits or is online, votes, offers, clocks.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Changed".
 */
export interface Changed {
  type: "changed";
  table: Table;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: "said";
  chat: Chat;
}
/**
 * A request was carried out, or was before: it is stored.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
  request: string;
  sequence: number;
  entries?: number;
}
/**
 * A request was not carried out, and nothing changed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  request: string;
  problem: Problem;
}
/**
 * The best actions, best first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hint";
  request: string;
  advice?: Advice[];
  words?: Text[];
  reasons?: Text[];
  line?: string[];
}
/**
 * Answers `review`, and comes again whenever another move is judged, until the review is there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reviewed".
 */
export interface Reviewed {
  type: "review";
  request: string;
  done: number;
  total: number;
  is_running?: boolean;
  review?: Review | null;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
}
/**
 * The server ends the connection; `again` tells whether the client shall come back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Closed".
 */
export interface Closed {
  type: "closed";
  problem: Problem;
  again: boolean;
}
