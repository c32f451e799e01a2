"""A bot at a damier server, given by URL and token: plays by chance, and goes on after a break."""

import json
import random
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.request import Request, urlopen

import damier

URL, HEAD = sys.argv[1], {"Authorization": f"Bearer {sys.argv[2]}"}


def ask(path: str, body: bytes | None = b"") -> Any:
    """Ask the server; what it says no to is an error, as a broken line is."""
    return urlopen(Request(URL + path, body, HEAD), timeout=30)  # noqa: S310


def lines(path: str) -> Any:
    """Read a stream; empty lines only say that it is there."""
    return (json.loads(line) for line in ask(path, None) if line.strip())


def again(do: Any, *told: str) -> Any:
    """Do something until it is done, however often the line breaks."""
    while True:
        try:
            return do(*told)
        except (OSError, HTTPException, StopIteration) as error:
            print(f"once more after {error!r}", flush=True)
            time.sleep(0.5)


def meet(me: str) -> Any:
    """Accept challenges until a game starts; return it."""
    events = lines("/api/stream/event")
    while (told := next(events))["type"] != "gameStart":
        if told["type"] == "challenge" and told["challenge"]["destUser"]["name"] == me:
            ask(f"/api/challenge/{told['challenge']['id']}/accept")
    return told["game"]["id"]


def play(game: str, me: str) -> Any:
    """Play a game from whatever it has come to; return how it ended."""
    told = lines(f"/api/bot/game/stream/{game}")
    state = (whole := next(told))["state"]
    while state.get("status", "started") == "started":
        if state["type"] == "gameState" and whole[state["turn"]].get("name") == me:
            legal = damier.Position.from_fen(state["fen"], whole["sheet"]).legal_moves
            path = random.choice(legal).path  # noqa: S311
            ask(f"/api/bot/game/{game}/move/{'-'.join(map(str, path))}")
        state = next(told)
    return f"{state['status']}: {state['moves']}"


name = again(lambda: json.load(ask("/api/account", None))["username"])
while True:
    print(again(play, again(meet, name), name), flush=True)
