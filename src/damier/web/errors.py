"""Refusals: what went wrong as a code of `damier.web.codes`, a sentence and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from fastapi.encoders import jsonable_encoder
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from damier.club.clubs.errors import ClubError
from damier.club.notices.errors import NoticeError
from damier.club.people.errors import AccountError
from damier.club.tournaments.errors import TournamentRefused, TrfError
from damier.errors import (
    AmbiguousMove,
    DamierError,
    EngineError,
    GameError,
    IllegalMove,
    NotationError,
    SetupError,
    SheetError,
    TextError,
    TooManyMoves,
    UnknownSheet,
)
from damier.live.metrics import REFUSALS
from damier.live.thinking.errors import Busy
from damier.live.words import say
from damier.table.errors import Refused
from damier.texts import text
from damier.texts.speech import refusal_text
from damier.web.codes import status_of
from damier.web.words import language

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import HTTPConnection, Request

log = structlog.get_logger()
_PATIENCE = 5.0  # seconds after which to try again where the server is at fault

# The first kind that fits: what is special stands before what is general.
_KINDS: dict[type[DamierError], str] = {
    UnknownSheet: "no-sheet",
    SheetError: "bad-sheet",
    SetupError: "bad-position",
    TooManyMoves: "too-many-moves",
    AmbiguousMove: "ambiguous",
    NotationError: "bad-notation",
    GameError: "not-now",
    EngineError: "no-analysis",
    TextError: "no-text",
    TrfError: "bad-report",
}
_CODED = (AccountError, Busy, ClubError, NoticeError, Refused, TournamentRefused)
_STRUCTS: dict[Any, Any] = {msgspec.Struct: msgspec.to_builtins}  # what travels otherwise, too
_STATUS = {404: "not-found", 405: "no-such-method", 413: "too-large"}


class Trouble(BaseModel):
    """What went wrong: a stable code, a sentence in the reader's language, and facts."""

    code: str
    message: str
    detail: dict[str, Any] = {}


class Problem(BaseModel):
    """The body of every answer that is not a success."""

    error: Trouble


class ApiError(DamierError):
    """A request that is turned away; without a sentence of its own it has that of its code."""

    def __init__(
        self, code: str, message: str = "", *, retry: float | None = None, **detail: Any
    ) -> None:
        self.code, self.message, self.retry, self.detail = code, message, retry, detail
        super().__init__(message or code)


def code_of(error: DamierError) -> str:
    """Return the code of an error: its own, that of the broken rule, or that of its kind."""
    if isinstance(error, (ApiError, *_CODED)):
        return error.code
    if isinstance(error, IllegalMove):
        return error.refusal.code
    return next((code for kind, code in _KINDS.items() if isinstance(error, kind)), "bad-request")


def trouble_of(error: DamierError, lang: str) -> Trouble:
    """Return an error as it is told over HTTP and over websockets."""
    code = code_of(error)
    if isinstance(error, ApiError):
        message, detail = error.message, jsonable_encoder(error.detail, custom_encoder=_STRUCTS)
    elif isinstance(error, TournamentRefused):
        message = text(f"tournament-refused-{code}", lang)
        detail = {"reason": str(error)}
    elif isinstance(error, Busy):
        message, detail = "", {}
    else:
        broken = error.refusal if isinstance(error, IllegalMove | Refused) else None
        message = "" if broken is None else refusal_text(broken, lang)
        detail = {"reason": str(error)}
    return Trouble(code=code, message=message or say(code, lang), detail=detail)


def language_of(request: HTTPConnection) -> str:
    """Return the language of whoever asks."""
    header = request.headers.get("accept-language", "")
    return language(request.query_params.get("lang"), request.cookies.get("lang"), header)


def answer_to(request: HTTPConnection, error: DamierError) -> JSONResponse:
    """Return the answer that says what is the matter."""
    trouble = trouble_of(error, language_of(request))
    REFUSALS.labels(trouble.code).inc()
    status = status_of(trouble.code)
    retry = error.retry if isinstance(error, ApiError | Busy) else None
    if retry is None and status == 503:
        retry = _PATIENCE
    headers = {} if retry is None else {"Retry-After": str(max(1, round(retry)))}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return JSONResponse(Problem(error=trouble).model_dump(), status, headers)


def install(app: FastAPI) -> None:
    """Let the app answer all errors in this shape."""

    @app.exception_handler(DamierError)
    async def damier_error(request: Request, error: DamierError) -> JSONResponse:
        return answer_to(request, error)

    @app.exception_handler(SQLAlchemyError)
    async def not_kept(request: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("database", exc_info=error)
        return answer_to(request, ApiError("try-again"))

    @app.exception_handler(RequestValidationError)
    async def bad_request(request: Request, error: RequestValidationError) -> JSONResponse:
        where = [
            {"field": ".".join(map(str, one["loc"])), "reason": one["msg"]}
            for one in error.errors()
        ]
        return answer_to(request, ApiError("bad-request", fields=where[:20]))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> JSONResponse:
        answer = answer_to(request, ApiError(_STATUS.get(error.status_code, "bad-request")))
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return answer
