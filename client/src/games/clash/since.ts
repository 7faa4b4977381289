/** What is worth telling of what happened since my last turn; the rest is in the log. */
import type { Told } from "../../table/since";
import { Fact } from "../facts";
import { ownerOf } from "./steps";

const TOLD = new Set([
  "advanced",
  "governed",
  "constructed",
  "raised",
  "founded",
  "razed",
  "recruited",
  "influenced",
  "moved",
  "explored",
  "lost",
  "won",
  "captured",
  "drawn",
  "event",
  "buried",
  "ruined",
  "taken_over",
  "traded",
  "mood_fell",
  "exhausted",
  "barbarians_appeared",
  "barbarians_grew",
  "barbarians_moved",
  "claimed",
]);
/** What I do by my own answers, I know; what comes of them is told. */
const CHOSEN = new Set(["advanced", "governed", "razed", "moved", "claimed"]);
const MOST = 40;

export function worthTelling(told: readonly Told[], me: number): Told[] {
  return told
    .filter(({ entry, event }) => {
      const fact = new Fact(event);
      const isKnown = entry.seat === me && CHOSEN.has(fact.kind) && ownerOf(fact) === me;
      return TOLD.has(fact.kind) && !isKnown;
    })
    .slice(-MOST);
}
