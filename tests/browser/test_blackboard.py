"""The board of a class in real browsers: five answers and their spread, on all kinds of screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from browser.test_classes import (
    ASK,
    NAMES,
    SIDEWAYS,
    enter,
    join,
    make_class,
    make_pupils,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

FEN = "W:W31,32,37,38,42:B12,13,18,22,23"
ANSWERS = [(32, 28), (32, 28), (31, 27), (32, 28), (37, 41)]  # the last is no move
UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True}


def press(me: Visitor, *squares: int) -> None:
    """Touch squares of the board, one after the other."""
    for square in squares:
        me.page.locator(f"damier-board [data-square='{square}']").focus()
        me.page.keyboard.press("Enter")


def open_board(me: Visitor, address: str) -> None:
    """Go to the board of a class as its page leads there."""
    me.open(address)
    me.click("[data-act=board]")
    me.see("h1")


def test_five_answer_the_teacher_sees_the_spread_and_shows_the_solution(
    server: Server, visitors: Visit
) -> None:
    teacher = visitors(server)
    join(teacher, "Teacher at the board")
    address = make_class(teacher, "Board group").removeprefix(server.url)
    slips = make_pupils(teacher, NAMES)
    teacher.click("[data-act=printed]")
    looks: list[dict[str, Any]] = [SIDEWAYS, UPRIGHT, {"lang": "ar"}, {"color_scheme": "dark"}, {}]
    pupils = []
    for slip, look in zip(slips, looks, strict=True):
        pupil = visitors(server, **look)
        enter(pupil, slip)
        pupils.append(pupil)
    open_board(teacher, address)
    for pupil in pupils[:4]:
        pupil.open(f"{address}/board")
        pupil.see(".nothing")
    assert [*teacher.complaints(), *pupils[1].complaints()] == []
    teacher.page.locator("textarea[name=text]").fill(FEN)
    teacher.click("form[data-form=text] button")
    teacher.see("h1", "White to move")
    for pupil in pupils[:4]:
        expect(pupil.page.locator("[data-told]")).to_contain_text("31")
    teacher.click(".pencil")
    press(teacher, 32, 28)
    expect(pupils[0].page.locator("damier-board .drawn")).not_to_have_count(0)
    teacher.click(".pencil")
    teacher.page.locator("form[data-form=ask] input").fill("Which move keeps it?")
    teacher.click("form[data-form=ask] button")
    pupils[4].open(f"{address}/board")  # late, and sees the same
    for pupil in pupils:
        pupil.see("h1", "Which move keeps it?")
    press(teacher, 32, 28)
    teacher.see("[data-kept]", "32")
    for pupil, squares in zip(pupils[:4], ANSWERS, strict=False):
        press(pupil, *squares)
        expect(pupil.page.locator(f"[data-mine='{squares[0]}-{squares[1]}']")).to_be_visible()
        assert pupil.complaints() == []
    assert pupils[0].count(".spread, .answerers, [data-solution]") == 0
    expect(teacher.page.locator(".answerers li:not([data-answer=''])")).to_have_count(4)
    press(pupils[4], 38, 33)
    expect(teacher.page.locator(".answerers li:not([data-answer=''])")).to_have_count(5)
    expect(teacher.page.locator(".spread [data-move='32-28'][data-count='3']")).to_be_visible()
    assert teacher.complaints() == []
    pupils[2].page.reload()  # and has said so still
    expect(pupils[2].page.locator("[data-mine='31-27']")).to_be_visible()
    teacher.click("[data-act=close]")
    teacher.click("[data-act=spread-show]")
    for pupil in pupils:
        expect(pupil.page.locator(".spread [data-move='32-28'][data-count='3']")).to_be_visible()
        assert pupil.count(".answerers") == 0
        assert not [name for name in NAMES if name in pupil.page.inner_text("main")]
    teacher.click("[data-act=solve]")
    for pupil, right in zip(pupils, ("true", "true", "false", "true", "false"), strict=True):
        expect(pupil.page.locator(f".mine[data-right={right}]")).to_be_visible()
        expect(pupil.page.locator("[data-solution]")).to_be_visible()
        assert pupil.complaints() == []
    teacher.click("[data-act=away]")
    pupils[0].see(".nothing")


def test_a_puzzle_and_a_position_by_hand_go_on_the_board(server: Server, visitors: Visit) -> None:
    teacher = visitors(server, phone=True)
    join(teacher, "Teacher by hand")
    address = make_class(teacher, "By hand").removeprefix(server.url)
    open_board(teacher, address)
    teacher.click("form[data-form=puzzle] button")
    teacher.see("form[data-form=ask]")
    assert teacher.complaints() == []
    teacher.click("form[data-form=ask] button")
    teacher.see("[data-kept]")
    teacher.click("[data-act=solve]")
    teacher.see(".line [aria-current]")
    teacher.click("[data-act=first]")
    teacher.click("[data-act=later]")
    teacher.click(".setting summary")
    teacher.click("[data-act=edit]")
    teacher.see(".panel.edit")
    teacher.page.locator("#fen").fill(FEN)
    expect(teacher.page.locator(".panel.edit .primary")).to_be_enabled()
    assert teacher.complaints() == []
    teacher.click(".panel.edit .primary")
    teacher.see(".desk")
    shown = teacher.page.evaluate(
        "async path => (await (await fetch(path)).json()).fen", f"/api{address}/board"
    )
    assert shown.startswith("W:W31,32,37")
    played = "1. 32-28 19-23 2. 28x19 14x23 *"
    teacher.click(".setting summary")
    teacher.page.locator("textarea[name=text]").fill(played)
    teacher.click("form[data-form=text] button")
    expect(teacher.page.locator(".line button")).to_have_count(4)
    board = f"/api{address}/board/away"
    assert teacher.page.evaluate(ASK, [board, {}]) is None
