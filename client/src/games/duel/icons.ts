/** Which picture stands for what. */
import type { IconName } from "../../svg/icons";
import type { Colour } from "./types";

export const KIND_ICON: Record<Colour, IconName> = {
  brown: "stone-crafting",
  grey: "anvil",
  blue: "capitol",
  green: "atom",
  yellow: "swap-bag",
  red: "crossed-swords",
  purple: "chess-queen",
};

export const SYMBOL_ICON: Record<string, IconName | "armillary-sphere" | "plumb-bob"> = {
  armillary_sphere: "armillary-sphere",
  wheel: "cartwheel",
  sundial: "sundial",
  mortar: "pestle-mortar",
  plumb_bob: "plumb-bob",
  quill: "quill",
  scales: "scales",
};

export const MYTHOLOGY_ICON: Record<string, IconName> = {
  mesopotamian: "lion",
  phoenician: "trireme",
  greek: "greek-temple",
  egyptian: "eye-of-horus",
  roman: "eagle-emblem",
};

export const CHAIN_ICON: Record<string, IconName> = {
  amphora: "amphora",
  barrel: "barrel",
  book: "book-cover",
  column: "ionic-column",
  drop: "drop",
  gear: "big-gear",
  helmet: "crested-helmet",
  horseshoe: "horseshoe",
  lamp: "magic-lamp",
  lyre: "lyre",
  mask: "duality-mask",
  moon: "moon",
  sun: "sun",
  sword: "broadsword",
  target: "archery-target",
  temple_facade: "greek-temple",
  tower: "white-tower",
  ...MYTHOLOGY_ICON,
};

export const WONDER_ICON: Record<string, IconName> = {
  appian_way: "stone-path",
  circus_maximus: "horse-head",
  colossus: "colombian-statue",
  great_library: "bookshelf",
  great_lighthouse: "lighthouse",
  hanging_gardens: "lotus",
  mausoleum: "tombstone",
  piraeus: "harbor-dock",
  pyramids: "great-pyramid",
  sphinx: "egyptian-sphinx",
  statue_of_zeus: "stone-throne",
  temple_of_artemis: "deer",
  divine_theater: "theater",
  sanctuary: "byzantin-temple",
};

export const PROGRESS_ICON: Record<string, IconName> = {
  agriculture: "wheat",
  architecture: "compass",
  economy: "profit",
  law: "scales",
  masonry: "trowel",
  mathematics: "abacus",
  philosophy: "philosopher-bust",
  strategy: "rally-the-troops",
  theology: "prayer",
  urbanism: "village",
  mysticism: "incense",
  poliorcetics: "siege-tower",
  engineering: "gears",
};

export const GOD_ICON: Record<string, IconName> = {
  enki: "wave-crest",
  ishtar: "barbed-star",
  nisaba: "snake-spiral",
  astarte: "queen-crown",
  baal: "bull-horns",
  tanit: "coins-pile",
  aphrodite: "dove",
  hades: "crowned-skull",
  zeus: "lightning-trio",
  anubis: "anubis",
  isis: "ankh",
  ra: "sunbeams",
  mars: "gladius",
  minerva: "barn-owl",
  neptune: "trident",
  gate: "open-gate",
};

export const AGE_NUMERAL = ["", "I", "II", "III"];
