/** What a screen reader says of a region, and what is told of it when it is enlarged. */
import type { Deus } from "./model.svelte";
import type { Region } from "./types";

/** Its name, terrain and pieces, and what building there would bring. */
export function regionLabel(deus: Deus, region: Region): string {
  const parts = [region.region.toUpperCase(), deus.say(`deus.terrain.${region.terrain}`)];
  const village = deus.villages.get(region.region);
  parts.push(...(village ? [villageText(deus, region)] : []), ...ownerTexts(deus, region));
  if (deus.isOpen(region.region)) parts.push(deus.say("deus.board.open_region"));
  parts.push(...landingTexts(deus, region));
  for (const fall of deus.plan?.at[region.region]?.falls ?? [])
    parts.push(
      deus.say("deus.board.falls", {
        region: fall.region.toUpperCase(),
        names: fall.seats.map((seat) => deus.seatName(seat)).join(", "),
        points: fall.points,
      }),
    );
  return parts.join(", ");
}

/** What is known of a region, one clause each. */
export function regionTexts(deus: Deus, region: Region): string[] {
  const found: string[] = [];
  const resource = deus.catalog.terrains[region.terrain];
  if (resource) found.push(deus.say("deus.board.bears", { resource: { key: `deus.resource.${resource}` } }));
  const village = deus.villages.get(region.region);
  if (village) found.push(villageText(deus, region));
  if (village?.standing) {
    village.armies.forEach((count, seat) => {
      if (count) found.push(deus.say("deus.board.armies", { seat: deus.seatName(seat), count }));
    });
    const names = village.winners.map((seat) => deus.seatName(seat)).join(", ");
    found.push(names ? deus.say("deus.board.would_win", { names }) : deus.say("deus.board.needs_army"));
  }
  return [...found, ...ownerTexts(deus, region), ...landingTexts(deus, region)];
}

function villageText(deus: Deus, { region }: Region): string {
  const village = deus.villages.get(region);
  return village?.standing
    ? deus.say("deus.board.village", { points: village.points, open: village.open })
    : deus.say("deus.board.fallen");
}

function ownerTexts(deus: Deus, { owner, pieces }: Region): string[] {
  if (owner === null) return [];
  const names = pieces.map((piece) => deus.say(`deus.piece.${piece}`)).join(", ");
  return [`${deus.seatName(owner)}: ${names}`];
}

function landingTexts(deus: Deus, { region }: Region): string[] {
  if (!deus.plan?.at[region]?.landing) return [];
  return [deus.say("deus.board.landing", { points: deus.catalog.landing_points })];
}
