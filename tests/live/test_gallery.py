"""The gallery: one position for all who look, nothing while nobody does."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from damier.live import gallery
from damier.live.gallery import SHOWN, Wish
from damier.live.messages import ShownGame, ShownPosition
from damier.live.standing import ShownTable, first_look
from damier.table.terms import Seat, Terms
from live.test_rooms import move, run

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from damier.live.rooms import Rooms
    from damier.table.view import Eyes

TWO = Terms(
    sheet="international",
    against="lobby",
    shown=True,
    white=Seat(name="Anna", rating="1710"),
    black=Seat(name="Bram"),
)


class Page:
    """Somebody who is there, and keeps what they are told."""

    def __init__(self, eyes: Eyes = None) -> None:
        self.eyes, self.lang, self.address = eyes, "en", "here"
        self.shuns: frozenset[str] = frozenset()
        self.told: list[dict[str, Any]] = []

    def tell(self, message: Any) -> None:
        """Hear nothing at the table."""

    def send(self, text: str) -> None:
        self.told.append(json.loads(text))

    def is_silent(self, now: float, after: float) -> bool:
        return now < after < now

    def kinds(self) -> list[str]:
        return [one["type"] for one in self.told]


def test_moves_of_a_second_are_one_message_for_all(tmp_path: Path) -> None:
    async def watch(rooms: Rooms) -> None:
        room = await rooms.enter(await rooms.create(TWO, {}))
        assert room is not None
        await room.enter(Page("white"), 0)  # type: ignore[arg-type]
        shown = rooms.gallery
        first, second = Page(), Page()
        for page in (first, second):
            await shown.enter(page, Wish())  # type: ignore[arg-type]
        await room.do(move("32-28", 1), "white")
        await room.do(move("19-23", 1), "black")
        await shown.look()
        shown.tell()
        assert first.kinds() == second.kinds() == ["now", "positions"]
        assert first.told[1] == second.told[1]
        (told,) = first.told[1]["positions"]
        assert (told["plies"], told["path"], told["turn"]) == (2, [19, 23], "white")
        await shown.look()
        shown.tell()
        assert len(first.told) == 2  # nothing has happened
        for page in (first, second):
            shown.leave(page, Wish())  # type: ignore[arg-type]
        assert not shown.is_wanted

    run(tmp_path, watch)


def test_only_what_is_meant_to_be_seen(tmp_path: Path) -> None:
    async def watch(rooms: Rooms) -> None:
        from msgspec.structs import replace

        terms = {
            "shown": TWO,
            "quiet": replace(TWO, shown=False),
            "open": replace(TWO, black=Seat("open")),
            "simul": replace(TWO, shown=False, simul="one", board=3),
            "empty": TWO,
        }
        names = {}
        for name, each in terms.items():
            names[name] = await rooms.create(each, {"white": name})
            room = await rooms.enter(names[name])
            assert room is not None
            if name != "empty":
                await room.enter(Page("white"), 0)  # type: ignore[arg-type]
        everybody, host, foe = Page(), Page(), Page()
        await rooms.gallery.enter(everybody, Wish())  # type: ignore[arg-type]
        await rooms.gallery.enter(host, Wish(simul="one"))  # type: ignore[arg-type]
        await rooms.gallery.enter(foe, Wish(shuns=frozenset({"shown"})))  # type: ignore[arg-type]
        listed = [
            [game["table"] for game in page.told[0]["games"]] for page in (everybody, host, foe)
        ]
        assert listed == [[names["shown"]], [names["simul"]], []]

    run(tmp_path, watch)


def table(name: str, **more: Any) -> ShownTable:
    game = {
        "table": name,
        "sheet": "kndb",
        "name": "",
        "width": 10,
        "height": 10,
        "squares": "dark",
        "mirrored": False,
        "white": "",
        "black": "",
        "white_rating": more.get("rating", ""),
        "black_rating": "",
        "control": None,
        "tournament": more.get("tournament", ""),
        "simul": "",
        "board": more.get("board", 0),
    }
    stand = ShownPosition(
        name, 1, more.get("plies", 0), "", "white", (), (), None, None, more.get("watchers", 0)
    )
    visitors, moved = more.get("visitors", ()), more.get("moved", 100.0)
    return ShownTable(ShownGame(**game), stand, visitors, shown=True, moved=moved)


def test_which_game_is_looked_at_first() -> None:
    games = [
        table("asleep", rating="2500", moved=-1000.0),
        table("new"),
        table("far", plies=40),
        table("watched", watchers=3),
        table("good", rating="1900?"),
        table("second", rating="2300", tournament="t", board=2),
        table("first", tournament="t", board=1),
    ]
    order = sorted(games, key=lambda one: first_look(one, 110.0))
    names = [one.game.table for one in order]
    assert names == ["asleep", "new", "far", "watched", "good", "second", "first"]


def test_no_more_than_a_page_holds(tmp_path: Path) -> None:
    async def watch(rooms: Rooms) -> None:
        for _ in range(SHOWN + 3):
            room = await rooms.enter(await rooms.create(TWO, {}))
            assert room is not None
            await room.enter(Page("white"), 0)  # type: ignore[arg-type]
        page = Page()
        await rooms.gallery.enter(page, Wish())  # type: ignore[arg-type]
        assert (len(page.told[0]["games"]), page.told[0]["more"]) == (SHOWN, 3)

    run(tmp_path, watch)


def test_games_are_put_in_order_once_however_many_wishes_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = []

    def looking(one: ShownTable, now: float) -> tuple[float, ...]:
        looked.append(one.game.table)
        return first_look(one, now)

    monkeypatch.setattr(gallery, "first_look", looking)

    async def watch(rooms: Rooms) -> None:
        known = rooms.gallery
        known._others["elsewhere"] = {f"{n}": table(f"{n}", plies=n) for n in range(200)}
        for number in range(50):
            await known.enter(Page(), Wish(sheet=f"{number}", follows=frozenset({f"{number}"})))  # type: ignore[arg-type]
        page = Page()
        await known.enter(page, Wish())  # type: ignore[arg-type]
        assert [one["table"] for one in page.told[0]["games"]][:2] == ["199", "198"]
        assert page.told[0]["more"] == 200 - SHOWN
        looked.clear()
        known.tell()
        assert len(looked) == 200

    run(tmp_path, watch)


def test_games_of_those_one_follows_come_first_and_of_those_one_shuns_never(
    tmp_path: Path,
) -> None:
    async def watch(rooms: Rooms) -> None:
        known = rooms.gallery
        games = {f"{n}": table(f"{n}", plies=n, visitors=(f"v{n}", "all")) for n in range(60)}
        known._others["elsewhere"] = games
        page = Page()
        wish = Wish(follows=frozenset({"v3", "v7", "v9"}), shuns=frozenset({"v9", "v59"}))
        await known.enter(page, wish)  # type: ignore[arg-type]
        told = page.told[0]
        assert [one["table"] for one in told["games"]][:3] == ["7", "3", "58"]
        assert (told["featured"], told["followed"]) == ("7", ["7", "3"])
        assert (len(told["games"]), told["more"]) == (SHOWN, 58 - SHOWN)

    run(tmp_path, watch)
