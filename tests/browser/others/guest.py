"""Somebody with a browser that Playwright does not drive: sees, touches, types and waits.

What a driver has to offer is small (`goto`, `evaluate`, `point`, `press`), because every look at
the page is a script that is run in it.
"""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any, Protocol

from patience import PAGE

if TYPE_CHECKING:
    from collections.abc import Callable

ENTER = "\ue007"

# The middle of the first visible element that fits, with the text that stands there.
_FIND = """(selector, words) => {
  const shown = (element) => element.getClientRects().length > 0;
  const places = [document, document.querySelector('damier-board')?.shadowRoot ?? document];
  const all = places.flatMap((place) => [...place.querySelectorAll(selector)]);
  const found = all.find((one) => shown(one) && one.textContent.includes(words));
  if (!found) return null;
  found.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const box = found.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2), y = Math.round(box.y + box.height / 2);
  return {x, y, text: found.innerText};
}"""


class Driver(Protocol):
    """A browser and one page in it."""

    @property
    def faults(self) -> list[str]: ...
    def goto(self, url: str) -> None: ...
    def evaluate(self, script: str) -> Any: ...
    def point(self, x: int, y: int) -> None: ...
    def press(self, keys: str) -> None: ...


class Guest:
    """One person at one page of a server."""

    def __init__(self, driver: Driver, url: str) -> None:
        self.driver, self.url = driver, url

    def open(self, path: str) -> None:
        self.driver.goto(self.url + path)
        self.see("main > *")

    def run(self, function: str, *words: object) -> Any:
        """Call a function in the page and return what it answers, as JSON has it."""
        given = ", ".join(json.dumps(word) for word in words)
        answer = self.driver.evaluate(f"JSON.stringify(({function})({given}) ?? null)")
        return json.loads(answer)

    def wait(self, look: Callable[[], Any], wanted: str) -> Any:
        """Look until there is something; a busy machine only makes it later."""
        end = time.monotonic() + PAGE
        while time.monotonic() < end:
            if found := look():
                return found
            time.sleep(0.05)
        raise AssertionError(f"expected {wanted}, got {self.run('() => document.body.innerText')}")

    def see(self, selector: str, words: str = "") -> dict[str, Any]:
        return self.wait(lambda: self.run(_FIND, selector, words), f"{selector} with {words!r}")

    def count(self, selector: str) -> int:
        found: int = self.run("(s) => document.querySelectorAll(s).length", selector)
        return found

    def click(self, selector: str, words: str = "") -> None:
        place = self.see(selector, words)
        self.driver.point(place["x"], place["y"])

    # The board.

    @property
    def pieces(self) -> str:
        found: str = self.run("() => document.querySelector('damier-board').board")
        return found

    @property
    def moves(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.run("() => document.querySelector('damier-board').moves")
        return found

    def tap(self, *squares: int) -> None:
        for square in squares:
            self.click(f"button[data-square='{square}']")

    def type(self, move: str) -> None:
        self.run("() => { document.querySelector('damier-board').focus(); }")
        self.driver.press(move + ENTER)

    def wait_for_pieces(self, **wanted: str) -> None:
        """Wait until squares hold what is wanted: s19="." is an empty 19."""

        def there() -> bool:
            pieces = self.pieces
            return all(pieces[int(name[1:]) - 1] == piece for name, piece in wanted.items())

        self.wait(there, str(wanted))

    def leave(self) -> None:
        faults = [fault for fault in self.driver.faults if not re.search("WebSocket", fault)]
        assert not faults, faults
