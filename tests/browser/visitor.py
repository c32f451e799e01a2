"""Somebody with a browser: opens pages, plays on the board, and notes every fault of a page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from patience import PAGE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Locator

PATIENCE = PAGE * 1_000
# What a browser itself says while the server is away; a page cannot keep it quiet.
_AWAY = re.compile(r"WebSocket connection|ERR_CONNECTION_(?:REFUSED|RESET)")


class Visitor:
    """One browser with its own cookies; motion is off so that nothing has to be waited for."""

    def __init__(self, browser: Browser, url: str, options: dict[str, Any]) -> None:
        lang = options.pop("lang", "en")
        self.url = url
        self.touch = bool(options.get("has_touch"))
        self.context = browser.new_context(locale=lang, reduced_motion="reduce", **options)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", self._note)

    def _note(self, note: Any) -> None:
        if note.type in ("error", "warning") and not _AWAY.search(note.text):
            self.faults.append(note.text)

    def leave(self) -> None:
        """Close the browser; it must not have met a fault."""
        self.context.close()
        assert not self.faults, self.faults

    def open(self, path: str) -> None:
        """Open a page and wait until something is on it."""
        self.page.goto(self.url + path)
        expect(self.page.locator("main > *").first).to_be_visible()

    def see(self, selector: str, text: str | re.Pattern[str] | None = None) -> Locator:
        """Wait until something is to be seen, and return it."""
        found = self.page.locator(selector)
        if text is not None:
            found = found.filter(has_text=text)
        expect(found.first).to_be_visible()
        return found.first

    def click(self, selector: str, text: str | re.Pattern[str] | None = None) -> None:
        """Click what is to be seen."""
        self.see(selector, text).click()

    def count(self, selector: str) -> int:
        """Count what fits, seen or not."""
        return self.page.locator(selector).count()

    def wait(self, look: Callable[[], bool], wanted: str) -> None:
        """Look until it is so."""
        for _ in range(PATIENCE // 50):
            if look():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"expected {wanted}")

    # The board.

    @property
    def board(self) -> Locator:
        return self.page.locator("damier-board")

    @property
    def pieces(self) -> str:
        """The board as the page has it: one letter a square."""
        found: str = self.board.evaluate("board => board.board")
        return found

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves that the page offers."""
        found: list[dict[str, Any]] = self.board.evaluate("board => board.moves")
        return found

    def tap(self, *squares: int) -> None:
        """Touch squares one after the other, with a finger on phones; a move has been answered."""
        self.tap_quickly(*squares)
        self._wait_for_answer()

    def tap_quickly(self, *squares: int) -> None:
        """Touch squares and wait for nothing."""
        for square in squares:
            box = self.page.locator(f"damier-board button[data-square='{square}']").bounding_box()
            assert box is not None
            point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if self.touch:
                self.page.touchscreen.tap(*point)
            else:
                self.page.mouse.click(*point)

    def type(self, *moves: str) -> None:
        """Write moves on the board as a keyboard player does; each has been answered."""
        for move in moves:
            self.type_quickly(move)
            self._wait_for_answer()

    def type_quickly(self, *moves: str) -> None:
        """Write moves on the board and wait for nothing."""
        self.board.evaluate("board => board.focus()")
        for move in moves:
            self.page.keyboard.type(move)
            self.page.keyboard.press("Enter")

    def _wait_for_answer(self) -> None:
        """Wait until no move is on its way; the page may have gone on to another."""

        def answered() -> bool:
            waits = "() => document.querySelector('damier-board')?.waits ?? false"
            return not self.page.evaluate(waits)

        self.wait(answered, "an answer to the move")

    def wait_for_pieces(self, **wanted: str) -> None:
        """Wait until squares hold what is wanted: s19="." is an empty 19."""

        def there() -> bool:
            pieces = self.pieces
            return all(pieces[int(name[1:]) - 1] == piece for name, piece in wanted.items())

        self.wait(there, str(wanted))

    def wait_for_turn(self, side: str) -> None:
        """Wait until a side is to move."""
        self.see(f".player.turn[data-side={side}]")

    # What a page must be.

    def complaints(self) -> list[str]:
        """What axe finds wrong on the page now: the rule, and the first place."""
        found = Axe().run(self.page).response["violations"]
        return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]
