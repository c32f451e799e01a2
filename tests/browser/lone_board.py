"""A board alone on a page, for tests: shows data, finds squares, remembers what was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

START = "b" * 20 + "." * 10 + "w" * 20
OPENING = [{"text": f"{a}-{b}", "path": [a, b]} for a, b in [(31, 26), (32, 27), (32, 28)]]
THEMES = ["wood", "tournament", "djeco", "contrast", "dark"]


def setup(count: int, **pieces: str) -> str:
    """Return a board of `count` squares: setup(50, w32="…") is written w32, b28, W46."""
    squares = ["."] * count
    for name in pieces:
        squares[int(name[1:]) - 1] = name[0]
    return "".join(squares)


LONG = setup(50, w38="", w46="", b32="", b22="", b13="")
LONG_MOVE = {"text": "38x9", "path": [38, 27, 18, 9], "captured": [32, 22, 13]}
OTHER = {"text": "38x20", "path": [38, 27, 18, 20], "captured": [32, 22, 14]}
ROADS = setup(32, w26="", b22="", b23="", b14="", b15="")
ROAD_MOVES = [
    {"text": "26x10", "path": [26, 17, 10], "captured": [22, 14]},
    {"text": "26x10", "path": [26, 19, 10], "captured": [23, 15]},
]


class Board:
    """One board on a page: shows data, finds squares, remembers what was told."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda note: note.type == "error" and self.faults.append(note.text))
        page.goto(address)
        page.wait_for_selector("html[data-ready]", state="attached")

    def show(self, **data: Any) -> None:
        self.page.evaluate("data => show(data)", data)

    def change(self, **data: Any) -> None:
        self.page.evaluate(
            "async data => { Object.assign(board, data); await board.updateComplete; }", data
        )

    def settle(self) -> None:
        """Wait until the board shows its data (the policy forbids polling by eval)."""
        while not self.page.evaluate("board.state.shown === board.board"):
            self.page.wait_for_timeout(20)

    def middle(self, square: int) -> tuple[float, float]:
        box = self.page.locator(f"damier-board button[data-square='{square}']").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self, *squares: int, button: Any = "left") -> None:
        for square in squares:
            self.page.mouse.click(*self.middle(square), button=button)

    def drag(self, start: int, *path: int) -> None:
        self.page.mouse.move(*self.middle(start))
        self.page.mouse.down()
        for square in path:
            self.page.mouse.move(*self.middle(square), steps=4)
        self.page.mouse.up()

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def told(self, kind: str) -> list[Any]:
        told = self.page.evaluate("told")
        return [detail for name, detail in told if name == kind]

    def moves(self) -> list[list[int]]:
        return [detail["path"] for detail in self.told("move")]

    def label(self, square: int) -> str | None:
        return self.page.locator(f"damier-board button[data-square='{square}']").get_attribute(
            "aria-label"
        )

    def count(self, css: str) -> int:
        return self.page.locator(f"damier-board {css}").count()
