/** A page for whoever works on the board: any fixture in any theme and language, at
 * `/src/games/duel/gallery/?fixture=pantheon-turn&theme=dark&language=ru`. Only `npm run dev` serves it. */
import "../../../ui/fonts.css";
import "../../../ui/tokens.css";
import "../../../ui/base.css";

import { mount } from "svelte";

import type { View } from "../../../net/protocol";
import { switchTo, type Language } from "../../../text/text.svelte";
import catalog from "../fixtures/catalog.json";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search);
const fixtures = import.meta.glob<View>("../fixtures/*-*.json", { import: "default" });
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";
await switchTo((wanted.get("language") as Language | null) ?? "en");
const view = await fixtures[`../fixtures/${wanted.get("fixture") ?? "pantheon-turn"}.json`]?.();
const after = await fixtures[`../fixtures/${wanted.get("after") ?? ""}.json`]?.();
if (!view) document.body.textContent = Object.keys(fixtures).join("\n");
else {
  const names = wanted.get("language") === "ru" ? ["Марк", "Ливия"] : ["Mark", "Livia"];
  mount(Gallery, {
    target: document.getElementById("app")!,
    props: { view, after: after ?? null, catalog, names },
  });
}
