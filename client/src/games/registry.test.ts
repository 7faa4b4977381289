import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

import { expect, it } from "vitest";

import { gameNames } from "./registry";

const SOURCE = resolve(__dirname, "..");
/** Outside their own folders only tests may name games; a comment may not. */
const NAMES = new RegExp(`\\b(${gameNames().join("|")})(?![a-z])`, "i");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return gameNames().includes(entry.name) ? [] : files(path);
    return /\.(ts|svelte|css|html)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

it("nothing outside the games' own folders knows a game by its name", () => {
  const knowing = files(SOURCE).flatMap((path) =>
    readFileSync(path, "utf-8")
      .split("\n")
      .filter((line) => NAMES.test(line))
      .map((line) => `${relative(SOURCE, path)}: ${line.trim().slice(0, 90)}`),
  );
  expect(knowing).toEqual([]);
});
