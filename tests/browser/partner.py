"""Somebody who can play: finds good moves with the engine and makes them on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import damier

if TYPE_CHECKING:
    from browser.others.guest import Guest
    from browser.visitor import Visitor

_NODES = 4_000


class Partner:
    """Plays one game on a page, move after move, better than the lowest level does."""

    def __init__(self, sheet: str) -> None:
        self.sheet = damier.sheet(sheet)
        self._engine = damier.Engine(sheet)

    def play(self, visitor: Visitor | Guest, side: str, *, by_keys: bool = False) -> bool:
        """Wait for the turn and make a move; tell whether the game is over."""
        visitor.see(f".player.turn[data-side={side}], .slip.over")
        if visitor.count(".slip.over"):
            return True
        before = self.plies(visitor)
        path = self._choose(visitor.pieces, side)
        if by_keys:
            visitor.type("x".join(map(str, path)))
        else:
            self._make(visitor, path)
        visitor.wait(lambda: self.plies(visitor) > before, "the move to be played")
        return False

    def plies(self, visitor: Visitor | Guest) -> int:
        """Count the moves the page knows of."""
        return visitor.count(".moves button")

    def _choose(self, pieces: str, side: str) -> tuple[int, ...]:
        position = damier.Position.from_fen(fen_of(pieces, side), sheet=self.sheet)
        found = self._engine.analyse(position, damier.Limit(nodes=_NODES))
        return tuple(found.best.path)

    def _make(self, visitor: Visitor | Guest, path: tuple[int, ...]) -> None:
        """Touch the piece and its way."""
        visitor.tap(*path)


def fen_of(pieces: str, side: str) -> str:
    """Write a board string of a page as FEN."""
    sides = {"W": "wW", "B": "bB"}
    parts = [
        letter + ",".join(f"{'K' * p.isupper()}{i}" for i, p in enumerate(pieces, 1) if p in both)
        for letter, both in sides.items()
    ]
    return ":".join([side[0].upper(), *parts])
