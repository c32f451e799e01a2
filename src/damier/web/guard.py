"""What stands before every request: who may ask, how much, and what the browser may do."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from damier.live.metrics import REQUESTS, SECONDS
from damier.web.addresses import address_of
from damier.web.errors import ApiError, answer_to
from damier.web.routes.pages import banned_page
from damier.web.study.games import MOST_NODES

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from damier.web.limits import Limits
    from damier.web.settings import Settings

log = structlog.get_logger()
LOCAL_NAMES = ("127.0.0.1", "localhost", "[::1]")
_PASSED_ON = (b"x-forwarded-for", b"forwarded")
_SAME = ("/static/", "/texts/", "/healthz", "/metrics")  # whoever asks
_TOLD = ("/api/standing", "/favicon.ico")
_SAFE = ("GET", "HEAD", "OPTIONS")
_UPLOADS = ("/api/pdn/", "/api/games/annotate", "/api/handover", "/api/tournaments/report")
_TREES = ("/api/pdn/write", "/api/games/annotate")
_MOST_OBJECTS = (
    3 * MOST_NODES
)  # a move is one and a variation another; reading them stops everybody
CSP = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# For whatever could be opened as a document; scripts and styles never are, and a page has many.
_DOCUMENT_HEADERS = {
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": CSP,
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_SECRET = ("/api/account", "/api/operator")  # what nobody keeps, not even a browser
_PARTS = ("text/javascript", "text/css")
# A board for other sites is the one page that may be shown in a frame.
_FRAMED_HEADERS = {
    "Content-Security-Policy": CSP.replace("frame-ancestors 'none'", "frame-ancestors *"),
    "Cross-Origin-Resource-Policy": "cross-origin",
}


def may_be_framed(path: str) -> bool:
    """Tell whether other sites may show a page in a frame."""
    return path == "/embed" or path.startswith("/embed/")


class Guard:
    """Checks Host and Origin, counts requests, bounds bodies, and sets the security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app, self._settings, self._limits = app, settings, limits
        self._warned = bool(settings.believed)
        self._hosts = settings.hosts or (LOCAL_NAMES if settings.is_loopback else ())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or turn it away."""
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refuse_socket(HTTPConnection(scope))
        if refusal is None:
            await self._app(scope, receive, send)
            return
        await receive()  # the wish to connect
        start = {"status": refusal.status_code, "headers": refusal.raw_headers}
        await send({"type": "websocket.http.response.start", **start})
        await send({"type": "websocket.http.response.body", "body": bytes(refusal.body)})

    def _refuse_socket(self, asks: HTTPConnection) -> Response | None:
        """Return why a websocket may not be opened; each counts as a request."""
        code = self._refuse_origin(asks.headers, needs_origin=False)
        if code is not None:
            return answer_to(asks, ApiError(code))
        return self._refuse_haste(asks) or self._refuse_banned(asks)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._complete(scope, MutableHeaders(scope=message), status)
            await send(message)

        try:
            refusal = self._refuse(scope)
            if refusal is not None:
                await refusal(scope, receive, sending)
            else:
                await self._app(scope, self._bounded(scope, receive), sending)
        finally:
            took = time.perf_counter() - started
            REQUESTS.labels(str(status)).inc()
            SECONDS.observe(took)
            log.info("request", method=scope["method"], status=status, ms=round(took * 1e3, 1))

    def _complete(self, scope: Scope, headers: MutableHeaders, status: int) -> None:
        """Say what a browser and a cache may do with an answer."""
        is_part = headers.get("content-type", "").startswith(_PARTS)
        wanted = _HEADERS if is_part else _HEADERS | _DOCUMENT_HEADERS
        if status < 400 and may_be_framed(scope["path"]):
            wanted = wanted | _FRAMED_HEADERS
            del wanted["X-Frame-Options"]
        for name, value in wanted.items():
            headers.setdefault(name, value)
        if scope["scheme"] == "https" and self._settings.hsts_seconds:
            seconds = f"max-age={self._settings.hsts_seconds}"
            headers.setdefault("Strict-Transport-Security", seconds)
        if status >= 400 or not scope["path"].startswith(_SAME):
            headers.add_vary_header("Accept-Language, Cookie")
        if scope["path"].startswith(_SECRET):
            headers.setdefault("Cache-Control", "no-store")
        elif scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "private, no-cache")
        if self._settings.origins:
            headers.add_vary_header("Origin")
            origin = Headers(scope=scope).get("origin")
            if origin in self._settings.origins:
                headers["Access-Control-Allow-Origin"] = origin
                headers["Access-Control-Expose-Headers"] = "Retry-After"
                headers["Cross-Origin-Resource-Policy"] = "cross-origin"

    def _warn(self, scope: Scope) -> None:
        """Say once that a proxy seems to be there which nobody told of: all share one quota."""
        if not self._warned and any(name in _PASSED_ON for name, _ in scope["headers"]):
            self._warned = True
            log.warning("a proxy passes requests on: set DAMIER_PROXIES", proxy=scope["client"])

    def _preflight(self, headers: Headers) -> Response | None:
        """Answer a browser that asks whether a page of another site may ask."""
        asked = headers.get("access-control-request-method")
        if asked is None or headers.get("origin") not in self._settings.origins:
            return None
        return Response(
            status_code=204,
            headers={
                "Access-Control-Allow-Methods": "GET, POST",
                "Access-Control-Allow-Headers": "Content-Type, X-Table-Token, Accept-Language",
                "Access-Control-Max-Age": "600",
            },
        )

    def _refuse(self, scope: Scope) -> Response | None:
        """Return the answer to a request that goes no further."""
        request = Request(scope)
        headers = request.headers
        self._warn(scope)
        changes = scope["method"] not in _SAFE
        code = self._refuse_origin(headers, needs_origin=changes)
        if code is None and self._too_long(scope, headers):
            code = "too-large"
        if code is not None:
            return answer_to(request, ApiError(code))
        if scope["method"] == "OPTIONS" and (answer := self._preflight(headers)) is not None:
            return answer
        if request.url.path.startswith(("/api/", "/texts/")):
            refusal = self._refuse_haste(request)
            if refusal is not None:
                return refusal
        return self._refuse_banned(request)

    def _refuse_banned(self, asks: HTTPConnection) -> Response | None:
        """Turn away an address that an operator has banned; what says so can be read."""
        state = getattr(asks.app.state, "damier", None)
        ban = None if state is None else state.keeper.banned_address(address_of(asks))
        if ban is None or asks.url.path.startswith(_SAME) or asks.url.path in _TOLD:
            return None
        if asks.scope["type"] == "http" and "text/html" in asks.headers.get("accept", ""):
            return banned_page(Request(asks.scope))
        return answer_to(asks, ApiError("banned", until=ban.until, reason=ban.reason))

    def _refuse_haste(self, asks: HTTPConnection) -> Response | None:
        try:
            self._limits.check("request", address_of(asks))
        except ApiError as error:
            return answer_to(asks, error)
        return None

    def _refuse_origin(self, headers: Headers, *, needs_origin: bool) -> str | None:
        """Return why a request may not come from where it does; programs send no Origin."""
        host = headers.get("host", "")
        if self._hosts and name_of(host) not in self._hosts:
            return "foreign-host"
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            crosses = headers.get("sec-fetch-site", "same-origin") == "cross-site"
            return "foreign-origin" if needs_origin and origin is None and crosses else None
        return None if _host_of(origin) == host else "foreign-origin"

    def _most(self, scope: Scope) -> int:
        upload = scope["path"].startswith(_UPLOADS)
        return self._settings.upload_bytes if upload else self._settings.body_bytes

    def _too_long(self, scope: Scope, headers: Headers) -> bool:
        length = headers.get("content-length", "0")
        return not length.isdecimal() or int(length) > self._most(scope)

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """Return a way to read a body that stops when it grows too large."""
        left = self._most(scope)
        objects = _MOST_OBJECTS if scope["path"].startswith(_TREES) else left

        async def receiving() -> Message:
            nonlocal left, objects
            message = await receive()
            body: bytes = message.get("body", b"")
            left -= len(body)
            objects -= body.count(b"{")
            if left < 0 or objects < 0:
                raise HTTPException(413)  # anything else would count as a body that is malformed
            return message

        return receiving


def _host_of(origin: str) -> str:
    """Return the host that an Origin header names, nothing if it makes no sense."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def host_name(asks: HTTPConnection) -> str:
    """Return the name that the server was asked under."""
    return name_of(asks.headers.get("host", ""))


def name_of(host: str) -> str:
    """Return a Host header without its port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].lower()
