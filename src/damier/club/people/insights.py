"""What judged games tell about somebody: facts kept for each game, and insights_of made of them.

The engine looks at a game once, when its player asks. What is kept is what can be counted: each
mistake with what came of it, and whether an ending was won by the tables.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from damier.engine.endgame import shared_tables
from damier.engine.judgement import DUBIOUS
from damier.learn.explaining.judged import explain_judgement
from damier.learn.puzzle import Puzzle, Reply, Turn
from damier.learn.themes import themes_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from damier.engine.judgement import Judgement
    from damier.learn.explanation import Explanation
    from damier.pdn import Record
    from damier.position import Move
    from damier.rules.sheet import Colour
    from damier.storage.finished import PlayedTotals

SHORTEST = 20  # plies of a game that is worth a look
_ENOUGH = 5  # games of each colour that are compared
_APART = 5  # points of a hundred that are no accident
_PART = 10  # moves of a part of a game
_SHOTS = ("shot", "exchange", "capture")
_PLAIN = ("take-", "give-", "choice", "ending", "saved-draw")  # themes that name no idea


class OwnSlip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mistake: at which move, and what came of it (a kind of explanation).

    `missed`: it was one's own chance; else the other side had one. `taken` is how many pieces.
    """

    move: int
    kind: str
    missed: bool = False
    taken: int = 0
    themes: tuple[str, ...] = ()


class GameLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was found in a game: by which sheet, its mistakes, and a won ending, if there was one.

    `won_ending`: the tables once called it won; `let_go`: it was not won in the end.
    """

    sheet: str
    slips: tuple[OwnSlip, ...] = ()
    won_ending: bool = False
    let_go: bool = False


@dataclass(frozen=True, slots=True)
class Insight:
    """Something to say about somebody's games: a key of the texts and its numbers.

    `theme` is what could be trained, on `sheet`.
    """

    key: str
    counts: dict[str, int]
    theme: str = ""
    sheet: str = ""


_decoder = msgspec.json.Decoder(GameLook)


def look(record: Record, found: Sequence[Judgement], side: Colour, *, won: bool) -> GameLook:
    """Return what judgements tell about one side of a game."""
    slips = tuple(_slips(record, found, side))
    won_ending = _was_won(record, side)
    return GameLook(record.sheet.id, slips, won_ending, let_go=won_ending and not won)


def write_look(looked: GameLook) -> str:
    """Write what was found as it is kept."""
    return msgspec.json.encode(looked).decode()


def read_look(text: str) -> GameLook:
    """Read what `write_look` wrote."""
    return _decoder.decode(text)


def insights_of(games: PlayedTotals, looks: Iterable[GameLook]) -> list[Insight]:
    """Return what is worth saying about somebody's games, most general first."""
    seen = list(looks)
    return [*_colours(games), *_of_looks(seen)]


def _slips(record: Record, found: Sequence[Judgement], side: Colour) -> Iterator[OwnSlip]:
    tables = shared_tables(record.sheet)
    for judgement in found:
        if judgement.by != side or judgement.nag in (None, DUBIOUS) or not judgement.loss:
            continue
        index = judgement.index
        before = record.nodes[index - 1].position if index else record.start
        if before is None:
            continue
        told = explain_judgement(before, judgement, tables)
        if told is not None:
            number, themes = index // 2 + 1, _themes(told)
            yield OwnSlip(number, told.kind, told.missed, told.taken, themes)


def _themes(told: Explanation) -> tuple[str, ...]:
    """Return what players call the idea of a line, from the move on that begins it."""
    if told.kind == "unclear" or not told.line[told.first :]:
        return ()
    position = told.position
    for move in told.line[: told.first]:
        position = position.play_unchecked(move)
    if position.turn != told.winner:
        return ()
    named = themes_of(Puzzle(position, "win", _turn(list(told.line[told.first :]))))
    return tuple(name for name in named if not name.startswith(_PLAIN))


def _turn(line: list[Move]) -> Turn:
    """Return a line as the solution of a puzzle; a last reply without an answer is left out."""
    if len(line) < 3:
        return Turn(line[0])
    return Turn(line[0], (Reply(line[1], _turn(line[2:])),))


def _was_won(record: Record, side: Colour) -> bool:
    """Tell whether the tables once called the game won for a side that was to move."""
    tables = shared_tables(record.sheet)
    for node in record.nodes:
        position = node.position
        if position is not None and position.turn == side:
            known = tables.probe(position)
            if known is not None and known.result == "win":
                return True
    return False


def _colours(games: PlayedTotals) -> Iterator[Insight]:
    if min(games.white[0], games.black[0]) < _ENOUGH:
        return
    white, black = (round(100 * points / count) for count, points in (games.white, games.black))
    if abs(white - black) >= _APART:
        yield Insight(
            "insight-white" if white > black else "insight-black", {"white": white, "black": black}
        )


def _of_looks(seen: list[GameLook]) -> Iterator[Insight]:
    if not seen:
        return
    slips = [(looked, slip) for looked in seen for slip in looked.slips]
    missed = [(one, slip) for one, slip in slips if slip.missed and slip.kind in _SHOTS]
    allowed = [(one, slip) for one, slip in slips if not slip.missed and slip.kind in _SHOTS]
    for key, which in (("insight-missed", missed), ("insight-allowed", allowed)):
        if which:
            games = len({id(one) for one, _ in which})
            yield Insight(key, {"count": len(which), "games": games, "of": len(seen)})
    yield from _most_missed(slips)
    if won := [one for one in seen if one.won_ending]:
        gone = sum(one.let_go for one in won)
        yield Insight("insight-endings" if gone else "insight-endings-kept", _of(gone, len(won)))
    yield from _when([slip.move for _, slip in slips])
    if clean := sum(not one.slips for one in seen):
        yield Insight("insight-clean", _of(clean, len(seen)))


def _of(count: int, of: int) -> dict[str, int]:
    return {"count": count, "of": of}


def _most_missed(slips: list[tuple[GameLook, OwnSlip]]) -> Iterator[Insight]:
    """Say which idea came up most often in mistakes."""
    counts = Counter((theme, one.sheet) for one, slip in slips for theme in slip.themes)
    if counts:
        (theme, sheet), count = max(counts.items(), key=lambda item: (item[1], item[0]))
        yield Insight("insight-theme", {"count": count}, theme, sheet)


def _when(moves: list[int]) -> Iterator[Insight]:
    """Say in which part of games most mistakes are made, if there are enough to say so."""
    if len(moves) < _ENOUGH:
        return
    part, count = Counter((move - 1) // _PART for move in moves).most_common(1)[0]
    if 2 * count >= len(moves):
        yield Insight("insight-when", {"first": part * _PART + 1, "last": (part + 1) * _PART})
