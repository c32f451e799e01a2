"""Requests with a whole game in them: read in a thread, in turns and at a price."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import msgspec
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError
from starlette.requests import Request
from starlette.responses import Response

from damier.web.addresses import address_of
from damier.web.routes.people import state_of
from damier.web.study.games import GameTree, MoveNode

_game = TypeAdapter(GameTree)
_node = TypeAdapter(MoveNode)


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
        data = msgspec.json.decode(body or b"null")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _bad({"type": "json_invalid", "loc": (), "msg": "JSON decode error"}) from error
    if isinstance(data, dict) and "game" in data:
        data["game"] = _checked(data["game"])
    return data


def _checked(game: Any) -> GameTree:
    """Check a game move by move, so that other threads have their turn in between."""
    place: tuple[int | str, ...] = ("game",)
    try:
        if isinstance(game, dict) and isinstance(game.get("line"), list):
            for index, node in enumerate(game["line"]):
                place = ("game", "line", index)
                game["line"][index] = _node.validate_python(node)
            place = ("game",)
        return _game.validate_python(game)
    except ValidationError as error:
        raise _bad(*({**one, "loc": (*place, *one["loc"])} for one in error.errors())) from error


def _bad(*faults: Mapping[str, Any]) -> RequestValidationError:
    return RequestValidationError([{**one, "loc": ("body", *one["loc"])} for one in faults])
