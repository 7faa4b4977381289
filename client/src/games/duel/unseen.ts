/** What nobody has seen yet of the cards of this age: each may lie face down, or be back in the box. */
import { COLOURS, type Colour, type DuelBoard, type DuelCatalog } from "./types";

export function unseenOf(board: DuelBoard, catalog: DuelCatalog): Map<Colour, string[]> {
  const seen = new Set([
    ...board.structure.flatMap(({ card }) => (card ? [card] : [])),
    ...board.discards,
    ...board.cities.flatMap(({ cards, wonders }) => [
      ...Object.values(cards).flat(),
      ...wonders.map(({ under }) => under),
    ]),
  ]);
  const special = board.pantheon ? "temple" : "guild";
  const isLeft = (id: string) => {
    const card = catalog.cards[id];
    return card?.age === board.age && (card.kind === "age" || card.kind === special) && !seen.has(id);
  };
  const left = Object.keys(catalog.cards).filter(isLeft);
  const ofColour = (colour: Colour) => left.filter((id) => catalog.cards[id]?.colour === colour);
  return new Map(
    COLOURS.map((colour): [Colour, string[]] => [colour, ofColour(colour)]).filter(
      ([, ids]) => ids.length > 0,
    ),
  );
}
