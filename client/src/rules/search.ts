/** Finding words in the rules: any case, ё like е, and endings don't matter much. */
import type { Chapter } from "./book";

const WORD = /[\p{L}\p{N}]+/gu;
/** Endings of Russian nouns and adjectives, and the plural of English ones. */
const ENDING = /(?:[аеиоуыьэюяй]{1,2}|(?:[аоея]|ам|ях?)[мхв]|s)$/u;
const SHORTEST_STEM = 4;

function folded(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

function stem(word: string): string {
  const short = word.replace(ENDING, "");
  return short.length >= SHORTEST_STEM ? short : word;
}

/** The beginnings that all have to occur. */
export function needles(query: string): string[] {
  return [...new Set((folded(query).match(WORD) ?? []).map(stem))];
}

export function matches(text: string, wanted: readonly string[]): boolean {
  const haystack = folded(text);
  return wanted.every((needle) => haystack.includes(needle));
}

/** Where the needles stand in a text, as pairs of begin and end, whole words and in order. */
export function hits(text: string, wanted: readonly string[]): [number, number][] {
  const found: [number, number][] = [];
  const haystack = folded(text);
  for (const { 0: word, index } of haystack.matchAll(WORD)) {
    const first = wanted.map((needle) => word.indexOf(needle)).filter((at) => at >= 0);
    if (first.length > 0) found.push([index + Math.min(...first), index + word.length]);
  }
  return found;
}

/** What is left of the chapters when only those with all the words are shown. */
export function filter(chapters: readonly Chapter[], wanted: readonly string[]): Chapter[] {
  if (wanted.length === 0) return [...chapters];
  const left: Chapter[] = [];
  for (const chapter of chapters) {
    if (matches(chapter.title, wanted)) {
      left.push(chapter);
      continue;
    }
    const ofChapter = `${chapter.title} `;
    const isHit = matches(ofChapter + chapter.plain, wanted);
    const parts = chapter.parts.filter((part) => matches(`${ofChapter}${part.title} ${part.plain}`, wanted));
    if (isHit || parts.length > 0) left.push({ ...chapter, html: isHit ? chapter.html : "", parts });
  }
  return left;
}

/** How many pieces of text are shown. */
export function count(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, { html, parts }) => sum + (html ? 1 : 0) + parts.length, 0);
}
