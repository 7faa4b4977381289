import type { GameClient } from "../registry";
import { KEYS } from "./keys";
import Scene from "./Scene.svelte";

export default {
  order: 1,
  Scene,
  keys: KEYS,
  board: () => import("./Table.svelte"),
  mark: () => import("./Mark.svelte"),
  guide: () => import("./guide"),
  extra: "pantheon",
} satisfies GameClient;
