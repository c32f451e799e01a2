"""Positions to begin games of a match from: drawn by lot, or from a file."""

from __future__ import annotations

import random
from itertools import cycle
from typing import TYPE_CHECKING

from damier.decks import DeckError, deck
from damier.engine import Engine, Limit
from damier.engine.book import Book
from damier.errors import DamierError
from damier.position import Position
from damier.protocols.errors import ProtocolError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from damier.rules import Sheet

EVEN = (0.0, 0.5)  # men that one side may be ahead by
_LOOK = Limit(nodes=1_000)
_LONGER_LOOK = Limit(nodes=20_000)  # who is ahead by more is easily mistaken
_TRIES = 200


def random_openings(
    sheet: Sheet, *, plies: int = 8, seed: int = 1, lead: tuple[float, float] = EVEN
) -> Iterator[Position]:
    """Yield positions after so many random moves in which one side leads by this much, in men.

    That is what a short search thinks: at least the first number, at most the second. They are all
    different while there are enough of them.
    """
    least, most = lead
    if not 0 <= least <= most:
        raise ProtocolError(f"expected a lead of at least 0 men to at most more, got {lead}")
    dice = random.Random(seed)  # noqa: S311
    engine = Engine(sheet, memory=1)
    look = _LOOK if lead == EVEN else _LONGER_LOOK
    seen: set[Position] = set()
    while True:
        found: Position | None = None
        for _ in range(_TRIES):
            position = _wander(Position.start(sheet), plies, dice)
            if position is None or not least <= abs(engine.analyse(position, look).score) <= most:
                continue
            found = position
            if position not in seen:
                break
        if found is None:
            wanted = f"positions after {plies} plies with a lead of {least:g} to {most:g} men"
            raise ProtocolError(f"expected {wanted}, got none in {_TRIES} tries")
        seen.add(found)
        yield found


def read_openings(path: Path, sheet: Sheet, *, seed: int | None = None) -> Iterator[Position]:
    """Yield the last positions of a PDN file's games, or a list's FENs, over and over."""
    found = _from_pdn(path, sheet) if path.suffix.lower() == ".pdn" else _from_list(path, sheet)
    usable = [position for position in dict.fromkeys(found) if position.legal_moves]
    if not usable:
        raise ProtocolError(f"expected openings in {path}, got none")
    if seed is not None:
        random.Random(seed).shuffle(usable)  # noqa: S311
    return cycle(usable)


def deck_openings(name: str, sheet: Sheet, *, seed: int = 1) -> Iterator[Position]:
    """Yield the positions of a deck's ballots by lot, each once before any comes again.

    Raises DeckError if there is no such deck, or it is one of another game.
    """
    chosen = deck(name)
    if chosen.sheet.play_hash != sheet.play_hash:
        raise DeckError(f"expected a deck of {sheet.id}, got {name}, of {chosen.sheet.id}")
    found = [chosen.position(ballot).setup() for ballot in chosen.playable]
    usable = [Position.from_setup(setup, sheet) for setup in found]
    random.Random(seed).shuffle(usable)  # noqa: S311
    return cycle(usable)


def book_openings(path: Path, sheet: Sheet, *, plies: int = 8, seed: int = 1) -> Iterator[Position]:
    """Yield positions after so many moves drawn from a book, or as many as it knows.

    They are all different while there are enough of them. Raises BookError if it is none, or one of
    another game.
    """
    book = Book.read(path, sheet)
    dice = random.Random(seed)  # noqa: S311
    seen: set[Position] = set()
    while True:
        for _ in range(_TRIES):
            position = _by_book(book, plies, dice)
            if position not in seen:
                break
        seen.add(position)
        yield position


def _by_book(book: Book, plies: int, dice: random.Random) -> Position:
    position = Position.start(book.sheet)
    for _ in range(plies):
        move = book.choose(position, dice)
        after = None if move is None else position.play_unchecked(move)
        if after is None or not after.legal_moves:
            break
        position = after
    return position


def _wander(position: Position, plies: int, dice: random.Random) -> Position | None:
    """Return the position after random moves; None if the game does not last so long."""
    for _ in range(plies):
        moves = position.legal_moves
        if not moves:
            return None
        position = position.play_unchecked(dice.choice(moves))
    return position if position.legal_moves else None


def _from_pdn(path: Path, sheet: Sheet) -> Iterator[Position]:
    from damier import pdn

    for record in pdn.read(path, sheet=sheet):
        if record.sheet.play_hash == sheet.play_hash and record.legal:
            yield Position.from_setup(record.final.setup(), sheet)


def _from_list(path: Path, sheet: Sheet) -> Iterator[Position]:
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError as error:
        raise ProtocolError(f"cannot read {path}: {error.strerror}") from None
    for number, line in enumerate(lines, start=1):
        text = line.partition("#")[0].strip()
        if text:
            try:
                yield Position.from_fen(text, sheet)
            except DamierError as error:
                raise ProtocolError(f"{path}:{number}: {error}", text=text) from None
