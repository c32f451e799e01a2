"""Games in PDN, the draughts world's file format: read, replayed and written."""

from damier.pdn.commands import Clock, Command, Huff, Open, Stood, Time, Withdrawn
from damier.pdn.games import game_of, record_of
from damier.pdn.problems import Problem
from damier.pdn.reader import Reader, read
from damier.pdn.record import Record
from damier.pdn.result import Result
from damier.pdn.sweep import Sweep, each
from damier.pdn.tags import Tags
from damier.pdn.tree import Comment, Line, Node
from damier.pdn.writer import format_record as format  # noqa: A004  damier.pdn.format reads well
from damier.pdn.writer import write

__all__ = [
    "Clock",
    "Command",
    "Comment",
    "Huff",
    "Line",
    "Node",
    "Open",
    "Problem",
    "Reader",
    "Record",
    "Result",
    "Stood",
    "Sweep",
    "Tags",
    "Time",
    "Withdrawn",
    "each",
    "format",
    "game_of",
    "read",
    "record_of",
    "write",
]
