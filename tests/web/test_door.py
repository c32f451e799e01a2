"""Without a proxy: nobody keeps others out by many connections, or by a request that never ends."""

from __future__ import annotations

import socket
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

import pytest
from websockets.sync.client import connect

from damier.web.addresses import Proxies, home_of
from damier.web.door import Door
from damier.web.settings import SettingError, Settings
from web.harness import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience: eight connections an address, half a second for a head."""
    running = Server(
        tmp_path_factory.mktemp("door") / "data",
        DAMIER_SOCKETS_PER_CLIENT="4",
        DAMIER_HEADER_SECONDS="0.5",
        DAMIER_REQUEST_SECONDS="0.5",
        DAMIER_HEADER_BYTES="4096",
    ).start()
    yield running
    assert running.stop()


def dial(server: Server, source: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(
        ("127.0.0.1", server.port), timeout=PATIENCE, source_address=(source, 0)
    )
    made.settimeout(PATIENCE)
    return made


def hears(line: socket.socket) -> bytes:
    """Read until the other end hangs up."""
    said = b""
    try:
        while more := line.recv(65_536):
            said += more
    except ConnectionError:
        pass
    return said


def ask(line: socket.socket, path: str = "/healthz") -> bytes:
    """Ask over a connection, and return the first line of the answer, nothing if it is gone."""
    try:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        return line.recv(65_536).partition(b"\r\n")[0]
    except ConnectionError:
        return b""


def test_a_head_that_never_ends_is_not_read(small: Server) -> None:
    with closing(dial(small)) as line:
        try:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"a" * 10_000_000)
        except ConnectionError:
            return  # hung up in the middle of it
        assert hears(line).startswith(b"HTTP/1.1 431")


def test_a_head_of_the_longest_length_is_read(small: Server) -> None:
    with closing(dial(small)) as line:
        head = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Long: "
        line.sendall(head + b"a" * (4_096 - len(head) - 4) + b"\r\n\r\n")
        assert hears(line).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/positions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT",
    ],
    ids=["silent", "half a head", "half a body", "half a second request"],
)
def test_whoever_falls_silent_is_let_go(small: Server, begun: bytes) -> None:
    with closing(dial(small)) as line:
        line.sendall(begun)
        assert b" 408 " in hears(line)[-120:]


def test_one_address_cannot_hold_all_connections(small: Server) -> None:
    with ExitStack() as open_:
        lines = [open_.enter_context(closing(dial(small))) for _ in range(8)]
        assert [ask(line) for line in lines] == [b"HTTP/1.1 200 OK"] * 8
        assert ask(open_.enter_context(closing(dial(small)))) == b""
        assert ask(open_.enter_context(closing(dial(small, "127.0.0.2")))) == b"HTTP/1.1 200 OK"
        lines[0].close()
        while ask(open_.enter_context(closing(dial(small)))) != b"HTTP/1.1 200 OK":
            pass  # until the server has noticed


def test_websockets_count_as_long_as_they_last(small: Server) -> None:
    url = f"ws://127.0.0.1:{small.port}/ws/lobby"
    for _ in range(4):  # places that were not given back would be gone soon
        with ExitStack() as open_:
            for _ in range(4):
                socket_ = open_.enter_context(connect(url, open_timeout=PATIENCE))
                assert "lobby" in str(socket_.recv(PATIENCE))
            lines = [open_.enter_context(closing(dial(small))) for _ in range(4)]
            while [ask(line) for line in lines].count(b"HTTP/1.1 200 OK") < 4:
                lines = [open_.enter_context(closing(dial(small))) for _ in range(4)]
            assert ask(open_.enter_context(closing(dial(small)))) == b""


@pytest.mark.parametrize(
    ("host", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("unknown", "unknown"),
    ],
)
def test_a_network_of_ipv6_is_one_visitor(host: str, home: str) -> None:
    assert home_of(host) == home


def test_a_proxy_that_is_believed_holds_as_many_as_it_likes(tmp_path: Path) -> None:
    door = Door(Settings(data=tmp_path, sockets_per_client=1, proxies=("10.0.0.0/8",)), most=6)
    assert [door.enter("10.1.2.3") is not None for _ in range(4)] == [True] * 4
    assert [door.enter("192.0.2.1") is not None for _ in range(3)] == [True, True, False]
    assert door.enter("192.0.2.2") is None  # six are all there may be


def test_proxies_are_addresses_or_networks() -> None:
    proxies = Proxies(("127.0.0.1", "172.16.0.0/12", "::1"))
    assert all(host in proxies for host in ("127.0.0.1", "172.17.0.2", "::1", "::ffff:172.17.0.2"))
    assert not any(host in proxies for host in ("127.0.0.2", "172.32.0.1", "proxy", None))
    with pytest.raises(SettingError, match=r"DAMIER_PROXIES, got 'proxy\.example'"):
        Proxies(("proxy.example",))
