"""Hold a tournament of 200 on one process and measure what its players feel.

    python benchmarks/tournament_load.py [--players 200] [--seconds 30] [--every 1]

Ordinary tables play first, half as many as there are players, for comparison. Then everybody
enters as a guest, a round is paired, and all sit down and play at the same pace; while they do, a
second tournament as large is paired beside them. Printed and kept: how long pairing took, how far
the starts of the clocks lie apart, and how soon moves arrive in each case. On a machine that is
busy with other work put `chrt -r 10` before it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Any

import httpx
from peers import ROOT
from web_load import Figures, Seat, keep, load, percentile, play, serving
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import Sequence

_OPENING = 50  # connections that are opened at once
_TERMS = {"system": "swiss", "rounds": 3, "sheet": "international", "control": "3600"}


def visitor(url: str) -> httpx.AsyncClient:
    """Return somebody whose idle lines close before the server closes them, after five seconds."""
    lines = httpx.Limits(keepalive_expiry=2)
    return httpx.AsyncClient(base_url=url, timeout=120, verify=False, limits=lines)  # noqa: S501  no HTTPS


async def enter_all(url: str, players: int) -> tuple[httpx.AsyncClient, str, list[Any]]:
    """Announce a tournament and let guests enter it; return its director, its path and them."""
    director = visitor(url)
    asked = {"name": "Load", **_TERMS, "lead": 5, "patience": 3600}
    made = (await director.post("/api/tournaments", json=asked)).raise_for_status().json()
    path = f"/api/tournaments/{made['tournament']}"
    guests = [visitor(url) for _ in range(players)]
    gate = asyncio.Semaphore(_OPENING)

    async def enter(number: int) -> None:
        async with gate:
            named = {"name": f"Player {number}"}
            (await guests[number].post(f"{path}/enter", json=named)).raise_for_status()

    await asyncio.gather(*map(enter, range(players)))
    return director, path, guests


async def pair(director: httpx.AsyncClient, path: str) -> tuple[float, dict[str, Any]]:
    """Pair the first round; return how long it took until all tables were there, and the view."""
    began = time.monotonic()
    deed = {"deed": {"type": "pair-round", "round": 1}}
    (await director.post(f"{path}/deeds", json=deed)).raise_for_status()
    while True:
        view = (await director.get(path)).raise_for_status().json()
        if view["rounds"] and all(game["tables"] for game in view["rounds"][0]["games"]):
            return time.monotonic() - began, view
        await asyncio.sleep(0.1)


async def sit_down(
    url: str, path: str, guests: Sequence[httpx.AsyncClient], view: dict[str, Any], into: Figures
) -> tuple[list[tuple[Seat, Seat]], list[float]]:
    """Seat everybody at their tables; return the seats, and when each clock started."""
    gate = asyncio.Semaphore(_OPENING)
    numbers: dict[int, httpx.AsyncClient] = {}
    starts: list[float] = []

    async def ask(guest: httpx.AsyncClient) -> None:
        async with gate:
            numbers[(await guest.get(f"{path}/me")).json()["player"]] = guest

    async def sit(game: dict[str, Any]) -> tuple[Seat, Seat]:
        table, seats = game["tables"][0], []
        async with gate:
            for player in (game["white"], game["black"]):
                found = (await numbers[player].get(f"/api/tables/{table}")).json()
                address = f"{url.replace('http', 'ws')}/ws/t/{table}"
                opening = connect(address, max_size=None, open_timeout=60, ping_interval=None)
                socket = await asyncio.wait_for(opening.__aenter__(), 60)
                await socket.send(json.dumps({"type": "hello", "token": found["seat_token"]}))
                clock = json.loads(await socket.recv())["view"]["clock"]
                await socket.send(json.dumps({"type": "ping"}))
                starts.append(clock["now"] / 1000 - (3600 - clock[clock["running"]]))
                await socket.close()
                socket = await asyncio.wait_for(
                    connect(address, max_size=None, ping_interval=None).__aenter__(), 60
                )
                await socket.send(json.dumps({"type": "hello", "token": found["seat_token"]}))
                seats.append(Seat(socket, into))
            for seat in seats:
                await asyncio.wait_for(seat.ready.wait(), 60)
        return seats[0], seats[1]

    await asyncio.gather(*map(ask, guests))
    wait = view["rounds"][0]["starts"] - time.time()
    await asyncio.sleep(max(0.0, wait + 0.5))  # until all clocks run
    return list(await asyncio.gather(*map(sit, view["rounds"][0]["games"]))), starts


def told(figures: Figures) -> dict[str, Any]:
    """Return the figures of one stretch of play."""
    return {
        "moves": figures.moves,
        "errors": len(figures.errors),
        "p50_ms": round(percentile(figures.delays, 0.50), 2),
        "p99_ms": round(percentile(figures.delays, 0.99), 2),
        "max_ms": round(percentile(figures.delays, 1.0), 2),
    }


async def measure(url: str, asked: argparse.Namespace) -> dict[str, Any]:
    """Play without and with a tournament."""
    half = asked.players // 2
    before, _, _ = await load([url], half, asked.seconds, asked.every)
    gc.disable()
    director, path, guests = await enter_all(url, asked.players)
    took, view = await pair(director, path)
    during, beside = Figures(), Figures()
    seats, starts = await sit_down(url, path, guests, view, during)
    other, second, more = await enter_all(url, asked.players)
    until = time.monotonic() + asked.seconds
    await asyncio.gather(*(play(*two, asked.every, until, during) for two in seats))
    for two in seats:
        for seat in two:
            seat.figures = beside
    until = time.monotonic() + asked.seconds
    playing = [play(*two, asked.every, until, beside) for two in seats]
    (pairing, _), *_ = await asyncio.gather(pair(other, second), *playing)
    for each in (director, other, *guests, *more):
        await each.aclose()
    return {
        "players": asked.players,
        "paired_s": round(took, 2),
        "paired_while_all_play_s": round(pairing, 2),
        "tables": len(view["rounds"][0]["games"]),
        "clocks_apart_s": round(max(starts) - min(starts), 3),
        "ordinary": told(before),
        "tournament": told(during),
        "tournament_and_pairing": told(beside),
        "said": sorted(set(before.errors + during.errors + beside.errors))[:5],
    }


def main() -> None:
    """Measure, print and keep."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--players", type=int, default=200)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--every", type=float, default=1)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as data, serving(data) as (url, _):
        result = asyncio.run(measure(url, asked))
    print(json.dumps(result, indent=1))
    print(f"kept in {keep(result, 'tournament').relative_to(ROOT)}")
    sys.exit(1 if result["clocks_apart_s"] > 1 or result["said"] else 0)


if __name__ == "__main__":
    main()
