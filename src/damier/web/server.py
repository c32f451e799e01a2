"""Run the app: logs as JSON, and a clean end."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import webbrowser
from typing import TYPE_CHECKING

import structlog
import uvicorn

from damier.live.handover import ADDRESS_FILE
from damier.live.keys import Keys
from damier.places import write_whole
from damier.storage.database import read_mark, try_out
from damier.web.addresses import Proxies
from damier.web.app import make_app
from damier.web.door import doors, files_allowed
from damier.web.figures import TROUBLES
from damier.web.lock import hold
from damier.web.security import expect_key, load_key
from damier.web.settings import SettingError
from damier.web.workers import ServerProcesses, given_sockets, listen

if TYPE_CHECKING:
    import socket
    from pathlib import Path
    from types import FrameType

    from fastapi import FastAPI

    from damier.web.settings import Settings

_OTHER_FILES = 100  # that are open besides connections
_PING = 45  # seconds: pages answer beats much sooner, and proxies wait for 60
_PATIENCE = 5  # seconds for requests that are under way when the server stops


def run(settings: Settings, *, browser: bool) -> None:
    """Serve until Ctrl-C."""
    set_up_logs(settings.log_level)
    if settings.workers > 1:
        ServerProcesses(settings).run()
        return
    # The app takes hold itself; this way it is told in one line.
    with hold(settings.data, shared=settings.is_shared):
        asyncio.run(_try_out(settings))
    proxies = Proxies(settings.believed)
    most = min(settings.connections, files_allowed() - _OTHER_FILES)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies.listed,
        **doors(settings, most),
        ws_max_size=max(settings.message_bytes, settings.body_bytes),
        ws_per_message_deflate=False,
        ws_ping_interval=_PING,
        timeout_graceful_shutdown=_PATIENCE,
    )
    listening = given_sockets() or [listen(settings.host, settings.port)]
    told = None if settings.is_shared else settings.data / ADDRESS_FILE
    server = _Server(config, app, _address(listening[-1]), told, browser=browser)
    server.run(sockets=listening)


async def _try_out(settings: Settings) -> None:
    await try_out(settings.url, shared=settings.is_shared)
    if settings.is_shared:
        keys = Keys(load_key(settings.data, settings.secret))
        expect_key(await read_mark(settings.url, "secret"), keys)


def set_up_logs(level: str) -> None:
    """Write logs as lines of JSON on standard error; they never contain tokens."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise SettingError(f"expected a log level such as warning, got {level!r}")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            TROUBLES,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr)


def spare_the_collector() -> None:
    """Keep what lives for ever out of garbage collection, which would stop all tables for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000)


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


class _Server(uvicorn.Server):
    """A server that says where it is as soon as it can be reached.

    The terminal app reads it in the file `told`, which is there for as long as the server is.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        app: FastAPI,
        address: str,
        told: Path | None,
        *,
        browser: bool,
    ) -> None:
        super().__init__(config)
        self._told = told
        self._app, self._address, self._browser = app, address, browser
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and then show the way."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        spare_the_collector()
        if self._told is not None:
            write_whole(self._told, self._address.encode(), mode=0o600)
        print(f"damier is at {self._address} (Ctrl-C ends it)", flush=True)
        if self._browser:
            webbrowser.open(self._address)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End, and tell other processes so before the first line is closed."""
        state = getattr(self._app.state, "damier", None)
        if state is not None and self._loop is not None:
            self._loop.call_soon_threadsafe(state.hand_over)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Be found no more, and stop."""
        if self._told is not None:
            self._told.unlink(missing_ok=True)
        await super().shutdown(sockets)
