/** The keys of the table. */
import { arrows, CHART_KEYS, digits, ENLARGE, type BoardKey } from "../keys";

export const KEYS: readonly BoardKey[] = [
  { does: "deed", words: "clash.key.deed", name: "1 – 7", codes: digits(7) },
  { does: "map", words: "board.key.map", name: "M", codes: ["KeyM"], isLook: true },
  { does: "cards", words: "clash.key.cards", name: "C", codes: ["KeyC"], isLook: true },
  arrows("clash.key.walk"),
  ENLARGE,
  ...CHART_KEYS,
];
