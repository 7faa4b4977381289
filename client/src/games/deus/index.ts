import type { GameClient } from "../registry";
import Scene from "./Scene.svelte";

export default {
  order: 2,
  Scene,
  board: () => import("./Table.svelte"),
  mark: () => import("./Mark.svelte"),
  guide: () => import("./guide"),
} satisfies GameClient;
