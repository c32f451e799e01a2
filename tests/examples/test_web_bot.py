"""A bot of 60 lines plays a whole game at a real server, over a line that breaks twice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from web.conftest import server
from web.cutter import Cutter
from web.programs import Program, challenge
from web.test_bot_programs import first_game, play_out, running

if TYPE_CHECKING:
    from web.harness import Server

__all__ = ["server"]
EXAMPLE = Path(__file__).parents[2] / "examples" / "web_bot.py"


def test_the_example_is_short_and_plays_on_after_two_breaks(server: Server) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60
    one, other = (Program(server, f"{name} Sixty").become_bot() for name in ("Anna", "Bot"))
    cuts = []
    with Cutter(server.port) as line:

        def cut(plies: int) -> None:
            if plies in (3, 6):
                cuts.append(line.cut())

        with running(str(EXAMPLE), f"http://127.0.0.1:{line.port}", other.token) as bot:
            challenge(one, other, variant="breakthrough")
            game = first_game(one)
            last = play_out(one, game, after=cut)
            assert last["status"] in ("mate", "draw")
            assert bot.stdout is not None
            told = []
            while not (told and told[-1].startswith(last["status"])):
                told.append(bot.stdout.readline())
                assert told[-1], told
    assert len(cuts) == 2
    assert all(cuts)
    assert sum("once more" in each for each in told) >= 2, told
    assert told[-1].strip() == f"{last['status']}: {last['moves']}"
    one.close()
    other.close()
