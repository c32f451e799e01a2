"""Play scripted games: tests/data/games/<sheet>.toml, one list of steps a script.

A step is one command, what it needs (`by`, `at`, `plies`), and what is expected after it. Every
step must be listed with the offence and the outcome that it leaves; without them it leaves none.
A refused step changes nothing.

Commands: play (one move or several), shuffle (cycles of moves in turn, for `plies`), huff,
withdraw, stand, touch, straighten, land, release, offer, accept, decline, claim (true, or the move
announced), resign, start_clock, tick, take_back, look.
Expectations: options, offence, huffable, fen, turn, counters ("rule done/needed"), outcome
("winner reason article"), left (seconds on both clocks at `at`), refused (code), error (words).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import damier
from damier.errors import GameError, IllegalMove
from damier.game import Game
from damier.game.clock import Stage, TimeControl
from damier.rules import parse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.game.outcome import Outcome
    from damier.game.state import GameState

DATA = Path(__file__).parents[1] / "data" / "games"
COMMANDS = {
    *("play", "shuffle", "huff", "withdraw", "stand", "touch", "straighten", "land", "release"),
    *("offer", "accept", "decline", "claim", "resign", "start_clock", "tick", "take_back", "look"),
}
EXPECTED = {
    *("options", "offence", "huffable", "fen", "turn", "counters", "outcome", "left"),
    *("refused", "error"),
}
SETTINGS = {
    *("name", "mode", "start", "touch_move", "draw_options", "control", "judge", "house", "steps"),
}

METHODS = {
    "offer": "offer_draw",
    "accept": "accept_draw",
    "decline": "decline_draw",
    "claim": "claim_draw",
    "tick": "check_flag",
}


@dataclass(frozen=True)
class Script:
    """One scripted game of one sheet."""

    sheet: damier.Sheet
    settings: dict[str, Any]

    @property
    def steps(self) -> list[dict[str, Any]]:
        return self.settings["steps"]

    def __str__(self) -> str:
        return f"{self.sheet.id}: {self.settings['name']}"

    def game(self) -> Game:
        judge = self.settings.get("judge")
        return Game(
            self.sheet,
            mode=self.settings.get("mode", "guided"),
            start=self.settings.get("start"),
            touch_move=self.settings.get("touch_move"),
            draw_options=self.settings.get("draw_options", ()),
            control=time_control(self.settings.get("control")),
            judge=None if judge is None else lambda _: judge,
        )


def scripts() -> Iterator[Script]:
    """Yield all scripts; a `house` script plays by the sheet with lines of its own added."""
    for file in sorted(DATA.glob("*.toml")):
        for settings in tomllib.loads(file.read_text(encoding="utf-8"))["script"]:
            if unknown := set(settings) - SETTINGS:
                raise ValueError(f"{file.name}, {settings['name']}: unknown {unknown}")
            sheet = damier.sheet(file.stem)
            if house := settings.get("house"):
                own = f'id = "house"\nname = "House"\nextends = "{file.stem}"\n{house}'
                sheet = parse(own)
            yield Script(sheet, settings)


def time_control(given: str | dict[str, Any] | None) -> TimeControl | None:
    if given is None or isinstance(given, str):
        return None if given is None else TimeControl.parse(given)
    stages = given.get("stages")
    if stages is None:
        return getattr(TimeControl, given["kind"])(*given["of"])
    return TimeControl(tuple(Stage(*stage) for stage in stages))


class Player:
    """Plays one script and remembers what the game has shown, for the test of coverage."""

    def __init__(self, script: Script) -> None:
        self.script, self.game = script, script.game()
        self.shown: set[tuple[object, ...]] = set()

    def run(self) -> None:
        for number, step in enumerate(self.script.steps, start=1):
            known = COMMANDS | EXPECTED | {"by", "at", "plies"}
            assert not set(step) - known, f"step {number}: unknown {set(step) - known}"
            try:
                self.step(step)
            except AssertionError as error:
                raise AssertionError(f"{self.script}, step {number} {step}: {error}") from error

    def step(self, step: dict[str, Any]) -> None:
        before = self.game.state
        (command,) = (key for key in step if key in COMMANDS)
        if "refused" in step:
            with pytest.raises(IllegalMove) as refused:
                self.do(command, step)
            assert refused.value.refusal.code == step["refused"]
            self.shown.add(("refused", step["refused"], self.game.mode))
        elif "error" in step:
            with pytest.raises(GameError, match=step["error"]):
                self.do(command, step)
        else:
            self.do(command, step)
            self.expect(step)
            return
        assert _without_hand(self.game.state) == _without_hand(before), "a refusal changed the game"
        self.expect_said(step)

    def do(self, command: str, step: dict[str, Any]) -> None:
        game, value = self.game, step[command]
        timed = {"at": step["at"]} if "at" in step else {}
        by = {"by": step["by"]} if "by" in step else {}
        if command == "play":
            *first, last = value.split()
            self.play_all(first)
            if game.offence is not None:
                self.shown.add(("lapsed", game.offence.kind))
            game.play(last, **by, **timed)
        elif command == "shuffle":
            self.play_all(shuffled(value, step["plies"]))
        elif command == "take_back":
            for _ in range(value):
                game.take_back()
        elif command != "look":
            method = getattr(game, METHODS.get(command, command))
            method(*(() if value is True else (value,)), **by, **timed)
        if command in ("huff", "withdraw", "stand"):
            self.shown.add(("remedy", command))

    def play_all(self, moves: list[str]) -> None:
        for number, move in enumerate(moves, start=1):
            assert self.game.outcome is None, f"over before move {number}, {move}"
            self.game.play(move)
            assert self.game.offence is None, f"an offence by move {number}, {move}"

    def expect(self, step: dict[str, Any]) -> None:
        game = self.game
        assert told(game.outcome) == step.get("outcome", "none")
        assert (game.offence.kind if game.offence else "none") == step.get("offence", "none")
        if game.offence is not None:
            self.shown.add(("offence", game.offence.kind))
        if game.outcome is not None:
            self.shown.add(("end", game.outcome.reason))
            self.shown.update(
                ("draw", one.rule.rule, one.needed, one.rule.main_road)
                for one in game.counters
                if one.reached and one.rule.rule == game.outcome.reason
            )
        self.expect_said(step)

    def expect_said(self, step: dict[str, Any]) -> None:
        game = self.game
        if "options" in step:
            assert [str(option) for option in game.options] == step["options"]
        if "huffable" in step:
            assert game.offence is not None
            assert list(game.offence.huffable) == step["huffable"]
        if "fen" in step:
            assert game.position.fen() == step["fen"]
        if "turn" in step:
            assert game.turn == step["turn"]
        if "counters" in step:
            counters = [f"{one.rule.rule} {one.done}/{one.needed}" for one in game.counters]
            assert counters == step["counters"]
        if "left" in step:
            clock, at = game.state.clock, step.get("at", step.get("tick"))
            assert clock is not None
            assert at is not None
            assert [clock.left("white", at), clock.left("black", at)] == step["left"]


def shuffled(cycles: list[list[str]], plies: int) -> list[str]:
    """Return moves of the two sides in turn, each side going through its cycle again and again."""
    first, second = (cycle(moves) for moves in cycles)
    moves = (move for pair in zip(first, second, strict=False) for move in pair)
    return list(islice(moves, plies))


def told(outcome: Outcome | None) -> str:
    if outcome is None:
        return "none"
    return f"{outcome.winner or 'draw'} {outcome.reason} {outcome.article or '-'}"


def _without_hand(state: GameState) -> GameState:
    """A piece that is put back after a refusal leaves the hand; that is no change of the game."""
    return replace(state, hand=replace(state.hand, carried=()))
