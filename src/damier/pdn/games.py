"""From a game to its record, and back: what happened at the table is written as commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from damier.board.setup import opponent
from damier.errors import NotationError
from damier.game import Game
from damier.game.remedies import OFFENCE_OF
from damier.pdn.commands import Huff, Stood, Time, Withdrawn
from damier.pdn.record import Record
from damier.pdn.result import Result, format_result
from damier.pdn.tree import Node

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.game.history import Entry
    from damier.position import Move

TERMINATION = "Termination"  # the tag that says why the game ended, by damier's name of the reason


def record_of(game: Game, tags: Mapping[str, str] | None = None) -> Record:
    """Write a game down: its moves, offences that stood, huffs, withdrawn moves and times."""
    record = Record(game.sheet, dict(tags or {}), start=game.start)
    withdrawn: list[str] = []
    entries = game.entries
    for index, entry in enumerate(entries):
        if entry.kind != "move" or entry.move is None:
            continue
        text = record.notation.text(entry.move, _alternatives(entry))
        answer = entries[index + 1] if index + 1 < len(entries) else None
        if answer is not None and answer.kind == "withdrawal":
            withdrawn.append(text)
            continue
        node = Node(text)
        for taken_back in withdrawn:
            node.add(Withdrawn.of(taken_back))
        withdrawn.clear()
        after = entry.after
        if answer is not None and answer.kind == "huff" and answer.square is not None:
            node.add(Huff.of(record.notation.names[answer.square]))
            after = answer.after
        elif entry.offence is not None:
            node.add(Stood.of(OFFENCE_OF[entry.offence.code]))
        if entry.at is not None:
            node.add(Time.of("emt", max(0.0, entry.at - _clock_started(entries, index))))
        node.set_played(after, entry.move)
        record.line.nodes.append(node)
    _write_outcome(game, record)
    return record


def game_of(record: Record, **options: Any) -> Game:
    """Play a record as a game; `options` go to Game. Moves withdrawn or huffed are played so too.

    Raises NotationError if the record cannot be played to its end.
    """
    if not record.legal:
        raise NotationError(f"expected a game that can be played, got {record.problems[0]}")
    table = any(node.find(kind) for node in record.line for kind in (Huff, Stood, Withdrawn))
    options.setdefault("mode", "table" if table else "guided")
    options.setdefault("touch_move", False)
    game = Game(record.sheet, start=record.start, **options)
    for node in record.line:
        for command in node.commands:
            if isinstance(command, Withdrawn):
                game.play(record.notation.path(command.argument).squares)
                game.withdraw()
        if node.move is None or game.outcome is not None:
            break
        game.play(node.move)
        huff = node.find(Huff)
        if huff is not None:
            game.huff(record.notation.square(huff.argument))
    _end_as_written(game, record)
    return game


def _alternatives(entry: Entry) -> list[Move]:
    """Return the moves that an entry's text must be told apart from."""
    if entry.offence is None:
        return entry.before.legal_moves
    return entry.before.core.attempts()


def _clock_started(entries: tuple[Entry, ...], index: int) -> float:
    """Return when the time of a move began: with the deed before it."""
    if index == 0:
        return entries[0].at or 0.0
    return entries[index - 1].at or 0.0


def _write_outcome(game: Game, record: Record) -> None:
    if game.outcome is None:
        return
    winner = game.outcome.winner
    result = Result("draw") if winner is None else Result("win", winner)
    record.line.result = format_result(result, game.sheet)
    if TERMINATION not in record.tags:
        record.tags.pairs.append((TERMINATION, game.outcome.reason))


def _end_as_written(game: Game, record: Record) -> None:
    """Resign or agree as the record says, where the board itself has not decided the game."""
    if game.outcome is not None:
        return
    reason, result = record.tags.get(TERMINATION), record.result
    if game.offence is not None and "stand" in game.sheet.table.remedies:
        game.stand()
    if game.outcome is None and reason == "resign" and result.winner is not None:
        game.resign(opponent(result.winner))
    elif game.outcome is None and reason == "agreement" and result.kind == "draw":
        game.offer_draw("white")
        game.accept_draw("black")
