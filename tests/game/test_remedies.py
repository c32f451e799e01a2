"""Offences and remedies where a script says too little, and commands that make no sense."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import damier
from damier.errors import AmbiguousMove, GameError, IllegalMove, NotationError
from damier.game import Game
from damier.game.clock import TimeControl
from game.house import FREE_CAPTURE, HUFF_IS_TURN, REMEDIES, TWO_COULD, house, random_start
from game.script_runner import shuffled, told


def offended(
    sheet: str | damier.Sheet = "djeco", start: str = TWO_COULD, move: str = "48-42"
) -> Game:
    game = Game(sheet, mode="table", start=start)
    game.play(move)
    assert game.offence is not None
    return game


def test_the_offence_tells_what_was_demanded() -> None:
    offence = offended().offence
    assert offence is not None
    assert (offence.kind, offence.by, str(offence.move)) == ("no-capture", "white", "48-42")
    assert offence.refusal.code == "must-capture"
    assert offence.refusal.article == "3"
    assert [str(move) for move in offence.refusal.required] == ["28x17", "35x24"]
    assert offence.before.fen() == TWO_COULD


def test_entries_tell_what_happened() -> None:
    game = offended("swedish", "W:W18,29:B4,14", "29-25")
    game.withdraw()
    game.play("18x9")
    kinds = [(entry.kind, entry.by, entry.offence is not None) for entry in game.entries]
    assert kinds == [
        ("move", "white", True),
        ("withdrawal", "black", False),
        ("move", "white", False),
    ]
    assert [str(move) for move in game.moves] == ["18x9"]
    assert len(game.positions) == 2


@pytest.mark.parametrize("sheet", damier.sheets())
def test_guided_mode_refuses_every_offence(sheet: str) -> None:
    """Whatever a hand could do but a duty forbids is refused, and nothing changes."""
    for start in _positions_with_captures(sheet):
        game = Game(sheet, start=start)
        for move in start.core.attempts():
            if move in start.legal_moves:
                continue
            before = game.state
            with pytest.raises(IllegalMove) as refused:
                game.play(move)
            assert refused.value.refusal.required
            assert game.state == before


@pytest.mark.parametrize("sheet", [*damier.sheets(), "house"])
def test_table_mode_makes_exactly_the_sheets_offences(sheet: str) -> None:
    """A known move is never taken for another with the same ends."""
    rules = house("turkish", REMEDIES) if sheet == "house" else damier.sheet(sheet)
    for start in _positions_with_captures(rules):
        best = max(len(move.captured) for move in start.legal_moves)
        complete = start.core.complete()
        for move in start.core.attempts():
            if move in start.legal_moves:
                continue
            kind = "unfinished"
            if not move.is_capture:
                kind = "no-capture"
            elif move in complete or kind not in rules.table.offences:
                kind = "too-few"
            game = Game(rules, mode="table", start=start)
            if kind not in rules.table.offences:
                with pytest.raises(IllegalMove):
                    game.play(move)
                continue
            game.play(move)
            assert game.offence is not None
            assert (game.offence.kind, game.offence.move) == (kind, move)
            assert game.position == start.play_unchecked(move)
            assert len(move.captured) <= best
            for square in game.offence.huffable:
                assert game.position.piece_at(square).lower() == start.turn[0]
                if "huff" in rules.table.remedies:
                    game.huff(square)
                    assert game.position.piece_at(square) == "e"
                    game.take_back()
            if "withdraw" in rules.table.remedies:
                game.withdraw()
                assert game.position == start
                with pytest.raises(IllegalMove):
                    game.play(move)


def _positions_with_captures(sheet: str | damier.Sheet) -> list[damier.Position]:
    rules = damier.sheet(sheet)
    found = (random_start(rules, seed) for seed in range(1, 400))
    forced = (one for one in found if any(move.is_capture for move in one.legal_moves))
    return list(islice((one for one in forced if Game(rules, start=one).outcome is None), 12))


def test_a_quiet_move_is_not_taken_for_a_longer_capture() -> None:
    """The king could slide from 30 to 13, and a capture of three ends there as well."""
    start = damier.Position.from_fen("W:W35,K29,K30:B6,27,36,42,K39", "djeco")
    quiet = next(
        m for m in start.core.attempts() if (m.start, m.end, m.is_capture) == (30, 13, False)
    )
    game = Game("djeco", mode="table", start=start)
    game.play(quiet)
    assert game.offence is not None
    assert game.offence.kind == "no-capture"
    assert game.position == start.play_unchecked(quiet)
    game.take_back()
    # Written as text it means the legal move.
    assert game.play("30-13").move != quiet


def test_a_king_slide_is_no_unfinished_capture() -> None:
    game = offended("kndb", "W:W43,K10,K32:B11,13,27,K17,K30,K33", "32-19")
    assert game.offence is not None
    assert game.offence.kind == "no-capture"


def test_an_ambiguous_offence_is_not_guessed() -> None:
    """Two captures that are not the required one end on 7; the route tells them apart."""
    start = "B:W11,12,14,K13,K38:B6,19,43,K10,K47"
    game = Game("kndb", mode="table", start=start)
    before = game.state
    with pytest.raises(AmbiguousMove) as raised:
        game.play("47x7")
    assert [move.long for move in raised.value.candidates] == ["47x29x7", "47x20x9x18x7"]
    assert game.state == before
    game.play("47x29x7")
    assert game.offence is not None
    assert game.offence.move == raised.value.candidates[0]


def test_an_offence_that_draws_cannot_be_played_on() -> None:
    """The third 6-1 in a row makes a draw; the opponent may huff, or let it stand and draw."""
    game = Game("djeco", mode="table", start="W:WK6,28:B22,K45")
    for move in shuffled([["6-1", "1-6"], ["45-50", "50-45"]], 8):
        game.play(move)
        if game.offence is not None:
            game.stand()
    game.play("6-1")
    assert game.offence is not None
    assert told(game.outcome) == "none"
    before = game.state
    with pytest.raises(GameError, match="expected huff or stand: if the offence stands"):
        game.play("45-50")
    with pytest.raises(GameError, match="if the offence stands"):
        game.claim_draw("45-50")
    assert game.state == before
    game.huff(28)
    assert told(game.outcome) == "none"
    game.take_back()
    game.stand()
    assert told(game.outcome) == "draw same-move 9"


def test_withdrawing_an_offence_that_draws_goes_on() -> None:
    game = Game("norwegian", mode="table", start="W:WK29,18:BK1,14")
    for move in shuffled([["29-25", "25-29"], ["1-5", "5-1"]], 10):
        game.play(move)
        game.stand()
    assert [one.done for one in game.counters] == [2]
    game.play("25-29")
    assert [one.reached for one in game.counters] == [True]
    assert told(game.outcome) == "none"
    game.withdraw()
    assert told(game.outcome) == "none"
    game.play("18x9")
    assert told(game.outcome) == "none"


def test_a_house_huff_with_removal_at_once() -> None:
    """Turkish rules with remedies: half a capture leaves the board as the hand left it."""
    sheet = house("turkish", REMEDIES)
    game = Game(sheet, mode="table", start="W:W60,57:B52,36,8,5")
    assert [move.long for move in game.position.legal_moves] == ["60x44x28"]
    game.play("60x44")
    assert game.offence is not None
    assert (game.offence.kind, game.offence.huffable) == ("unfinished", (44,))
    assert game.position.fen() == "B:W44,57:B5,8,36"
    game.huff(44)
    assert game.position.fen() == "B:W57:B5,8,36"


def test_free_capture_knows_no_offence() -> None:
    sheet = house("english-wcdf", FREE_CAPTURE)
    game = Game(sheet, mode="table", start="B:W18,29:B6,14")
    game.play("6-9")
    assert game.offence is None
    assert game.outcome is None


def test_a_huff_that_is_a_turn_passes_the_clock() -> None:
    sheet = house("djeco", HUFF_IS_TURN)
    control = TimeControl.fischer(60, 5)
    game = Game(sheet, mode="table", start=TWO_COULD, control=control)
    game.start_clock(0)
    game.play("48-42", at=10)
    with pytest.raises(GameError, match="expected the time"):
        game.huff(28)
    game.huff(28, at=14)
    assert game.turn == "white"
    assert game.state.clock is not None
    assert game.state.clock.running == "white"
    assert (game.state.clock.left("white", 14), game.state.clock.left("black", 14)) == (55, 61)


@pytest.mark.parametrize("square", [0, 42, -28, 99, "c3", "", None, 28.5, b"28", "28 "])
def test_a_huff_of_nothing(square: Any) -> None:
    game = offended()
    before = game.state
    with pytest.raises(GameError, match="expected a huff of 28 or 35"):
        game.huff(square)
    assert game.state == before


@pytest.mark.parametrize("move", [None, b"32", 5, [], [32], ["32", "28"], object(), "", "32", {}])
def test_a_move_of_nothing(move: Any) -> None:
    game = Game("djeco", mode="table")
    before = game.state
    with pytest.raises((NotationError, IllegalMove)):
        game.play(move)
    assert game.state == before


def test_a_move_of_another_position() -> None:
    other = damier.Position.from_fen("W:W28:B22,5", "djeco").legal_moves[0]
    game = Game("djeco", mode="table")
    before = game.state
    with pytest.raises(IllegalMove):
        game.play(other)
    assert game.state == before
    same = damier.Position.start("kndb").parse("32-28")
    assert str(game.play(same).move) == "32-28"


@pytest.mark.parametrize("by", ["green", "", "White", 1])
def test_no_such_side(by: Any) -> None:
    game = Game("djeco")
    before = game.state
    for command in (game.resign, game.offer_draw, game.accept_draw, game.decline_draw):
        with pytest.raises(GameError):
            command(by)
    with pytest.raises(GameError):
        game.claim_draw(by=by)
    with pytest.raises(IllegalMove, match="out-of-turn"):
        game.play("32-28", by=by)
    assert game.state == before


def test_a_game_is_of_one_sheet_and_one_mode() -> None:
    with pytest.raises(GameError, match="expected a position of djeco"):
        Game("djeco", start=damier.Position.start("kndb"))
    mode: Any = "tabel"
    with pytest.raises(GameError, match="expected the mode guided or table"):
        Game("djeco", mode=mode)


def test_nothing_to_take_back() -> None:
    game = Game("djeco")
    game.resign()
    with pytest.raises(GameError, match="expected a move to take back"):
        game.take_back()
    assert told(game.outcome) == "black resign -"


def test_take_back_after_the_end_undoes_the_move_and_the_end() -> None:
    game = offended("djeco", "W:W28:B5,22", "28-23")
    before = game.state
    game.huff(23)
    assert told(game.outcome) == "black no-pieces 8"
    assert game.take_back().kind == "huff"
    assert game.state == before


def test_huffing_gives_no_second_chance() -> None:
    """One offence, one answer: after a huff the other pieces are safe."""
    game = offended()
    game.huff(28)
    for command in (lambda: game.huff(35), game.withdraw, game.stand):
        with pytest.raises(GameError, match="expected an offence"):
            command()
