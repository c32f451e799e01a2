"""Draughts by the leaflet in the box and by the federations."""

from typing import TYPE_CHECKING

from damier._version import __version__
from damier.board.setup import Setup
from damier.errors import (
    AmbiguousMove,
    DamierError,
    EngineError,
    GameError,
    IllegalMove,
    NoSuchSquare,
    NotationError,
    SetupError,
    SheetError,
    TooManyMoves,
    UnknownSheet,
)
from damier.position import Move, Position
from damier.rules import Sheet, sheet, sheets

if TYPE_CHECKING:
    from damier import pdn as pdn
    from damier.engine import Analysis, Engine, Limit
    from damier.game import Clock, Counter, Game, Option, Outcome, TimeControl
    from damier.position import Refusal

__all__ = [
    "AmbiguousMove",
    "Analysis",
    "Clock",
    "Counter",
    "DamierError",
    "Engine",
    "EngineError",
    "Game",
    "GameError",
    "IllegalMove",
    "Limit",
    "Move",
    "NoSuchSquare",
    "NotationError",
    "Option",
    "Outcome",
    "Position",
    "Refusal",
    "Setup",
    "SetupError",
    "Sheet",
    "SheetError",
    "TimeControl",
    "TooManyMoves",
    "UnknownSheet",
    "__version__",
    "pdn",
    "sheet",
    "sheets",
]

# Imported when first asked for, so that `import damier` stays quick.
_LATER = {
    **dict.fromkeys(
        ("Clock", "Counter", "Game", "Option", "Outcome", "TimeControl"), "damier.game"
    ),
    **dict.fromkeys(("Analysis", "Engine", "Limit"), "damier.engine"),
    "Refusal": "damier.position",
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name == "pdn":
        return import_module("damier.pdn")
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'damier' has no attribute {name!r}")
