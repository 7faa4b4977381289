/** Which icon stands for what. */
import type { IconName } from "../../svg/icons";
import type { Signs } from "../model.svelte";
import type { Colour, PieceName } from "./types";

/** What is counted. */
export const SIGNS: Signs = {
  wood: { icon: "wood-pile", colour: "var(--wood)" },
  stone: { icon: "stone-block", colour: "var(--stone)" },
  clay: { icon: "clay-brick", colour: "var(--clay)" },
  wheat: { icon: "wheat", colour: "var(--wheat)" },
  gold: { icon: "two-coins", colour: "var(--coin)" },
  points: { icon: "laurels", colour: "var(--coin)" },
  cards: { icon: "card-pick" },
  pieces: { icon: "meeple" },
  resources: { icon: "swap-bag" },
  village: { icon: "huts-village", colour: "var(--umber)" },
  temples: { icon: "greek-temple", colour: "var(--murex)" },
};

export const GOD_ICON: Record<string, IconName> = {
  neptune: "trident",
  ceres: "grain-bundle",
  minerva: "owl",
  vesta: "fire-bowl",
  mars: "spartan-helmet",
  jupiter: "heavy-lightning",
};

export const PIECE_OF: Record<Colour, PieceName> = {
  brown: "civil",
  green: "production",
  blue: "ship",
  yellow: "scientific",
  red: "army",
  purple: "temple",
};

/** The picture of a kind of card, by the beginning of its name; the longest that fits. */
const PICTURES: Record<string, IconName> = {
  lumberjacks_guild: "wood-axe",
  brickmakers_guild: "brick-pile",
  bakers_guild: "bread",
  stonecutters_guild: "stone-crafting",
  trading_post: "shop",
  brewery: "beer-stein",
  forum: "roman-toga",
  triumphal_arch: "arc-triomphe",
  small_production: "hammer-nails",
  cooperative_forest: "forest",
  cooperative_swamp: "swamp",
  cooperative_field: "plow",
  cooperative_mountain: "mountains",
  sawmill: "crosscut-saw",
  brickyard: "brick-wall",
  farm: "barn",
  quarry: "war-pick",
  sailing_ship: "sailboat",
  small_port: "anchor",
  commercial_port: "ship-wheel",
  galley: "trireme",
  school: "open-book",
  university: "graduate-cap",
  academy: "philosopher-bust",
  laboratory: "observatory",
  workshop: "anvil",
  centurion: "centurion-helmet",
  temporary_camps: "barracks-tent",
  war_elephants: "elephant",
  legion: "roman-shield",
  ballista: "ballista",
  siege_tower: "siege-tower",
  temple_regions: "capitol",
  temple: "temple-gate",
};

export function pictureOf(kind: string): IconName {
  const found = Object.keys(PICTURES).filter((name) => kind.startsWith(name));
  return PICTURES[found.sort((one, other) => other.length - one.length)[0] ?? "temple"]!;
}
