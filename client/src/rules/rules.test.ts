import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { BATTLES } from "../games/clash/book/battles";
import { MAPS } from "../games/clash/book/maps";
import { catalogOf } from "../games/testing";
import { servesRules, standInForDialogs } from "../testing";
import { switchTo } from "../text/text.svelte";
import { bind, open, type Book } from "./book";
import RulesBook from "./RulesBook.svelte";
import RulesDrawer from "./RulesDrawer.svelte";
import { count, filter, hits, needles } from "./search";

/** Milliseconds: a busy machine draws a book of pictures slowly. */
const PATIENCE = 60_000;

// jsdom has no media; the settings behind the switch of languages ask for them when they are loaded.
vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

const books = {} as Record<"en" | "ru", Book>;
beforeAll(async () => {
  vi.stubGlobal("fetch", servesRules);
  for (const language of ["en", "ru"] as const) books[language] = (await open("duel", language))!;
  vi.unstubAllGlobals();
  Element.prototype.scrollIntoView = vi.fn();
  standInForDialogs();
});
beforeEach(() => switchTo("en"));
afterEach(cleanup);

describe("the book", () => {
  test("has chapters and parts with anchors, the same in both languages", () => {
    const anchors = (book: Book) =>
      book.chapters.map(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
    expect(anchors(books.en)).toEqual(anchors(books.ru));
    expect(anchors(books.en).flat()).toEqual(expect.arrayContaining(["turn", "cost", "engineering", "end"]));
  });

  test("makes places for icons out of marks", async () => {
    const book = await bind("# T\n\n## A {#a}\n\nOne {icon:coin/5} and {icon:shield}.", "en");
    const html = book.chapters[0]!.html;
    expect(html).toContain('data-icon="coin" data-dress="5"');
    expect(html).toContain('data-icon="shield" data-dress=""');
  });

  test("tells an icon that is alone in its cell from one beside words", async () => {
    const { html } = (await bind("## A {#a}\n\n| | |\n|---|---|\n| {icon:coin} | {icon:coin} gold |", "en"))
      .chapters[0]!;
    expect(html.match(/<td class="sign">/g)).toHaveLength(1);
    expect(html).toMatch(/<td><span class="mark"[^>]*><\/span> gold<\/td>/);
  });

  test("has no style in it and obeys no HTML", async () => {
    for (const { chapters } of Object.values(books)) {
      for (const { html, parts } of chapters) {
        expect([html, ...parts.map((part) => part.html)].join("")).not.toMatch(/style=|<script|\{icon/);
      }
    }
    const book = await bind("## A {#a}\n\n<script>1</script>", "en");
    expect(book.chapters[0]!.html).not.toContain("<script");
  });

  test("is asked of the server, which knows the numbers that it plays by", async () => {
    const fetched = vi.fn(async (path: string) =>
      path.endsWith("/mill/rules/ru")
        ? new Response("# Мельница\n\n## Ход {#turn}\n\nМелите.")
        : Response.json({ text: { key: "server.error.no_such_page" } }, { status: 404 }),
    );
    vi.stubGlobal("fetch", fetched);
    const book = await open("mill", "ru");
    expect([book?.title, book?.chapters[0]?.id]).toEqual(["Мельница", "turn"]);
    expect(await open("chess", "en")).toBeNull();
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      "/api/games/mill/rules/ru",
      "/api/games/chess/rules/en",
    ]);
    vi.unstubAllGlobals();
  });

  test("says so when the server cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const { container } = render(RulesBook, { game: "dice", rule: null });
    await vi.waitFor(() => expect(container.textContent).toContain("This page could not be loaded"));
    vi.unstubAllGlobals();
  });
});

describe("the search", () => {
  const found = (language: "en" | "ru", query: string): string[] =>
    filter(books[language].chapters, needles(query)).flatMap(({ id, html, parts }) => [
      ...(html ? [id] : []),
      ...parts.map((part) => part.id),
    ]);

  test("finds a word inside chapters, in any case", () => {
    expect(found("en", "MINERVA")).toEqual(expect.arrayContaining(["gods", "rulings"]));
    expect(found("en", "minerva")).not.toContain("draft");
  });

  test("wants all the words", () => {
    expect(found("en", "sanctuary gate")).toContain("rulings");
    expect(found("en", "sanctuary xyzzy")).toEqual([]);
  });

  test("forgives Russian endings and the letter ё", () => {
    expect(found("ru", "гильдию")).toContain("guilds");
    expect(found("ru", "зеленая")).toContain("colours");
    expect(found("ru", "чудеса")).toContain("wonder-list");
  });

  test("shows the whole of a chapter whose title is meant", () => {
    const chapter = filter(books.en.chapters, needles("costs")).find(({ id }) => id === "cost")!;
    expect(chapter.parts.map(({ id }) => id)).toContain("examples");
  });

  test("without words leaves everything", () => {
    expect(filter(books.en.chapters, needles(" , "))).toHaveLength(books.en.chapters.length);
    expect(count(books.en.chapters)).toBeGreaterThan(30);
  });

  test("tells where the words stand", () => {
    expect(hits("Зелёная карта", needles("зеленую"))).toEqual([[0, 7]]);
    expect(hits("The Gate, a gate", needles("gate"))).toEqual([
      [4, 8],
      [12, 16],
    ]);
  });
});

describe("the page", () => {
  const type = async (value: string) => {
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await tick();
  };

  test("is illustrated with the dice, pieces and small domains of Era", async () => {
    const catalog = JSON.stringify(catalogOf("era"));
    vi.stubGlobal("fetch", (path: string) =>
      path.endsWith("/catalog") ? Promise.resolve(new Response(catalog)) : servesRules(path),
    );
    const { container } = render(RulesBook, { game: "era", rule: null });
    await vi.waitFor(
      () => expect(container.querySelectorAll(".a-domain svg path").length).toBeGreaterThan(20),
      PATIENCE,
    );
    expect(container.querySelectorAll("[data-icon] svg").length).toBeGreaterThan(90);
    expect(container.querySelectorAll(".a-face .die .body").length).toBeGreaterThan(23);
    expect(container.querySelectorAll(".a-piece svg path").length).toBeGreaterThan(50);
  });

  test("is illustrated with the cards, pieces, gods and small continents of Deus", async () => {
    const catalog = JSON.stringify(catalogOf("deus"));
    vi.stubGlobal("fetch", (path: string) =>
      path.endsWith("/catalog") ? Promise.resolve(new Response(catalog)) : servesRules(path),
    );
    const { container } = render(RulesBook, { game: "deus", rule: null });
    await vi.waitFor(
      () => expect(container.querySelectorAll(".ticket svg").length).toBeGreaterThan(80),
      PATIENCE,
    );
    expect(container.querySelectorAll("[data-icon] svg").length).toBeGreaterThan(130);
    expect(container.querySelectorAll(".a-map svg").length).toBe(6);
    expect(container.querySelectorAll(".a-god svg").length).toBe(6);
    expect(container.querySelectorAll(".a-piece svg path").length).toBeGreaterThan(50);
    for (const ticket of container.querySelectorAll(".ticket"))
      expect(ticket.className).toMatch(/brown|green|blue|yellow|red/);
  });

  test.each(["en", "ru"] as const)(
    "is illustrated with the map, the battles, cities, cards and dice of Clash: %s",
    async (language) => {
      const catalog = JSON.stringify(catalogOf("clash"));
      vi.stubGlobal("fetch", (path: string) =>
        path.endsWith("/catalog") ? Promise.resolve(new Response(catalog)) : servesRules(path),
      );
      await switchTo(language);
      const { container } = render(RulesBook, { game: "clash", rule: null });
      const drawn = (selector: string) => container.querySelectorAll(selector).length;
      await vi.waitFor(() => expect(drawn(".a-battle .die")).toBe(13), PATIENCE);
      expect(drawn(".a-map svg")).toBe(Object.keys(MAPS).length);
      expect(drawn(".a-battle")).toBe(Object.keys(BATTLES).length);
      expect(drawn(".city svg")).toBe(8);
      expect(drawn(".face .die")).toBe(21);
      expect(drawn(".paper article.card")).toBe(6);
      expect(drawn(".paper article.event")).toBe(2);
      expect(drawn(".paper .block .advance.owned")).toBe(6);
      expect(drawn(".paper .deal")).toBeGreaterThan(0);
      expect(drawn("[data-icon] svg")).toBeGreaterThan(350);
      // What stands for nothing that is known would be empty.
      const empty = [...container.querySelectorAll<HTMLElement>("[data-icon]")]
        .filter((mark) => mark.querySelector("svg, i") === null)
        .map((mark) => `${mark.dataset["icon"]}/${mark.dataset["dress"]}`);
      expect(empty).toEqual([]);
    },
    PATIENCE,
  );

  test("shows every chapter with its icons, and what is searched, marked", async () => {
    const { container } = render(RulesBook, { game: "duel", rule: null });
    await vi.waitFor(() => expect(container.querySelector("h1")).toBeTruthy());
    expect(container.querySelectorAll("[data-icon] svg").length).toBeGreaterThan(130);
    // The policy of the server refuses styles that the text itself would bring.
    expect(container.querySelector("[style]:not([data-icon] *)")).toBeNull();
    await type("Minerva");
    expect(container.querySelectorAll(".piece mark").length).toBeGreaterThan(1);
    expect(screen.getByRole("status").textContent).toMatch(/\d/);
    await type("");
    expect(container.querySelector("mark")).toBeNull();
    expect(container.querySelector("#gods")!.textContent).toContain("Minerva: put her pawn");
  });

  test("changes its language at once", async () => {
    const { container } = render(RulesBook, { game: "duel", rule: "turn" });
    await vi.waitFor(() => expect(container.querySelector("#turn h2")?.textContent).toBe("A turn"));
    await switchTo("ru");
    await vi.waitFor(() => expect(container.querySelector("#turn h2")?.textContent).toBe("Ход"));
  });

  test("goes to the chapter that is asked for", async () => {
    const { container } = render(RulesBook, { game: "duel", rule: "engineering" });
    await vi.waitFor(() => expect(container.querySelector(".asked")).toBeTruthy());
    expect(container.querySelector(".asked h3")!.textContent).toBe("Engineering");
    expect(document.activeElement?.textContent).toBe("Engineering");
  });

  test("the drawer is a dialog that can be closed", async () => {
    const onclose = vi.fn();
    render(RulesDrawer, { game: "duel", rule: "cost", onclose });
    const dialog = await screen.findByRole("dialog");
    await vi.waitFor(() => expect(dialog.querySelector(".asked h2")?.textContent).toBe("Costs"));
    dialog.querySelector<HTMLElement>("button[aria-label=Close]")!.click();
    expect(onclose).toHaveBeenCalledOnce();
  });
});
