import { describe, expect, it } from "vitest";

import { cellName, drawEnclosed, drawPieces, place, project, unproject } from "./draw";
import { MODELS } from "./buildings";
import { catalogOf } from "../testing";
import type { EraCatalog, Piece } from "./types";

const catalog = catalogOf("era") as EraCatalog;
const look = { catalog, seat: 0, isFine: true };

function piece(name: string, corner: string, turned = "r0"): Piece {
  const [left, top] = place(corner);
  const cells = catalog.pieces[name]!.shapes[turned]!.map(([x, y]) => cellName(left + x, top + y));
  return { piece: name, cell: corner, corner, turned, cells };
}

describe("the picture of a domain", () => {
  it("finds the cell under a point again", () => {
    const [x, y] = unproject(...project(3.25, 7.5));
    expect([x, y].map((value) => Math.round(value * 100) / 100)).toEqual([3.25, 7.5]);
    expect(place("k11")).toEqual([10, 10]);
    expect(cellName(10, 10)).toBe("k11");
  });

  it("has a model for the shape of every building", () => {
    for (const [name, { kind, shapes }] of Object.entries(catalog.pieces)) {
      if (kind === "wall") continue;
      expect(MODELS[name]?.cells, name).toBe(shapes["r0"]!.map((cell) => cell.join("")).join(" "));
    }
  });

  it("draws every piece in every turn", () => {
    for (const [name, { shapes }] of Object.entries(catalog.pieces)) {
      for (const turned of Object.keys(shapes)) {
        const drawn = drawPieces([piece(name, "c3", turned)], look);
        expect(drawn, name).toContain("<path");
        expect(drawn, name).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it("draws another shape plainly", () => {
    const other = {
      ...catalog,
      pieces: { ...catalog.pieces, farm: { ...catalog.pieces["farm"]!, shapes: { r0: [[0, 0]] } } },
    };
    expect(drawPieces([piece("farm", "a1")], { ...look, catalog: other as unknown as EraCatalog })).toContain(
      "<path",
    );
  });

  it("joins walls that share a side, and no others", () => {
    const apart = drawPieces([piece("wall_2", "b2"), piece("wall_2", "d3")], look).length;
    const joined = drawPieces([piece("wall_2", "b2"), piece("wall_2", "d2")], look).length;
    expect(joined).toBeGreaterThan(apart);
  });

  it("lands what is new", () => {
    const drawn = drawPieces([piece("keep", "f6"), piece("farm", "a1")], { ...look, fresh: new Set(["a1"]) });
    expect(drawn).toContain('class="fresh"');
  });

  it("paves enclosed ground with one line round it", () => {
    const edges = (cells: string[]) => drawEnclosed(cells, false).split("stroke=")[0]!.length;
    expect(edges(["c3", "d3"])).toBeGreaterThan(edges(["c3"]));
  });
});
