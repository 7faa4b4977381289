/** What a screen reader says of cells, and of a piece that is held over them. */
import { cellName } from "./draw";
import type { Era, Ghost } from "./model.svelte";

/** Where the piece in hand lies, and whether it fits. */
export function ghostLabel(era: Era, ghost: Ghost): string {
  const where = era.say("era.board.over", { cells: ghost.cells.join(", ").toUpperCase() });
  const problem = ghost.option?.problem;
  return `${where} ${problem ? era.text(problem.text) : era.say("era.board.fits")}`;
}

/** What stands on a cell of a domain, and whether walls enclose it. */
export function cellLabel(era: Era, seat: number, [x, y]: readonly [number, number]): string {
  const cell = cellName(x, y);
  const piece = era.pieceAt(seat, cell);
  const what = piece ? era.pieceName(piece.piece) : era.say("era.board.empty_cell");
  const walled = era.domain(seat).enclosed.includes(cell) ? `, ${era.say("era.board.walled")}` : "";
  return `${cell.toUpperCase()}: ${what}${walled}`;
}
