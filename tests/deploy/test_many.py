"""The samples for several servers: real proxies before two of them, and what compose reads."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from deploy.test_samples import DEPLOY, HOST, Site, free_port
from live.redis_server import redis_server
from patience import wait_until
from storage.cluster import DEBIAN, Cluster, find_programs
from web.harness import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TABLES = 20


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers of one site, set up as the unit says."""
    programs = find_programs()
    if programs is None:
        pytest.skip(f"expected PostgreSQL in {DEBIAN} or in PATH, got none: see `make machine`")
    unit = (DEPLOY / "damier-many.service").read_text("utf-8")
    settings = dict(re.findall(r"^Environment=(DAMIER_(?!CACHE)\w+)=(.*)$", unit, re.M))
    with Cluster(programs) as cluster, redis_server(tmp_path) as bus:
        more = {"DAMIER_DATABASE": cluster.make(), "DAMIER_BUS": bus, "DAMIER_SECRET": "s" * 32}
        servers = [Server(tmp_path / name / "data", **settings, **more) for name in ("a", "b")]
        for server in servers:
            server.data.parent.mkdir()
            server.start()
        yield servers[0], servers[1]
        for server in servers:
            server.kill()


@contextlib.contextmanager
def nginx_before(servers: tuple[Server, Server], folder: Path) -> Iterator[Site]:
    """Run the sample: only ports, and where the certificate is, are other ones."""
    plain, secure = free_port(), free_port()
    key, chain = folder / "privkey.pem", folder / "fullchain.pem"
    asked = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj"]
    words = [*asked, f"/CN={HOST}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run(["openssl", *words], check=True, capture_output=True)
    text = (DEPLOY / "nginx-many.conf").read_text("utf-8")
    for old, new in {
        "127.0.0.1:8001": f"127.0.0.1:{servers[0].port}",
        "127.0.0.1:8002": f"127.0.0.1:{servers[1].port}",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
        "/etc/letsencrypt/live/club.example/fullchain.pem": str(chain),
        "/etc/letsencrypt/live/club.example/privkey.pem": str(key),
    }.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (folder / "damier.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{ worker_connections 2000; }}\n"
        f"http {{ access_log off; include /etc/nginx/mime.types; include {folder}/damier.conf; }}\n"
    )
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    with subprocess.Popen([nginx, "-c", str(folder / "nginx.conf")]) as running:
        site = Site(servers[0], plain, secure)

        def answers() -> bool:
            assert running.poll() is None, (folder / "error.log").read_text()
            with contextlib.suppress(httpx.TransportError), site.http() as http:
                return http.get("/healthz").status_code == 200
            return False

        try:
            wait_until(answers, "an nginx that answers")
            yield site
        finally:
            running.terminate()


def rooms(server: Server) -> int:
    """Return how many tables a server has in memory."""
    with server.http(headers={"Host": "127.0.0.1"}) as http:
        found = re.search(r"^damier_rooms (\d+)", http.get("/metrics").text, re.M)
        assert found
        return int(found[1])


@pytest.mark.slow
def test_both_players_of_a_table_come_to_one_server_and_to_the_other_when_it_is_gone(
    two: tuple[Server, Server], tmp_path: Path
) -> None:
    with nginx_before(two, tmp_path) as site, contextlib.ExitStack() as open_:

        def enter(table: str, token: str) -> Any:
            player = open_.enter_context(site.socket(f"/ws/t/{table}"))
            player.send(json.dumps({"type": "hello", "token": token}))
            assert json.loads(player.recv(PATIENCE))["type"] == "welcome"
            return player

        seats = []
        for _ in range(TABLES):
            with site.http() as http:
                made = http.post("/api/tables", json={"opponent": {"kind": "link"}}).json()
            with site.http() as http:
                path, words = (
                    f"/api/tables/{made['table']}/join",
                    {"invite_token": made["invite_token"]},
                )
                taken = http.post(path, json=words)
                assert taken.status_code == 200, taken.text
            seats.append((made["table"], made["seat_token"], taken.json()["seat_token"]))
        for table, white, black in seats:
            enter(table, white)
            enter(table, black)
        held = [rooms(server) for server in two]
        assert sum(held) == TABLES
        assert min(held) > 0
        two[0].kill()
        open_.close()
        for table, white, _ in seats:
            enter(table, white)
        assert rooms(two[1]) == TABLES


@pytest.mark.slow
def test_caddy_keeps_tables_together(two: tuple[Server, Server], tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("expected caddy, got none: see `make machine`")
    port = free_port()
    text = (DEPLOY / "Caddyfile.many").read_text("utf-8")
    assert text.count("\nclub.example {") == 1
    text = text.replace("\nclub.example {", f"\nhttp://127.0.0.1:{port} {{")
    text = text.replace(
        "{$DAMIER:127.0.0.1:8001 127.0.0.1:8002}", " ".join(f"127.0.0.1:{s.port}" for s in two)
    )
    (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    words = ["run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    env = {**os.environ, "HOME": str(tmp_path)}
    log = tmp_path / "caddy.log"
    with log.open("w") as told, subprocess.Popen([caddy, *words], env=env, stderr=told) as running:
        url = f"http://127.0.0.1:{port}"

        def answers() -> bool:
            assert running.poll() is None, log.read_text()
            with contextlib.suppress(httpx.TransportError):
                return httpx.get(f"{url}/healthz").status_code == 200
            return False

        try:
            wait_until(answers, "a Caddy that answers")
            behind = Server(tmp_path / "none", port=port)
            for _ in range(TABLES):
                behind.pair()
            held = [rooms(server) for server in two]
            assert sum(held) == TABLES
            assert min(held) > 0
            behind.dismiss()
        finally:
            running.terminate()


def test_compose_can_be_read(tmp_path: Path) -> None:
    program = shutil.which("docker-compose")
    if program is None:
        pytest.skip("expected docker-compose, got none: see `make machine`")
    env = {**os.environ, "DAMIER_SECRET": "s" * 32, "POSTGRES_PASSWORD": "p", "HOME": str(tmp_path)}
    words = ["--file", str(DEPLOY / "compose.many.yaml"), "config"]
    done = subprocess.run(
        [program, *words], env=env, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    named = set(re.findall(r"^  (\w+):$", done.stdout.partition("services:")[2], re.M))
    assert {"web1", "web2", "engines", "database", "redis", "nginx"} <= named
    nginx = (DEPLOY / "nginx-many.conf").read_text("utf-8")
    for old in re.findall(r"s/([\d.:]+)/", done.stdout):
        assert nginx.count(old) == 1
