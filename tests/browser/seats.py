"""People who sit down at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]


def sit(me: Visitor, made: dict[str, Any]) -> None:
    """Open a table and wait until its board is there."""
    me.open(made["url"])
    expect(me.board).to_be_visible()


def two(server: Server, visitors: Visit, **asked: Any) -> tuple[Visitor, Visitor, dict[str, Any]]:
    """Seat two browsers at a table by its link: the maker (White) and the guest."""
    made = server.table(opponent={"kind": "link"}, colour="white", name="Anna", **asked)
    anna, bram = visitors(server), visitors(server, phone=True)
    sit(anna, made)
    bram.open(made["invite_url"])
    bram.page.get_by_label("Your name").fill("Bram")
    bram.click("button", "Sit down")
    expect(bram.board).to_be_visible()
    anna.see(".player", "Bram")
    bram.see(".player", "Anna")
    return anna, bram, made
