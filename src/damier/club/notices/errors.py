"""What notices say no with."""

from __future__ import annotations

from typing import Literal

from damier.errors import DamierError

NoticeCode = Literal["no-push", "no-mail", "bad-mail", "bad-device", "stale-link"]


class NoticeError(DamierError):
    """Something about notices that is refused: `code` says what, as everywhere on the server."""

    def __init__(self, code: NoticeCode, message: str) -> None:
        self.code: NoticeCode = code
        super().__init__(message)
