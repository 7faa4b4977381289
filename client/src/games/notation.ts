/** `build:altar` into its verb and the rest. */
export function split(notation: string): [verb: string, rest: string] {
  const at = notation.indexOf(":");
  return at < 0 ? [notation, ""] : [notation.slice(0, at), notation.slice(at + 1)];
}

/** The first action of each verb, and the names of its arguments' values; the others follow in their order. */
export type Vocabulary = Record<string, { first: number; domains: string[][] }>;

/** The number of the action that a notation stands for. */
export function numberOf(vocabulary: Vocabulary, notation: string): number {
  const [verb, ...names] = notation.split(":");
  const { first, domains } = vocabulary[verb!]!;
  const places = domains.map((domain, at) => domain.indexOf(names[at]!));
  return places.reduce((number, place, at) => number * domains[at]!.length + place, 0) + first;
}
