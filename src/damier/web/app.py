"""The app: its parts put together."""

from __future__ import annotations

import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from anyio import to_thread
from fastapi import Depends, FastAPI

from damier._version import __version__
from damier.club.clubs.classroom import Classroom
from damier.club.clubs.clubs import Clubs
from damier.club.clubs.homework import Homework
from damier.club.clubs.pupils import Pupils
from damier.club.hall.clerk import Clerk
from damier.club.hall.hall import Hall
from damier.club.notices.followers import Followers
from damier.club.order.doorkeeper import Doorkeeper
from damier.club.people.accounts import Accounts
from damier.club.people.challenges import Challenges
from damier.club.people.passwords import Passwords
from damier.club.people.recovery import Recovery
from damier.club.people.shelf import GameShelf
from damier.club.people.tokens import AccessTokens
from damier.club.ratings.ratings import Ratings
from damier.club.simuls.simuls import Simuls
from damier.live.belonging import Belonging
from damier.live.bus import LocalBus
from damier.live.calls import Calls
from damier.live.keys import Keys, new_visitor
from damier.live.places import bus_on
from damier.live.rooms import Rooms
from damier.live.thinking.building import TableBuilder
from damier.live.thinking.work import Work
from damier.storage.store import Store
from damier.web import errors, sockets
from damier.web.figures import Figures
from damier.web.guard import Guard
from damier.web.limits import Crowd, Limits
from damier.web.lock import hold
from damier.web.notices import notifier_on
from damier.web.pauses import Pauses
from damier.web.programs.gates import no_token
from damier.web.routes import (
    account,
    analysis,
    blackboard,
    bots,
    challenges,
    clubs,
    courses,
    diagrams,
    embed,
    endings,
    exports,
    follows,
    handover,
    health,
    hints,
    homework,
    house,
    insights,
    learning,
    letters,
    links,
    notices,
    openings,
    operator,
    order,
    pages,
    pdn,
    persons,
    positions,
    puzzles,
    ratings,
    rules,
    sheets,
    simuls,
    tables,
    tokens,
    tournaments,
    visitors,
)
from damier.web.routes import pupils as pupil_routes
from damier.web.routes import recovery as recovery_routes
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
            crowd, pauses, passwords = Crowd(chosen.sockets_per_client), Pauses(), Passwords()
            keeper = Doorkeeper(rooms, registration=chosen.registration, words=chosen.name_words)
            await keeper.start()
            streams = Crowd(chosen.streams_per_account, "streams")
            rated, calls = Ratings(store.rated, store.clock.now), Calls(rooms.neighbours)
            accounts = Accounts(
                store.people,
                store.clock.now,
                new_visitor=new_visitor,
                passwords=passwords,
                words=lambda: keeper.names,
            )
            hall, belonging = Hall(rooms), Belonging(rooms)
            belonging.listeners.append(hall.reread)
            clerk, builder = Clerk(hall), TableBuilder(chosen.endgame_positions)
            if chosen.is_shared:
                limits.share(rooms.neighbours, work.budget)
                for each in (crowd, streams, pauses):
                    each.share(rooms.neighbours)
            notifier, classroom = notifier_on(chosen, store, keys), Classroom(rooms)
            clubs = _clubs(store, passwords, keeper)
            followers = Followers(store, clubs[0])
            hall.went_on, rooms.tell_begun = followers.went_on, followers.began
            recovery = Recovery(
                store.recovery,
                accounts,
                store.clock.now,
                mail=notifier.mail,
                site=chosen.site_url,
            )
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
                belonging,
                builder,
                rated,
                hall,
                GameShelf(store),
                keeper,
                Figures(rooms),
                *clubs,
                classroom,
                AccessTokens(store.tokens, store.clock.now),
                Challenges(store.proposals, store.blocks, rated, store.clock.now),
                calls,
                streams,
                notifier,
                recovery,
                Simuls(rooms),
            )
            try:
                yield
            finally:
                calls.close()
                accounts.close()
                for busy in (clerk, hall, classroom, keeper, notifier, recovery):
                    await busy.close()
                work.close()
                for part in (archivist, builder, played):
                    part.close()
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
        dependencies=[Depends(no_token)],
    )
    errors.install(app)
    app.add_exception_handler(404, pages.not_found)
    _add_routes(app)
    app.add_middleware(Guard, settings=chosen, limits=limits)
    return app


def _add_routes(app: FastAPI) -> None:
    for part in (
        sheets,
        tables,
        links,
        visitors,
        letters,
        notices,
        account,
        recovery_routes,
        insights,
        persons,
        order,
        operator,
        tokens,
        challenges,
        bots,
        exports,
        clubs,
        pupil_routes,
        homework,
        blackboard,
        hints,
        ratings,
        tournaments,
        simuls,
        follows,
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
    for part in (health, pages, embed, sockets):
        app.include_router(part.router)


def _clubs(
    store: Store, passwords: Passwords, keeper: Doorkeeper
) -> tuple[Clubs, Pupils, Homework]:
    held = Clubs(store.clubs, store.clock.now)
    pupils = Pupils(
        held,
        store.clubs,
        store.people,
        store.clock.now,
        new_visitor=new_visitor,
        passwords=passwords,
        words=lambda: keeper.names,
    )
    return held, pupils, Homework(store, store.clock.now)
