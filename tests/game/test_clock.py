"""Every time control by numbers worked out by hand, and what no clock may ever do."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import damier
from damier.errors import GameError, NotationError
from damier.game import Game
from damier.game.clock import Clock, Stage, TimeControl

FORTY = TimeControl((Stage(7200, 40), Stage(3600)))


def pressed(clock: Clock, *times: float) -> Clock:
    """Start White's clock at 0 and press at each of the times."""
    clock = clock.start("white", 0)
    for time in times:
        clock = clock.press(time)
    return clock


def faces(clock: Clock, now: float) -> tuple[float, float]:
    return clock.left("white", now), clock.left("black", now)


def test_per_game() -> None:
    clock = pressed(Clock.ready(TimeControl.per_game(300)), 10, 25, 45)
    assert faces(clock, 45) == (270, 285)
    assert faces(clock, 50) == (270, 280)
    assert clock.flag(45 + 285) is None
    assert clock.flag(45 + 285.001) == "black"


def test_fischer_adds_after_the_move() -> None:
    clock = pressed(Clock.ready(TimeControl.fischer(60, 5)), 10, 12)
    assert faces(clock, 12) == (55, 63)
    assert clock.flag(12 + 55) is None
    assert clock.flag(12 + 55.001) == "white"


def test_bronstein_gives_back_what_was_used() -> None:
    clock = pressed(Clock.ready(TimeControl.bronstein(60, 5)), 3, 13)
    assert faces(clock, 13) == (60, 55)
    assert faces(pressed(Clock.ready(TimeControl.bronstein(60, 5)), 5), 5) == (60, 60)


def test_a_bonus_does_not_save_a_fallen_flag() -> None:
    clock = Clock.ready(TimeControl.fischer(10, 5)).start("white", 0)
    assert clock.flag(10) is None
    assert clock.flag(12) == "white"
    clock = Clock.ready(TimeControl.bronstein(10, 5)).start("white", 0)
    assert clock.flag(12) == "white"


def test_stages_add_their_time_with_the_last_move() -> None:
    clock = Clock.ready(FORTY).start("white", 0)
    now = 0.0
    for move in range(1, 41):
        now += 100
        clock = clock.press(now)
        assert clock.left("white", now) == 7200 - 100 * move + (3600 if move == 40 else 0)
        now += 10
        clock = clock.press(now)
    assert faces(clock, now) == (6800, 10400)
    assert clock.face("white").stage == 1
    assert clock.face("white").moves == 0


def test_too_late_in_the_first_stage_loses() -> None:
    clock = Clock.ready(FORTY).start("white", 0)
    assert clock.flag(7200) is None
    assert clock.flag(7200.5) == "white"


def test_three_stages() -> None:
    clock = Clock.ready(TimeControl.parse("2/60:1/30:10"))
    clock = pressed(clock, 10, 10, 30, 30)
    assert faces(clock, 30) == (60, 90)
    clock = clock.press(31).press(31)
    assert faces(clock, 31) == (69, 100)
    assert clock.press(32).left("white", 32) == 68


def test_byo_yomi_periods_begin_are_renewed_and_used() -> None:
    clock = Clock.ready(TimeControl.byo_yomi(60, 3, 10)).start("white", 0)
    assert (clock.left("white", 60), clock.periods_left("white", 60)) == (0, 3)
    assert (clock.left("white", 64), clock.periods_left("white", 64)) == (6, 3)
    moved = clock.press(64)
    assert (moved.left("white", 64), moved.periods_left("white", 64)) == (10, 3)
    # Two periods and a half gone in one move: the last one is running.
    assert (clock.left("white", 85), clock.periods_left("white", 85)) == (5, 1)
    moved = clock.press(85)
    assert (moved.left("white", 85), moved.periods_left("white", 85)) == (10, 1)
    assert clock.flag(90) is None
    assert clock.flag(90.5) == "white"
    again = moved.press(86)
    assert (again.left("white", 96), again.flag(96)) == (0, None)
    assert again.flag(96.5) == "white"


def test_periods_follow_the_last_stage_only() -> None:
    control = TimeControl((Stage(60, 2), Stage(30)), periods=2, period=10)
    clock = Clock.ready(control).start("white", 0)
    assert clock.flag(60.5) == "white"
    assert clock.periods_left("white", 60.5) == 2
    clock = pressed(Clock.ready(control), 10, 10, 20, 20)
    assert clock.left("white", 20) == 70
    assert (clock.left("white", 95), clock.periods_left("white", 95)) == (5, 2)
    assert clock.flag(20 + 70 + 20.5) == "white"


def test_per_move() -> None:
    clock = pressed(Clock.ready(TimeControl.each_move(30)), 20, 45)
    assert faces(clock, 45) == (30, 30)
    assert faces(clock, 60) == (15, 30)
    assert clock.flag(75) is None
    assert clock.flag(75.5) == "white"
    stopped = clock.stop(50)
    assert stopped.left("white", 99) == 25
    assert stopped.start("white", 99).left("white", 99) == 30


def test_only_a_bonus() -> None:
    """A game of no time but a bonus begins with the bonus: 0+5 could not be begun otherwise."""
    clock = pressed(Clock.ready(TimeControl.parse("0+5")), 2)
    assert faces(clock, 2) == (8, 5)


def test_start_stops_the_other_side() -> None:
    clock = Clock.ready(TimeControl.per_game(60)).start("white", 0).start("black", 10)
    assert faces(clock, 15) == (50, 55)


def test_a_stopped_clock_stands_still() -> None:
    clock = Clock.ready(TimeControl.per_game(60)).start("white", 0).stop(10)
    assert faces(clock, 1000) == (50, 60)
    assert clock.flag(1000) is None
    assert clock.stop(20) is clock
    assert clock.press(20) is clock
    assert clock.unpress(clock, 0, 20) is clock


def test_time_does_not_run_backwards() -> None:
    clock = pressed(Clock.ready(TimeControl.per_game(60)), 10)
    back = clock.press(5)
    assert faces(back, 10) == (50, 60)
    assert faces(back, 13) == (47, 60)
    assert clock.stop(5).left("black", 99) == 60
    assert faces(clock.start("white", 5), 12) == (48, 60)


def test_unpress_takes_bonus_and_move_back() -> None:
    control = TimeControl((Stage(60, 2), Stage(30)), 5)
    before = Clock.ready(control).start("white", 0)
    clock = before.press(8).unpress(before, 8, 11)
    assert faces(clock, 11) == (52, 57)
    assert clock.running == "white"
    assert clock.face("white").moves == 0
    moved = clock.press(13)
    assert faces(moved, 13) == (55, 57)
    assert moved.face("white").moves == 1


def test_a_clock_never_changes() -> None:
    clock = Clock.ready(TimeControl.per_game(60))
    with pytest.raises(FrozenInstanceError):
        clock.since = 5  # type: ignore[misc]
    started = clock.start("white", 0)
    started.press(5)
    started.stop(5)
    assert started == clock.start("white", 0)


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("300", TimeControl.per_game(300)),
        ("300+5", TimeControl.fischer(300, 5)),
        ("0+5", TimeControl.fischer(0, 5)),
        ("40/7200:3600", FORTY),
        ("40/7200+30:3600+30", TimeControl((Stage(7200, 40), Stage(3600)), 30)),
        ("*30", TimeControl.each_move(30)),
        ("*0.5", TimeControl.each_move(0.5)),
        ("1209600", TimeControl.per_game(1209600)),
        ("3600.125+0.5", TimeControl.fischer(3600.125, 0.5)),
    ],
)
def test_pdn_tag(text: str, control: TimeControl) -> None:
    assert TimeControl.parse(text) == control
    assert str(control) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "?", "-", "0", "*0", "*", "300+", "+5", "300+5+5", "300:", ":300", "40/", "-300"),
        *("3e5", "nan", "inf", "*30+5", "300 ", "40/7200", "7200:3600", "0/7200:3600"),
        *("40/7200:30/3600", "40/7200:3600+30", "0:0", "9" * 400, "300;5", "5 min"),
    ],
)
def test_bad_tag(text: str) -> None:
    with pytest.raises(NotationError):
        TimeControl.parse(text)


@pytest.mark.parametrize(
    "given_",
    [
        {"stages": ()},
        {"stages": (Stage(-1),)},
        {"stages": (Stage(float("nan")),)},
        {"stages": (Stage(float("inf")),)},
        {"stages": (Stage(60),), "bonus": -1},
        {"stages": (Stage(60, -1), Stage(30))},
        {"stages": (Stage(60),), "periods": -1, "period": 10},
        {"stages": (Stage(60),), "periods": 2},
        {"stages": (Stage(60),), "period": 10},
        {"stages": (Stage(60, 2), Stage(30)), "per_move": True},
        {"stages": (Stage(60),), "bonus": 2, "per_move": True},
        {"stages": (Stage(0, 10), Stage(30))},
    ],
)
def test_bad_control(given_: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        TimeControl(**given_)


CONTROLS = st.one_of(
    st.builds(TimeControl.per_game, st.integers(1, 500)),
    st.builds(TimeControl.fischer, st.integers(1, 500), st.integers(0, 30)),
    st.builds(TimeControl.bronstein, st.integers(1, 500), st.integers(0, 30)),
    st.just(TimeControl.parse("3/40+2:2/20+2:10+2")),
)


@given(control=CONTROLS, spent=st.lists(st.integers(0, 20), max_size=30))
def test_no_time_from_nowhere(control: TimeControl, spent: list[int]) -> None:
    """What is left is what was given and earned, less what was used, as long as no flag falls."""
    clock = Clock.ready(control).start("white", 0)
    now = 0
    given_ = dict.fromkeys(("white", "black"), control.stages[0].seconds)
    used = {"white": 0, "black": 0}
    moves = {"white": 0, "black": 0}
    stage = {"white": 0, "black": 0}
    for seconds in spent:
        side = clock.running
        assert side is not None
        now += seconds
        if clock.flag(now):
            assert used[side] + seconds > given_[side]
            break
        clock = clock.press(now)
        used[side] += seconds
        fischer = control.rule == "fischer"
        given_[side] += control.bonus if fischer else min(control.bonus, seconds)
        moves[side] += 1
        if moves[side] == control.stages[stage[side]].moves:
            stage[side] += 1
            moves[side] = 0
            given_[side] += control.stages[stage[side]].seconds
        for one in ("white", "black"):
            assert clock.left(one, now) == given_[one] - used[one]


@given(main=st.integers(0, 50), periods=st.integers(1, 4), period=st.integers(1, 20), t=st.data())
def test_byo_yomi_lasts_exactly(main: int, periods: int, period: int, t: st.DataObject) -> None:
    clock = Clock.ready(TimeControl.byo_yomi(main, periods, period)).start("white", 0)
    whole = main + periods * period
    used = t.draw(st.integers(0, whole))
    assert clock.flag(used) is None
    assert clock.flag(whole + 0.25) == "white"
    later = clock.periods_left("white", used)
    assert later == periods - max(0, -(-(used - main) // period) - 1)


KINDS = [
    (TimeControl.per_game(60), 60),
    (TimeControl.fischer(60, 5), 60),
    (TimeControl.bronstein(60, 5), 60),
    (TimeControl((Stage(60, 2), Stage(30))), 60),
    (TimeControl.byo_yomi(60, 2, 10), 80),
    (TimeControl.each_move(30), 30),
]


@pytest.mark.parametrize("sheet", damier.sheets())
@pytest.mark.parametrize(("control", "limit"), KINDS, ids=str)
def test_flag_in_a_game(sheet: str, control: TimeControl, limit: float) -> None:
    game = Game(sheet, control=control)
    first = game.turn
    game.start_clock(100)
    assert game.check_flag(100 + limit) is None
    outcome = game.check_flag(100 + limit + 0.25)
    assert outcome is not None
    assert (outcome.reason, outcome.article) == ("flag", None)
    assert outcome.winner == damier.board.setup.opponent(first)
    assert game.state.clock is not None
    assert game.state.clock.running is None


def test_a_command_after_the_flag_ends_the_game() -> None:
    game = Game("kndb", control=TimeControl.per_game(10))
    game.start_clock(0)
    with pytest.raises(GameError, match="the game is over"):
        game.play("32-28", at=11)
    assert game.outcome is not None
    assert game.outcome.winner == "black"
    assert not game.entries


@pytest.mark.parametrize("at", [None, float("nan"), float("inf")])
def test_a_timed_move_needs_a_time(at: float | None) -> None:
    game = Game("kndb", control=TimeControl.per_game(10))
    before = game.state
    with pytest.raises(GameError, match="time"):
        game.play("32-28", at=at)
    assert game.state == before


@pytest.mark.parametrize("at", [float("nan"), float("inf")])
def test_a_clock_needs_a_time_too(at: float) -> None:
    game = Game("kndb", control=TimeControl.per_game(10))
    for command in (game.start_clock, game.check_flag):
        with pytest.raises(GameError, match="expected a time in seconds"):
            command(at)
    assert game.clock_started is None
    game.start_clock(3)
    assert game.clock_started == 3


def test_the_time_until_the_end_is_used() -> None:
    game = Game("kndb", control=TimeControl.per_game(60))
    game.start_clock(0)
    game.play("32-28", at=5)
    game.resign(at=12)
    assert game.state.clock is not None
    assert faces(game.state.clock, 99) == (55, 53)
    game.take_back()
    game.play("32-28", at=5)
    game.offer_draw("white", at=6)
    game.accept_draw(at=9)
    assert faces(game.state.clock, 99) == (55, 56)


def test_the_first_move_starts_a_clock_that_was_not_started() -> None:
    game = Game("kndb", control=TimeControl.fischer(60, 5))
    game.play("32-28", at=500)
    assert game.state.clock is not None
    assert faces(game.state.clock, 510) == (65, 50)
    game.take_back()
    assert game.state.clock == Clock.ready(TimeControl.fischer(60, 5))
