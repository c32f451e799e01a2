"""Draw rules where a script says too little: when a count begins, and what breaks it."""

from __future__ import annotations

import pytest

from damier.errors import GameError
from damier.game import Game
from damier.rules import sheet, sheets
from game.house import HUFF_IS_TURN, house
from game.script_runner import shuffled, told


def counted(game: Game, rule: str) -> list[str]:
    return [f"{one.done}/{one.needed}" for one in game.counters if one.rule.rule == rule]


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        assert game.outcome is None, move
        game.play(move)
    return game


def test_three_against_one_counts_from_the_capture() -> None:
    """FMJD 6.3: sixteen more moves by each side after the material has come about."""
    game = Game(start="W:WK6,K16,K46:BK2,25,34")
    assert counted(game, "material") == ["0/16", "0/5"]
    game = play(Game(start="W:WK6,K16,40:BK2,34"), "40x29")
    assert counted(game, "material") == ["0/16", "0/5"]
    game.play("2-8")
    assert counted(game, "material") == ["0/16", "0/5"]
    game.play("6-1")
    assert counted(game, "material") == ["1/16", "0/5"]


def test_a_man_moved_or_crowned_does_not_restart_the_sixteen() -> None:
    game = play(Game(start="W:WK6,K16,8:BK45"), "6-1", "45-50", "8-3", "50-45")
    assert counted(game, "material") == ["2/16", "0/5"]
    assert counted(game, "quiet-moves") == ["0/25"]


def test_sixteen_moves_become_five_with_a_capture() -> None:
    game = play(Game(start="W:WK6,K16,39:BK48"), "16-2", "48x25")
    assert counted(game, "material") == ["0/16", "0/5"]
    play(game, "2-16", "25-48")
    assert counted(game, "material") == ["0/16", "1/5"]


def test_five_moves_of_king_against_king() -> None:
    game = Game(start="W:WK6:BK45")
    play(game, *shuffled([["6-1", "1-6"], ["45-50", "50-45"]], 7))
    assert told(game.outcome) == "none"
    game.play("50-45")
    assert told(game.outcome) == "draw repetition 6.1"
    game = Game(start="W:WK6:BK45")
    play(game, *shuffled([["6-1", "1-7", "7-2", "2-16", "16-11"], ["45-50", "50-45"]], 9))
    assert counted(game, "material") == ["0/16", "4/5"]
    game.play("45-50")
    assert told(game.outcome) == "draw material 6.4"


def test_the_king_must_hold_the_main_road_all_the_time() -> None:
    road = Game("russian", start="B:WK5,K13,K21:BK29")
    play(road, "29-4", "5-1", "4-29", "1-5")
    assert counted(road, "material") == ["2/15", "2/5", "0/5"]
    play(road, "29-4", "13-2", "4-8", "2-13")
    assert counted(road, "material") == ["4/15", "4/5", "0/5"]
    play(road, "8-3")
    assert counted(road, "material") == ["4/15", "0/5", "0/5"]


def test_a_capture_and_a_man_break_the_quiet_moves() -> None:
    game = Game(start="W:WK6,K16,31:BK45,K35:H20")
    assert counted(game, "quiet-moves") == ["10/25"]
    play(game, "6-1")
    assert counted(game, "quiet-moves") == ["10/25"]
    play(game, "45-50")
    assert counted(game, "quiet-moves") == ["11/25"]
    play(game, "31-26")
    assert counted(game, "quiet-moves") == ["0/25"]
    play(game, "50-45", "1-6")
    assert counted(game, "quiet-moves") == ["1/25"]


def test_repetition_needs_the_same_side_to_move() -> None:
    """A position met with the other side to move does not count."""
    game = Game(start="B:WK47,K48:BK5,K4")
    play(game, *shuffled([["5-10", "10-14", "14-5"], ["47-36", "36-47"]], 5))
    assert game.position.board == game.start.board
    assert counted(game, "repetition") == ["1/3"]
    play(game, *shuffled([["47-42", "42-38", "38-47"], ["5-10", "10-5"]], 5))
    assert game.position == game.start
    assert counted(game, "repetition") == ["2/3"]


def test_a_run_is_of_one_piece() -> None:
    """In succession: another piece's move between them begins a new run."""
    game = Game("norwegian", start="W:WK29,K30:BK1,K2,12")
    play(game, *shuffled([["29-25", "25-29"], ["1-5", "5-1"]], 8))
    assert counted(game, "return") == ["2/3"]
    play(game, "30-26", "2-6", "26-30", "6-2")
    assert counted(game, "return") == ["1/3"]
    play(game, "29-25", "1-5", "25-29", "5-1", "29-25", "1-5", "25-29", "5-1")
    assert counted(game, "return") == ["2/3"]
    game.play("29-25")
    assert counted(game, "return") == ["2/3"]
    game.play("12-16")
    assert counted(game, "return") == ["0/3"]
    game.play("25-29")
    assert told(game.outcome) == "draw return 7"


def test_each_player_has_a_run_of_his_own() -> None:
    game = Game("hotte-nl", start="W:WK6,K16:BK45,K35,20")
    play(game, *shuffled([["6-1", "1-6"], ["45-50", "20-24", "50-45", "24-29", "45-50"]], 6))
    assert told(game.outcome) == "none"
    game.play("1-6")
    assert told(game.outcome) == "draw return 7"
    assert [one.by for one in game.counters] == ["white", "white"]
    assert [one.square for one in game.counters] == [6, 6]


def test_a_huff_breaks_quiet_moves_and_runs() -> None:
    """The offence may be the last quiet move; the huff that follows has taken a piece."""
    game = Game("djeco", mode="table", start="W:W28,35,K48:B5,22,30:H39")
    game.play("48-42")
    assert counted(game, "quiet-moves") == ["20/20"]
    assert told(game.outcome) == "none"
    game.huff(28)
    assert counted(game, "quiet-moves") == ["0/20"]
    assert told(game.outcome) == "none"
    game.take_back()
    game.stand()
    assert told(game.outcome) == "draw quiet-moves 9"


def test_a_huff_is_remembered_when_the_huffer_has_to_withdraw() -> None:
    """Black huffs, forgets a capture himself, and plays another quiet move instead."""
    start = "W:WK5,18,24:BK32,14,19:H30"
    game = Game("swedish", mode="table", draw_options=["quiet-moves"], start=start)
    game.play("5-1")
    game.huff(18)
    game.play("32-28")
    game.withdraw()
    assert counted(game, "quiet-moves") == ["0/20"]
    game.play("19x28")
    game.play("1-5")
    assert counted(game, "quiet-moves") == ["0/20"]


def test_a_huff_that_is_a_turn_breaks_the_run() -> None:
    sheet = house("djeco", HUFF_IS_TURN)
    game = Game(sheet, mode="table", start="B:W28,K48:BK5,K6,22")
    play_on = ["5-10", "48-43", "10-5", "43-48", "5-10", "48-43", "10-5"]
    for move in play_on:
        game.play(move)
        if game.offence is not None:
            game.stand()
    assert counted(game, "same-move") == ["2/3"]
    game.play("43-48")
    game.huff(28)
    assert game.turn == "white"
    assert counted(game, "same-move") == ["0/3"]
    game.play("48-43")
    game.play("5-10")
    assert counted(game, "same-move") == ["1/3"]


@pytest.mark.parametrize("verdict", ["white", "black", None])
def test_nobody_can_win_needs_a_proof(verdict: str | None) -> None:
    game = Game("kndb", start="W:WK6,K16:BK45", judge=lambda _: verdict)
    with pytest.raises(GameError, match="expected a draw rule that is reached"):
        game.claim_draw()
    assert told(game.outcome) == "none"


def test_nobody_can_win_is_asked_after_the_announced_move() -> None:
    asked = []
    game = Game("kndb", start="W:WK6,K16:BK45", judge=lambda now: asked.append(now.fen()) or "draw")
    game.claim_draw("6-1")
    assert asked == ["B:WK1,K16:BK45"]
    assert told(game.outcome) == "draw nobody-can-win 16"
    assert [str(move) for move in game.moves] == ["6-1"]


def test_draw_options_must_be_the_sheets_own() -> None:
    with pytest.raises(GameError, match="expected draw options of quiet-moves, return"):
        Game("swedish", draw_options=["repetition"])
    with pytest.raises(GameError, match="expected draw options of none"):
        Game("kndb", draw_options=["return"])


def test_frisian_draws_at_once_where_the_fen_has_them() -> None:
    """K v K may still be won by an unavoidable capture, so two moves are waited for."""
    game = Game("frisian", start="W:WK46:BK9")
    assert counted(game, "material") == ["0/7", "0/2"]
    assert told(game.outcome) == "none"


def test_balance_counts_men_moves_too() -> None:
    game = Game("russian", start="W:WK29,21:BK1,12")
    play(game, "21-17", "12-16")
    assert counted(game, "balance") == ["1/30", "0/60"]
    assert counted(game, "quiet-moves") == ["0/15"]


def test_a_rule_about_a_king_counts_from_its_crowning() -> None:
    """Swedish 7: where the piece still stood as a man it has not been as that king."""
    game = Game("swedish", start="W:W6,21:BK3,K11", draw_options=["return"])
    others = ["3-7", "11-8", "7-3", "8-11", "3-7", "11-8"]
    for white, black in zip(["6-2", "2-6"] * 3, others, strict=True):
        play(game, white, black)
    assert told(game.outcome) == "none"
    game.play("6-2")
    assert told(game.outcome) == "draw return 7"


def test_a_rule_about_a_piece_counts_where_it_stood_as_a_man() -> None:
    game = Game("finnish", start="B:WK1,K2:B27")
    play(game, "27-32", "1-6", "32-27", "2-7", "27-32", "6-1", "32-27")
    assert told(game.outcome) == "draw return 7"


@pytest.mark.parametrize("name", sheets())
def test_what_counts_has_a_counter(name: str) -> None:
    """`Draw.counts` must agree with the counters."""
    rules = sheet(name).draws
    options = {rule.rule for rule in rules if rule.option}
    counted = Game(name, draw_options=options).counters
    assert [one.rule for one in counted] == [rule for rule in rules if rule.counts]
