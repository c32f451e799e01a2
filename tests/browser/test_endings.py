"""Endings in a browser: won to the end, let go and told, built with progress, and none at all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from damier import Position
from damier.board.setup import Setup
from damier.engine.endgame import Tables
from damier.learn.endings import keeping
from damier.texts import plain, text
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from browser.visitor import Visitor

    Visit = Callable[..., Visitor]

OPEN = "damier-board[interactive=white]"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the cache of a server that knows English endings of three pieces and no others."""
    cache = tmp_path_factory.mktemp("cache")
    Tables("english", folder=cache / "endgame").build(3, threads=1)
    return cache


@pytest.fixture(scope="module")
def trainer(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("trainer") / "data"
    data.mkdir()
    limit = {"DAMIER_ENDGAME_POSITIONS": "3000000"}
    server = Server(data, DAMIER_CACHE=str(folder), **limit).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def tables(folder: Path) -> Tables:
    return Tables("english", folder=folder / "endgame")


def shown(me: Visitor) -> Position:
    """Return what stands on the board, White to move."""
    me.see(OPEN)
    return Position.from_setup(Setup(me.pieces.replace(".", "e"), "white"), "english")


@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
def test_an_ending_is_won_to_the_end(
    trainer: Server, visitors: Visit, tables: Tables, phone: bool
) -> None:
    me = visitors(trainer, phone=phone)
    me.open("/learn/english")
    me.click(".row .btn >> nth=-2")
    me.click(".chips a", "Two kings against one king")
    left = int(re.findall(r"\d+", me.see("h1", "White wins in").inner_text())[0])
    assert me.complaints() == []
    for to_go in range(left - 1, -1, -1):
        position = shown(me)
        best = keeping(position, "win", tables)[0]
        if phone:
            me.tap(*best.path)
        else:
            me.type(position.text(best))
        if to_go:
            me.see(".said", "One move to go." if to_go == 1 else f"{to_go} moves to go.")
    me.see(".slip.right h2", "Won!")
    me.see(".slip .lede", "there is no shorter way")
    assert me.complaints() == []
    me.page.keyboard.press("Tab")
    me.see(".slip .primary", "Another position").focus()
    me.page.keyboard.press("Enter")
    me.see(OPEN)
    me.see(".slip.hints")
    focused = "document.activeElement.localName"
    me.wait(lambda: me.page.evaluate(focused) == "damier-board", "the board to have the focus")


def test_a_win_that_is_let_go_is_told_and_the_shortest_way_is_shown(
    trainer: Server, visitors: Visit, tables: Tables
) -> None:
    me = visitors(trainer, color_scheme="dark")
    bad, position = None, Position.start("english")
    while bad is None:  # in some positions every move keeps the win
        me.open("/learn/english/endings?material=MM-K&goal=win")
        position = shown(me)
        good = keeping(position, "win", tables)
        bad = next((move for move in position.legal_moves if move not in good), None)
    me.type(position.text(bad))
    me.see(".slip.wrong h2", "The win slipped away at move 1")
    written = position.text(good[0]).replace("x", "×").replace("-", "–")
    me.see(".slip.wrong .lede .mv", written)
    assert me.complaints() == []
    me.click(".slip .btn", "Show the shortest way")
    me.see(".slip.right h2", "The shortest way")
    after = position
    for move in me.page.locator(".slip .route .mv").all_inner_texts():
        after = after.play(move.replace("×", "x").replace("–", "-"))
    assert not after.legal_moves
    me.click(".slip .primary", "Try again")
    assert shown(me).board == position.board
    me.type(position.text(bad))
    me.see(".slip.wrong")
    me.click(".slip .primary", "Take that move back")
    assert shown(me).board == position.board


def test_a_draw_is_held_against_the_best(trainer: Server, visitors: Visit, tables: Tables) -> None:
    me = visitors(trainer)
    me.open("/learn/english/endings?material=K-K&goal=draw")
    me.see("h1", "White holds the draw: 10 moves")
    for _ in range(10):
        position = shown(me)
        me.type(position.text(keeping(position, "draw", tables)[0]))
        me.see(".slip.right, .said:has-text('Still a draw')")
        if me.count(".slip.right"):
            break
    me.see(".slip.right h2", "The draw is held!")


def test_tables_are_built_with_a_bar_that_fills(trainer: Server, visitors: Visit) -> None:
    me = visitors(trainer)
    me.open("/learn/canadian/endings")
    me.see(".lede", "There are no endgame tables for these rules yet.")
    me.see(".build", "Tables for up to 3 pieces take 1.5 MB and about 3 seconds.")
    assert me.complaints() == []
    me.click(".build .btn", "Build the tables")
    me.see(".build progress")
    me.see("#building", re.compile(r"Building the tables: \d+%"))
    me.see(".chips a", "One king against one man")
    expect(me.page.locator("progress")).to_have_count(0)
    assert me.complaints() == []


def test_a_sheet_without_tables_is_told_in_a_sentence(tmp_path: Path, visitors: Visit) -> None:
    (tmp_path / "data").mkdir()
    nothing = {"DAMIER_CACHE": str(tmp_path / "cache"), "DAMIER_ENDGAME_POSITIONS": "0"}
    server = Server(tmp_path / "data", **nothing).start()
    me = visitors(server)
    me.open("/learn/swedish/endings")
    me.see(".lede", "There are no endgame tables for these rules here")
    assert me.count(".build") == 0
    assert me.complaints() == []
    me.open("/learn/swedish/endings?material=KK-K&goal=win")
    me.see("h1", "There is no such ending to train here.")
    me.click(".nothing .btn", "All endings")
    me.see(".lede", "There are no endgame tables for these rules here")
    me.faults.clear()  # a browser notes every answer that is no
    server.stop()


@pytest.mark.parametrize("lang", ["ar", "sv"])
def test_endings_speak_the_readers_language(trainer: Server, visitors: Visit, lang: str) -> None:
    me = visitors(trainer, lang=lang, phone=True)
    me.open("/learn/english/endings")
    me.see("h1", text("learn-endings", lang))
    me.see("h2", text("endings-to-hold", lang))
    assert me.complaints() == []
    me.open("/learn/english/endings?material=KK-K&goal=win")
    me.see(OPEN)
    assert (
        plain(text("material-kings", lang, kings=2))
        in plain(me.see(".ask .kind").inner_text()).lower()
    )
    assert me.complaints() == []
