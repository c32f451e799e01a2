"""Boards for other sites: nothing else may be framed (`damier.web.guard`)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response  # noqa: TC002  FastAPI reads annotations

from damier.web.embedding import embed_page
from damier.web.errors import language_of
from damier.web.files import send
from damier.web.routes.people import state_of

router = APIRouter(include_in_schema=False)
Scheme = Annotated[str, Query(max_length=10)]


@router.get("/embed")
async def embed_game(request: Request, scheme: Scheme = "") -> Response:
    """Send a board that replays the game behind the `#`, which no server sees."""
    return send(request, embed_page(language_of(request), scheme))


@router.get("/embed/{table}")
async def embed_table(request: Request, table: str, scheme: Scheme = "") -> Response:
    """Send a board that replays the game of a table, or shows it while it is played.

    Whoever knows the name of a table may watch it; whether there is one is told by the board.
    """
    name = table[:32]
    token = state_of(request).keys.token(name, "watch")
    return send(request, embed_page(language_of(request), scheme, name, token))
