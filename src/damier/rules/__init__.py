"""Rule sheets: the rules of a game as data."""

from damier.rules.load import parse, sheet, sheets
from damier.rules.sheet import Draw, Sheet, Source

__all__ = ["Draw", "Sheet", "Source", "parse", "sheet", "sheets"]
