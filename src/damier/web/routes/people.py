"""Who asks: the shared state, the visitor's cookie, the language and the address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from fastapi import Depends, Query, Request, Response

from damier.live.keys import new_visitor
from damier.web.addresses import address_of
from damier.web.errors import language_of
from damier.web.state import State

if TYPE_CHECKING:
    from collections.abc import Callable

_YEAR = 365 * 24 * 3600


def state_of(request: Request) -> State:
    """Return the parts of the server."""
    state: State = request.app.state.damier
    return state


def lang_of(
    request: Request,
    lang: Annotated[str | None, Query(max_length=35, description="A language, e.g. `nl`")] = None,
) -> str:
    """Return the language to answer in."""
    del lang  # named for the documentation; read with the cookie and the header
    return language_of(request)


def is_secure(request: Request) -> bool:
    """Tell whether cookies are for HTTPS only: always, or because the request came by it."""
    return state_of(request).settings.secure_cookies or request.url.scheme == "https"


def visitor_of(request: Request, response: Response) -> str:
    """Return who asks; a new visitor is given a cookie."""
    state = state_of(request)
    visitor = state.keys.visitor(request.cookies.get("visitor"))
    if visitor is None:
        visitor = new_visitor()
        response.set_cookie(
            "visitor",
            state.keys.sign(visitor),
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=is_secure(request),
        )
    return visitor


async def json_of(
    parts: State, address: str, make: Callable[[], object], *, owed: bool = False
) -> Response:
    """Answer with what is computed, and written, in a thread: long lists would stop everybody."""
    written = await parts.work.run(address, lambda: msgspec.json.encode(make()), owed=owed)
    return Response(written, media_type="application/json")


def _address(request: Request) -> str:
    return address_of(request)


Parts = Annotated[State, Depends(state_of)]
Lang = Annotated[str, Depends(lang_of)]
Address = Annotated[str, Depends(_address)]
Visitor = Annotated[str, Depends(visitor_of)]
