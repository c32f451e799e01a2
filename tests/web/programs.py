"""Programs in tests: accounts with tokens, streams read line by line, games between two."""

from __future__ import annotations

import json
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

from club.test_accounts import GOOD
from web.harness import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from web.harness import Server


class Program:
    """Somebody with an account, a browser that is signed in, and a token that acts for them."""

    def __init__(self, server: Server, name: str, *scopes: str) -> None:
        self.server, self.name = server, name
        self._opened = ExitStack()
        server.welcome(self)
        self.page = self._opened.enter_context(server.http())
        joined = self.page.post("/api/account/join", json={"name": name, "password": GOOD})
        assert joined.status_code == 201, joined.text
        self.token = self.made(*(scopes or ("games:read", "challenges", "bot")))
        self.http = self.bearing(self.token)

    def made(self, *scopes: str) -> str:
        """Make a token."""
        asked = {"label": "test", "scopes": scopes}
        answer = self.page.post("/api/account/tokens", json=asked)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def bearing(self, token: str, server: Server | None = None) -> httpx.Client:
        """Return a client that shows a token."""
        client = (server or self.server).http(headers={"Authorization": f"Bearer {token}"})
        return self._opened.enter_context(client)

    def become_bot(self) -> Program:
        """Let the account be a bot's."""
        answer = self.http.post("/api/bot/account/upgrade")
        assert answer.json() == {"ok": True}, answer.text
        return self

    def do(self, path: str, **sent: Any) -> Any:
        """Ask for something that must be done."""
        answer = self.http.post(path, **sent)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @contextmanager
    def lines(self, path: str, server: Server | None = None) -> Iterator[Iterator[dict[str, Any]]]:
        """Read a stream; empty lines are left out."""
        http = self.bearing(self.token, server)
        with http.stream("GET", path, timeout=PATIENCE) as answer:
            assert answer.status_code == 200, answer.read()
            yield (json.loads(one) for one in answer.iter_lines() if one)

    def close(self) -> None:
        self._opened.close()


def challenge(one: Program, other: Program, **more: Any) -> str:
    """Challenge somebody; return the challenge."""
    asked = {"clock.limit": "300", "clock.increment": "3", "color": "white"} | more
    told = one.do(f"/api/challenge/{other.name}", data=asked)["challenge"]
    assert told["status"] == "created"
    return str(told["id"])


def meet(one: Program, other: Program, **more: Any) -> str:
    """Let two programs begin a game; return its table."""
    accepted = other.do(f"/api/challenge/{challenge(one, other, **more)}/accept")
    return str(accepted["game"]["id"])


def first(lines: Iterator[dict[str, Any]], kind: str) -> dict[str, Any]:
    """Return the next line of a kind."""
    return next(one for one in lines if one["type"] == kind)
