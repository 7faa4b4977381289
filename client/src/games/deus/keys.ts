/** The keys of the table. */
import { arrows, CHART_KEYS, digits, ENLARGE, type BoardKey } from "../keys";

export const KEYS: readonly BoardKey[] = [
  { does: "card", words: "deus.key.card", name: "1 – 9, 0", codes: digits(10) },
  { does: "build", words: "deus.key.build", name: "B", codes: ["KeyB"] },
  { does: "offering", words: "deus.key.offering", name: "O", codes: ["KeyO"] },
  { does: "offer", words: "deus.key.offer", name: "G", codes: ["KeyG"] },
  { does: "map", words: "board.key.map", name: "M", codes: ["KeyM"], isLook: true },
  arrows("deus.key.walk"),
  ENLARGE,
  ...CHART_KEYS,
];
