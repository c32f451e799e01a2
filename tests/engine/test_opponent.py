"""The computer in a game: its moves, its answers at the table, draws and resigning."""

from __future__ import annotations

from dataclasses import replace

import pytest

from damier import EngineError, Game, Limit, Option
from damier.engine.levels import LEVELS
from damier.engine.opponent import Opponent, engine_for

NODES = Limit(nodes=5_000)


def best(sheet, seed=1):
    return Opponent(sheet, "best", seed, limit=NODES)


# Moves.


def test_the_only_move_is_played_at_once():
    game = Game(start="W:W28,33:B22,5")
    player = Opponent("international", "best", limit=Limit(time=60))
    assert str(player.act(game)) == "28x17"


def test_only_the_best_looks_endings_up():
    won = Game(start="W:WK50:B3").position
    scores = [
        engine_for(won.sheet, best=best).analyse(won, Limit(depth=2)).lines[0].score
        for best in (True, False)
    ]
    assert scores[0] > 250 > scores[1]


def test_no_move_in_a_game_that_is_over():
    game = Game("english")
    game.resign()
    player = Opponent("english", 3)
    assert player.act(game) is None
    with pytest.raises(EngineError, match="expected a game that goes on"):
        player.move(game)


def test_it_does_not_walk_to_and_fro():
    # Kings that could shuffle for ever; at no level a piece goes straight back where it came from.
    game = Game("international", start="W:WK48,K47,31:BK5,K4,16")
    players = {"white": Opponent("international", 1, 3), "black": Opponent("international", 2, 4)}
    went_back = 0
    while game.outcome is None and len(game.entries) < 40:
        players[game.turn].act(game)
        if len(game.moves) > 2:
            last, before = game.moves[-1], game.moves[-3]
            went_back += (last.start, last.end) == (before.end, before.start)
    assert went_back <= 2


def test_the_first_level_takes_what_it_can_and_overlooks_the_reply():
    taken = Game("english", start="W:W18,32:B14,15,1,5")
    chosen = {str(Opponent("english", 1, seed).move(taken)) for seed in range(8)}
    assert chosen <= {"18x9", "18x11"}
    hung = 0
    for seed in range(40):
        game = Game("english", start="W:W22,26,30,31:B13,14,5,1")
        move = Opponent("english", 1, seed).move(game)
        replies = game.position.play(move).legal_moves
        hung += bool(replies and replies[0].is_capture)
    assert 0 < hung < 40


# Offences of the other side. All positions are Swedish, where all three answers are offered.


@pytest.mark.parametrize(
    ("fen", "offence", "answer"),
    [
        # The man that should have taken is about to crown: off with it.
        ("B:W7,16,23,28:B6,13,14,26", "26-30", Option("huff", 30)),
        # The capture that Black forgot loses the game for him: let him make it.
        ("B:W7,13,19:B17,24,26", "17-22", Option("withdraw")),
        # As it stands White takes more than any remedy would give.
        ("B:W13,15,22,27:B14,16,19,21", "19-23", Option("stand")),
    ],
)
def test_it_chooses_the_best_answer(fen, offence, answer):
    game = Game("swedish", mode="table", start=fen)
    game.play(offence)
    assert game.offence is not None
    assert best("swedish").act(game) == answer
    assert game.offence is None
    if answer.kind != "withdraw":
        assert game.turn == "white"  # huffing is no turn here, and to let it stand is none anywhere
        move = best("swedish").act(game)
        assert move == game.moves[-1]


def test_it_chooses_among_several_pieces_to_huff():
    game = Game("swedish", mode="table", start="B:W10,11,17,28:B5,14,16,18")
    game.play("16-20")
    assert {option.square for option in game.options if option.kind == "huff"} == {14, 20}
    assert best("swedish").act(game) == Option("huff", 14)


def test_a_weak_level_may_not_notice():
    def answered(level, seed):
        game = Game("swedish", mode="table", start="B:W7,16,23,28:B6,13,14,26")
        game.play("26-30")
        return isinstance(Opponent("swedish", level, seed).act(game), Option)

    assert {answered(1, seed) for seed in range(12)} == {True, False}
    assert all(answered(9, seed) for seed in range(4))


def test_it_plays_on_after_an_offence_withdrawn():
    game = Game("swedish", mode="table", start="B:W7,13,19:B17,24,26")
    game.play("17-22")
    best("swedish").act(game)
    careless = replace(LEVELS[1], slips=1.0)
    move = Opponent("swedish", careless, 1).act(game)
    assert str(move) == "24x15"  # having slipped once, it must capture now


# Offences of its own.


def slips(sheet, fen, mode, chance=1.0):
    game = Game(sheet, mode=mode, start=fen)
    Opponent(sheet, replace(LEVELS[2], slips=chance), 4).act(game)
    return game


def test_it_slips_only_at_the_table_and_only_where_the_sheet_knows_slips():
    fen = "B:W7,16,23,28:B6,13,14,26"
    assert slips("swedish", fen, "table").offence is not None
    assert slips("swedish", fen, "guided").entries[-1].offence is None
    assert slips("swedish", fen, "table", 0.0).entries[-1].offence is None
    assert slips("danish", fen, "table").entries[-1].offence is None  # no remedy, so no slip
    english = slips("english", "B:W18,30,31,32:B14,1,2,3", "table")
    assert english.offence is not None
    assert english.offence.kind in english.sheet.table.offences


# Draws and resigning.


def test_it_declines_early_and_accepts_late_when_no_better():
    game = Game("english")
    game.offer_draw()
    game.play("11-15")
    player = best("english")
    assert player.act(game) == Option("decline-draw")
    even = Game("english", start="W:WK1,K5:BK32,K28")
    even.offer_draw("black")
    assert best("english").act(even) == Option("accept-draw")
    assert even.outcome is not None
    ahead = Game("english", start="W:WK1,K5,K14,K15:BK32")
    ahead.offer_draw("black")
    assert best("english").act(ahead) == Option("decline-draw")


def test_it_answers_an_offer_in_the_others_turn_and_does_nothing_else_there():
    game = Game("english", start="W:WK1,K5:BK32,K28")
    player = best("english")
    assert player.act(game, "black") is None
    game.offer_draw()
    assert player.act(game, "black") == Option("accept-draw")


def claimable():
    game = Game("english-wcdf", start="W:WK1,K5:BK32,K28")
    for _ in range(60):
        if any(option.kind == "claim-draw" for option in game.options):
            return game
        home, away = ("1-6", "6-1") if game.turn == "white" else ("32-27", "27-32")
        at_home = game.position.piece_at(int(home.split("-")[0])) != "e"
        game.play(home if at_home else away)
    raise AssertionError("no draw to claim in this game")


def test_it_claims_a_draw_it_is_entitled_to():
    game = claimable()
    assert best("english-wcdf").act(game) == Option("claim-draw")
    assert game.outcome is not None
    assert game.outcome.winner is None


@pytest.mark.parametrize(("level", "resigns"), [(4, False), (6, True)])
def test_it_resigns_only_after_several_hopeless_turns_and_never_at_low_levels(level, resigns):
    game = Game("international", start="W:W27,28,31-34,36-39:B5")
    player = Opponent("international", replace(LEVELS[level], notices=1.0), 2)
    turns = 0
    game.play("31-26")
    while game.outcome is None and turns < 6:
        before = len(game.entries)
        done = player.act(game)
        turns += 1
        if done == Option("resign"):
            break
        assert len(game.entries) > before
        if game.outcome is None:
            game.play(game.position.legal_moves[0])
    gave_up = game.outcome is not None and game.outcome.reason == "resign"
    assert gave_up == resigns
    if resigns:
        assert turns >= 4
