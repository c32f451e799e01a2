"""The pages, what they are made of, and the words on them."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request
from starlette.responses import Response  # noqa: TC002  FastAPI reads annotations

from damier.texts import is_right_to_left, languages
from damier.texts.catalogue import SHELVES, catalogue
from damier.web.errors import ApiError, language_of
from damier.web.files import Content, pack, send, static_file

router = APIRouter(include_in_schema=False)
_YEAR = 365 * 24 * 3600
_PAGES = {
    "/": "start",
    "/lobby": "lobby",
    "/games": "games",
    "/t/{table}": "game",
    "/analysis": "analysis",
    "/rules": "rules",
    "/rules/{sheet}": "rules",
    "/house": "house",
}


def _serve(name: str) -> None:
    async def page(request: Request) -> Response:
        shell = static_file(f"pages/{name}.html")
        if shell is None:
            raise ApiError("not-found")
        lang = language_of(request)
        answer = send(request, _filled(shell, lang))
        answer.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
        if request.query_params.get("lang") == lang:
            answer.set_cookie("lang", lang, max_age=_YEAR, samesite="lax")
        return answer

    for path, wanted in _PAGES.items():
        if wanted == name:
            router.add_api_route(path, page, methods=["GET"], name=name)


for _name in dict.fromkeys(_PAGES.values()):
    _serve(_name)


@lru_cache(maxsize=200)
def _filled(shell: Content, lang: str) -> Content:
    """Fill the language and the direction of writing into the shell of a page."""
    direction = "rtl" if is_right_to_left(lang) else "ltr"
    text = shell.body.decode().replace("{{lang}}", lang).replace("{{dir}}", direction)
    return pack(text.encode(), "text/html")


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
