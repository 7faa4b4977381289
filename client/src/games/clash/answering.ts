/** For tests: does whatever can be done at a table of Clash. */

import type { View } from "../../net/seen";
import { click, missing } from "../testing";
import { goldIn, REPLACED } from "./payment";
import type { ClashBoard, ClashCatalog } from "./types";

/** What has not been done yet. */
type Left = () => ReadonlySet<string>;

/** Clicks every button of a kind that does something new; `open` brings them into sight again after each, for acting
 * puts all down. */
function clickEach(container: Element, left: Left, query: string, open: () => void) {
  if (left().size === 0) return;
  open();
  const buttons = container.querySelectorAll<HTMLElement>(
    `${query}[data-notation]:not([aria-disabled=true])`,
  );
  for (const notation of [...buttons].map((one) => one.dataset["notation"]!)) {
    if (!left().has(notation)) continue;
    const find = () => container.querySelector(`${query}[data-notation="${notation}"]`);
    if (!find()) open();
    click(find());
    click(container.querySelector("[data-collect]:not([aria-disabled=true])"));
  }
}

/** Puts down whatever is in hand. */
function putDown(container: Element) {
  for (let close; (close = container.querySelector(".cell .close"));) click(close);
}

/** Whatever a city can collect: other cells make other mixtures. */
function collectAll(container: Element, left: Left) {
  const labels = [...container.querySelectorAll<HTMLElement>("[data-cell].live")].map(
    (one) => one.dataset["cell"],
  );
  const touch = (label: string | undefined) => click(container.querySelector(`[data-cell="${label}"]`));
  const collect = () => click(container.querySelector("[data-collect]:not([aria-disabled=true])"));
  collect();
  for (const first of labels)
    for (const second of labels) {
      if (left().size === 0) return;
      touch(first);
      touch(second);
      collect();
    }
}

/** Every army goes somewhere. */
function marchAll(container: Element, left: Left, board: ClashBoard) {
  for (const label of Object.keys(board.reach ?? {})) {
    if (!left().has("move") && !left().has(`from:${label}`)) continue;
    putDown(container);
    click(container.querySelector(`[data-cell="${label}"]`));
    const goal = Object.entries(board.reach?.[label]?.goals ?? {}).find(([, manner]) => manner !== "attack");
    if (goal) click(container.querySelector(`[data-cell="${goal[0].split(":")[1]}"]`));
    else {
      const [first] = Object.keys(board.reach?.[label]?.goals ?? {});
      click(container.querySelector(`[data-cell="${first?.split(":")[1]}"]`));
      click(container.querySelector("[data-attack]"));
    }
  }
}

/** Composes an offer of each thing alone, to everybody: what is added is sent with the offer. */
function bargain(container: Element, left: Left) {
  if (left().size === 0) return;
  const open = () => {
    if (!container.querySelector(".composer")) click(container.querySelector("[data-trade]"));
  };
  const all = (query: string) => [...container.querySelectorAll<HTMLElement>(query)];
  open();
  const offer = () => click(container.querySelector("[data-propose]"));
  const steps = all("[data-step]:not([aria-disabled=true])").map((one) => one.dataset["step"]!);
  for (const partner of all("[data-partner]").map((one) => one.dataset["partner"])) {
    if (!left().has(`offer:${Number(partner) + 1}`)) continue;
    open();
    click(container.querySelector(`[data-partner="${partner}"]`));
    click(container.querySelector("[data-step]:not([aria-disabled=true])"));
    offer();
  }
  for (const step of steps) {
    if (!left().has(step) && !left().has("done")) continue;
    open();
    click(container.querySelector(`[data-step="${step}"]`));
    offer();
  }
  for (const card of all("[data-offered]").map((one) => one.dataset["offered"]))
    for (const [place, verb] of ["give", "show"].entries()) {
      if (!left().has(`${verb}:${card}`)) continue;
      open();
      for (let tap = 0; tap <= place; tap++) click(container.querySelector(`[data-offered="${card}"]`));
      offer();
    }
}

/** Pays in every way where that is composed: first as little gold as can be, then as much as the way has. */
function payAll(container: Element, left: Left) {
  const find = (query: string) => container.querySelector<HTMLElement>(`.payment ${query}`);
  const isOpen = (step: HTMLElement | null) => step !== null && step.getAttribute("aria-disabled") !== "true";
  const steps = (good: string, by: "" | "-") => find(`[data-step="${by}gold:${good}"]`);
  for (const { notation, gold } of [...left()].map((notation) => ({ notation, gold: goldIn(notation) }))) {
    if (!gold || !find("[data-notation]")) continue;
    for (const good of REPLACED) while (isOpen(steps(good, "-"))) click(steps(good, "-"));
    for (const [place, good] of REPLACED.entries()) {
      const has = () =>
        Number(steps(good, "")?.parentElement?.querySelector("b")?.textContent ?? gold[place]);
      while (has() < gold[place]! && isOpen(steps(good, ""))) click(steps(good, ""));
    }
    click(find(`[data-notation="${notation}"]`));
  }
}

/** Whatever can be done by clicking: buttons in sight, glowing cells and what stands beside them, sheets of a
 * phone, a trade, and the actions of a turn. What has been done is not done again. */
export function answer(
  container: Element,
  view: View,
  acted: readonly number[],
  { categories }: ClashCatalog,
) {
  const board = view.board as unknown as ClashBoard;
  const left: Left = () => new Set(missing(view, acted));
  if (board.harvest) collectAll(container, left);
  else marchAll(container, left, board);
  if (!board.harvest) putDown(container);
  const labels = [...container.querySelectorAll<HTMLElement>("[data-cell].live")].map(
    (one) => one.dataset["cell"],
  );
  clickEach(container, left, "button", () => {});
  payAll(container, left);
  for (const label of labels)
    clickEach(container, left, ".cell button", () => {
      putDown(container);
      click(container.querySelector(`[data-cell="${label}"]`));
    });
  if (!board.harvest) putDown(container);
  for (const sheet of container.querySelectorAll("[data-sheet]"))
    clickEach(container, left, ".sheet button", () => {
      if (sheet.getAttribute("aria-pressed") !== "true") click(sheet);
    });
  for (const category of Object.keys(categories))
    clickEach(container, left, ".sheet .advance", () => {
      const sheet = container.querySelector('[data-sheet="advances"]');
      if (sheet?.getAttribute("aria-pressed") === "false") click(sheet);
      click(container.querySelector(`[data-category="${category}"]`));
    });
  clickEach(container, left, ".trade button", () => click(container.querySelector("[data-trade]")));
  bargain(container, left);
  for (const deed of container.querySelectorAll("[data-deed]:not([aria-disabled=true])"))
    clickEach(container, left, ".answers button", () => {
      if (deed.getAttribute("aria-pressed") !== "true") click(deed);
    });
}
