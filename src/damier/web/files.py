"""Files of the browser: named after what is in them, compressed once, and kept for ever.

Everything lies below `/static/<name>/`, where the name is made from all files and all words.
Modules import each other by relative paths and so find those of the same name; a browser keeps them
and asks no more, and after an upgrade pages name another folder.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
import time
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import brotli  # type: ignore[import-untyped]
from starlette.responses import Response

from damier.texts import languages
from damier.texts.catalogue import SHELVES, catalogue

if TYPE_CHECKING:
    from starlette.requests import Request

STATIC = Path(__file__).resolve().parent / "static"
FOREVER = "public, max-age=31536000, immutable"
_TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}
_TEXT = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_SMALL = 300  # bytes below which compressing is not worth it
_NAME = re.compile(r"[0-9a-f]{16}")
_WORDS = re.compile(r"texts/([a-z]+)/([a-z]+)\.ftl")
_AGAIN = 1.0  # seconds after which to look whether somebody is working on the files


@dataclass(frozen=True, slots=True)
class Content:
    """Something to send, as it is and compressed."""

    body: bytes
    packed: dict[str, bytes]
    etag: str
    media_type: str


def pack(body: bytes, media_type: str, *, quality: int = 11) -> Content:
    """Compress and name some content; the highest quality takes about a second a megabyte."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    packed = {}
    if media_type.startswith(_TEXT) and len(body) > _SMALL:
        packed["br"] = brotli.compress(body, quality=quality)
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    return Content(body, packed, etag, media_type)


class _Tree:
    """The name of all files together; made anew when one of them has changed."""

    def __init__(self) -> None:
        self._seen: tuple[int, ...] = ()
        self._files: list[Path] = []
        self._looked = 0.0
        self._name = ""

    def name(self) -> str:
        now = time.monotonic()
        if not self._name or now - self._looked > _AGAIN:
            self._looked = now
            if not self._name or self._times() != self._seen:
                self._read()
        return self._name

    def _times(self) -> tuple[int, ...]:
        try:
            return tuple(path.stat().st_mtime_ns for path in self._files)
        except OSError:
            return (-1,)

    def _read(self) -> None:
        self._files = [STATIC, *sorted(STATIC.rglob("*"))]
        self._seen = self._times()
        whole = hashlib.sha256()
        for path in self._files:
            if path.is_file():
                whole.update(f"{path.relative_to(STATIC)}\0{path.stat().st_size}\0".encode())
                whole.update(path.read_bytes())
        for lang in languages():
            for shelf in ("", *SHELVES):
                whole.update(catalogue(lang, shelf).encode())
        self._name = whole.hexdigest()[:16]


_tree = _Tree()


def static_folder() -> str:
    """Return the address below which all files are."""
    return f"/static/{_tree.name()}"


def static_file(name: str) -> tuple[Content, bool] | None:
    """Return a file, and whether it may be kept for ever; None if there is none of that name.

    A page that was opened before an upgrade finds the new files under the old name.
    """
    folder, _, rest = name.partition("/")
    named = _NAME.fullmatch(folder) is not None
    found = _found(rest if named else name)
    return None if found is None else (found, named and folder == _tree.name())


def _found(name: str) -> Content | None:
    if words := _WORDS.fullmatch(name):
        return texts_file(words[1], words[2])
    try:
        path = (STATIC / name).resolve()
        if not path.is_relative_to(STATIC) or not path.is_file():
            return None
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=500)
def _read(path: Path, _changed: int) -> Content:
    guessed = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return pack(path.read_bytes(), guessed or "application/octet-stream")


def texts_file(lang: str, shelf: str) -> Content | None:
    """Return a catalogue of words, None if there is none; `base` is what games say."""
    if lang not in languages() or shelf not in ("base", *SHELVES):
        return None
    return _words(catalogue(lang, "" if shelf == "base" else shelf))


@lru_cache(maxsize=100)
def _words(text: str) -> Content:
    return pack(text.encode(), "text/plain")


def send(request: Request, content: Content, *, cache: str = "no-cache") -> Response:
    """Send content, or say that the browser still has it; what is kept for ever needs no tag."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if cache != FOREVER:
        headers["ETag"] = content.etag
    seen = request.headers.get("if-none-match", "")
    if content.etag in seen:
        return Response(status_code=304, headers=headers)
    body = content.body
    known = accepted_codings(request.headers.get("accept-encoding", ""))
    for coding, packed in content.packed.items():
        if coding in known:
            body, headers["Content-Encoding"] = packed, coding
            break
    return Response(body, media_type=content.media_type, headers=headers)


def accepted_codings(header: str) -> set[str]:
    """Return the codings that an Accept-Encoding header names and does not rule out."""
    known = set()
    for part in header.split(",")[:20]:
        coding, _, weight = part.replace(" ", "").lower().partition(";q=")
        if weight not in ("0", "0.0", "0.00", "0.000"):
            known.add(coding)
    return known
