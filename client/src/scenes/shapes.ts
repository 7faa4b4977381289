/** Shapes that several scenes are made of. */

/** Rays of light round a point: every second one of `count` wedges. */
export function rays(x: number, y: number, radius: number, count: number): string {
  const point = (wedge: number) => {
    const angle = (wedge / count) * Math.PI * 2;
    return `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`;
  };
  const wedges = Array.from({ length: count / 2 }, (_, index) => index * 2);
  return wedges.map((wedge) => `M${x} ${y}L${point(wedge)}L${point(wedge + 1)}z`).join("");
}

/** The top of a sea that fills everything below `y`. */
export function waves(y: number): string {
  return `M-10 ${y}${"q9 -11.25 18 0t18 0".repeat(11)}V340H-10z`;
}
