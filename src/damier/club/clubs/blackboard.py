"""What a teacher shows to a club: a position, moves from it, arrows, a question and its solution.

All of it is a value; what is done to it makes another. Whether a move can be played has been asked
before: here are only the bounds, and what follows what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct, structs

from damier.club.clubs.errors import ClubError
from damier.club.clubs.lines import plain_name
from damier.position import Position
from damier.rules import sheet as sheet_named
from damier.table.house import house_sheet

if TYPE_CHECKING:
    from damier.position import Move
    from damier.rules import Sheet

BoardStage = Literal["off", "show", "open", "closed"]
BoardInk = Literal["green", "red", "yellow", "blue"]
MOST_MOVES = 400  # plies of a line
MOST_STROKES = 60
ASKED = 200  # characters of a question


class BoardStroke(Struct, frozen=True):
    """An arrow, or a ring where both ends are one square."""

    start: int
    end: int
    ink: BoardInk = "green"


class LessonScene(Struct, frozen=True, omit_defaults=True):
    """What is on the board.

    `moves` lead on from `fen`, `at` of them are shown; the question was asked after `asked_at` of
    them. `solution` leads on from there, and nobody but those who teach knows it before it is
    `solved`. `spread`: everybody sees how many chose which move.
    """

    sheet: str = ""
    sheet_toml: str | None = None
    fen: str = ""
    moves: tuple[str, ...] = ()
    at: int = 0
    strokes: tuple[BoardStroke, ...] = ()
    asked: str = ""
    asked_at: int = 0
    solution: tuple[str, ...] = ()
    solved: bool = False
    spread: bool = False

    def rules(self) -> Sheet:
        """Return the sheet that is played by."""
        return house_sheet(self.sheet_toml) if self.sheet_toml else sheet_named(self.sheet)

    @property
    def shown(self) -> tuple[object, ...]:
        """What makes the position that is shown: the sheet, and the moves that led to it."""
        return self.sheet, self.sheet_toml, self.fen, self.moves[: self.at]

    def after(self, count: int) -> tuple[Position, Move | None]:
        """Return the position after so many moves of the line, and the last of them."""
        position, last = Position.from_fen(self.fen, self.rules()), None
        for text in self.moves[:count]:
            last = position.parse(text)
            position = position.play_unchecked(last)
        return position, last


class Blackboard(Struct, frozen=True):
    """The board of a club: the scene, what stage its question is at, and the question's number."""

    scene: LessonScene = LessonScene()
    stage: BoardStage = "off"
    question: int = 0

    def set_up(self, scene: LessonScene) -> Blackboard:
        """Show something else; a question that was open is over."""
        if len(scene.moves) > MOST_MOVES:
            raise ClubError("bad-board", f"expected at most {MOST_MOVES} moves, got more")
        if not 0 <= scene.at <= len(scene.moves):
            raise ClubError("bad-board", f"expected 0 to {len(scene.moves)}, got {scene.at}")
        return Blackboard(scene, "show", self.question + 1)

    def step(self, at: int) -> Blackboard:
        """Go to a move of the line; a question is about the position where it was asked."""
        scene = self._scene()
        if self.stage == "open" or not 0 <= at <= len(scene.moves):
            raise ClubError("bad-board", f"expected a move of the line, got {at}")
        return self._next(structs.replace(scene, at=at, strokes=()))

    def play(self, move: str) -> Blackboard:
        """Play a move on everybody's board; while a question is open it is kept as its solution."""
        scene = self._scene()
        if self.stage == "open":
            return self._next(structs.replace(scene, solution=(move,)))
        if scene.at < len(scene.moves) and scene.moves[scene.at] == move:
            return self.step(scene.at + 1)
        moves = (*scene.moves[: scene.at], move)
        if len(moves) > MOST_MOVES:
            raise ClubError("bad-board", f"expected at most {MOST_MOVES} moves, got more")
        shown = structs.replace(scene, moves=moves, at=len(moves), strokes=())
        if scene.at < scene.asked_at:  # what was asked about is on no line any more
            return Blackboard(_unasked(shown), "show", self.question + 1)
        return self._next(shown)

    def play_after(self, seen: Blackboard, move: str) -> Blackboard:
        """Play a move that was found on the board as it was `seen`; raises if another is shown.

        Or a move that came between would leave one on the line that nobody can play.
        """
        if self.scene.shown != seen.scene.shown:
            raise ClubError("try-again", "expected the position that was seen, got another")
        return self.play(move)

    def draw(self, strokes: tuple[BoardStroke, ...]) -> Blackboard:
        """Draw these arrows and rings, and no others."""
        if len(strokes) > MOST_STROKES:
            raise ClubError("bad-board", f"expected at most {MOST_STROKES} strokes, got more")
        return self._next(structs.replace(self._scene(), strokes=strokes))

    def ask(self, text: str) -> Blackboard:
        """Ask everybody for a move; asked again while it is open it is the same question."""
        scene = self._scene()
        asked = plain_name(text, ASKED) if text.strip() else ""
        if self.stage == "open":
            return self._next(structs.replace(scene, asked=asked))
        # A puzzle's solution leads on from its start, a line of the teacher's from anywhere.
        known = scene.solution if scene.at == scene.asked_at and not scene.solved else ()
        here = structs.replace(
            _unasked(scene), asked=asked, asked_at=scene.at, solution=known, strokes=()
        )
        return Blackboard(here, "open", self.question + 1)

    def close(self) -> Blackboard:
        """Take no more answers."""
        if self.stage != "open":
            raise ClubError("no-question", "expected an open question, got none")
        return Blackboard(self.scene, "closed", self.question)

    def tell_spread(self, *, on: bool) -> Blackboard:
        """Show everybody how many chose which move, or no longer."""
        return self._next(structs.replace(self._asked(), spread=on))

    def solve(self) -> Blackboard:
        """Show the solution on everybody's board: its first move; no more answers are taken."""
        scene = self._asked()
        if not scene.solution:
            raise ClubError("no-solution", "expected a question with a solution, got none")
        moves = (*scene.moves[: scene.asked_at], *scene.solution)[:MOST_MOVES]
        at = min(scene.asked_at + 1, MOST_MOVES)
        shown = structs.replace(scene, moves=moves, at=at, solved=True, strokes=())
        return Blackboard(shown, "closed", self.question)

    def put_away(self) -> Blackboard:
        """Show nothing any more."""
        return Blackboard(LessonScene(), "off", self.question + 1)

    def _scene(self) -> LessonScene:
        if self.stage == "off":
            raise ClubError("no-board", "expected something on the board, got nothing")
        return self.scene

    def _asked(self) -> LessonScene:
        if self.stage not in ("open", "closed"):
            raise ClubError("no-question", "expected a question, got none")
        return self.scene

    def _next(self, scene: LessonScene) -> Blackboard:
        return structs.replace(self, scene=scene)


def _unasked(scene: LessonScene) -> LessonScene:
    return structs.replace(scene, asked="", asked_at=0, solution=(), solved=False, spread=False)


_decoder, _encoder = msgspec.json.Decoder(LessonScene), msgspec.json.Encoder()


def scene_text(scene: LessonScene) -> str:
    """Write a scene as it is kept."""
    return _encoder.encode(scene).decode()


def parse_scene(text: str) -> LessonScene:
    """Read what `scene_text` wrote."""
    return _decoder.decode(text)
