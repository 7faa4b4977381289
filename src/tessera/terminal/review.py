"""The review of a recorded game: how the chances went, and where much was lost."""

from typing import Any

from rich.console import Console
from rich.text import Text

from tessera.ai.advice import hundred
from tessera.ai.review import Review, in_words
from tessera.core.record import Record
from tessera.core.score import points_text
from tessera.locale import Locale
from tessera.terminal.look import look_of
from tessera.terminal.result import seat_names

BARS = "▁▂▃▄▅▆▇█"
"""From none to all."""
PLAIN_BARS = "_.-=+*#@"
COLUMNS = 60


def show(record: Record, review: Review, language: str, console: Console | None = None) -> None:
    """A line of bars for each seat with what they mean, and some sentences for each turning point."""
    screen = console or Console(highlight=False)
    locale = Locale(language, seat_names(record.names, Locale(language)))
    bars = BARS if look_of(screen).fine else PLAIN_BARS
    width = max(len(name) for name in locale.names)
    title = "cli.review.points" if record.seats == 1 else "cli.review.chances"
    screen.print(Text(" " + locale.say(title), "bold underline"))
    for seat, name in enumerate(locale.names):
        if record.seats == 1:
            points = [of_all[seat] for of_all in review.points]
            values = [value / max(1, *points) for value in points]
            last = points_text(points[-1], record.game.points_unit)
        else:
            values = [of_all[seat] for of_all in review.chances]
            last = str(hundred(values[-1]))
        screen.print(Text(f" {name:<{width}} {_line(values, bars)} {last}"))
    screen.print(Text(_legend(record, review, bars, width, locale), "dim"))
    if not review.turning_points:
        screen.print(Text(" " + locale.say("cli.review.none")))
        return
    screen.print(Text("\n " + locale.say("cli.review.turning_points"), "bold underline"))
    for point in review.turning_points:
        screen.print(Text(f"{point.move:>4} {locale.text(in_words(record.game, point))}"))
        if point.why:
            told = " ".join([locale.text(reason) for reason in point.why])
            screen.print(Text("     " + locale.say("core.review.hint", told=told), "dim"))


def _legend(record: Record, review: Review, bars: str, width: int, locale: Locale) -> str:
    """What lies under the bars: from which move to which, and what the lowest and the highest bar mean."""
    last = str(len(record.moves))
    axis = f"{'':<{width}}  0{last:>{max(2, min(COLUMNS, len(review.points)) - 1)}}"
    if record.seats == 1:
        most = points_text(max(0, *[of_all[0] for of_all in review.points]), record.game.points_unit)
    else:
        most = "100"
    told = locale.say("cli.review.legend", lowest=bars[0], highest=bars[-1], most=most)
    return f"{axis}\n {told}"


def _line(values: list[float], bars: str) -> str:
    """Bars from the first to the last value; of many values, some."""
    count = min(COLUMNS, len(values))
    chosen = [values[round(place * (len(values) - 1) / max(1, count - 1))] for place in range(count)]
    return "".join([bars[min(len(bars) - 1, max(0, int(value * len(bars))))] for value in chosen])


def to_data(record: Record, review: Review) -> dict[str, Any]:
    """The review for programs: seats from 1, actions as in records, points in units."""
    notation = record.game.vocabulary.notation
    return {
        "game": record.game.name,
        "moves": len(record.moves),
        "chances": [[round(chance, 4) for chance in chances] for chances in review.chances],
        "points": review.points,
        "points_unit": record.game.points_unit,
        "turning_points": [
            {
                "move": point.move,
                "seat": point.seat + 1,
                "played": notation(point.played),
                "chance": round(point.chance, 4),
                "better": notation(point.better),
                "better_chance": round(point.better_chance, 4),
            }
            for point in review.turning_points
        ],
    }
