"""Two neighbouring versions on one database and one bus, as while servers are upgraded."""

from __future__ import annotations

import signal
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from live.redis_server import redis_server
from storage.cluster import DEBIAN, Cluster, find_programs
from web.harness import Server, both_play
from web.test_many import SECRET, refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NEXT = "9999"  # the database as the next release leaves it
STAMP = f"UPDATE alembic_version SET version_num = '{NEXT}'"  # noqa: S608
READABLE = (
    f"INSERT INTO marks (name, value) VALUES ('readable', '{NEXT} {{}}') "  # noqa: S608
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class NextServer(Server):
    """A server of the next release: it says more over the bus, and knows a fact more.

    Its messages have another field at the end, it talks about a topic that nobody knew before, and
    rows of a topic that all know have another column. Whoever writes "fly" makes a fact of it that
    has not been there.
    """

    program = """
import sys, msgspec
from damier.cli import main
from damier.live import redis_bus
from damier.live.neighbours import Neighbours
from damier.table import commands as c
from damier.table.facts import Unknown
from damier.table.table import Table

class Message(redis_bus._Message, frozen=True, array_like=True):
    mood: str = "cheerful"

redis_bus._Message = Message
redis_bus._decode = msgspec.msgpack.Decoder(Message).decode
begin = Neighbours.__init__

def begin_talking(self, bus):
    begin(self, bus)
    self.remind(often=lambda: self.say("weather", [("rain", {"wind": 7})]))
    self.remind(often=lambda: self.say("here", [("nowhere", 3, 0, "a column more")]))

Neighbours.__init__ = begin_talking
usual = Table.decide

def flying(self, deed, by, now, client=None):
    event = usual(self, deed, by, now, client)
    if isinstance(deed, c.Say) and deed.text == "fly":
        event = msgspec.structs.replace(event, facts=(Unknown('{"fact":"flew.1","over":12}'),))
    return event

Table.decide = flying
main(sys.argv[1:])
"""


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    programs = find_programs()
    if programs is None:
        pytest.skip(f"expected PostgreSQL in {DEBIAN} or in PATH, got none: see `make machine`")
    with Cluster(programs) as running:
        yield running


def started(kind: type[Server], folder: Path, shared: dict[str, str], ends: ExitStack) -> Server:
    """Return a server that is there; whatever happens, it ends with the test."""
    folder.mkdir()
    server = kind(folder / "data", **shared).start()
    ends.callback(server.kill)
    return server


def test_an_upgrade_server_by_server_is_noticed_by_nobody(cluster: Cluster, tmp_path: Path) -> None:
    with redis_server(tmp_path) as bus, ExitStack() as ends:
        url = cluster.make()
        shared = {"DAMIER_DATABASE": url, "DAMIER_BUS": bus, "DAMIER_SECRET": SECRET}
        old = started(Server, tmp_path / "old", shared, ends)
        (known,) = cluster.tell(url, "SELECT version_num FROM alembic_version")[0]
        cluster.tell(url, STAMP)
        cluster.tell(url, READABLE.format(known))
        following = started(NextServer, tmp_path / "next", shared, ends)

        white, black = old.pair(sheet="international")
        black.close()
        black.server = following
        black.connect()
        both_play(white, black, "32-28", "19-23")

        # What only the next release knows closes that table for the old one, and no other.
        strange, other = following.pair(sheet="international")
        assert strange.ask("chat", text="fly")["type"] == "ack"
        other.close()
        other.server = old
        other.connect()
        assert other.ask("move", text="19-23")["code"] == "newer-table"
        both_play(white, black, "28x19", "14x23")

        # One of the old release that starts now works beside them, too.
        late = started(Server, tmp_path / "late", shared, ends)
        white.close()
        white.server = late
        white.connect()
        both_play(white, black, "33-28")

        # The old ones end, and hand their people over.
        for server in (old, late):
            assert server._process is not None
            server._process.send_signal(signal.SIGTERM)
        with pytest.raises(Exception, match="1012"):
            list(iter(white.receive, None))
        white.server = following
        white.connect()
        both_play(white, black, "23x32")
        for server in (old, late, following):
            assert server.stop()
            assert "not understood" not in server.log
            assert "Traceback" not in server.log


def test_a_database_that_is_too_new_is_not_opened_and_it_is_said_why(
    cluster: Cluster, tmp_path: Path
) -> None:
    with redis_server(tmp_path) as bus, ExitStack() as ends:
        url = cluster.make()
        shared = {"DAMIER_DATABASE": url, "DAMIER_BUS": bus, "DAMIER_SECRET": SECRET}
        old = started(Server, tmp_path / "old", shared, ends)
        cluster.tell(url, STAMP)
        (tmp_path / "late").mkdir()
        for said in (None, NEXT):  # it says nothing of who can read it, or that we cannot
            if said:
                cluster.tell(url, READABLE.format(said))
            done = refused(shared, tmp_path / "late")
            assert done.returncode == 2
            assert "expected a database of version" in done.stderr
            assert f"or before, got {NEXT}" in done.stderr
            assert "Traceback" not in done.stderr
        assert old.stop()
