/** The keys of the table. */
import { arrows, digits, ENLARGE, type BoardKey } from "../keys";

export const KEYS: readonly BoardKey[] = [
  { does: "number", words: "era.key.number", name: "1 – 9, 0", codes: digits(10) },
  { does: "turn", words: "era.key.turn", name: "R", codes: ["KeyR"] },
  arrows("era.key.walk"),
  ENLARGE,
];
