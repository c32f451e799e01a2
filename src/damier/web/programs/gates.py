"""Who asks, where a program may: by a token of the right scope, or by the session of a browser.

A route without a gate takes no token at all: `no_token` refuses it there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection  # noqa: TC002  FastAPI reads annotations

from damier.club.people.errors import AccountError
from damier.club.people.tokens import Bearer  # noqa: TC001  FastAPI reads annotations
from damier.storage.people import StoredPerson  # noqa: TC001  FastAPI reads annotations
from damier.web.errors import ApiError
from damier.web.routes.people import admit, signed_in

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fastapi.dependencies.models import Dependant

    from damier.club.people.tokens import Scope
    from damier.web.state import State

_SAFE = ("GET", "HEAD", "OPTIONS")
_scheme = HTTPBearer(
    auto_error=False,
    scheme_name="token",
    description="A token that was made on the page of an account",
)
Shown = Annotated[HTTPAuthorizationCredentials | None, Depends(_scheme)]


def from_here(request: Request) -> None:
    """Refuse what a page of another site asks."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise ApiError("foreign-origin")


_gates: dict[object, frozenset[Scope]] = {}  # what lets tokens in, and what they must be good for


async def _bearer(
    request: Request, shown: HTTPAuthorizationCredentials | None, scopes: frozenset[Scope]
) -> Bearer | None:
    """Return for whom a token acts, None if none is shown; each request of it counts."""
    if shown is None:
        return None
    state: State = request.app.state.damier
    found = await state.tokens.who(shown.credentials)
    if found is None:
        raise ApiError("bad-access-token")
    state.limits.check("token", found.person.id)
    admit(request, found.person.visitor)
    request.state.token = found.token.id
    if not scopes & found.scopes:
        raise ApiError("missing-scope", scopes=sorted(scopes))
    return found


def maybe_token(*scopes: Scope) -> Callable[..., Awaitable[Bearer | None]]:
    """Return a gate for whoever shows a token that is good for one of these; nobody need."""

    async def bearer(request: Request, shown: Shown) -> Bearer | None:
        return await _bearer(request, shown, _gates[bearer])

    _gates[bearer] = frozenset(scopes)
    return bearer


def allow(*scopes: Scope) -> Callable[..., Awaitable[StoredPerson]]:
    """Return a gate for somebody: by a token that is good for one of these, or signed in here."""

    async def person(request: Request, shown: Shown) -> StoredPerson:
        found = await _bearer(request, shown, _gates[person])
        if found is not None:
            return found.person
        me = await signed_in(request)
        if me is None:
            raise AccountError("not-signed-in", "expected somebody who is signed in, got a guest")
        if request.method not in _SAFE:
            from_here(request)
        admit(request, me.person.visitor)
        return me.person

    _gates[person] = frozenset(scopes)
    return person


def token_of(request: Request) -> str:
    """Return by which token a request was let in, nothing if by none."""
    return str(getattr(request.state, "token", ""))


def no_token(asks: HTTPConnection) -> None:
    """Refuse a token where no gate lets one in."""
    shows = asks.headers.get("authorization", "").lower().startswith("bearer ")
    if not shows or asks.scope["type"] != "http" or not asks.url.path.startswith("/api/"):
        return
    dependant: Dependant | None = getattr(asks.scope.get("route"), "dependant", None)
    if dependant is None or not has_gate(dependant):
        raise ApiError("no-token-here")


def has_gate(dependant: Dependant) -> bool:
    """Tell whether a route lets tokens in."""
    return any(one.call in _gates or has_gate(one) for one in dependant.dependencies)
