"""The command `damier`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NoReturn

from damier.errors import DamierError, MissingExtra

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]

# Parts of damier that come with an extra, by what they need first.
_EXTRAS = {
    **dict.fromkeys(("alembic", "fastapi", "limits", "sqlalchemy", "structlog", "uvicorn"), "web"),
    **dict.fromkeys(("msgspec", "textual"), "tui"),
    "numpy": "arrays",
    "psycopg": "postgres",
    "resvg_py": "png",
}


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run one command; an error is one line on stderr and exit code 2, never a traceback."""
    _open_closed_streams()
    try:
        status = _run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        status = 1 if isinstance(error, BrokenPipeError) else _complain(_in_words(error))
        _drop_unwritable()
    sys.exit(status)


def _run(args: Sequence[str] | None) -> int | str | None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    from damier.cli.app import app

    try:
        app(args, prog_name="damier")
    except DamierError as error:
        return _complain(error)
    except ModuleNotFoundError as error:
        name = error.name or ""
        if name not in _EXTRAS:
            raise
        return _complain(MissingExtra(_EXTRAS[name], name))
    except SystemExit as done:
        return done.code
    return 0


def _open_closed_streams() -> None:
    """Put nothing in the place of standard streams that are closed (`<&-`): it can be used."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _in_words(error: OSError) -> str:
    """Name the file and what is wrong with it, without the number of the error."""
    named = error.filename and error.strerror
    return f"{error.filename}: {error.strerror}" if named else str(error)


def _drop_unwritable() -> None:
    """Spare Python a second failure when it shuts down, if nothing can be written any more."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(error: Exception | str) -> int:
    print("damier:", *str(error).split(), file=sys.stderr)
    return 2
