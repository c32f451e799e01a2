"""The engine's side of the Hub protocol, line by line."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import damier
from damier.engine import Analysis, Limit, Line
from damier.protocols.hub import HubEngine
from damier.protocols.hub.events import (
    Action,
    Configure,
    Forget,
    Go,
    PonderHit,
    Quit,
    Say,
    StopSearch,
)
from damier.protocols.hub.lines import HubLine, format_line, parse_line
from damier.protocols.hub.moves import format_moves
from damier.protocols.hub.settings import COMMON
from protocols.dialogues import dialogues, hold, read


def told(action: Action) -> str:
    """Say what an action is, as dialogues write it."""
    match action:
        case Say(line):
            return f"< {line}"
        case Configure(chosen):
            numbers = f"threads={chosen.threads} memory={chosen.memory} level={chosen.level}"
            return f"* configure {chosen.sheet.id} {numbers}"
        case Go(game, limit, mode):
            words = ["* search", mode, game.position.fen()]
            if limit is not None:
                names = ("time", "nodes", "depth", "clock", "bonus")
                given = ((name, getattr(limit, name)) for name in names)
                words += [f"{name}={value:g}" for name, value in given if value]
            return " ".join(words + (["after", format_moves(game.moves)] if game.moves else []))
        case StopSearch():
            return "* stop"
        case PonderHit():
            return "* ponder-hit"
        case Forget():
            return "* forget"
        case Quit():
            return "* quit"


class Caller:
    """Stands for the program around the protocol."""

    def __init__(self) -> None:
        self.hub = HubEngine()

    def hear(self, line: str) -> list[str]:
        return [told(action) for action in self.hub.feed(line)]

    def act(self, deed: str) -> list[str]:
        name, *words = deed.split()
        assert self.hub.searching is not None
        if name == "done":
            moves = self.moves(words)
            return [told(action) for action in self.hub.finish(moves)]
        score, depth, nodes, seconds, *line = words
        best = Line(float(score), int(depth), self.moves(line))
        lines = self.hub.progress(Analysis((best,), int(nodes), float(seconds)))
        return [f"< {line}" for line in lines]

    def moves(self, texts: list[str]) -> tuple[damier.Move, ...]:
        assert self.hub.searching is not None
        position = self.hub.searching.game.position
        moves = []
        for text in texts:
            moves.append(position.parse(text))
            position = position.play(moves[-1])
        return tuple(moves)


def words() -> dict[str, str]:
    """Return what dialogues leave open."""

    def complaint(fen: str) -> str:
        with pytest.raises(damier.DamierError) as error:
            damier.Position.from_fen(fen)
        return re.sub('"', "'", str(error.value))

    known = [*COMMON, *(name for name in damier.sheets() if name not in COMMON)]
    return {
        "version": damier.__version__,
        "variants": " ".join(known),
        "nothing": complaint(""),
        "short": complaint("W"),
        "crown": complaint("W" + "e" * 48 + "be"),
    }


@pytest.mark.parametrize("name", dialogues("hub-engine"))
def test_dialogue(name: str) -> None:
    caller = Caller()
    turns = []
    for turn in read("hub-engine", name):
        expected = [re.sub(r"\{(\w+)\}", lambda m: words()[m[1]], line) for line in turn.expected]
        turns.append(type(turn)(turn.mark, turn.text, tuple(expected)))
    hold(turns, caller.hear, caller.act)


def test_own_sheet_is_a_variant() -> None:
    hub = HubEngine("frysk")
    declared = next(line for line in map(told, hub.feed("hub")) if "variant" in line)
    assert "value=frisian" in declared  # it plays as Frisian does, whatever the start
    assert hub.feed("set-param name=variant value=frisian") == []
    assert hub.settings.sheet.id == "frysk"


def test_lines() -> None:
    assert parse_line("  level  move-time=1.5 infinite ") == HubLine(
        "level", {"move-time": "1.5", "infinite": ""}
    )
    assert parse_line('pos moves="1-6 7-11" pos=W') == HubLine(
        "pos", {"moves": "1-6 7-11", "pos": "W"}
    )
    assert parse_line('error message="never closed') == HubLine(
        "error", {"message": "never closed"}
    )
    assert format_line("id", name="a b", version='x"y', none=None, empty="") == (
        'id name="a b" version=x\'y empty=""'
    )


@given(st.text())
def test_any_line_can_be_read(line: str) -> None:
    command = parse_line(line)
    assert command is None or command.name in line


PARTS = st.sampled_from(
    [
        "hub",
        "init",
        "go",
        "stop",
        "quit",
        "pos",
        "level",
        "think",
        "ponder",
        "pos=",
        "moves=",
        "=W",
        "name=",
        "value=",
        "variant",
        "1-6",
        '"32-28',
        '19-23"',
        "depth=3",
        "infinite",
        "ping",
        "set-param",
        "new-game",
        "ponder-hit",
        "=",
        '"',
        "\x00",
        "é",
    ]
)


@given(st.lists(st.lists(PARTS | st.text(max_size=8), max_size=6).map(" ".join), max_size=12))
def test_nothing_upsets_it(lines: list[str]) -> None:
    hub = HubEngine("english")
    for line in lines:
        for action in hub.feed(line):
            assert "\n" not in told(action)
    if hub.searching is not None:
        assert told(hub.finish(())[0]).startswith("< done move=")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("memory", "0000000017592186044416"),
        ("memory", "65537"),
        ("memory", "0"),
        ("memory", "9" * 5000),
        ("threads", "00000000000000257"),
        ("threads", "257"),
        ("level", "11"),
        ("level", "-1"),
        ("level", ""),
    ],
)
def test_numbers_out_of_bounds(name: str, value: str) -> None:
    hub = HubEngine()
    before = hub.settings
    (answer,) = hub.feed(f"set-param name={name} value={value}")
    assert isinstance(answer, Say)
    assert answer.line.startswith(f'error message="expected {name} from')
    assert hub.settings == before
    assert hub.feed(f"set-param name={name} value=0005") == []
    assert getattr(hub.settings, name) == 5


def test_a_depth_beyond_all_searches() -> None:
    hub = HubEngine()
    hub.feed("level depth=1e14 nodes=1e14")
    (*_, search) = hub.feed("go think")
    assert isinstance(search, Go)
    assert search.limit == Limit(depth=120, nodes=10**14)
