import { expect, test } from "vitest";

import { factOf, ToldStage } from "../testing";
import { play } from "./motion";

test.each([
  ["built", { seat: 1, card: "altar", coins: 2 }, 'card:altar > [data-piece="card:altar"]'],
  ["discarded", { seat: 1, card: "altar", coins: 2 }, 'card:altar > [data-anchor="discards"]'],
  [
    "wonder_built",
    { seat: 0, wonder: "sphinx", card: "altar", coins: 2 },
    'card:altar > [data-piece="wonder:sphinx"]',
  ],
  ["progress", { seat: 0, token: "law" }, 'progress:law > [data-piece="progress:law"]'],
  ["summoned", { seat: 0, god: "mars" }, 'god:mars > [data-piece="god:mars"]'],
])("the fact %s sends its piece where it lies now", (kind, values, journey) => {
  const stage = new ToldStage();
  play(stage, [factOf(kind, values)], true);
  expect(stage.told).toEqual([journey]);
});
