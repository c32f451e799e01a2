"""A game at the terminal: pointing, typing, table options, taking back, looking back."""

from __future__ import annotations

import pytest

from damier.game.options import Option
from damier.tui import hand
from damier.tui.ledger import rows
from damier.tui.scene import neighbour, scene_of
from tui.makers import session_of


def points(session, *squares):
    for square in squares:
        session.point(square)


def test_point_at_a_piece_and_a_square():
    session = session_of()
    points(session, 32)
    assert session.path == (32,)
    assert scene_of(session).targets == {27, 28}
    points(session, 28)
    assert [str(move) for move in session.game.moves] == ["32-28"]
    assert scene_of(session).last == {32, 28}


def test_another_piece_of_ones_own_is_taken_instead():
    session = session_of()
    points(session, 32, 33)
    assert session.path == (33,)


def test_a_piece_with_one_move_plays_it_when_pointed_at_twice():
    session = session_of()
    points(session, 35, 35)
    assert [str(move) for move in session.game.moves] == ["35-30"]


def test_a_piece_with_several_moves_is_put_back_when_pointed_at_twice():
    session = session_of()
    points(session, 32, 32)
    assert session.path == ()
    assert not session.game.moves


def test_a_capture_step_by_step_shows_ghosts_and_goes_back_one_step():
    session = session_of(start="W:W28:B22,12,1")
    assert session.must == {28}
    points(session, 28, 17)
    scene = scene_of(session)
    assert scene.ghosts == {22}
    assert scene.board[17 - 1] == "w"
    assert scene.board[28 - 1] == "e"
    assert scene.held == 17
    session.back()
    assert session.path == (28,)
    points(session, 17, 8)
    assert [move.long for move in session.game.moves] == ["28x17x8"]


def test_the_end_square_is_enough():
    session = session_of(start="W:W28:B22,12,1")
    points(session, 28, 8)
    assert [move.long for move in session.game.moves] == ["28x17x8"]


def two_routes():
    return session_of("english-wcdf", start="W:W22:B17,18,9,10,1")


def test_routes_that_share_their_ends_are_asked_about():
    session = two_routes()
    points(session, 22, 6)
    assert sorted(move.long for move in session.asked) == ["22x13x6", "22x15x6"]
    assert session.note.key == "terminal-which-way"
    index = [move.long for move in session.asked].index("22x13x6")
    session.choose(index)
    assert session.game.moves[0].long == "22x13x6"
    assert session.asked == ()


def test_typed_routes_are_asked_about_too():
    session = two_routes()
    assert session.type("22x6") is False
    assert len(session.asked) == 2
    assert session.type("22x15x6") is True


def test_a_refusal_names_article_and_required_pieces():
    session = session_of(start="W:W28,37:B22,1")
    assert session.type("37-31") is False
    refusal = session.note.refusal
    assert refusal.code == "must-capture"
    assert refusal.article
    scene = scene_of(session)
    assert scene.must == {28}
    assert scene.refused == {37, 31}


@pytest.mark.parametrize("words", ["hello", "", "99-1", "32", "x" * 1000])
def test_what_is_no_move_is_told_and_changes_nothing(words):
    session = session_of()
    assert session.type(words) is False
    assert session.note.key == "terminal-not-a-move"
    assert not session.game.entries


def test_the_other_side_is_not_ones_own():
    session = session_of(people="white")
    points(session, 19)
    assert session.note.refusal.code == "not-your-piece"
    session.type("32-28")
    points(session, 31)
    assert session.note.key == "terminal-wait"


def slip():
    """Blue forgets to take in a game of two by the Djeco leaflet."""
    session = session_of("djeco", mode="table", start="W:W28,37:B22,1,2")
    assert session.type("37-31")
    return session


def test_at_the_table_a_slip_can_be_huffed():
    session = slip()
    assert [str(option) for option in session.choices] == ["huff 28", "stand"]
    session.use(Option("huff", 28))
    assert session.game.position.piece_at(28) == "e"
    assert session.note.key == "huffed"
    cells = [(cell.text, cell.slip) for row in rows(session.game) for cell in row.first]
    assert cells == [("37-31", True)]
    assert [cell.text for cell in rows(session.game)[0].second] == ["✗28"]


def test_a_slip_can_stand():
    session = slip()
    session.use(Option("stand"))
    assert session.game.offence is None
    assert session.game.turn == "black"


def test_a_withdrawn_move_is_struck_and_the_row_stays_one():
    session = session_of("english", mode="table", start="B:B15:W18,32")
    session.type("15-19")
    session.use(Option("withdraw"))
    session.type("15x22")
    row = rows(session.game)[0]
    assert [(cell.text, cell.struck) for cell in row.first] == [
        ("15-19", True), ("↶", False), ("15x22", False),
    ]  # fmt: skip
    assert len(rows(session.game)) == 1


def test_an_unfinished_capture_is_let_go_by_pointing_twice():
    session = session_of("djeco", mode="table", start="W:W28:B22,12,1")
    points(session, 28, 17, 17)
    assert session.game.offence.kind == "too-few"


def test_guided_play_refuses_to_let_go_half_way():
    session = session_of(start="W:W28:B22,12,1")
    points(session, 28, 17, 17)
    assert session.note.refusal.code == "must-finish-capture"
    assert not session.game.entries


def test_touched_is_moved():
    session = session_of("kndb", touch_move=True)
    points(session, 32, 33)
    assert session.note.refusal.code == "touched-piece"
    points(session, 29)
    assert not session.game.entries
    points(session, 32, 28)
    assert [str(move) for move in session.game.moves] == ["32-28"]


def test_straightening_binds_nothing():
    session = session_of(touch_move=True)
    session.straighten()
    assert session.note.key == "touch-straighten.announcement"
    points(session, 32)
    assert session.path == ()
    points(session, 33, 28)
    assert [str(move) for move in session.game.moves] == ["33-28"]


def test_take_back_goes_to_ones_own_last_move():
    session = session_of(people="white")
    session.type("32-28")
    session.deed(session.game.position.parse("19-23"), "black")
    session.take_back()
    assert session.game.entries == ()
    session.take_back()
    assert session.note.key == "terminal-nothing-back"


def test_time_that_was_taken_back_did_not_pass():
    time = [100.0]
    session = session_of(people="white", control="60", now=lambda: time[0])
    session.type("32-28")
    time[0] = 110.0
    session.deed(session.game.position.parse("19-23"), "black")
    time[0] = 140.0
    assert session.left("white") == 30
    session.take_back()
    assert session.left("white") == 60
    session.type("33-29")
    time[0] = 201.0
    session.tick()
    assert session.game.outcome.reason == "flag"
    assert session.game.outcome.winner == "white"


def test_looking_back_shows_and_returns():
    session = session_of()
    for text in ("32-28", "19-23", "28x19"):
        session.type(text)
    session.step(-1)
    assert session.looking == 2
    assert session.shown.piece_at(28) == "w"
    session.look(0)
    assert session.shown == session.game.start
    session.point(33)
    assert session.looking is None
    assert session.path == ()
    session.step(5)
    assert session.looking is None


def test_an_offer_is_answered_by_the_other_side():
    session = session_of(people="white")
    session.use(Option("offer-draw"))
    assert session.awaited == "black"
    session.deed(Option("decline-draw"), "black")
    assert session.note.key == "draw-declined"
    assert session.awaited is None


def test_a_fork_can_be_thought_on_while_the_game_goes_on():
    session = session_of()
    twin = session.fork()
    twin.play("32-28")
    assert not session.game.entries


def test_two_people_take_turns_and_one_sits_opposite_nobody():
    session = session_of()
    assert session.awaited is None
    assert session.person == "white"
    session.type("32-28")
    assert session.person == "black"
    other = session_of(people="black")
    assert other.awaited == "white"
    other.left_alone()
    assert other.awaited is None
    assert other.persons_turn


@pytest.mark.parametrize("sheet", ["international", "english", "canadian", "turkish", "jamaican"])
@pytest.mark.parametrize("flip", [False, True])
def test_the_cursor_reaches_every_square(sheet, flip):
    session = session_of(sheet)
    scene = scene_of(session, flip=flip)
    reached, waiting = {1}, [1]
    while waiting:
        square = waiting.pop()
        for way in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            there = neighbour(scene, square, *way)
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert reached == set(scene.geometry.squares)


def test_a_sheet_without_straightening_says_so():
    session = session_of("kndb", touch_move=True)
    session.straighten()
    assert session.note.key == "rule-touch-straightening-no"


def test_the_cursor_goes_straight_up_in_a_zigzag():
    scene = scene_of(session_of())
    square, column = 48, scene.place(48)[1]
    for _ in range(9):
        square = neighbour(scene, square, -1, 0)
        assert abs(scene.place(square)[1] - column) <= 1
    assert scene.place(square)[0] == 0


def test_a_hand_knows_more_ways_at_the_table():
    guided, table = session_of(start="W:W28:B22,12,1"), slip()
    assert [move.long for move in hand.ways(guided.game)] == ["28x17x8"]
    paths = {move.long for move in hand.ways(table.game)}
    assert len(paths) > len(table.game.position.legal_moves)


HALF_WAY = "W:W30,32:B26,18,2"  # Swedish: 30x23x14


def test_a_piece_let_go_half_way_has_moved_at_the_table():
    """Pointing carries the piece on; pointing twice at a square lets go of it there."""
    session = session_of("swedish", mode="table", start=HALF_WAY)
    session.point(30)
    session.point(23)
    assert session.path == (30, 23)
    session.point(23)
    assert session.game.offence.kind == "unfinished"
    assert [option.kind for option in session.choices] == ["withdraw", "huff", "stand"]


def test_guided_nobody_loses_a_move_half_way():
    session = session_of("swedish", start=HALF_WAY)
    session.point(30)
    session.point(23)
    session.point(23)
    assert session.game.entries == ()
    assert session.note.refusal.code == "must-finish-capture"
