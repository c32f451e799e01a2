"""What each side has, as a name: `KKM-KM`, White's pieces first."""

from __future__ import annotations

import re
from typing import NamedTuple, Self

from damier.errors import EngineError

_NAME = re.compile(r"(K*)(M*)-(K*)(M*)")


class Material(NamedTuple):
    """How many men and kings each side has."""

    white_men: int
    white_kings: int
    black_men: int
    black_kings: int

    @classmethod
    def parse(cls, name: str) -> Self:
        """Read a name such as `KKM-KM`."""
        found = _NAME.fullmatch(name)
        if found is None:
            raise EngineError(f"expected material such as KKM-KM, got {name!r}")
        white_kings, white_men, black_kings, black_men = map(len, found.groups())
        return cls(white_men, white_kings, black_men, black_kings)

    @classmethod
    def of_board(cls, board: str) -> Self:
        """Count the letters w W b B of a board."""
        return cls(*(board.count(letter) for letter in "wWbB"))

    def __str__(self) -> str:
        white = "K" * self.white_kings + "M" * self.white_men
        return f"{white}-{'K' * self.black_kings}{'M' * self.black_men}"

    @property
    def pieces(self) -> int:
        """The number of pieces on the board."""
        return sum(self)

    @property
    def stored(self) -> Self:
        """The material whose table answers: the same, or with the colours swapped.

        Must agree with `Material::stored` in the core.
        """
        white = self.white_men + self.white_kings, self.white_kings
        black = self.black_men + self.black_kings, self.black_kings
        return self if white >= black else type(self)(*self[2:], *self[:2])
