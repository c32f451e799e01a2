"""What travels to a browser, once: websocket, REST and notebook send the same structs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import NODEFAULT, Struct

from damier.board.geometry import geometry
from damier.position.movetext import shortest_text, shortest_texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from damier.position import Move, Position
    from damier.rules import Sheet


class Wire(Struct, frozen=True):
    """A struct that REST can answer with, too: pydantic reads its schema from its fields."""

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, handler: Any) -> Any:
        """Return what FastAPI documents an answer by."""
        from pydantic_core import core_schema as schema

        known = msgspec.structs.fields(cls)
        fields = []
        for field in known:
            made = handler.generate_schema(field.type)
            if field.default is not NODEFAULT:
                made = schema.with_default_schema(made, default=field.default)
            fields.append(schema.dataclass_field(field.encode_name, made))
        return schema.dataclass_schema(
            cls,
            schema.dataclass_args_schema(cls.__name__, fields),
            [field.encode_name for field in known],
            ref=f"{cls.__module__}.{cls.__qualname__}",
            serialization=schema.plain_serializer_function_ser_schema(msgspec.to_builtins),
        )


class MoveView(Wire, frozen=True):
    """A move: its text, its squares, what it takes."""

    text: str
    path: tuple[int, ...]
    captured: tuple[int, ...]
    crowns: bool
    long: str


class WrittenMove(MoveView, frozen=True):
    """A legal move; `pdn` is its text in written games, which may name squares otherwise."""

    pdn: str


class GeometryView(Wire, frozen=True):
    """What a board has to know to draw itself; the first of `numbers` is square 1."""

    width: int
    height: int
    squares: Literal["dark", "all"]
    mirrored: bool
    numbers: list[tuple[int, int]]
    labels: list[str]
    algebraic: list[str]
    pdn: list[str]
    first_row_is_black: bool


def dotted(board: str) -> str:
    """Return a board with a dot for every empty square."""
    return board.replace("e", ".")


def must_capture(sheet: Sheet, legal: Iterable[Move]) -> list[int]:
    """Return the squares of the pieces that have to take."""
    if not sheet.capture.compulsory:
        return []
    return sorted({move.start for move in legal if move.is_capture})


def ways_on(position: Position, legal: Iterable[Move]) -> list[tuple[int, ...]]:
    """Return the longest ways on which a hand could jump more than once, allowed or not.

    A board lets a hand go on along them; where there are none it asks after the first jump.
    """
    # Duties forbid some captures, never all of them.
    return position.core.ways() if any(move.is_capture for move in legal) else []


def move_view(move: Move, among: Sequence[Move]) -> MoveView:
    """Write a move so that it can be told from the others."""
    return _move_view(move, shortest_text(move, list(among)))


def move_views(moves: Sequence[Move], among: Sequence[Move] | None = None) -> list[MoveView]:
    """Write moves so that each can be told from the others."""
    if not any(move.is_capture for move in moves):
        return [_quiet_view(move.start, move.end, move.crowns) for move in moves]
    if among is None:
        return [_move_view(*each) for each in zip(moves, shortest_texts(moves), strict=True)]
    return [move_view(move, among) for move in moves]


@lru_cache(maxsize=10_000)
def _quiet_view(start: int, end: int, crowns: bool) -> MoveView:
    """Write a move from square to square, of which there are few: it looks the same anywhere."""
    text = f"{start}-{end}"
    return MoveView(text, (start, end), (), crowns, text)


def _move_view(move: Move, text: str) -> MoveView:
    return MoveView(text, tuple(move.path), tuple(move.captured), move.crowns, move.long)


@lru_cache(maxsize=1000)
def geometry_view(sheet: Sheet) -> GeometryView:
    """Return where the squares lie and what they are called."""
    squares = geometry(sheet.board)
    return GeometryView(
        width=squares.width,
        height=squares.height,
        squares=squares.playable,
        mirrored=squares.dark_corner == "right",
        numbers=list(squares.places),
        labels=[str(square) for square in squares.squares],
        algebraic=[squares.algebraic(square) for square in squares.squares],
        pdn=[squares.name(square, sheet.pdn, sheet.start.first) for square in squares.squares],
        first_row_is_black=True,
    )
