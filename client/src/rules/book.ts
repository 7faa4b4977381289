/** The rules of a game: Markdown of the server, cut into chapters that can be linked and searched. */
import type { Token, TokenizerAndRendererExtension, Tokens } from "marked";

import { Refusal, rules } from "../net/http";
import type { Language } from "../text/text.svelte";

export interface Part {
  /** The anchor: `/rules/<game>#id`, and what a `Problem` names as its rule. */
  id: string;
  title: string;
  html: string;
  /** What the search looks through. */
  plain: string;
}
export interface Chapter extends Part {
  parts: Part[];
}
export interface Book {
  language: Language;
  title: string;
  intro: string;
  chapters: Chapter[];
}

const MISSING = 404;
const HEADING = /^(.*?)\s*\{#([a-z_-]+)\}$/;
const MARK = /^\{icon:([a-z-]+)(?:\/([a-z0-9_]+))?\}/;

/** `{icon:name}` or `{icon:name/dress}`: a place where `Mark.svelte` is mounted. */
const MARKS: TokenizerAndRendererExtension = {
  name: "mark",
  level: "inline",
  start: (source) => source.indexOf("{icon:"),
  tokenizer(source) {
    const match = MARK.exec(source);
    return match ? { type: "mark", raw: match[0], icon: match[1], dress: match[2] ?? "" } : undefined;
  },
  renderer({ icon, dress, isBullet }) {
    const look = isBullet ? "mark bullet" : "mark";
    return `<span class="${look}" data-icon="${icon}" data-dress="${dress}"></span>`;
  },
};

const opened = new Map<string, Promise<Book | null>>();

/** The rules of a game in a language; `null` if they are not written. */
export function open(game: string, language: Language): Promise<Book | null> {
  const key = `${language}/${game}`;
  let book = opened.get(key);
  if (!book) {
    book = load(game, language);
    book.catch(() => opened.delete(key));
    opened.set(key, book);
  }
  return book;
}

/** The page as the server has it, with the numbers it plays by; `null` if nobody has written one. */
async function load(game: string, language: Language): Promise<Book | null> {
  try {
    return await bind(await rules(game, language), language);
  } catch (error) {
    if (error instanceof Refusal && error.status === MISSING) return null;
    throw error;
  }
}

/** Markdown into a book. The library comes only when somebody reads. */
export async function bind(source: string, language: Language): Promise<Book> {
  const { Marked } = await import("marked");
  const marked = new Marked({
    extensions: [MARKS],
    // The text is our own and has no HTML in it; should some slip in, it is shown and not obeyed.
    renderer: {
      html: ({ text }) => escaped(text),
      // A column of icons has no heading; an empty one would be read out. An icon without words stands larger.
      tablecell({ header, text, tokens }) {
        if (header && !text) return "<td></td>";
        const isSign = tokens.length === 1 && tokens[0]!.type === "mark";
        return isSign ? `<td class="sign">${this.parser.parseInline(tokens)}</td>` : false;
      },
    },
  });
  const book: Book = { language, title: "", intro: "", chapters: [] };
  let pending: Token[] = [];
  let close = (html: string): void => void (book.intro = html);
  const flush = (): void => {
    close(marked.parser(pending));
    pending = [];
  };
  const tokens = marked.lexer(source);
  marked.walkTokens(tokens, bulletOf);
  for (const token of tokens) {
    if (token.type !== "heading") {
      pending.push(token);
      continue;
    }
    if (token["depth"] === 1) {
      book.title = token["text"] as string;
      continue;
    }
    flush();
    const [, title, id] = HEADING.exec(token["text"] as string) ?? [];
    if (!title || !id) throw new Error(`a chapter without an id: ${token["text"]}`);
    const part: Part = { id, title, html: "", plain: "" };
    close = (html) => {
      part.html = html;
      part.plain = plain(html);
    };
    if (token["depth"] === 2) book.chapters.push(Object.assign(part, { parts: [] }));
    else book.chapters.at(-1)?.parts.push(part);
  }
  flush();
  return book;
}

/** An icon at the beginning of an item of a list stands for its bullet. */
function bulletOf(item: Token): void {
  const first = item.type === "list_item" ? (item["tokens"]?.[0] as Tokens.Generic | undefined) : undefined;
  const mark = first?.tokens?.[0] as Tokens.Generic | undefined;
  if (mark?.type === "mark") mark["isBullet"] = true;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
