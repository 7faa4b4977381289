/** A WebSocket that comes back: after a loss it tries again, ever more patiently, and at once when the
 * browser is online or looked at again. It also notices a connection that died without a word.
 */
export interface SocketEvents {
  onopen: () => void;
  onmessage: (message: unknown) => void;
  onlost: () => void;
  /** Whether this connection is asked for signs of life; the table's is, the lobby's is not. */
  ping?: unknown;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PING_AFTER = 20_000;
const DEAD_AFTER = 35_000;

export function socketUrl(path: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
}

export class LastingSocket {
  private socket: WebSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private failures = 0;
  private heard = 0;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly events: SocketEvents,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send a message if the connection is open; tells whether it was. */
  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Drop the connection and make a new one now, for example as another person. */
  renew(): void {
    this.drop();
    this.failures = 0;
    this.connect();
  }

  /** Close for good. */
  end(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  private readonly hurry = (): void => {
    if (this.retry === undefined || document.visibilityState === "hidden") return;
    this.failures = 0;
    this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    const socket = new WebSocket(socketUrl(this.path));
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.heard = Date.now();
      this.watch = setInterval(() => this.check(), 5_000);
      this.events.onopen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.events.onmessage(JSON.parse(event.data));
    };
    socket.onclose = () => this.lost();
  }

  private check(): void {
    const silence = Date.now() - this.heard;
    if (this.events.ping === undefined || silence < PING_AFTER) return;
    if (silence < DEAD_AFTER) this.send(this.events.ping);
    else this.lost();
  }

  private lost(): void {
    this.drop();
    if (this.ended) return;
    this.events.onlost();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    this.retry = setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearInterval(this.watch);
    this.retry = undefined;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // Browsers complain about closing a connection that is just being made.
    socket.onopen = () => socket.close();
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  }
}
