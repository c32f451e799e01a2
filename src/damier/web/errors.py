"""Refusals over HTTP: one shape for all, with a stable code and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import structlog
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from damier.errors import (
    AmbiguousMove,
    DamierError,
    GameError,
    IllegalMove,
    NotationError,
    SetupError,
    SheetError,
    TextError,
    TooManyMoves,
    UnknownSheet,
)
from damier.table.errors import Refused
from damier.web.figures import REFUSALS
from damier.web.words import language, say

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import HTTPConnection, Request

log = structlog.get_logger()
_PATIENCE = 5.0  # seconds after which to try again

# The code of each error of damier's own; its words go into `detail`.
_CODES: dict[type[DamierError], tuple[int, str]] = {
    UnknownSheet: (404, "no-sheet"),
    SheetError: (422, "bad-sheet"),
    SetupError: (422, "bad-position"),
    TooManyMoves: (422, "too-many-moves"),
    AmbiguousMove: (422, "ambiguous"),
    NotationError: (422, "bad-notation"),
    IllegalMove: (422, "not-allowed"),
    GameError: (422, "bad-game"),
    TextError: (404, "no-text"),
}
_STATUS = {404: "not-found", 405: "no-such-method", 413: "too-large"}
_LATER = ("server-full", "try-again")  # what may go well in a while


class Trouble(BaseModel):
    """What went wrong: a stable code, a sentence in the reader's language, and facts."""

    code: str
    message: str
    detail: dict[str, Any] = {}


class Problem(BaseModel):
    """The body of every answer that is not a success."""

    error: Trouble


class ApiError(Exception):
    """A request that is turned away; the sentence is found by its code."""

    def __init__(
        self, status: int, code: str, *, retry: float | None = None, **detail: Any
    ) -> None:
        self.status, self.code, self.retry, self.detail = status, code, retry, detail
        super().__init__(code)


def language_of(request: HTTPConnection) -> str:
    """Return the language of whoever asks."""
    header = request.headers.get("accept-language", "")
    return language(request.query_params.get("lang"), request.cookies.get("lang"), header)


def problem(
    status: int, code: str, lang: str, detail: dict[str, Any], retry: float | None = None
) -> JSONResponse:
    """Return the answer that says what is the matter."""
    REFUSALS.labels(code).inc()
    body = {"error": {"code": code, "message": say(code, lang), "detail": detail}}
    headers = {} if retry is None else {"Retry-After": str(max(1, round(retry)))}
    return JSONResponse(body, status, headers)


def install(app: FastAPI) -> None:
    """Let the app answer all errors in this shape."""

    @app.exception_handler(ApiError)
    async def api_error(request: Request, error: ApiError) -> JSONResponse:
        return problem(error.status, error.code, language_of(request), error.detail, error.retry)

    @app.exception_handler(DamierError)
    async def damier_error(request: Request, error: DamierError) -> JSONResponse:
        status, code = next(
            (known for kind, known in _CODES.items() if isinstance(error, kind)),
            (422, "bad-request"),
        )
        return problem(status, code, language_of(request), {"reason": str(error)})

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        status = 503 if error.code in _LATER else 409
        retry = _PATIENCE if status == 503 else None
        return problem(status, error.code, language_of(request), {}, retry)

    @app.exception_handler(SQLAlchemyError)
    async def not_kept(request: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("database", exc_info=error)
        return problem(503, "try-again", language_of(request), {}, _PATIENCE)

    @app.exception_handler(RequestValidationError)
    async def bad_request(request: Request, error: RequestValidationError) -> JSONResponse:
        where = [
            {"field": ".".join(map(str, one["loc"])), "reason": one["msg"]}
            for one in error.errors()
        ]
        return problem(422, "bad-request", language_of(request), {"fields": where[:20]})

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> JSONResponse:
        code = _STATUS.get(error.status_code, "bad-request")
        answer = problem(error.status_code, code, language_of(request), {})
        answer.headers.update(error.headers or {})
        return answer
