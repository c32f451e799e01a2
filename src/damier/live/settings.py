"""What rooms have to be told by whoever runs them."""

from __future__ import annotations

from typing import Protocol


class RoomSettings(Protocol):
    """How many rooms there may be, how long they wait, and how much they keep."""

    @property
    def rooms(self) -> int:
        """How many tables may be in memory."""

    @property
    def events_per_table(self) -> int:
        """How many events a table may have."""

    @property
    def heartbeat(self) -> float:
        """After how many seconds a page is asked whether it is there."""

    @property
    def link_patience(self) -> float:
        """How many seconds a player by link may be away."""

    @property
    def lobby_patience(self) -> float:
        """How many seconds a player from the lobby may be away."""

    @property
    def pace(self) -> float:
        """How slowly the computer moves on low levels; 0: at once."""

    @property
    def best_seconds(self) -> float:
        """How many seconds the best level thinks."""

    @property
    def bus(self) -> str:
        """The Redis over which others think; nothing: it is done here."""

    @property
    def books(self) -> tuple[str, ...]:
        """The files of opening books that the computer plays by."""

    @property
    def engine_threads(self) -> int:
        """How many threads play for the computer."""
