import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";

import { clientOf, gameNames } from "../games/registry";
import { standInForDialogs } from "../testing";
import { say, switchTo } from "../text/text.svelte";
import KeysDialog from "./KeysDialog.svelte";

beforeAll(async () => {
  standInForDialogs();
  await switchTo("en");
});
afterEach(cleanup);

function shown(game: string, isReplay: boolean): string[] {
  const props = { keys: ["hint"] as const, game, isReplay, open: true, onclose: () => {} };
  const { container } = render(KeysDialog, { props });
  return [...container.querySelectorAll("dd")].map((one) => one.textContent);
}

it.each(gameNames())("shows the keys of the board of %s beside those of the table", (game) => {
  const keys = clientOf(game)!.keys!;
  expect(keys.length).toBeGreaterThan(0);
  const words = shown(game, false);
  for (const key of keys) expect(words).toContain(say(key.words));
  expect(words).toContain(say("web.keys.hint"));
});

it("shows in a replay only what looks at something", () => {
  const words = shown("clash", true);
  expect(words).toContain(say("board.key.map"));
  expect(words).not.toContain(say("clash.key.deed"));
});
