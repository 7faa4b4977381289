/** Mosaics are large, so each is drawn once into a hidden sprite and referred to by `<use>`. */
import { fan, rows, type Tessellation } from "./mosaic";

const SVG = "http://www.w3.org/2000/svg";

interface Pattern {
  size: readonly [number, number];
  /** How it fills a place of another shape. */
  fit: string;
  /** Whether the tesserae have the colour of the text; if not, only lights and darks are drawn. */
  isSolid: boolean;
  draw: () => Tessellation;
}

const PATTERNS = {
  fan: {
    size: [120, 160],
    fit: "xMidYMin slice",
    isSolid: true,
    draw: () => fan(120, 160, 7, [60, 44]),
  },
  field: {
    size: [360, 260],
    fit: "xMidYMid slice",
    isSolid: true,
    draw: () => rows(360, 260, 7, 2.5, 60),
  },
  rows: {
    size: [360, 330],
    fit: "xMidYMid slice",
    isSolid: false,
    draw: () => rows(360, 330, 6.2, 5, 42),
  },
  floor: {
    size: [760, 530],
    fit: "xMidYMid slice",
    isSolid: false,
    draw: () => rows(760, 530, 10, 4, 90),
  },
  band: {
    size: [1400, 104],
    fit: "xMidYMid slice",
    isSolid: true,
    draw: () => rows(1400, 104, 8.6, 3, 90),
  },
} satisfies Record<string, Pattern>;

export type PatternName = keyof typeof PATTERNS;

let sprite: SVGSVGElement | undefined;
const drawn = new Set<PatternName>();

/** The reference to a mosaic, which is drawn at the first call. */
export function mosaic(name: PatternName): string {
  if (!sprite?.isConnected) {
    sprite = document.createElementNS(SVG, "svg");
    sprite.setAttribute("width", "0");
    sprite.setAttribute("height", "0");
    sprite.setAttribute("aria-hidden", "true");
    sprite.style.position = "absolute";
    document.body.append(sprite);
    drawn.clear();
  }
  if (!drawn.has(name)) {
    drawn.add(name);
    sprite.append(symbol(name, PATTERNS[name]));
  }
  return `#mosaic-${name}`;
}

function symbol(name: PatternName, { size, fit, isSolid, draw }: Pattern): SVGSymbolElement {
  const { all, shades } = draw();
  const element = document.createElementNS(SVG, "symbol");
  element.id = `mosaic-${name}`;
  element.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
  element.setAttribute("preserveAspectRatio", fit);
  const layers = isSolid ? [{ fill: "currentColor", d: all }, ...shades] : shades;
  for (const { fill, d } of layers) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("fill", fill);
    path.setAttribute("d", d);
    element.append(path);
  }
  return element;
}
