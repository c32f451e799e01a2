"""The pages, what they are made of, and the words on them."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request
from starlette.responses import Response  # noqa: TC002  FastAPI reads annotations

from damier.texts import languages
from damier.texts.catalogue import SHELVES, catalogue
from damier.web.errors import ApiError, language_of
from damier.web.files import Content, pack, send, static_file
from damier.web.shell import Page, page_shell

router = APIRouter(include_in_schema=False)
_YEAR = 365 * 24 * 3600
_STUDY = ("base", "play", "study")
_RULES = Page("rules", "spread paper", shelves=_STUDY)
_PAGES = {
    "/": Page("start", "start", look="hotte-nl"),
    "/lobby": Page("lobby", "plainpage", look="hotte-nl"),
    "/games": Page("games", "plainpage", look="hotte-nl"),
    "/t/{table}": Page("game", "game"),
    "/analysis": Page("analysis", "analysis", shelves=_STUDY),
    "/rules": _RULES,
    "/rules/{sheet}": _RULES,
    "/house": Page("house", "house", styles=("rules",), shelves=_STUDY),
}


def _serve(path: str, page: Page) -> None:
    @router.get(path, name=page.name)
    async def answer(request: Request) -> Response:
        lang = language_of(request)
        shell = send(request, page_shell(page, lang))
        shell.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
        if request.query_params.get("lang") == lang:
            shell.set_cookie("lang", lang, max_age=_YEAR, samesite="lax")
        return shell


for _path, _page in _PAGES.items():
    _serve(_path, _page)


@router.get("/static/{name:path}")
async def static(request: Request, name: str) -> Response:
    """Send a file of the browser."""
    content = static_file(name)
    if content is None:
        raise ApiError("not-found")
    return send(request, content)


@router.get("/favicon.ico")
async def icon(request: Request) -> Response:
    """Send the small picture of the site."""
    return await static(request, "app/icon.svg")


@router.get("/texts/{lang}/{shelf}.ftl")
async def words(request: Request, lang: str, shelf: str) -> Response:
    """Send a catalogue of words; `base` is what games say."""
    if lang not in languages() or shelf not in ("base", *SHELVES):
        raise ApiError("no-text")
    return send(request, _words(catalogue(lang, "" if shelf == "base" else shelf)))


@lru_cache(maxsize=100)
def _words(text: str) -> Content:
    return pack(text.encode(), "text/plain")
