"""Sheets and clocks as authors of bots know them: variants, speeds, time controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from damier.rules.load import load, sheets
from damier.table.control import parse_control
from damier.texts.page import sheet_name

if TYPE_CHECKING:
    from damier.table.terms import Terms


class Variant(NamedTuple):
    """A game by the name that programs have for it; what they do not know has its sheet's."""

    key: str
    name: str


# By sheet; the words are lidraughts' own.
_KNOWN: dict[str, Variant] = {
    "international": Variant("standard", "Standard"),
    "frisian": Variant("frisian", "Frisian"),
    "frysk": Variant("frysk", "Frysk!"),
    "antidraughts": Variant("antidraughts", "Antidraughts"),
    "breakthrough": Variant("breakthrough", "Breakthrough"),
    "russian": Variant("russian", "Russian"),
    "brazilian": Variant("brazilian", "Brazilian"),
}
# Seconds a side, the increments of forty moves among them, from which a game is of the next speed.
_SPEEDS = (
    ("ultraBullet", 30),
    ("bullet", 180),
    ("blitz", 480),
    ("rapid", 1_500),
    ("classical", 21_600),
)
_SLOWEST = "correspondence"
_MOVES = 40
_DAY = 86_400
ENDLESS = 2_147_483_647  # milliseconds, where there is no clock


def variant_of(terms: Terms) -> Variant:
    """Return the variant of a game."""
    return _KNOWN.get(terms.sheet) or Variant(terms.sheet, sheet_name(terms.rules(), "en"))


def sheet_of(variant: str) -> str:
    """Return the sheet of a variant; raises UnknownSheet."""
    found = next((sheet for sheet, known in _KNOWN.items() if known.key == variant), variant)
    return load(found).id


def speed_of_control(control: str | None) -> str:
    """Return how fast a game is, in lidraughts' words."""
    if control is None:
        return _SLOWEST
    given = parse_control(control)
    seconds = sum(stage.seconds for stage in given.stages) + _MOVES * given.bonus
    if given.per_move:
        seconds = _MOVES * given.stages[0].seconds
    return next((speed for speed, most in _SPEEDS if seconds < most), _SLOWEST)


def perf_of(terms: Terms) -> dict[str, str]:
    """Return what a game is listed under."""
    variant, speed = variant_of(terms), speed_of_control(terms.control)
    key = speed if variant.key == "standard" else variant.key
    return {"key": key, "name": key[0].upper() + key[1:] if key == speed else variant.name}


def clock_of(control: str | None) -> dict[str, Any]:
    """Return a clock as challenges tell it; `control` is how damier writes it."""
    if control is None:
        return {"type": "unlimited"}
    given = parse_control(control)
    first = given.stages[0].seconds
    if given.per_move and first >= _DAY:
        return {"type": "correspondence", "daysPerTurn": int(first // _DAY), "control": control}
    minutes = f"{first / 60:g}+{given.bonus:g}"
    return {
        "type": "clock",
        "limit": int(first),
        "increment": int(given.bonus),
        "show": minutes,
        "control": control,
    }


def all_variants() -> dict[str, str]:
    """Return the sheet of every variant."""
    return {(_KNOWN[name].key if name in _KNOWN else name): name for name in sheets()}
