"""Names of the things of Duel, by their ids, in a language."""

from tessera.locale import Locale


def card(locale: Locale, name: str) -> str:
    return locale.say(f"duel.card.{name}")


def wonder(locale: Locale, name: str) -> str:
    return locale.say(f"duel.wonder.{name}")


def progress(locale: Locale, name: str) -> str:
    return locale.say(f"duel.progress.{name}")


def god(locale: Locale, name: str) -> str:
    return locale.say(f"duel.god.{name}")


def mythology(locale: Locale, name: str) -> str:
    return locale.say(f"duel.mythology.{name}")


def kind(locale: Locale, colour: str) -> str:
    """What cards of a colour are about, in a word."""
    return locale.say(f"duel.kind.{colour}")


def kind_letter(locale: Locale, colour: str) -> str:
    """The letter that stands for a colour, so that colour is never the only sign."""
    return locale.say(f"duel.kind_letter.{colour}")


def resource(locale: Locale, name: str) -> str:
    return locale.say(f"duel.resource.{name}")


def resource_letter(locale: Locale, name: str) -> str:
    return locale.say(f"duel.resource_letter.{name}")


def symbol(locale: Locale, name: str) -> str:
    return locale.say(f"duel.symbol.{name}")


def symbol_short(locale: Locale, name: str) -> str:
    return locale.say(f"duel.symbol_short.{name}")


def player(locale: Locale, seat: int) -> str:
    return locale.say("core.seat", number=seat + 1)


def wonder_text(locale: Locale, name: str) -> str:
    return locale.say(f"duel.wonder_text.{name}")


def progress_text(locale: Locale, name: str) -> str:
    return locale.say(f"duel.progress_text.{name}")


def god_text(locale: Locale, name: str) -> str:
    return locale.say(f"duel.god_text.{name}")
