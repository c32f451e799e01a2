"""Databases of before: commands become facts, and what nobody can play is kept and shown."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
import pytest

from damier.storage.commands import OldEvent, Shown, converted
from damier.storage.database import sqlite_file
from damier.storage.reports import reported_talk
from damier.table import commands as c
from damier.table import facts as f
from damier.table.errors import Refused
from damier.table.table import Table
from damier.table.view import own_view, view_of
from storage.test_store import run

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.storage.store import Store

DATA = Path(__file__).parent.parent / "data/storage"
VERSIONS = ["0.1.0", "last-commands"]
# As a sheet that was corrected would have it: what was played is not allowed any more.
IMPOSSIBLE = '{"type":"move","path":[28,50]}'
SPOILT = (
    """UPDATE events SET deed = '{"type":"move","path":[28,50]}' """
    "WHERE table_id = 'broken' AND seq = 3",
    """UPDATE tables SET terms = '{"sheet":"gone","white":{"name":"Anna"}}' """
    "WHERE id = 'lost-sheet'",
    """UPDATE tables SET terms = '{"sheet":"kndb","start_fen":"chess"}' WHERE id = 'lost-start'""",
)
# Version 0.1.0 kept no texts: its games go by the sheet as it is when they become facts, and the
# Swedish one has had another draw rule to claim since.
CORRECTED = {("0.1.0", "withdrawn"): ["counters"]}
ARCHIVED = {"broken", "lost-sheet", "lost-start"}


def fill(url: str, version: str) -> None:
    """Make the database that a version has left, with some games that are not allowed today."""
    file = sqlite_file(url)
    if file is not None:
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.executescript((DATA / f"{version}.sqlite.sql").read_text("utf-8"))
            for change in SPOILT:
                connection.execute(change)
        return
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        connection.execute((DATA / f"{version}.postgresql.sql").read_text("utf-8").encode())
        for change in SPOILT:
            connection.execute(change.encode())


def shown(version: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((DATA / f"{version}.json").read_text("utf-8"))
    return found


def without_sentences(table: Table, eyes: Any, at: float) -> dict[str, Any]:
    """Return a view as `*.json` has it."""
    view = msgspec.to_builtins(view_of(table, at)) | msgspec.to_builtins(own_view(table, eyes))
    view = msgspec.json.decode(msgspec.json.encode(view))
    del view["moves"]
    for entry in view["entries"]:
        del entry["crowns"], entry["captured"]
    for entry in view["entries"][:-1]:
        del entry["board"]
    if view["outcome"]:
        told = ("winner", "reason", "article", "result")
        view["outcome"] = {name: view["outcome"][name] for name in told}
    if view["offence"]:
        del view["offence"]["says"]
    view["options"] = [[option["kind"], option["square"]] for option in view["options"]]
    view["counters"] = [[one["rule"], one["done"], one["needed"]] for one in view["counters"]]
    if eyes is not None:
        del view["entries"]
    return dict(view)


def as_far_as(then: Any, now: Any) -> Any:
    """Return what is shown now without the fields that were not there then."""
    if isinstance(then, dict) and isinstance(now, dict):
        return {name: as_far_as(then[name], now.get(name)) for name in then}
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [as_far_as(*both) for both in zip(then, now, strict=True)]
    return now


def opened(url: str, work: Callable[[Store, dict[str, Table]], Any], names: Any) -> Any:
    """Open a store, which brings it up to date, and rebuild tables from it."""

    async def inside(store: Store) -> Any:
        tables = {}
        for name in names:
            stored = await store.load(name)
            assert stored is not None
            tables[name] = Table.replayed(stored.terms, stored.events)
        return await work(store, tables)

    return run(url, inside)


@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_before_are_shown_as_they_were(url: str, version: str) -> None:
    fill(url, version)
    expected = shown(version)

    async def compare(_: Store, tables: dict[str, Table]) -> None:
        for name, before in expected.items():
            if name in ARCHIVED:
                continue
            table = tables[name]
            for eyes in ("white", "black", None):
                then = before["views"][str(eyes)]
                for field in CORRECTED.get((version, name), ()):
                    del then[field]
                now = without_sentences(table, eyes, before["at"])
                assert as_far_as(then, now) == then, name
            assert table.last_id("white") == before["last_id"]
            assert table.board_seq == before["board_seq"], name
            assert [list(line) for line in table.talk.lines] == before["said"]
            assert table.next_table == before["next"]
            assert msgspec.to_builtins(table.seats) == before["seats"]
            assert table.archived is None

    opened(url, compare, expected)


@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_before_go_on(url: str, version: str) -> None:
    fill(url, version)

    async def go_on(_: Store, tables: dict[str, Table]) -> None:
        tables["plain"].apply(c.Move(text="37-32"), "white", 2_000.0)
        tables["open-slip"].apply(c.Huff(square=28), "black", 2_000.0)
        tables["joined"].apply(c.Move(text="19-23"), "black", 2_000.0)
        assert tables["plain"].answered("white", c.Move(id=1, path=(32, 28)))
        with pytest.raises(Refused) as refused:
            tables["proved"].apply(c.Move(text="46-41"), "white", 2_000.0)
        assert refused.value.code == "game-over"

    opened(url, go_on, ("plain", "open-slip", "joined", "proved"))


@pytest.mark.parametrize("version", VERSIONS)
def test_what_nobody_can_play_any_more_is_kept_and_shown(url: str, version: str) -> None:
    fill(url, version)
    before = shown(version)

    async def look(store: Store, tables: dict[str, Table]) -> None:
        for name, table in tables.items():
            view = view_of(table, 2_000.0)
            assert view.outcome is not None
            assert view.outcome.reason == "archived"
            assert view.board == before[name]["views"]["None"]["board"]
            assert view.moves == []
            assert own_view(table, "white").options == []
            with pytest.raises(Refused) as refused:
                table.decide(c.Resign(), "white", 2_000.0)
            assert refused.value.code == "game-over"
            listed = await store.glance(name)
            assert listed is not None
            assert listed.summary.status == "over"
        broken = tables["broken"]
        assert [entry.text for entry in view_of(broken, 1.0).entries] == [
            "32-28",
            "19-23",
        ]
        stored = await store.load("broken")
        assert stored is not None
        kept = [fact for event in stored.events for fact in event.facts]
        commands = [fact.command for fact in kept if isinstance(fact, f.Archived)]
        assert commands[0] == IMPOSSIBLE
        assert len(commands) == 4
        assert [line.text for line in broken.talk.lines] == ["well played"]
        assert stored.summary.result == "2-0"  # Black had resigned
        assert {seat.name for seat in tables["lost-sheet"].seats.values()} == {"Anna", ""}

    opened(url, look, sorted(ARCHIVED))


def test_reports_of_before_are_still_told(url: str) -> None:
    fill(url, "last-commands")
    (told,) = asyncio.run(reported_talk(url))
    assert (told.table, told.by, told.about, told.said) == ("words", "black", "white", "rude")
    assert told.why == "rude"


def test_claims_and_names_that_were_stored_without_a_side() -> None:
    old = [
        OldEvent(1, 1.0, "both", None, '{"type":"name","name":"Anna"}'),
        OldEvent(2, 2.0, "both", None, '{"type":"resign"}'),
    ]
    made = converted('{"sheet":"kndb"}', old, Shown("", "white", None, 1.0))
    assert [event.facts[0] for event in made.events] == [
        f.Named("white", "Anna"),
        f.Resigned("white"),
    ]
    assert not made.is_archived
