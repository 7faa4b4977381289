/** The map as a drawing: hexagons with a flat top, their terrain, cities as wheels, units as plates. */
import { ICONS } from "../../svg/icons";
import type { IconName } from "../../svg/icons";
import { numbers } from "../../svg/numbers";
import { boxAround, boxOf, hexagon, moved, side, SIZE, SQRT3, type Spot } from "../hexes";
import { OWNER, seatMark } from "../seats";
import { forest, mountain, sea, short } from "../terrain";
import type { Box } from "../zoom";
import { BARBARIAN_ICON, BUILDING_ICON, PIRATE_ICON, UNIT_ICON, WONDER_ICON } from "./icons";
import { BARBARIANS, type Cell, type City, type Mood, type Terrain, type UnitName } from "./types";

const BARBARIAN = "#4b3a33";
const PIRATE = "#1e1b1f";
const INK = "#211d18";

/** The flat colour of each terrain. */
export const FLAT: Record<Terrain, string> = {
  sea: "#4f8fb8",
  grassland: "#9dbb5d",
  forest: "#5f8f55",
  mountain: "#a8a296",
  barren: "#e0ae62",
  unknown: "#dccba6",
};

// Places

/** Columns are letters, rows are counted from 1; every second column lies lower by half. */
function placeOf(label: string): { column: number; row: number } {
  const column = label.charCodeAt(0) - 65;
  return { column, row: Number(label.slice(1)) - 1 + (column % 2 ? 0.5 : 0) };
}

export function centre(label: string): Spot {
  const { column, row } = placeOf(label);
  return [SIZE * 1.5 * column, SIZE * SQRT3 * row];
}

export const CELL_POINTS = hexagon(SIZE * 0.985, 0);
export const RING_POINTS = hexagon(SIZE * 0.9, 0);
const WHOLE_POINTS = hexagon(SIZE, 0);
const SLAB_POINTS = hexagon(SIZE * 1.1, 0);

export function at(label: string): string {
  return moved(centre(label));
}

export function cellBox(label: string): Box {
  return boxOf(centre(label));
}

/** The part of the drawing that holds everything, with some air. */
export function viewBox(labels: readonly string[]): Box {
  return boxAround(labels.map(centre));
}

/** The cell on each side of a cell; the edge to it is between corners k and k + 1. */
export function beside(label: string): string[] {
  const column = label.charCodeAt(0) - 65;
  const row = Number(label.slice(1));
  const lower = column % 2;
  const name = (across: number, down: number) => `${String.fromCharCode(65 + column + across)}${row + down}`;
  return [name(1, lower), name(0, 1), name(-1, lower), name(-1, lower - 1), name(0, -1), name(1, lower - 1)];
}

// Terrains

function grassland(random: () => number): string {
  const tufts: [number, number][] = [
    [-21, -12],
    [-4, -18],
    [15, -14],
    [-26, 7],
    [24, 3],
    [-13, 20],
    [8, 25],
    [22, 18],
  ];
  const flowers: [number, number][] = [
    [-12, -6],
    [10, -22],
    [19, 9],
    [-19, 16],
    [2, 17],
  ];
  const waves = `<path d="M-30 12q14-9 30-1t30-3M-26-8q12-8 26 0t26-2" stroke="#7d9f42" stroke-width="2" fill="none" opacity=".7"/>`;
  const grass = tufts.map(([tx, ty]) => {
    const [x, y] = [short(tx + (random() - 0.5) * 4), short(ty + (random() - 0.5) * 4)];
    return `M${short(x - 4)} ${y}q1-5-1-7M${x} ${y}v-9M${short(x + 4)} ${y}q-1-5 2-7`;
  });
  const dots = flowers.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7" fill="#fff3c4"/>`);
  return `${waves}<path d="${grass.join("")}" stroke="#4d7528" stroke-width="1.6" fill="none" stroke-linecap="round"/>${dots.join("")}`;
}

function barren(): string {
  const dunes = [-20, -7, 7, 20].map((y, i) => `M${-28 + (i % 2) * 6} ${y}q10-9 22-1q8 5 14 0q9-6 18 1`);
  return `<path d="${dunes.join("")}" fill="none" stroke="#a8752c" stroke-width="1.8" opacity=".85"/><path d="M-13 6l4-7 6 2 3 5-5 3zM12-11l3-5 5 1 3 5-6 2z" fill="#b39663" stroke="#8a6c3d"/><path d="M15 20V7M15 14h-5V9M15 12h5V8" stroke="#6d7a3c" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
}

function unknown(): string {
  return "";
}

const MOTIF: Record<Terrain, (random: () => number) => string> = {
  sea,
  grassland,
  forest,
  mountain,
  barren,
  unknown,
};

/** A compass in the middle of a tile that nobody has explored. */
function compass(labels: readonly string[]): string {
  const centres = labels.map(centre);
  const x = short(centres.reduce((sum, [one]) => sum + one, 0) / centres.length);
  const y = short(centres.reduce((sum, [, one]) => sum + one, 0) / centres.length);
  const point = (angle: number, far: number) =>
    `${short(far * Math.cos(angle))} ${short(far * Math.sin(angle))}`;
  let [light, dark] = ["", ""];
  for (let k = 0; k < 8; k++) {
    const angle = (k * Math.PI) / 4;
    const far = k % 2 ? SIZE * 0.54 : SIZE * 0.98;
    dark += `M0 0L${point(angle, far)}L${point(angle + 0.55, SIZE * 0.235)}z`;
    light += `M0 0L${point(angle, far)}L${point(angle - 0.55, SIZE * 0.235)}z`;
  }
  return `<g transform="translate(${x} ${y})" opacity=".9"><circle r="${short(SIZE * 0.61)}" fill="none" stroke="#6d5a3a" stroke-width="1.2"/><path d="${dark}" fill="#6d5a3a"/><path d="${light}" fill="#a8916a"/></g>`;
}

/** All that changes only when a tile is laid: the slab, the cells, and the lines round the tiles. */
export function drawGround(cells: readonly Cell[]): string {
  const slab = cells
    .map(({ label }) => `<polygon points="${SLAB_POINTS}" transform="${at(label)}"/>`)
    .join("");
  const ground = cells.map(
    ({ label, terrain }, number) =>
      `<g transform="${at(label)}"><polygon points="${terrain === "unknown" ? WHOLE_POINTS : CELL_POINTS}" fill="${FLAT[terrain]}"/><g clip-path="url(#clash-cell)">${MOTIF[terrain](numbers(number * 5 + 12))}</g></g>`,
  );
  const tesserae = cells.map(({ label }) => `<polygon points="${CELL_POINTS}" transform="${at(label)}"/>`);
  const unseen = new Map<number, string[]>();
  for (const { label, slot, terrain } of cells)
    if (terrain === "unknown") unseen.set(slot, [...(unseen.get(slot) ?? []), label]);
  return `<g class="shade" transform="translate(2 7)">${slab}</g><g class="slab">${slab}</g>${ground.join("")}<g fill="url(#clash-tesserae)">${tesserae.join("")}</g><path d="${seams(cells)}" fill="none" stroke="#7d6a45" stroke-width="1.3" stroke-dasharray="5 5"/>${[...unseen.values()].map(compass).join("")}<path d="${borders(cells)}" fill="none" stroke="#241c12" stroke-width="2.6" stroke-linecap="round"/>`;
}

/** The lines round the tiles. */
function borders(cells: readonly Cell[]): string {
  const slots = new Map(cells.map(({ label, slot }) => [label, slot]));
  return edges(cells, (other, { slot }) => slots.get(other) !== slot);
}

/** The lines between the cells of tiles that nobody has explored. */
function seams(cells: readonly Cell[]): string {
  const unseen = cells.filter(({ terrain }) => terrain === "unknown");
  const slots = new Map(unseen.map(({ label, slot }) => [label, slot]));
  return edges(unseen, (other, { label, slot }) => slots.get(other) === slot && label < other);
}

function edges(cells: readonly Cell[], isDrawn: (other: string, cell: Cell) => boolean): string {
  let d = "";
  for (const cell of cells) {
    beside(cell.label).forEach((other, k) => {
      if (isDrawn(other, cell)) d += side(centre(cell.label), k, 0);
    });
  }
  return d;
}

// Pieces, round the origin

export function colourOf(owner: number): string {
  return owner === BARBARIANS ? BARBARIAN : OWNER[owner % 4]!;
}

/** An icon in a drawing, by its middle. */
export function icon(name: IconName, x: number, y: number, size: number, colour = "#fff"): string {
  return `<path d="${ICONS[name]}" fill="${colour}" transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${(size / 512).toFixed(4)})"/>`;
}

const FACE: Record<Mood, { colour: string; mouth: string }> = {
  angry: { colour: "#e2755b", mouth: "M-3.8 4.6q3.8-4.4 7.6 0" },
  neutral: { colour: "#e8dfcd", mouth: "M-3.6 3h7.2" },
  happy: { colour: "#7fce9b", mouth: "M-4 1.6q4 4.6 8 0" },
};

/** How many buildings and wonders a city has room for. */
export const CITY_PLACES = 4;
/** The letter of a city's size. */
export const CITY_SIZE = SIZE * 0.5;

/** The face of a mood, 16 across. */
export function drawFace(mood: Mood): string {
  const { colour, mouth } = FACE[mood];
  return `<circle r="8" fill="${colour}" stroke="#201a14" stroke-width="1.4"/><circle cx="-2.8" cy="-1.8" r="1.2" fill="#201a14"/><circle cx="2.8" cy="-1.8" r="1.2" fill="#201a14"/><path d="${mouth}" stroke="#201a14" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;
}

/** A city: its size in a wheel of its buildings, each in its colour, with its owner and its mood. The size is grown
 * so much that it can be read. */
export function drawCity(city: City, grown = 1): string {
  const [outer, inner] = [SIZE * 0.645, SIZE * 0.31];
  const own = colourOf(city.owner);
  const pieces = [
    ...Object.entries(city.buildings).map(([name, seat]) => ({
      picture: BUILDING_ICON[name] ?? WONDER_ICON,
      colour: colourOf(seat),
    })),
    ...city.wonders.map(() => ({ picture: WONDER_ICON, colour: "#8a5a12" })),
  ];
  const places = Math.max(CITY_PLACES, pieces.length);
  const turn = (2 * Math.PI) / places;
  const point = (angle: number, far: number) =>
    `${short(far * Math.cos(angle))} ${short(far * Math.sin(angle))}`;
  let wheel = "";
  for (let place = 0; place < places; place++) {
    const [from, to] = [-Math.PI / 2 - turn / 2 + place * turn, -Math.PI / 2 + turn / 2 + place * turn];
    const piece = pieces[place];
    const fill = piece ? `fill="${piece.colour}"` : `fill="#f3ecdf"`;
    const sector = `M${point(from, inner)}L${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}z`;
    wheel += `<path d="${sector}" ${fill} stroke="#fff" stroke-width="1.3"/>`;
    if (!piece) {
      wheel += `<path d="${sector}" fill="${own}" fill-opacity=".28"/>`;
      continue;
    }
    const [angle, far] = [(from + to) / 2, (outer + inner) / 2];
    wheel += icon(
      piece.picture,
      far * Math.cos(angle),
      far * Math.sin(angle),
      SIZE * (places > 4 ? 0.28 : 0.34),
    );
  }
  const face = `<g transform="translate(${short(outer * 0.86)} ${short(-outer * 0.76)}) scale(1.05)">${drawFace(city.mood)}</g>`;
  const mark =
    city.owner === BARBARIANS
      ? ""
      : `<path d="${seatMark(city.owner, short(-outer * 0.86), short(-outer * 0.78), 6.4)}" fill="${own}" stroke="#fff" stroke-width="1.4"/>`;
  return `<circle cx="1.5" cy="3" r="${short(outer + 1.5)}" opacity=".45"/><circle r="${short(outer + 1.5)}" fill="#fff"/>${wheel}<circle r="${short(inner)}" fill="#fffaf0" stroke="${own}" stroke-width="2"/><text class="size" y="${short(SIZE * 0.17 * grown)}" font-size="${short(CITY_SIZE * grown)}" fill="${INK}">${city.size}</text>${mark}${city.owner === BARBARIANS ? "" : face}`;
}

/** A piece of a city by itself, 26 across. */
export function drawBuilding(name: string, owner: number): string {
  return `<circle cx="1" cy="1.5" r="12" opacity=".4"/><circle r="12" fill="${colourOf(owner)}" stroke="#fff" stroke-width="1.6"/>${icon(BUILDING_ICON[name] ?? (name === "settlement" ? "village" : WONDER_ICON), 0, 0, 15)}`;
}

/** Some units of one kind: a plate, or a hull, of 24 across. */
export function drawUnit(unit: UnitName, owner: number): string {
  const isWild = owner === BARBARIANS;
  const colour = isWild && unit === "ship" ? PIRATE : colourOf(owner);
  const shade = `<ellipse cx="1" cy="10.5" rx="11.5" ry="4.5" opacity=".42"/>`;
  const body =
    unit === "ship"
      ? `<path d="M-14-4h28l-6 13H-8z" fill="${colour}" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/><path d="M-1.5-5v-13L11-6z" fill="${isWild ? PIRATE : "#fffaf0"}" stroke="${isWild ? "#fff" : colour}" stroke-width="1.3" stroke-linejoin="round"/>${isWild ? icon(PIRATE_ICON, 0, 2, 11) : ""}`
      : `<rect x="-12" y="-12" width="24" height="23.4" rx="5" fill="${colour}" stroke="#fff" stroke-width="1.6"/>${icon(isWild && unit === "infantry" ? BARBARIAN_ICON : (UNIT_ICON[unit] ?? BARBARIAN_ICON), 0, 0, 18)}`;
  const mark = isWild
    ? ""
    : `<path d="${seatMark(owner, -11.5, unit === "ship" ? -2.5 : -11.5, 4.4)}" fill="${colour}" stroke="#fff" stroke-width="1.2"/>`;
  return shade + body + mark;
}

/** How many they are, at the corner of their plate, so much larger that it can be read. */
export function drawCount(count: number, grown: number): string {
  return `<g transform="translate(11.5 9.5) scale(${short(grown)})"><circle r="7" fill="#fffaf0" stroke="${INK}"/><text class="count" y="3.9" fill="${INK}">${count}</text></g>`;
}

export interface Plate {
  owner: number;
  unit: UnitName;
  count: number;
  x: number;
  y: number;
  scale: number;
}

/** Where the units of a cell stand: in rows, or under the wheel of a city and right of its name. */
export function platesOf({ units = {}, city }: Cell): Plate[] {
  const all = Object.entries(units).flatMap(([owner, kinds]) =>
    Object.entries(kinds).map(([unit, count]) => ({ owner: Number(owner), unit: unit as UnitName, count })),
  );
  const perRow = city ? all.length : all.length === 4 ? 2 : Math.min(3, all.length);
  const rows = Math.ceil(all.length / Math.max(1, perRow));
  const scale = city ? (all.length > 2 ? 0.66 : 0.78) : (PLATE_SCALE[perRow] ?? 0.7) * (rows > 1 ? 0.9 : 1);
  const step = 27.5 * scale;
  return all.map((one, number) => {
    const row = Math.floor(number / perRow);
    const inRow = Math.min(perRow, all.length - row * perRow);
    const across = ((number % perRow) - (inRow - 1) / 2) * step;
    return {
      ...one,
      x: short(city ? across + SIZE * 0.3 : across),
      y: short(city ? SIZE * 0.58 : (row - (rows - 1) / 2) * 27 * scale - SIZE * 0.08),
      scale: short(scale),
    };
  });
}

/** By how many stand beside each other. */
const PLATE_SCALE: Record<number, number> = { 1: 1.08, 2: 0.96, 3: 0.78 };

/** Land that is exhausted: the ear of corn is crossed out. */
export function drawExhausted(): string {
  return `<circle r="${SIZE * 0.42}" fill="#5b4a3a" stroke="#efe4cf" stroke-width="1.6"/>${icon("wheat", 0, 0, SIZE * 0.55, "#d8c39a")}<path d="M-12 12L12-12" stroke="#ff8a6b" stroke-width="2.6"/>`;
}
