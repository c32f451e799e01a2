"""Programs that play at a real server; damier's own engine is one."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from damier.position import Position
from patience import HANG, wait_until
from web.programs import Program, challenge, first

if TYPE_CHECKING:
    from collections.abc import Iterator

    from web.harness import Server


@contextlib.contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """Run a program while the block lasts."""
    process = subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(HANG)
        assert process.stdout is not None
        process.stdout.close()


def play_out(one: Program, game: str, *, after: Any = None) -> dict[str, Any]:
    """Play a game to its end, the first legal move each time; return its last state."""
    with one.lines(f"/api/bot/game/stream/{game}") as lines:
        whole = first(lines, "gameFull")
        state, plies = whole["state"], 0
        while state["status"] == "started":
            if whole[state["turn"]]["name"] == one.name:
                legal = Position.from_fen(state["fen"], whole["sheet"]).legal_moves
                one.do(f"/api/bot/game/{game}/move/{'-'.join(map(str, legal[0].path))}")
                plies += 1
                if after is not None:
                    after(plies)
            state = first(lines, "gameState")
    return dict(state)


def first_game(one: Program) -> str:
    """Return the game of a bot, once it has begun."""
    found: list[str] = []

    def looks() -> bool:
        playing = one.http.get("/api/account/playing").json()["nowPlaying"]
        found[:] = [game["gameId"] for game in playing]
        return bool(found)

    wait_until(looks, "a game")
    return found[0]


def test_damiers_own_engine_plays_as_a_bot(server: Server) -> None:
    one = Program(server, "Anna Engine").become_bot()
    other = Program(server, "Deep Engine")
    program = "import sys; from damier.cli import main; main(sys.argv[1:])"
    words = ("bot", server.url, "--token", other.token, "--level", "1", "--games", "1", "--upgrade")
    with running("-c", program, *words) as bot:
        assert bot.stdout is not None
        assert "Deep Engine waits" in bot.stdout.readline()
        challenge(one, other, variant="english")
        last = play_out(one, first_game(one))
        assert last["status"] in ("mate", "draw")
        assert bot.wait(HANG) == 0
        assert "with Anna Engine" in bot.stdout.read()
    one.close()
    other.close()
