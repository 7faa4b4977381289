import { beforeEach, expect, test, vi } from "vitest";

import { KEY_NAMES, tableKeys } from "./keys";

const actions = {
  keys: vi.fn(),
  rules: vi.fn(),
  undo: vi.fn(),
  hint: vi.fn(),
  log: vi.fn(),
  back: vi.fn(),
  forth: vi.fn(),
  recap: vi.fn(),
};
const listen = tableKeys(actions);

function press(options: KeyboardEventInit, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...options });
  target.addEventListener("keydown", (heard) => listen(heard as KeyboardEvent), { once: true });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => vi.clearAllMocks());

test.each([
  ["keys", { key: "?", code: "Slash", shiftKey: true }],
  ["rules", { key: "F1", code: "F1" }],
  ["undo", { key: "г", code: "KeyU" }],
  ["hint", { key: "h", code: "KeyH" }],
  ["log", { key: "l", code: "KeyL" }],
  ["back", { key: "[", code: "BracketLeft" }],
  ["forth", { key: "ъ", code: "BracketRight" }],
] as const)("%s", (name, options) => {
  expect(press(options).defaultPrevented).toBe(true);
  expect(actions[name]).toHaveBeenCalledOnce();
});

test("keys of the browser and letters in a field are left alone", () => {
  const field = document.createElement("input");
  document.body.append(field);
  press({ code: "KeyU" }, field);
  press({ code: "KeyH", ctrlKey: true });
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
});

test("a key that the screen has not is left alone", () => {
  const heard = tableKeys({ back: vi.fn() });
  const event = new KeyboardEvent("keydown", { code: "KeyU", cancelable: true });
  Object.defineProperty(event, "target", { value: document.body });
  heard(event);
  expect(event.defaultPrevented).toBe(false);
});

test("every key has a name to read", () => {
  expect(Object.keys(KEY_NAMES).sort()).toEqual(Object.keys(actions).sort());
});
