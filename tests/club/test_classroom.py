"""The classroom: what each sees, and what that costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from damier.club.clubs import classroom
from damier.club.clubs.blackboard import Blackboard, LessonScene
from damier.club.clubs.errors import ClubError
from damier.club.clubs.slate import BlackboardView, Slate, slate_of, view_for
from damier.position import Position
from damier.rules import sheet
from damier.storage.blackboards import StoredAnswer, StoredBoard
from damier.storage.clubs import StoredMember
from damier.storage.people import StoredPerson
from live.test_gallery import Page
from live.test_rooms import run

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from damier.live.rooms import Rooms


START = Position.start(sheet("international")).fen()


def test_a_board_is_written_once_for_all_who_see_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def making(slate: Slate, me: StoredMember, members: Sequence[StoredMember]) -> BlackboardView:
        made.append(me.called)
        return view_for(slate, me, members)

    monkeypatch.setattr(classroom, "view_for", making)

    async def look(rooms: Rooms) -> None:
        room = classroom.Classroom(rooms)
        scene = LessonScene("international", None, "W:W31,32:B18,22")
        board = Blackboard(scene, "open", 1)
        row = StoredBoard("club", 1, 1, 1, "open", 1.0, "")
        slate = slate_of(board, row, [StoredAnswer("club", "7", 1, 1.0, "32-28")])
        people = [StoredPerson(f"{n}", f"n{n}", f"n{n}", f"v{n}", 1.0) for n in range(30)]
        members = [
            StoredMember("club", one, "member" if number else "teacher", one.name, 1.0)
            for number, one in enumerate(people)
        ]

        async def read(_club: str) -> tuple[Slate, list[StoredMember]]:
            return slate, members

        monkeypatch.setattr(room, "_read", read)
        pages = [Page() for _ in people]
        room._people["club"] = {page: one.id for page, one in zip(pages, people, strict=True)}  # type: ignore[misc]
        await room._tell("club")
        assert made == ["n0", "n1", "n7"]  # who teaches, who has not answered, and who has
        views = [page.told[0]["view"] for page in pages]
        assert [view["teaches"] for view in views] == [True] + 29 * [False]
        assert [bool(view["mine"]) for view in views].index(True) == 7
        await room.close()

    run(tmp_path, look)


def test_a_move_found_on_one_position_is_not_played_on_another() -> None:
    """Two teach, or one hand is quicker than the line: the board stays one that can be shown."""
    line = LessonScene("international", None, START, ("32-28", "19-23"), at=2)
    seen = Blackboard(line, "show", 1)
    assert seen.play_after(seen, "28x19").scene.after(3)[1] is not None
    with pytest.raises(ClubError, match="expected the position that was seen"):
        seen.step(1).play_after(seen, "28x19")
