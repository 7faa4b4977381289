/** Paths of the client, and moving between them without loading the page anew. */
import { FIRST_GAME, TAUGHT_GAME } from "./games/registry";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "review"; id: string }
  | { page: "shelf" }
  | { page: "rules"; game: string }
  | { page: "guide"; game: string }
  | { page: "box"; game: string }
  | { page: "about" }
  | { page: "account" }
  | { page: "missing" };

const SIMPLE = ["about", "account"] as const;

/** Which page a path means. */
export function parse(pathname: string, search = ""): Route {
  const parts = pathname.split("/").filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "new" && parts.length === 1) {
    return { page: "new", game: new URLSearchParams(search).get("game") ?? FIRST_GAME };
  }
  if (first === "rules" && parts.length === 1) return { page: "shelf" };
  if (first === "rules" && second && parts.length === 2) return { page: "rules", game: second };
  if (first === "guide" && parts.length <= 2) return { page: "guide", game: second ?? TAUGHT_GAME };
  if (first === "box" && second && parts.length === 2) return { page: "box", game: second };
  if (first === "t" && second && parts.length === 2) return { page: "table", id: second };
  if (first === "t" && second && third === "review" && parts.length === 3) {
    return { page: "review", id: second };
  }
  const simple = SIMPLE.find((page) => page === first);
  return simple && parts.length === 1 ? { page: simple } : { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function here(): Route {
  return parse(location.pathname, location.search);
}

let current = $state.raw<Route>(here());
let hasMoved = false;

export const router = {
  get route(): Route {
    return current;
  },
  /** Whether this is not the first page any more. */
  get hasMoved(): boolean {
    return hasMoved;
  },
};

/** Go to a path of the client. */
export function navigate(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  hasMoved = true;
  const before = current;
  current = here();
  if (JSON.stringify(before) !== JSON.stringify(current)) scrollTo(0, 0);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Links to our own pages are followed without loading; all others are left alone. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener("popstate", () => (current = here()));
  document.addEventListener("click", follow);
}
