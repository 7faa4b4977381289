/** Dice in their places. The engine counts faces; on a table a die that is not rolled stays where it lies. */
export interface Slot {
  id: number;
  face: string;
  /** How often it has been rolled, to show that it was. */
  rolls: number;
}

/** The places of dice that show `faces`, if they lay as in `before`.
 *
 * Those of `rolling` were rolled; of the others as many as possible stay. A different number of dice is laid
 * out anew. If nothing changed, `before` itself is the answer.
 */
export function arrange(
  before: Slot[],
  faces: readonly string[],
  rolling: ReadonlySet<number>,
  dieOf: (face: string) => string,
): Slot[] {
  if (before.length !== faces.length) return faces.map((face, id) => ({ id, face, rolls: 1 }));
  const left = [...faces];
  const take = (fits: (face: string) => boolean): string | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const isSame =
    [...faces].sort().join() ===
    before
      .map(({ face }) => face)
      .sort()
      .join();
  if (isSame && rolling.size === 0) return before;
  const kept = new Set<number>();
  for (const slot of before) {
    if (!rolling.has(slot.id) && take((face) => face === slot.face)) kept.add(slot.id);
  }
  return before.map((slot) => {
    if (kept.has(slot.id)) return slot;
    const face = take((one) => dieOf(one) === dieOf(slot.face)) ?? left.shift()!;
    return { ...slot, face, rolls: slot.rolls + 1 };
  });
}
