"""`--log FILE`: what programs say to each other, for those who write one."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_MOST = 50_000_000  # bytes: a program may talk without end; the file before is kept as FILE.1


@contextmanager
def logged(path: Path | None) -> Iterator[None]:
    """Log everything of `damier.protocols` to a file; without one do nothing."""
    if path is None:
        yield
        return
    try:
        handler = RotatingFileHandler(path, maxBytes=_MOST, backupCount=1, encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(f"cannot write {path}: {error.strerror}") from None
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    logger = logging.getLogger("damier.protocols")
    level, told = logger.level, logger.propagate
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    logger.propagate = False
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
        logger.propagate = told
        handler.close()
