"""One connected person: in order, at a pace, and let go when not reading."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocketState

from damier.live.messages import Ack
from damier.web.client import Client, Pace


class Wire:
    """The server's end of a socket; `stuck`: the other end takes nothing."""

    client = None

    application_state = WebSocketState.CONNECTED

    def __init__(self, *, stuck: bool = False) -> None:
        self.stuck = stuck
        self.scope: dict[str, Any] = {}
        self.sent: list[str] = []
        self.closed: tuple[int, str | None] | None = None

    async def send_text(self, text: str) -> None:
        if self.stuck:
            await asyncio.Event().wait()
        self.sent.append(text)

    async def close(self, code: int, reason: str | None) -> None:
        self.closed = (code, reason)


def run(wire: Any, messages: int, *, bye: str | None = None) -> Client:
    async def talk() -> Client:
        client = Client(wire)
        for number in range(messages):
            client.tell(Ack(number, number))
            if number % 50 == 0:
                await asyncio.sleep(0)
        if bye:
            client.bye(bye)
        await asyncio.sleep(0.05)
        await client.finish()
        return client

    return asyncio.run(talk())


def test_messages_go_out_in_order() -> None:
    wire = Wire()
    run(wire, 500)
    assert [f'"id":{number},' in text for number, text in enumerate(wire.sent)] == [True] * 500
    assert wire.closed is None


def test_a_slow_reader_is_let_go() -> None:
    wire = Wire(stuck=True)
    assert run(wire, 500).is_leaving
    assert wire.closed == (1013, "too-slow")


def test_goodbye_comes_after_what_was_said() -> None:
    wire = Wire()
    run(wire, 3, bye="bad-token")
    assert len(wire.sent) == 4
    assert '"type":"bye"' in wire.sent[-1]
    assert wire.closed == (4403, "bad-token")


def test_the_pace_lets_a_burst_through_and_counts_the_rest() -> None:
    pace = Pace(rate=0.001, burst=3)
    assert [pace.allow() for _ in range(5)] == [True, True, True, False, False]
    assert pace.excess == 2
