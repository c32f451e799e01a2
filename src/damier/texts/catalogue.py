"""The words damier speaks, in Fluent, read when needed.

`<lang>.ftl` has what rules and games say; each shelf beside it has the words of a part of the apps:
`play/<lang>.ftl` starting and playing, `study/` analysis and rules, `puzzles/` puzzles and their
themes, `terminal/` the terminal app;
`readings/` has the reasons of sheets that play a rule as no article says it, `explaining/` why a
move was a mistake, `course/` what exercises ask, `account/` joining and signing in,
`recovery/` a way back into an account by mail,
`challenges/` challenges to somebody by name, bots and tokens for programs,
`tournaments/` their systems and tie-breaks, `letters/` games by days and notices, `people/` the
page of a person, `clubs/` clubs and classes, `blackboard/` what a class is shown, `watching/` games
being played and simuls.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Literal

from damier.errors import TextError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.runtime import FluentBundle

LANGUAGES = ("nl", "fr", "en", "sv", "da", "nb", "fi", "de", "ar", "tr", "es", "it", "pt", "ru")
SHELVES = (
    "play",
    "study",
    "puzzles",
    "terminal",
    "readings",
    "explaining",
    "course",
    "account",
    "recovery",
    "order",
    "challenges",
    "tournaments",
    "letters",
    "people",
    "clubs",
    "watching",
    "blackboard",
)
RIGHT_TO_LEFT = frozenset({"ar"})
_FALLBACK = "en"
_SPELLING = {"en": "en_GB"}
_ALSO = {"no": "nb", "nn": "nb"}
_FILES = resources.files("damier.texts")


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, in the order the leaflets print them."""
    return LANGUAGES


def is_right_to_left(lang: str) -> bool:
    """Tell whether a language is written from right to left."""
    return lang in RIGHT_TO_LEFT


def best_language(wanted: Iterable[str]) -> str:
    """Return the first language of `wanted` that damier speaks, English if there is none.

    Takes tags as browsers and shells write them: `pt-BR`, `pt_BR.UTF-8`, `nn`.
    """
    for tag in wanted:
        code = tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        code = _ALSO.get(code, code)
        if code in LANGUAGES:
            return code
    return _FALLBACK


def text(key: str, lang: str, /, **args: str | int) -> str:
    """Return a message, or with `key` as `message.attribute` one of its attributes.

    In right-to-left languages every argument stands between U+2068 and U+2069, so that `32-28` is
    not turned round; `plain` takes these marks out, `for_terminal` those that a terminal does not
    know. Raises TextError, never returns half a text.
    """
    return _say(_bundle(lang), key, lang, args)


def shelf_text(shelf: str, key: str, lang: str, /, **args: str | int) -> str:
    """Return a message as `text` does, reading no more than the shelf it stands on.

    For whoever wants a few words in all languages: all shelves of all take seconds.
    """
    return _say(_bundle(lang, (shelf,)), key, lang, args)


def _say(bundle: FluentBundle, key: str, lang: str, args: dict[str, str | int]) -> str:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        raise TextError("expected a message of the catalogue, got none", key=key, lang=lang)
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise TextError("expected a text under this key, got none", key=key, lang=lang)
    found, problems = bundle.format_pattern(pattern, args)
    if problems or not isinstance(found, str) or not found.strip():
        reason = "; ".join(map(str, problems)) or "an empty text"
        raise TextError(f"expected all arguments, got {reason}", key=key, lang=lang)
    return found


def catalogue(lang: str, shelf: str = "") -> str:
    """Return the Fluent source of a language: what games say, or one of SHELVES."""
    try:
        return (_FILES / shelf / f"{lang}.ftl").read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise TextError("expected a catalogue, got none", key=shelf, lang=lang) from error


def has_text(key: str, lang: str) -> bool:
    """Tell whether a catalogue has this message: a player's own sheet has no name in it."""
    return bool(_bundle(lang).has_message(key))


def list_text(items: Iterable[object], lang: str, *, style: Literal["and", "or"] = "and") -> str:
    """Join items as `7, 8 and 9` or `7, 8 or 9`; nothing gives an empty text.

    The browser has Intl.ListFormat for the same, with `en-GB` for English.
    """
    from babel.lists import format_list

    _bundle(lang)  # an unknown language is our error, not Babel's
    parts = [isolated(str(item), lang) for item in items]
    return format_list(
        parts, "standard" if style == "and" else "or", locale=_SPELLING.get(lang, lang)
    )


def isolated(part: str, lang: str) -> str:
    """Return a part of a sentence that keeps its own direction inside it."""
    return f"\u2068{part}\u2069" if is_right_to_left(lang) else part


def plain(words: str) -> str:
    """Take the direction marks out: for files, and for terminals that would show them as boxes."""
    return words.translate(_MARKS)


_MARKS = dict.fromkeys(map(ord, "\u200e\u200f\u2068\u2069"))


@cache
def _bundle(lang: str, shelves: tuple[str, ...] = ("", *SHELVES)) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise TextError(f"expected one of {' '.join(LANGUAGES)}, got {lang!r}")
    bundle = FluentBundle([lang], use_isolating=is_right_to_left(lang))
    for shelf in shelves:
        bundle.add_resource(FluentResource(catalogue(lang, shelf)))
    return bundle
