"""What goes wrong between two programs."""

from __future__ import annotations

from damier.errors import DamierError


class ProtocolError(DamierError):
    """A message that cannot be understood or may not come now; `text` is what came."""

    def __init__(self, message: str, *, text: str = "") -> None:
        self.text = text
        super().__init__(message)


class IllegalAnswer(ProtocolError):
    """The other program plays a move that is not legal."""


class Silence(ProtocolError):
    """The other program does not answer in time."""


class Gone(ProtocolError):
    """The other program has ended, or the connection to it."""
