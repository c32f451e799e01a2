"""The score of a match, game by game and pair by pair."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from damier.engine.sprt import Elo, Sprt, estimate

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(slots=True)
class Tally:
    """What the first side has scored; `pairs` counts 0, ½, 1, 1½ and 2 points of whole pairs."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    pairs: list[int] = field(default_factory=lambda: [0] * 5)
    failures: dict[str, int] = field(default_factory=dict)

    def add(self, points: float, failure: str = "") -> None:
        """Count a game that brought the first side 0, ½ or 1 point."""
        self.wins += points == 1
        self.draws += points == 0.5
        self.losses += points == 0
        if failure:
            self.failures[failure] = self.failures.get(failure, 0) + 1

    def add_pair(self, points: float) -> None:
        """Count two games with one opening that brought 0 to 2 points."""
        self.pairs[round(2 * points)] += 1

    @property
    def games(self) -> int:
        """The number of games played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """The first side's points."""
        return self.wins + self.draws / 2

    @property
    def counts(self) -> Sequence[int]:
        """What is to be judged: whole pairs, or single games where there are none."""
        return self.pairs if any(self.pairs) else (self.losses, self.draws, self.wins)

    @property
    def elo(self) -> Elo:
        """The first side's Elo above the second's."""
        return estimate(self.counts)

    def lines(self, sprt: Sprt | None) -> list[str]:
        """Say what the match has shown."""
        if not self.games:
            return ["no games"]
        share = 100 * self.points / self.games
        elo = self.elo
        lines = [
            f"{self.games} games: +{self.wins} ={self.draws} -{self.losses}, {share:.1f} %",
            f"Elo {elo}, better by {100 * elo.superiority:.1f} %",
        ]
        if sprt is not None:
            ratio, told = sprt.ratio(self.pairs), sprt.verdict(self.pairs) or "undecided"
            bounds = f"{sprt.lower:.2f} to {sprt.upper:.2f}"
            lines.append(
                f"SPRT {sprt.elo0:g} or {sprt.elo1:g} Elo: {told}, {ratio:.2f} of {bounds}"
            )
        return [*lines, *(f"{what}: {count}" for what, count in sorted(self.failures.items()))]

    def json(self, sprt: Sprt | None) -> dict[str, object]:
        """Return what the match has shown for programs; an infinite Elo is null."""
        elo = self.elo
        told: dict[str, object] = {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "points": self.points,
            "pairs": self.pairs,
            "elo": _finite(elo.elo),
            "elo_low": _finite(elo.low),
            "elo_high": _finite(elo.high),
            "superiority": round(elo.superiority, 4),
            "failures": self.failures,
        }
        if sprt is not None:
            told["sprt"] = {
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "ratio": round(sprt.ratio(self.pairs), 4),
                "lower": round(sprt.lower, 4),
                "upper": round(sprt.upper, 4),
                "verdict": sprt.verdict(self.pairs),
            }
        return told


def _finite(elo: float) -> float | None:
    return round(elo, 2) if math.isfinite(elo) else None
