/** The time, for clocks that run: all of them tick together. */
import { createSubscriber } from "svelte/reactivity";

const TICK = 500;
let latest = performance.now();
const follow = createSubscriber((update) => {
  const ticking = setInterval(() => ((latest = performance.now()), update()), TICK);
  return () => clearInterval(ticking);
});
const arrivals = new WeakMap<object, number>();

/** `performance.now()` at the last tick. */
export function now(): number {
  follow();
  return latest;
}

/** When something was first shown: the same for every clock that shows it. */
export function arrivalOf(message: object): number {
  const known = arrivals.get(message);
  if (known !== undefined) return known;
  latest = performance.now();
  arrivals.set(message, latest);
  return latest;
}
