"""The pages, what they are made of, and the words on them."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from typing import TYPE_CHECKING, TypeVar

from fastapi import APIRouter, Request
from starlette.responses import Response  # noqa: TC002  FastAPI reads annotations

from damier.web.errors import ApiError, answer_to, language_of
from damier.web.files import FOREVER, send, static_file, texts_file
from damier.web.routes.people import is_secure, set_name, signed_in, state_of
from damier.web.shell import Page, page_shell

if TYPE_CHECKING:
    from collections.abc import Callable

_T = TypeVar("_T")

router = APIRouter(include_in_schema=False)
_YEAR = 365 * 24 * 3600
_HOST = re.compile(r"[a-zA-Z0-9.:\[\]-]{1,255}")
_reader = ThreadPoolExecutor(1, thread_name_prefix="files")
_STUDY = ("base", "play", "study")
_TOURNAMENTS = ("base", "play", "account", "tournaments")
_ACCOUNT = ("base", "play", "account")
_PERSON = ("base", "play", "account", "people")
_ORDER = (*_ACCOUNT, "order")
_MINE = (*_PERSON, "challenges", "recovery")
_CLUBS = ("base", "play", "account", "clubs")
_WATCHING = ("base", "play", "watching")
_TABLE = ("parts", "drawers", "table", "beside", "column", "peeking")
_DESK = ("desk", "lines", "moves", "graph", "panels", "openings")
_RULES = Page("rules", "spread paper", styles=("verdict",), shelves=_STUDY)
_PUZZLES = ("base", "play", "puzzles")
_BOTH = ("exercise", "puzzle")
_LEARN = Page("learn", "plainpage learn", styles=_BOTH, shelves=_PUZZLES)
_PUZZLE = Page("puzzle", "puzzle", styles=("exercise",), shelves=_PUZZLES)
_LESSON = Page("lesson", "lesson", styles=("exercise",), shelves=_PUZZLES)
_SQUARES = Page("squares", "puzzle", styles=_BOTH, shelves=_PUZZLES)
_ENDINGS = Page("endings", "puzzle", styles=_BOTH, shelves=_PUZZLES)
_PAGES = {
    "/": Page("start", "start", look="hotte-nl", styles=("start/leaves", "start/setup")),
    "/lobby": Page("lobby", "plainpage", look="hotte-nl"),
    "/now": Page("now", "plainpage now", look="hotte-nl", shelves=_WATCHING),
    "/simuls": Page("simuls", "plainpage now", look="hotte-nl", shelves=_WATCHING),
    "/simuls/{simul}": Page(
        "simul", "plainpage now", look="hotte-nl", styles=("now",), shelves=_WATCHING
    ),
    "/games": Page("games", "plainpage", look="hotte-nl", shelves=_ACCOUNT),
    "/tournaments": Page("tournaments", "plainpage", look="hotte-nl", shelves=_TOURNAMENTS),
    "/tournaments/{tournament}": Page(
        "tournament", "tour", look="hotte-nl", shelves=(*_TOURNAMENTS, "watching")
    ),
    "/tournaments/{tournament}/wall": Page("wall", "wall", look="hotte-nl", shelves=_TOURNAMENTS),
    "/waiting": Page(
        "waiting",
        "plainpage",
        look="hotte-nl",
        styles=("games",),
        shelves=("base", "play", "letters"),
    ),
    "/account": Page("account", "plainpage account", look="hotte-nl", shelves=_MINE),
    "/operator": Page(
        "operator", "plainpage account", look="hotte-nl", shelves=_ORDER, styles=("account",)
    ),
    "/ratings": Page("ratings", "plainpage", look="hotte-nl", shelves=_PERSON),
    "/people/{name}": Page(
        "person", "plainpage person", look="hotte-nl", shelves=(*_PERSON, "order", "watching")
    ),
    "/clubs": Page("clubs", "plainpage clubs", look="hotte-nl", shelves=(*_CLUBS, "tournaments")),
    "/clubs/{club}": Page(
        "club",
        "plainpage clubs",
        look="hotte-nl",
        styles=("clubs", "class", "tournaments"),
        shelves=(*_CLUBS, "puzzles", "blackboard", "tournaments"),
    ),
    "/clubs/{club}/board": Page(
        "blackboard",
        "puzzle blackboard",
        styles=(*_BOTH, "verdict", "analysis/panels"),
        shelves=(*_CLUBS, "study", "puzzles", "blackboard"),
    ),
    "/class": Page("class", "plainpage clubs", look="hotte-nl", styles=("clubs",), shelves=_CLUBS),
    "/t/{table}": Page("game", "game", styles=tuple(f"game/{name}" for name in _TABLE)),
    "/learn": _LEARN,
    "/learn/{sheet}": _LEARN,
    "/learn/{sheet}/puzzle": _PUZZLE,
    "/learn/{sheet}/puzzle/{puzzle}": _PUZZLE,
    "/learn/{sheet}/course": _LESSON,
    "/learn/{sheet}/course/{lesson}": _LESSON,
    "/learn/{sheet}/squares": _SQUARES,
    "/learn/{sheet}/endings": _ENDINGS,
    "/analysis": Page(
        "analysis",
        "analysis",
        styles=("verdict", *(f"analysis/{name}" for name in _DESK)),
        shelves=_STUDY,
    ),
    "/rules": _RULES,
    "/rules/{sheet}": _RULES,
    "/house": Page("house", "house", styles=("verdict", "rules"), shelves=_STUDY),
}


_NO_PAGES = ("/api/", "/static/", "/texts/", "/ws/")
_LOST = Page("lost", "plainpage", look="hotte-nl")
_BANNED = Page("banned", "plainpage", look="hotte-nl", styles=("lost",), shelves=_ORDER)


def _serve(path: str, page: Page) -> None:
    @router.get(path, name=page.name)
    async def answer(request: Request) -> Response:
        table = request.path_params.get("table")
        if table is not None and await state_of(request).store.glance(table) is None:
            return lost_page(request)
        tournament = request.path_params.get("tournament")
        me = await signed_in(request)  # whoever shows no token costs nothing
        if tournament is not None:
            person = None if me is None else me.person
            if await state_of(request).hall.seen_by(tournament[:32], person) is None:
                return lost_page(request)
        simul = request.path_params.get("simul")
        if simul is not None and await state_of(request).store.simuls.find(simul[:32]) is None:
            return lost_page(request)
        lang = language_of(request)
        shell = send(request, page_shell(page, lang, _site(request)))
        set_name(request, shell, None if me is None else me.person.name)
        if request.query_params.get("lang") == lang:
            secure = is_secure(request)
            shell.set_cookie("lang", lang, max_age=_YEAR, samesite="lax", secure=secure)
        return shell


def lost_page(request: Request) -> Response:
    """Say in words that there is nothing at an address."""
    shell = send(request, page_shell(_LOST, language_of(request), _site(request)))
    if shell.status_code == HTTPStatus.OK:
        shell.status_code = HTTPStatus.NOT_FOUND
    return shell


def banned_page(request: Request) -> Response:
    """Say in words that whoever comes from an address may not."""
    shell = send(request, page_shell(_BANNED, language_of(request), _site(request)))
    if shell.status_code == HTTPStatus.OK:
        shell.status_code = HTTPStatus.FORBIDDEN
    return shell


async def not_found(request: Request, error: Exception) -> Response:
    """Answer for an address that is none: whoever reads pages gets one."""
    code = getattr(error, "status_code", HTTPStatus.NOT_FOUND)
    reads = "text/html" in request.headers.get("accept", "") and request.method in ("GET", "HEAD")
    if reads and not request.url.path.startswith(_NO_PAGES) and code == HTTPStatus.NOT_FOUND:
        return lost_page(request)
    return answer_to(request, ApiError("not-found"))


def _site(request: Request) -> str:
    """Return where the site is seen from outside, as whoever asks says it."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""


for _path, _page in _PAGES.items():
    _serve(_path, _page)


@router.get("/static/{name:path}")
async def static(request: Request, name: str) -> Response:
    """Send a file of the browser; under the name of all files together it is kept for ever."""
    found = await _files(static_file, name)
    if found is None:
        raise ApiError("not-found")
    content, lasts = found
    return send(request, content, cache=FOREVER if lasts else "no-cache")


@router.get("/sw.js")
async def worker(request: Request) -> Response:
    """Send the service worker: at the top, so that it may speak for all pages."""
    return await static(request, "app/notices.js")


@router.get("/favicon.ico")
async def icon(request: Request) -> Response:
    """Send the small picture of the site."""
    return await static(request, "app/icon.svg")


@router.get("/texts/{lang}/{shelf}.ftl")
async def words(request: Request, lang: str, shelf: str) -> Response:
    """Send a catalogue of words; `base` is what games say."""
    found = await _files(texts_file, lang, shelf)
    if found is None:
        raise ApiError("no-text")
    return send(request, found)


async def _files(find: Callable[..., _T], *words: str) -> _T:
    """Find something in a thread: the first to ask for a file waits until it is compressed."""
    return await asyncio.get_running_loop().run_in_executor(_reader, find, *words)
