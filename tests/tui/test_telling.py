"""Words beside the board, the engine's lines, and clocks, as text."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from pathlib import Path

import pytest
from rich.cells import cell_len

import damier
from damier import sheet
from damier.engine import Analysis, Engine, Limit
from damier.engine.analysis import Line
from damier.game.options import Option
from damier.live.thinking.host import Host
from damier.texts.catalogue import catalogue, languages, plain
from damier.tui import reading
from damier.tui.actions import ACTIONS
from damier.tui.analyst import Analyst
from damier.tui.telling import telling
from damier.tui.thinking import bar, found, score_text
from damier.tui.widgets.panels import clock_text
from damier.tui.words import Words
from tui.makers import session_of

EN = Words("en")
MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")


def test_whose_turn_it_is_comes_last():
    told = telling(session_of(), EN)
    assert (told.title, told.lines, told.tone) == ("White to move", (), "calm")


def test_pieces_that_have_to_take_are_named():
    assert telling(session_of(start="W:W28,37:B22,1"), EN).lines == (
        "The piece on 28 has to take.",
    )
    assert "28 29" in telling(session_of(start="W:W28,29:B22,24,1"), EN).lines[0]


def test_at_the_table_nobody_tells_what_has_to_take():
    assert telling(session_of(mode="table", start="W:W28,37:B22,1"), EN).lines == ()


def test_moves_stand_on_a_line_of_their_own():
    session = session_of(start="W:W28,37:B22,1")
    session.type("37-31")
    assert telling(session, Words("ar")).lines[-1] == "28x17"


def slip_told(lang):
    session = session_of("djeco", mode="table", start="W:W28,37:B22,1,2")
    session.type("37-31")
    told = telling(session, Words(lang))
    assert told.tone == "asked"
    return "\n".join((told.title, *told.lines))


def test_a_move_in_an_arabic_sentence_is_not_turned_round(monkeypatch):
    """32-28 was shown as 28-32 by terminals that turn lines round."""
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\u206837-31\u2069" in slip_told("ar")
    assert re.search("\u2068 +\\[ \\]\u2069", reading.help_text(Words("ar")))
    assert not MARKS.search(slip_told("en"))


@pytest.mark.parametrize("term", ["linux", "dumb", "vt220", ""])
@pytest.mark.parametrize("lang", languages())
def test_no_boxes_in_a_terminal_without_directions(lang, term, monkeypatch):
    monkeypatch.setenv("TERM", term)
    assert not MARKS.search(slip_told(lang))
    assert not MARKS.search(reading.help_text(Words(lang)))
    assert not MARKS.search(reading.rules_text(sheet("djeco"), Words(lang))[0])


def test_marks_take_no_room_on_the_screen(monkeypatch):
    """As many columns with marks as without, or the borders of the panels would move."""
    monkeypatch.setenv("TERM", "xterm-256color")
    rules, begins = reading.rules_text(sheet("djeco"), Words("ar"), "3")
    assert MARKS.search(rules.splitlines()[begins])
    for line in (*slip_told("ar").splitlines(), *rules.splitlines()):
        assert cell_len(line) == len(plain(line)) - combining(line)


def combining(line):
    """How many signs of a line are written over the letter before."""
    return sum(unicodedata.category(sign) == "Mn" for sign in line)


def test_a_draw_is_asked_for():
    session = session_of(people="white")
    session.deed(Option("offer-draw"), "black")
    assert telling(session, EN).title == "A draw?"
    assert [option.kind for option in session.choices] == ["accept-draw", "decline-draw"]


def test_the_end_has_its_reason():
    session = session_of(start="W:W28:B22")
    session.type("28x17")
    told = telling(session, EN)
    assert (told.title, told.tone) == ("White wins", "over")
    assert told.lines[0] == "Black has no piece left."


def test_a_counter_is_told_once_it_is_half_way():
    session = session_of(start="W:WK46,K2:BK50")
    for move in ("46-41", "50-45", "41-46"):
        assert session.type(move)
        assert telling(session, EN).lines == ()
    session.type("45-50")
    assert telling(session, EN).lines == ("Same position: 2 of 3 times",)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("sheet", ["international", "djeco"])
def test_rules_can_be_read_in_every_language(sheet, lang):
    text, begin = reading.rules_text(damier.sheet(sheet), Words(lang))
    assert len(text) > 500
    assert begin == 0


def test_every_key_is_named_once():
    keys = [key for action in ACTIONS for key in action.keys.split(",")]
    assert len(keys) == len(set(keys))


def test_every_word_of_the_terminal_is_used():
    source = "".join(path.read_text() for path in Path("src/damier/tui").rglob("*.py"))
    built = ("terminal-term-", "terminal-rival-", "terminal-mode-", "terminal-mark-")
    keys = re.findall(r"^(terminal-[a-z-]+)", catalogue("en", "terminal"), re.MULTILINE)
    unused = [key for key in keys if key not in source and not key.startswith(built)]
    assert unused == []


@pytest.mark.parametrize(
    ("score", "turn", "text"),
    [
        (0.5, "W", "+0.50"),
        (0.5, "B", "−0.50"),
        (-1.234, "W", "−1.23"),
        (299.95, "W", "+#3"),
        (299.95, "B", "−#3"),
        (-299.94, "B", "+#3"),
    ],
)
def test_scores_are_as_white_sees_them(score, turn, text):
    position = damier.Position.from_fen(f"{turn}:WK1:BK50")
    assert score_text(Line(score, 5, ()), position) == text


def test_lines_are_written_from_the_position_on():
    position = damier.Position.start()
    analysis = Engine(memory=4).analyse(position, Limit(nodes=5_000), lines=3)
    written = found(analysis, position)
    assert len(written.lines) == 3
    first = written.lines[0][1].split()
    assert position.parse(first[0]) == analysis.best
    assert 0.3 < written.share < 0.7
    assert found(Analysis((), 0, 0.0), position) is None


@pytest.mark.parametrize(("share", "filled"), [(0, 0), (0.5, 10), (1, 20), (7, 20), (-3, 0)])
def test_the_bar_is_as_long_as_the_share(share, filled):
    drawn = bar(share, 20)
    assert len(drawn) == 20
    assert drawn.count("█") == filled


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00.0"), (9.96, "0:10.0"), (10, "0:10"), (65.9, "1:05"), (3600, "1:00:00")],
)
def test_clocks_are_read_at_a_glance(seconds, text):
    assert clock_text(seconds) == text


def test_the_analyst_stops_when_it_is_told():
    async def scene():
        host = Host()
        analyst = Analyst(host, Limit(time=600))
        looking = analyst.look_at(damier.Position.start())
        await anext(looking)
        analyst.stop()
        assert len([found async for found in looking]) <= 1
        assert analyst.position is None
        assert host.is_idle

    asyncio.run(scene())


def test_a_hint_is_the_only_move_at_once():
    game = damier.Game(start="W:W28:B22,12,1")
    [move] = asyncio.run(Analyst(Host(), Limit(nodes=1)).advice(game))
    assert str(move) == "28x8"
