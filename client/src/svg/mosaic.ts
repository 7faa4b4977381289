/** Tessera's one material: small quads in light and dark over a flat colour, the same in every run. */

export interface Tessellation {
  /** Every tessera, for one fill over a darker ground: the ground shows as grout. */
  all: string;
  /** The tesserae that are lighter or darker than the ground. */
  shades: { fill: string; d: string }[];
}

type Point = readonly [number, number];

const TONES = [
  "rgba(255,250,235,.20)",
  "rgba(255,250,235,.10)",
  null,
  "rgba(20,10,0,.09)",
  "rgba(20,10,0,.18)",
];

function generator(seed: number): () => number {
  return () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
}

function quad(points: Point[]): string {
  const short = (value: number) => +value.toFixed(1);
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z`;
}

function shaded(quads: string[], random: () => number): Tessellation {
  const paths = TONES.map(() => "");
  for (const one of quads) paths[Math.floor(random() * TONES.length)] += one;
  const shades = TONES.flatMap((fill, tone) => {
    const d = paths[tone];
    return fill && d ? [{ fill, d }] : [];
  });
  return { all: quads.join(""), shades };
}

/** Rings of tesserae of size `size` round a point: card faces and backs. */
export function fan(width: number, height: number, size: number, centre: Point, seed = 11): Tessellation {
  const random = generator(seed);
  const quads: string[] = [];
  const gap = 0.55;
  const [cx, cy] = centre;
  const shake = () => (random() - 0.5) * 0.5;
  const reach = Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy)) + size;
  for (let inner = size; inner < reach; inner += size) {
    const count = Math.max(6, Math.round((2 * Math.PI * inner) / (size * 1.15)));
    const turn = random() * 6;
    for (let i = 0; i < count; i++) {
      const from = turn + (i / count) * 2 * Math.PI;
      const to = turn + ((i + 1) / count) * 2 * Math.PI - gap / inner;
      const outer = inner + size - gap;
      const corners: Point[] = [
        [from, inner],
        [to, inner],
        [to, outer],
        [from, outer],
      ];
      const points = corners.map(([angle, radius]): Point => [
        cx + Math.cos(angle) * radius + shake(),
        cy + Math.sin(angle) * radius + shake(),
      ]);
      if (points.some(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)) quads.push(quad(points));
    }
  }
  return shaded(quads, random);
}

/** Wavy courses of tesserae of size `size`: scenes, floors, bands. */
export function rows(
  width: number,
  height: number,
  size: number,
  wave: number,
  period: number,
  seed = 23,
): Tessellation {
  const random = generator(seed);
  const quads: string[] = [];
  const gap = 0.6;
  const shake = () => (random() - 0.5) * 0.5;
  for (let course = -wave * 2; course < height + wave; course += size) {
    const level = (x: number) => course + Math.sin(x / period) * wave;
    for (let x = -random() * size; x < width;) {
      const step = size * (0.8 + random() * 0.5);
      const corners: Point[] = [
        [x, level(x)],
        [x + step - gap, level(x + step)],
        [x + step - gap, level(x + step) + size - gap],
        [x, level(x) + size - gap],
      ];
      quads.push(quad(corners.map(([px, py]): Point => [px + shake(), py + shake()])));
      x += step;
    }
  }
  return shaded(quads, random);
}
