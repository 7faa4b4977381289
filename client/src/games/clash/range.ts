/** What reaches how far on the map, to look at: collecting, the influence of cities, and trade routes. */
import { beside } from "./draw";
import { BARBARIANS, type Cell, type Good } from "./types";

/** The steps from a cell to all others, over land and sea that somebody has explored. */
export function stepsFrom(start: string, byLabel: ReadonlyMap<string, Cell>): Map<string, number> {
  const found = new Map([[start, 0]]);
  for (const [label, steps] of found)
    for (const next of beside(label)) {
      const cell = byLabel.get(next);
      if (cell && cell.terrain !== "unknown" && !found.has(next)) found.set(next, steps + 1);
    }
  return found;
}

/** What a city can collect from a kind of land, by the advances of its nation and by what it has itself. */
function broughtBy({ terrain }: Cell, { city }: Cell, advances: ReadonlySet<string>): readonly Good[] {
  const hasGardens = city?.wonders.includes("great_gardens");
  const hasPort = city?.buildings.port !== undefined;
  switch (terrain) {
    case "grassland":
      return hasGardens ? ["food", "wood", "ore", "ideas", "gold"] : ["food"];
    case "forest":
      return ["wood"];
    case "mountain":
      return ["ore"];
    case "barren":
      return advances.has("irrigation") ? ["food"] : [];
    case "sea":
      if (!advances.has("fishing")) return [];
      return hasPort ? ["food", "gold", "mood"] : ["food"];
    default:
      return [];
  }
}

/** What the land brings each city of a seat, whoever's turn it is: from its own cell and those around it, with
 * husbandry from land one step further. Nothing comes from exhausted land, other cities, and where enemies are. */
export function landOf(
  seat: number,
  byLabel: ReadonlyMap<string, Cell>,
  advances: ReadonlySet<string>,
): Map<string, Record<string, Good[]>> {
  const reach = advances.has("husbandry") ? 2 : 1;
  const isHeld = ({ units = {} }: Cell) => Object.keys(units).some((owner) => Number(owner) !== seat);
  const found = new Map<string, Record<string, Good[]>>();
  for (const home of byLabel.values()) {
    if (home.city?.owner !== seat) continue;
    const land: Record<string, Good[]> = {};
    for (const [label, steps] of stepsFrom(home.label, byLabel)) {
      const cell = byLabel.get(label);
      if (!cell || steps > reach || cell.exhausted || isHeld(cell) || (cell.city && cell !== home)) continue;
      const goods = broughtBy(cell, home, advances);
      if (goods.length && (steps < 2 || cell.terrain !== "sea")) land[label] = [...goods];
    }
    found.set(home.label, land);
  }
  return found;
}

/** The culture that it takes a seat to influence a city on each cell: none within the size of one of its cities.
 * Cities in which others have a building reach nowhere. */
export function influenceOf(seat: number, byLabel: ReadonlyMap<string, Cell>): Map<string, number> {
  const found = new Map<string, number>();
  for (const { label, city } of byLabel.values()) {
    if (city?.owner !== seat || Object.values(city.buildings).some((colour) => colour !== seat)) continue;
    for (const [place, steps] of stepsFrom(label, byLabel)) {
      const price = Math.max(0, steps - city.size);
      found.set(place, Math.min(price, found.get(place) ?? Infinity));
    }
  }
  return found;
}

const ROUTE = 2;
const MOST_ROUTES = 4;

/** The trade routes of a seat: its settlers and ships, each with a city of another player near it. */
export function routesOf(seat: number, byLabel: ReadonlyMap<string, Cell>): [from: string, to: string][] {
  const units = [...byLabel.values()].flatMap(({ label, units: kinds }) => {
    const mine = kinds?.[seat];
    return Array<string>((mine?.settler ?? 0) + (mine?.ship ?? 0)).fill(label);
  });
  const cities = [...byLabel.values()].filter(
    ({ city }) => city && city.owner !== seat && city.owner !== BARBARIANS && city.mood !== "angry",
  );
  const taken = new Map<string, number>();
  const near = units.map((label) => {
    const steps = stepsFrom(label, byLabel);
    return cities.filter((one) => (steps.get(one.label) ?? Infinity) <= ROUTE).map(({ label: city }) => city);
  });
  /** Finds a city for a unit, if need be by finding another for whoever has it. */
  function pair(unit: number, tried: Set<string>): boolean {
    for (const city of near[unit]!) {
      if (tried.has(city)) continue;
      tried.add(city);
      const other = taken.get(city);
      if (other !== undefined && !pair(other, tried)) continue;
      taken.set(city, unit);
      return true;
    }
    return false;
  }
  units.forEach((_, unit) => pair(unit, new Set()));
  return [...taken].slice(0, MOST_ROUTES).map(([city, unit]) => [units[unit]!, city]);
}
