/** Buildings as solids: boxes, roofs, spires and flat ground, in cells from the corner of the piece's box.
 * Heights are in pixels of the large domain. The roof tells the die: thatch peasant, slate burgher, stone
 * noble, violet clergy. */

export interface Solid {
  kind: "box" | "roof" | "spire" | "flat" | "tree" | "flag" | "ashes" | "stump";
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  z0: number;
  z1: number;
  colour: string;
  /** The direction of a ridge. */
  ridge?: "x" | "y";
  /** The wall under a roof. */
  gable?: string;
  /** Fine lines, left out where the domain is small. */
  marks?: "windows" | "timber" | "door" | "log" | "bricks" | "paving" | "stripes" | "cross" | "sign";
}

type Marks = Solid["marks"];

function box(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z0: number,
  z1: number,
  colour: string,
  marks?: Marks,
): Solid {
  return { kind: "box", x0, y0, x1, y1, z0, z1, colour, marks };
}

function roof(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z0: number,
  z1: number,
  ridge: "x" | "y",
  colour: string,
  gable: string,
  marks?: Marks,
): Solid {
  return { kind: "roof", x0, y0, x1, y1, z0, z1, colour, ridge, gable, marks };
}

function spire(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z0: number,
  z1: number,
  colour: string,
  marks?: Marks,
): Solid {
  return { kind: "spire", x0, y0, x1, y1, z0, z1, colour, marks };
}

function flat(x0: number, y0: number, x1: number, y1: number, colour: string, marks?: Marks): Solid {
  return { kind: "flat", x0, y0, x1, y1, z0: 0, z1: 0, colour, marks };
}

function tree(x: number, y: number, radius: number): Solid {
  const [x0, y0, x1, y1] = [x - radius, y - radius, x + radius, y + radius];
  return { kind: "tree", x0, y0, x1, y1, z0: 0, z1: 10, colour: "#4e7c3e" };
}

/** A wall with a gabled roof: `height` of the wall, `rise` of the roof. */
function house(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  height: number,
  rise: number,
  ridge: "x" | "y",
  wall: string,
  tiles: string,
  marks?: Marks,
): Solid[] {
  return [
    box(x0, y0, x1, y1, 0, height, wall, marks),
    roof(x0 - 0.05, y0 - 0.05, x1 + 0.05, y1 + 0.05, height, height + rise, ridge, tiles, wall),
  ];
}

function crenels(x0: number, y0: number, x1: number, y1: number, z: number, colour: string): Solid[] {
  const side = 0.14;
  const step = (x1 - x0 - side) / 2;
  const found: Solid[] = [];
  for (let column = 0; column < 3; column++) {
    for (let row = 0; row < 3; row++) {
      if (column === 1 && row === 1) continue;
      const [x, y] = [x0 + column * step, y0 + row * step];
      found.push(box(x, y, x + side, y + side, z, z + 5, colour));
    }
  }
  return found;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

const HEALING = ["#f2ece0", "#5c9c86"] as const;
const CLOISTER = ["#efe3cb", "#b9603f"] as const;
const COLLEGE = ["#efe6d3", "#5b6f86"] as const;
const DOM = ["#eee7d8", "#4d7d70"] as const;
const STALLS = [
  [0.14, 0.14, "#b3472f"],
  [1.1, 0.14, "#24599c"],
  [0.14, 1.1, "#2c7a5b"],
  [1.1, 1.1, "#c8931c"],
] as const;
export const STONE = "#b9b1a2";

interface Model {
  /** The cells it is drawn for, as in the catalog; for others the drawing is plain. */
  cells: string;
  solids: Solid[];
}

export const MODELS: Record<string, Model> = {
  keep: {
    cells: "00",
    solids: [
      box(0.12, 0.12, 0.88, 0.88, 0, 30, "#aaa498", "windows"),
      box(0.07, 0.07, 0.93, 0.93, 30, 35, "#b7b1a5"),
      ...crenels(0.07, 0.07, 0.93, 0.93, 35, "#bdb7ab"),
      { kind: "flag", x0: 0.45, y0: 0.45, x1: 0.55, y1: 0.55, z0: 35, z1: 62, colour: "" },
    ],
  },
  longhouse: {
    cells: "00 10 20",
    solids: [
      ...house([0.1, 0.2, 2.9, 0.8], 9, 14, "x", "#d9c59c", "#cfa44a", "door"),
      box(2.1, 0.36, 2.28, 0.52, 16, 27, "#8d8377"),
    ],
  },
  townhouse: {
    cells: "00 10",
    solids: [
      ...house([0.1, 0.16, 0.93, 0.84], 19, 12, "y", "#f0e7d4", "#3f6da6", "windows"),
      ...house([1.03, 0.16, 1.9, 0.84], 15, 11, "y", "#e8d8bb", "#4f7fb8", "windows"),
    ],
  },
  church: {
    cells: "00 10 01",
    solids: [
      ...house([0.12, 0.2, 1.88, 0.8], 15, 15, "x", "#f4efe4", "#7a6694", "windows"),
      box(0.2, 0.86, 0.8, 1.8, 0, 27, "#f6f1e7", "windows"),
      spire(0.14, 0.8, 0.86, 1.86, 27, 50, "#7a6694", "cross"),
    ],
  },
  farm: {
    cells: "00 10 01 11",
    solids: [
      flat(0.04, 0.04, 1.96, 1.96, "#c9b169"),
      ...[1.16, 1.36, 1.56, 1.76].map((x) => flat(x, 0.12, x + 0.1, 1.88, "#7f9a3f")),
      ...[0.12, 0.32, 0.52, 0.72].map((x) => flat(x, 1.14, x + 0.1, 1.88, "#a8882f")),
      ...house([0.14, 0.14, 0.92, 0.92], 10, 11, "x", "#b65a3e", "#7e3424", "door"),
      tree(1, 1.02, 0.12),
    ],
  },
  lumber_mill: {
    cells: "00 01 11 21",
    solids: [
      flat(0.06, 0.06, 0.94, 0.94, "#b59a6b"),
      flat(0.06, 1.06, 2.94, 1.94, "#b59a6b"),
      ...house([0.12, 1.18, 1.72, 1.84], 10, 13, "x", "#a9825a", "#6b4a2b", "door"),
      ...range(3).map((row) => box(1.95, 1.2 + row * 0.22, 2.86, 1.38 + row * 0.22, 0, 6, "#9a6a3a", "log")),
      ...range(2).map((row) =>
        box(1.98, 1.31 + row * 0.22, 2.83, 1.49 + row * 0.22, 6, 11, "#a97848", "log"),
      ),
      ...range(3).map((row) => box(0.15, 0.16 + row * 0.24, 0.85, 0.34 + row * 0.24, 0, 6, "#9a6a3a", "log")),
    ],
  },
  hospital: {
    cells: "10 01 11 21 12",
    solids: [
      ...house([1.18, 0.1, 1.82, 1.1], 11, 10, "y", ...HEALING),
      ...house([0.1, 1.18, 1.1, 1.82], 11, 10, "x", ...HEALING),
      box(1.1, 1.1, 1.9, 1.9, 0, 19, "#f6f1e7", "windows"),
      spire(1.04, 1.04, 1.96, 1.96, 19, 36, "#4b8a75", "sign"),
      ...house([1.9, 1.18, 2.9, 1.82], 11, 10, "x", ...HEALING),
      ...house([1.18, 1.9, 1.82, 2.9], 11, 10, "y", ...HEALING),
    ],
  },
  monastery: {
    cells: "00 10 01 11 02",
    solids: [
      flat(0.5, 0.5, 1.5, 1.5, "#7fa05a"),
      ...house([0.1, 0.1, 1.9, 0.5], 12, 10, "x", ...CLOISTER),
      ...house([0.1, 0.56, 0.5, 1.44], 12, 10, "y", ...CLOISTER),
      tree(1, 1, 0.2),
      ...house([1.5, 0.56, 1.9, 1.44], 12, 10, "y", ...CLOISTER, "windows"),
      ...house([0.1, 1.5, 1.9, 1.9], 12, 10, "x", "#efe3cb", "#c26846", "windows"),
      ...house([0.2, 1.98, 0.8, 2.86], 14, 12, "y", "#f4ead6", "#a85236", "windows"),
      box(0.36, 2.1, 0.64, 2.38, 14, 34, "#f4ead6"),
      spire(0.32, 2.06, 0.68, 2.42, 34, 48, "#a85236", "cross"),
    ],
  },
  market: {
    cells: "00 10 01 11",
    solids: [
      flat(0.05, 0.05, 1.95, 1.95, "#d9c7a2", "paving"),
      ...STALLS.flatMap(([x, y, cloth]) => [
        box(x + 0.08, y + 0.1, x + 0.66, y + 0.6, 0, 8, "#b08a5c"),
        roof(x, y, x + 0.74, y + 0.72, 12, 21, "x", cloth, "#f4ead6", "stripes"),
      ]),
    ],
  },
  guildhall: {
    cells: "00 10 20 01 11 21",
    solids: [
      ...house([0.14, 0.18, 2.86, 1.82], 20, 24, "x", "#ecdcb9", "#8a4f2a", "timber"),
      box(1.3, 0.8, 1.7, 1.2, 38, 54, "#ecdcb9"),
      spire(1.24, 0.74, 1.76, 1.26, 54, 70, "#c8931c"),
    ],
  },
  university: {
    cells: "00 20 01 11 21",
    solids: [
      ...house([0.14, 0.1, 0.86, 1], 17, 11, "y", ...COLLEGE, "windows"),
      ...house([2.14, 0.1, 2.86, 1], 17, 11, "y", ...COLLEGE, "windows"),
      ...house([0.14, 1.06, 2.86, 1.86], 18, 13, "x", ...COLLEGE, "windows"),
      box(1.22, 1.18, 1.78, 1.74, 24, 38, "#f4ead6"),
      spire(1.16, 1.12, 1.84, 1.8, 38, 56, "#c8931c"),
    ],
  },
  cathedral: {
    cells: "10 01 11 21 12 13",
    solids: [
      ...house([1.16, 0.12, 1.84, 1.1], 24, 18, "y", ...DOM),
      ...house([0.1, 1.16, 1.1, 1.84], 22, 16, "x", ...DOM, "windows"),
      box(1.14, 1.14, 1.86, 1.86, 0, 34, "#f2ecdf"),
      spire(1.08, 1.08, 1.92, 1.92, 34, 78, "#3f6c60", "cross"),
      ...house([1.9, 1.16, 2.9, 1.84], 22, 16, "x", ...DOM, "windows"),
      ...house([1.16, 1.9, 1.84, 3.4], 24, 18, "y", ...DOM, "windows"),
      box(1.1, 3.42, 1.46, 3.88, 0, 40, "#f2ecdf", "windows"),
      spire(1.06, 3.38, 1.5, 3.92, 40, 60, "#3f6c60"),
      box(1.54, 3.42, 1.9, 3.88, 0, 40, "#f2ecdf", "windows"),
      spire(1.5, 3.38, 1.94, 3.92, 40, 60, "#3f6c60"),
    ],
  },
  scorched: {
    cells: "00 10 01 11",
    solids: [
      { kind: "ashes", x0: 0.02, y0: 0.02, x1: 1.98, y1: 1.98, z0: 0, z1: 0, colour: "#4a3f36" },
      { kind: "stump", x0: 0.3, y0: 0.3, x1: 0.6, y1: 0.6, z0: 0, z1: 10, colour: "#241d18" },
      { kind: "stump", x0: 1.3, y0: 0.9, x1: 1.6, y1: 1.2, z0: 0, z1: 14, colour: "#241d18" },
      { kind: "stump", x0: 0.6, y0: 1.4, x1: 0.8, y1: 1.6, z0: 0, z1: 8, colour: "#241d18" },
      box(1.2, 0.3, 1.7, 0.45, 0, 5, "#3b322b"),
      box(1.2, 0.3, 1.33, 0.7, 0, 9, "#453a31"),
    ],
  },
};

/** A piece of a shape that nobody has drawn: a small house, or ashes, on each of its cells. */
export function plain(piece: string, cells: readonly [number, number][]): Solid[] {
  return cells.flatMap(([x, y]): Solid[] =>
    piece === "scorched"
      ? [{ kind: "ashes", x0: x, y0: y, x1: x + 1, y1: y + 1, z0: 0, z1: 0, colour: "#4a3f36" }]
      : house([x + 0.12, y + 0.12, x + 0.88, y + 0.88], 14, 12, "x", "#efe6d3", "#8a6d4a", "windows"),
  );
}

/** One cell of a wall, with arms towards the neighbours that close a ring with it. */
export function wall(
  x: number,
  y: number,
  west: boolean,
  east: boolean,
  north: boolean,
  south: boolean,
): Solid[] {
  const [near, far, height] = [0.3, 0.7, 15];
  const part = (x0: number, y0: number, x1: number, y1: number) =>
    box(x + x0, y + y0, x + x1, y + y1, 0, height, STONE, "bricks");
  const merlon = (x0: number, y0: number) =>
    box(x + x0, y + y0, x + x0 + 0.13, y + y0 + 0.13, height, height + 5, "#bfb7a9");
  const found = [part(near, near, far, far)];
  if (west) found.push(part(0, near, near, far));
  if (east) found.push(part(far, near, 1, far));
  if (north) found.push(part(near, 0, far, near));
  if (south) found.push(part(near, far, far, 1));
  const along = [0.06, 0.32, 0.58, 0.82];
  if (west || east) {
    for (const place of along) {
      if ((place < 0.25 && !west) || (place > 0.7 && !east)) continue;
      found.push(merlon(place, near), merlon(place, far - 0.13));
    }
  }
  if (north || south) {
    for (const place of along) {
      if ((place < 0.25 && !north) || (place > 0.7 && !south)) continue;
      found.push(merlon(near, place), merlon(far - 0.13, place));
    }
  }
  if (found.length === 1) found.push(merlon(near, near), merlon(far - 0.13, far - 0.13));
  return found;
}

/** A quarter turn clockwise, `times` over, of a solid in a box of this size. */
export function turn(solid: Solid, width: number, height: number, times: number): Solid {
  let turned = solid;
  for (let time = 0; time < times; time++) {
    const { x0, y0, x1, y1, ridge } = turned;
    turned = { ...turned, x0: height - y1, x1: height - y0, y0: x0, y1: x1 };
    if (ridge) turned.ridge = ridge === "x" ? "y" : "x";
    [width, height] = [height, width];
  }
  return turned;
}
