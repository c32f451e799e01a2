"""The samples of deploy/: a real nginx with the configuration as it stands, and what they name."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import ExitStack
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.sync.client import connect

from damier.web.settings import Settings
from web.harness import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOST = "club.example"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Site:
    """The server behind nginx: plain and secure ports, as a browser finds them."""

    def __init__(self, server: Server, plain: int, secure: int) -> None:
        self.server, self.plain, self.secure = server, plain, secure
        self.tls = ssl.create_default_context()
        self.tls.check_hostname, self.tls.verify_mode = False, ssl.CERT_NONE

    def http(self, address: str = "127.0.0.1") -> httpx.Client:
        # Addresses of loopback are as many visitors; nginx sees which.
        transport = httpx.HTTPTransport(verify=self.tls, local_address=address)
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.secure}",
            headers={"Host": HOST},
            transport=transport,
            timeout=PATIENCE,
        )

    def socket(self, path: str, address: str = "127.0.0.1") -> connect:
        line = socket.create_connection(
            ("127.0.0.1", self.secure), timeout=PATIENCE, source_address=(address, 0)
        )
        return connect(
            f"wss://{HOST}{path}",
            sock=line,
            ssl=self.tls,
            server_hostname=HOST,
            origin=f"https://{HOST}",  # type: ignore[arg-type]
            open_timeout=PATIENCE,
            max_size=None,
        )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Run the sample: only ports, and where the certificate is, are other ones."""
    folder = tmp_path_factory.mktemp("nginx")
    unit = (DEPLOY / "damier.service").read_text("utf-8")
    settings = dict(re.findall(r"^Environment=(DAMIER_(?!CACHE)\w+)=(.*)$", unit, re.M))
    server = Server(folder / "data", **settings).start()
    plain, secure = free_port(), free_port()
    key, chain = folder / "privkey.pem", folder / "fullchain.pem"
    asked = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj"]
    words = [*asked, f"/CN={HOST}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run(["openssl", *words], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in {
        "127.0.0.1:8000;\n    keepalive": f"127.0.0.1:{server.port};\n    keepalive",
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
        made = Site(server, plain, secure)
        with made.http() as http:
            for _ in range(600):
                assert running.poll() is None, (folder / "error.log").read_text()
                with contextlib.suppress(httpx.TransportError):
                    http.get("/healthz")
                    break
                time.sleep(0.05)
        yield made
        running.terminate()
    assert server.stop()


@pytest.mark.slow
def test_a_game_is_played_over_https(site: Site) -> None:
    with site.http() as http:
        made = http.post(
            "/api/tables",
            json={"opponent": {"kind": "beside"}},
            headers={"Origin": f"https://{HOST}"},
        )
        assert made.status_code == 201
        assert "Secure" in made.headers["set-cookie"]
        assert made.headers["strict-transport-security"] == "max-age=31536000"
        table = made.json()
        page = http.get("/")
        folder = re.search(r"/static/[0-9a-f]{16}", page.text)
        assert folder
        assert f'content="https://{HOST}/static/app/card.png"' in page.text
        style = http.get(f"{folder[0]}/app/tokens.css", headers={"Accept-Encoding": "br"})
        assert style.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert style.headers["content-encoding"] == "br"
    with site.socket(f"/ws/t/{table['table']}") as player:
        player.send(json.dumps({"type": "hello", "token": table["seat_token"]}))
        assert json.loads(player.recv(PATIENCE))["type"] == "welcome"
        player.send(json.dumps({"type": "move", "id": 1, "text": "32-28"}))
        while json.loads(player.recv(PATIENCE))["type"] != "ack":
            pass


@pytest.mark.slow
def test_a_whole_club_fits_behind_the_proxy(site: Site) -> None:
    """More than a hundred sockets in all, which was the most for one address: the proxy's."""
    with ExitStack() as stay:
        for visitor in range(2, 6):
            for _ in range(40):
                lobby = stay.enter_context(site.socket("/ws/lobby", f"127.0.0.{visitor}"))
                assert json.loads(lobby.recv(PATIENCE))["type"] == "lobby"
        for _ in range(60):
            stay.enter_context(site.socket("/ws/lobby", "127.0.0.2"))
        extra = stay.enter_context(site.socket("/ws/lobby", "127.0.0.2"))
        assert json.loads(extra.recv(PATIENCE))["code"] == "too-many-sockets"
        other = stay.enter_context(site.socket("/ws/lobby", "127.0.0.9"))
        assert json.loads(other.recv(PATIENCE))["type"] == "lobby"


@pytest.mark.slow
def test_nobody_says_himself_where_he_comes_from(site: Site) -> None:
    with ExitStack() as stay:
        url = f"wss://{HOST}/ws/lobby"
        told = []
        for number in range(101):
            line = socket.create_connection(("127.0.0.1", site.secure), timeout=PATIENCE)
            forged = {
                "X-Forwarded-For": f"198.51.100.{number}",
                "Forwarded": f"for=10.0.0.{number}",
            }
            lobby = stay.enter_context(
                connect(url, sock=line, ssl=site.tls, additional_headers=forged)
            )
            told.append(json.loads(lobby.recv(PATIENCE))["type"])
        assert told == ["lobby"] * 100 + ["bye"]


@pytest.mark.slow
def test_figures_stay_inside_and_http_leads_to_https(site: Site) -> None:
    with site.http() as http:
        assert http.get("/metrics").status_code == 404
        assert http.get("/healthz").json() == {"status": "ok"}
    with httpx.Client(headers={"Host": HOST}) as http:
        answer = http.get(f"http://127.0.0.1:{site.plain}/rules/kndb?x=1")
    assert (answer.status_code, answer.headers["location"]) == (
        308,
        f"https://{HOST}/rules/kndb?x=1",
    )
    with httpx.Client(headers={"Host": "127.0.0.1"}) as http:
        assert http.get(f"{site.server.url}/metrics").status_code == 200


@pytest.mark.slow
def test_caddy_passes_games_on_and_says_for_whom(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    assert caddy is not None
    server = Server(
        tmp_path / "data", DAMIER_BEHIND_PROXY="1", DAMIER_SOCKETS_PER_CLIENT="3"
    ).start()
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert text.count("\nclub.example {") == 1
    text = text.replace("\nclub.example {", f"\nhttp://127.0.0.1:{port} {{")
    (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    env = {**os.environ, "DAMIER": f"127.0.0.1:{server.port}", "HOME": str(tmp_path)}
    words = ["run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    log = tmp_path / "caddy.log"
    with log.open("w") as told, subprocess.Popen([caddy, *words], env=env, stderr=told) as running:
        url = f"http://127.0.0.1:{port}"
        while True:
            assert running.poll() is None, log.read_text()
            with contextlib.suppress(httpx.TransportError):
                assert httpx.get(f"{url}/healthz").json() == {"status": "ok"}
                break
            time.sleep(0.05)
        assert httpx.get(f"{url}/metrics").status_code == 404
        with ExitStack() as stay:
            told_types = []
            for number in range(4):
                forged = {"X-Forwarded-For": f"198.51.100.{number}"}
                lobby = stay.enter_context(
                    connect(f"ws://127.0.0.1:{port}/ws/lobby", additional_headers=forged)
                )
                told_types.append(json.loads(lobby.recv(PATIENCE))["type"])
            assert told_types == ["lobby"] * 3 + ["bye"]
        running.terminate()
    assert server.stop()


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_setting_that_a_sample_names_exists(file: Path) -> None:
    known = {f"DAMIER_{one.name.upper()}" for one in fields(Settings)} | {"DAMIER_CACHE"}
    assert set(re.findall(r"DAMIER_\w+", file.read_text("utf-8"))) <= known


def test_every_sample_is_in_the_how_to() -> None:
    pages = ("server.md", "federation.md")
    told = "".join((ROOT / "docs" / "howto" / page).read_text("utf-8") for page in pages)
    assert [file.name for file in DEPLOY.iterdir() if f"deploy/{file.name}" not in told] == []
