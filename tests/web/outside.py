"""What lies outside a server: a push service, a mail server, and days that pass."""

from __future__ import annotations

import base64
import os
import socket
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, Self

import http_ece  # type: ignore[import-untyped]
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from web.harness import Server

if TYPE_CHECKING:
    from email.message import Message
    from pathlib import Path


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class PushedDevice:
    """A browser as a push service sees it: an address, and keys that only the browser has."""

    address: str
    private: Any = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def keys(self) -> dict[str, str]:
        public = self.private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _text(point), "auth": _text(self.secret)}

    @property
    def shape(self) -> dict[str, Any]:
        return {"endpoint": self.address, "keys": self.keys}

    def read(self, body: bytes) -> str:
        """Decrypt what was pushed."""
        clear = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        return str(clear.decode())


class PushService:
    """Takes what is pushed; `answer` is what it answers with."""

    def __init__(self) -> None:
        service = self
        self.pushed: list[tuple[str, dict[str, str], bytes]] = []
        self.answer = 201

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.pushed.append((self.path, dict(self.headers), body))
                self.send_response(service.answer)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                """Say nothing."""

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._http.serve_forever, daemon=True)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._http.server_port}"

    def device(self, name: str = "device") -> PushedDevice:
        return PushedDevice(f"{self.origin}/{name}")

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *args: object) -> None:
        self._http.shutdown()
        self._http.server_close()


class MailService:
    """Takes letters."""

    def __init__(self) -> None:
        from aiosmtpd.handlers import Message as Handler

        service = self
        self.letters: list[Message] = []

        class Keep(Handler):
            def handle_message(self, message: Message) -> None:
                service.letters.append(message)

        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self._controller = Controller(Keep(), hostname="127.0.0.1", port=self.port)

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *args: object) -> None:
        self._controller.stop()


def words_of(message: Message) -> str:
    """Return what a letter says."""
    content = message.get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode()


_PROGRAM = """
import os, pathlib, sys
from damier.storage.clock import SteadyClock
days, now = pathlib.Path(os.environ["TEST_DAYS"]), SteadyClock.now
SteadyClock.now = lambda clock: now(clock) + 86_400 * float(days.read_text())
from damier.cli import main
main(sys.argv[1:])
"""


class PatientServer(Server):
    """A server at which days pass when a test says so."""

    program = _PROGRAM

    def __init__(self, data: Path, **settings: str) -> None:
        self._days = data.parent / "days"
        self._days.write_text("0")
        super().__init__(data, TEST_DAYS=str(self._days), **settings)

    def wait_days(self, days: float) -> None:
        """Let it be so many days later than it was at first."""
        later = self._days.with_suffix(".new")
        later.write_text(str(days))
        later.replace(self._days)
