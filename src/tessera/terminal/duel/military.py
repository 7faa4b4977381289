"""The military track, one's own capital on the left."""

from typing import Final

from rich.text import Text

from tessera.games.duel.catalog import CAPITAL, LOOT, LOOT_COINS, LOOT_ZONES, MILITARY_POINTS
from tessera.terminal.duel import naming
from tessera.terminal.palette import CREAM, INK, MUREX, SEAT, STONE
from tessera.terminal.table import Scene
from tessera.terminal.words import cut

GROUNDS: Final = ("#d8cbb4", *("#e3b7a4",) * 2, *("#c9765d",) * 3, *("#a4452d",) * 3)
"""The ground of a space by its distance from the middle."""
LABEL: Final = 14
"""Room for a player's name at each end."""


def draw_track(scene: Scene, width: int) -> list[Text]:
    """The track with its pawns and tokens, and below it what each zone is worth to the leader."""
    spaces = range(-CAPITAL, CAPITAL + 1)
    room = min(LABEL, max(len(_end_name(scene, seat)) for seat in range(2)))
    cell = 3 if width >= 3 * len(spaces) + 2 * LABEL else 2 if width >= 2 * len(spaces) + 10 else 1
    room = min(room, max(0, (width - cell * len(spaces)) // 2 - 1))
    ends = [
        cut(_end_name(scene, seat), room, scene.look.glyphs.ellipsis) for seat in (scene.me, 1 - scene.me)
    ]
    track = Text(no_wrap=True, overflow="crop")
    track.append(ends[0].rjust(room), scene.look.style(f"bold {SEAT[scene.me]}"))
    track.append(" ")
    points = Text(" " * (room + 1), no_wrap=True, overflow="crop")
    for distance in spaces:
        content, style = _space(scene, distance)
        track.append(content.center(cell)[:cell] if cell > 1 else content[-1], scene.look.style(style))
        points.append(_worth(scene, distance).center(cell)[:cell], scene.look.style("dim"))
    track.append(" ")
    track.append(ends[1], scene.look.style(f"bold {SEAT[1 - scene.me]}"))
    return [track, points] if cell > 1 else [track]


def _end_name(scene: Scene, seat: int) -> str:
    return naming.player(scene.locale, seat)


def _space(scene: Scene, distance: int) -> tuple[str, str]:
    """What stands on the space so many steps towards the opponent, and its style."""
    glyphs = scene.look.glyphs
    position = distance if scene.me == 0 else -distance
    pantheon = scene.board.get("pantheon")
    minerva = "M" if pantheon is not None and pantheon["minerva"] == position else ""
    if scene.board["pawn"] == position:
        return glyphs.pawn + minerva, f"bold {INK} on #f2c14e"
    if minerva:
        return minerva, f"bold {CREAM} on {MUREX}"
    if abs(distance) == CAPITAL:
        return glyphs.capital, f"bold {CREAM} on {SEAT[scene.me if distance < 0 else 1 - scene.me]}"
    ground = GROUNDS[abs(distance)]
    for token, (first, last) in enumerate(LOOT_ZONES):
        if LOOT[token] in scene.board["loot"] and position == (first + last) // 2:
            return f"{glyphs.minus}{LOOT_COINS[token]}", f"bold {INK} on {ground}"
    return glyphs.separator if distance else "0", f"{STONE if distance == 0 else INK} on {ground}"


def _worth(scene: Scene, distance: int) -> str:
    """The points of a zone, under its middle space."""
    steps = abs(distance)
    zone = [place for place in range(CAPITAL) if MILITARY_POINTS[place] == MILITARY_POINTS[steps]]
    if steps in (0, CAPITAL) or steps != zone[len(zone) // 2]:
        return ""
    return f"{MILITARY_POINTS[steps]}{scene.look.glyphs.point}"
