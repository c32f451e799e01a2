"""Who asks: the shared state, the visitor or who is signed in, the language and the address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated
from urllib.parse import quote

import msgspec
from fastapi import Depends, Query, Request, Response

from damier.club.people.accounts import LASTS, SignedIn
from damier.club.people.errors import AccountError
from damier.live.keys import new_visitor
from damier.web.addresses import address_of
from damier.web.errors import ApiError, language_of
from damier.web.state import State

if TYPE_CHECKING:
    from collections.abc import Callable

_YEAR = 365 * 24 * 3600
_OWN = "/api/account"


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


def session_cookie(request: Request) -> str:
    """Return the name of the cookie that keeps somebody signed in.

    Over HTTPS no other host of the same domain can set it.
    """
    return "__Host-session" if is_secure(request) else "session"


def name_cookie(request: Request) -> str:
    """Return the name of the cookie that tells pages who is signed in; it opens nothing."""
    return "__Host-who" if is_secure(request) else "who"


def set_name(request: Request, response: Response, name: str | None) -> None:
    """Tell the pages of a browser who is signed in, unless they know; None: nobody."""
    cookie, told = name_cookie(request), None if name is None else quote(name, safe="")
    if told == request.cookies.get(cookie):
        return
    if told is None:
        response.delete_cookie(cookie, path="/", secure=is_secure(request))
    else:
        secure = is_secure(request)
        response.set_cookie(
            cookie, told, max_age=int(LASTS), path="/", samesite="strict", secure=secure
        )


async def signed_in(request: Request) -> SignedIn | None:
    """Return who is signed in; whoever shows no token costs nothing."""
    token = request.cookies.get(session_cookie(request))
    return await state_of(request).accounts.who(token) if token else None


async def member(request: Request, me: Annotated[SignedIn | None, Depends(signed_in)]) -> SignedIn:
    """Return who is signed in; raises AccountError if nobody is."""
    if me is None:
        raise AccountError("not-signed-in", "expected somebody who is signed in, got a guest")
    if not request.url.path.startswith(_OWN):  # one's own can be taken home, and deleted, always
        admit(request, me.person.visitor)
    return me


def admit(request: Request, visitor: str | None) -> None:
    """Turn away whoever an operator has banned."""
    ban = state_of(request).keeper.banned(visitor)
    if ban is not None:
        raise ApiError("banned", until=ban.until, reason=ban.reason)


def guest_of(request: Request) -> str | None:
    """Return which guest a browser is, None if it is new here."""
    return state_of(request).keys.visitor(request.cookies.get("visitor"))


def visitor_of(
    request: Request, response: Response, me: Annotated[SignedIn | None, Depends(signed_in)]
) -> str:
    """Return who asks: whoever is signed in, or a guest; a new one is given a cookie."""
    visitor = guest_of(request) if me is None else me.person.visitor
    admit(request, visitor)
    if visitor is None:
        visitor = new_visitor()
        set_guest(request, response, visitor)
    return visitor


def known_visitor(
    request: Request, me: Annotated[SignedIn | None, Depends(signed_in)]
) -> str | None:
    """Return who asks, None for a browser that is new here; it gets no cookie for it."""
    return guest_of(request) if me is None else me.person.visitor


def set_guest(request: Request, response: Response, visitor: str) -> None:
    """Give a browser the cookie of a guest."""
    response.set_cookie(
        "visitor",
        state_of(request).keys.sign(visitor),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
    )


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
MaybeMe = Annotated[SignedIn | None, Depends(signed_in)]
Me = Annotated[SignedIn, Depends(member)]
MaybeVisitor = Annotated[str | None, Depends(known_visitor)]
