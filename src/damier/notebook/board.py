"""A live board for notebooks: it plays what is moved on it, and says why a move does not go."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import anywidget
import traitlets
from msgspec import to_builtins

from damier.errors import AmbiguousMove, IllegalMove
from damier.notebook.modules import joined
from damier.position import Position
from damier.table.wire import dotted, geometry_view, move_view, move_views, must_capture, ways_on
from damier.texts.catalogue import catalogue, is_right_to_left
from damier.texts.speech import refusal_text, side_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.position import Move, Refusal

SHELVES = ("", "play")
Theme = Literal["wood", "tournament", "djeco", "contrast", "dark"]
Numbers = Literal["inside", "outside", "off", "a1"]


class Board(anywidget.AnyWidget):
    """A board to look at and to play on; `position` is what stands on it now.

    `position` may be given as a Position, a FEN or the name of a sheet. Both sides are moved by
    hand unless `playable` is False.
    """

    _esm = joined(Path(__file__).parent / "widget.js")
    scene = traitlets.Dict().tag(sync=True)
    look = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        position: Position | str = "international",
        *,
        theme: Theme = "wood",
        numbers: Numbers = "inside",
        turned: bool = False,
        playable: bool = True,
        lang: str = "en",
    ) -> None:
        self._lang, self._playable = lang, playable
        self._history = [_read(position)]
        self._played: list[Move] = []
        look = {"theme": theme, "numbers": numbers, "orientation": "black" if turned else "white"}
        shelves = [
            catalogue(each, shelf) for each in dict.fromkeys([lang, "en"]) for shelf in SHELVES
        ]
        # The first of these to have a message says it.
        words = {"lang": lang, "right_to_left": is_right_to_left(lang), "sources": shelves}
        super().__init__(look=look, words=words, scene=self._scene(None))
        self.on_msg(lambda _widget, content, _buffers: self._moved(content["path"]))

    @property
    def position(self) -> Position:
        """The position on the board; setting it forgets what was played."""
        return self._history[-1]

    @position.setter
    def position(self, position: Position | str) -> None:
        self._history, self._played = [_read(position)], []
        self._show()

    @property
    def moves(self) -> list[str]:
        """What was played on this board, as text."""
        return [
            before.text(move) for before, move in zip(self._history, self._played, strict=False)
        ]

    def play(self, move: str | Move) -> None:
        """Play a move on the board; raises as `Position.play` does."""
        found = self.position.parse(move) if isinstance(move, str) else move
        after = self.position.play(found)
        self._history.append(after)
        self._played.append(found)
        self._show()

    def take_back(self) -> None:
        """Take the last move back, if there is one."""
        if self._played:
            self._history.pop()
            self._played.pop()
            self._show()

    def _moved(self, path: Sequence[int]) -> None:
        """Play what the hand did, or show why it does not go."""
        refusal = self.position.why_not(path)
        if refusal is not None:
            self._show(refusal, path)
            return
        exact = [move for move in self.position.legal_moves if list(move.path) == list(path)]
        try:
            self.play(exact[0] if exact else "x".join(map(str, path)))
        except (AmbiguousMove, IllegalMove):
            self._show()

    def _show(self, refusal: Refusal | None = None, attempt: Sequence[int] = ()) -> None:
        said = None
        if refusal is not None:
            required = to_builtins(move_views(refusal.required))
            text = refusal_text(refusal, self._lang)
            said = {"attempt": list(attempt), "required": required, "text": text}
        self.scene = self._scene(said)

    def _last(self) -> object:
        """Return the move played last, written as it was played."""
        if not self._played:
            return None
        return to_builtins(move_view(self._played[-1], self._history[-2].legal_moves))

    def _scene(self, refusal: dict[str, object] | None) -> dict[str, object]:
        position, sheet = self.position, self.position.sheet
        legal = position.legal_moves
        return {
            "geometry": to_builtins(geometry_view(sheet)),
            "board": dotted(position.board),
            "moves": to_builtins(move_views(legal)),
            "ways": ways_on(position, legal),
            "must": must_capture(sheet, legal),
            "last": self._last(),
            "refusal": refusal,
            "interactive": "both" if self._playable else "none",
            "colours": {side: side_name(sheet, side) for side in ("white", "black")},
        }


def _read(position: Position | str) -> Position:
    if isinstance(position, Position):
        return position
    return Position.from_fen(position) if ":" in position else Position.start(position)
