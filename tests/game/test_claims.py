"""Claims of a draw: by whom, and with which move."""

from __future__ import annotations

import pytest

from damier import Game
from damier.errors import AmbiguousMove, GameError, IllegalMove
from damier.game.options import Option

TO_AND_FRO = ("9-13", "7-11", "13-9", "11-7")
START = "B:WK3,K7:BK9,K32"  # WCDF


def played(plies: int) -> Game:
    game = Game("english-wcdf", start=START)
    for move in (TO_AND_FRO * 3)[:plies]:
        game.play(move)
    return game


def test_the_moves_to_claim_with() -> None:
    """1.32.1: the player shows the move that makes the position for the third time."""
    assert played(3).claiming_moves == []
    game = played(7)
    assert [str(move) for move in game.claiming_moves] == ["11-7"]
    assert Option("claim-draw") not in game.options
    for move in (game.claiming_moves[0], "11-7", (11, 7)):
        trial = game.copy()
        trial.claim_draw(move)
        assert trial.outcome is not None
        assert trial.outcome.article == "1.32.1"


def test_a_touched_piece_is_the_one_to_claim_with() -> None:
    game = Game("english-wcdf", start=START, touch_move=True)
    for move in (TO_AND_FRO * 3)[:7]:
        game.play(move)
    game.touch(3)
    assert game.claiming_moves == []


def test_nothing_to_claim_after_the_end_or_without_such_a_rule() -> None:
    game = played(7)
    game.claim_draw("11-7")
    assert game.claiming_moves == []
    assert Game("international").claiming_moves == []


def test_only_the_side_to_move_announces_a_move() -> None:
    game = played(7)
    with pytest.raises(GameError, match="expected a claim by white"):
        game.claim_draw("11-7", by="black")
    with pytest.raises(IllegalMove):
        game.claim_draw("11-4")
    assert game.outcome is None


def test_an_announced_capture_has_to_be_clear() -> None:
    game = Game("kndb", start="W:WK46,50:B1,12,22,27,41", judge=lambda _: "draw")
    with pytest.raises(AmbiguousMove):
        game.claim_draw((46, 8))
    game.claim_draw((46, 28, 17, 8))
    assert game.outcome is not None
    assert game.outcome.reason == "nobody-can-win"


@pytest.mark.parametrize("by", ["white", "black", None])
def test_either_player_claims_what_stands_on_the_board(by: str | None) -> None:
    game = played(8)
    for side in ("white", "black"):
        assert Option("claim-draw") in game.options_for(side)  # type: ignore[arg-type]
    game.claim_draw(by=by)  # type: ignore[arg-type]
    assert game.outcome is not None
