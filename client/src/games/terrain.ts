/** Terrains that the maps of several games have, on a box of 80 by 80 round the origin; the middle is left to the
 * pieces. */

/** A coordinate with one digit behind the point. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

export function forest(random: () => number): string {
  const trees: [number, number][] = [
    [-6, -21],
    [8, -19],
    [-19, -17],
    [20, -14],
    [2, -10],
    [-13, -8],
    [15, -5],
    [-27, -3],
    [27, 0],
    [-22, 8],
    [23, 12],
    [-15, 20],
    [14, 22],
    [0, 25],
  ];
  return trees
    .map(([x, y], at) => {
      const place = `translate(${short(x + (random() - 0.5) * 4)} ${short(y + (random() - 0.5) * 3)}) scale(${(0.8 + random() * 0.3).toFixed(2)})`;
      const colour = ["#2f6a3c", "#3c7a45", "#28593a"][at % 3];
      return `<g transform="${place}"><ellipse cx="1" cy="9" rx="7" ry="2.4" fill="#203a1e" opacity=".35"/><path d="M-1.3 4h2.6v5.5h-2.6z" fill="#5b3d20"/><path d="M0-15L7-4H4L9 6H-9L-4-4H-7z" fill="${colour}"/><path d="M0-15L7-4H4L9 6H0z" fill="#17331a" opacity=".3"/></g>`;
    })
    .join("");
}

export function mountain(): string {
  const peaks: [number, number, number, number][] = [
    [-17, -3, 15, 23],
    [17, -2, 16, 27],
    [0, 10, 19, 33],
    [-22, 20, 11, 15],
    [22, 21, 12, 17],
  ];
  const drawn = peaks.map(([x, y, w, h]) => {
    const n = (value: number) => short(value);
    return `<g transform="translate(${x} ${y})"><path d="M${-w} 0L0 ${-h}L${w} 0z" fill="#7f796e"/><path d="M0 ${-h}L${w} 0H${n(-w * 0.12)}L${n(w * 0.16)} ${n(-h * 0.42)}L${n(-w * 0.08)} ${n(-h * 0.62)}z" fill="#57514a"/><path d="M0 ${-h}L${n(w * 0.34)} ${n(-h * 0.64)}L${n(w * 0.12)} ${n(-h * 0.56)}L0 ${n(-h * 0.7)}L${n(-w * 0.14)} ${n(-h * 0.56)}L${n(-w * 0.34)} ${n(-h * 0.64)}z" fill="#fbfaf5"/></g>`;
  });
  return `${drawn.join("")}<path d="M-12 27l4-5 4 5zM6 29l3-4 4 4z" fill="#57514a"/>`;
}

export function sea(random: () => number): string {
  let drawn = "";
  for (let y = -24; y <= 26; y += 10) {
    const shift = ((y / 10) % 2 ? 6 : 0) + (random() - 0.5) * 6;
    const width = 30 - Math.abs(y) * 0.45;
    let d = "";
    for (let x = -width + shift; x < width - 8; x += 15) d += `M${short(x)} ${y}q3.5-5 7 0q3.5 4 7 0`;
    drawn += `<path d="${d}" fill="none" stroke="#dcecf3" stroke-width="1.7" stroke-linecap="round" opacity=".72"/>`;
  }
  return drawn;
}
