"""What a visitor asked for and cannot have, told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi.encoders import jsonable_encoder
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute

from damier.errors import (
    DamierError,
    EngineError,
    IllegalMove,
    NotationError,
    SetupError,
    SheetError,
    TextError,
    TooManyMoves,
    UnknownSheet,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping

    from fastapi import Request, Response

_CODES: dict[type[DamierError], tuple[int, str]] = {
    UnknownSheet: (404, "unknown-sheet"),
    SheetError: (422, "sheet"),
    SetupError: (422, "setup"),
    TooManyMoves: (422, "too-many-moves"),
    IllegalMove: (422, "refused"),
    NotationError: (422, "notation"),
    EngineError: (422, "engine"),
    TextError: (404, "unknown-language"),
}


class Problem(DamierError):
    """An answer that is no: an HTTP status, a code for programs and a sentence for people."""

    def __init__(
        self, status: int, code: str, message: str, detail: Mapping[str, Any] | None = None
    ) -> None:
        self.status, self.code, self.message = status, code, message
        self.detail = dict(detail or {})
        super().__init__(message)

    @classmethod
    def of(cls, error: DamierError) -> Problem:
        """Return an error of the library as a problem."""
        if isinstance(error, Problem):
            return error
        for kind in type(error).__mro__:
            if kind in _CODES:
                status, code = _CODES[kind]
                return cls(status, code, str(error))
        return cls(422, "refused", str(error))

    @property
    def body(self) -> dict[str, Any]:
        """What is sent: the shape of every problem of the API."""
        detail = jsonable_encoder(self.detail)
        return {"error": {"code": self.code, "message": self.message, "detail": detail}}


class StudyRoute(APIRoute):
    """A route whose problems all have one shape."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Wrap the handler so that errors of the library become answers."""
        handler = super().get_route_handler()

        async def answer(request: Request) -> Response:
            try:
                return await handler(request)
            except DamierError as error:
                problem = Problem.of(error)
            except RequestValidationError as error:
                problem = _malformed(error)
            return JSONResponse(problem.body, problem.status)

        return answer


def _malformed(error: RequestValidationError) -> Problem:
    """Say which part of a request does not have the shape it should have."""
    places = [
        {"place": ".".join(map(str, found["loc"])), "message": str(found["msg"])}
        for found in error.errors()[:10]
    ]
    first = places[0] if places else {"place": "body", "message": "?"}
    return Problem(422, "request", f"{first['place']}: {first['message']}", {"places": places})
