/** Who sits at this browser, and which games the server has. */
import * as http from "./net/http";
import type { GameInfo, Person } from "./net/protocol";
import { settings } from "./settings.svelte";
import { learn } from "./text/text.svelte";

let person = $state.raw<Person | null>(null);
let offered = $state.raw<GameInfo[] | null>(null);
let reached = $state(true);

export const session = {
  /** Nobody before a name is given. */
  get person(): Person | null {
    return person;
  },
  set person(someone: Person | null) {
    person = someone;
    settings.hasName = someone !== null;
  },
  /** The games of this server; `null` until it has told. */
  get games(): GameInfo[] | null {
    return offered;
  },
  /** Whether the server answered when it was last asked. */
  get isReached(): boolean {
    return reached;
  },
  game(name: string): GameInfo | undefined {
    return offered?.find((game) => game.name === name);
  },
  async become(name: string): Promise<void> {
    session.person = await http.becomeGuest({ name });
  },
};

const RETRY_AFTER = 3_000;

/** Ask the server until it answers. */
export async function startSession(): Promise<void> {
  // A browser that never told a name is not asked for it: the refusal would be no news.
  const asked = settings.hasName ? http.me() : Promise.resolve(null);
  const [who, games] = await Promise.allSettled([asked, http.games()]);
  if (who.status === "fulfilled") person = who.value;
  else if (who.reason instanceof http.Refusal && who.reason.status === 401) session.person = null;
  if (games.status === "fulfilled") {
    await learn(games.value.map(({ name }) => name));
    offered = games.value;
  }
  reached = games.status === "fulfilled";
  if (!reached) setTimeout(() => void startSession(), RETRY_AFTER);
}
