import { expect, test } from "vitest";

import { beside } from "./beside";

const SCREEN = { width: 1000, height: 700 };
const NOTE = { width: 300, height: 120 };

test("a note stands to the right of the thing it speaks of, level with it", () => {
  expect(beside({ left: 100, top: 300, width: 80, height: 100 }, NOTE, SCREEN)).toEqual({
    left: 190,
    top: 290,
  });
});

test("where there is no room it goes to the left, below or above, and never covers the thing", () => {
  expect(beside({ left: 850, top: 300, width: 80, height: 100 }, NOTE, SCREEN)?.left).toBe(540);
  const wide = { left: 150, top: 20, width: 750, height: 80 };
  expect(beside(wide, NOTE, SCREEN)).toEqual({ left: 375, top: 110 });
  expect(beside({ ...wide, top: 500, height: 150 }, NOTE, SCREEN)).toEqual({ left: 375, top: 370 });
});

test("it stays on the screen", () => {
  expect(beside({ left: 100, top: 5, width: 40, height: 20 }, NOTE, SCREEN)?.top).toBe(10);
  expect(beside({ left: 10, top: 690, width: 40, height: 40 }, NOTE, SCREEN)?.top).toBe(570);
});

test("beside what cannot be seen there is no place", () => {
  expect(beside({ left: 100, top: 900, width: 80, height: 80 }, NOTE, SCREEN)).toBeNull();
  expect(beside({ left: 0, top: 0, width: 0, height: 0 }, NOTE, SCREEN)).toBeNull();
  expect(beside({ left: 0, top: 0, width: 1000, height: 700 }, NOTE, SCREEN)).toBeNull();
});
