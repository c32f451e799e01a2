"""Draughts by the leaflet in the box and by the federations."""

from damier._version import __version__
from damier.board.setup import Setup
from damier.errors import (
    AmbiguousMove,
    DamierError,
    GameError,
    IllegalMove,
    NoSuchSquare,
    NotationError,
    SetupError,
    SheetError,
    UnknownSheet,
)
from damier.position import Move, Position, Refusal
from damier.rules import Sheet, sheet, sheets

__all__ = [
    "AmbiguousMove",
    "DamierError",
    "GameError",
    "IllegalMove",
    "Move",
    "NoSuchSquare",
    "NotationError",
    "Position",
    "Refusal",
    "Setup",
    "SetupError",
    "Sheet",
    "SheetError",
    "UnknownSheet",
    "__version__",
    "sheet",
    "sheets",
]
