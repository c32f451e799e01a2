"""A server that is killed in mid-game: nothing acknowledged is lost, and both go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from web.harness import Server, both_play

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path / "data").start()
    yield running
    assert running.stop()


def test_both_go_on_after_a_kill(own: Server) -> None:
    white, black = own.pair(sheet="djeco", mode="table")
    both_play(white, black, "32-28", "19-23", "37-32")
    assert white.view["offence"] is not None
    own.kill()
    own.start()
    for player in (white, black):
        player.close()
        player.connect()
    assert [entry["text"] for entry in black.entries] == ["32-28", "19-23", "37-32"]
    assert black.view["offence"]["by"] == "white"
    white.until(black.do("huff", square=28))
    both_play(white, black, "14-19")
    assert white.entries == black.entries


def test_a_command_sent_again_is_not_played_twice(own: Server) -> None:
    white, _ = own.pair(sheet="international")
    command = {"type": "move", "id": 7, "seq": white.view["seq"], "path": [32, 28]}
    white.send(command)
    first = white.expect("ack")
    white.send(command)
    assert white.expect("ack") == first
    own.kill()
    own.start()
    white.close()
    white.connect()
    assert white.welcome["last_id"] == 7
    white.send(command)
    assert white.expect("ack") == first
    white.send({**command, "path": [33, 29]})
    assert white.expect("refused")["code"] == "used-id"
    assert len(white.entries) == 1


def make_older(server: Server, hours: float) -> None:
    """Put everything that is stored into the past, as if the server had been away since then."""
    past = {"tables": ("made", "updated"), "events": ("at",), "runs": ("started", "alive")}
    with closing(sqlite3.connect(server.data / "damier.sqlite")) as file, file:
        for table, columns in past.items():
            for column in columns:
                change = f"update {table} set {column} = {column} - ?"  # noqa: S608  our own names
                file.execute(change, [hours * 3600])


def test_no_clock_runs_while_the_server_is_away(own: Server) -> None:
    white, black = own.pair(sheet="international", control="600")
    black.until(white.move("32-28"))
    own.kill()
    make_older(own, hours=1)
    own.start()
    black.close()
    black.connect()
    assert black.view["outcome"] is None
    assert 0 < black.view["clock"]["black"] <= 600
    black.move("19-23")


def test_the_computer_goes_on_after_a_kill(own: Server) -> None:
    made = own.table(opponent={"kind": "computer", "level": 10}, colour="white")
    player = own.player(made["table"], made["seat_token"])
    player.send({"type": "move", "id": 1, "path": [32, 28]})
    player.expect("ack")
    own.kill()
    own.start()
    player.close()
    player.connect()
    while player.view["turn"] != "white":
        player.receive()
    assert [entry["by"] for entry in player.entries] == ["white", "black"]


def test_secrets_and_games_are_kept_private(own: Server) -> None:
    own.table(opponent={"kind": "beside"})
    key = own.data / "secret.key"
    assert key.stat().st_mode & 0o777 == 0o600
    assert len(key.read_bytes()) == 32


def test_tokens_are_stored_nowhere_and_never_logged(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DAMIER_LOG_LEVEL="debug").start()
    made = server.table(opponent={"kind": "link"})
    player = server.player(made["table"], made["seat_token"])
    player.ask("move", text="32-28")
    assert server.stop()
    kept = b"".join(file.read_bytes() for file in server.data.iterdir()) + server.log.encode()
    for name in ("seat_token", "watch_token", "invite_token"):
        assert made[name].encode() not in kept
    assert made["table"].encode() in kept
