"""Requests with a whole game in them: read in a thread, in turns and at a price."""

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError
from starlette.requests import Request
from starlette.responses import Response

from damier.web.addresses import address_of
from damier.web.routes.people import state_of
from damier.web.study.games import GameTree

_game = TypeAdapter(GameTree)


class TreeRoute(APIRoute):
    """A route whose body has a `game`: the event loop gets it read and checked."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what answers a request."""
        answer = super().get_route_handler()

        async def handle(request: Request) -> Response:
            asked = _Read(request.scope, request.receive)
            body = await asked.body()
            work = state_of(request).work
            asked.data = await work.run(address_of(request), lambda: _read(body))
            return await answer(asked)

        return handle


class _Read(Request):
    """A request whose body has been read."""

    data: Any = None

    async def json(self) -> Any:
        """Return what the body says."""
        return self.data


def _read(body: bytes) -> Any:
    try:
        data = json.loads(body or b"null")
    except (ValueError, RecursionError) as error:
        raise RequestValidationError(
            [{"type": "json_invalid", "loc": ("body",), "msg": "JSON decode error"}]
        ) from error
    if isinstance(data, dict) and "game" in data:
        try:
            data["game"] = _game.validate_python(data["game"])
        except ValidationError as error:
            raise RequestValidationError(
                [{**one, "loc": ("body", "game", *one["loc"])} for one in error.errors()]
            ) from error
    return data
