/** A page for whoever works on a board: any position in any theme and language. `npm run gallery` serves it, at
 * `/src/games/gallery/?game=<game>&position=<name>&theme=dark&language=ru`; without a position it lists them. */
import "../../ui/fonts.css";
import "../../ui/tokens.css";
import "../../ui/base.css";

import { mount } from "svelte";

import type { Action, View } from "../../net/protocol";
import { seen } from "../../net/seen";
import { FIRST_GAME } from "../registry";
import { loadBoard } from "../../table/boards";
import { sheetOf } from "../../table/sheet";
import { switchTo, type Language } from "../../text/text.svelte";
import Gallery from "./Gallery.svelte";

const NAMES = {
  en: ["Mark", "Livia", "Bruno", "Clara"],
  ru: ["Марк", "Ливия", "Бруно", "Клара"],
};
const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? FIRST_GAME;
const language = (wanted.get("language") as Language | null) ?? "en";
const positions = import.meta.glob<unknown>("../../../../build/positions/*/*.json", { import: "default" });
const load = (name: string) => positions[`../../../../build/positions/${game}/${name}.json`]?.();
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";
await switchTo(language);
const actions = ((await load("actions")) ?? []) as Action[];
async function position(name: string) {
  const view = (await load(wanted.get(name) ?? "")) as View | undefined;
  return view ? seen(view, actions) : null;
}
const view = await position("position");
if (!view) document.body.textContent = Object.keys(positions).join("\n");
else {
  mount(Gallery, {
    target: document.getElementById("app")!,
    props: {
      game,
      Board: await loadBoard(game),
      view,
      after: await position("after"),
      catalog: await load("catalog"),
      names: NAMES[language].slice(0, sheetOf(view).totals.length),
    },
  });
}
