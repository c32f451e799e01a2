"""The line of one visitor: it can be cut so that neither end notices, and it can be slow."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from browser.visitor import Visitor


class Wire:
    """Lies between a page and the server; lay it before the page is opened."""

    def __init__(self, visitor: Visitor) -> None:
        self.is_cut = False
        self.is_slow = False
        self._late: list[tuple[WebSocketRoute, str | bytes]] = []
        visitor.page.route_web_socket("**/ws/t/*", self._lay)

    def arrive(self) -> None:
        """Let all that the server has said come to the page, and be quick again."""
        self.is_slow = False
        late, self._late = self._late, []
        for socket, text in late:
            socket.send(text)

    def _lay(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            return
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if self.is_cut else server.send(text))
        server.on_message(lambda text: self._answer(socket, text))

    def _answer(self, socket: WebSocketRoute, text: str | bytes) -> None:
        if self.is_slow and '"pong"' not in str(text):  # slow, and not down
            self._late.append((socket, text))
        elif not self.is_cut:
            socket.send(text)
