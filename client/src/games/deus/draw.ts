/** The continent as a drawing: hexagons with a point on top, their terrain, and the wooden pieces. */
import { numbers } from "../../svg/numbers";
import { boxAround, boxOf, hexagon, moved, side, SIZE, SQRT3, type Spot } from "../hexes";
import { OWNER, OWNER_DARK, seatMark } from "../seats";
import { forest, mountain, sea, short } from "../terrain";
import type { Box } from "../zoom";
import type { PieceName, Region, Terrain } from "./types";

/** A point is on top. */
const FIRST = -30;

/** The flat colour of each terrain. */
export const FLAT: Record<Terrain, string> = {
  field: "#dfb44c",
  forest: "#5f8f55",
  swamp: "#8d8052",
  mountain: "#a8a296",
  sea: "#4f8fb8",
  village: "#d9c6a4",
};

/** The six neighbours, beginning at the right and turning with the clock; the edge to each is between corners k and k + 1. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function centre({ q, r }: { q: number; r: number }): Spot {
  return [SIZE * SQRT3 * (q + r / 2), SIZE * 1.5 * r];
}

const SLAB_POINTS = hexagon(SIZE * 1.13, FIRST);
export const CELL_POINTS = hexagon(SIZE * 0.965, FIRST);
export const RING_POINTS = hexagon(SIZE * 0.86, FIRST);

export function at(one: Region): string {
  return moved(centre(one));
}

/** The place of a region. */
export function cellBox(one: Region): Box {
  return boxOf(centre(one));
}

/** The part of the drawing that holds everything, with some air. */
export function viewBox(regions: readonly Region[]): Box {
  return boxAround(regions.map(centre));
}

// Terrains, on a box of 80 by 80 round the origin; the middle is left to the pieces

function field(random: () => number): string {
  let drawn = "";
  for (let row = -3; row <= 3; row++)
    drawn += `<path d="M-34 ${row * 9 + 4}q17-7 34 0t34 0" fill="none" stroke="#b98a24" stroke-width="1.6" opacity=".75"/>`;
  const grain = (x: number, y: number, turn: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="1.5" ry="3" transform="rotate(${turn} ${x} ${y})" fill="#f6dc86" stroke="#8a6112" stroke-width=".7"/>`;
  const ears: [number, number][] = [
    [-20, -13],
    [-9, -17],
    [2, -15],
    [14, -17],
    [23, -11],
    [-25, 4],
    [25, 6],
  ];
  for (const [x, y] of ears) {
    const at = `translate(${short(x + (random() - 0.5) * 3)} ${short(y + (random() - 0.5) * 3)})`;
    const grains = [-4, -0.8, 2.4].map((level) => grain(-2.4, level, -28) + grain(2.4, level, 28)).join("");
    drawn += `<g transform="${at}"><path d="M0 12V-2" stroke="#8a6112" stroke-width="1.4"/>${grains}${grain(0, -7, 0)}</g>`;
  }
  return drawn;
}

function swamp(): string {
  const pools: [number, number, number, number][] = [
    [-15, -13, 13, 5],
    [13, -3, 14, 6],
    [-10, 12, 15, 6],
    [15, 19, 9, 4],
    [6, -23, 8, 3],
  ];
  const reeds: [number, number][] = [
    [-25, -9],
    [-4, -19],
    [22, -14],
    [-22, 16],
    [3, 6],
    [26, 7],
    [-2, 25],
  ];
  const water = pools.map(
    ([x, y, w, h]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h}" fill="#5d7f7c"/><path d="M${short(x - w * 0.6)} ${y}h${short(w * 0.7)}M${short(x - w * 0.1)} ${y + 2}h${short(w * 0.6)}" stroke="#a9c4bd" opacity=".8"/>`,
  );
  const plants = reeds.map(
    ([x, y]) =>
      `<g transform="translate(${x} ${y})" stroke="#3f4a1e" stroke-width="1.5" fill="none" stroke-linecap="round"><path d="M0 8Q-1 0-4-7M0 8V-10M0 8Q2 1 5-5"/><path d="M0-12v5" stroke="#5b3417" stroke-width="3.2"/><path d="M-4.2-9v3.6" stroke="#5b3417" stroke-width="2.8"/></g>`,
  );
  return water.join("") + plants.join("");
}

function village(): string {
  let drawn = `<circle r="26" fill="#c4a97b" stroke="#7a5730" stroke-width="1.5"/>`;
  for (let post = 0; post < 36; post++) {
    const angle = (post / 36) * 2 * Math.PI;
    const colour = post % 2 ? "#6e4c28" : "#8a6236";
    drawn += `<path d="M${short(26 * Math.cos(angle))} ${short(26 * Math.sin(angle) + 3)}v-8" stroke="${colour}" stroke-width="3.6"/>`;
  }
  return drawn;
}

const MOTIF: Record<Terrain, (random: () => number) => string> = {
  field,
  forest,
  swamp,
  mountain,
  sea,
  village,
};

/** A region without what stands on it, round the origin. */
export function drawTerrain(terrain: Terrain, seed: number): string {
  return `<polygon points="${CELL_POINTS}" fill="${FLAT[terrain]}"/><g clip-path="url(#deus-cell)">${MOTIF[terrain](numbers(seed + 11))}</g>`;
}

/** Everything that never changes: the slab, the regions, and the lines between the tiles. */
export function drawGround(regions: readonly Region[]): string {
  const under = regions
    .map((one) => `<polygon points="${SLAB_POINTS}" transform="${at(one)} translate(2 7)"/>`)
    .join("");
  const base = regions.map((one) => `<polygon points="${SLAB_POINTS}" transform="${at(one)}"/>`).join("");
  const cells = regions
    .map((one) => `<g transform="${at(one)}">${drawTerrain(one.terrain, one.q * 31 + one.r * 17 + 400)}</g>`)
    .join("");
  const tesserae = regions.map((one) => `<polygon points="${CELL_POINTS}" transform="${at(one)}"/>`).join("");
  return `<g fill="#6d5a41" opacity=".55">${under}</g><g fill="#ece0c9" stroke="#cbb894" stroke-width="1">${base}</g><g fill="#ece0c9">${base}</g>${cells}<g fill="url(#deus-tesserae)">${tesserae}</g><path d="${borders(regions)}" fill="none" stroke="#7a5c38" stroke-width="2.2" stroke-linecap="round"/>`;
}

function borders(regions: readonly Region[]): string {
  const tiles = new Map(regions.map((one) => [`${one.q},${one.r}`, one.tile]));
  let d = "";
  for (const one of regions) {
    DIRECTIONS.slice(0, 3).forEach(([dq, dr], k) => {
      const other = tiles.get(`${one.q + dq},${one.r + dr}`);
      if (other !== undefined && other !== one.tile) d += side(centre(one), k, FIRST);
    });
  }
  return d;
}

// Pieces, on a box of 24 by 24

export const SHAPE: Record<PieceName, string> = {
  civil: "M3 22V11L12 3l9 8v11z",
  production: "M2 22V10l5 3V9l5 4V9l5 4V3h5v19z",
  scientific: "M2 23v-3h2v-5H2a10 10 0 0 1 8.6-10V2h2.8v3A10 10 0 0 1 22 15h-2v5h2v3z",
  army: "M12 2L21 5v8c0 5-4 8-9 10-5-2-9-5-9-10V5z",
  ship: "M1 15h4V12l8-11v11l6 1v2h4l-4 7H5z",
  temple: "M2 23h20v-3H2zM2 9v3h20V9L12 2zM4 12h3v8H4zM10.5 12h3v8h-3zM17 12h3v8h-3z",
};

const MARK_AT: Record<PieceName, [number, number, number]> = {
  civil: [12, 15, 3.4],
  production: [12, 17.6, 2.6],
  scientific: [12, 15.4, 3.4],
  army: [12, 12, 3.4],
  ship: [12, 18.4, 2.6],
  temple: [12, 12, 0],
};

/** A wooden piece with the mark of its owner; temples have none. */
export function drawPiece(piece: PieceName, seat: number): string {
  if (piece === "temple")
    return `<path d="M2 23h20v-3h-2v-8h2V9L12 2 2 9v3h2v8H2z" fill="#8b7f6c" transform="translate(1.2 2)"/><path d="M2 23h20v-3H2zM2 9v3h20V9L12 2z" fill="#fffdf6" stroke="#6b3f8c" stroke-width="1.3" stroke-linejoin="round"/><path d="M4 12h3v8H4zM10.5 12h3v8h-3zM17 12h3v8h-3z" fill="#fffdf6" stroke="#6b3f8c"/>`;
  const [x, y, size] = MARK_AT[piece];
  return `<path d="${SHAPE[piece]}" fill="${OWNER_DARK[seat % 4]}" transform="translate(1 2.2)"/><path d="${SHAPE[piece]}" fill="${OWNER[seat % 4]}" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/><path d="${seatMark(seat, x, y, size)}" fill="#fff"/>`;
}

/** How many pieces a region can hold. */
export const MOST_PIECES = 6;

/** Where the pieces of a region stand, as middles, and how large they are. */
export function places(count: number): { size: number; at: [number, number][] } {
  const S = SIZE;
  const rows: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [
      [-0.33 * S, 0],
      [0.33 * S, 0],
    ],
    3: [
      [-0.32 * S, -0.24 * S],
      [0.32 * S, -0.24 * S],
      [0, 0.32 * S],
    ],
    4: [
      [-0.32 * S, -0.28 * S],
      [0.32 * S, -0.28 * S],
      [-0.32 * S, 0.3 * S],
      [0.32 * S, 0.3 * S],
    ],
    5: [
      [-0.34 * S, -0.34 * S],
      [0.34 * S, -0.34 * S],
      [-0.52 * S, 0.2 * S],
      [0, 0.24 * S],
      [0.52 * S, 0.2 * S],
    ],
    // All that stands on land, and a second army that must march on.
    6: [
      [-0.5 * S, -0.26 * S],
      [0, -0.34 * S],
      [0.5 * S, -0.26 * S],
      [-0.5 * S, 0.22 * S],
      [0, 0.24 * S],
      [0.5 * S, 0.22 * S],
    ],
  };
  const size =
    count <= 1 ? 0.78 * S : count === 2 ? 0.66 * S : count <= 4 ? 0.58 * S : count === 5 ? 0.5 * S : 0.46 * S;
  return { size, at: rows[Math.min(MOST_PIECES, Math.max(1, count))]! };
}
