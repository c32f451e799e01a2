"""What a tournament says no with."""

from __future__ import annotations

from typing import Literal

from damier.errors import DamierError

TournamentCode = Literal[
    "bad-terms",
    "tournament-over",
    "newer-tournament",
    "no-such-player",
    "name-taken",
    "full",
    "too-late",
    "not-here",
    "already-here",
    "not-in-this-system",
    "same-player",
    "already-forbidden",
    "not-forbidden",
    "already-paired",
    "not-yet",
    "all-rounds-paired",
    "time-over",
    "results-missing",
    "cannot-pair",
    "no-such-game",
    "has-result",
    "no-result",
    "same-result",
    "played-on",
    "not-tied",
    "say-why",
    "too-few",
]


class TournamentRefused(DamierError):
    """A command that a tournament does not accept; `code` is stable."""

    def __init__(self, code: TournamentCode, message: str) -> None:
        self.code: TournamentCode = code
        super().__init__(message)


class Unpairable(TournamentRefused):
    """A round that cannot be paired by the rules: it is told, never faked."""

    def __init__(self, message: str) -> None:
        super().__init__("cannot-pair", message)


class TrfError(DamierError):
    """A tournament report that cannot be read: `line` says where, counted from 1."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        self.line = line
        super().__init__(message if line is None else f"line {line}: {message}")
