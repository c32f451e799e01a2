"""What a table says no with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.errors import DamierError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.position import Move, Refusal


class Refused(DamierError):
    """A command that the table does not accept; `code` is stable, `refusal` names a broken rule.

    `candidates` are the moves that an ambiguous one could mean.
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        refusal: Refusal | None = None,
        candidates: Sequence[Move] = (),
    ) -> None:
        self.code, self.refusal, self.candidates = code, refusal, tuple(candidates)
        super().__init__(message)
