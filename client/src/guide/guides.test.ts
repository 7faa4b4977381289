/** What every guide keeps, whatever its game: a further one adds its own files and is found here by itself. */
import { beforeAll, describe, expect, test, vi } from "vitest";

import { gameNames } from "../games/registry";
import { positionsOf } from "../games/testing";
import { open } from "../rules/book";
import { servesRules } from "../testing";
import { isKnown, switchTo } from "../text/text.svelte";
import type { Guide, Tip } from "./guide";

interface Module {
  default: Guide;
  TIPS: readonly Pick<Tip, "id" | "rule">[];
}

const FEWEST = 20;
const MOST = 40;
const MODULES = import.meta.glob<Module>("../games/*/guide.ts", { eager: true });
const guides = Object.entries(MODULES).map(([path, module]) => ({
  game: path.split("/").at(-2)!,
  ...module,
}));

test("every game that has a table of its own is taught", () => {
  expect(guides.map(({ game }) => game).sort()).toEqual(gameNames().sort());
});

describe.each(guides)("the guide of $game", ({ game, default: guide, TIPS }) => {
  const views = positionsOf(game);
  beforeAll(() => switchTo("en"));

  test("has between twenty and forty tips, each with its own name", () => {
    const names = TIPS.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(FEWEST);
    expect(names.length).toBeLessThanOrEqual(MOST);
  });

  test.each(["en", "ru"] as const)(
    "says everything in %s, and leads to chapters that are there",
    async (language) => {
      await switchTo(language);
      vi.stubGlobal("fetch", servesRules);
      const book = (await open(game, language))!;
      vi.unstubAllGlobals();
      const anchors = book.chapters.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
      for (const { id, rule } of TIPS) {
        expect(isKnown(`${game}.guide.title.${id}`), id).toBe(true);
        expect(isKnown(`${game}.guide.tip.${id}`), id).toBe(true);
        expect(anchors, id).toContain(rule);
      }
      for (const { id } of guide.ways) {
        expect(isKnown(`${game}.guide.way.${id}`), id).toBe(true);
        expect(isKnown(`${game}.guide.way_text.${id}`), id).toBe(true);
      }
      expect(isKnown(`${game}.guide.lead`)).toBe(true);
      expect(isKnown(`${game}.guide.how`)).toBe(true);
    },
  );

  test("has something to say whenever the learner is asked, and at the end", () => {
    for (const { name, view } of views) {
      if (view.decision || view.ending) expect(guide.tipsFor(view, null).length, name).toBeGreaterThan(0);
    }
  });

  test("tells a spectator nothing", () => {
    expect(guide.tipsFor({ ...views[0]!.view, seat: null }, null)).toEqual([]);
  });
});
