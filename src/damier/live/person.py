"""Somebody at a table or in the lobby, as a room sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from msgspec import Struct

    from damier.table.commands import Command, PlayerCommand
    from damier.table.view import Eyes


class Person(Protocol):
    """One connected person: `eyes` is where they sit, None for somebody who only watches.

    `shuns` are visitors whose tables they are not shown in the lobby.
    """

    lang: str
    eyes: Eyes
    address: str
    shuns: frozenset[str]

    def tell(self, message: Struct) -> None:
        """Send a message."""

    def send(self, text: str) -> None:
        """Send what is already written."""

    def bye(self, code: str) -> None:
        """Say why, and end the connection after what was sent before."""

    def ask(self, beat: str, now: float, every: float) -> None:
        """Send a beat, unless something was heard or asked within so many seconds."""

    def is_silent(self, now: float, after: float) -> bool:
        """Tell whether a beat has stayed without an answer for so many seconds."""

    def aware(self, command: PlayerCommand) -> PlayerCommand:
        """Return a command as of somebody who knows what they have done themselves."""

    def has_done(self, command: Command, board: int, event: int) -> None:
        """Note an event of one's own, made after `board`, the last that had to be seen for it."""
