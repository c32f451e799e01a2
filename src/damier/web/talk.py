"""What is said at a table, whether a page or a program says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from damier.live.room import Room
    from damier.table.commands import Say
    from damier.web.state import State


async def is_quiet(room: Room, parts: State) -> bool:
    """Tell whether somebody at a table is in a class without chat: then nobody talks there."""
    visitors = [visitor for visitor in room.visitors.values() if visitor]
    return await parts.store.clubs.is_quiet(visitors)


def decent(said: Say, parts: State) -> Say:
    """Return what is said without words that are not said here."""
    return replace(said, text=parts.keeper.words.masked(said.text))
