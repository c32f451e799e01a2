"""A club evening at a site of two servers with PostgreSQL: any of them pairs, whoever is killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from live.redis_server import redis_server
from patience import wait_until
from storage.cluster import DEBIAN, Cluster, find_programs
from web.evening import Evening, check, hold
from web.harness import Server
from web.test_many import SECRET
from web.test_tournaments import STUCK

if TYPE_CHECKING:
    from pathlib import Path


def test_a_server_killed_while_pairing_is_followed_by_the_other(tmp_path: Path) -> None:
    programs = find_programs()
    if programs is None:
        pytest.skip(f"expected PostgreSQL in {DEBIAN} or in PATH, got none: see `make machine`")
    (tmp_path / "redis").mkdir()
    with Cluster(programs) as cluster, redis_server(tmp_path / "redis") as bus:
        shared = {"DAMIER_DATABASE": cluster.make(), "DAMIER_BUS": bus, "DAMIER_SECRET": SECRET}
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
        one = Server(tmp_path / "one" / "data", **shared).start()
        other = Server(tmp_path / "other" / "data", **shared).start()
        evening = Evening([one, other], online=True)

        def pair(number: int) -> None:
            mark = tmp_path / "pairing"
            assert one.stop()
            one.program = STUCK.format(mark=str(mark))
            one.start()
            evening.servers = [one]
            assert evening.ask(type="pair-round", round=number).json()["wanted"] == number
            assert mark.exists()
            one.kill()
            evening.servers = [other]
            wait_until(lambda: len(evening.view()["rounds"]) == number, "the other's pairing")
            one.program = Server.program
            one.start()
            evening.servers = [one, other]

        try:
            hold(evening, pair)
            check(evening)
            views = []
            for server in (one, other):
                evening.servers = [server]
                views.append(evening.view())
            assert views[0] == views[1]
        finally:
            evening.close()
            one.kill()
            other.kill()
