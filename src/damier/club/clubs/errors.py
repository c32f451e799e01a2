"""What a club says no with."""

from __future__ import annotations

from typing import Literal

from damier.errors import DamierError

ClubCode = Literal[
    "no-club",
    "bad-code",
    "club-full",
    "too-many-clubs",
    "not-teacher",
    "owns-club",
    "class-account",
    "already-in-club",
    "bad-line",
    "bad-homework",
    "no-board",
    "bad-board",
    "no-question",
    "no-solution",
    "not-pupil",
    "try-again",
]


class ClubError(DamierError):
    """Something about a club that is refused: `code` says what, as everywhere on the server."""

    def __init__(self, code: ClubCode, message: str) -> None:
        self.code: ClubCode = code
        super().__init__(message)
