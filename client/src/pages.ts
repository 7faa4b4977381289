/** The pages, each loaded when it is first shown. */
import type { Component } from "svelte";

import type { Route } from "./router.svelte";

type Load = () => Promise<unknown>;

const FILES: Record<string, Load> = import.meta.glob(["./pages/*.svelte", "./guide/Guide.svelte"]);
const PAGES: Record<Route["page"], string> = {
  home: "./pages/Home.svelte",
  new: "./pages/NewTable.svelte",
  table: "./pages/Table.svelte",
  review: "./pages/Review.svelte",
  shelf: "./pages/Shelf.svelte",
  rules: "./pages/Rules.svelte",
  guide: "./guide/Guide.svelte",
  box: "./pages/Box.svelte",
  about: "./pages/About.svelte",
  account: "./pages/Account.svelte",
  missing: "./pages/Missing.svelte",
};

/** The component of a route; its props are the route's own. */
export async function loadPage(page: Route["page"]): Promise<Component<Record<string, unknown>>> {
  const load = FILES[PAGES[page]] ?? FILES[PAGES.missing]!;
  return ((await load()) as { default: Component<Record<string, unknown>> }).default;
}
