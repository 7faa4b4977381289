/** A page for whoever works on a board: any fixture in any theme and language, at
 * `/src/games/gallery/?game=duel&fixture=pantheon-turn&theme=dark&language=ru`. Only `npm run dev` serves it. */
import "../../ui/fonts.css";
import "../../ui/tokens.css";
import "../../ui/base.css";

import { mount } from "svelte";

import type { View } from "../../net/protocol";
import { loadBoard } from "../../table/boards";
import { switchTo, type Language } from "../../text/text.svelte";
import Gallery from "./Gallery.svelte";

const NAMES = {
  en: ["Mark", "Livia", "Bruno", "Clara"],
  ru: ["Марк", "Ливия", "Бруно", "Клара"],
};
const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "duel";
const language = (wanted.get("language") as Language | null) ?? "en";
const fixtures = import.meta.glob<unknown>("../*/fixtures/*.json", { import: "default" });
const load = (name: string) => fixtures[`../${game}/fixtures/${name}.json`]?.();
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";
await switchTo(language);
const view = (await load(wanted.get("fixture") ?? "pantheon-turn")) as View | undefined;
const after = (await load(wanted.get("after") ?? "")) as View | undefined;
if (!view) document.body.textContent = Object.keys(fixtures).join("\n");
else {
  const board = view.board as { cities?: unknown[]; domains?: unknown[]; empires?: unknown[] };
  const seats = (board.cities ?? board.domains ?? board.empires ?? []).length;
  mount(Gallery, {
    target: document.getElementById("app")!,
    props: {
      game,
      Board: await loadBoard(game),
      view,
      after: after ?? null,
      catalog: await load("catalog"),
      names: NAMES[language].slice(0, seats),
    },
  });
}
