/** The lists of the home page, live over the socket, or asked for now and then while there is none. */
import * as http from "./http";
import type { Lobby } from "./protocol";
import { LastingSocket } from "./socket";

const POLL_EVERY = 10_000;

export class LobbyConnection {
  lobby = $state.raw<Lobby | null>(null);
  /** When `lobby` arrived, for its clocks: `performance.now()`. */
  at = $state(0);

  private polling: ReturnType<typeof setInterval> | undefined;
  private readonly socket: LastingSocket;

  constructor() {
    this.socket = new LastingSocket("/ws/lobby", {
      onopen: () => clearInterval(this.polling),
      onmessage: (message) => this.set(message as Lobby),
      onlost: () => this.poll(),
    });
  }

  /** Ask again as the person one has become. */
  renew(): void {
    this.socket.renew();
  }

  leave(): void {
    clearInterval(this.polling);
    this.socket.end();
  }

  private poll(): void {
    clearInterval(this.polling);
    const ask = () =>
      http.lobby().then(
        (lobby) => this.set(lobby),
        () => {},
      );
    this.polling = setInterval(ask, POLL_EVERY);
    ask();
  }

  private set(lobby: Lobby): void {
    this.lobby = lobby;
    this.at = performance.now();
  }
}
