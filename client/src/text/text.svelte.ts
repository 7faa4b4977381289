/** Messages into sentences: the locale files of the engine, in the language that is chosen now.
 *
 * `text(message, names)` renders a message of the server, `say("web.menu")` one of our own. Both read
 * the language as reactive state, so a page that shows them changes at once when it is switched.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import * as http from "../net/http";
import type { Text } from "../net/protocol";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
type Arguments = NonNullable<Text["args"]>;

/** All but the texts of the command line. */
const FILES = import.meta.glob<string>(
  ["../../../src/tessera/locale/*/*.ftl", "!../../../src/tessera/locale/*/cli.ftl"],
  { query: "?raw", import: "default" },
);
/** Words of expansions: they are loaded when the first of them is asked for. */
const LATER = /\/([a-z]+)_peoples\.ftl$/;
const LATE_FAMILIES = new Set(Object.keys(FILES).flatMap((path) => LATER.exec(path)?.[1] ?? []));
const OURS = new Set(Object.keys(FILES).map((path) => path.split("/").at(-1)!.split(".")[0]!));
const SEAT = "core.seat";

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let chosen = $state<Language>("en");
/** What the keys of our files begin with: the games that have words, and our own parts. */
let families: ReadonlySet<string> = new Set();
/** Games of which we have no file: the server has their words. */
const guests = new Set<string>();
/** Whether somebody has asked for the words that are loaded later. */
let wantsAll = false;
/** The newest loading; an older one that ends later is not shown any more. */
let newest: { wanted: Language; done: Promise<void> } = { wanted: "en", done: Promise.resolve() };

/** The language that is shown now. */
export function language(): Language {
  return chosen;
}

/** Load a language and show everything in it. */
export function switchTo(wanted: Language): Promise<void> {
  const loading = { wanted, done: Promise.resolve() };
  newest = loading;
  loading.done = sourcesOf(wanted).then((sources) => {
    if (newest !== loading) return newest.done;
    speak(wanted, sources);
  });
  return loading.done;
}

/** Know the words of these games: those that live in other packages are asked of the server. */
export async function learn(games: readonly string[]): Promise<void> {
  const known = guests.size;
  for (const game of games) if (!OURS.has(game)) guests.add(game);
  await (guests.size > known ? switchTo(newest.wanted) : newest.done);
}

/** Something has no words yet: those that are loaded later may have them. */
function askForMore(): void {
  if (wantsAll) return;
  wantsAll = true;
  queueMicrotask(() => void switchTo(newest.wanted));
}

async function sourcesOf(wanted: Language): Promise<string[]> {
  const own = Object.entries(FILES).filter(
    ([path]) => path.includes(`/${wanted}/`) && (wantsAll || !LATER.test(path)),
  );
  // What the server cannot tell is told in plain words.
  const theirs = [...guests].map((game) => http.words(game, wanted).catch(() => ""));
  return Promise.all([...own.map(([, load]) => load()), ...theirs]);
}

function speak(wanted: Language, sources: readonly string[]): void {
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  const known = new Set<string>();
  for (const source of sources) {
    const resource = new FluentResource(source);
    for (const { id } of resource.body) known.add(id.split("-")[0]!);
    loaded.addResource(resource);
  }
  families = known;
  bundle = loaded;
  chosen = wanted;
  document.documentElement.lang = wanted;
}

/** The language of the browser if we have it, else English. */
export function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((known) => known === wanted.find((tag) => LANGUAGES.some((one) => one === tag))) ?? "en"
  );
}

/** A message as a sentence; `names` are those of the seats. A key that our files lack is shown as it is, so that
 * it is noticed; a game that has no words at all is shown in plain ones. */
export function text(message: Text, names: readonly string[] = []): string {
  const args = message.args ?? {};
  if (message.key === SEAT) {
    const name = names[Number(args["number"]) - 1];
    if (name) return name;
  }
  const pattern = bundle.getMessage(message.key.replaceAll(".", "-"))?.value;
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) values[name] = argument(value, names);
  if (!pattern) {
    const family = message.key.split(".")[0]!;
    if (LATE_FAMILIES.has(family)) askForMore();
    if (families.has(family)) return message.key;
    return [plain(message.key.split(".").at(-1)!), ...Object.values(values)].join(" ");
  }
  return bundle.formatPattern(pattern, values, []);
}

/** A name of the engine as words: `unit_prices`. */
export function plain(name: string): string {
  return name.replaceAll("_", " ");
}

/** Whether there is such a message. */
export function isKnown(key: string): boolean {
  return bundle.hasMessage(key.replaceAll(".", "-"));
}

/** One of the client's own messages. */
export function say(key: string, args: Arguments = {}): string {
  return text({ key, args });
}

/** A clause as a sentence: with a capital letter, and a full stop if it has no other end. */
export function sentence(clause: string): string {
  const whole = clause.charAt(0).toLocaleUpperCase() + clause.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

function argument(value: Arguments[string], names: readonly string[]): FluentVariable {
  if (typeof value === "object") {
    return Array.isArray(value) ? value.map((part) => text(part, names)).join(", ") : text(value, names);
  }
  return value;
}
