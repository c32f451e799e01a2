"""Whether the server is well, and its figures."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from damier.live.metrics import REGISTRY
from damier.web.addresses import address_of
from damier.web.errors import ApiError
from damier.web.guard import LOCAL_NAMES, host_name
from damier.web.routes.people import Parts  # noqa: TC001  FastAPI reads annotations

if TYPE_CHECKING:
    from damier.web.settings import Settings

router = APIRouter(tags=["health"])
_LOOPBACK = ("127.0.0.1", "::1")


@router.get("/healthz")
async def health(parts: Parts) -> dict[str, str]:
    """Say that the server is well: its database takes what is written."""
    await parts.store.check()
    return {"status": "ok"}


@router.get("/metrics", include_in_schema=False)
def metrics(request: Request, parts: Parts) -> Response:
    """Return the figures, in Prometheus' words, to whoever may see them."""
    if not _may_look(request, parts.settings):
        raise ApiError("not-here")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _may_look(request: Request, settings: Settings) -> bool:
    """Tell whether somebody has the word, or else whether this machine asks for itself.

    What an unknown proxy passes on does not count as this machine's, nor what is asked under the
    name of the site.
    """
    if settings.public_metrics:
        return True
    if settings.metrics_token:
        wanted = f"Bearer {settings.metrics_token}".encode()
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), wanted)
    passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    is_near = address_of(request) in _LOOPBACK and host_name(request) in LOCAL_NAMES
    return is_near and (bool(settings.believed) or not passed_on)
