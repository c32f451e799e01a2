"""The pages, what they are made of, and the words on them."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from fastapi import APIRouter, Request
from starlette.responses import Response  # noqa: TC002  FastAPI reads annotations

from damier.web.errors import ApiError, language_of
from damier.web.files import FOREVER, send, static_file, texts_file
from damier.web.routes.people import is_secure
from damier.web.shell import Page, page_shell

if TYPE_CHECKING:
    from collections.abc import Callable

_T = TypeVar("_T")

router = APIRouter(include_in_schema=False)
_YEAR = 365 * 24 * 3600
_HOST = re.compile(r"[a-zA-Z0-9.:\[\]-]{1,255}")
_reader = ThreadPoolExecutor(1, thread_name_prefix="files")
_STUDY = ("base", "play", "study")
_RULES = Page("rules", "spread paper", shelves=_STUDY)
_PAGES = {
    "/": Page("start", "start", look="hotte-nl"),
    "/lobby": Page("lobby", "plainpage", look="hotte-nl"),
    "/games": Page("games", "plainpage", look="hotte-nl"),
    "/t/{table}": Page("game", "game", styles=("game/parts",)),
    "/analysis": Page("analysis", "analysis", styles=("analysis/desk",), shelves=_STUDY),
    "/rules": _RULES,
    "/rules/{sheet}": _RULES,
    "/house": Page("house", "house", styles=("rules",), shelves=_STUDY),
}


def _serve(path: str, page: Page) -> None:
    @router.get(path, name=page.name)
    async def answer(request: Request) -> Response:
        lang = language_of(request)
        shell = send(request, page_shell(page, lang, _site(request)))
        if request.query_params.get("lang") == lang:
            secure = is_secure(request)
            shell.set_cookie("lang", lang, max_age=_YEAR, samesite="lax", secure=secure)
        return shell


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
