/** Parts of the map for two that the page with the rules shows beside its examples: what the tests of the rules play
 * on the same cells. */
import { beside } from "../draw";
import { drawNumbers, drawVerdict, drawYield } from "../marks";
import type { BuildingName, Cell, City, Good, Mood, Terrain, UnitName } from "../types";

export interface Example {
  cells: Cell[];
  /** Where something can be done, and how. */
  open: Record<string, string>;
  /** Steps from cell to cell; those along the edge bend round it. */
  ways: string[][];
  routes: [from: string, to: string][];
  /** Signs over cells. */
  marks: Record<string, string>;
  /** Whether a tile may lie so. */
  verdict?: boolean;
}

interface Scene {
  /** Tiles of which nobody knows what is on them. */
  unseen?: string[];
  /** What lies on a tile, if not what is printed on it below. */
  laid?: Record<string, string>;
  /** By their cells: `happy temple academy=1 port@E3`, with the owner before. */
  cities?: Record<string, string>;
  /** By their cells, each with its owner: `0 2 infantry, 4 infantry`. */
  units?: Record<string, string>;
  exhausted?: string[];
  /** Cells that are left out. */
  cut?: string;
  open?: Record<string, string>;
  ways?: string[];
  routes?: string[];
  marks?: Record<string, string>;
  verdict?: boolean;
}

const TERRAIN: Record<string, Terrain> = {
  b: "barren",
  f: "forest",
  g: "grassland",
  m: "mountain",
  s: "sea",
};
/** The tiles by their upper cells: what is on the upper, the left, the right and the lower cell. */
const TILES: Record<string, string> = {
  D1: "bfmg",
  D7: "gmfb",
  B2: "smsm",
  F2: "gsfs",
  D3: "msgm",
  B4: "fsgf",
  F4: "sbfg",
  D5: "gsgb",
  B6: "fmgm",
  F6: "fggg",
};
const SLOTS = Object.keys(TILES);
const MOODS: readonly string[] = ["angry", "neutral", "happy"];

/** The upper, the left, the right and the lower cell of a tile. */
export function cellsOf(tile: string): string[] {
  const [right, lower, left] = beside(tile);
  return [tile, left!, right!, lower!];
}

function cityOf(written: string): City {
  const [owner, ...parts] = written.split(" ");
  const city: City = {
    owner: Number(owner),
    mood: "neutral",
    size: 1,
    room: 0,
    buildings: {},
    wonders: [],
    activated: false,
    port: null,
  };
  for (const part of parts) {
    const [name, sea] = part.split("@") as [string, string?];
    const [building, seat] = name.split("=") as [BuildingName, string?];
    if (MOODS.includes(name)) {
      city.mood = name as Mood;
      continue;
    }
    city.size += 1;
    if (name.startsWith("great_")) city.wonders.push(name);
    else city.buildings[building] = seat === undefined ? city.owner : Number(seat);
    if (sea) city.port = sea;
  }
  return city;
}

function unitsOf(written: string): NonNullable<Cell["units"]> {
  const found: NonNullable<Cell["units"]> = {};
  for (const part of written.split(", ")) {
    const [owner = "", ...words] = part.split(" ");
    const unit = words.at(-1) as UnitName;
    found[owner] = { ...found[owner], [unit]: words.length > 1 ? Number(words[0]) : 1 };
  }
  return found;
}

/** Some tiles, by their upper cells, with what stands on them. */
function example(tiles: string, scene: Scene = {}): Example {
  const cut = new Set(scene.cut?.split(" "));
  const drawn = tiles.split(" ").flatMap((tile) =>
    cellsOf(tile).map((label, place): Cell => {
      const printed = scene.laid?.[tile] ?? TILES[tile]!;
      const terrain = scene.unseen?.includes(tile) ? "unknown" : TERRAIN[printed[place]!]!;
      const cell: Cell = { label, terrain, slot: SLOTS.indexOf(tile) };
      if (scene.exhausted?.includes(label)) cell.exhausted = true;
      const [city, units] = [scene.cities?.[label], scene.units?.[label]];
      if (city) cell.city = cityOf(city);
      if (units) cell.units = unitsOf(units);
      return cell;
    }),
  );
  return {
    cells: drawn.filter(({ label }) => !cut.has(label)),
    open: scene.open ?? {},
    ways: (scene.ways ?? []).map((way) => way.split(" ")),
    routes: (scene.routes ?? []).map((route) => route.split(" ") as [string, string]),
    marks: scene.marks ?? {},
    ...(scene.verdict === undefined ? {} : { verdict: scene.verdict }),
  };
}

/** How many steps it is from a cell to each other one, up to so many; never over what is unexplored. */
export function stepsFrom(from: string, cells: readonly Cell[], most: number): Record<string, number> {
  const known = new Set(cells.filter(({ terrain }) => terrain !== "unknown").map(({ label }) => label));
  const steps: Record<string, number> = { [from]: 0 };
  let front = [from];
  for (let step = 1; step <= most; step++) {
    front = [...new Set(front.flatMap(beside))].filter((label) => known.has(label) && !(label in steps));
    for (const label of front) steps[label] = step;
  }
  delete steps[from];
  return steps;
}

/** The same scene with how far everything is from a cell. */
function measured(from: string, most: number, tiles: string, scene: Scene): Example {
  const drawn = example(tiles, scene);
  const steps = Object.entries(stepsFrom(from, drawn.cells, most));
  return {
    ...drawn,
    marks: Object.fromEntries(steps.map(([label, step]) => [label, drawNumbers([step], false)])),
  };
}

function all(labels: string, sign: string): Record<string, string> {
  return Object.fromEntries(labels.split(" ").map((label) => [label, sign]));
}

const [yes, no] = [drawVerdict(true), drawVerdict(false)];
const letter = (name: string) => drawNumbers([name], false);
const gained = (good: Good) => drawYield(good, 1, true, false);
const plus = drawNumbers(["+1"], false);

const HOME: Scene = { cities: { D2: "0 happy" } };

export const MAPS: Record<string, Example> = {
  /** A start tile among tiles that nobody has seen. */
  start: example("D1 B2 F2 D3", {
    unseen: ["B2", "F2", "D3"],
    cities: { D2: "0 happy" },
    units: { C2: "0 settler" },
    open: { D1: "", E2: "" },
  }),
  distance: measured("D2", 3, "D1 B2 F2 D3 B4 D5", { unseen: ["B4"], cities: { D2: "0" } }),
  found: example("D1 F2 D3", {
    units: { C2: "0 settler", E2: "0 settler", D1: "0 settler", D3: "0 settler", E3: "0 ship, 0 settler" },
    exhausted: ["D3"],
    marks: { ...all("C2 E2", yes), ...all("D1 D3 E3", no) },
  }),
  collect: example("D1 B2 F2 D3", {
    cities: { D2: "0 happy temple" },
    units: { E2: "4 infantry" },
    open: { C2: "taken", C3: "taken", D3: "taken" },
    marks: { C2: gained("wood"), C3: gained("food"), D3: gained("ore"), E2: no },
  }),
  construct: example("D1 F2 D3 F4 D5", {
    cities: { D2: "0", F2: "0 angry", E4: "0 temple fortress port@F4", D5: "0 academy" },
    marks: { D2: letter("a"), F2: letter("b"), E4: letter("c"), D5: letter("d") },
  }),
  recruit: example("D1 D3", {
    cities: { D2: "0 temple" },
    units: { D2: "0 infantry, 0 settler", C2: "0 settler", D4: "0 2 settler" },
    ways: ["E4 D2"],
  }),
  forest: example("B4 B6", {
    units: { B5: "0 2 infantry", B6: "1 infantry" },
    ways: ["C5 B5"],
    open: { B4: "" },
    marks: { B4: yes, B6: no },
  }),
  mountain: example("D1 D3", { units: { D3: "0 settler" }, ways: ["D2 D3"], marks: all("D4 E4 C2", no) }),
  road: example("B2 B4", {
    cities: { A3: "0 temple" },
    units: { B3: "0 settler", B4: "0 settler, 0 2 infantry", C5: "4 infantry" },
    ways: ["A3 B3", "A3 B4"],
    open: { C5: "attack" },
  }),
  sailing: example("B2 D3 F2 F4", {
    units: { B2: "0 ship", F3: "1 ship" },
    ways: ["B2 C3 C4"],
    open: { C3: "", C4: "" },
    marks: { E3: no },
  }),
  edge: example("D1 B2 F2 D3 B4 F4", {
    unseen: ["B4"],
    units: { B2: "0 ship" },
    ways: ["B2 B1 C1 D0 E1 F1 G2 H2 H3 G4 F3", "B2 A2 @2 @3 A4 A5"],
    open: { E3: "", F3: "", F4: "", A5: "explore" },
  }),
  aboard: example("D1 F2 F4", {
    units: { D2: "0 infantry", E3: "0 ship" },
    ways: ["D2 E3", "E3 F3 F4"],
    marks: { D2: letter("1"), F4: letter("2") },
  }),
  ashore: example("D1 F2 F4", {
    units: { F4: "0 ship, 0 infantry" },
    ways: ["F4 G5", "F4 F3 E3"],
    marks: { G5: letter("3"), E3: letter("4") },
  }),

  // Exploring: before, the way that a tile lies, and the way that it may not lie.
  land: example("D1 B2 D3", { ...HOME, unseen: ["D3", "B2"], ways: ["D2 D3"], open: { D3: "explore" } }),
  land_yes: example("D1 B2 D3", {
    ...HOME,
    unseen: ["B2"],
    laid: { D3: "gmss" },
    units: { D3: "0 settler" },
    verdict: true,
  }),
  land_no: example("D1 B2 D3", {
    ...HOME,
    unseen: ["B2"],
    laid: { D3: "ssmg" },
    units: { D3: "0 settler" },
    verdict: false,
  }),
  join: example("D1 B2 D3 F2", {
    ...HOME,
    unseen: ["D3", "F2"],
    cut: "F2 F3 G3",
    ways: ["D2 D3"],
    open: { D3: "explore" },
  }),
  join_yes: example("D1 B2 D3 F2", {
    ...HOME,
    unseen: ["F2"],
    cut: "F2 F3 G3",
    units: { D3: "0 settler" },
    open: { C3: "taken", C4: "taken" },
    verdict: true,
  }),
  join_no: example("D1 B2 D3 F2", {
    ...HOME,
    unseen: ["F2"],
    cut: "F2 F3 G3",
    laid: { D3: "mgsm" },
    units: { D3: "0 settler" },
    verdict: false,
  }),
  border: example("D1 B2 D3 B4", {
    ...HOME,
    unseen: ["B2", "D3", "B4"],
    ways: ["C2 B2"],
    open: { B2: "explore" },
  }),
  border_yes: example("D1 B2 D3 B4", {
    ...HOME,
    unseen: ["D3", "B4"],
    laid: { B2: "gsbm" },
    units: { B2: "0 settler" },
    verdict: true,
  }),
  border_no: example("D1 B2 D3 B4", {
    ...HOME,
    unseen: ["D3", "B4"],
    laid: { B2: "mbsg" },
    units: { B2: "0 settler" },
    verdict: false,
  }),
  choice: example("D1 B2 D3 B4", {
    ...HOME,
    unseen: ["B2", "D3", "B4"],
    ways: ["D2 C3"],
    open: { C3: "explore" },
  }),
  choice_one: example("D1 B2 D3 B4", {
    ...HOME,
    unseen: ["D3", "B4"],
    laid: { B2: "fmms" },
    units: { C3: "0 settler" },
    verdict: true,
  }),
  choice_other: example("D1 B2 D3 B4", {
    ...HOME,
    unseen: ["D3", "B4"],
    laid: { B2: "smmf" },
    units: { C3: "0 settler" },
    verdict: true,
  }),
  voyage: example("F2 D3 F4", {
    unseen: ["D3"],
    units: { F4: "0 ship" },
    ways: ["F4 E4"],
    open: { E4: "explore" },
  }),
  voyage_yes: example("F2 D3 F4", {
    laid: { D3: "gmss" },
    units: { E4: "0 ship" },
    open: { E4: "", D4: "" },
    verdict: true,
  }),
  voyage_back: example("F2 D3 F4", {
    laid: { D3: "gfmg" },
    units: { F4: "0 ship" },
    ways: ["E4 F4"],
  }),

  influence: measured("D2", 4, "D1 D3 D5", { cities: { D2: "0 temple academy", E6: "1 academy" } }),
  influenced: example("D5", { cities: { E6: "1 academy=0" } }),
  attack: example("D1 D3 F2", {
    cities: { D2: "0 temple", E4: "1 happy temple academy=2", F2: "1" },
    units: { D3: "0 3 infantry", E4: "1 2 infantry" },
    ways: ["D3 E4"],
    open: { E4: "attack" },
  }),
  captured: example("D1 D3 F2", {
    cities: { D2: "0 temple", E4: "0 angry temple academy=2", F2: "1" },
    units: { E4: "0 2 infantry", F2: "1 settler" },
  }),
  exhausted: example("D1", { cities: { D2: "0" }, exhausted: ["C2"], open: { E2: "" } }),
  appear: example("D1 B2 D3 F2 F4", {
    cities: { D2: "0", D4: "4", F5: "4" },
    units: { D4: "4 infantry" },
    open: { E4: "", F2: "", D4: "" },
    marks: { D4: plus, F5: plus },
  }),
  approach: example("D3 F4 D5 B6", {
    cities: { E4: "0", D5: "4", C7: "4" },
    units: { E5: "4 infantry", D5: "4 infantry" },
    ways: ["D5 E5"],
    open: { D4: "" },
    marks: { D5: plus },
  }),
  routes: example("D3 D5 D7 B6", {
    cities: { D7: "1", E6: "1", B6: "1" },
    units: { D5: "0 settler", C6: "0 ship, 0 settler", D4: "0 settler" },
    routes: ["D5 D7", "C6 E6", "C6 B6"],
    marks: { D4: no },
  }),
};

/** Cities by themselves. */
export const CITIES: Record<string, City> = {
  village: cityOf("0"),
  town: cityOf("0 happy academy temple=1 port great_pyramid"),
  happy: cityOf("0 happy temple academy"),
  neutral: cityOf("0 neutral temple academy"),
  angry: cityOf("0 angry temple academy"),
  wild: cityOf("4 temple=0"),
};
