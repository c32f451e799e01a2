"""Draw rules as counters: how far each has come, and whether it is reached.

The core counts (`_core.Tally`): a move adds to every counter what it changes, so that a long game
costs no more than a short one. Here is what it is told of a rule, and what it says put in words.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from damier._core import Tally

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from damier.position import Position
    from damier.rules.sheet import Colour, Draw

# In the order of `Counted` in core/include/damier/tally.hpp.
_COUNTED = ("same-move", "return", "repetition", "quiet-moves", "material", "balance", "one-each")
_AT_ONCE = len(_COUNTED)  # material that draws as soon as it is there
_IN_MOVES = ("quiet-moves", "material", "balance")
_MANY = 999
_NEVER = 2**30  # more moves than a game has; a house sheet may say any number


@dataclass(frozen=True, slots=True)
class Counter:
    """How far a draw rule has come: `done` of `needed`, in times or in moves by each side.

    `plies` is the exact count where `needed` is in moves by each side. `by`, `square` and `move`
    say whose run is counted, where it returned to and by which move.
    """

    rule: Draw
    done: int
    needed: int
    plies: int = 0
    by: Colour | None = None
    square: int | None = None
    move: str = ""

    @property
    def reached(self) -> bool:
        """Whether the rule makes, or lets a player claim, a draw now."""
        return self.done >= self.needed


def counting(rules: Sequence[Draw]) -> tuple[Draw, ...]:
    """Return the rules that count something, in the order of a tally's answers."""
    return tuple(rule for rule in rules if rule.rule in _COUNTED)


def tally_of(rules: Sequence[Draw], start: Position, quiet: int) -> Tally:
    """Return the tally of a game; `quiet` plies without progress came before its start."""
    return Tally(start.core, quiet, [_for_core(rule, start) for rule in rules])


def counters(rules: Sequence[Draw], tally: Tally) -> list[Counter]:
    """Return what a tally has counted for each of its rules."""
    return [_counter(rule, counted) for rule, counted in zip(rules, tally.counts(), strict=True)]


def _counter(rule: Draw, counted: tuple[int, int, bool, int, int]) -> Counter:
    done, plies, black, end, start = counted
    if not end:
        return Counter(rule, done, _needed(rule), plies)
    by: Colour = "black" if black else "white"
    move = f"{start}-{end}" if rule.rule == "same-move" else ""
    return Counter(rule, done, _needed(rule), plies, by, end, move)


def _needed(rule: Draw) -> int:
    if rule.rule == "one-each" or rule.at_once:
        return 1
    return rule.moves if rule.rule in _IN_MOVES else rule.times


def _for_core(
    rule: Draw, start: Position
) -> tuple[int, int, bool, bool, list[list[int]], list[int]]:
    """Return the facts of a rule that the core counts by."""
    kind = _AT_ONCE if rule.at_once else _COUNTED.index(rule.rule)
    needed = min(_needed(rule), _NEVER)
    road = sorted(start.geometry.main_road) if rule.main_road else []
    return kind, needed, rule.how == "claim", rule.by_king, list(materials(rule)), road


def materials(rule: Draw) -> Iterator[list[int]]:
    """Yield every material a rule is about, as the core takes it.

    Each is the least and most men and kings of one side, of the other, and of all pieces.
    """
    if rule.rule == "material":
        for stronger, weaker in product(rule.stronger, rule.weaker):
            yield [*_side(stronger), *_side(weaker), 0, _MANY]
    elif rule.rule == "balance":
        fewest, most = (max(-1, min(pieces, _MANY)) for pieces in rule.pieces)
        yield [0, _MANY, 1, _MANY, 0, _MANY, 1, _MANY, fewest, most]
    elif rule.rule == "one-each":
        yield [0, 1, 0, 1, 0, 1, 0, 1, 2, 2]


def _side(pieces: str) -> list[int]:
    """Return the least and most men and kings of material such as `KKM` or `KKK+`."""
    men, kings = pieces.count("M"), pieces.count("K")
    return [men, men, kings, _MANY if pieces.endswith("+") else kings]
