"""Random commands never break a game: what is refused changes nothing, what is done replays."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import damier
from damier.errors import DamierError
from damier.game import Game
from damier.game.clock import TimeControl
from damier.game.touch import Hand
from game import draw_oracle
from game.house import FREE_CAPTURE, HUFF_IS_TURN, REMEDIES, house, random_start

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.game.state import GameState

SHEETS = [
    *map(damier.sheet, ("djeco", "swedish", "kndb", "norwegian", "hotte-fr", "hotte-nl")),
    *map(damier.sheet, ("international", "frisian", "russian", "english-wcdf", "breakthrough")),
    damier.sheet("antidraughts"),
    house("djeco", HUFF_IS_TURN),
    house("turkish", REMEDIES),
    house("english-wcdf", FREE_CAPTURE),
]
CONTROLS = [
    None,
    TimeControl.per_game(60),
    TimeControl.fischer(20, 3),
    TimeControl.byo_yomi(20, 2, 5),
    TimeControl.each_move(15),
]
SIDES = st.sampled_from([None, "white", "black"])
INDEX = st.integers(0, 99)
SQUARES = st.integers(0, 66)


class GameMachine(RuleBasedStateMachine):
    game: Game

    @initialize(
        sheet=st.sampled_from(SHEETS),
        at_table=st.booleans(),
        control=st.sampled_from(CONTROLS),
        seed=st.integers(0, 10**6),
        judged=st.booleans(),
    )
    def begin(
        self, sheet: damier.Sheet, at_table: bool, control: Any, seed: int, judged: bool
    ) -> None:
        options = [draw.rule for draw in sheet.draws if draw.option and seed % 2]
        self.setting = {
            "mode": "table" if at_table else "guided",
            "start": random_start(sheet, seed),
            "draw_options": options,
            "control": control,
            "judge": (lambda _: "draw") if judged else None,
        }
        self.game = Game(sheet, **self.setting)
        self.now = 0.0
        self.started: float | None = None
        self.before: dict[int, GameState] = {}

    def at(self) -> float | None:
        return None if self.setting["control"] is None else self.now

    def do(self, command: Callable[[], object]) -> None:
        """Try a command; if it is refused the game must be as before, but for a fallen flag."""
        before = self.game.state
        self.before[before.done] = before
        try:
            command()
        except DamierError:
            after = self.game.state
            if after.outcome is not None and after.outcome.reason == "flag":
                return
            lifted = replace(before.hand, carried=after.hand.carried)
            assert after == replace(before, hand=lifted)

    @rule(index=INDEX)
    def legal_move(self, index: int) -> None:
        moves = self.game.position.legal_moves
        if moves:
            self.do(lambda: self.game.play(moves[index % len(moves)], at=self.at()))

    @rule(index=INDEX, answer=st.sampled_from([None, "huff", "withdraw", "stand"]), which=INDEX)
    def any_attempt(self, index: int, answer: str | None, which: int) -> None:
        moves = self.game.position.core.attempts()
        if moves:
            self.do(lambda: self.game.play(moves[index % len(moves)], at=self.at()))
        if answer is not None:
            self.answer(answer, which)

    @rule(kind=st.sampled_from(["huff", "withdraw", "stand"]), which=st.integers(0, 60))
    def answer(self, kind: str, which: int) -> None:
        if kind == "huff":
            squares = self.game.offence.huffable if self.game.offence else ()
            square = squares[which % len(squares)] if squares and which % 4 else which
            self.do(lambda: self.game.huff(square, at=self.at()))
        else:
            self.do(lambda: getattr(self.game, kind)(at=self.at()))

    @rule(
        attempt=st.one_of(
            st.lists(SQUARES, max_size=4),
            st.sampled_from(["", "x", "32-28", "1-1", "28x19x10", "c3-d4", "99-1"]),
        ),
        by=SIDES,
    )
    def any_path(self, attempt: Any, by: Any) -> None:
        self.do(lambda: self.game.play(attempt, by=by, at=self.at()))

    @rule(kind=st.sampled_from(["offer", "offer", "accept", "decline", "resign"]), by=SIDES)
    def talk(self, kind: str, by: Any) -> None:
        if kind == "resign":
            if len(self.game.entries) > 8:
                self.do(lambda: self.game.resign(by, at=self.at()))
        else:
            self.do(lambda: getattr(self.game, f"{kind}_draw")(by, at=self.at()))

    @rule(index=INDEX, announced=st.booleans(), by=SIDES)
    def claim(self, index: int, announced: bool, by: Any) -> None:
        moves = self.game.position.legal_moves
        move = None
        if announced and moves:
            move = self.game.position.text(moves[index % len(moves)])
        self.do(lambda: self.game.claim_draw(move, by=by, at=self.at()))

    @rule(kind=st.sampled_from(["touch", "land", "release", "straighten"]), index=INDEX)
    def hand(self, kind: str, index: int) -> None:
        if kind == "touch":
            own = [move.start for move in self.game.position.core.attempts()]
            square = own[index % len(own)] if own and index % 3 else index
            self.do(lambda: self.game.touch(square))
        elif kind == "land":
            self.do(lambda: self.game.land(index))
        elif kind == "release":
            self.do(lambda: self.game.release(at=self.at()))
        else:
            self.do(self.game.straighten)

    @rule(seconds=st.sampled_from([0.0, 0.5, 1.0, 4.0, -3.0]), look=st.booleans())
    def time_passes(self, seconds: float, look: bool) -> None:
        self.now += seconds
        if not self.game.entries and self.started is None and self.game.outcome is None:
            self.started = self.now
            self.game.start_clock(self.now)
        if look:
            self.game.check_flag(self.now)

    @rule()
    def take_back(self) -> None:
        count = len(self.game.entries)
        self.do(self.game.take_back)
        if count:
            assert len(self.game.entries) == count - 1
            assert self.game.state == replace(self.before[count - 1], hand=Hand(), offer=None)

    @rule()
    def every_option_is_accepted(self) -> None:
        for side in ("white", "black"):
            for option in self.game.options_for(side):
                twin = copy.copy(self.game)
                named: dict[str, Any] = {"at": self.at()}
                command = option.kind.replace("-", "_")
                if option.kind == "huff":
                    named["square"] = option.square
                elif option.kind not in ("withdraw", "stand"):
                    named["by"] = side
                if twin.check_flag(self.now) is None:
                    getattr(twin, command)(**named)

    @invariant()
    def consistent(self) -> None:
        game, state = self.game, self.game.state
        assert (game.options == ()) == (state.outcome is not None)
        assert state.outcome is None or state.offence is None
        last = game.last_entry
        assert state.done == len(game.entries)
        assert game.counters == draw_oracle.counters(game)
        assert game.claiming_moves == draw_oracle.claiming_moves(game)
        assert state.position == (last.after if last else game.start)
        if state.offence is not None:
            assert self.setting["mode"] == "table"
            assert last is not None
            assert last.offence == state.offence.refusal
            assert state.offence.kind in game.sheet.table.offences
            for square in state.offence.huffable:
                assert game.position.piece_at(square).lower() == state.offence.by[0]
        elif state.outcome is None:
            assert game.position.legal_moves
            assert not any(one.reached and one.rule.how == "automatic" for one in game.counters)
        if state.must_be_legal:
            assert last is not None
            assert last.kind == "withdrawal"
        if state.hand.bound is not None and state.outcome is None:
            assert any(move.start == state.hand.bound for move in game.position.legal_moves)

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        game, again = self.game, Game(self.game.sheet, **self.setting)
        if self.started is not None:
            again.start_clock(self.started)
        for entry in game.entries:
            assert again.outcome is None
            if entry.kind == "move":
                again.play(entry.move, at=entry.at)
            elif entry.kind == "huff":
                again.huff(entry.square, at=entry.at)
            else:
                again.withdraw(at=entry.at)
            assert again.position == entry.after
        if again.offence is not None and game.offence is None:
            again.stand(at=self.at()) if "stand" in game.sheet.table.remedies else None
        assert again.positions == game.positions
        assert again.counters == game.counters
        said = ("resign", "flag", "agreement", "nobody-can-win")
        if game.outcome is None or game.outcome.reason not in said:
            claimed = game.outcome and game.outcome.reason and again.outcome is None
            if claimed:
                again.claim_draw(at=self.at())
            assert again.outcome == game.outcome
        if game.outcome is None:
            assert again.state.clock == game.state.clock


TestGame = GameMachine.TestCase
TestGame.settings = settings(max_examples=120, stateful_step_count=40, deadline=None)
