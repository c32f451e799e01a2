"""What is done again and again for as long as a server runs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NoReturn

import structlog
from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

log = structlog.get_logger()


async def go_rounds(of: str, work: Callable[[], Awaitable[None]], every: float) -> NoReturn:
    """Do something every so many seconds; a round that fails, or finds no database, is told."""
    while True:
        await asyncio.sleep(every)
        try:
            await work()
        except SQLAlchemyError as error:
            log.info("no round", of=of, reason=str(error))
        except Exception:
            log.exception("round failed", of=of)
