"""Order: block, report, what operators do about it, and who finds the door closed."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from club.house import GOOD
from damier.cli.app import app
from patience import wait_until
from web.harness import Server
from web.test_clubs import make, pupils

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx

    from web.harness import Player


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: bans and words act on everybody."""
    running = Server(tmp_path_factory.mktemp("order") / "data").start()
    yield running
    assert running.stop()


@contextmanager
def member(server: Server, name: str) -> Iterator[httpx.Client]:
    """Somebody with an account, made or found."""
    asked = {"name": name, "password": GOOD}
    with server.http() as http:
        if http.post("/api/account/join", json=asked).status_code != 201:
            assert http.post("/api/account/sign-in", json=asked).status_code == 200
        yield http


@contextmanager
def operator(server: Server, name: str = "Opa Willem") -> Iterator[httpx.Client]:
    """Somebody who runs the server."""
    with member(server, name) as http:
        CliRunner().invoke(app, ["operator", "add", name, "--data", str(server.data)])
        yield http


def code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


def seated(server: Server, maker: httpx.Client, other: httpx.Client) -> tuple[Player, Player]:
    asked = {"opponent": {"kind": "link"}, "colour": "white", "name": "Maker"}
    made = maker.post("/api/tables", json=asked).json()
    invite = {"invite_token": made["invite_token"], "name": "Other"}
    taken = other.post(f"/api/tables/{made['table']}/join", json=invite).json()
    return (
        server.player(made["table"], made["seat_token"]),
        server.player(made["table"], taken["seat_token"]),
    )


def block(player: Player, http: httpx.Client, *, on: bool = True) -> httpx.Response:
    headers = {"X-Table-Token": player.token}
    return http.post(f"/api/tables/{player.table}/block", json={"on": on}, headers=headers)


def bye(player: Player) -> str:
    while (told := player.receive())["type"] != "bye":
        pass
    return str(told["code"])


def test_who_is_blocked_meets_the_other_no_more_and_is_not_told(server: Server) -> None:
    with server.http() as rude, server.http() as anna:
        white, black = seated(server, anna, rude)
        assert block(white, anna).status_code == 204
        assert white.expect("state")["own"]["muted"]
        black.do("resign")
        assert white.ask("rematch")["code"] == "you-blocked"
        assert black.ask("rematch")["code"] == "not-now"
        offered = {"opponent": {"kind": "lobby"}, "name": "Anna"}
        made = anna.post("/api/tables", json=offered).json()
        sits = server.player(made["table"], made["seat_token"])
        wait_until(lambda: listed_at(server, made["table"]), "a table in the lobby")
        assert made["table"] not in [one["table"] for one in rude.get("/api/lobby").json()]
        joining = rude.post(f"/api/tables/{made['table']}/join", json={"lobby": True})
        assert code(joining) == "seat-taken"
        theirs = rude.post("/api/tables", json=offered).json()
        invite = {"invite_token": theirs["invite_token"]}
        answer = anna.post(f"/api/tables/{theirs['table']}/join", json=invite)
        assert code(answer) == "you-blocked"
        [kept] = anna.get("/api/blocks").json()
        assert kept["name"] is None
        assert rude.get("/api/blocks").json() == []
        assert code(rude.post("/api/blocks/lift", json={"id": kept["id"]})) == "no-account"
        assert anna.post("/api/blocks/lift", json={"id": kept["id"]}).status_code == 204
        assert anna.post(f"/api/tables/{theirs['table']}/join", json=invite).status_code == 200
        sits.close()


def listed(table: str, http: httpx.Client) -> bool:
    return table in [one["table"] for one in http.get("/api/lobby").json()]


def listed_at(server: Server, table: str) -> bool:
    with server.http() as stranger:
        return listed(table, stranger)


def test_a_guest_who_joins_keeps_whom_he_has_blocked(server: Server) -> None:
    with server.http() as anna, member(server, "Block Head") as rude:
        assert anna.post("/api/tables", json={}).status_code == 201  # who has a cookie
        assert anna.post("/api/blocks", json={"name": "block head"}).status_code == 204
        assert code(anna.post("/api/blocks", json={"name": "nobody at all"})) == "no-account"
        asked = {"name": "Anna Blocks", "password": GOOD}
        assert anna.post("/api/account/join", json=asked).status_code == 201
        assert [one["name"] for one in anna.get("/api/blocks").json()] == ["Block Head"]
        made = rude.post("/api/tables", json={"opponent": {"kind": "link"}}).json()
        invite = {"invite_token": made["invite_token"]}
        assert code(anna.post(f"/api/tables/{made['table']}/join", json=invite)) == "you-blocked"


def test_a_report_is_settled_and_the_one_it_is_about_is_kept_out(house: Server) -> None:
    with member(house, "Rude Rik") as rude, house.http() as guest, operator(house) as boss:
        white, black = seated(house, guest, rude)
        assert black.ask("chat", text="<b>you</b> \u202egnihton")["type"] == "ack"
        said = white.expect("chat")
        white.do("report", said=said["seq"], why="<script>he swears</script>", reason="talk")
        [found] = boss.get("/api/operator/reports").json()
        assert (found["table"], found["side"], found["reason"]) == (white.table, "white", "talk")
        assert (found["reporter"], found["account"]) == ("Maker", "Rude Rik")
        assert found["words"] == "<script>he swears</script>"  # text, as everywhere
        assert [line["text"] for line in found["talk"]] == ["<b>you</b>  gnihton"]
        assert found["has_address"]
        asked = {"table": white.table, "side": "white", "days": 7, "reason": "he swears"}
        assert boss.post("/api/operator/bans", json=asked).status_code == 204
        assert bye(black) == "banned"
        black.close()
        for answer in (
            rude.post("/api/tables", json={}),
            rude.get("/api/games"),
            rude.post("/api/account/name", json={"name": "Rude Rik Again"}),
        ):
            assert (answer.status_code, code(answer)) == (403, "banned")
            assert answer.json()["error"]["detail"]["reason"] == "he swears"
        mine = rude.get("/api/account").json()
        assert mine["banned"]["reason"] == "he swears"
        assert rude.get("/api/account/archive").status_code == 200  # one's own stays one's own
        assert rude.get("/api/standing").json()["banned"]["until"] > found["made"]
        done = {"table": white.table, "side": "white", "note": "out for a week"}
        assert boss.post("/api/operator/reports/settle", json=done).status_code == 204
        assert code(boss.post("/api/operator/reports/settle", json=done)) == "not-found"
        assert boss.get("/api/operator/reports").json() == []
        [old] = boss.get("/api/operator/reports?settled=true").json()
        assert (old["note"], old["by"], old["has_address"]) == (
            "out for a week",
            "Opa Willem",
            False,
        )
        [ban] = boss.get("/api/operator").json()["bans"]
        assert (ban["name"], ban["kind"]) == ("Rude Rik", "visitor")
        assert boss.post("/api/operator/bans/lift", json={"id": ban["id"]}).status_code == 204
        assert rude.post("/api/tables", json={}).status_code == 201
        log = boss.get("/api/operator/log").json()
        assert [(one["deed"], one["operator"]) for one in log[:3]] == [
            ("reopened", "Opa Willem"),
            ("settled", "Opa Willem"),
            ("banned", "Opa Willem"),
        ]
        assert {one["about"] for one in log[:3]} == {"Rude Rik"}
        exported = boss.get("/api/operator/log.ndjson").text.splitlines()
        assert len(exported) >= len(log)


def test_an_account_is_closed_and_opened_again(house: Server) -> None:
    with member(house, "Closed Cor") as cor, operator(house) as boss:
        asked = {"name": "closed cor", "reason": "several accounts"}
        assert boss.post("/api/operator/bans", json=asked).status_code == 204
        assert code(cor.get("/api/games")) == "banned"
        [ban] = [one for one in state(boss)["bans"] if one["name"] == "Closed Cor"]
        assert ban["until"] is None
        boss.post("/api/operator/bans/lift", json={"id": ban["id"]})
        assert cor.get("/api/games").status_code == 200
        assert code(boss.post("/api/operator/bans", json={"name": "nobody"})) == "no-account"


def state(boss: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = boss.get("/api/operator").json()
    return found


def test_a_bad_name_is_changed_in_the_games_too(house: Server) -> None:
    with member(house, "Bad Bad Name") as bad, operator(house) as boss:
        rated = {"opponent": {"kind": "link"}, "control": "300", "rated": True}
        made = bad.post("/api/tables", json=rated).json()
        watcher = house.player(made["table"], made["watch_token"])
        asked = {"name": "Bad Bad Name", "to": "Good Name", "reason": "rude"}
        assert boss.post("/api/operator/rename", json=asked).status_code == 204
        assert bye(watcher) == "try-again"  # to see the table as it is now
        watcher.connect()
        shown = watcher.welcome["table"]["players"].values()
        assert "Good Name" in [one.get("name") for one in shown]
        assert bad.get("/api/account").json()["name"] == "Good Name"
        taken = {"name": "Good Name", "to": "Opa Willem"}
        assert code(boss.post("/api/operator/rename", json=taken)) == "name-taken"
        assert boss.get("/api/operator/log").json()[0]["words"] == "Bad Bad Name → Good Name: rude"


def test_words_that_an_operator_lists_are_neither_said_nor_names(house: Server) -> None:
    with operator(house) as boss, house.http() as guest:
        assert boss.post("/api/operator/words", json={"word": "sukkel"}).status_code == 204
        assert code(boss.post("/api/operator/words", json={"word": "sukkel"})) == "bad-request"
        white, black = house.pair(sheet="international")
        for said in ("jij sukkel!", "jij 5UKKEL", "jij ѕukkel", "jij sukkkel"):
            black.ask("chat", text=said)
            assert white.expect("chat")["text"] == "jij ***"
        black.ask("chat", text="sukkelen is something else")
        assert white.expect("chat")["text"] == "sukkelen is something else"
        assert black.ask("name", name="Sukkel")["code"] == "bad-word"
        assert code(guest.post("/api/tables", json={"name": "grote sukkel"})) == "bad-word"
        asked = {"name": "Sukkel 7", "password": GOOD}
        assert code(guest.post("/api/account/join", json=asked)) == "bad-name"
        assert boss.post("/api/operator/words/drop", json={"word": "Sukkel"}).status_code == 204
        assert guest.post("/api/tables", json={"name": "grote sukkel"}).status_code == 201


def test_an_invitation_makes_one_account(house: Server) -> None:
    with operator(house) as boss, house.http() as guest, house.http() as other:
        assert boss.post("/api/operator/registration", json={"rule": "invited"}).status_code == 204
        made = boss.post("/api/operator/invitations", json={"count": 2}).json()["links"]
        told = CliRunner().invoke(app, ["operator", "invite", "--data", str(house.data)])
        first, second, third = (
            link.partition("=")[2].strip() for link in (*made, told.output.strip())
        )
        asked = {"name": "Invited One", "password": GOOD}
        assert code(guest.post("/api/account/join", json=asked)) == "no-registration"
        weak = {**asked, "password": "password", "invitation": first}
        assert code(guest.post("/api/account/join", json=weak)) == "weak-password"
        assert (
            guest.post("/api/account/join", json={**asked, "invitation": first}).status_code == 201
        )
        again = {"name": "Invited Two", "password": GOOD, "invitation": first}
        assert code(other.post("/api/account/join", json=again)) == "no-registration"
        waiting = state(boss)["invitations"]
        assert len(waiting) == 2
        for one in waiting:
            answer = boss.post("/api/operator/invitations/withdraw", json={"id": one["id"]})
            assert answer.status_code == 204
        for token in (second, third):
            again["invitation"] = token
            assert code(other.post("/api/account/join", json=again)) == "no-registration"
        assert boss.post("/api/operator/registration", json={"rule": "open"}).status_code == 204
        again["invitation"] = ""
        assert other.post("/api/account/join", json=again).status_code == 201


def test_only_operators_come_in_and_only_with_a_fresh_proof(house: Server) -> None:
    with member(house, "Just Somebody") as other, house.http() as guest, operator(house) as boss:
        paths = [
            path for path in boss.get("/api/openapi.json").json()["paths"] if "operator" in path
        ]
        assert len(paths) > 10
        for path in paths:
            method = "GET" if path in ("/api/operator", "/api/operator/log") else "POST"
            method = "GET" if path.endswith(("log.ndjson", "/reports")) else method
            sent = {"json": {}} if method == "POST" else {}
            answer = other.request(method, path, **sent)
            assert (answer.status_code, code(answer)) == (403, "not-operator"), path
            answer = guest.request(method, path, **sent)
            assert (answer.status_code, code(answer)) == (403, "not-signed-in"), path
            if method == "POST":
                away = boss.post(path, json={}, headers={"Origin": "https://evil.example"})
                assert code(away) == "foreign-origin"
        told = CliRunner().invoke(app, ["operator", "list", "--data", str(house.data)])
        assert told.output == "Opa Willem\n"
        words = ["operator", "add", "nobody there", "--data", str(house.data)]
        assert CliRunner().invoke(app, words).exit_code != 0


def test_an_address_that_is_kept_out_is_told_so_in_words(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DAMIER_PROXIES="127.0.0.1").start()
    bad = {"X-Forwarded-For": "203.0.113.9"}
    with operator(server) as boss, server.http(headers=bad) as out:
        assert out.get("/api/games").status_code == 200
        asked = {"address": "203.0.113.9", "days": 1, "reason": "floods"}
        assert boss.post("/api/operator/bans", json=asked).status_code == 204
        answer = out.post("/api/tables", json={})
        assert (answer.status_code, code(answer)) == (403, "banned")
        page = out.get("/", headers={"Accept": "text/html"})
        assert page.status_code == 403
        assert "pages/banned.js" in page.text
        assert out.get("/api/standing").json()["banned"]["reason"] == "floods"
        assert boss.post("/api/tables", json={}).status_code == 201
        database = (server.data / "damier.sqlite").read_bytes()
        log = (server.data / "damier.sqlite-wal").read_bytes()
        assert b"203.0.113.9" not in database + log
        [ban] = state(boss)["bans"]
        assert (ban["kind"], ban["name"]) == ("address", "")
        boss.post("/api/operator/bans/lift", json={"id": ban["id"]})
        assert out.post("/api/tables", json={}).status_code == 201
    assert server.stop()


def test_a_phone_that_was_lost_does_not_play_on(server: Server) -> None:
    with server.http() as phone, server.http() as home:
        asked = {"name": "Lost Phone", "password": GOOD}
        assert phone.post("/api/account/join", json=asked).status_code == 201
        made = phone.post("/api/tables", json={"opponent": {"kind": "link"}}).json()
        lost = server.player(made["table"], made["seat_token"])
        asked_guest = {"invite_token": made["invite_token"], "name": "Guest"}
        with server.http() as guest:
            taken = guest.post(f"/api/tables/{made['table']}/join", json=asked_guest).json()
        assert home.post("/api/account/sign-in", json=asked).status_code == 200
        assert home.post("/api/account/sessions/end-others", json={}).status_code == 204
        assert bye(lost) == "try-again"
        with pytest.raises(ConnectionClosed):
            lost.connect()
        found = home.get(f"/api/tables/{made['table']}").json()
        assert found["seat_token"] != made["seat_token"]
        assert home.get("/api/games").json()[0]["seat_token"] == found["seat_token"]
        mine = server.player(made["table"], found["seat_token"])
        assert mine.welcome["seat"] == found["colour"]
        other = server.player(made["table"], taken["seat_token"])  # a guest's link stays good
        assert other.welcome["seat"] == taken["colour"]
        pdn = f"/api/tables/{made['table']}.pdn"
        assert home.get(pdn, headers={"X-Table-Token": made["seat_token"]}).status_code == 403
        assert home.get(pdn, headers={"X-Table-Token": made["watch_token"]}).status_code == 200


def test_nobody_learns_from_a_block_who_is_in_a_class(house: Server) -> None:
    with member(house, "Juf Blokkendoos") as tea, house.http() as guest:
        slips = pupils(tea, make(tea), "Noor Haddad")
        pupil = {"name": slips[0]["name"]}
        unknown = guest.post("/api/blocks", json={"name": "Nobody At All"})
        assert guest.post("/api/blocks", json=pupil).json() == unknown.json()
        assert code(unknown) == "no-account"
        assert tea.post("/api/blocks", json=pupil).status_code == 204
