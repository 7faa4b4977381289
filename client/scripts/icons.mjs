// Makes src/svg/icons.ts: the icons we use, from @iconify-json/game-icons (CC BY 3.0), with coordinates rounded
// to whole units of their 512 grid. Run `node scripts/icons.mjs` after changing an `icons.json`: src/svg has the
// one of all pages, a game's folder its own.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const GAMES = new URL("../src/games/", import.meta.url);
const LISTS = [
  new URL("../src/svg/icons.json", import.meta.url),
  ...readdirSync(GAMES).map((game) => new URL(`${game}/icons.json`, GAMES)),
];
const NAMES = new Set(
  LISTS.filter(existsSync)
    .flatMap((list) => JSON.parse(readFileSync(list, "utf8")))
    .sort(),
);

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
const lines = [...NAMES].map((name) => {
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
console.log(`${NAMES.size} icons`);
