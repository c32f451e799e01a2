"""Sheets and tables that several tests use: made once in a process."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

import damier
from damier.engine.endgame import Material, Tables

SCRATCH = Path(tempfile.mkdtemp(prefix="damier-endgame-"))
atexit.register(shutil.rmtree, SCRATCH, ignore_errors=True)

SMALL = """
[board]
width = { is = 6, reading = "small, so that whole tables are soon checked" }
height = { is = 6, reading = "small, so that whole tables are soon checked" }
men_rows = { is = [1, 2], reading = "as many as fit" }
"""
FREE = """
[capture]
compulsory = { is = false, reading = "nobody has to take" }
priority = { is = [], reading = "nobody has to take" }
[table]
remedies = { is = [], reading = "there is no offence" }
offences = { is = [], reading = "there is no offence" }
"""


@cache
def house(parent: str, rules: str = SMALL) -> damier.Sheet:
    """Return a sheet that differs from its parent by a few rules."""
    count = len(list(SCRATCH.glob("*.toml")))
    path = SCRATCH / f"house{count}.toml"
    path.write_text(f'id = "house"\nname = "House"\nextends = "{parent}"\n{rules}', "utf-8")
    return damier.sheet(str(path))


@cache
def tables(sheet: str | damier.Sheet, pieces: int = 3) -> Tables:
    """Return the tables of a sheet up to so many pieces."""
    return Tables(sheet, folder=SCRATCH / "tables" / str(pieces)).ready(pieces)


@cache
def only(sheet: str, *names: str) -> Tables:
    """Return the tables of these materials, which must be named after those they need."""
    made = Tables(sheet, folder=SCRATCH / "-".join(names))
    for name in names:
        material = Material.parse(name)
        made.core.mount_bytes(material, made.core.build(material, threads=2, report=None))
    return made


def position(sheet: str | damier.Sheet, fen: str) -> damier.Position:
    return damier.Position.from_fen(fen, sheet)


def numbered(made: Tables, material: Material, number: int) -> damier.Position:
    """Return the position that has this number in a table."""
    from damier.position.compile import compile_sheet

    play = compile_sheet(made.sheet)
    return damier.Position(made.sheet, made.core.position(play, material, number))
