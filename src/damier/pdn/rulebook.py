"""The sheet of a game as its file tells it, or as it was found out, and what to say about that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.pdn.notation import Notation, notation_of
from damier.pdn.problems import Finding

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.pdn.gametype import FoundSheet
    from damier.pdn.inference import Inferred, Sample

    Doubt = Callable[[Sample], "Inferred | None"]


class Rulebook:
    """A sheet with its notation, and what is to be said about how it was found.

    `inferred` is what was found out where no tag said it. `doubt` looks for another reading of one
    game that cannot be played by this one. `strict`: nothing is read but what PDN allows.
    """

    __slots__ = ("doubt", "findings", "inferred", "notation", "sheet", "strict")

    def __init__(
        self,
        chosen: FoundSheet,
        *,
        strict: bool = False,
        inferred: Inferred | None = None,
        doubt: Doubt | None = None,
    ) -> None:
        self.sheet = chosen.sheet
        self.notation: Notation = notation_of(chosen.sheet)
        self.findings = [Finding(0, text, severity) for severity, text in chosen.remarks]
        if inferred is not None and inferred.reading is not None:
            note = Finding(0, inferred.message, "note", reading=inferred.reading)
            self.findings.append(note)
        self.inferred, self.doubt, self.strict = inferred, doubt, strict
