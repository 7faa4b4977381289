import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Box as BoxData, BoxVerdict } from "../net/protocol";
import { switchTo } from "../text/text.svelte";
import Box from "./Box.svelte";

// jsdom has no media; the settings behind the header ask for them when they are loaded.
vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

const BOX: BoxData = {
  edition: "",
  file: "editions/era.toml",
  sections: [
    {
      name: "shapes",
      title: { key: "era.section.shapes" },
      entries: [
        {
          path: "shapes.church",
          name: { key: "era.piece.church" },
          value: '[\n  "##",\n  "#.",\n]',
          is_guess: true,
          source: "house",
          why: { key: "era.why.no_source" },
        },
        {
          path: "shapes.farm",
          name: { key: "era.piece.farm" },
          value: '["##"]',
          is_guess: false,
          source: "looked_up",
          why: { key: "era.why.no_source" },
        },
      ],
    },
  ],
};
const FAULTY: BoxVerdict = {
  faults: [{ line: 4, path: "shapes.church", text: { key: "edition.fault.apart" } }],
  changes: [],
  edition: "",
  guesses: 0,
};
const SOUND: BoxVerdict = {
  faults: [],
  changes: [{ path: "shapes.church", name: { key: "era.piece.church" }, was: '["#"]', now: '["##"]' }],
  edition: "0123456789ab",
  guesses: 3,
};

let verdict = FAULTY;
let sent: [string, string][] = [];
beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body = "" }: RequestInit = {}) => {
    sent.push([`${method} ${path}`, String(body)]);
    return Response.json(method === "POST" ? verdict : BOX);
  });
  await switchTo("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function tried(text: string): Promise<HTMLElement> {
  const { container } = render(Box, { game: "era" });
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Or its text");
  field.value = text;
  field.dispatchEvent(new Event("input"));
  (await screen.findByRole("button", { name: "Check it" })).click();
  await vi.waitFor(() => expect(container.querySelector(".faults")).not.toBeNull());
  return container;
}

test("shows what is a guess, why, and draws shapes", async () => {
  const { container } = render(Box, { game: "era" });
  await vi.waitFor(() => expect(container.textContent).toContain("One thing here is our guess"));
  expect(
    [...container.querySelectorAll(".entries strong")].map((name) => name.textContent!.includes("°")),
  ).toEqual([true, false]);
  expect([...container.querySelectorAll(".shape")].map((shape) => shape.childElementCount)).toEqual([3, 2]);
  expect(container.textContent).toContain("our guess: The pictures of the rulebook");
  expect(container.textContent).toContain("looked up by an owner of the game");
  expect(container.querySelector("a[download]")?.getAttribute("href")).toBe("/api/games/era/box/en");
});

test("tells every fault of a file with its line", async () => {
  verdict = FAULTY;
  const container = await tried("shapes");
  expect(sent.at(-1)).toEqual(["POST /api/games/era/box", JSON.stringify({ text: "shapes" })]);
  expect(container.querySelector(".faults")?.textContent).toMatch(/Line 4\s+shapes\.church\s+The cells/);
});

test("tells what a sound file would change, and how to take it", async () => {
  verdict = SOUND;
  const container = await tried("shapes");
  expect(container.textContent).toContain("One thing would be different here; 3 would still be guesses");
  expect(container.querySelector(".faults")?.textContent).toContain('church: ["#"] → ["##"]');
  expect(container.textContent).toContain("as editions/era.toml and starts the server again");
});
