"""A sheet that is corrected while games by it are stored: each goes on by its own text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.table import commands as c
from damier.table.terms import Terms
from damier.table.view import view_of
from live.test_rooms import run
from table.test_facts import corrected  # noqa: F401  a fixture

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from damier.live.rooms import Rooms

AGREED = Terms(sheet="kndb", against="link", start_fen="W:W22,48:B28,39,3")


def test_a_stored_game_opens_shows_and_goes_on_by_its_own_text(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    names: list[str] = []

    async def begin(rooms: Rooms) -> None:
        names.append(await rooms.create(AGREED, {}))
        room = await rooms.enter(names[0])
        assert room is not None
        await room.do(c.Move(path=(22, 33, 44)), "white")  # backward, as the sheet has it
        rooms.leave(room)

    async def go_on(rooms: Rooms) -> None:
        assert not AGREED.rules().man.captures_backward
        room = await rooms.enter(names[0])
        assert room is not None
        assert room.table.game.sheet.man.captures_backward
        view = view_of(room.table, 1.0)
        assert [entry.text for entry in view.entries] == ["22x44"]
        assert view.moves
        await room.do(c.Move(text="3-8"), "black")
        await room.do(c.Move(text="44-39"), "white")
        rooms.leave(room)

    run(tmp_path, begin)
    request.getfixturevalue("corrected")
    run(tmp_path, go_on)
