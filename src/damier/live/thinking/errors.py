"""What whoever asks for work is told when there is too much of it."""

from __future__ import annotations

from typing import Literal

from damier.errors import DamierError


class Busy(DamierError):
    """Work that is not taken on now; `retry` is after how many seconds to ask again."""

    def __init__(self, code: Literal["too-many-requests", "server-full"], retry: float) -> None:
        self.code, self.retry = code, retry
        super().__init__(code)


class Superseded(Busy):
    """Work that its visitor has given up by asking for something else."""

    def __init__(self) -> None:
        super().__init__("too-many-requests", 1.0)
