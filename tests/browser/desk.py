"""What the tests of the analysis page do on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from damier import pdn

if TYPE_CHECKING:
    from browser.visitor import Visitor

sizes = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def open_papers(me: Visitor) -> None:
    """Open what is opened and saved."""
    me.page.locator(".io .deeds .btn").nth(1).click()


def open_game(me: Visitor, text: str) -> None:
    """Open a written game."""
    open_papers(me)
    me.page.fill("#pdn", text)
    me.click(".papers .btn.primary")


def right_drag(me: Visitor, start: int, end: int) -> None:
    """Drag with the other button, which draws."""
    boxes = [
        me.page.locator(f"damier-board button[data-square='{square}']").bounding_box()
        for square in (start, end)
    ]
    for step, box in enumerate(boxes):
        assert box is not None
        me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        if not step:
            me.page.mouse.down(button="right")
    me.page.mouse.up(button="right")


def saved(me: Visitor) -> pdn.Record:
    """Save the game as PDN and read it."""
    open_papers(me)
    with me.page.expect_download() as saving:
        me.page.locator(".papers .keep .btn").first.click()
    me.page.locator(".papers .btn.plain").click()
    return next(pdn.read(saving.value.path().read_bytes()))
