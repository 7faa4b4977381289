/** Seats as they are drawn on maps. */
import { short } from "./terrain";

/** Equal in both themes: the map is a picture. */
export const OWNER = ["#2b6cb0", "#c0392b", "#d69e2e", "#2f855a"];
export const OWNER_DARK = ["#254463", "#6e2820", "#79571f", "#264d35"];

/** The mark of a seat round a point. */
export function seatMark(seat: number, x: number, y: number, size: number): string {
  const [n, s] = [short, size];
  if (seat % 4 === 0)
    return `M${n(x - s)} ${y}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0z`;
  if (seat % 4 === 1) return `M${x} ${n(y - s)}l${n(s)} ${n(s * 1.8)}h${n(-2 * s)}z`;
  if (seat % 4 === 2)
    return `M${n(x - s * 0.85)} ${n(y - s * 0.85)}h${n(s * 1.7)}v${n(s * 1.7)}h${n(-s * 1.7)}z`;
  return `M${x} ${n(y - s * 1.15)}l${n(s * 1.15)} ${n(s * 1.15)}l${n(-s * 1.15)} ${n(s * 1.15)}l${n(-s * 1.15)} ${n(-s * 1.15)}z`;
}
