/** `build:altar` into its verb and the rest. */
export function split(notation: string): [verb: string, rest: string] {
  const at = notation.indexOf(":");
  return at < 0 ? [notation, ""] : [notation.slice(0, at), notation.slice(at + 1)];
}
