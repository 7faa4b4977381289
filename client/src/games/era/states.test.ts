import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { afterEach, expect, test } from "vitest";

const sheet = (path: string) => readFileSync(resolve(__dirname, path), "utf-8");

afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

test.each(["row", "length"])("a %s that can be built and is hinted is marked as the hint", (look) => {
  document.head.innerHTML = `<style>${sheet("../tabletop.css")}\n${sheet("states.css")}</style>`;
  const wrapped = look === "row" ? "" : ' class="lengths"';
  const button = (state: string) =>
    `<li${wrapped}><button class="${look === "row" ? "row " : ""}${state}"></button></li>`;
  document.body.innerHTML = `<div class="tabletop era"><ul data-supply>
    ${button("possible")}${button("possible hinted")}</ul></div>`;
  const [possible, hinted] = [...document.querySelectorAll("button")].map(
    (one) => getComputedStyle(one).boxShadow,
  );
  expect(possible).toContain("--glow-edge");
  expect(hinted).toContain("--verdigris");
});
