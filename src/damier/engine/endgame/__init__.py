"""Endgame tables: who wins with few pieces left, how soon, and by which moves."""

from damier.engine.endgame.material import Material
from damier.engine.endgame.shared import opened_tables, shared_tables
from damier.engine.endgame.tables import Probe, Progress, Tables

__all__ = ["Material", "Probe", "Progress", "Tables", "opened_tables", "shared_tables"]
