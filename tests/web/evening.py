"""A club evening through REST and websockets: twelve play seven rounds, and everything happens."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from patience import wait_until

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import httpx

    from web.harness import Server

WORTH = {"1": 2, "+": 2, "U": 2, "F": 2, "=": 1, "H": 1, "0": 0, "-": 0, "Z": 0}


class Evening:
    """A tournament and whoever plays in it; `servers` are those of one site."""

    def __init__(self, servers: Sequence[Server], *, online: bool, **asked: Any) -> None:
        self.servers, self.online = list(servers), online
        self.dice = random.Random(12)
        self.director = self.servers[0].http()
        self.players: dict[int, httpx.Client] = {}
        wanted = {"name": "Tuesday", "system": "swiss", "rounds": 7, "sheet": "kndb", "lead": 0}
        made = self.director.post(
            "/api/tournaments", json={**wanted, "online": online, "patience": 3600, **asked}
        )
        assert made.status_code == 201, made.text
        self.id, self.passes = made.json()["tournament"], made.json()
        self._turn = 0

    @property
    def path(self) -> str:
        return f"/api/tournaments/{self.id}"

    def server(self) -> Server:
        """Return a server of the site, another one each time."""
        self._turn += 1
        return self.servers[self._turn % len(self.servers)]

    def view(self) -> dict[str, Any]:
        with self.server().http() as anybody:
            answer = anybody.get(self.path)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def ask(self, **deed: Any) -> httpx.Response:
        """Do something as the director, at any of the servers."""
        self.director.base_url = self.server().url
        headers = {"X-Tournament-Pass": self.passes["director_pass"]}
        return self.director.post(f"{self.path}/deeds", json={"deed": deed}, headers=headers)

    def do(self, **deed: Any) -> None:
        answer = self.ask(**deed)
        assert answer.status_code == 200, answer.text

    def enter(self, name: str, rating: int = 0) -> None:
        """Let somebody enter: a guest with a browser, or a name that the director types in."""
        if not self.online:
            self.do(type="enter-player", name=name, rating=rating)
            return
        guest = self.server().http()
        answer = guest.post(f"{self.path}/enter", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.players[guest.get(f"{self.path}/me").json()["player"]] = guest

    def pair(self, number: int) -> None:
        self.do(type="pair-round", round=number)
        wait_until(lambda: len(self.view()["rounds"]) == number, f"round {number}")

    def play(self, number: int) -> None:
        """Play all games of a round that have no result."""
        for game in self.games(number):
            if game["open"]:
                self.play_game(number, game, self.dice.choice(("white", "draw", "black")))
        wait_until(
            lambda: not any(game["open"] for game in self.games(number)), f"results of {number}"
        )

    def games(self, number: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.view()["rounds"][number - 1]["games"]
        return found

    def play_game(self, number: int, game: dict[str, Any], result: str) -> None:
        if not self.online:
            self.do(type="set-result", round=number, table=game["board"], result=result)
            return
        table = game["tables"][-1]
        white = self._sit(table, game["white"])
        black = self._sit(table, game["black"])
        if result == "draw":
            white.do("offer-draw")
            black.do("accept-draw")
        else:
            (black if result == "white" else white).do("resign")
        white.close()
        black.close()

    def _sit(self, table: str, player: int) -> Any:
        server, guest = self.server(), self.players[player]
        guest.base_url = server.url
        seat = guest.get(f"/api/tables/{table}").json()
        assert seat["colour"] in ("white", "black"), seat
        return server.player(table, seat["seat_token"])

    def report(self) -> str:
        with self.server().http() as anybody:
            return anybody.get(f"{self.path}/report.trf").text

    def close(self) -> None:
        for client in (self.director, *self.players.values()):
            client.close()


def hold(evening: Evening, pair: Callable[[int], None]) -> None:
    """Hold it: one leaves, one comes late, one does not turn up, one result was wrong."""
    for number in range(1, 13):
        evening.enter(f"Player {number}", 2400 - 10 * number)
    for number in range(1, 8):
        if number == 3:
            evening.do(type="withdraw-player", player=5)
        if number == 4:
            evening.enter("Late", 2290)
        if number == 5:
            pair(number)
        else:
            evening.pair(number)
        if number == 6:
            evening.do(type="forfeit-games", round=6, table=2, absent="black")
        evening.play(number)
    wrong = evening.games(3)[0]["results"][0]
    right = "black" if wrong != "black" else "white"
    evening.do(type="correct-result", round=3, table=1, result=right, why="sheets exchanged")
    evening.do(type="end-tournament")


def second_calculation(report: str) -> dict[int, tuple[Any, ...]]:
    """Compute points and tie-breaks from a report alone, by fractions, sharing no code."""
    rows = {}
    for line in report.splitlines():
        if line.startswith("001"):
            blocks = [line[at : at + 8] for at in range(91, len(line), 10)]
            rows[int(line[4:8])] = [(int(b[:4]), b[5], b[7]) for b in blocks]
    points = {n: sum(WORTH[mark] for _, _, mark in games) for n, games in rows.items()}
    found = {}
    for number, games in rows.items():
        solkoff, sonneborn, wins = Fraction(0), Fraction(0), 0
        for opponent, _, mark in games:
            against = points[opponent] if mark in "1=0" else points[number]
            solkoff += against
            sonneborn += Fraction(WORTH[mark], 2) * against
            wins += mark == "1"
        found[number] = (points[number], solkoff, sonneborn, wins)
    return found


def check(evening: Evening) -> None:
    """Compare what the page shows with a second calculation, and look for a second pairing."""
    view = evening.view()
    assert view["status"] == "over"
    assert [each["number"] for each in view["rounds"]] == list(range(1, 8))
    met = [
        frozenset((game["white"], game["black"]))
        for each in view["rounds"]
        for game in each["games"]
    ]
    assert len(met) == len(set(met)), "two who met twice"
    expected = second_calculation(evening.report())
    places = {player["number"]: n for n, player in enumerate(view["players"], start=1)}
    assert len(view["standings"]) == 13
    for row in view["standings"]:
        points, solkoff, sonneborn, wins = expected[places[row["player"]]]
        assert row["points"] == str(points)
        ties = dict(zip(view["tiebreaks"], row["tiebreaks"], strict=True))
        assert ties["solkoff"] == str(solkoff)
        assert ties["wins"] == str(wins)
        whole, half = divmod(sonneborn, 1)
        assert ties["sonneborn-berger"] == f"{whole or (0 if not half else '')}{'½' * bool(half)}"
    for one, other in pairwise(view["standings"]):
        first, second = (expected[places[row["player"]]] for row in (one, other))
        assert first[:3] >= second[:3]
    log = {(note["by"], note["fact"]) for note in view["log"]}
    assert {("director", "left"), ("director", "corrected"), ("director", "scored")} <= log
