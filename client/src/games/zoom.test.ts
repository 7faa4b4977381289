import { expect, test } from "vitest";

import { around, dragged, isIn, kept, lookAt, scaleOf, seen, showing, towards, whole } from "./zoom";

const ALL = { x: -100, y: -50, w: 600, h: 500 };
const PHONE = { width: 300, height: 250 };
const SCREEN = { width: 1200, height: 1000 };

test("the whole drawing is in sight at first, in the middle of its place", () => {
  const wide = { width: 1200, height: 500 };
  expect(seen(whole(ALL), ALL, wide)).toEqual({ x: -400, y: -50, w: 1200, h: 500 });
});

test("nothing but the drawing comes into sight", () => {
  const far = kept({ level: 2, x: 10_000, y: -10_000 }, ALL, PHONE);
  expect(seen(far, ALL, PHONE)).toEqual({ x: 200, y: -50, w: 300, h: 250 });
});

test("its edge can be dragged out from under the buttons in the corners, and no farther", () => {
  const near = kept({ level: 2, x: 0, y: 0 }, ALL, PHONE);
  const far = dragged(near, -10_000, 10_000, ALL, PHONE);
  expect(seen(far, ALL, PHONE)).toEqual({ x: 200 + 106, y: -50 - 106, w: 300, h: 250 });
  expect(dragged(whole(ALL), -10_000, 10_000, ALL, PHONE)).toEqual(whole(ALL));
});

test("a part that is too large for the screen is not drawn too small for a finger", () => {
  const wide = { x: -100, y: -50, w: 600, h: 400 };
  expect(scaleOf(lookAt(wide, 1, ALL, PHONE), ALL, PHONE)).toBe(0.5);
  expect(scaleOf(lookAt(wide, 1, ALL, PHONE, 0.8), ALL, PHONE)).toBe(0.8);
  const near = kept({ level: 2, x: 0, y: 0 }, ALL, PHONE);
  expect(scaleOf(showing(near, wide, ALL, PHONE), ALL, PHONE)).toBe(0.5);
  expect(scaleOf(showing(near, wide, ALL, PHONE, 0.8), ALL, PHONE)).toBe(0.8);
});

test("a drawing follows the finger pixel by pixel", () => {
  const near = kept({ level: 2, x: 200, y: 200 }, ALL, PHONE);
  expect(scaleOf(near, ALL, PHONE)).toBe(1);
  expect(dragged(near, 30, -20, ALL, PHONE)).toEqual({ level: 2, x: 170, y: 220 });
});

test("what is under the pointer stays there while one looks nearer", () => {
  const before = kept({ level: 1.5, x: 200, y: 200 }, ALL, PHONE);
  const point = { x: 180, y: 230 };
  const onScreen = (zoom: typeof before) => {
    const window = seen(zoom, ALL, PHONE);
    return (point.x - window.x) * scaleOf(zoom, ALL, PHONE);
  };
  const after = towards(before, 1.2, point, ALL, PHONE);
  expect(after.level).toBeCloseTo(1.8);
  expect(onScreen(after)).toBeCloseTo(onScreen(before));
});

test("one looks no farther than the whole, and no nearer than is useful", () => {
  expect(towards(whole(ALL), 0.1, { x: 0, y: 0 }, ALL, PHONE)).toEqual(whole(ALL));
  const nearest = towards(whole(ALL), 1000, { x: 0, y: 0 }, ALL, PHONE);
  expect(scaleOf(nearest, ALL, PHONE)).toBe(3);
});

test("on a small screen a part is shown at a size that can be read, on a large one the whole", () => {
  const part = { x: 300, y: 300, w: 80, h: 80 };
  expect(lookAt(part, 1, ALL, SCREEN)).toEqual(whole(ALL));
  const near = lookAt(part, 1, ALL, PHONE);
  expect(scaleOf(near, ALL, PHONE)).toBe(1);
  expect(isIn(part, seen(near, ALL, PHONE))).toBe(true);
  const wide = { x: 0, y: 0, w: 400, h: 300 };
  expect(isIn(wide, seen(lookAt(wide, 1, ALL, PHONE), ALL, PHONE))).toBe(true);
});

test("what is asked for comes into sight, and what is in sight moves nothing", () => {
  const near = kept({ level: 2, x: 0, y: 0 }, ALL, PHONE);
  const part = { x: 350, y: 350, w: 80, h: 80 };
  const moved = showing(near, part, ALL, PHONE);
  expect(moved.level).toBe(2);
  expect(isIn(part, seen(moved, ALL, PHONE))).toBe(true);
  expect(showing(moved, part, ALL, PHONE)).toBe(moved);
  const large = { x: -90, y: -40, w: 500, h: 400 };
  expect(isIn(large, seen(showing(near, large, ALL, PHONE), ALL, PHONE))).toBe(true);
});

test("a box lies round all others", () => {
  expect(around([])).toBeNull();
  expect(
    around([
      { x: 0, y: 0, w: 1, h: 1 },
      { x: 5, y: -2, w: 1, h: 1 },
    ]),
  ).toEqual({ x: 0, y: -2, w: 6, h: 3 });
});
