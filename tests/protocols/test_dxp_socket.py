"""DamExchange over a real socket."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

import pytest

from damier.engine import Limit
from damier.position import Position
from damier.protocols.dxp import DxpSession
from damier.protocols.dxp.events import Event, GameOver, PeerSaid, Started
from damier.protocols.dxp.messages import Reason
from damier.protocols.errors import Gone, ProtocolError, Silence
from damier.protocols.strength import Strength
from damier.protocols.transport.dxp import DxpPlayer
from damier.protocols.transport.socket import DxpLink, listen
from patience import HANG

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

SHORT = "W:W28,32,37,K45:B9,13,18"
FEW = Limit(nodes=50)


def mind() -> Strength:
    return Strength("international", memory=1)


async def meet(
    serve: Callable[[DxpLink], Awaitable[None]], visit: Callable[[DxpLink], Awaitable[None]]
) -> None:
    """Let two programs talk over a socket of this machine."""
    async with listen(serve, port=0) as (_, port):
        link = await DxpLink.connect("127.0.0.1", port)
        try:
            await visit(link)
        finally:
            await link.close()


def test_two_games_over_a_socket() -> None:
    heard: list[Event] = []
    players: list[DxpPlayer] = []

    async def serve(link: DxpLink) -> None:
        session = DxpSession("follower", "follower")
        player = DxpPlayer(link, session, mind(), limit=FEW, patience=HANG, tell=heard.append)
        players.append(player)
        await player.follow()

    async def visit(link: DxpLink) -> None:
        session = DxpSession("initiator", "initiator")
        player = DxpPlayer(link, session, mind(), limit=FEW, patience=HANG)
        players.append(player)
        await link.send("Chello")
        await player.lead(2, follower="black", minutes=1, start=Position.from_fen(SHORT))

    asyncio.run(meet(serve, visit))
    started = [event for event in heard if isinstance(event, Started)]
    assert [event.side for event in started] == ["black", "white"]
    assert started[0].peer == "initiator"
    assert PeerSaid("hello") in heard
    one, two = players
    assert len(one.played) == len(two.played) == 2
    for (mine, ended), (yours, _) in zip(one.played, two.played, strict=True):
        assert mine.moves == yours.moves
        assert mine.outcome == yours.outcome
        assert mine.outcome is not None
        expected = Reason.DRAW if mine.outcome.winner is None else Reason.I_LOSE
        assert ended.reason == expected


def test_clock_and_level() -> None:
    """Without a limit of its own a player minds the clock that was agreed."""
    ended: list[GameOver] = []

    async def serve(link: DxpLink) -> None:
        weak = Strength("international", memory=1, level=1, seed=1)
        await DxpPlayer(link, DxpSession("follower"), weak, patience=HANG).follow()

    async def visit(link: DxpLink) -> None:
        player = DxpPlayer(link, DxpSession("initiator"), mind(), patience=HANG)
        start = Position.from_fen("W:W18:B13,23")
        await player.lead(1, minutes=1, moves=999, start=start)
        ended.extend(end for _, end in player.played)

    asyncio.run(meet(serve, visit))
    assert len(ended) == 1


def test_silence_and_sudden_end() -> None:
    async def mute(link: DxpLink) -> None:
        await link.receive()
        await link.receive()

    async def gone(link: DxpLink) -> None:
        await link.receive()

    async def visit(link: DxpLink) -> None:
        await DxpPlayer(link, DxpSession("initiator"), mind(), limit=FEW, patience=0.2).lead()

    with pytest.raises(Silence):
        asyncio.run(meet(mute, visit))
    with pytest.raises(Gone):
        asyncio.run(meet(gone, visit))


def test_messages_without_end() -> None:
    async def serve(link: DxpLink) -> None:
        with pytest.raises(ProtocolError, match="at most 127"):
            await link.receive()
        await link.send("Cenough")

    async def visit(link: DxpLink) -> None:
        await link.send("x" * 5000)
        assert await link.receive() == "Cenough"

    asyncio.run(meet(serve, visit))


def test_one_at_a_time() -> None:
    async def play() -> None:
        free = asyncio.Event()

        async def serve(_link: DxpLink) -> None:
            await free.wait()

        async with listen(serve, port=0) as (_, port):
            first = await DxpLink.connect("127.0.0.1", port)
            await asyncio.sleep(0.05)
            second = await DxpLink.connect("127.0.0.1", port)
            assert await second.receive() is None
            free.set()
            assert await first.receive() is None
            await first.close()
            await second.close()

    asyncio.run(play())


def test_nobody_listens() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        with pytest.raises(Gone, match="cannot connect"):
            asyncio.run(DxpLink.connect("127.0.0.1", port))
        taken.listen()

        async def serve(_link: DxpLink) -> None:
            """Never called."""

        async def run() -> None:
            async with listen(serve, port=port):
                pass

        with pytest.raises(ProtocolError, match="cannot listen"):
            asyncio.run(run())


def test_leaving_ends_what_is_going_on() -> None:
    ended: list[str] = []

    async def run() -> None:
        served = asyncio.Event()

        async def serve(link: DxpLink) -> None:
            served.set()
            try:
                await link.receive()
            finally:
                ended.append("serving")

        async with listen(serve, port=0) as (_, port):
            link = await DxpLink.connect("127.0.0.1", port)
            await served.wait()
        assert await link.receive() is None
        await link.close()

    asyncio.run(run())
    assert ended == ["serving"]


@pytest.mark.parametrize("host", ["a..b", "x" * 70])
def test_names_that_no_machine_has(host: str) -> None:
    async def hear() -> None:
        async with listen(lambda link: link.close(), host, 0):
            pass

    with pytest.raises(Gone, match="cannot connect"):
        asyncio.run(DxpLink.connect(host, 1, patience=HANG))
    with pytest.raises(ProtocolError, match="cannot listen"):
        asyncio.run(hear())
