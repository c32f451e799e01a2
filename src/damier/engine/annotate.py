"""A game with the engine's notes: scores, signs, words and better lines, ready to be written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.engine.analysis import KNOWN, WIN
from damier.engine.judgement import Judgement, judge
from damier.engine.notes import LONGEST, MISSED_WIN, WORDS, forget, mark
from damier.pdn import Command, Line, Node, Record
from damier.texts.catalogue import plain, text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from damier.engine.limits import Limit
    from damier.engine.player import Engine
    from damier.position import Move, Position

    Say = Callable[[Position, Judgement, Record], str]


def annotate(
    game: Record | Sequence[Move | str],
    engine: Engine,
    limit: Limit,
    lang: str = "en",
    *,
    progress: Callable[[Judgement], object] | None = None,
    say: Say | None = None,
) -> tuple[Record, list[Judgement]]:
    """Write the engine's notes into a game, or into a new one made of `game`'s moves.

    Each move gets its score as `[%eval …]`, in men for White (`#5`: White wins in 5 moves); a
    mistake its NAG, a comment in `lang` and the better line as a variation. Signs that the file
    had for mistakes are replaced, and so is all that an earlier run wrote: a second one that finds
    the same changes nothing. `say` finds other words for a mistake: it is given the position before
    it, the judgement and the game (`damier.learn.annotate` explains it so).
    """
    record = game if isinstance(game, Record) else _record(game, engine)
    found: list[Judgement] = []
    words: dict[int, str] = {}
    for judgement in judge(record, engine, limit):
        found.append(judgement)
        if say is not None and judgement.nag is not None and judgement.loss:
            words[judgement.index] = say(position_before(record, judgement), judgement, record)
        if progress is not None:
            progress(judgement)
    write_notes(record, found, lang, words)
    return record, found


def write_notes(
    record: Record, found: Sequence[Judgement], lang: str, words: Mapping[int, str] | None = None
) -> None:
    """Write judgements into a game, as `annotate` does; `words` of mistakes by their index."""
    forget(record, lang)
    for judgement in found:
        said = (words or {}).get(judgement.index)
        _write(record, judgement, lang, plain(said) if said else None)


def position_before(record: Record, judgement: Judgement) -> Position:
    """Return where a judged move was made."""
    earlier = reversed(record.nodes[: judgement.index])
    return next((node.position for node in earlier if node.position is not None), record.start)


def comment(judgement: Judgement, best: str, lang: str) -> str:
    """Say what there is to say about a move; `best` is the move to play, as text."""
    if judgement.nag is None:
        return ""
    key = MISSED_WIN if judgement.missed_win else WORDS[judgement.nag]
    return plain(text(key, lang, move=best))


def _record(moves: Sequence[Move | str], engine: Engine) -> Record:
    record = Record(engine.sheet)
    for move in moves:
        record.play(move)
    return record


def _write(record: Record, judgement: Judgement, lang: str, words: str | None) -> None:
    node, before = record.nodes[judgement.index], position_before(record, judgement)
    node.add(Command("eval", _score_text(judgement.score)))
    if judgement.nag is None:
        return
    node.nags.append(judgement.nag)
    best = record.notation.text(judgement.best[0], before.legal_moves)
    if words is not None:
        node.add(mark(words, best))
    node.add(comment(judgement, best, lang) if words is None else words)
    if judgement.loss:
        node.variations.append(_line(record, before, judgement.best[:LONGEST]))


def _score_text(score: float) -> str:
    """Write a score in men, or a forced win or loss as `#5`, `#-5`: White's moves."""
    if abs(score) > KNOWN:
        moves = (round((WIN - abs(score)) * 100) + 1) // 2
        return f"#{'-' if score < 0 else ''}{moves}"
    return f"{round(score, 2) + 0.0:.2f}"


def _line(record: Record, position: Position, moves: Sequence[Move]) -> Line:
    line = Line()
    for move in moves:
        node = Node(record.notation.text(move, position.legal_moves))
        position = position.play_unchecked(move)
        node.set_played(position, move)
        line.nodes.append(node)
    return line
