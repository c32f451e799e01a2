"""What to draw besides the pieces, and how."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Literal

from damier.board.diagram.pieces import check_pieces
from damier.board.diagram.theme import THEMES, Theme
from damier.errors import DrawingError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from damier.board.geometry import Geometry
    from damier.board.setup import Piece

Numbers = Literal["inside", "outside", "algebraic", "off"]
NUMBERS: tuple[Numbers, ...] = ("inside", "outside", "algebraic", "off")
Kind = Literal["required", "missed", "refused"]
KINDS: tuple[Kind, ...] = ("required", "missed", "refused")
_ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow between two squares; rank 1 is the strongest, 3 the faintest."""

    start: int
    end: int
    rank: int = 1
    label: str = ""


@dataclass(frozen=True, slots=True)
class Trail:
    """A path over squares: `required` solid, `missed` beads, `refused` dashes that end in a cross.

    The squares where a required or missed capture lands are numbered.
    """

    squares: tuple[int, ...]
    kind: Kind = "required"

    def __post_init__(self) -> None:
        """Refuse a trail that leads nowhere."""
        if len(self.squares) < 2:
            raise DrawingError(f"expected a trail of two squares or more, got {self.squares}")
        if self.kind not in KINDS:
            raise DrawingError(f"expected a trail {', '.join(KINDS)}, got {self.kind!r}")


@dataclass(frozen=True, slots=True)
class Drawing:
    """How a board is drawn, and everything that is drawn on it besides the pieces.

    Marks differ by shape: `required` closed rings, `huffable` beaded rings, `targets` dots,
    `refused` crosses. `ghosts` are captured pieces still shown; `tags` are squares whose piece
    carries its number. `id` starts every id inside; the default differs for every other picture.
    Labels outside the board bring the frame with them.
    """

    theme: str | Theme = "wood"
    numbers: Numbers = "inside"
    flip: bool = False
    frame: bool = True
    width: int | None = None
    title: str = "Draughts board"
    description: str = ""
    last_move: tuple[int, ...] = ()
    required: tuple[int, ...] = ()
    huffable: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    ghosts: Mapping[int, Piece] = field(default_factory=dict, hash=False)
    tags: tuple[int, ...] = ()
    trails: tuple[Trail, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    id: str = ""

    def changed(self, **options: Any) -> Drawing:
        """Return the same drawing with other values for some of its fields."""
        known = [each.name for each in fields(self)]
        if unknown := sorted(options.keys() - set(known)):
            raise DrawingError(f"expected options of {', '.join(known)}, got {', '.join(unknown)}")
        return replace(self, **options)

    def __post_init__(self) -> None:
        """Refuse what no board could be drawn with."""
        if isinstance(self.theme, str) and self.theme not in THEMES:
            raise DrawingError(f"expected a theme of {', '.join(THEMES)}, got {self.theme!r}")
        if self.numbers not in NUMBERS:
            raise DrawingError(f"expected numbers {', '.join(NUMBERS)}, got {self.numbers!r}")
        if self.id and not _ID.fullmatch(self.id):
            raise DrawingError(f"expected an id of letters, digits, - and _, got {self.id!r}")
        if self.width is not None and self.width < 1:
            raise DrawingError(f"expected a width of 1 or more, got {self.width}")

    @property
    def look(self) -> Theme:
        """The theme itself, also where it was given by name."""
        return self.theme if isinstance(self.theme, Theme) else THEMES[self.theme]

    @property
    def margin(self) -> float:
        """The width of the rim, in squares."""
        if self.numbers in ("outside", "algebraic"):
            return 0.46
        return 0.26 if self.frame else 0

    def check(self, geometry: Geometry) -> None:
        """Raise NotationError at a square that the board does not have."""
        check_pieces(geometry, self.ghosts)
        for square in self._squares():
            geometry.check(square)

    def _squares(self) -> Iterator[int]:
        for squares in (
            self.last_move,
            self.required,
            self.huffable,
            self.targets,
            self.refused,
            self.tags,
        ):
            yield from squares
        for trail in self.trails:
            yield from trail.squares
        for arrow in self.arrows:
            yield from (arrow.start, arrow.end)
