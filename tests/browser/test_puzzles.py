"""Puzzles in a browser: solved by mouse, touch and keys, refuted, hinted at, raced and repeated."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from damier.learn import puzzles
from damier.table.wire import dotted
from damier.texts import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from damier.learn import Puzzle
    from web.harness import Server

    Visit = Callable[..., Visitor]

sizes = pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])


def some_puzzle(sheet: str = "kndb") -> Puzzle:
    """Return one that takes two moves, of which a hand may make another than the right one."""
    return next(
        each
        for each in puzzles(sheet).select("give-1")
        if len(each.line) == 3 and len(each.position.legal_moves) > 1
    )


def wrong_text(puzzle: Puzzle) -> str:
    position = puzzle.position
    return position.text(next(m for m in position.legal_moves if m != puzzle.solution.move))


@sizes
def test_a_puzzle_is_solved_by_hand_and_the_next_one_comes(
    server: Server, visitors: Visit, phone: bool
) -> None:
    puzzle = some_puzzle()
    me = visitors(server, phone=phone)
    me.open(f"/learn/kndb/puzzle/{puzzle.id}")
    me.see("h1", re.compile("wins: take|saves the draw"))
    for place, move in enumerate(puzzle.line):
        if place % 2 == 0:
            me.see("damier-board[interactive=white], damier-board[interactive=black]")
            me.tap(*move.path)
    me.see(".slip.right h2", "Solved!")
    me.see(".slip .where", text(f"theme-{puzzle.themes[0]}", "en"))
    me.see(".streak", "1 in a row")
    assert me.complaints() == []
    me.page.evaluate("window.here = true")
    me.click(".slip .primary", "Next puzzle")
    expect(me.page).not_to_have_url(re.compile(puzzle.id))
    me.see(".slip.hints")
    assert me.page.evaluate("window.here") is True


@sizes
def test_a_wrong_move_is_refuted_on_the_board(server: Server, visitors: Visit, phone: bool) -> None:
    puzzle = some_puzzle()
    me = visitors(server, phone=phone, color_scheme="dark" if phone else "light")
    me.open(f"/learn/kndb/puzzle/{puzzle.id}")
    start = puzzle.position
    me.see("damier-board")
    me.type(wrong_text(puzzle))
    me.see(".slip.wrong h2", "Not this one")
    why = me.see(".slip.wrong .lede").inner_text()
    assert why.strip()
    shown = me.page.locator(".slip.wrong .route .mv").all_inner_texts()
    after = start
    for move in shown:
        after = after.play(move.replace("×", "x").replace("–", "-"))
    assert len(shown) >= 2
    assert me.pieces == dotted(after.board)
    assert me.complaints() == []
    me.click(".slip .primary", "Try again")
    me.see(".slip.hints")
    me.type(puzzle.texts[0])
    me.see(".said", "Right! Go on.")
    me.type(puzzle.texts[2])
    me.see(".slip.right")
    me.see(".streak", "Ten in a row make a king")


def test_by_keyboard_alone_with_three_hints(server: Server, visitors: Visit) -> None:
    puzzle = some_puzzle()
    me = visitors(server)
    me.open(f"/learn/kndb/puzzle/{puzzle.id}")
    me.see("damier-board")
    path = puzzle.line[0].path
    for button, said in (
        ("Give me a hint", f"Look at {path[0]}."),
        ("The first step", f"Begin with {path[0]} to {path[1]}."),
        ("The whole move", "Play "),
    ):
        me.see(".hints .btn", button).focus()
        me.page.keyboard.press("Enter")
        me.see(".said", said)
    assert me.complaints() == []
    me.type(puzzle.texts[0])
    me.see(".said", "Right! Go on.")
    me.type(puzzle.texts[2])
    me.see(".slip.right")
    me.page.keyboard.press("Tab")
    expect(me.page.locator(".slip .primary")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page).not_to_have_url(re.compile(puzzle.id))
    focused = "document.activeElement.localName"
    me.wait(lambda: me.page.evaluate(focused) == "damier-board", "the board to have the focus")


def test_a_move_the_rules_refuse_is_no_mistake(server: Server, visitors: Visit) -> None:
    puzzle, at, to = next(
        (each, at, to)
        for each in puzzles("kndb")
        for at, to in ((31, 26), (32, 28), (33, 29), (20, 25), (19, 23), (18, 23))
        if each.position.piece_at(at).lower() == each.position.turn[0]
        and dotted(each.position.board)[to - 1] == "."
        and each.position.legal_moves[0].is_capture
    )
    me = visitors(server)
    me.open(f"/learn/kndb/puzzle/{puzzle.id}")
    me.see("damier-board")
    me.tap(at, to)
    me.see(".said b")
    me.see(".slip.hints")
    with_progress = me.page.evaluate("fetch('/api/learn').then((a) => a.json())")
    assert with_progress["met"] == 0


def test_the_solution_is_shown_with_its_theme(server: Server, visitors: Visit) -> None:
    puzzle = some_puzzle()
    me = visitors(server)
    me.open(f"/learn/kndb/puzzle/{puzzle.id}")
    me.click(".hints .btn", "Show the solution")
    me.see(".slip.right h2", "This is the way")
    shown = me.page.locator(".slip .route .mv").all_inner_texts()
    assert [each.replace("×", "x").replace("–", "-") for each in shown] == list(puzzle.texts)


def test_from_the_start_page_to_todays_puzzle(server: Server, visitors: Visit) -> None:
    me = visitors(server, lang="nl")
    me.open("/")
    me.click("header nav a", "Leren")
    me.see("h1", "Leren en puzzelen")
    me.see(".chips a", text("theme-take-2", "nl"))
    assert me.complaints() == []
    me.click(".tear .btn")
    me.see(".ask .where", "De puzzel van vandaag")
    me.see("damier-board")


def test_what_is_learned_can_be_saved_and_forgotten(server: Server, visitors: Visit) -> None:
    puzzle = some_puzzle()
    me = visitors(server)
    me.open(f"/learn/kndb/puzzle/{puzzle.id}")
    me.see("damier-board")
    me.type(wrong_text(puzzle))
    me.see(".slip.wrong")
    me.open("/learn/kndb")
    me.see(".row h2", "Nothing to repeat today")
    with me.page.expect_download() as saved:
        me.click(".kept a", "Save a copy")
    kept = json.loads(saved.value.path().read_text())
    assert f"puzzle:{puzzle.id}" in [each["item"] for each in kept["items"]]
    me.click(".kept button", "Forget it all")
    me.click(".kept button", "Forget it")
    me.see(".kept [role=status]", "All forgotten.")
    assert me.page.evaluate("fetch('/api/learn').then((a) => a.json())")["met"] == 0


def test_a_race_counts_and_goes_on_by_itself(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.page.clock.install()
    me.open("/learn/kndb/puzzle?way=race")
    me.see(".race .n")
    first = me.page.url
    name = re.search(r"puzzle/([0-9a-f]+)", first)
    assert name is not None
    puzzle = puzzles("kndb").find(name[1])
    for place, move in enumerate(puzzle.texts):
        if place % 2 == 0:
            me.see("damier-board[interactive=white], damier-board[interactive=black]")
            me.type_quickly(move)
            me.page.clock.run_for(2_000)
    me.wait(lambda: me.page.url != first, "the next puzzle")
    me.see(".race", "1 solved")
    me.page.clock.run_for(181_000)
    me.see(".over h1", "Time! You solved one.")
    me.see(".over", "Your best: 1")


@pytest.mark.parametrize("lang", ["ar", "sv"])
def test_the_page_speaks_the_readers_language(server: Server, visitors: Visit, lang: str) -> None:
    puzzle = some_puzzle()
    me = visitors(server, lang=lang)
    me.open(f"/learn/kndb/puzzle/{puzzle.id}")
    me.see(".hints .btn", text("puzzle-hint-1", lang))
    me.see("damier-board")
    me.type(wrong_text(puzzle))
    me.see(".slip.wrong h2", text("puzzle-wrong", lang))
    assert me.complaints() == []
    me.open("/learn/kndb")
    me.see("h1", text("learn-title", lang))
    assert me.complaints() == []
