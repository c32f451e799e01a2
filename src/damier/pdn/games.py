"""From a game to its record, and back: what happened at the table is written as commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from damier.board.setup import opponent
from damier.errors import NotationError
from damier.game import Game
from damier.game.options import Option
from damier.game.remedies import offence_of
from damier.pdn.commands import OFFENDING, Huff, Open, Stood, Time, Withdrawn
from damier.pdn.record import Record
from damier.pdn.result import Result, format_result
from damier.pdn.tree import Node

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.game.history import Entry
    from damier.position import Move

# Tags of damier's own: why the game ended, by its name of the reason; draw rules switched on.
TERMINATION = "Termination"
DRAW_OPTIONS = "DrawOptions"


def record_of(game: Game, tags: Mapping[str, str] | None = None) -> Record:
    """Write a game down: its moves, offences and what was done about them, and times.

    A move that was withdrawn and never made good stands with a setup that only says whose turn
    it is.
    """
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
        elif entry.offence is not None and (kind := offence_of(entry.offence, game.sheet)):
            unanswered = game.offence is not None and answer is None
            command = Open if unanswered else Stood
            node.add(command.of(kind))
        if entry.at is not None:
            node.add(Time.of("emt", max(0.0, entry.at - _clock_started(game, index))))
        node.set_played(after, entry.move)
        record.line.nodes.append(node)
    if withdrawn:
        node = Node(setup=f"{game.turn[0].upper()}::")
        node.add(Withdrawn.of(withdrawn[0]))
        node.set_played(game.position)
        record.line.nodes.append(node)
    _write_outcome(game, record)
    _write_terms(game, record)
    return record


def game_of(record: Record, **options: Any) -> Game:
    """Play a record as a game; `options` go to Game. Moves withdrawn or huffed are played so too.

    An offence that is open at the end can still be answered, unless the record has a result.
    The game is not timed; a flag that fell is told. Raises NotationError if the record cannot be
    played to its end.
    """
    if not record.legal:
        raise NotationError(f"expected a game that can be played, got {record.problems[0]}")
    table = any(node.find(kind) for node in record.line for kind in (*OFFENDING, Withdrawn))
    options.setdefault("mode", "table" if table else "guided")
    options.setdefault("touch_move", False)
    options.setdefault("draw_options", (record.tags.get(DRAW_OPTIONS) or "").split())
    game = Game(record.sheet, start=record.start, **options)
    for index, node in enumerate(record.line):
        if node.move is not None and game.outcome is not None:
            over = game.outcome.reason
            raise NotationError(f"expected the game to end by {over}, got {node.text} after it")
        for command in node.commands:
            if isinstance(command, Withdrawn):
                game.play(record.notation.path(command.argument).squares)
                game.withdraw()
        if node.move is None:
            if any(later.move for later in record.nodes[index + 1 :]):
                raise NotationError(f"expected a move, got {node.text or node.setup} before others")
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


def _clock_started(game: Game, index: int) -> float:
    """Return when the time of a move began: with the deed before it."""
    if index == 0 and game.clock_started is not None:
        return game.clock_started
    return game.entries[max(0, index - 1)].at or 0.0


def _write_outcome(game: Game, record: Record) -> None:
    if game.outcome is None:
        return
    winner = game.outcome.winner
    result = Result("draw") if winner is None else Result("win", winner)
    record.line.result = format_result(result, game.sheet)
    if TERMINATION not in record.tags:
        record.tags.pairs.append((TERMINATION, game.outcome.reason))


def _write_terms(game: Game, record: Record) -> None:
    """Write what was agreed before the game: draw rules, and a clock where PDN has words for it."""
    clock = game.state.clock
    if clock is not None and clock.control.rule == "fischer" and not clock.control.periods:
        record.tags.pairs.append(("TimeControl", str(clock.control)))
    if game.draw_options:
        record.tags.pairs.append((DRAW_OPTIONS, " ".join(game.draw_options)))


def _end_as_written(game: Game, record: Record) -> None:
    """Resign, agree or claim as the record says, or let a last offence stand.

    Standing comes last: it may end a game on the board that was ended otherwise before.
    """
    if game.outcome is not None:
        return
    reason, result = record.tags.get(TERMINATION), record.result
    claims = {rule.rule for rule in game.sheet.draws if rule.how == "claim"}
    if reason == "resign" and result.winner is not None:
        game.resign(opponent(result.winner))
    elif reason == "flag" and result.winner is not None:
        game.lose_on_time(opponent(result.winner))
    elif reason == "left" and result.winner is not None:
        game.lose_by_leaving(opponent(result.winner))
    elif reason == "agreement" and result.kind == "draw":
        game.offer_draw("white")
        game.accept_draw("black")
    elif reason in claims and result.kind == "draw" and Option("claim-draw") in game.options:
        game.claim_draw()
    elif stands(game, record):
        game.stand()


def stands(game: Game, record: Record) -> bool:
    """Tell whether the last move is an offence that nothing more can be done about."""
    if game.offence is None or "stand" not in game.sheet.table.remedies:
        return False
    return record.result.kind != "open" or record.nodes[-1].find(Open) is None
