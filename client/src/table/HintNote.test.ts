import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { switchTo } from "../text/text.svelte";
import HintNote from "./HintNote.svelte";

beforeAll(() => switchTo("en"));
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

test("a hint tells why before it compares, and stands beside what the board has lit up", () => {
  const board = document.createElement("main");
  board.innerHTML = '<div class="hinted"></div>';
  document.body.append(board);
  const box = { left: 100, top: 300, width: 80, height: 100, right: 180, bottom: 400 } as DOMRect;
  board.firstElementChild!.getBoundingClientRect = () => box;
  const props = {
    hint: {
      type: "hint" as const,
      request: "h",
      words: [{ key: "core.hint.alone", args: { action: "Roll" } }],
      reasons: [{ key: "duel.hint.again" }],
    },
    names: [],
    onclose: vi.fn(),
  };
  const { container } = render(HintNote, { props });
  const note = container.querySelector<HTMLElement>(".note")!;
  expect([note.style.left, note.classList.contains("beside")]).toEqual(["190px", true]);
  expect(screen.getByRole("status").textContent).toMatch(/Roll looks best\.\s+And you play again at once\./);
  screen.getByRole("button", { name: "Close" }).click();
  expect(props.onclose).toHaveBeenCalled();
});
