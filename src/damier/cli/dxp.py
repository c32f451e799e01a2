"""`damier dxp`: play another program over DamExchange."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, cast

import typer

from damier.cli.options import Level, LogFile, group
from damier.protocols.dxp.messages import PORT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.engine import Limit
    from damier.pdn import Record
    from damier.protocols.dxp.events import Event

app = group("Play another program over DamExchange (10×10 international).")

Host = Annotated[str, typer.Option("--host", help="The address; 0.0.0.0 is all of this machine's.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The TCP port; 0 is any.")]
Name = Annotated[str, typer.Option("--name", help="Who this side says it is.")]
Time = Annotated[
    float | None, typer.Option("--time", min=0.001, help="Seconds a move, whatever the clock.")
]
Nodes = Annotated[int | None, typer.Option("--nodes", min=1, help="Positions searched a move.")]
Memory = Annotated[int, typer.Option("--memory", min=1, help="MB for known positions.")]

Games = Annotated[Path | None, typer.Option("--pdn", help="Append the games here.")]


@app.command("listen")
def listen(
    *,
    host: Host = "127.0.0.1",
    port: Port = PORT,
    name: Name = "damier",
    time: Time = None,
    nodes: Nodes = None,
    level: Level = 0,
    memory: Memory = 64,
    pdn: Games = None,
    log: LogFile = None,
    once: Annotated[bool, typer.Option("--once", help="End after one connection.")] = False,
) -> None:
    """Wait for programs that connect and propose games.

    Prints every move as it is made. Ctrl-C ends it.
    """
    import asyncio

    from damier.cli.logs import logged
    from damier.protocols.strength import Strength

    strength = Strength("international", level=level, memory=memory)

    async def run() -> None:
        from damier.protocols.dxp import DxpSession
        from damier.protocols.errors import ProtocolError
        from damier.protocols.transport.dxp import DxpPlayer
        from damier.protocols.transport.socket import DxpLink
        from damier.protocols.transport.socket import listen as listen_on

        over = asyncio.Event()
        limit = _limit(time, nodes)

        async def serve(link: DxpLink) -> None:
            try:
                session = DxpSession("follower", name)
                player = DxpPlayer(
                    link, session, strength, limit=limit, tell=_tell, keep=_keeper(pdn)
                )
                await player.follow()
            except ProtocolError as error:
                typer.echo(f"damier: {error}", err=True)
            finally:
                if once:
                    over.set()

        async with listen_on(serve, host, port) as (address, number):
            typer.echo(f"listening on {address}:{number}")
            await over.wait()

    with logged(log):
        asyncio.run(run())


@app.command("connect")
def connect(
    host: Annotated[str, typer.Argument(help="Where the other program listens.")] = "127.0.0.1",
    *,
    port: Port = PORT,
    name: Name = "damier",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1,
    colour: Annotated[
        str,
        typer.Option(
            "--colour",
            help="Ours in the first: white, black.",
            autocompletion=lambda: ["white", "black"],
        ),
    ] = "white",
    minutes: Annotated[int, typer.Option("--minutes", min=0, max=999, help="Each, a game.")] = 5,
    moves: Annotated[int, typer.Option("--moves", min=0, max=999, help="In them; 0: all.")] = 0,
    fen: Annotated[str | None, typer.Option("--fen", "-f", help="Where to start.")] = None,
    time: Time = None,
    nodes: Nodes = None,
    level: Level = 0,
    memory: Memory = 64,
    pdn: Games = None,
    log: LogFile = None,
) -> None:
    """Connect to a program that listens and propose games.

    Colours change from game to game. Prints every move as it is made; Ctrl-C ends it.
    """
    import asyncio

    from damier.board.setup import opponent
    from damier.cli.logs import logged
    from damier.cli.options import position_of
    from damier.protocols.strength import Strength

    if colour not in ("white", "black"):
        raise typer.BadParameter(f"expected white or black, got {colour}")
    start = position_of("international", fen)
    strength = Strength("international", level=level, memory=memory)
    limit = _limit(time, nodes)
    follower = opponent(cast("Literal['white', 'black']", colour))

    async def run() -> None:
        from damier.protocols.dxp import DxpSession
        from damier.protocols.transport.dxp import DxpPlayer
        from damier.protocols.transport.socket import DxpLink

        link = await DxpLink.connect(host, port)
        try:
            session = DxpSession("initiator", name)
            player = DxpPlayer(link, session, strength, limit=limit, tell=_tell, keep=_keeper(pdn))
            await player.lead(games, follower=follower, minutes=minutes, moves=moves, start=start)
        finally:
            await link.close()

    with logged(log):
        asyncio.run(run())


def _keeper(path: Path | None) -> Callable[[Record], object] | None:
    """Return what appends a game to a file; it is there as soon as the game is over."""
    if path is None:
        return None

    def keep(record: Record) -> None:
        from damier import pdn

        with path.open("a", encoding="utf-8") as file:
            pdn.write(record, file)

    return keep


def _limit(time: float | None, nodes: int | None) -> Limit | None:
    from damier.engine import Limit

    return Limit(time=time, nodes=nodes) if time is not None or nodes is not None else None


def _tell(event: Event) -> None:
    """Write what a player wants to know."""
    from damier.protocols.dxp.events import Disagreed, GameOver, PeerMoved, PeerSaid, Started
    from damier.protocols.dxp.messages import ChatMessage, MoveMessage, decode
    from damier.protocols.printable import printable

    match event:
        case Started(side, position, minutes, moves, peer):
            typer.echo(f"{peer} plays; we are {side}, {minutes} min / {moves or 'all'} moves")
            typer.echo(f"from {position.fen()}")
        case PeerMoved(move, seconds):
            typer.echo(f"  they: {_move(move.start, move.end, move.captured)} ({seconds} s)")
        case PeerSaid(text):
            typer.echo(f"  they say: {printable(text)}")
        case Disagreed(why):
            typer.echo(f"  {why}")
        case GameOver(reason, by):
            typer.echo(f"ended by {by}: {reason.name.lower().replace('_', ' ')}")
        case _ if hasattr(event, "text"):
            message = decode(event.text)
            if isinstance(message, MoveMessage):
                written = _move(message.start, message.end, message.captured)
                typer.echo(f"  we:   {written} ({message.seconds} s)")
            elif isinstance(message, ChatMessage):
                typer.echo(f"  we say: {message.text}")


def _move(start: int, end: int, captured: Sequence[int]) -> str:
    return f"{start}{'x' if captured else '-'}{end}"
