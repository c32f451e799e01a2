"""The engine: one search for every sheet, with weights trained for each."""

from damier.engine.analysis import Analysis, Chances, Line
from damier.engine.limits import Limit
from damier.engine.player import Engine

__all__ = ["Analysis", "Chances", "Engine", "Limit", "Line"]
