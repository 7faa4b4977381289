/** The keys of the table. */
import { arrows, digits, ENLARGE, type BoardKey } from "../keys";

export const KEYS: readonly BoardKey[] = [
  arrows("duel.key.walk"),
  { does: "build", words: "duel.key.build", name: "B", codes: ["KeyB"] },
  { does: "discard", words: "duel.key.discard", name: "D", codes: ["KeyD"] },
  { does: "wonders", words: "duel.key.wonders", name: "W", codes: ["KeyW"] },
  { does: "wonder", words: "duel.key.wonder", name: "1 – 4", codes: digits(4) },
  ENLARGE,
];
