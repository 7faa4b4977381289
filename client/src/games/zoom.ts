/** Looking at a drawing that is larger than its place: how near, and at which part of it. Values only; `Chart.svelte`
 * moves them. */

/** A part of a drawing, in its own units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The place on the screen, in pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** How near one looks: 1 shows the whole drawing. `x` and `y` are the middle of what is seen. */
export interface Zoom extends Point {
  level: number;
}

/** One step of a key, a button or the wheel. */
export const STEP = 1.3;
/** The largest size of the drawing's own units, in pixels: nobody needs more. */
const NEAREST = 3;
/** How far the edge of a drawing can be dragged into its place, in pixels: out from under the buttons in the corners,
 * and the overview. */
const RIM = 106;

export function middle({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** The smallest box round some others. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((one) => one.x));
  const y = Math.min(...boxes.map((one) => one.y));
  const right = Math.max(...boxes.map((one) => one.x + one.w));
  const bottom = Math.max(...boxes.map((one) => one.y + one.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** Pixels for each unit when the whole drawing is seen. */
export function fit(all: Box, { width, height }: Frame): number {
  return width && height ? Math.min(width / all.w, height / all.h) : 1;
}

export function whole(all: Box): Zoom {
  return { level: 1, ...middle(all) };
}

/** Pixels for each unit. */
export function scaleOf(zoom: Zoom, all: Box, frame: Frame): number {
  return fit(all, frame) * zoom.level;
}

/** What is seen, in the drawing's units. */
export function seen(zoom: Zoom, all: Box, frame: Frame): Box {
  if (!frame.width || !frame.height) return all;
  const scale = scaleOf(zoom, all, frame);
  const [w, h] = [frame.width / scale, frame.height / scale];
  return { x: zoom.x - w / 2, y: zoom.y - h / 2, w, h };
}

/** The same look, no farther than the whole and no nearer than useful, with nothing but drawing in sight, or with
 * some pixels of `rim` beyond its edge. */
export function kept(zoom: Zoom, all: Box, frame: Frame, rim = 0): Zoom {
  const most = Math.max(1, NEAREST / fit(all, frame));
  const level = Math.min(most, Math.max(1, zoom.level));
  const { w, h } = seen({ ...zoom, level }, all, frame);
  const more = level > 1 ? rim / scaleOf({ ...zoom, level }, all, frame) : 0;
  return {
    level,
    x: held(zoom.x, all.x - more, all.w + 2 * more, w),
    y: held(zoom.y, all.y - more, all.h + 2 * more, h),
  };
}

/** The middle of a window of some length over a drawing of another. */
function held(at: number, start: number, length: number, window: number): number {
  if (window >= length) return start + length / 2;
  return Math.min(start + length - window / 2, Math.max(start + window / 2, at));
}

/** Nearer or farther, while a point of the drawing stays where it is on the screen. */
export function towards(zoom: Zoom, by: number, point: Point, all: Box, frame: Frame): Zoom {
  const level = kept({ ...zoom, level: zoom.level * by }, all, frame).level;
  const part = zoom.level / level;
  const moved = { level, x: point.x + (zoom.x - point.x) * part, y: point.y + (zoom.y - point.y) * part };
  return kept(moved, all, frame, by > 1 ? RIM : 0);
}

/** Moved by some pixels of the screen, as a finger drags a sheet. */
export function dragged(zoom: Zoom, dx: number, dy: number, all: Box, frame: Frame): Zoom {
  const scale = scaleOf(zoom, all, frame);
  return kept({ ...zoom, x: zoom.x - dx / scale, y: zoom.y - dy / scale }, all, frame, RIM);
}

/** A look at a part at a size that is easy to read; the whole, if that is easy to read already. A large part may be
 * drawn smaller, so that more of it is in sight, but not below `smallest`. */
export function lookAt(part: Box | null, readable: number, all: Box, frame: Frame, smallest = 0): Zoom {
  const least = fit(all, frame);
  if (least >= readable || !frame.width) return whole(all);
  const target = part ?? all;
  const wanted = part ? Math.min(readable, Math.max(least, smallest, fit(part, frame))) : readable;
  return kept({ level: wanted / least, ...middle(target) }, all, frame);
}

export function isIn(part: Box, window: Box): boolean {
  const slack = 1;
  return (
    part.x >= window.x - slack &&
    part.y >= window.y - slack &&
    part.x + part.w <= window.x + window.w + slack &&
    part.y + part.h <= window.y + window.h + slack
  );
}

/** Moved no more than needed until a part is seen; from farther away if it is too large, but not below `smallest`. */
export function showing(zoom: Zoom, part: Box, all: Box, frame: Frame, smallest = 0): Zoom {
  const window = seen(zoom, all, frame);
  if (isIn(part, window)) return zoom;
  if (part.w > window.w || part.h > window.h)
    return kept(
      { level: Math.max(smallest, fit(part, frame)) / fit(all, frame), ...middle(part) },
      all,
      frame,
    );
  const x = Math.min(part.x, Math.max(part.x + part.w - window.w, window.x));
  const y = Math.min(part.y, Math.max(part.y + part.h - window.h, window.y));
  return kept({ ...zoom, x: x + window.w / 2, y: y + window.h / 2 }, all, frame);
}
