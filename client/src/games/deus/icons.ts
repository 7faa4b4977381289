/** Which icon stands for what. */
import type { IconName } from "../../svg/icons";
import type { Colour, PieceName } from "./types";

export const ICON_OF: Record<string, IconName> = {
  wood: "wood-pile",
  stone: "stone-block",
  clay: "clay-brick",
  wheat: "wheat",
  gold: "two-coins",
  points: "laurels",
  cards: "card-pick",
  pieces: "meeple",
  resources: "swap-bag",
  village: "huts-village",
  temples: "greek-temple",
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
