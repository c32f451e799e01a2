"""What the feed of games being played costs the server: processor's time a move, by watchers.

    python benchmarks/watching.py --games 20 --watchers 0 10 100 --seconds 10

A server of its own, `--games` games of the lobby in which somebody moves `--every` seconds, and so
many who look at all of them over /ws/now. Measured is the server's processor time, and for
comparison what the same watchers cost who have a websocket at one table each (`--tables`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

import websockets

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from patience import cpu_seconds
from web.harness import Player, Server
from web.onlooker import meet


async def look(url: str, first: str, stop: asyncio.Event, seen: list[int]) -> None:
    """Watch, and count what comes."""
    async with websockets.connect(url, max_size=None) as socket:
        if first:
            await socket.send(first)
        while not stop.is_set():
            try:
                told = await asyncio.wait_for(socket.recv(), 0.5)
            except TimeoutError:
                continue
            seen[0] += 1
            seen[1] += len(told)


def play(pairs: list[tuple[Player, Player]], every: float, seconds: float) -> int:
    """Let all games go on; return how many moves were made."""
    made, end, turn = 0, time.monotonic() + seconds, 0
    while time.monotonic() < end:
        due = time.monotonic() + every / len(pairs)
        white, black = pairs[turn % len(pairs)]
        mover = white if white.view["turn"] == "white" else black
        if mover.view["moves"]:
            seq = mover.do("move", path=mover.view["moves"][0]["path"])
            for player in (white, black):
                player.until(seq)
            made += 1
        turn += 1
        time.sleep(max(0.0, due - time.monotonic()))
    return made


async def measure(server: Server, pairs: list, args: argparse.Namespace, watchers: int) -> str:
    """Return a line about so many watchers."""
    stop, seen = asyncio.Event(), [0, 0]
    base = f"ws://127.0.0.1:{server.port}"
    tasks = []
    for number in range(watchers):
        if args.tables:
            white = pairs[number % len(pairs)][0]
            hello = {"type": "hello", "token": white.welcome["table"]["watch_url_token"]}
            tasks.append(look(f"{base}/ws/t/{white.table}", json.dumps(hello), stop, seen))
        else:
            tasks.append(look(f"{base}/ws/now", "", stop, seen))
    running = [asyncio.create_task(task) for task in tasks]
    await asyncio.sleep(2)
    seen[:] = [0, 0]
    pid = server._process.pid if server._process else 0
    before = cpu_seconds(pid)
    moves = await asyncio.to_thread(play, pairs, args.every, args.seconds)
    spent = cpu_seconds(pid) - before
    stop.set()
    await asyncio.gather(*running, return_exceptions=True)
    kind = "tables" if args.tables else "feed"
    each = 1000 * spent / max(1, moves)
    return (
        f"{kind}: {watchers:4} watchers, {len(pairs)} games, {moves} moves: {each:.2f} ms of "
        f"processor a move, {seen[0]} messages, {seen[1] // 1024} KiB"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--watchers", type=int, nargs="+", default=[0, 10, 100])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--every", type=float, default=4, help="seconds between moves of a game")
    parser.add_argument("--tables", action="store_true", help="one websocket a table instead")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        more = {"DAMIER_SOCKETS_PER_CLIENT": "100000"}
        server = Server(Path(folder) / "data", **more).start()
        try:
            for watchers in args.watchers:
                with server.http() as one, server.http() as other:
                    pairs = [meet(server, one, other, sheet="kndb") for _ in range(args.games)]
                print(asyncio.run(measure(server, pairs, args, watchers)), flush=True)
                server.dismiss()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
