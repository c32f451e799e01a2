"""Whether the server is well, and its figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from damier.web.errors import ApiError
from damier.web.figures import REGISTRY
from damier.web.routes.people import Parts, address_of

if TYPE_CHECKING:
    from damier.web.state import State

router = APIRouter(tags=["health"])
_LOOPBACK = ("127.0.0.1", "::1")


@router.get("/healthz")
async def health(parts: Parts) -> dict[str, str]:
    """Say that the server and its database answer."""
    await parts.store.check()
    return {"status": "ok"}


@router.get("/metrics", include_in_schema=False)
def metrics(request: Request, parts: Parts) -> Response:
    """Return the figures, in Prometheus' words, to this machine only unless a setting says else."""
    if not parts.settings.public_metrics and not _is_near(request, parts):
        raise ApiError("not-here")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _is_near(request: Request, parts: State) -> bool:
    """Tell whether this machine asks for itself, and not for somebody beyond an unknown proxy."""
    passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return address_of(request) in _LOOPBACK and (parts.settings.behind_proxy or not passed_on)
