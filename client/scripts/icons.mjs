// Makes src/svg/icons.ts: the icons we use, from @iconify-json/game-icons (CC BY 3.0), with coordinates rounded
// to whole units of their 512 grid. Run `node scripts/icons.mjs` after changing the list.
import { readFileSync, writeFileSync } from "node:fs";

const NAMES = `
  wood-pile brick-pile stone-block square-bottle scroll-unfurled shield anticlockwise-rotation
  cartwheel pestle-mortar sundial quill scales
  stone-crafting anvil capitol atom swap-bag crossed-swords chess-queen
  amphora barrel lyre horseshoe moon sun drop book-cover ionic-column big-gear crested-helmet magic-lamp
  duality-mask broadsword archery-target greek-temple white-tower
  stone-path horse-head colombian-statue bookshelf lighthouse lotus tombstone harbor-dock great-pyramid
  egyptian-sphinx stone-throne deer theater byzantin-temple
  wheat compass profit trowel abacus philosopher-bust rally-the-troops prayer village incense siege-tower gears
  wave-crest barbed-star snake-spiral queen-crown bull-horns coins-pile dove crowned-skull lightning-trio
  anubis ankh sunbeams gladius barn-owl trident open-gate
  eagle-emblem eye-of-horus trireme lion
  light-bulb hourglass scroll-quill padlock laurels hexes cancel
  card-discard snake eye-shield
  sunrise rule-book flying-flag
  person trophy magnifying-glass android-mask meeple share
  rolling-dices meal death-skull burning-skull flat-hammer stone-wall round-shield quill-ink check-mark
  clockwise-rotation
  clay-brick two-coins card-pick grain-bundle owl fire-bowl spartan-helmet heavy-lightning huts-village footprint
  wood-axe bread shop beer-stein roman-toga arc-triomphe hammer-nails forest swamp plow mountains crosscut-saw
  brick-wall barn war-pick sailboat anchor ship-wheel open-book graduate-cap observatory centurion-helmet
  barracks-tent elephant roman-shield ballista temple-gate
`
  .trim()
  .split(/\s+/);

const SOURCE = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const TARGET = new URL("../src/svg/icons.ts", import.meta.url);
const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Path data as a list of absolute commands `[letter, ...numbers]`. */
function absolute(d) {
  const commands = [];
  let x = 0;
  let y = 0;
  let start = [0, 0];
  for (const [, letter, body] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const values = numbers(body, kind);
    const count = ARGUMENTS[kind];
    for (let at = 0; at === 0 || at < values.length; at += Math.max(1, count)) {
      const name = kind === "M" && at > 0 ? "L" : kind;
      const part = values.slice(at, at + count);
      if (letter !== kind) {
        if (name === "H") part[0] += x;
        else if (name === "V") part[0] += y;
        else
          for (let i = name === "A" ? 5 : 0; i < part.length; i += 2) {
            part[i] += x;
            part[i + 1] += y;
          }
      }
      if (name === "Z") [x, y] = start;
      else if (name === "H") x = part[0];
      else if (name === "V") y = part[0];
      else [x, y] = part.slice(-2);
      if (name === "M") start = [x, y];
      commands.push([name, ...part]);
    }
  }
  return commands;
}

/** The numbers of one command; the flags of an arc may stand without a separator. */
function numbers(body, kind) {
  const NUMBER = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
  const FLAG = /\s*,?\s*([01])/y;
  const values = [];
  for (let at = 0; ;) {
    const isFlag = kind === "A" && (values.length % 7 === 3 || values.length % 7 === 4);
    const pattern = isFlag ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const match = pattern.exec(body);
    if (!match) return values;
    values.push(Number(match[1]));
    at = pattern.lastIndex;
  }
}

/** Relative path data with whole numbers, without drift: each point is rounded where it really is. */
function rounded(d) {
  let x = 0;
  let y = 0;
  let start = [0, 0];
  let out = "";
  let last = "";
  for (const [name, ...values] of absolute(d)) {
    const whole = values.map(Math.round);
    let part;
    if (name === "H") part = [whole[0] - x];
    else if (name === "V") part = [whole[0] - y];
    else
      part = whole.map((v, i) => (name === "A" && i < 5 ? v : v - ((name === "A" ? i - 5 : i) % 2 ? y : x)));
    if (name === "Z") [x, y] = start;
    else if (name === "H") x = whole[0];
    else if (name === "V") y = whole[0];
    else [x, y] = whole.slice(-2);
    if (name === "M") start = [x, y];
    const letter = name.toLowerCase();
    const text = part.map((v, i) => (v < 0 || i === 0 ? "" : " ") + v).join("");
    out += letter === last && letter !== "m" ? (text.startsWith("-") ? text : ` ${text}`) : letter + text;
    last = letter;
  }
  return out;
}

const { icons } = JSON.parse(readFileSync(SOURCE, "utf8"));
const lines = NAMES.map((name) => {
  if (!icons[name]) throw new Error(`game-icons has no ${name}`);
  const paths = [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map((match) => rounded(match[1]));
  return `  "${name}": "${paths.join("")}",`;
});
const header = `/* Made by scripts/icons.mjs: do not edit. Icons: game-icons.net, CC BY 3.0. */
/** Path data on a grid of 512, by the icon's name at game-icons. */
export const ICONS = {
`;
writeFileSync(
  TARGET,
  `${header}${lines.join("\n")}\n} as const;\n\nexport type IconName = keyof typeof ICONS;\n`,
);
console.log(`${NAMES.length} icons`);
