"""Somebody who looks at the games being played, all over one websocket."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from patience import HANG

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.harness import Player, Server


class Looker:
    """Keeps the games and how they stand, as told."""

    def __init__(self, server: Server, query: str = "", http: httpx.Client | None = None) -> None:
        self._open = ExitStack()
        cookies = {} if http is None else dict(http.cookies)
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.socket = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/ws/now?{query}",
                open_timeout=HANG,
                additional_headers={"Cookie": cookie} if cookie else None,
            )
        )
        self.games: dict[str, dict[str, Any]] = {}
        self.stands: dict[str, dict[str, Any]] = {}
        self.told: list[str] = []
        self.featured: str | None = None
        self.followed: list[str] = []
        self.hear()
        server.welcome(self)

    def hear(self) -> dict[str, Any]:
        """Take the next message."""
        text = self.socket.recv(HANG)
        message: dict[str, Any] = json.loads(text)
        self.told.append(message["type"])
        if message["type"] == "now":
            self.games = {game["table"]: game for game in message["games"]}
            self.stands = {}
            self.featured, self.followed = message["featured"], message["followed"]
        for position in message.get("positions", ()):
            self.stands[position["table"]] = position
        return message

    def until(self, look: Callable[[], bool]) -> None:
        """Listen until it is so."""
        while not look():
            self.hear()

    def close(self) -> None:
        self._open.close()


def meet(
    server: Server, maker: httpx.Client, joiner: httpx.Client, **asked: Any
) -> tuple[Player, Player]:
    """Let two visitors sit down at a table of the lobby, or at another; White made it."""
    kind = asked.pop("kind", "lobby")
    terms = {"opponent": {"kind": kind}, "colour": "white", "name": "Anna", **asked}
    made = maker.post("/api/tables", json=terms).json()
    wish = {"invite_token": made["invite_token"], "name": "Bram"}
    taken = joiner.post(f"/api/tables/{made['table']}/join", json=wish).json()
    white = server.player(made["table"], made["seat_token"])
    return white, server.player(made["table"], taken["seat_token"])
