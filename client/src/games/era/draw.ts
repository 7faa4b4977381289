/** A domain seen from above and aside: cells into points, solids into polygons, far ones first.
 *
 * Everything is drawn as text of SVG: a domain has thousands of polygons that never change by themselves.
 * `x` runs to the lower right, `y` to the lower left.
 */
import { numbers } from "../../svg/numbers";
import { MODELS, plain, STONE, turn, wall, type Solid } from "./buildings";
import type { EraCatalog, Piece } from "./types";

export const WIDTH = 69;
export const HEIGHT = 39;
type Point = readonly [number, number];

export function project(x: number, y: number, z = 0): Point {
  return [((x - y) * WIDTH) / 2, ((x + y) * HEIGHT) / 2 - z];
}

/** The point of the ground that is drawn there, in cells. */
export function unproject(left: number, top: number): Point {
  const [across, down] = [left / (WIDTH / 2), top / (HEIGHT / 2)];
  return [(across + down) / 2, (down - across) / 2];
}

// Colours

const mixed = new Map<string, string>();

function mix(colour: string, other: string, part: number): string {
  const key = `${colour}${other}${part}`;
  const known = mixed.get(key);
  if (known) return known;
  const channel = (from: string, at: number) => parseInt(from.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => {
    const from = channel(colour, at);
    return Math.round(from + (channel(other, at) - from) * part)
      .toString(16)
      .padStart(2, "0");
  });
  const found = `#${parts.join("")}`;
  mixed.set(key, found);
  return found;
}

const light = (colour: string, part: number): string => mix(colour, "#ffffff", part);
const dark = (colour: string, part: number): string => mix(colour, "#1d1610", part);
export const SEATS = ["#2b6cb0", "#c0392b", "#d69e2e", "#2f855a"];

// Text of SVG

const round = (value: number): number => Math.round(value * 10) / 10;
const point = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A closed outline. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(point).join("L")}z`;
}

/** The outline of a rectangle of cells on the ground. */
export function ground(x0: number, y0: number, x1: number, y1: number): string {
  return outline([project(x0, y0), project(x1, y0), project(x1, y1), project(x0, y1)]);
}

function area(points: readonly Point[], fill: string, isFine: boolean): string {
  const edge = `stroke="${dark(fill, 0.28)}" stroke-width="${isFine ? 0.7 : 1}" stroke-linejoin="round"`;
  return `<path d="${outline(points)}" fill="${fill}" ${edge}/>`;
}

function line(from: Point, to: Point, colour: string, width: number, opacity: number): string {
  return `<path d="M${point(from)}L${point(to)}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
}

const filled = (points: readonly Point[], fill: string): string =>
  `<path d="${outline(points)}" fill="${fill}"/>`;

// Solids

function draw(solid: Solid, isFine: boolean, owner: string): string {
  switch (solid.kind) {
    case "box":
      return drawBox(solid, isFine);
    case "roof":
      return drawRoof(solid, isFine);
    case "spire":
      return drawSpire(solid, isFine);
    case "flat":
      return drawFlat(solid, isFine);
    case "tree":
      return drawTree(solid);
    case "flag":
      return drawFlag(solid, owner);
    case "ashes":
      return drawAshes(solid);
    case "stump":
      return drawStump(solid);
  }
}

function drawBox({ x0, y0, x1, y1, z0, z1, colour, marks }: Solid, isFine: boolean): string {
  const p = project;
  const shapes = [
    area([p(x0, y1, z0), p(x1, y1, z0), p(x1, y1, z1), p(x0, y1, z1)], colour, isFine),
    area([p(x1, y0, z0), p(x1, y1, z0), p(x1, y1, z1), p(x1, y0, z1)], dark(colour, 0.2), isFine),
    area([p(x0, y0, z1), p(x1, y0, z1), p(x1, y1, z1), p(x0, y1, z1)], light(colour, 0.16), isFine),
  ];
  if (!isFine) return shapes.join("");
  const middle = (z0 + z1) / 2;
  if (marks === "bricks") {
    shapes.push(line(p(x0, y1, middle), p(x1, y1, middle), "#6d6559", 0.7, 0.5));
    shapes.push(line(p(x1, y0, middle), p(x1, y1, middle), "#4b453c", 0.7, 0.5));
  }
  if ((marks === "windows" || marks === "timber") && z1 - z0 > 9) {
    const [low, high, half] = [z0 + (z1 - z0) * 0.32, z0 + (z1 - z0) * 0.74, 0.055];
    for (const at of spread(x0, x1)) {
      const [from, to] = [at - half, at + half];
      shapes.push(filled([p(from, y1, low), p(to, y1, low), p(to, y1, high), p(from, y1, high)], "#4a3b2c"));
    }
    for (const at of spread(y0, y1)) {
      const [from, to] = [at - half, at + half];
      shapes.push(filled([p(x1, from, low), p(x1, to, low), p(x1, to, high), p(x1, from, high)], "#4a3b2c"));
    }
  }
  if (marks === "timber") {
    for (let beam = 0; beam <= 6; beam++) {
      const at = x0 + ((x1 - x0) * beam) / 6;
      shapes.push(line(p(at, y1, z0), p(at, y1, z1), "#6b4526", 1.3, 0.9));
    }
    for (let beam = 0; beam <= 4; beam++) {
      const at = y0 + ((y1 - y0) * beam) / 4;
      shapes.push(line(p(x1, at, z0), p(x1, at, z1), "#5a381d", 1.3, 0.9));
    }
    shapes.push(line(p(x0, y1, middle), p(x1, y1, middle), "#6b4526", 1.3, 0.9));
  }
  if (marks === "door") {
    const [at, half] = [(x0 + x1) / 2, 0.1];
    const [from, to] = [at - half, at + half];
    shapes.push(filled([p(from, y1, 0), p(to, y1, 0), p(to, y1, 6.5), p(from, y1, 6.5)], "#5a3d22"));
  }
  if (marks === "log") {
    const [left, top] = p(x1, (y0 + y1) / 2, middle);
    shapes.push(`<circle cx="${round(left)}" cy="${round(top)}" r="2" fill="#e0bd8a"/>`);
  }
  return shapes.join("");
}

/** Middles of windows along a wall. */
function spread(from: number, to: number): number[] {
  const count = Math.max(1, Math.round((to - from) / 0.45));
  return Array.from({ length: count }, (_, place) => from + ((to - from) * (place + 0.5)) / count);
}

function drawRoof({ x0, y0, x1, y1, z0, z1, colour, ridge, gable, marks }: Solid, isFine: boolean): string {
  const p = project;
  const side = gable ?? STONE;
  const shapes: string[] = [];
  if (ridge === "x") {
    const middle = (y0 + y1) / 2;
    shapes.push(
      area([p(x0, y0, z0), p(x1, y0, z0), p(x1, middle, z1), p(x0, middle, z1)], light(colour, 0.18), isFine),
      area([p(x1, y0, z0), p(x1, y1, z0), p(x1, middle, z1)], dark(side, 0.16), isFine),
      area([p(x0, y1, z0), p(x1, y1, z0), p(x1, middle, z1), p(x0, middle, z1)], colour, isFine),
    );
    const isStriped = marks === "stripes";
    const count = isStriped ? 5 : isFine ? Math.round((x1 - x0) * 3.2) : 0;
    for (let row = 1; row < count; row++) {
      const at = x0 + ((x1 - x0) * row) / count;
      const next = at + (x1 - x0) / count;
      if (!isStriped) shapes.push(line(p(at, y1, z0), p(at, middle, z1), dark(colour, 0.3), 0.6, 0.55));
      else if (row % 2)
        shapes.push(
          filled([p(at, y1, z0), p(next, y1, z0), p(next, middle, z1), p(at, middle, z1)], "#fbf3e0"),
        );
    }
    return shapes.join("");
  }
  const middle = (x0 + x1) / 2;
  shapes.push(
    area([p(x0, y0, z0), p(x0, y1, z0), p(middle, y1, z1), p(middle, y0, z1)], light(colour, 0.12), isFine),
    area([p(x1, y0, z0), p(x1, y1, z0), p(middle, y1, z1), p(middle, y0, z1)], dark(colour, 0.14), isFine),
    area([p(x0, y1, z0), p(x1, y1, z0), p(middle, y1, z1)], light(side, 0.05), isFine),
  );
  const count = isFine ? Math.round((y1 - y0) * 3.2) : 0;
  for (let row = 1; row < count; row++) {
    const at = y0 + ((y1 - y0) * row) / count;
    shapes.push(line(p(x1, at, z0), p(middle, at, z1), dark(colour, 0.4), 0.6, 0.5));
  }
  return shapes.join("");
}

function drawSpire({ x0, y0, x1, y1, z0, z1, colour, marks }: Solid, isFine: boolean): string {
  const p = project;
  const top = p((x0 + x1) / 2, (y0 + y1) / 2, z1);
  const shapes = [
    area([p(x0, y0, z0), p(x1, y0, z0), top], light(colour, 0.1), isFine),
    area([p(x0, y0, z0), p(x0, y1, z0), top], light(colour, 0.2), isFine),
    area([p(x0, y1, z0), p(x1, y1, z0), top], colour, isFine),
    area([p(x1, y0, z0), p(x1, y1, z0), top], dark(colour, 0.22), isFine),
  ];
  if (isFine && marks === "cross") {
    const [left, high] = top;
    shapes.push(
      `<path d="M${round(left)} ${round(high + 1)}v-9m-3 3.4h6" stroke="#c8931c" stroke-width="1.6" fill="none"/>`,
    );
  }
  if (isFine && marks === "sign") {
    const [left, high] = p((x0 + x1) / 2 + 0.18, y1 - 0.12, z0 + 5);
    shapes.push(
      `<path d="M${round(left - 5)} ${round(high - 2)}v-8m-3.6 4h7.2" stroke="#fff" stroke-width="2.6" fill="none"/>`,
    );
  }
  return shapes.join("");
}

function drawFlat({ x0, y0, x1, y1, colour, marks }: Solid, isFine: boolean): string {
  let drawn = `<path d="${ground(x0, y0, x1, y1)}" fill="${colour}"/>`;
  if (marks === "paving" && isFine) {
    for (let row = 1; row < 6; row++) {
      const [x, y] = [x0 + ((x1 - x0) * row) / 6, y0 + ((y1 - y0) * row) / 6];
      drawn += line(project(x, y0), project(x, y1), "#b59e74", 0.6, 0.7);
      drawn += line(project(x0, y), project(x1, y), "#b59e74", 0.6, 0.7);
    }
  }
  return drawn;
}

function drawTree({ x0, y0, x1, y1, colour }: Solid): string {
  const [left, top] = project((x0 + x1) / 2, (y0 + y1) / 2);
  const radius = (x1 - x0) * WIDTH * 0.42;
  const disc = (dx: number, dy: number, size: number, fill: string) =>
    `<circle cx="${round(left + dx)}" cy="${round(top + dy)}" r="${round(size)}" fill="${fill}"/>`;
  return (
    `<ellipse cx="${round(left)}" cy="${round(top)}" rx="${round(radius)}" ry="${round(radius / 2)}" fill="#2a3a1a" opacity=".3"/>` +
    disc(0, -radius * 0.9, radius, colour) +
    disc(-radius * 0.3, -radius * 1.15, radius * 0.55, "#76a257")
  );
}

function drawFlag({ x0, y0, x1, y1, z0, z1 }: Solid, owner: string): string {
  const [left, top] = project((x0 + x1) / 2, (y0 + y1) / 2, z0);
  const height = z1 - z0;
  return (
    `<path d="M${round(left)} ${round(top)}v${-height}" stroke="#4a4238" stroke-width="1.6"/>` +
    `<path d="M${round(left)} ${round(top - height)}h17l-5 5.5 5 5.5h-17z" fill="${owner}" stroke="${dark(owner, 0.3)}" stroke-width=".6"/>`
  );
}

function drawAshes({ x0, y0, x1, y1, colour }: Solid): string {
  const next = numbers(9);
  let drawn = `<path d="${ground(x0, y0, x1, y1)}" fill="${colour}"/>`;
  for (let flake = 0; flake < 22; flake++) {
    const x = x0 + 0.1 + next() * (x1 - x0 - 0.3);
    const y = y0 + 0.1 + next() * (y1 - y0 - 0.3);
    const size = 0.05 + next() * 0.14;
    const fill = next() < 0.2 ? "#e2753b" : next() < 0.5 ? "#2b241f" : "#6b5c4e";
    drawn += filled(
      [
        project(x, y),
        project(x + size * 1.6, y + 0.03),
        project(x + size, y + size),
        project(x + 0.02, y + size * 1.2),
      ],
      fill,
    );
  }
  return drawn;
}

function drawStump({ x0, y0, x1, y1, z1, colour }: Solid): string {
  const [left, top] = project((x0 + x1) / 2, (y0 + y1) / 2);
  const width = WIDTH * 0.035;
  const steps = [
    [0.5, -1],
    [0.5, 0.3],
    [0.6, -0.5],
    [0.4, 1.2],
  ].map(([across, down]) => `l${round(width * across!)} ${round(z1 * down!)}`);
  return `<path d="M${round(left - width)} ${round(top)}${steps.join("")}z" fill="${colour}"/>`;
}

// Which solid hides which

const CLOSE = 1e-6;

function isBehind(one: Solid, other: Solid): boolean {
  return one.x1 <= other.x0 + CLOSE || one.y1 <= other.y0 + CLOSE;
}

/** Whether two solids can overlap in the picture at all. */
function canMeet(one: Solid, other: Solid): boolean {
  const apart = Math.abs(one.x0 + one.x1 - one.y0 - one.y1 - (other.x0 + other.x1 - other.y0 - other.y1));
  const sizes = one.x1 - one.x0 + one.y1 - one.y0 + other.x1 - other.x0 + other.y1 - other.y0;
  return apart <= sizes + 0.3;
}

/** 1 if the first is drawn before the second, -1 if after, 0 if it does not matter. */
function order(one: Solid, other: Solid): number {
  const [before, after] = [isBehind(one, other), isBehind(other, one)];
  if ((before && after) || !canMeet(one, other)) return 0;
  if (before) return 1;
  if (after) return -1;
  if (one.z0 !== other.z0) return one.z0 < other.z0 ? 1 : -1;
  return other.z1 <= other.z0 && one.z1 > one.z0 ? -1 : 1;
}

interface Sorted {
  solid: Solid;
  after: number[];
  waits: number;
  depth: number;
}

/** Far solids first. */
function sorted(solids: readonly Solid[]): number[] {
  const all = solids.map((solid): Sorted => ({
    solid,
    after: [],
    waits: 0,
    depth: (solid.x0 + solid.x1 + solid.y0 + solid.y1) / 4 + solid.z0 / 1e4,
  }));
  all.forEach((one, at) => {
    for (let next = at + 1; next < all.length; next++) {
      const other = all[next]!;
      const wanted = order(one.solid, other.solid);
      if (wanted > 0) {
        one.after.push(next);
        other.waits++;
      } else if (wanted < 0) {
        other.after.push(at);
        one.waits++;
      }
    }
  });
  const left = new Set(all.keys());
  const done: number[] = [];
  while (left.size) {
    let best = -1;
    let least = Infinity;
    for (const at of left) {
      const { waits, depth } = all[at]!;
      const rank = depth + waits * 1e3;
      if (rank < least) [best, least] = [at, rank];
    }
    left.delete(best);
    done.push(best);
    for (const next of all[best]!.after) all[next]!.waits--;
  }
  return done;
}

// Pieces

/** `c4` as column and row, from 0. */
export function place(cell: string): [number, number] {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

export function cellName(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

/** Whether walls reach out to a piece. */
function joinsWalls(piece: string, catalog: EraCatalog): boolean {
  const info = catalog.pieces[piece];
  return info?.kind === "wall" || (info?.effects.some((effect) => "always_walled" in effect) ?? false);
}

function solidsOf(piece: Piece, catalog: EraCatalog, barrier: ReadonlySet<string>): Solid[] {
  const has = (x: number, y: number) => barrier.has(cellName(x, y));
  if (catalog.pieces[piece.piece]?.kind === "wall") {
    return piece.cells.flatMap((cell) => {
      const [x, y] = place(cell);
      return wall(x, y, has(x - 1, y), has(x + 1, y), has(x, y - 1), has(x, y + 1));
    });
  }
  const [left, top] = place(piece.corner);
  const shape = catalog.pieces[piece.piece]?.shapes["r0"] ?? [];
  const model = MODELS[piece.piece];
  const isKnown = model?.cells === shape.map((cell) => cell.join("")).join(" ");
  const times = Number(piece.turned.slice(1)) / 90;
  const [width, height] = [0, 1].map((axis) => 1 + Math.max(0, ...shape.map((cell) => cell[axis]!)));
  const solids = isKnown
    ? model.solids.map((solid) => turn(solid, width!, height!, times))
    : plain(piece.piece, catalog.pieces[piece.piece]?.shapes[piece.turned] ?? []);
  const placed = solids.map((solid) => ({
    ...solid,
    x0: solid.x0 + left,
    x1: solid.x1 + left,
    y0: solid.y0 + top,
    y1: solid.y1 + top,
  }));
  if (piece.piece !== "keep") return placed;
  // Walls reach the keep.
  const arm = (x0: number, y0: number, x1: number, y1: number): Solid => ({
    ...{ kind: "box", z0: 0, z1: 15, colour: STONE },
    ...{ x0: left + x0, y0: top + y0, x1: left + x1, y1: top + y1 },
  });
  if (has(left - 1, top)) placed.push(arm(0, 0.3, 0.12, 0.7));
  if (has(left + 1, top)) placed.push(arm(0.88, 0.3, 1, 0.7));
  if (has(left, top - 1)) placed.push(arm(0.3, 0, 0.7, 0.12));
  if (has(left, top + 1)) placed.push(arm(0.3, 0.88, 0.7, 1));
  return placed;
}

export interface Look {
  catalog: EraCatalog;
  /** Whose flag flies. */
  seat: number;
  /** Whether fine lines are drawn. */
  isFine: boolean;
  /** Cells that name pieces which have just come. */
  fresh?: ReadonlySet<string>;
  /** Walls and keeps that the pieces join, though they are drawn elsewhere. */
  among?: readonly Piece[];
}

/** Pieces as text of SVG. */
export function drawPieces(pieces: readonly Piece[], look: Look): string {
  const barrier = new Set(
    [...pieces, ...(look.among ?? [])].flatMap(({ piece, cells }) =>
      joinsWalls(piece, look.catalog) ? cells : [],
    ),
  );
  const solids: Solid[] = [];
  const owners: Piece[] = [];
  for (const piece of pieces) {
    for (const solid of solidsOf(piece, look.catalog, barrier)) {
      solids.push(solid);
      owners.push(piece);
    }
  }
  const owner = SEATS[look.seat % SEATS.length]!;
  return sorted(solids)
    .map((at) => {
      const drawn = draw(solids[at]!, look.isFine, owner);
      return look.fresh?.has(owners[at]!.cell) ? `<g class="fresh">${drawn}</g>` : drawn;
    })
    .join("");
}

/** A piece by itself, as in the list of what can be built; with the box it fills. */
export function portrait(piece: string, catalog: EraCatalog, seat: number): { svg: string; box: string } {
  const cells = catalog.pieces[piece]?.shapes["r0"] ?? [];
  const shown: Piece = {
    piece,
    cell: "a1",
    corner: "a1",
    turned: "r0",
    cells: cells.map(([x, y]) => cellName(x, y)),
  };
  const base = cells.map(([x, y]) => `<path d="${ground(x, y, x + 1, y + 1)}" fill="#cfd5a3"/>`).join("");
  const corners = cells.flatMap(([x, y]) => [
    project(x, y + 1),
    project(x + 1, y),
    project(x + 1, y + 1),
    project(x, y),
  ]);
  const left = Math.min(...corners.map(([x]) => x));
  const right = Math.max(...corners.map(([x]) => x));
  const bottom = Math.max(...corners.map(([, y]) => y));
  const top = Math.min(...corners.map(([, y]) => y)) - (HEADROOM[piece] ?? 14);
  return {
    svg: base + drawPieces([shown], { catalog, seat, isFine: true }),
    box: `${left - 2} ${top - 2} ${right - left + 4} ${bottom - top + 4}`,
  };
}

/** How far a piece rises over the far corner of its ground. */
const HEADROOM: Record<string, number> = {
  keep: 46,
  church: 16,
  guildhall: 22,
  university: 12,
  cathedral: 24,
};

// The ground

const TESSERAE = ["#d3c3a8", "#e9dcc5", "#d9cbb2", "#efe6d5", "#c9b99d"];
const RIM = 0.5;
const PER_CELL = 3;
const THICKNESS = 15;

/** The slab with its mosaic rim, and the fields. `isFine` adds single tesserae and grass. */
export function drawGround(width: number, height: number, seat: number, isFine: boolean): string {
  const [x1, y1] = [width + RIM, height + RIM];
  const p = project;
  const side = (from: Point, to: Point, fill: string) =>
    `<path d="M${point(from)}L${point(to)}v${THICKNESS}L${round(from[0])} ${round(from[1] + THICKNESS)}z" fill="${fill}"/>`;
  const parts = [
    side(p(-RIM, y1), p(x1, y1), "#a4937a"),
    side(p(x1, -RIM), p(x1, y1), "#84745d"),
    `<path d="${ground(-RIM, -RIM, x1, y1)}" fill="#e4d8c2" stroke="#b7a68b"/>`,
  ];
  const fills = new Map<string, string>();
  const lay = (fill: string, d: string) => fills.set(fill, (fills.get(fill) ?? "") + d);
  const next = numbers(width * 31 + height);
  const owner = SEATS[seat % SEATS.length]!;
  const step = (width + 2 * RIM) / Math.round((width + 2 * RIM) * PER_CELL);
  const count = Math.round((width + 2 * RIM) * PER_CELL);
  const size = step * 0.86;
  for (let at = 0; isFine && at < count; at++) {
    for (let row = 0; row < 2; row++) {
      const along = -RIM + at * step + step * 0.07;
      const deep = row * (RIM / 2) + 0.03;
      const fill = () => (row === 1 && at % 8 === 3 ? owner : TESSERAE[Math.floor(next() * 5)]!);
      const edge = RIM / 2 - 0.05;
      lay(fill(), ground(along, -RIM + deep, along + size, -RIM + deep + edge));
      lay(fill(), ground(along, y1 - deep - edge, along + size, y1 - deep));
      lay(fill(), ground(-RIM + deep, along, -RIM + deep + edge, along + size));
      lay(fill(), ground(x1 - deep - edge, along, x1 - deep, along + size));
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      lay(
        ["#cfd5a3", "#c9d19b", "#d5d9ab"][Math.floor(next() * 3)]!,
        ground(x + 0.015, y + 0.015, x + 0.985, y + 0.985),
      );
    }
  }
  parts.push(`<path d="${ground(0, 0, width, height)}" fill="#e9ebc9"/>`);
  for (const [fill, d] of fills) parts.push(`<path d="${d}" fill="${fill}"/>`);
  if (isFine) {
    let grass = "";
    for (let tuft = 0; tuft < 46; tuft++) {
      const [left, top] = p(next() * (width - 0.4) + 0.2, next() * (height - 0.4) + 0.2);
      grass += `M${round(left - 3)} ${round(top)}q.6-3.4-.8-5M${round(left)} ${round(top)}v-6M${round(left + 3)} ${round(top)}q-.6-3.4 1.2-5`;
    }
    parts.push(`<path d="${grass}" fill="none" stroke="#8fa05b" stroke-width="1" opacity=".65"/>`);
  }
  return parts.join("");
}

/** Ground inside the walls: paving on each cell, and a line round the whole. */
export function drawEnclosed(cells: readonly string[], isFine: boolean): string {
  const inside = new Set(cells);
  let paving = "";
  let joints = "";
  let edge = "";
  for (const cell of cells) {
    const [x, y] = place(cell);
    paving += ground(x, y, x + 1, y + 1);
    for (let third = 1; third < 3; third++) {
      joints += `M${point(project(x + third / 3, y))}L${point(project(x + third / 3, y + 1))}`;
      joints += `M${point(project(x, y + third / 3))}L${point(project(x + 1, y + third / 3))}`;
    }
    joints += `M${point(project(x, y))}L${point(project(x + 1, y))}M${point(project(x, y))}L${point(project(x, y + 1))}`;
    const border = (dx: number, dy: number, from: Point, to: Point) => {
      if (!inside.has(cellName(x + dx, y + dy))) edge += `M${point(from)}L${point(to)}`;
    };
    border(0, -1, project(x, y), project(x + 1, y));
    border(0, 1, project(x, y + 1), project(x + 1, y + 1));
    border(-1, 0, project(x, y), project(x, y + 1));
    border(1, 0, project(x + 1, y), project(x + 1, y + 1));
  }
  return (
    `<path d="${paving}" fill="#f0d795"/>` +
    (isFine ? `<path d="${joints}" stroke="#d9b765" stroke-width=".8" fill="none"/>` : "") +
    `<path d="${edge}" stroke="#b8860b" stroke-width="${isFine ? 2 : 3}" fill="none" stroke-linecap="round"/>`
  );
}

/** The box of a whole domain, with room for tall buildings at the far corner. */
export function viewBox(
  width: number,
  height: number,
  isFine: boolean,
): { x: number; y: number; w: number; h: number } {
  const side = ((Math.max(width, height) + 1) * WIDTH) / 2;
  const above = isFine ? 62 : 48;
  const below = isFine ? 40 : 18;
  return {
    x: -side - 6,
    y: -above,
    w: 2 * side + 12,
    h: above + (width + height) * (HEIGHT / 2) + RIM * HEIGHT + below,
  };
}
