"""What a player may do besides moving."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.board.setup import opponent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.game.arbiter import Arbiter
    from damier.game.state import GameState
    from damier.rules.sheet import Colour

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


def options_for(state: GameState, side: Colour, arbiter: Arbiter) -> tuple[Option, ...]:
    """Return what one side may do now besides moving; the sheet's remedies come first."""
    if state.outcome is not None:
        return ()
    found: list[Option] = []
    to_move = side == state.position.turn
    if to_move:
        found += _remedies(state)
    if state.offer == opponent(side):
        found += (Option("accept-draw"), Option("decline-draw"))
    elif state.offer is None:
        found.append(Option("offer-draw"))
    if arbiter.claimable(state, side):
        found.append(Option("claim-draw"))
    return (*found, Option("resign"))


def _remedies(state: GameState) -> Iterator[Option]:
    if state.offence is None:
        return
    for remedy in state.position.sheet.table.remedies:
        if remedy == "huff":
            yield from (Option("huff", square) for square in state.offence.huffable)
        else:
            yield Option(remedy)
