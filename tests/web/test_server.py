"""Starting and stopping: settings, a port that is taken, and the command line."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
import uvicorn
from fastapi import FastAPI
from itsdangerous import Signer
from uvicorn.server import ServerState

from damier.live.keys import Keys
from damier.web.door import Sockets
from damier.web.security import load_key
from damier.web.settings import SettingError, Settings
from patience import HANG
from web.harness import Server

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = "import sys; from damier.cli import main; main(sys.argv[1:])"


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAMIER_PORT", "8123")
    monkeypatch.setenv("DAMIER_HOSTS", "club.example,dammen.example")
    monkeypatch.setenv("DAMIER_PUBLIC_METRICS", "1")
    monkeypatch.setenv("DAMIER_PACE", "0.5")
    made = Settings.from_environment(host="0.0.0.0", data=None)  # noqa: S104
    assert (made.port, made.pace, made.public_metrics) == (8123, 0.5, True)
    assert made.hosts == ("club.example", "dammen.example")
    assert not made.is_loopback
    assert Settings.from_environment(port=9).port == 9


@pytest.mark.parametrize(("name", "text"), [("PORT", "http"), ("PUBLIC_METRICS", "maybe")])
def test_a_setting_that_makes_no_sense(
    monkeypatch: pytest.MonkeyPatch, name: str, text: str
) -> None:
    monkeypatch.setenv(f"DAMIER_{name}", text)
    with pytest.raises(SettingError, match=f"DAMIER_{name}"):
        Settings.from_environment()


def test_the_default_is_this_machine_only_and_the_users_own_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    made = Settings.from_environment()
    assert (made.host, made.port, made.is_loopback) == ("127.0.0.1", 8000, True)
    assert made.data == tmp_path / "damier"
    assert made.url == f"sqlite+aiosqlite:///{tmp_path}/damier/damier.sqlite"


def refused_server(port: str, data: Path) -> subprocess.CompletedProcess[str]:
    words = ["serve", "--no-browser", "--port", port, "--data", str(data)]
    program = [sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(program, capture_output=True, text=True, check=False, timeout=HANG)


def test_a_taken_port_is_one_line_and_exit_code_two(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = refused_server(port, tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("damier: expected a free address")
    assert len(done.stderr.splitlines()) == 1


def test_players_are_told_when_the_server_stops(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    white, _ = server.pair(sheet="international")
    white.move("32-28")
    assert server._process is not None
    server._process.send_signal(signal.SIGTERM)
    with pytest.raises(Exception, match="1012"):
        list(iter(white.receive, None))
    assert server.stop()
    assert "Traceback" not in server.log


def test_a_table_nobody_watches_is_dropped(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    made = server.table(opponent={"kind": "computer", "level": 3}, control="300")
    players = [server.player(made["table"], made["seat_token"]) for _ in range(2)]

    def rooms() -> str:
        with server.http() as http:
            return next(line for line in http.get("/metrics").text.splitlines() if is_rooms(line))

    def is_rooms(line: str) -> bool:
        return line.startswith("damier_rooms ")

    assert rooms() == "damier_rooms 1.0"
    players[0].close()
    players[1].send({"type": "ping"})
    players[1].expect("pong")
    assert rooms() == "damier_rooms 1.0"
    players[1].close()
    while rooms() != "damier_rooms 0.0":
        pass
    assert server.player(made["table"], made["seat_token"]).welcome["type"] == "welcome"
    assert server.stop()


def test_a_key_is_made_once(tmp_path: Path) -> None:
    key = load_key(tmp_path / "new")
    assert load_key(tmp_path / "new") == key
    assert load_key(tmp_path / "other") != key
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["secret.key"]


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_only_its_owner_may_read_the_key(tmp_path: Path) -> None:
    load_key(tmp_path / "new")
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "new" / "secret.key").stat().st_mode) == 0o600


def test_tokens_belong_to_one_table_and_one_role() -> None:
    keys, others = Keys(b"a" * 32), Keys(b"b" * 32)
    tokens = {keys.token(table, role) for table in "xy" for role in ("white", "black", "watch")}  # type: ignore[arg-type]
    assert len(tokens) == 6
    assert all(len(token) == 32 for token in tokens)
    assert keys.role("x", keys.token("x", "black")) == "black"
    assert keys.role("y", keys.token("x", "black")) is None
    assert others.role("x", keys.token("x", "black")) is None
    assert keys.visitor(keys.sign("me")) == "me"
    assert others.visitor(keys.sign("me")) is None
    assert keys.visitor("me.forged") is None
    following = Signer(b"a" * 32, salt="visitor", digest_method=hashlib.sha256)
    assert keys.visitor(following.sign("me").decode()) == "me"  # of a newer server beside this one


@pytest.mark.parametrize("kept", [b"", b"short"])
def test_a_key_that_was_cut_short_is_not_used(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "secret.key").write_bytes(kept)
    with pytest.raises(SettingError, match="expected 32 bytes"):
        load_key(tmp_path)


def test_two_servers_never_share_a_folder(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    done = refused_server("0", server.data)
    assert done.returncode == 2
    assert done.stderr.startswith("damier: expected a folder of data that no other server uses")
    server.kill()
    assert server.start().stop()


def test_figures_are_not_passed_on_by_a_proxy_nobody_told_of(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    with server.http() as http:
        assert http.get("/metrics").status_code == 200
        for name in ("X-Forwarded-For", "Forwarded"):
            assert http.get("/metrics", headers={name: "203.0.113.9"}).status_code == 403
    assert server.stop()


def test_a_locked_database_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    white, black = server.pair(sheet="international")
    with contextlib.closing(sqlite3.connect(server.data / "damier.sqlite")) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")
        white.send({"type": "move", "id": 1, "seq": white.view["seq"], "text": "32-28"})
        assert white.expect("bye")["code"] == "try-again"
        assert black.expect("bye")["code"] == "try-again"
        with server.http() as http:
            answer = http.post("/api/tables", json={})
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "try-again")
        other.execute("ROLLBACK")
    for player in (white, black):
        player.close()
        player.connect()
    assert black.entries == []
    black.until(white.move("32-28"))
    assert server.stop()


def test_a_connection_that_is_silent_is_cut_and_not_only_closed() -> None:
    """Closing would wait until everything is sent, which somebody who never reads prevents."""

    class Clogged(asyncio.Transport):
        cut = False

        def is_closing(self) -> bool:
            return False

        def write(self, data: bytes | bytearray | memoryview) -> None:
            """Keep it for ever."""

        def close(self) -> None:
            """Wait for ever."""

        def abort(self) -> None:
            self.cut = True

    async def time_out() -> bool:
        config = uvicorn.Config(FastAPI(), ws=Sockets, log_config=None)
        sockets, transport = Sockets(config, ServerState(), {}), Clogged()
        sockets.connection_made(transport)
        sockets.keepalive_timeout()
        return transport.cut

    assert asyncio.run(time_out())
