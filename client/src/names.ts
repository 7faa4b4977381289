/** Names of people, games and levels, in the language of now. */
import type { Clock, Table } from "./net/protocol";
import { isKnown, say } from "./text/text.svelte";

export function gameName(game: string): string {
  return say(`${game}.title`);
}

/** What the game is about, in a sentence; nothing if nobody has written it. */
export function gameAbout(game: string): string {
  return known(`${game}.home.about`);
}

/** How many can play: "2", "1–4". */
export function playersName(game: string, seats: readonly number[] = []): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return known(`${game}.home.players`) || (least === most ? `${least}` : `${least}–${most}`);
}

/** How long a game takes; nothing if nobody has written it. */
export function durationName(game: string): string {
  return known(`${game}.home.time`);
}

function known(key: string): string {
  return isKnown(key) ? say(key) : "";
}

export function levelName(level: string): string {
  const key = `web.level.${level}`;
  return isKnown(key) ? say(key) : level;
}

const PACES = ["quick", "normal", "long", "longest"];

/** How long a computer player may think: one of the times that are offered. */
export function thinkingName(seconds: number, index: number): string {
  return say(`web.thinking.${PACES[index] ?? "longest"}`, { seconds });
}

const COMPUTERS = 8;

/** A computer player has a name, too: at one table always the same. */
function computerName(table: string, seat: number): string {
  const sum = [...table].reduce((total, letter) => total + letter.charCodeAt(0), seat);
  return say(`web.computer.${(sum % COMPUTERS) + 1}`);
}

/** The names of all seats, in their order. */
export function seatNames(table: Table): string[] {
  return table.seats.map(({ kind, name }, seat) => {
    if (kind === "open") return say("web.seat.open");
    return name || computerName(table.id, seat);
  });
}

/** Everybody but whoever looks, as one line. */
export function othersNames(table: Table): string {
  return seatNames(table)
    .filter((_, seat) => seat !== table.you && table.seats[seat]?.kind !== "open")
    .join(", ");
}

/** Options that change the game, in a word each: those that have such a word. */
export function optionNames(table: Table): string[] {
  return Object.entries(table.options)
    .map(([name, value]) => `${table.game}.option_short.${name}.${value}`)
    .filter(isKnown)
    .map((key) => say(key));
}

/** That people who play against each other may ask for hints, which all of them should know. */
export function hintsName(table: Table): string {
  const people = table.seats.filter(({ kind }) => kind !== "bot").length;
  return table.hints && people > 1 ? say("web.table.hints") : "";
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A time on a clock: 12:41, 3 h, 2 days. */
export function timeName(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 2 * DAY) return say("web.time.days", { days: Math.floor(left / DAY) });
  if (left >= 3 * HOUR) return say("web.time.hours", { hours: Math.floor(left / HOUR) });
  const rest = String(left % 60).padStart(2, "0");
  return `${Math.floor(left / 60)}:${rest}`;
}

export function clockName(clock: Clock | null | undefined): string {
  if (!clock) return say("web.clock.none");
  const { seconds, extra = 0 } = clock;
  if (clock.per === "move") {
    if (seconds >= DAY) return say("web.clock.days", { days: Math.round(seconds / DAY) });
    return say("web.clock.move", { seconds });
  }
  const minutes = Math.round(seconds / 60);
  return extra ? say("web.clock.game_extra", { minutes, extra }) : say("web.clock.game", { minutes });
}

const BROWSERS = ["Edg", "OPR", "YaBrowser", "Firefox", "Chrome", "Safari"];
const BROWSER_NAMES: Record<string, string> = { Edg: "Edge", OPR: "Opera", YaBrowser: "Yandex" };
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];

/** A browser and its system, out of what the browser says of itself; anything else as it is. */
export function deviceName(agent: string): string {
  const browser = BROWSERS.find((name) => agent.includes(`${name}/`));
  const system = SYSTEMS.find((name) => agent.includes(name));
  if (!browser) return agent;
  return [BROWSER_NAMES[browser] ?? browser, system].filter(Boolean).join(", ");
}
