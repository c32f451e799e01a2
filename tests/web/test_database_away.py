"""A database that is away while somebody is connected: they are told to come again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy.exc import OperationalError

from web.study_app import study_client

if TYPE_CHECKING:
    from pathlib import Path


async def away(*_: object) -> Any:
    raise OperationalError("SELECT", None, OSError("no database"))


def test_who_talks_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with study_client(tmp_path) as client:
        asked = {"opponent": {"kind": "link"}, "colour": "white"}
        made = client.post("/api/tables", json=asked).json()
        store = client.app.state.damier.store  # type: ignore[attr-defined]
        with client.websocket_connect(f"ws://localhost/ws/t/{made['table']}") as socket:
            socket.send_json({"type": "hello", "token": made["seat_token"]})
            monkeypatch.setattr(store.clubs, "is_quiet", away)
            socket.send_json({"type": "chat", "id": 1, "text": "Good luck"})
            told = [socket.receive_json()["type"]]
            while told[-1] != "bye" and "ack" not in told and "chat" not in told:
                told.append(socket.receive_json()["type"])
            assert told[-1] == "bye", told


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/now"])
def test_who_watches(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with study_client(tmp_path) as client:
        client.post("/api/tables", json={"opponent": {"kind": "link"}})  # a visitor from now on
        store = client.app.state.damier.store  # type: ignore[attr-defined]
        monkeypatch.setattr(store.blocks, "shunned", away)
        with client.websocket_connect(f"ws://localhost{path}") as socket:
            told = socket.receive_json()
            assert (told["type"], told["code"]) == ("bye", "try-again")
