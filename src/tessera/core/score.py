"""Points and score sheets, in one shape for every game.

Points are counted in units, of which the game says how many make a point (`Game.points_unit`): 1, or 2 where
half points are given. Everything inside counts units (scores, records, sheets); `points_text` writes them.

A view's board has the sheet of the game under `sheet`:

    unit      how many units make a point
    lines     one after another: `line`, its name; `key`, the message that names it; `points`, by seat
    total     the message that names the sum
    totals    by seat

Points are None where the viewer may not know them.
"""

from typing import Any, Final

HALVES: Final = 2


def points_text(points: int, unit: int) -> str:
    """Points as people write them: 12, 12½, −½; other fractions with their unit."""
    if unit == 1:
        return str(points)
    whole, part = divmod(abs(points), unit)
    sign = "-" if points < 0 else ""
    if part == 0:
        return f"{sign}{whole}"
    fraction = "½" if unit == HALVES else f"{part}/{unit}"
    if whole == 0:
        return f"{sign}{fraction}"
    return f"{sign}{whole}{fraction}" if unit == HALVES else f"{sign}{whole} {fraction}"


def sheet_data(game: str, unit: int, sheets: list[dict[str, int]], known: list[bool]) -> dict[str, Any]:
    """The sheets of all seats as plain data; of seats that are not known only the lines."""
    return {
        "unit": unit,
        "lines": [
            {
                "line": line,
                "key": f"{game}.score.{line}",
                "points": [
                    sheet[line] if is_known else None for sheet, is_known in zip(sheets, known, strict=True)
                ],
            }
            for line in sheets[0]
        ],
        "total": f"{game}.score.total",
        "totals": [
            sum(sheet.values()) if is_known else None for sheet, is_known in zip(sheets, known, strict=True)
        ],
    }
