import { afterEach, expect, it } from "vitest";

import { roving } from "./roving";

afterEach(() => (document.body.innerHTML = ""));

function group(...looks: string[]): HTMLElement {
  const made = document.createElement("div");
  made.innerHTML = looks.map((look, at) => `<button class="${look}">${at}</button>`).join("");
  document.body.append(made);
  return made;
}
const stops = (made: HTMLElement) =>
  [...made.querySelectorAll<HTMLElement>("[tabindex]")]
    .filter((one) => one.tabIndex === 0)
    .map((one) => one.textContent);
const press = (key: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

it("leaves one stop for Tab: what can be chosen, or the first", () => {
  const made = group("", "", "possible", "");
  roving(made);
  expect(stops(made)).toEqual(["2"]);
  const plain = group("", "", "");
  roving(plain);
  expect(stops(plain)).toEqual(["0"]);
});

it("goes on with the arrows, and comes back to where it was", () => {
  const made = group("", "", "");
  roving(made);
  made.querySelector("button")!.focus();
  press("ArrowRight");
  press("ArrowDown");
  expect(document.activeElement!.textContent).toBe("2");
  press("ArrowLeft");
  (document.activeElement as HTMLElement).blur();
  expect(stops(made)).toEqual(["1"]);
});

it("sees what can be chosen when the position changes", async () => {
  const made = group("", "", "");
  roving(made);
  made.querySelectorAll("button")[2]!.className = "possible";
  await Promise.resolve();
  expect(stops(made)).toEqual(["2"]);
});

it("comes back to where it was among what can be chosen, and knows things that are no buttons", () => {
  const made = group("", "live", "live");
  made.insertAdjacentHTML("beforeend", '<article tabindex="0">3</article>');
  roving(made);
  expect(stops(made)).toEqual(["1"]);
  made.querySelectorAll("button")[2]!.focus();
  press("ArrowRight");
  expect(document.activeElement!.textContent).toBe("3");
  press("ArrowLeft");
  (document.activeElement as HTMLElement).blur();
  expect(stops(made)).toEqual(["2"]);
});
