import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";

import { expect, it } from "vitest";

/** What every folder with a table has, by these names; `docs/adding-a-game.md` says what they are for. */
const FILES = [
  "Ask.svelte",
  "Inspect.svelte",
  "Narrow.svelte",
  "Scene.svelte",
  "Table.svelte",
  "Table.test.ts",
  "Wide.svelte",
  "icons.json",
  "icons.ts",
  "index.ts",
  "keys.ts",
  "labels.ts",
  "model.svelte.ts",
  "motion.test.ts",
  "motion.ts",
  "pieces",
  "positions.json",
  "states.css",
  "types.ts",
];

const folders = readdirSync(__dirname).filter((name) => existsSync(resolve(__dirname, name, "Table.svelte")));

it.each(folders)("%s has the shape of the others", (game) => {
  const own = readdirSync(resolve(__dirname, game));
  expect(FILES.filter((file) => !own.includes(file))).toEqual([]);
});
