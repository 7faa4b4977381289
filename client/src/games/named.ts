/** What is called by another name than it shows: who tells a computer aloud what to press says what is to be read.
 * Words are compared as axe does for its rule `label-content-name-mismatch`: as a run of whole words, whatever their
 * case and what stands between them; what is hidden from screen readers alone is still to be read. */
const CONTROLS =
  "button, a[href], [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option]," +
  " [role=link], [role=menuitem], [role=menuitemradio], [role=treeitem], [role=gridcell]";

export function misnamed(controls: Iterable<Element>): string[] {
  const found = new Set<string>();
  for (const control of controls) {
    const [label, shown] = [control.getAttribute("aria-label")?.trim(), control.textContent?.trim() ?? ""];
    if (!label || !shown || (shown.length === 1 && /\D/.test(shown))) continue;
    if (!` ${words(label)} `.includes(` ${words(shown)} `)) found.add(`"${shown}" is called "${label}"`);
  }
  return [...found];
}

function words(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\([^()]*\)/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Everything that gets a label from now on, also what is gone when it is asked for. An observer of the page would
 * take most of the time of a test. */
export class Witness {
  readonly #labelled = new Set<Element>();
  readonly #set = Element.prototype.setAttribute;

  constructor() {
    const [labelled, set] = [this.#labelled, this.#set];
    Element.prototype.setAttribute = function (name, value) {
      if (name === "aria-label") labelled.add(this);
      set.call(this, name, value);
    };
  }

  /** The controls that were seen; it looks no more. */
  take(): Element[] {
    Element.prototype.setAttribute = this.#set;
    return [...this.#labelled].filter((one) => one.matches(CONTROLS));
  }
}
