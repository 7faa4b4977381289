/** Lines of the chat that nobody here has seen yet. */
import type { TableConnection } from "../net/table.svelte";
import { session } from "../session.svelte";
import { settings } from "../settings.svelte";

export function unreadOf({ chat, readChat }: Pick<TableConnection, "chat" | "readChat">): number {
  const isNews = (speaker: string | undefined) =>
    !settings.isMuted(speaker) && (!speaker || speaker !== session.person?.speaker);
  return chat.filter(({ number, speaker }) => number > readChat && isNews(speaker)).length;
}
