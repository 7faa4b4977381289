import { afterEach, expect, it, vi } from "vitest";

import type { Chat, Person } from "../net/protocol";
import { session } from "../session.svelte";
import { unreadOf } from "./unread";

vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

const line = (number: number, speaker: string) => ({ number, speaker, name: "", text: "", at: 0 }) as Chat;

afterEach(() => (session.person = null));

it("counts what others said since the chat was last seen, and not one's own lines", () => {
  session.person = { id: "a", name: "Anna", speaker: "anna" } as unknown as Person;
  const chat = [line(1, "boris"), line(2, "anna"), line(3, "boris"), line(4, "anna")];
  expect(unreadOf({ chat, readChat: 0 })).toBe(2);
  expect(unreadOf({ chat, readChat: 1 })).toBe(1);
  expect(unreadOf({ chat, readChat: 3 })).toBe(0);
});
