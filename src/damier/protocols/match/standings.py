"""How several programs stand after games against each other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from damier.protocols.match.tally import Tally

_ROUNDS = 200  # of the fit, which is settled long before
_LOGIT = 400 / math.log(10)  # Elo that make one logit


@dataclass(frozen=True, slots=True)
class Standing:
    """One program; `elo` is above the mean of all, and counts a draw with each one met."""

    name: str
    wins: int
    draws: int
    losses: int
    elo: float

    @property
    def games(self) -> int:
        """The number of games played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """One for a win, a half for a draw."""
        return self.wins + self.draws / 2


def standings(
    names: Sequence[str], tallies: Mapping[tuple[int, int], Tally]
) -> tuple[Standing, ...]:
    """Return all programs, best first: by points a game, then by Elo."""
    elos = _fit(len(names), tallies)
    rows = []
    for number, name in enumerate(names):
        firsts = [tally for (one, _), tally in tallies.items() if one == number]
        seconds = [tally for (_, other), tally in tallies.items() if other == number]
        wins = sum(tally.wins for tally in firsts) + sum(tally.losses for tally in seconds)
        losses = sum(tally.losses for tally in firsts) + sum(tally.wins for tally in seconds)
        draws = sum(tally.draws for tally in (*firsts, *seconds))
        rows.append(Standing(name, wins, draws, losses, elos[number]))
    return tuple(sorted(rows, key=lambda row: (-row.points / max(1, row.games), -row.elo)))


def standing_lines(rows: Sequence[Standing]) -> list[str]:
    """Write standings as a table of plain text."""
    width = max(len(row.name) for row in rows)
    lines = [f"{'':>3} {'':<{width}} {'games':>6} {'points':>7} {'%':>6} {'Elo':>6}    +   =   -"]
    for place, row in enumerate(rows, start=1):
        share = 100 * row.points / row.games if row.games else 0.0
        lines.append(
            f"{place:>2}. {row.name:<{width}} {row.games:>6} {row.points:>7g} {share:>6.1f} "
            f"{row.elo:>+6.0f} {row.wins:>4} {row.draws:>3} {row.losses:>3}"
        )
    return lines


def _fit(count: int, tallies: Mapping[tuple[int, int], Tally]) -> list[float]:
    """Return the ratings that expect of everyone the points he has, one after the other.

    One drawn game more between any two who met keeps the ratings of the unbeaten finite.
    """
    met = {
        pair: (tally.points + 0.5, tally.games + 1.0)
        for pair, tally in tallies.items()
        if tally.games
    }
    logits = [0.0] * count
    for _ in range(_ROUNDS):
        for number in range(count):
            wanted, slope = 0.0, 0.0
            for (one, other), (points, games) in met.items():
                if number not in (one, other):
                    continue
                expected = 1 / (1 + math.exp(logits[other] - logits[one]))
                gap = points - games * expected
                wanted += gap if number == one else -gap
                slope += games * expected * (1 - expected)
            if slope:
                logits[number] += max(-1.0, min(1.0, wanted / slope))
        mean = sum(logits) / count
        logits = [logit - mean for logit in logits]
    return [_LOGIT * logit for logit in logits]
