"""The `tessera` command: play, serve, check, replay, arena and so on; `tessera --help` lists them all.

Every command prints sentences in the person's language; those that a script would call take
`--json`. Whatever goes wrong is one sentence on the error stream and a non-zero exit.
"""

import argparse
import json
import math
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tessera import bench
from tessera.ai import arena, players
from tessera.ai import review as reviewing
from tessera.core.chance import Chance
from tessera.core.errors import BadRecord, TesseraError, UnknownGame, WrongOption
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.core.playout import perft
from tessera.core.record import Record, game_of, record_from_text, verify
from tessera.games import load, names, shelf

SERVED = {
    "host": "ADDRESS",
    "port": "NUMBER",
    "data": "FOLDER",
    "database": "URL",
    "redis": "URL",
    "bot_seconds": "SECONDS",
    "bot_delay": "SECONDS",
    "bot_workers": "NUMBER",
    "client": "FOLDER",
    "origins": "URLS",
    "hosts": "NAMES",
    "rate_limit": "on|off",
    "connections": "NUMBER",
    "connections_per_address": "NUMBER",
    "metrics": "local|all|off",
    "proxy": "on|off",
}
"""The options of `tessera serve`, and what each is given."""

WITHOUT_EDITION = ("backup", "restore", "reports")
"""The commands that look at no game."""
LAST_REPORTS = 50
FAILED = 1
INTERRUPTED = 130

try:
    from rich.console import Console
    from rich.progress import Progress, track

    from tessera import conformance, editions
    from tessera.arguments import Parser
    from tessera.locale import LANGUAGES, Locale, default_language
    from tessera.terminal import play as terminal
    from tessera.terminal import replay as replaying
    from tessera.terminal import review as reviewed
    from tessera.terminal.files import make_folder, reason_of, unused_path, write_whole
except ModuleNotFoundError as missing:  # the engine alone is installed
    sys.exit(f"The tessera command needs {missing.name}. Install it with: pip install 'tessera[cli]'")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    locale = Locale(_language(words))
    parser = _parser(locale)
    args = parser.parse_args(words)
    run: Callable[[argparse.Namespace, Locale], int] = args.run
    try:
        editions.choose_for(args)
        code = run(args, locale)
        sys.stdout.flush()
        return code
    except TesseraError as error:
        print(locale.text(error.message), file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # whoever read our output has left
        _give_up_output()
        return FAILED
    except OSError as error:
        print(locale.text(_failure(error)), file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def _failure(error: OSError) -> Message:
    """What the system refused, with the file if it was about one."""
    why = reason_of(error)
    if error.filename is not None:
        return Message("cli.file", path=os.fsdecode(error.filename), why=why)
    try:
        sys.stdout.flush()
    except OSError:
        _give_up_output()
    return Message("cli.unfinished", why=why)


def _give_up_output() -> None:
    """Forget what could not be printed, or Python would try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language(words: list[str]) -> str:
    """The language asked for, before anything is parsed in it."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        chosen = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and chosen in LANGUAGES:
            return chosen
    return default_language()


def _parser(locale: Locale) -> Parser:
    say = locale.say
    Parser.speak(locale)
    parser = Parser(prog="tessera", description=say("cli.about"), add_help=False)
    commands = parser.add_subparsers(title=say("cli.commands"), metavar=say("cli.command"), required=True)
    _helped(parser, locale)

    def command(name: str, run: Callable[[argparse.Namespace, Locale], int]) -> Parser:
        about = say(f"cli.{name}.about")
        added: Parser = commands.add_parser(name, help=about, description=about, add_help=False)
        _helped(added, locale)
        added.add_argument("--lang", choices=LANGUAGES, help=say("cli.lang"))
        added.set_defaults(run=run)
        if name not in WITHOUT_EDITION:
            editions.add_option(added, locale)
        return added

    def of_game(name: str, run: Callable[[argparse.Namespace, Locale], int]) -> Parser:
        added = command(name, run)
        optional: dict[str, Any] = {"nargs": "?"} if name == "play" else {}
        added.add_argument("game", help=say("cli.game", games=", ".join(names())), **optional)
        added.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli.option")
        )
        return added

    play = of_game("play", _play)
    play.add_argument("--seat", action="append", default=[], metavar="PLAYER", help=say("cli.play.seat"))
    play.add_argument("--record", type=Path, metavar="FILE", help=say("cli.play.record"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=say("cli.play.resume"))
    play.add_argument("--seed", type=int, help=say("cli.play.seed"))
    play.add_argument("--seconds", type=float, metavar="S", help=say("cli.play.seconds"))

    served = command("serve", _serve)
    for name, metavar in SERVED.items():
        served.add_argument(f"--{name.replace('_', '-')}", metavar=metavar, help=say(f"cli.serve.{name}"))
    served.add_argument("--open", action="store_const", const="true", help=say("cli.serve.open"))
    served.epilog = say("cli.serve.variables")

    edition = command("edition", _edition)
    edition.add_argument("game", help=say("cli.game", games=", ".join(names())))
    edition.add_argument("--check", type=Path, metavar="FILE", help=say("cli.edition.check"))
    edition.add_argument("--to", type=Path, metavar="FILE", help=say("cli.edition.to"))

    for name, run in (("backup", _backup), ("restore", _restore)):
        copied = command(name, run)
        copied.add_argument("file", type=Path, help=say(f"cli.{name}.file"))
        for setting in ("data", "database"):
            copied.add_argument(f"--{setting}", metavar=SERVED[setting], help=say(f"cli.serve.{setting}"))
        copied.add_argument("--force", action="store_true", help=say(f"cli.{name}.force"))

    checked = command("check", _check)
    for setting in ("data", "database"):
        checked.add_argument(f"--{setting}", metavar=SERVED[setting], help=say(f"cli.serve.{setting}"))
    checked.add_argument("--records", type=Path, metavar="FOLDER", help=say("cli.check.records"))
    checked.add_argument("--older", type=Path, metavar="FOLDER", help=say("cli.check.older"))
    checked.add_argument("--json", action="store_true", help=say("cli.json"))
    reports = command("reports", _reports)
    for setting in ("data", "database"):
        reports.add_argument(f"--{setting}", metavar=SERVED[setting], help=say(f"cli.serve.{setting}"))
    reports.add_argument("--last", type=int, default=LAST_REPORTS, metavar="N", help=say("cli.reports.last"))

    replay = command("replay", _replay)
    replay.add_argument("file", type=Path, help=say("cli.file_of_record"))
    replay.add_argument("--board", type=int, metavar="MOVE", help=say("cli.replay.board"))

    review = command("review", _review)
    review.add_argument("file", type=Path, help=say("cli.file_of_record"))
    seconds = reviewing.SECONDS
    review.add_argument(
        "--seconds-per-move", type=float, default=seconds, metavar="S", help=say("cli.review.seconds")
    )
    review.add_argument("--json", action="store_true", help=say("cli.json"))

    check = command("verify", _verify)
    check.add_argument("file", type=Path, help=say("cli.file_of_record"))
    check.add_argument("--json", action="store_true", help=say("cli.json"))

    fights = of_game("arena", _arena)
    fights.add_argument("--players", required=True, metavar="A,B,…", help=_arena_players(locale))
    fights.add_argument("--games", type=int, default=100, help=say("cli.arena.games"))
    fights.add_argument("--seconds-per-move", type=float, metavar="S", help=say("cli.arena.seconds"))
    fights.add_argument("--workers", type=int, default=1, help=say("cli.arena.workers"))
    fights.add_argument("--ray", default="", metavar="ADDRESS", help=say("cli.arena.ray"))
    fights.add_argument("--records", type=Path, metavar="DIR", help=say("cli.arena.records"))
    fights.add_argument("--no-records", action="store_true", help=say("cli.arena.no_records"))
    fights.add_argument("--seed", type=int, default=1, help=say("cli.seed"))
    timed = of_game("bench", _bench)
    timed.add_argument("--seconds", type=float, default=5.0, help=say("cli.bench.seconds"))
    fuzz = of_game("fuzz", _fuzz)
    fuzz.add_argument("--games", type=int, default=20, help=say("cli.fuzz.games"))
    fuzz.add_argument("--seed", type=int, default=1, help=say("cli.seed"))
    counted = of_game("perft", _perft)
    counted.add_argument("--depth", type=int, default=3, help=say("cli.perft.depth"))
    counted.add_argument("--seed", type=int, default=1, help=say("cli.seed"))
    for added in (fights, timed, fuzz, counted):
        added.add_argument("--seats", type=int, default=2, help=say("cli.seats"))
        added.add_argument("--json", action="store_true", help=say("cli.json"))
    return parser


def _helped(parser: Parser, locale: Locale) -> None:
    """Headings and help in the person's language."""
    parser._positionals.title = locale.say("cli.arguments")
    parser._optionals.title = locale.say("cli.options")
    parser.add_argument("-h", "--help", action="help", help=locale.say("cli.help"))


def _game_and_options(args: argparse.Namespace) -> tuple[Game, dict[str, str]]:
    game = load(args.game) if args.game else shelf()[0]
    options: dict[str, Any] = {}
    for option in args.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise WrongOption(Message("core.error.option_form", option=option))
        options[name] = value
    return game, game.check_options(options)


def _read_record(path: Path) -> tuple[Record, bool]:
    """A record of which everything is true, and whether its chance is proved; errors name the file."""
    try:
        text = path.read_text("utf-8")
        record = record_from_text(text, load(game_of(text)))
        return record, verify(record)
    except (BadRecord, UnknownGame) as error:
        raise BadRecord(Message("core.error.in_file", path=str(path), why=error.message)) from error
    except UnicodeDecodeError as error:
        why = Message("core.error.not_text")
        raise BadRecord(Message("core.error.in_file", path=str(path), why=why)) from error


def _check_positive(args: argparse.Namespace, *options: str) -> None:
    """Options that are given must be greater than zero."""
    for option in options:
        value = getattr(args, option)
        if value is not None and not 0 < value < math.inf:
            raise WrongOption(Message("core.error.not_positive", option="--" + option.replace("_", "-")))


def _play(args: argparse.Namespace, locale: Locale) -> int:
    _check_positive(args, "seconds")
    if args.resume:
        return _resume(args, locale)
    game, options = _game_and_options(args)
    seats = args.seat or ["person", "greedy"]
    return terminal.run(game, options, seats, locale.language, args.seed, args.record, seconds=args.seconds)


def _resume(args: argparse.Namespace, locale: Locale) -> int:
    for option in ("option", "seat", "seed", "record"):
        if getattr(args, option) not in (None, []):
            raise WrongOption(Message("core.error.not_with_resume", option=f"--{option}"))
    record, _ = _read_record(args.resume)
    if args.game not in (None, record.game.name):
        raise WrongOption(Message("core.error.record_of_other_game", game=record.game.name))
    return terminal.resume(record, args.resume, locale.language, seconds=args.seconds)


def _serve(args: argparse.Namespace, locale: Locale) -> int:
    try:
        from tessera.server import serve, settings
        from tessera.server.app import database_name
    except ModuleNotFoundError as missing:
        return _without_server(missing, locale)
    chosen = settings.read({name: getattr(args, name) for name in (*SERVED, "open")})

    def say(links: list[str]) -> None:
        for line in editions.told(shelf(), locale):
            print(line)
        kept = database_name(chosen)
        print(locale.say("cli.serve.running", links="  ".join(links), database=kept), flush=True)

    serve.run(chosen, say)
    return 0


def _edition(args: argparse.Namespace, locale: Locale) -> int:
    return editions.run(args.game, args.check, args.to, locale)


def _without_server(missing: ModuleNotFoundError, locale: Locale) -> int:
    print(locale.say("cli.serve.missing", module=str(missing.name)), file=sys.stderr)
    return FAILED


def _backup(args: argparse.Namespace, locale: Locale) -> int:
    try:
        from tessera.server import backup, settings
    except ModuleNotFoundError as missing:
        return _without_server(missing, locale)
    chosen = settings.read({"data": args.data, "database": args.database})
    database = backup.back_up(chosen, args.file, args.force)
    size = f"{args.file.stat().st_size / 1e6:.1f}"
    print(locale.say("cli.backup.done", database=str(database), file=str(args.file), size=size))
    return 0


def _restore(args: argparse.Namespace, locale: Locale) -> int:
    try:
        from tessera.server import backup, settings
    except ModuleNotFoundError as missing:
        return _without_server(missing, locale)
    chosen = settings.read({"data": args.data, "database": args.database})
    database = backup.restore(chosen, args.file, args.force)
    print(locale.say("cli.restore.done", database=str(database), file=str(args.file)))
    return 0


def _check(args: argparse.Namespace, locale: Locale) -> int:
    try:
        from tessera import checking
        from tessera.server import settings
    except ModuleNotFoundError as missing:
        return _without_server(missing, locale)
    chosen = settings.read({"data": args.data, "database": args.database})
    return checking.run(chosen, locale, args.records, args.older, args.json)


def _reports(args: argparse.Namespace, locale: Locale) -> int:
    try:
        from tessera.server import settings
        from tessera.server.people import report_list
    except ModuleNotFoundError as missing:
        return _without_server(missing, locale)
    chosen = settings.read({"data": args.data, "database": args.database})
    for line in report_list.lines(chosen, max(1, args.last), locale):
        print(line)
    return 0


def _replay(args: argparse.Namespace, locale: Locale) -> int:
    record, _ = _read_record(args.file)
    return replaying.run(record, args.board, locale.language)


def _review(args: argparse.Namespace, locale: Locale) -> int:
    _check_positive(args, "seconds_per_move")
    record, _ = _read_record(args.file)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(locale.say("cli.review.running"), total=len(record.moves))
        review = reviewing.review(
            record, args.seconds_per_move, advance=lambda move: progress.update(task, completed=move)
        )
    if args.json:
        print(json.dumps(reviewed.to_data(record, review)))
    else:
        reviewed.show(record, review, locale.language)
    return 0


def _verify(args: argparse.Namespace, locale: Locale) -> int:
    record, sealed = _read_record(args.file)
    if args.json:
        facts = {
            "game": record.game.name,
            "moves": len(record.moves),
            "ending": record.ending,
            "sealed": sealed,
        }
        print(json.dumps(facts))
    else:
        key = "cli.verify.sealed" if sealed else "cli.verify.unsealed"
        print(locale.say(key, moves=len(record.moves), commitment=record.commitment))
    return 0


def _arena_players(locale: Locale) -> str:
    return locale.say("cli.arena.players", players=", ".join(players.NAMES))


def _arena(args: argparse.Namespace, locale: Locale) -> int:
    game, options = _game_and_options(args)
    entrants = [name.strip() for name in args.players.split(",")]
    _check_positive(args, "games", "workers", "seconds_per_move")
    for name in entrants:
        players.make(name)
    game.new(args.seats, Chance(1), **options)
    if len(entrants) < args.seats:
        raise WrongOption(Message("core.error.too_few_players", seats=args.seats))
    folder = None if args.no_records else args.records or unused_path(f"arena-{game.name}", "")
    if folder is not None:
        make_folder(folder)
    planned = arena.contests(
        game, options, entrants, args.games, args.seats, args.seconds_per_move, args.seed
    )
    outcomes: list[arena.Outcome] = []
    console = Console(stderr=True)
    playing = arena.play_all(planned, args.workers, args.ray)
    for outcome in track(playing, locale.say("cli.arena.running"), total=len(planned), console=console):
        outcomes.append(outcome)
        if folder is not None:
            named = f"{outcome.contest.number:05d}-{'-'.join(outcome.contest.names)}.record"
            write_whole(folder / named, outcome.record)
    results = arena.standings(entrants, outcomes)
    if args.json:
        facts = {
            "game": game.name,
            "options": options,
            "games": len(outcomes),
            "seconds_per_move": args.seconds_per_move,
            "results": [asdict(result) for result in results],
            "records": None if folder is None else str(folder),
        }
        print(json.dumps(facts))
        return 0
    for result in results:
        low, high = result.interval
        figures = {**asdict(result), "low": f"{low:.0f}", "high": f"{high:.0f}", "elo": f"{result.elo:.0f}"}
        figures["mean_score"] = f"{result.mean_score:.1f}"
        del figures["interval"]
        print(locale.say("cli.arena.line", **figures))
    if folder is not None:
        print(locale.say("cli.arena.kept", path=str(folder)))
    return 0


def _bench(args: argparse.Namespace, locale: Locale) -> int:
    game, options = _game_and_options(args)
    _check_positive(args, "seconds")
    game.new(args.seats, Chance(1), **options)
    with Console(stderr=True).status(locale.say("cli.bench.running")):
        result = bench.measure(game, args.seats, options, args.seconds)
    if args.json:
        print(json.dumps(asdict(result)))
        return 0
    print(locale.say("cli.bench.compiled" if result.compiled else "cli.bench.interpreted"))
    figures = ("playouts_per_s", "decisions_per_s", "decisions_per_game", "clone_us", "iterations_per_s")
    for figure in figures:
        print(locale.say(f"cli.bench.{figure}", figure=f"{getattr(result, figure):,.2f}"))
    return 0


def _fuzz(args: argparse.Namespace, locale: Locale) -> int:
    game, options = _game_and_options(args)
    _check_positive(args, "games")
    game.new(args.seats, Chance(1), **options)
    findings = conformance.Findings()
    console = Console(stderr=True)
    seeds = range(args.seed, args.seed + args.games)
    for seed in track(seeds, locale.say("cli.fuzz.running"), console=console, transient=True):
        findings.add(conformance.check_game(game, seed, args.seats, options))
    failures = findings.failures
    if args.json:
        facts = {
            "games": findings.games,
            "decisions": findings.decisions,
            "failures": len(failures),
            "details": [asdict(failure) for failure in failures[:100]],
        }
        print(json.dumps(facts, ensure_ascii=False))
    else:
        counts = {"games": findings.games, "decisions": findings.decisions, "failures": len(failures)}
        print(locale.say("cli.fuzz.result", **counts))
        for failure in failures[:20]:
            print(f"  {failure.law} · --seed {failure.seed}, {failure.move}: {failure.detail}")
    return FAILED if failures else 0


def _perft(args: argparse.Namespace, locale: Locale) -> int:
    game, options = _game_and_options(args)
    _check_positive(args, "depth")
    state = game.new(args.seats, Chance(args.seed), **options)
    counts: list[int] = []
    with Console(stderr=True).status(locale.say("cli.perft.running")):
        for depth in range(args.depth + 1):
            counts.append(perft(state, depth, Chance(args.seed)))
    if args.json:
        print(json.dumps({"game": game.name, "seed": args.seed, "counts": counts}))
        return 0
    for depth, count in enumerate(counts):
        print(locale.say("cli.perft.line", depth=depth, count=count))
    return 0


if __name__ == "__main__":
    sys.exit(main())
