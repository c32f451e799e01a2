"""A match on disk: what is played, game by game, so that it can go on where it was cut off.

A file of JSON lines. The first says what is played, every other one tells a finished game; a last
line that was cut off is dropped. Each line is on disk before the next game is told of.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, Self

import msgspec

from damier.protocols.errors import ProtocolError
from damier.rules.sheet import Colour  # noqa: TC001  msgspec reads annotations

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FORMAT = 1
_HEAD = "damier-match"


class KeptGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game: its number, who played, how it ended, and its record."""

    number: int
    names: dict[Colour, str]
    reason: str
    winner: Colour | None = None
    failed: Colour | None = None
    why: str = ""
    pdn: str = ""


class Journal:
    """The games kept so far, and a place for more; make one with `open`, and close it."""

    def __init__(self, path: Path, games: dict[int, KeptGame], descriptor: int) -> None:
        self.path, self.games, self._descriptor = path, games, descriptor

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Journal {self.path}, {len(self.games)} games>"

    @classmethod
    def open(cls, path: Path, match: Mapping[str, object]) -> Self:
        """Open a journal, or begin one; raise ProtocolError if it is not of this match."""
        text = json.dumps({_HEAD: FORMAT, **match}, ensure_ascii=False)
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise ProtocolError(f"cannot open {path}: {error.strerror}") from None
        try:
            with os.fdopen(os.dup(descriptor), "rb") as file:
                lines = file.read().splitlines(keepends=True)
            games = _read(path, lines, text)
            whole = sum(len(line) for line in lines if line.endswith(b"\n"))
            os.ftruncate(descriptor, whole)
            os.lseek(descriptor, 0, os.SEEK_END)
            journal = cls(path, games, descriptor)
            if not whole:
                journal._write(text.encode())
        except BaseException:
            os.close(descriptor)
            raise
        return journal

    def add(self, game: KeptGame) -> None:
        """Keep a game; it is on disk when this returns."""
        self._write(msgspec.json.encode(game))
        self.games[game.number] = game

    def close(self) -> None:
        """Close the file."""
        os.close(self._descriptor)

    def _write(self, line: bytes) -> None:
        os.write(self._descriptor, line + b"\n")
        os.fsync(self._descriptor)


def _read(path: Path, lines: list[bytes], text: str) -> dict[int, KeptGame]:
    whole = [line for line in lines if line.endswith(b"\n")]
    if not whole and text.encode().startswith(b"".join(lines)):
        return {}
    head: dict[str, Any] = json.loads(text)
    try:
        first = json.loads(whole[0]) if whole else None
    except ValueError:
        first = None
    if not isinstance(first, dict) or first.get(_HEAD) != FORMAT:
        raise ProtocolError(f"expected a match kept in {path}, got another file")
    for name in head.keys() | first.keys():
        if head.get(name) != first.get(name):
            raise ProtocolError(
                f"expected the match in {path}, with {name} {first.get(name)!r}, "
                f"got {head.get(name)!r}"
            )
    try:
        games = [msgspec.json.decode(line, type=KeptGame) for line in whole[1:]]
    except msgspec.DecodeError as error:
        raise ProtocolError(f"expected games in {path}, got {error}") from None
    return {game.number: game for game in games}
