"""What a player may do besides moving."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

OptionKind = Literal[
    "huff",
    "withdraw",
    "stand",
    "offer-draw",
    "accept-draw",
    "decline-draw",
    "claim-draw",
    "resign",
]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a player may do now; `square` is the piece to huff."""

    kind: OptionKind
    square: int | None = None

    def __str__(self) -> str:
        return self.kind if self.square is None else f"{self.kind} {self.square}"
