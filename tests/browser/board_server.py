"""A small server for the board alone: static files and texts, under a strict policy."""

from __future__ import annotations

import mimetypes
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import damier

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(damier.__file__).parent
PAGE = Path(__file__).parent / "board_page"
POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:"
FREE = "board-free.html"  # an empty page that may load anything, as notebooks do
TYPES = {".js": "text/javascript", ".ftl": "text/plain; charset=utf-8"}


class Handler(BaseHTTPRequestHandler):
    """Answers GET with files of three folders."""

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        file = self.file(path)
        if not file.is_file():
            self.send_error(404)
            return
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "text/plain"
        self.send_response(200)
        self.send_header("Content-Type", kind)
        if file.name != FREE:
            self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(file.read_bytes())

    def file(self, path: str) -> Path:
        first, _, rest = path.lstrip("/").partition("/")
        if first == "static":
            return PACKAGE / "web" / "static" / rest
        if first == "texts":
            return PACKAGE / "texts" / rest
        return PAGE / (path.lstrip("/") or "index.html")

    def log_message(self, *_: object) -> None:
        """Say nothing: a test's output is its own."""


@contextmanager
def serving() -> Iterator[str]:
    """Run the server; yields its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
