"""Everything of somebody's in one file: games as PDN and as facts, progress, the account."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING, Any

import msgspec

from damier.web.archive import pdn_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.learn.learned import Kept
    from damier.storage.looked_at import StoredLook
    from damier.storage.store import StoredTable

FORMAT = 1


class Parcel:
    """A file that is packed game by game, so that no step of it takes long."""

    def __init__(self, visitor: str) -> None:
        self._visitor, self._pdn = visitor, list[str]()
        self._games: list[dict[str, Any]] = []

    def add(self, stored: StoredTable) -> None:
        """Pack a game; facts only once it is over, as they tell slips that nobody has seen yet."""
        is_over = stored.summary.status == "over"
        if stored.events:
            self._pdn.append(pdn_of(stored))
        self._games.append(
            {
                "table": stored.id,
                "made": stored.made,
                "updated": stored.updated,
                "mine": [seat.side for seat in stored.seats if seat.visitor == self._visitor],
                "seats": {
                    seat.side: {"kind": seat.kind, "name": seat.name} for seat in stored.seats
                },
                "status": stored.summary.status,
                "result": stored.summary.result,
                "terms": stored.terms,
                "events": stored.events if is_over else [],
            }
        )

    def packed(
        self,
        account: dict[str, Any],
        learned: Sequence[Kept],
        looks: Sequence[StoredLook] = (),
        private: dict[str, Any] | None = None,
    ) -> bytes:
        """Return the file: a ZIP archive; `private` are notes, plans, vacations and notices."""
        found = [
            {
                "table": one.table_id,
                "side": one.side,
                "at": one.at,
                "found": msgspec.Raw(one.record.encode()),
            }
            for one in looks
        ]
        progress = [
            {
                "item": one.item,
                "updated": one.updated,
                "due": one.due,
                "record": msgspec.Raw(one.record.encode()),
            }
            for one in learned
        ]
        held = io.BytesIO()
        with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("account.json", _json({"format": FORMAT, **account}))
            archive.writestr("games.pdn", "\n".join(self._pdn))
            archive.writestr("games.json", _json(self._games))
            archive.writestr("learned.json", _json(progress))
            archive.writestr("insights.json", _json(found))
            archive.writestr("private.json", _json(private or {}))
        return held.getvalue()


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)
