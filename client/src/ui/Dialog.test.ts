import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { standInForDialogs } from "../testing";
import Dialog from "./Dialog.svelte";

beforeAll(standInForDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a click beside a dialog closes it, but not one that was meant for what lay there before", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => "<p>words</p>" }));
  render(Dialog, { props: { title: "The end", open: true, onclose, children } });
  const dialog = screen.getByRole("dialog");
  now.mockReturnValue(1100);
  await fireEvent.click(dialog);
  expect(onclose).not.toHaveBeenCalled();
  now.mockReturnValue(2000);
  await fireEvent.click(screen.getByText("words"));
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.click(dialog);
  expect(onclose).toHaveBeenCalledOnce();
});
