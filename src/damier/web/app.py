"""The app: its parts put together."""

from __future__ import annotations

import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from anyio import to_thread
from fastapi import FastAPI

from damier._version import __version__
from damier.club.people.accounts import Accounts
from damier.club.ratings.ratings import Ratings
from damier.live.belonging import Belonging
from damier.live.bus import LocalBus
from damier.live.keys import Keys, new_visitor
from damier.live.places import bus_on
from damier.live.rooms import Rooms
from damier.live.thinking.building import TableBuilder
from damier.live.thinking.work import Work
from damier.storage.store import Store
from damier.web import errors, sockets
from damier.web.guard import Guard
from damier.web.limits import Crowd, Limits
from damier.web.lock import hold
from damier.web.pauses import Pauses
from damier.web.routes import (
    account,
    analysis,
    courses,
    diagrams,
    endings,
    handover,
    health,
    hints,
    house,
    learning,
    links,
    openings,
    pages,
    pdn,
    positions,
    puzzles,
    ratings,
    rules,
    sheets,
    tables,
    visitors,
)
from damier.web.security import agree_on_key, load_key
from damier.web.settings import Settings
from damier.web.state import State
from damier.web.study.endgames import Archivist
from damier.web.study.openings import Openings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

_ABOUT = """Draughts by any sheet: positions, moves and why one is refused, live tables, games.

Answers that are no success have one shape: `{"error": {"code", "message", "detail"}}`."""


_THREADS = 4  # for requests that compute: many more would hold up the moves of everybody
_SWITCH = 0.001  # seconds after which a thread that computes lets the event loop go on


def make_app(settings: Settings | None = None) -> FastAPI:
    """Return the app; what it needs is opened when it starts and closed when it stops."""
    chosen = settings or Settings.from_environment()
    keys = Keys(load_key(chosen.data, chosen.secret))
    limits = Limits(chosen)

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = _THREADS
        sys.setswitchinterval(_SWITCH)
        with hold(chosen.data, shared=chosen.is_shared):
            store = Store(chosen.url, shared=chosen.is_shared)
            await store.open()
            await agree_on_key(store, keys)
            work = Work(chosen.work_seconds)
            bus = bus_on(chosen.bus, keys.fingerprint) if chosen.is_shared else LocalBus()
            rooms = Rooms(chosen, store, keys, work, bus)
            archivist, played = Archivist(), Openings(chosen.collection)
            crowd, pauses = Crowd(chosen.sockets_per_client), Pauses()
            accounts = Accounts(
                store.people,
                store.clock.now,
                new_visitor=new_visitor,
                words=chosen.name_words,
            )
            builder = TableBuilder(chosen.endgame_positions)
            if chosen.is_shared:
                limits.share(rooms.neighbours, work.budget)
                crowd.share(rooms.neighbours)
                pauses.share(rooms.neighbours)
            app.state.damier = State(
                chosen,
                keys,
                store,
                rooms,
                crowd,
                limits,
                work,
                archivist,
                played,
                accounts,
                pauses,
                Belonging(rooms),
                builder,
                Ratings(store.rated, store.clock.now),
            )
            try:
                yield
            finally:
                accounts.close()
                work.close()
                archivist.close()
                builder.close()
                played.close()
                await rooms.close()
                await bus.close()
                await store.close()

    app = FastAPI(
        title="damier",
        version=__version__,
        description=_ABOUT,
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    errors.install(app)
    app.add_exception_handler(404, pages.not_found)
    for part in (
        sheets,
        tables,
        links,
        visitors,
        account,
        hints,
        ratings,
        positions,
        learning,
        puzzles,
        courses,
        endings,
        analysis,
        openings,
        rules,
        house,
        pdn,
        diagrams,
        handover,
    ):
        app.include_router(part.router)
    for part in (health, pages, sockets):
        app.include_router(part.router)
    app.add_middleware(Guard, settings=chosen, limits=limits)
    return app
