import type { GameClient } from "../registry";
import Scene from "./Scene.svelte";

/** Still to come: there is a card for it on the home page. */
export default { order: 4, Scene } satisfies GameClient;
