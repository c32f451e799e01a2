"""One site of several servers: whoever comes to any of them finds the same."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from live.redis_server import redis_server
from patience import HANG, wait_until
from storage.cluster import DEBIAN, Cluster, find_programs
from web.harness import QUICK, Player, Server, both_play

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SECRET = "known to all servers of this test"  # noqa: S105
PROGRAM = "import sys; from damier.cli import main; main(sys.argv[1:])"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """What servers of one site have in common."""
    programs = find_programs()
    if programs is None:
        pytest.skip(f"expected PostgreSQL in {DEBIAN} or in PATH, got none: see `make machine`")
    with Cluster(programs) as cluster, redis_server(tmp_path_factory.mktemp("redis")) as bus:
        url = cluster.make()
        yield {"DAMIER_DATABASE": url, "DAMIER_BUS": bus, "DAMIER_SECRET": SECRET}


@pytest.fixture(scope="module")
def two(
    shared: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers of one site, which count together."""
    more = {**shared, "DAMIER_SOCKETS_PER_CLIENT": "20"}
    folders = [tmp_path_factory.mktemp("server") / "data" for _ in range(2)]
    one, other = (Server(folder, **more).start() for folder in folders)
    yield one, other
    assert one.stop()
    assert other.stop()


@pytest.fixture
def pair(two: tuple[Server, Server]) -> Iterator[tuple[Player, Player]]:
    """White at one server, Black at the other."""
    white, black = two[0].pair(sheet="international", control="300")
    black.close()
    black.server = two[1]
    black.connect()
    yield white, black
    for server in two:
        server.dismiss()


def settled(player: Player, **wanted: Any) -> None:
    """Read on until presence is as wanted."""
    while {name: (told := player.expect("presence"))[name] for name in wanted} != wanted:
        assert told


def test_two_at_two_servers_play_talk_and_see_each_other(pair: tuple[Player, Player]) -> None:
    white, black = pair
    both_play(white, black, "32-28", "19-23", "28x19", "14x23")
    assert white.ask("chat", text="well played")["type"] == "ack"
    assert black.expect("chat")["text"] == "well played"
    black.close()
    settled(white, black=False)
    black.connect()
    settled(white, black=True)
    assert white.view["clock"]["running"] == black.view["clock"]["running"] == "white"


def test_a_rematch_is_one_table_for_both(pair: tuple[Player, Player]) -> None:
    white, black = pair
    white.do("resign")
    white.send({"type": "rematch", "id": 98, "seq": white.view["seq"]})
    black.send({"type": "rematch", "id": 98, "seq": black.view["seq"]})
    found = [player.expect("rematch") for player in pair]
    assert found[0]["table"] == found[1]["table"]
    assert [one["colour"] for one in found] == ["black", "white"]


def test_whoever_waits_at_one_server_is_found_at_the_other(two: tuple[Server, Server]) -> None:
    one, other = two
    made = one.table(opponent={"kind": "lobby"}, name="Anna")
    anna = one.player(made["table"], made["seat_token"])
    with other.http() as http:

        def lobby() -> list[dict[str, Any]]:
            found: list[dict[str, Any]] = http.get("/api/lobby").json()
            return [line for line in found if line["table"] == made["table"]]

        wait_until(lobby, "the table in the lobby")
        assert lobby()[0]["name"] == "Anna"
        taken = http.post(f"/api/tables/{made['table']}/join", json={"lobby": True, "name": "Bo"})
        assert taken.status_code == 200, taken.text
        wait_until(lambda: not lobby(), "an empty lobby")
    while anna.view.get("waiting", True) and anna.view["seq"] < 1:
        anna.receive()
    for server in two:
        server.dismiss()


def test_sockets_of_one_address_are_counted_together(two: tuple[Server, Server]) -> None:
    one, other = two
    made = one.table(opponent={"kind": "link"})
    for _ in range(20):
        one.player(made["table"], made["seat_token"])

    def is_full() -> bool:
        try:
            other.player(made["table"], made["seat_token"]).close()
        except Exception as error:
            return "1013" in str(error)
        return False

    wait_until(is_full, "no place left at the other server")
    for server in two:
        server.dismiss()


def test_a_server_that_ends_hands_its_people_over(
    shared: dict[str, str], two: tuple[Server, Server], tmp_path: Path
) -> None:
    """The lobby still lists whoever waited there, and the game goes on elsewhere."""
    ending = Server(tmp_path / "data", **shared).start()
    white, black = ending.pair(sheet="international")
    both_play(white, black, "32-28")
    made = ending.table(opponent={"kind": "lobby"}, name="Waits")
    ending.player(made["table"], made["seat_token"])

    def is_listed() -> bool:
        with two[0].http() as http:
            return any(line["table"] == made["table"] for line in http.get("/api/lobby").json())

    wait_until(is_listed, "the table in the lobby")
    assert ending._process is not None
    ending._process.send_signal(signal.SIGTERM)
    with pytest.raises(Exception, match="1012"):
        list(iter(black.receive, None))
    assert is_listed()
    for player, server in zip((white, black), two, strict=True):
        player.server = server
        player.connect()
    both_play(white, black, "19-23")
    assert ending.stop()
    for server in two:
        server.dismiss()


def test_a_server_with_another_key_does_not_start(
    two: tuple[Server, Server], shared: dict[str, str], tmp_path: Path
) -> None:
    assert two
    for env in (
        {"DAMIER_SECRET": "another word that has thirty-two letters"},
        {"DAMIER_SECRET": ""},
    ):
        done = refused({**shared, **env}, tmp_path)
        assert done.returncode == 2
        assert done.stderr.startswith("damier: expected the key of all servers of this database")
    short = refused({**shared, "DAMIER_SECRET": "short"}, tmp_path)
    assert "expected at least 32 characters in DAMIER_SECRET, got 5" in short.stderr


def test_a_server_that_would_be_alone_is_kept_out(
    two: tuple[Server, Server], shared: dict[str, str], tmp_path: Path
) -> None:
    assert two
    done = refused({**shared, "DAMIER_BUS": ""}, tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("damier: expected a database that no other server uses")


def test_workers_need_a_database_that_can_be_shared(tmp_path: Path) -> None:
    done = refused({}, tmp_path, "--workers", "2")
    assert done.returncode == 2
    assert "expected PostgreSQL and a bus for several workers" in done.stderr


def refused(env: dict[str, str], folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, "serve", "--no-browser", "--port", "0", *words],
        env={**os.environ, **env, "DAMIER_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG,
    )


def test_workers_serve_one_port_and_are_started_anew_one_by_one(
    shared: dict[str, str], tmp_path: Path
) -> None:
    server = Workers(tmp_path / "data", **shared).start()
    white, black = server.pair(sheet="international")
    both_play(white, black, "32-28")

    def processes() -> set[str]:
        assert server._process is not None
        pid = server._process.pid
        with open(f"/proc/{pid}/task/{pid}/children") as children:
            return set(children.read().split())

    before = processes()
    assert len(before) == 2
    os.kill(int(min(before)), signal.SIGKILL)
    wait_until(lambda: len(processes() - before) == 1, "another worker")
    before = processes()
    assert server._process is not None
    server._process.send_signal(signal.SIGHUP)
    wait_until(lambda: len(processes()) == 2 and not processes() & before, "other workers")
    for player in (white, black):
        player.close()
        player.connect()
    both_play(white, black, "19-23")
    for number in (1, 2):
        with socket.create_connection(("127.0.0.1", server.port + number), timeout=HANG):
            pass
    assert server.stop()


class Workers(Server):
    """`damier serve --workers 2` where three ports in a row are free."""

    def __init__(self, data: Path, **settings: str) -> None:
        super().__init__(data, **{**settings, "DAMIER_WORKERS": "2"})
        data.mkdir()
        assert QUICK
