/** What lies over the map for a while: what a cell brings, how an army gets there, numbers and ways of a story. */
import type { IconName } from "../../svg/icons";
import { SIZE } from "../hexes";
import { short } from "../terrain";
import { centre, icon } from "./draw";
import { SIGNS } from "./icons";
import type { Good, Manner } from "./types";

const GREEN = "#1f6b4d";
const GOLD = "#f2c14e";
const GOLD_EDGE = "#7a4f0c";
const MUREX = "#6b3f8c";
const TERRACOTTA = "#b3472f";

/** What a cell brings, and how much: taken, or only possible. 46 across, or 24 where there is little room; round
 * the origin. */
export function drawYield(good: Good, amount: number, isTaken: boolean, isSmall: boolean): string {
  const name = SIGNS[good]?.icon ?? "round-star";
  const [fill, edge, ink] = isTaken ? [GREEN, "#fff", "#fff"] : [GOLD, GOLD_EDGE, "#2a1a05"];
  const isShort = isSmall && amount === 1;
  const half = isShort ? 12 : 23;
  const words = isShort
    ? ""
    : `<text x="-9" y="4.6" font-size="13.5" font-weight="800" fill="${ink}">+${amount}</text>`;
  return `<rect x="${-half}" y="-11.5" width="${2 * half}" height="23" rx="11.5" fill="${fill}" stroke="${edge}" stroke-width="1.6"${isTaken ? "" : ` stroke-dasharray="4 2.4"`}/>${words}${icon(name, isShort ? 0 : 10, 0, 16, ink)}`;
}

/** All that a cell could bring, to look at. */
export function drawGoods(goods: readonly Good[]): string {
  const width = 16 * goods.length + 8;
  const signs = goods.map((good, place) =>
    icon(SIGNS[good]?.icon ?? "round-star", (place - (goods.length - 1) / 2) * 16, 0, 14, "#2a1a05"),
  );
  return `<rect x="${-width / 2}" y="-10" width="${width}" height="20" rx="10" fill="#fffaf0" fill-opacity=".94" stroke="${GOLD_EDGE}" stroke-width="1.2"/>${signs.join("")}`;
}

const BADGE: Partial<Record<Manner, { name: IconName; colour: string }>> = {
  explore: { name: "compass", colour: MUREX },
  attack: { name: "crossed-swords", colour: TERRACOTTA },
  road: { name: "stone-path", colour: GOLD_EDGE },
  board: { name: "anchor", colour: "#24599c" },
  convert: { name: "anchor", colour: MUREX },
};

/** How an army gets to a cell, where it is not a plain step. */
export function drawManner(manner: Manner): string {
  const badge = BADGE[manner];
  if (!badge) return "";
  return `<circle r="10.5" fill="${badge.colour}" stroke="#fff" stroke-width="1.6"/>${icon(badge.name, 0, 0, 14, "#fff")}`;
}

/** The culture that it takes to influence a city. */
export function drawPrice(price: number): string {
  return `<rect x="-19" y="-10" width="38" height="20" rx="10" fill="#fffaf0" stroke="${MUREX}" stroke-width="1.4"/><text x="-7" y="4.4" font-size="13" font-weight="800" fill="#3d2152">${price}</text>${icon("lyre", 7, 0, 13, MUREX)}`;
}

/** The numbers of the story on a cell, or letters that a text speaks of: one or two, or the first and the last. */
export function drawNumbers(numbers: readonly (number | string)[], isAgainst: boolean): string {
  const [fill, ink] = isAgainst ? ["#c63d22", "#fff"] : [GOLD, "#2a1a05"];
  const words = numbers.length > 2 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(", ");
  const half = Math.max(9.5, 3.6 * words.length + 4);
  return `<rect x="${-half}" y="-9.5" width="${2 * half}" height="19" rx="9.5" fill="${fill}" stroke="#241c12" stroke-width="1.4"/><text y="4.3" font-size="12.5" font-weight="800" fill="${ink}">${words}</text>`;
}

/** Whether something can be done there. */
export function drawVerdict(isPossible: boolean): string {
  const sign = isPossible
    ? icon("check-mark", 0, 0, 13, "#fff")
    : `<path d="M-5-5L5 5M5-5L-5 5" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;
  return `<circle r="11.5" fill="${isPossible ? GREEN : "#b3352a"}" stroke="#fff" stroke-width="1.8"/>${sign}`;
}

/** A way from cell to cell, as an arrow. */
export function arrow(from: string, to: string): string {
  const [[x0, y0], [x1, y1]] = [centre(from), centre(to)];
  const far = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [dx, dy] = [(x1 - x0) / far, (y1 - y0) / far];
  const [sx, sy] = [x0 + dx * SIZE * 0.45, y0 + dy * SIZE * 0.45];
  const [ex, ey] = [x1 - dx * SIZE * 0.4, y1 - dy * SIZE * 0.4];
  const head = `M${short(ex)} ${short(ey)}l${short(-dx * 13 - dy * 8)} ${short(-dy * 13 + dx * 8)}l${short(dy * 16)} ${short(-dx * 16)}z`;
  return `<path class="way" d="M${short(sx)} ${short(sy)}L${short(ex - dx * 9)} ${short(ey - dy * 9)}"/><path class="head" d="${head}"/>`;
}

/** A line between two cells, as a trade route. */
export function route(from: string, to: string): string {
  const [[x0, y0], [x1, y1]] = [centre(from), centre(to)];
  const bend = from === to ? 0 : 14;
  const far = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [mx, my] = [(x0 + x1) / 2 - ((y1 - y0) / far) * bend, (y0 + y1) / 2 + ((x1 - x0) / far) * bend];
  return `M${short(x0)} ${short(y0)}Q${short(mx)} ${short(my)} ${short(x1)} ${short(y1)}`;
}

/** The pier of a port, from its city to its sea cell, in the colour of whoever owns it. */
export function drawPort(city: string, sea: string, colour: string): string {
  const [[x0, y0], [x1, y1]] = [centre(city), centre(sea)];
  const at = (part: number) => `${short(x0 + (x1 - x0) * part)} ${short(y0 + (y1 - y0) * part)}`;
  const [x, y] = [x0 + (x1 - x0) * 0.57, y0 + (y1 - y0) * 0.57];
  return `<path d="M${at(0.34)}L${at(0.68)}" stroke="#5b3716" stroke-width="7" stroke-linecap="round"/><path d="M${at(0.34)}L${at(0.68)}" stroke="#c99a6a" stroke-width="3.6" stroke-dasharray="2.4 1.8"/><circle cx="${short(x)}" cy="${short(y)}" r="8.5" fill="${colour}" stroke="#fff" stroke-width="1.4"/>${icon("anchor", x, y, 11, "#fff")}`;
}
