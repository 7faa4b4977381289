/** What a screen reader says of a piece. */
import { sentence } from "../../text/text.svelte";
import { total, type Duel } from "./model.svelte";
import type { Slot } from "./types";

/** Name, effect, my price, and the reason if it can't be built. */
export function cardLabel(duel: Duel, slot: Slot, index: number): string {
  const parts: string[] = [];
  if (!slot.card) {
    parts.push(duel.say(slot.special ? "duel.board.label.special" : "duel.board.label.face_down"));
    if (typeof slot.token === "number") parts.push(duel.say("duel.board.offering", { coins: slot.token }));
    else if (slot.token)
      parts.push(duel.say("duel.board.label.token", { mythology: { key: `duel.mythology.${slot.token}` } }));
  } else {
    parts.push(duel.name({ kind: "card", id: slot.card }));
    parts.push(...duel.textsOf({ kind: "card", id: slot.card }));
    if (slot.playable && slot.prices) parts.push(priceWords(duel, slot.prices[duel.near] ?? 0));
    const problem = duel.option(`build:${slot.card}`)?.problem;
    if (problem) parts.push(duel.text(problem.text));
    if (slot.playable && slot.chained?.[duel.far])
      parts.push(duel.say("duel.board.chained_for", { seat: duel.seatName(duel.far) }));
  }
  parts.push(duel.say("duel.board.label.row", { row: slot.row }));
  const answer = duel.firstOf(`strike:${index + 1}`, `uncover:${index + 1}`, `tuck:${slot.card ?? ""}`);
  if (answer) parts.push(duel.text(answer.name));
  return parts.map(sentence).join(" ");
}

export function wonderLabel(duel: Duel, wonder: string, price: number | null, under: string | null): string {
  const parts = [duel.name({ kind: "wonder", id: wonder }), ...duel.textsOf({ kind: "wonder", id: wonder })];
  if (under) parts.push(duel.say("duel.info.under", { card: { key: `duel.card.${under}` } }));
  if (price !== null) parts.push(priceWords(duel, price));
  const problem = duel.option(`wonder:${wonder}`)?.problem;
  if (problem && price !== null) parts.push(duel.text(problem.text));
  const answer = duel.firstOf(`seize:${wonder}`, `ruin:${wonder}`);
  if (answer) parts.push(duel.text(answer.name));
  return parts.map(sentence).join(" ");
}

export function godLabel(duel: Duel, god: string, costs: readonly [number, number]): string {
  const parts = [duel.name({ kind: "god", id: god }), ...duel.textsOf({ kind: "god", id: god })];
  const option = duel.option(`activate:${god}`);
  parts.push(priceWords(duel, option?.lines ? total(option.lines) : (costs[duel.near] ?? 0)));
  if (option?.problem) parts.push(duel.text(option.problem.text));
  return parts.map(sentence).join(" ");
}

export function priceWords(duel: Duel, price: number): string {
  return price ? duel.say("duel.board.label.price", { coins: price }) : duel.say("duel.board.label.free");
}
