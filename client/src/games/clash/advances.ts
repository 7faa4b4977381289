/** Which advances a nation could gain if it could pay. */
import type { ClashCatalog } from "./types";

/** Whether something must be gained first, or another government stands in the way. */
export function isClosed(catalog: ClashCatalog, owned: ReadonlySet<string>, advance: string): boolean {
  const { category } = catalog.advances[advance]!;
  const { advances, is_government, needs } = catalog.categories[category]!;
  const top = advances[0]!;
  if (owned.has(top)) return false;
  const governs = Object.values(catalog.categories).some(
    (other) => other.is_government && other.advances.some((one) => owned.has(one)),
  );
  return advance !== top || (is_government && governs) || (needs !== null && !owned.has(needs));
}

/** The buildings that an advance opens. */
export function unlockedBy(catalog: ClashCatalog, advance: string): string[] {
  return Object.entries(catalog.buildings)
    .filter(([, { needs, is_base }]) => is_base && needs === advance)
    .map(([building]) => building);
}

/** Names with places where a long word may break; `words` are such words, each with a hyphen where it may. */
export function softened(name: string, words: string): string {
  return words
    .split(/\s+/)
    .reduce((text, word) => text.replaceAll(word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")), name);
}
