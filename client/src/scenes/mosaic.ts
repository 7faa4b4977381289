/** The mosaic: a sheet of small quads laid in wavy courses, some lighter and some darker than their ground. */
export interface Mosaic {
  /** Every tessera: its fill is the stone, what is left between them the grout. */
  all: string;
  /** Light and dark tesserae, to lay over a ground or a scene. */
  tones: { fill: string; d: string }[];
}

const TONES = [
  "rgba(255,250,235,.20)",
  "rgba(255,250,235,.10)",
  "",
  "rgba(20,10,0,.09)",
  "rgba(20,10,0,.18)",
];
const GROUT = 0.6;

/** The same sheet every time: a small generator of its own. */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
}

/** Courses over `width` by `height`, of tesserae of about `size`, in waves of `amplitude` and `period`. */
export function courses(
  width: number,
  height: number,
  size: number,
  amplitude: number,
  period: number,
  seed = 23,
): Mosaic {
  const random = generator(seed);
  const jitter = (value: number) => Math.round((value + (random() - 0.5) * 0.5) * 10) / 10;
  const layers = TONES.map(() => "");
  let all = "";
  for (let y = -amplitude * 2; y < height + amplitude; y += size) {
    const wave = (x: number) => y + Math.sin(x / period) * amplitude;
    for (let x = -random() * size; x < width;) {
      const next = x + size * (0.8 + random() * 0.5);
      const right = next - GROUT;
      const bottom = size - GROUT;
      const corners = [
        [x, wave(x)],
        [right, wave(next)],
        [right, wave(next) + bottom],
        [x, wave(x) + bottom],
      ] as const;
      const quad = `M${corners.map(([cx, cy]) => `${jitter(cx)} ${jitter(cy)}`).join("L")}z`;
      all += quad;
      layers[Math.floor(random() * TONES.length)] += quad;
      x = next;
    }
  }
  const tones = TONES.map((fill, index) => ({ fill, d: layers[index] ?? "" }));
  return { all, tones: tones.filter(({ fill }) => fill !== "") };
}

/** Rays of light round a point: every second one of `count` wedges. */
export function rays(x: number, y: number, radius: number, count: number): string {
  const point = (wedge: number) => {
    const angle = (wedge / count) * Math.PI * 2;
    return `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`;
  };
  const wedges = Array.from({ length: count / 2 }, (_, index) => index * 2);
  return wedges.map((wedge) => `M${x} ${y}L${point(wedge)}L${point(wedge + 1)}z`).join("");
}

/** The top of a sea that fills everything below `y`. */
export function waves(y: number): string {
  return `M-10 ${y}${"q9 -11.25 18 0t18 0".repeat(11)}V340H-10z`;
}
