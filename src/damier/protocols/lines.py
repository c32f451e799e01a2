"""A bot's end of a damier server: streams of lines, and what it asks, over plain HTTP.

A line that breaks is an OSError or an HTTPException; whoever comes again is told all anew.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from damier.protocols.errors import ProtocolError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_PATIENCE = 30.0  # seconds without a line, after which it is down
_FINAL = (401, 403)  # nothing that a second try would mend


class LineClient:
    """What a program asks of a server, by a token."""

    def __init__(self, url: str, token: str) -> None:
        if urlsplit(url).scheme not in ("http", "https"):
            raise ProtocolError(f"expected a server such as http://localhost:8000, got {url}")
        self._url, self._token = url.rstrip("/"), token

    def profile(self) -> dict[str, Any]:
        """Return whose the token is."""
        found: dict[str, Any] = json.load(self._ask("/api/account", None))
        return found

    def upgrade(self) -> None:
        """Let the account be a bot's."""
        self._ask("/api/bot/account/upgrade").close()

    def events(self) -> Iterator[dict[str, Any]]:
        """Yield what concerns the account, until the line breaks."""
        return self._lines("/api/stream/event")

    def game(self, game: str) -> Iterator[dict[str, Any]]:
        """Yield what happens in a game: first all of it."""
        return self._lines(f"/api/bot/game/stream/{quote(game)}")

    def accept(self, challenge: str) -> None:
        """Accept a challenge."""
        self._ask(f"/api/challenge/{quote(challenge)}/accept").close()

    def decline(self, challenge: str, reason: str) -> None:
        """Decline a challenge."""
        body = urlencode({"reason": reason}).encode()
        self._ask(f"/api/challenge/{quote(challenge)}/decline", body).close()

    def move(self, game: str, path: Sequence[int]) -> None:
        """Move along squares."""
        squares = "-".join(map(str, path))
        self._ask(f"/api/bot/game/{quote(game)}/move/{squares}").close()

    def _lines(self, path: str) -> Iterator[dict[str, Any]]:
        with self._ask(path, None) as answer:
            for line in answer:
                if line.strip():
                    yield json.loads(line)

    def _ask(self, path: str, body: bytes | None = b"") -> Any:
        head = {"Authorization": f"Bearer {self._token}"}
        request = Request(self._url + path, body, head)  # noqa: S310  its scheme was looked at
        try:
            return urlopen(request, timeout=_PATIENCE)  # noqa: S310
        except HTTPError as error:
            if error.code not in _FINAL:
                raise
            told = json.loads(error.read() or b"{}").get("error", {})
            raise ProtocolError(f"expected to be let in, got: {told.get('message')}") from error
