"""Judged games in words: each mistake gets the sentences that explain it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from damier.engine import annotate as notes
from damier.engine.analysis import KNOWN
from damier.engine.endgame import shared_tables
from damier.engine.judgement import DUBIOUS
from damier.engine.limits import Limit
from damier.game.outcome import on_the_board
from damier.learn.explaining.finding import explain
from damier.learn.explanation import Explanation

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.engine.endgame import Tables
    from damier.engine.judgement import Judgement
    from damier.engine.player import Engine
    from damier.learn.explanation import Better
    from damier.pdn import Record
    from damier.position import Move, Position

_FURTHER = Limit(nodes=5_000)  # for each look beyond the end of a line
_LOOKS = 3


def annotate(
    game: Record | Sequence[Move | str],
    engine: Engine,
    limit: Limit,
    lang: str = "en",
    *,
    progress: Callable[[Judgement], object] | None = None,
) -> tuple[Record, list[Judgement]]:
    """Write the engine's notes into a game as `damier.engine.annotate` does, mistakes explained."""

    def say(before: Position, judgement: Judgement, record: Record) -> str:
        longer = played_on(before, judgement, engine)
        return sentence(before, longer, record, tables=engine.tables, lang=lang)

    return notes.annotate(game, engine, limit, lang, progress=progress, say=say)


def write_explained(record: Record, found: Sequence[Judgement], lang: str) -> None:
    """Write judgements whose lines were played on into a game, mistakes explained."""
    words: dict[int, str] = {}
    for judgement in found:
        if judgement.loss and judgement.nag is not None:
            before, known = notes.position_before(record, judgement), shared_tables(record.sheet)
            words[judgement.index] = sentence(before, judgement, record, tables=known, lang=lang)
    notes.write_notes(record, found, lang, words)


def sentence(
    before: Position, judgement: Judgement, record: Record, *, tables: Tables | None, lang: str
) -> str:
    """Say why a judged move was a mistake, moves written as the game writes them."""
    found = explain_judgement(before, judgement, tables)
    if found is None:
        return ""
    return found.text(lang, write=record.notation.text, better=how_much_better(judgement))


def how_much_better(judgement: Judgement) -> Better:
    """Return how much better than a judged move the best one was."""
    if judgement.missed_win:
        return "missed-win"
    return "dubious" if judgement.nag == DUBIOUS else "mistake"


def explain_judgement(
    before: Position, judgement: Judgement, tables: Tables | None = None
) -> Explanation | None:
    """Explain a judged move, None if it was no mistake; `before` is where it was made.

    That a line wins the game is said only where the engine is sure of it.
    """
    if not judgement.loss or judgement.nag is None:
        return None
    found = explain(
        before, judgement.move, reply=judgement.reply, best=judgement.best, tables=tables
    )
    is_sure = judgement.missed_win if found.missed else abs(judgement.score) > KNOWN
    if found.kind in ("end", "ending") and len(found.line) > found.first + 1 and not is_sure:
        return Explanation("unclear", before, judgement.move, found.better)
    return found


def played_on(before: Position, judgement: Judgement, engine: Engine) -> Judgement:
    """Return a judgement with longer lines, where those of a mistake break off too early.

    That is, before anything has happened in them that a sentence could speak of.
    """
    found = explain_judgement(before, judgement, engine.tables)
    if found is None or found.is_concrete:
        return judgement
    reply = _longer(engine, before.play(judgement.move), judgement.reply)
    return replace(judgement, reply=reply, best=_longer(engine, before, judgement.best))


def _longer(engine: Engine, position: Position, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Return a line with the moves that the engine would play behind it."""
    line = tuple(moves)
    for move in line:
        position = position.play(move)
    for _ in range(_LOOKS):
        if on_the_board(position) or (engine.tables and engine.tables.probe(position)):
            break
        found = engine.analyse(position, _FURTHER).lines
        if not found:
            break
        line += found[0].moves
        for move in found[0].moves:
            position = position.play(move)
    return line
