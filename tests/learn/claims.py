"""Every claim of an explanation, checked on the board alone: letters on squares, move by move."""

from __future__ import annotations

import re

from damier.game.outcome import on_the_board
from damier.texts import plain

WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "a king": 1}


class Board:
    """A line put on the board: what stands there before and after each of its moves."""

    def __init__(self, found):
        self.found, self.before, self.after = found, [], []
        position = found.position
        for move in found.line:
            assert move in position.legal_moves, f"{move} is not allowed"
            self.before.append(position)
            position = position.play(move)
            self.after.append(position)

    def by(self, side):
        """Yield position, move, pieces and kings taken, and crowned, of one side's moves."""
        start = self.found.first
        for before, move, after in zip(
            self.before[start:], self.found.line[start:], self.after[start:], strict=True
        ):
            if before.turn == side:
                other = "b" if side == "white" else "w"
                men = before.board.count(other) - after.board.count(other)
                kings = before.board.count(other.upper()) - after.board.count(other.upper())
                mine = side[0].upper()
                crowned = after.board.count(mine) > before.board.count(mine)
                yield before, move, men + kings, kings, crowned

    @property
    def end(self):
        return self.after[-1]


def pieces(position, side):
    letter = side[0]
    return position.board.count(letter) + position.board.count(letter.upper())


def quiet(position):
    return not any(move.is_capture for move in position.legal_moves)


def check(found, tables=None):
    """Assert whatever an explanation claims."""
    if found.kind == "unclear":
        assert not found.is_concrete
        return
    board = Board(found)
    assert found.line[0] == (found.better if found.missed else found.played)
    assert found.winner != found.loser
    assert (found.winner == found.position.turn) is found.missed
    lost = pieces(found.position, found.loser) - pieces(board.end, found.loser)
    gone = pieces(found.position, found.winner) - pieces(board.end, found.winner)
    assert found.balance.men + found.balance.kings == lost - gone
    assert len(found.pieces) == lost
    for square in found.pieces:
        assert found.position.piece_at(square).lower() == found.loser[0]
    assert any(found.route == move.path for move in found.line)
    KINDS[found.kind](found, board, tables)


def _counted(found, board):
    winner, loser = list(board.by(found.winner)), list(board.by(found.loser))
    assert sum(ply[2] for ply in winner) == found.taken
    assert sum(ply[3] for ply in winner) == found.kings_taken
    assert sum(ply[2] for ply in loser) == found.given
    assert any(ply[4] for ply in winner) == found.crowns
    assert quiet(board.end), "something can still be taken"
    _duty(found, board)
    return winner, loser


def _shot(found, board, _tables):
    winner, loser = _counted(found, board)
    assert not winner[0][1].is_capture
    assert found.given
    assert found.taken or found.crowns
    for before, _, taken, _, _ in loser:
        assert {len(move.captured) for move in before.legal_moves} == {taken}
        assert taken


def _capture(found, board, _tables):
    winner, loser = _counted(found, board)
    assert len(winner) == 1
    assert loser == []
    assert found.taken > 0 == found.given


def _exchange(found, board, _tables):
    winner, loser = _counted(found, board)
    assert all(ply[2] for ply in (*winner, *loser))
    assert found.taken > found.given > 0


def _attack(found, board, _tables):
    _counted(found, board)
    assert found.taken or found.crowns


def _crown(found, board, _tables):
    _counted(found, board)
    assert found.crowns


def _end(found, board, _tables):
    outcome = on_the_board(board.end)
    assert outcome == found.outcome
    assert outcome.winner == found.winner


def _ending(found, board, tables):
    probe = tables.probe(board.end)
    assert probe.result == ("win" if board.end.turn == found.winner else "loss")


def _table(found, board, tables):
    results = {"win": "loss", "draw": "draw", "loss": "win"}
    assert tables.probe(found.position).result == found.was
    assert results[tables.probe(board.end).result] == found.now
    assert (found.was, found.now) in [("win", "draw"), ("win", "loss"), ("draw", "loss")]


KINDS = {
    "shot": _shot,
    "capture": _capture,
    "exchange": _exchange,
    "attack": _attack,
    "crown": _crown,
    "end": _end,
    "ending": _ending,
    "table": _table,
}


def _duty(found, board):
    """The duty is the reason why something else cannot be played, and its article the sheet's."""
    if found.duty is None:
        assert found.article is None
        return
    refused = [
        refusal
        for before, *_ in board.by(found.loser)
        for move in before.core.attempts()
        if (refusal := before.why_not(move.path)) is not None
    ]
    assert found.duty in {refusal.code for refusal in refused}
    assert found.article in {r.article for r in refused if r.code == found.duty}


def check_english(found):
    """Assert that the numbers and moves of the English sentences are those of the line."""
    said = found.text("en")
    assert said.endswith(".")
    if found.better is not None:
        assert moves_of(said), said
    number = r"(one|two|three|four|\d+|a king)"
    for pattern, wanted in (
        (rf"must take {number}", found.given),
        (rf"takes only {number} back", found.given),
        (rf"(?:Black|White|Blue|Green|Red) takes {number}\b(?! back)", found.taken),
    ):
        for told in re.findall(pattern, said):
            assert (WORDS.get(told) or int(told)) == wanted, said
    assert ("king" in said) is bool(
        found.crowns or found.kings_taken or (found.duty or "").find("king") >= 0
    ) or found.kind in ("attack", "end", "ending", "table", "unclear"), said
    if found.kind == "end":
        moves = -(-(len(found.line) - found.first) // 2)
        assert f"in {moves} moves" in said if moves > 1 else "at once" in said
    if told := re.search(r"for example ([^.]+)\.", said):
        assert len(told[1].split()) == len(found.line) - found.first - 1


def moves_of(said):
    return re.findall(r"\b(?:\d+|[a-h]\d)(?:[-x](?:\d+|[a-h]\d))+", plain(said))
