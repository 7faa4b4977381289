import { expect, it } from "vitest";

import { drawNumbers } from "./marks";

/** The words of a drawing. */
const wordsOf = (drawing: string) => drawing.replace(/<[^>]*>/g, "");

it("draws one mark for all numbers of a cell: they would lie on each other", () => {
  expect([[4], [1, 6], [3, 4, 5]].map((numbers) => wordsOf(drawNumbers(numbers, false)))).toEqual([
    "4",
    "1, 6",
    "3–5",
  ]);
});
