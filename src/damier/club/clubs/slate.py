"""The board of a club as each sees it: a pupil never what another has answered."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.club.clubs.blackboard import BoardInk, BoardStage  # noqa: TC001
from damier.position.movetext import shortest_text
from damier.rules.sheet import Colour  # noqa: TC001  msgspec reads annotations
from damier.table.bounds import listed
from damier.table.wire import MoveView, Wire, dotted, move_view, move_views, must_capture, ways_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.club.clubs.blackboard import Blackboard
    from damier.position import Position
    from damier.storage.blackboards import StoredAnswer, StoredBoard
    from damier.storage.clubs import StoredMember


class StrokeView(Wire, frozen=True):
    """An arrow, or a ring where both ends are one square."""

    start: int
    end: int
    ink: BoardInk


class SpreadView(Wire, frozen=True):
    """A move that was answered, by how many; `right`: it is the solution, None: not told yet."""

    move: MoveView
    count: int
    right: bool | None


class AnswerView(Wire, frozen=True):
    """Who has answered what; `move` is nothing where they have not."""

    called: str
    move: str
    right: bool | None


class BlackboardView(Wire, frozen=True):
    """What is on the board, and what one may know besides.

    `below` sits at the bottom. `line` are the moves from `start`, of which `at` are shown; those to
    come are told to teachers only. `mine` is one's own answer, `spread` how many chose which move,
    once it is shown, `people` who has answered what, for those who teach; so are `solution` and
    `answered` of how many (`asked_of`) until the solution is shown.
    """

    seq: int
    teaches: bool
    sheet: str
    sheet_toml: str | None
    start: str
    fen: str
    board: str
    turn: Colour
    below: Colour
    moves: list[MoveView]
    ways: list[tuple[int, ...]]
    must: list[int]
    last: MoveView | None
    line: list[str]
    at: int
    strokes: list[StrokeView]
    stage: BoardStage
    question: int
    asked: str
    asked_here: bool
    mine: MoveView | None
    right: bool | None
    spread: list[SpreadView] | None
    spread_shown: bool
    answered: int
    asked_of: int
    people: list[AnswerView]
    solution: list[str]
    solved: bool


@dataclass(frozen=True, slots=True)
class Slate:
    """A board worked out once for all who look; `given` are answers by person."""

    stamp: tuple[int, int]
    board: Blackboard
    below: Colour
    position: Position
    moves: list[MoveView]
    ways: list[tuple[int, ...]]
    must: list[int]
    last: MoveView | None
    line: list[str]
    solution: list[str]
    given: dict[str, MoveView]


def slate_of(board: Blackboard, row: StoredBoard, answers: Sequence[StoredAnswer]) -> Slate:
    """Work out positions and moves."""
    scene = board.scene
    start, _ = scene.after(0)
    position, last = scene.after(scene.at)
    legal = listed(position)
    before, _ = scene.after(max(scene.at - 1, 0))
    asked, _ = scene.after(scene.asked_at)
    choices = {move.long: move for move in asked.legal_moves}
    return Slate(
        (row.seq, row.answers),
        board,
        start.turn,
        position,
        move_views(legal),
        ways_on(position, legal),
        must_capture(position.sheet, legal),
        None if last is None else move_view(last, before.legal_moves),
        _texts(start, scene.moves),
        _texts(asked, scene.solution),
        {
            one.person: move_view(choices[one.move], asked.legal_moves)
            for one in answers
            if one.move in choices
        },
    )


def _texts(position: Position, moves: Sequence[str]) -> list[str]:
    """Return moves as they are written where they are played."""
    found = []
    for text in moves:
        move = position.parse(text)
        found.append(shortest_text(move, position.legal_moves))
        position = position.play_unchecked(move)
    return found


def eyes_of(slate: Slate, me: StoredMember) -> tuple[bool, str | None]:
    """Return all of somebody that `view_for` asks about: whether they teach, and their answer."""
    mine = slate.given.get(me.person.id)
    return me.role != "member", None if mine is None else mine.long


def view_for(slate: Slate, me: StoredMember, members: Sequence[StoredMember]) -> BlackboardView:
    """Return what somebody in the club may see."""
    scene, stage = slate.board.scene, slate.board.stage
    teaches = me.role != "member"
    pupils = [one for one in members if one.role == "member"]
    given = {
        one.person.id: slate.given[one.person.id] for one in pupils if one.person.id in slate.given
    }
    is_asked = stage in ("open", "closed")
    known = teaches or scene.solved
    wanted = scene.solution[0] if scene.solution and known else None

    def right(move: MoveView) -> bool | None:
        return None if wanted is None else move.long == wanted

    counts = Counter(move.long for move in given.values())
    moves = {move.long: move for move in given.values()}
    spread = [
        SpreadView(moves[long], count, right(moves[long])) for long, count in counts.most_common()
    ]
    mine = slate.given.get(me.person.id)
    position = slate.position
    return BlackboardView(
        seq=slate.stamp[0],
        teaches=teaches,
        sheet=scene.sheet,
        sheet_toml=scene.sheet_toml,
        start=scene.fen,
        fen=position.fen(),
        board=dotted(position.board),
        turn=position.turn,
        below=slate.below,
        moves=slate.moves if teaches or stage == "open" else [],
        ways=slate.ways if teaches or stage == "open" else [],
        must=slate.must if teaches or stage == "open" else [],
        last=slate.last,
        line=slate.line if teaches else slate.line[: scene.at],
        at=scene.at,
        strokes=[StrokeView(one.start, one.end, one.ink) for one in scene.strokes],
        stage=stage,
        question=slate.board.question,
        asked=scene.asked,
        asked_here=is_asked and scene.at == scene.asked_at,
        mine=mine if is_asked else None,
        right=right(mine) if mine is not None and is_asked else None,
        spread=spread if is_asked and (teaches or scene.spread) else None,
        spread_shown=scene.spread,
        answered=len(given) if teaches or scene.spread else 0,
        asked_of=len(pupils) if teaches or scene.spread else 0,
        people=[_answer(one, given.get(one.person.id), right) for one in pupils]
        if teaches and is_asked
        else [],
        solution=slate.solution if known else [],
        solved=scene.solved,
    )


def _answer(
    one: StoredMember, move: MoveView | None, right: Callable[[MoveView], bool | None]
) -> AnswerView:
    if move is None:
        return AnswerView(one.called, "", None)
    return AnswerView(one.called, move.text, right(move))
