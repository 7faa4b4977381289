/** What a screen reader says of a cell, and what is told of it when it is enlarged. */
import type { Clash } from "./model.svelte";
import type { Cell, City } from "./types";

/** Its name, terrain, city and units, and whether something can be done there. */
export function cellLabel(clash: Clash, cell: Cell): string {
  return [cell.label, ...cellTexts(clash, cell), ...now(clash, cell)].join(", ");
}

/** What can be done there now: how an army gets there, what the land brings, or that there is something. */
function now(clash: Clash, { label }: Cell): string[] {
  const used = clash.used.filter((one) => one.label === label);
  const goal = clash.goals.get(label);
  if (used.length) return used.map(({ good }) => `+1 ${clash.say(`clash.goods.${good}`)}`);
  if (goal) return [clash.say(`clash.map.manner.${goal.manner}`)];
  return clash.isOpen(label) ? [clash.say("clash.board.open_cell")] : [];
}

/** What is known of a cell, one clause each; the pieces of a city, if they are wanted. */
export function cellTexts(clash: Clash, cell: Cell, withPieces = true): string[] {
  const found = [terrainName(clash, cell)];
  if (cell.exhausted) found.push(clash.say("clash.board.exhausted"));
  if (cell.city) found.push(...cityTexts(clash, cell.city).slice(0, withPieces ? undefined : 1));
  for (const [owner, units] of Object.entries(cell.units ?? {})) {
    const names = Object.entries(units).map(
      ([unit, count]) => `${clash.say(`clash.unit.${unit}`)} × ${count}`,
    );
    found.push(`${clash.ownerName(Number(owner))}: ${names.join(", ")}`);
  }
  return found;
}

export function terrainName(clash: Clash, { terrain }: Cell): string {
  return terrain === "unknown" ? clash.say("clash.board.unknown") : clash.say(`clash.terrain.${terrain}`);
}

function cityTexts(clash: Clash, city: City): string[] {
  const pieces = [
    ...Object.keys(city.buildings).map((one) => clash.say(`clash.building.${one}`)),
    ...city.wonders.map((one) => clash.say(`clash.wonder.${one}`)),
  ];
  const told = clash.say("clash.board.city_of", {
    owner: clash.ownerName(city.owner),
    size: city.size,
    mood: { key: `clash.mood.${city.mood}` },
  });
  return [told, ...pieces];
}
