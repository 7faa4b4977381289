/** What the tests of this folder share. */

/** Puts in place what jsdom lacks of dialogs. */
export function standInForDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

const PAGES = import.meta.glob<string>("../../src/tessera/locale/*/rules/*.md", {
  query: "?raw",
  import: "default",
});

/** Stands in for a server that is asked for the rules of a game. */
export async function servesRules(path: string): Promise<Response> {
  const [game, , language] = path.split("/").slice(-3);
  const page = PAGES[`../../src/tessera/locale/${language}/rules/${game}.md`];
  return page ? new Response(await page()) : new Response("", { status: 404 });
}
