"""Files of the browser: read once, compressed once, and sent only when they have changed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import Response

if TYPE_CHECKING:
    from starlette.requests import Request

STATIC = Path(__file__).resolve().parent / "static"
_TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/json"}
_TEXT = ("text/", "application/json", "image/svg+xml")
_SMALL = 300  # bytes below which compressing is not worth it


@dataclass(frozen=True, slots=True)
class Content:
    """Something to send, as it is and compressed."""

    body: bytes
    packed: bytes | None
    etag: str
    media_type: str


def pack(body: bytes, media_type: str) -> Content:
    """Compress and name some content."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    text = media_type.startswith(_TEXT) and len(body) > _SMALL
    return Content(body, gzip.compress(body, 9, mtime=0) if text else None, etag, media_type)


def static_file(name: str) -> Content | None:
    """Return a file of the browser, None if there is none of that name."""
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


def send(request: Request, content: Content, *, cache: str = "no-cache") -> Response:
    """Send content, or say that the browser still has it."""
    headers = {"ETag": content.etag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    seen = request.headers.get("if-none-match", "")
    if content.etag in seen:
        return Response(status_code=304, headers=headers)
    body = content.body
    if content.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = content.packed, "gzip"
    return Response(body, media_type=content.media_type, headers=headers)
