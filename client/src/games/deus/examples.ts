/** Small continents that the page with the rules shows beside its examples. */
import type { PieceName, Region, Terrain } from "./types";

export interface Example {
  regions: Region[];
  /** Where something can be done. */
  open: string[];
  /** The points that lie on its village. */
  points: number;
  /** The way of an army. */
  way: string[];
}

const TERRAIN: Record<string, Terrain> = {
  f: "forest",
  m: "mountain",
  s: "swamp",
  w: "field",
  o: "sea",
  v: "village",
};
const PIECE: Record<string, PieceName> = {
  c: "civil",
  p: "production",
  n: "ship",
  y: "scientific",
  a: "army",
  t: "temple",
};

/** Regions row by row, each a terrain, and whose pieces stand there: `f`, `w0pc`, `o1n`. A row begins `shift` columns
 * to the right of the first. */
function laid(...rows: [shift: number, regions: string][]): Region[] {
  return rows.flatMap(([shift, regions], r) =>
    regions.split(" ").map((written, at) => region(at + shift, r, written)),
  );
}

function region(q: number, r: number, written: string): Region {
  const [terrain = "o", owner, ...pieces] = written;
  return {
    region: `${q} ${r}`,
    tile: 0,
    q,
    r,
    terrain: TERRAIN[terrain]!,
    edge: false,
    owner: owner === undefined ? null : Number(owner),
    pieces: pieces.map((piece) => PIECE[piece]!),
  };
}

function example(regions: Region[], more: Partial<Example> = {}): Example {
  return { regions, open: [], points: 0, way: [], ...more };
}

export const EXAMPLES: Record<string, Example> = {
  /** One kind of land beside the other, then sea and a village. */
  lands: example(laid([0, "f m s w o v"]), { points: 5 }),
  /** A forest with a production building: a civil building may join it, or go to the empty land beside it. */
  place: example(laid([1, "w1c m"], [0, "s f0p o"], [0, "v w"]), {
    open: ["0 1", "1 1", "2 0", "1 2"],
    points: 4,
  }),
  /** Cities of four pieces, of two and of one. */
  city: example(laid([0, "w0cpyt f0pa m0c"])),
  /** A village with one region still open. */
  ring: example(laid([1, "f0a w0p"], [0, "s0c v m1a"], [0, "o1n w"]), { open: ["1 2"], points: 6 }),
  /** The same, closed by a second army of the blue seat. */
  closed: example(laid([1, "f0a w0p"], [0, "s0c v m1a"], [0, "o1n w0a"]), { points: 6 }),
  /** An army crosses land of another seat, and stops on empty land. */
  march: example(laid([0, "f0ca w1p m s"]), { open: ["2 0"], way: ["0 0", "1 0", "2 0"] }),
};
