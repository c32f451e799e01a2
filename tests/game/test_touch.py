"""The hand at the table, where a script says too little."""

from __future__ import annotations

import pytest

import damier
from damier.errors import GameError, IllegalMove, NoSuchSquare
from damier.game import Game
from damier.game.touch import Hand


@pytest.mark.parametrize("sheet", damier.sheets())
def test_touching_binds_where_the_sheet_says_so(sheet: str) -> None:
    game = Game(sheet, mode="table")
    starts = sorted({move.start for move in game.position.legal_moves})
    game.touch(starts[0])
    other = next(move for move in game.position.legal_moves if move.start != starts[0])
    if game.sheet.touch.binds == "no":
        game.play(other)
        return
    refused = game.why_not(other)
    assert refused is not None
    assert (refused.code, refused.squares) == ("touched-piece", (starts[0],))
    assert {move.start for move in refused.required} == {starts[0]}
    with pytest.raises(IllegalMove) as raised:
        game.play(other)
    assert raised.value.refusal == refused
    game.play(refused.required[0])
    assert game.state.hand == Hand()


@pytest.mark.parametrize("sheet", damier.sheets())
def test_straightening_where_the_sheet_allows_it(sheet: str) -> None:
    game = Game(sheet, mode="table")
    first, *_, last = game.position.legal_moves
    if not game.sheet.touch.straightening:
        with pytest.raises(GameError, match="knows no exception"):
            game.straighten()
        return
    game.straighten()
    game.touch(first.start)
    assert game.state.hand == Hand()
    game.play(last)


@pytest.mark.parametrize("attempt", ["48-42", "22-27", "25-20", "28-22", "28-33"])
def test_why_not_says_what_play_says(attempt: str) -> None:
    """A piece in hand is the first reason against a move of any other."""
    game = Game("kndb", mode="table", start="W:W28,35,48:B5,22,30")
    game.touch(35)
    refused = game.why_not(attempt)
    assert refused is not None
    with pytest.raises(IllegalMove) as raised:
        game.play(attempt)
    assert raised.value.refusal == refused
    assert refused.code == "touched-piece"


def test_why_not_still_tells_turn_and_squares_first() -> None:
    game = Game("kndb", mode="table")
    game.touch(33)
    for attempt, by, code in (("32-28", "black", "out-of-turn"), ("32-99", None, "no-such-square")):
        refused = game.why_not(attempt, by)
        assert refused is not None
        assert refused.code == code


def test_the_bound_piece_may_still_offend() -> None:
    """Touched, able to capture, moved quietly: that is an offence like any other."""
    game = Game("kndb", mode="table", start="W:W28,35,48:B5,22,31")
    game.touch(28)
    game.play("28-23")
    assert game.offence is not None


def test_the_first_touched_piece_that_can_move_binds() -> None:
    game = Game("kndb", mode="table")
    game.touch(50)
    assert game.state.hand == Hand(carried=(50,))
    game.touch(33)
    game.touch(32)
    assert game.state.hand == Hand(bound=33, carried=(32,))
    game.land(28)
    with pytest.raises(IllegalMove, match="touched-piece"):
        game.release()
    assert game.state.hand == Hand(bound=33)


def test_letting_go_without_a_step_moves_nothing() -> None:
    game = Game("international", mode="table")
    game.touch(33)
    assert game.release() is None
    assert game.entries == ()
    assert game.state.hand == Hand(bound=33)


def test_a_withdrawal_and_a_huff_empty_the_hand() -> None:
    game = Game("swedish", mode="table", start="W:W18,29:B4,14")
    game.touch(29)
    game.play("29-25")
    game.touch(14)
    game.huff(18)
    assert game.state.hand == Hand()
    game.take_back()
    assert game.state.hand == Hand()
    game.withdraw()
    assert game.state.hand == Hand()


def test_an_announced_move_must_be_with_the_touched_piece() -> None:
    game = Game("hotte-fr", mode="table", start="W:WK6,K16:BK45,K35")
    for move in ("6-1", "45-50", "1-6", "50-45", "6-1", "45-50", "1-6"):
        game.play(move)
    game.touch(35)
    with pytest.raises(IllegalMove, match="touched-piece"):
        game.claim_draw("50-45")
    game.take_back()
    game.play("1-6")
    game.touch(50)
    game.claim_draw("50-45")
    assert game.outcome is not None
    assert game.outcome.reason == "repetition"


@pytest.mark.parametrize("square", [0, 51, -1])
def test_squares_that_are_not_there(square: int) -> None:
    game = Game("kndb", mode="table")
    before = game.state
    with pytest.raises(NoSuchSquare):
        game.touch(square)
    assert game.state == before
    game.touch(33)
    before = game.state
    with pytest.raises(NoSuchSquare):
        game.land(square)
    assert game.state == before


def test_the_hand_is_empty_when_the_game_is_over() -> None:
    game = Game("kndb", mode="table")
    game.resign()
    for command in (lambda: game.touch(33), lambda: game.land(28), game.release):
        with pytest.raises(GameError, match="the game is over"):
            command()
    refused = game.why_not("33-28")
    assert refused is not None
    assert refused.code == "game-over"
