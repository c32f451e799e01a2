"""Why a move is not allowed: one stable code, the article, and what is required instead.

A path is either legal or has exactly one refusal. Duties come first (the piece could go there, but
must not), then what keeps the hand from making the move at all, found in `obstacle`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from damier.board.setup import colour_of
from damier.errors import NoSuchSquare, NotationError
from damier.position import obstacle
from damier.position.movetext import Path, fitting, parse_path

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.position.move import Move
    from damier.position.position import Position
    from damier.rules.sheet import Colour, Source

DutyCode = Literal[
    "must-capture",
    "must-finish-capture",
    "must-take-most",
    "must-take-most-value",
    "must-capture-with-king",
    "must-take-most-kings",
    "must-take-king-first",
    "king-limit",
]
Code = DutyCode | obstacle.Code | Literal["out-of-turn", "game-over", "touched-piece"]

# The rule that each refusal rests on, so that it can name its article.
FIELD_OF: dict[str, str] = {
    "must-capture": "capture.compulsory",
    "must-finish-capture": "capture.finish",
    "must-take-most": "capture.priority",
    "must-take-most-value": "capture.priority",
    "must-capture-with-king": "capture.priority",
    "must-take-most-kings": "capture.priority",
    "must-take-king-first": "capture.priority",
    "king-limit": "king.limit",
    "out-of-turn": "start.first",
    "game-over": "end.no_move",
    "touched-piece": "touch.binds",
    **obstacle.FIELD_OF,
}
_PRIORITY_CODE: dict[str, DutyCode] = {
    "most-pieces": "must-take-most",
    "highest-value": "must-take-most-value",
    "with-king": "must-capture-with-king",
    "most-kings": "must-take-most-kings",
    "king-first": "must-take-king-first",
}


_WRONG_LANDING = ("must-land-next", "must-stop-behind-king")  # the capture itself is right


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason why an attempted path is not allowed.

    `colour` is the side to move as the sheet calls it, `piece` what stands where the path starts.
    `squares` are the squares the reason is about: the pieces that must capture, or what is in the
    way. `required` are the moves that are allowed instead, where a duty was broken. `taken` and
    `most` count captured pieces, attempted and required.
    """

    code: Code
    path: tuple[int, ...]
    field: str
    source: Source
    colour: str
    piece: Literal["man", "king"] = "man"
    squares: tuple[int, ...] = ()
    required: tuple[Move, ...] = ()
    taken: int = 0
    most: int = 0

    @property
    def article(self) -> str | None:
        """The article that says so; None where the sheet is silent and `source.reading` stands."""
        return self.source.article

    def text(self, lang: str = "en") -> str:
        """Say the reason in one sentence of a language."""
        from damier.texts.speech import refusal_text

        return refusal_text(self, lang)

    def __str__(self) -> str:
        where = f"article {self.article}" if self.article else "a reading"
        return f"{self.code} ({where})"


def why_not(
    position: Position, attempt: str | Sequence[int], by: Colour | None = None
) -> Refusal | None:
    """Return the refusal of an attempted path, or None if it is legal."""
    if by is not None and by != position.turn:
        return refusal_of("out-of-turn", (), position)
    try:
        path = _path(position, attempt)
    except NoSuchSquare:
        return refusal_of("no-such-square", (), position)
    return None if position.matching(path) else explain(position, path)


def explain(position: Position, path: Path) -> Refusal:
    """Return the refusal of a path that is known not to be legal."""
    squares = path.squares
    if len(set(squares)) < 2:
        return refusal_of("same-square", squares, position)
    piece = position.piece_at(path.start)
    if piece == "e":
        return refusal_of("empty-square", squares, position, (path.start,))
    if colour_of(piece) != position.turn:
        return refusal_of("not-your-piece", squares, position, (path.start,))
    if position.sheet.end.first_king_wins and not position.legal_moves:
        return refusal_of("game-over", squares, position)
    if possible := fitting(path, position.attempts(path), position.geometry):
        return _broken_duty(position, path, possible)
    code, where = obstacle.find(position, path)
    required = _by_piece(position, path) if code in _WRONG_LANDING else ()
    return refusal_of(code, squares, position, where, required)


def _by_piece(position: Position, path: Path) -> tuple[Move, ...]:
    """Return the legal moves of the piece that a path begins with."""
    return tuple(move for move in position.legal_moves if move.start == path.start)


def _path(position: Position, attempt: str | Sequence[int]) -> Path:
    if isinstance(attempt, str):
        return parse_path(attempt, position.geometry)
    numbers = isinstance(attempt, Sequence) and all(isinstance(square, int) for square in attempt)
    if not numbers or len(attempt) < 2:
        raise NotationError(f"expected a move or at least two squares, got {attempt!r}")
    return Path(tuple(position.geometry.check(square) for square in attempt))


def _broken_duty(position: Position, path: Path, possible: list[Move]) -> Refusal:
    """Say which duty forbids a move that the hand could make."""
    legal = tuple(position.legal_moves)
    required = tuple(move for move in legal if move.is_capture)
    starts = tuple(sorted({move.start for move in required}))
    captures = [move for move in possible if move.is_capture]
    if not captures:
        if required and position.sheet.capture.compulsory:
            most = max(len(move.captured) for move in required)
            refusal = refusal_of("must-capture", path.squares, position, starts, required)
            return replace(refusal, most=most)
        # Only the limit on one king's moves forbids a quiet move where no capture is due.
        return refusal_of("king-limit", path.squares, position, (path.start,), legal)
    complete = [move for move in position.core.complete() if move in captures]
    if code := _broken_priority(position, complete, required):
        attempt = max(complete, key=lambda move: _ranks(position, move))
        refusal = refusal_of(code, path.squares, position, starts, required)
    else:
        attempt = max(captures, key=lambda move: len(move.captured))
        onward = tuple(move for move in required if move.start == path.start) or required
        refusal = refusal_of("must-finish-capture", path.squares, position, (path.start,), onward)
    most = max(len(move.captured) for move in refusal.required)
    return replace(refusal, taken=len(attempt.captured), most=most)


def _broken_priority(
    position: Position, complete: Sequence[Move], required: Sequence[Move]
) -> DutyCode | None:
    """Return the first priority that goes against complete captures, None if none does.

    Where no half turn is allowed, a route that could go on may make a move that is legal by
    another route; then no priority is broken.
    """
    if not complete:
        return None
    mine, best = (max(_ranks(position, move) for move in moves) for moves in (complete, required))
    ranked = zip(position.sheet.capture.priority, mine, best, strict=True)
    return next((_PRIORITY_CODE[name] for name, rank, wanted in ranked if rank < wanted), None)


def _ranks(position: Position, move: Move) -> tuple[tuple[int, ...], ...]:
    """Return how a capture ranks by each priority of the sheet; must agree with the core."""
    kings = [position.piece_at(square).isupper() for square in move.captured]
    ranks: dict[str, tuple[int, ...]] = {
        "most-pieces": (len(kings),),
        "highest-value": (50 * (len(kings) + sum(kings)) - sum(kings),),
        "with-king": (position.piece_at(move.start).isupper(),),
        "most-kings": (sum(kings),),
        "king-first": tuple(-turn for turn, king in enumerate(kings) if king),
    }
    return tuple(ranks[criterion] for criterion in position.sheet.capture.priority)


def _field(code: Code, position: Position, *, king: bool) -> str:
    """Return the rule a refusal rests on, where several could say it the one with an article."""
    sheet = position.sheet
    if code == "too-far" and king:
        return "king.flies"
    if code == "game-over" and sheet.end.first_king_wins and {"W", "B"} & set(position.board):
        return "end.first_king_wins"
    return FIELD_OF[code]


def refusal_of(
    code: Code,
    path: Iterable[int],
    position: Position,
    squares: tuple[int, ...] = (),
    required: tuple[Move, ...] = (),
) -> Refusal:
    """Make a refusal with the sheet's own source for its code."""
    sheet, path = position.sheet, tuple(path)
    king = bool(path) and position.piece_at(path[0]).isupper()
    field = _field(code, position, king=king)
    source = sheet.source(field)
    if code == "jumped-twice":  # follows from when pieces are lifted
        source = source.consequence or source
    return Refusal(
        code,
        path,
        field,
        source,
        sheet.colours.white if position.turn == "white" else sheet.colours.black,
        "king" if king else "man",
        squares,
        required,
    )
