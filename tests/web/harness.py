"""A real server in a process of its own, and players at its websockets."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

import httpx
from websockets.sync.client import connect

from patience import HANG

if TYPE_CHECKING:
    from pathlib import Path

# So that tests may be quick: no pauses, and limits that only their own tests reach.
QUICK = {
    "DAMIER_PACE": "0",
    "DAMIER_HEARTBEAT": "60",
    "DAMIER_TABLE_RATE": "100000/minute",
    "DAMIER_REQUEST_RATE": "100000/minute",
    "DAMIER_HEAVY_RATE": "100000/minute",
    "DAMIER_JOIN_RATE": "100000/minute",
    "DAMIER_JOIN_DAY_RATE": "100000/day",
    "DAMIER_SIGN_IN_RATE": "100000/minute",
    "DAMIER_RECOVER_RATE": "100000/minute",
    "DAMIER_PUPIL_RATE": "100000/minute",
    "DAMIER_TOURNAMENT_RATE": "100000/minute",
    "DAMIER_WORK_SECONDS": "100000",
    "DAMIER_UNFINISHED_TABLES": "100000",
    "DAMIER_COMMANDS_PER_SECOND": "100000",
    "DAMIER_COMMAND_BURST": "100000",
    "DAMIER_PROGRAM_RATE": "100000/minute",
    "DAMIER_CHALLENGE_RATE": "100000/minute",
}
PATIENCE = HANG


class Guest(Protocol):
    """Who has connections to a server."""

    def close(self) -> None: ...


G = TypeVar("G", bound=Guest)


class Server:
    """`damier serve` on a free port; `kill` ends it as a power cut would."""

    program = "import sys; from damier.cli import main; main(sys.argv[1:])"

    def __init__(self, data: Path, *, port: int = 0, **settings: str) -> None:
        self.data, self.port, self._settings = data, port, settings
        self._guests: list[Guest] = []
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        """Start the server and wait until it says where it is."""
        words = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.data)]
        with (self.data.parent / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", self.program, *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **QUICK, **self._settings},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, (line, self.log)
        self.port = int(found[1])
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.data.parent / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> bool:
        """End the server as a user would; tell whether it ended cleanly."""
        self.dismiss()
        return self._end(signal.SIGTERM) in (0, -signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        assert process.stdout is not None
        process.stdout.close()
        return process.wait(PATIENCE)

    def http(self, **options: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE, **options)

    def table(self, **asked: Any) -> dict[str, Any]:
        """Set up a table as a visitor of its own."""
        with self.http() as http:
            answer = http.post("/api/tables", json=asked)
            assert answer.status_code == 201, answer.text
            made: dict[str, Any] = answer.json()
            return made

    def pair(self, **asked: Any) -> tuple[Player, Player]:
        """Set up a table for two and seat both: White and Black."""
        made = self.table(opponent={"kind": "link"}, colour="white", name="Anna", **asked)
        with self.http() as http:
            invite = {"invite_token": made["invite_token"], "name": "Bram"}
            taken = http.post(f"/api/tables/{made['table']}/join", json=invite).json()
        white = self.player(made["table"], made["seat_token"])
        black = self.player(made["table"], taken["seat_token"])
        return white, black

    def player(self, table: str, token: str, lang: str = "en") -> Player:
        return self.welcome(Player(self, table, token, lang))

    def welcome(self, guest: G) -> G:
        """Keep somebody until the end of the test, who is then dismissed."""
        self._guests.append(guest)
        return guest

    def dismiss(self) -> None:
        """Close what tests have opened, also those that failed."""
        for guest in self._guests:
            guest.close()
        self._guests.clear()


class Player:
    """Somebody at a table; commands are numbered and remembered until they are answered."""

    def __init__(self, server: Server, table: str, token: str, lang: str = "en") -> None:
        self.server, self.table, self.token, self.lang = server, table, token, lang
        self.number = 0
        self.view: dict[str, Any] = {}
        self.own: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.connect()

    def connect(self) -> None:
        """Greet the table, also again after the connection was lost."""
        url = f"ws://127.0.0.1:{self.server.port}/ws/t/{self.table}"
        self._open = ExitStack()
        self.socket = self._open.enter_context(connect(url, open_timeout=PATIENCE, max_size=None))
        seen = self.view.get("seq", 0)
        self.send({"type": "hello", "token": self.token, "lang": self.lang, "seen": seen})
        self.welcome = self.expect("welcome")
        self.number = max(self.number, self.welcome["last_id"])

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["type"] in ("welcome", "state"):
            self.view, self.own = message["view"], message["own"]
            self.entries[self.view["entries_from"] :] = self.view["entries"]
        return message

    def expect(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these types."""
        while (message := self.receive())["type"] not in kinds:
            pass
        return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and return its answer: an ack or a refusal."""
        self.number += 1
        seq = self.view.get("seq", 0)
        self.send({"type": kind, "id": self.number, "seq": seq, **fields})
        while (answer := self.expect("ack", "refused"))["id"] != self.number:
            pass
        return answer

    def do(self, kind: str, **fields: Any) -> int:
        """Send a command that must be accepted; return the number of its event."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        self.until(answer["seq"])
        return int(answer["seq"])

    def move(self, text: str) -> int:
        return self.do("move", text=text)

    def until(self, seq: int) -> dict[str, Any]:
        """Read on until an event has been shown."""
        while self.view["seq"] < seq:
            self.receive()
        return self.view

    def close(self) -> None:
        self._open.close()


def both_play(white: Player, black: Player, *moves: str) -> None:
    """Play moves in turn; both have seen each before the next."""
    for move in moves:
        mover, other = (white, black) if white.view["turn"] == "white" else (black, white)
        other.until(mover.move(move))
