"""Games by days over HTTP: plans and notes are one's own, vacations too."""

from __future__ import annotations

import io
import json
import zipfile
from typing import TYPE_CHECKING, Any

import pytest

from web.harness import Server  # noqa: TC001  a fixture's type
from web.outside import PushedDevice

if TYPE_CHECKING:
    import httpx

GOOD = "eine lange Nacht im Mai"
REMARK = "the rook on the left"
PLAN = {"turns": [{"when": [19, 23], "answer": [28, 19]}]}


def begin(server: Server, white: httpx.Client, black: httpx.Client) -> tuple[str, str, str, str]:
    """Set up a game by days; return its name and the tokens of White, Black and watchers."""
    asked = {"sheet": "kndb", "opponent": {"kind": "link"}, "colour": "white", "control": "*259200"}
    made = white.post("/api/tables", json={**asked, "name": "Anna"}).json()
    invite = {"invite_token": made["invite_token"], "name": "Bram"}
    taken = black.post(f"/api/tables/{made['table']}/join", json=invite).json()
    return made["table"], made["seat_token"], taken["seat_token"], made["watch_token"]


def token(text: str) -> dict[str, str]:
    return {"X-Table-Token": text}


def test_a_plan_is_in_nothing_that_others_are_sent(server: Server) -> None:
    with server.http() as one, server.http() as two:
        table, white, black, watch = begin(server, one, two)
        anna, bram = server.player(table, white), server.player(table, black)
        anna.move("32-28")
        bram.until(anna.view["seq"])
        kept = one.post(f"/api/tables/{table}/plan", json=PLAN, headers=token(white))
        assert kept.json()["turns"] == [{"when": [19, 23], "answer": [28, 19], "next": []}]
        noted = {"text": REMARK}
        assert one.post(f"/api/tables/{table}/note", json=noted, headers=token(white)).is_success
        for shown in (black, watch):
            page = two.get(f"/api/tables/{table}/private", headers=token(shown))
            assert REMARK not in page.text
            assert "28,19" not in page.text
        assert two.get(f"/api/tables/{table}/private", headers=token(watch)).status_code == 403
        told = json.dumps([server.player(table, shown).welcome for shown in (black, watch)])
        told += two.get(f"/api/tables/{table}.pdn", headers=token(watch)).text
        assert REMARK not in told
        assert "[28, 19]" not in told
        bram.move("19-23")
        bram.until(bram.view["seq"] + 1)
        assert bram.entries[-1]["by"] == "white"
        mine = one.get(f"/api/tables/{table}/private", headers=token(white)).json()
        assert mine["turns"] == []
        assert mine["note"] == REMARK


@pytest.mark.parametrize(
    "turns",
    [
        [{"when": [19, 23], "answer": [33, 29]}],
        [{"when": [1], "answer": [28, 19]}],
        [{"when": [19, 23], "answer": [28, 19]}] * 41,
        [{"when": [19, 401], "answer": [28, 19]}],
        "none",
    ],
)
def test_a_plan_that_cannot_be_is_refused_in_words(server: Server, turns: Any) -> None:
    with server.http() as one, server.http() as two:
        table, white, _, _ = begin(server, one, two)
        server.player(table, white).move("32-28")
        answer = one.post(f"/api/tables/{table}/plan", json={"turns": turns}, headers=token(white))
        assert answer.status_code == 422
        assert answer.json()["error"]["message"]


def test_nobody_plans_on_his_own_turn_or_in_a_quick_game(server: Server) -> None:
    with server.http() as one, server.http() as two:
        table, white, _, _ = begin(server, one, two)
        answer = one.post(f"/api/tables/{table}/plan", json=PLAN, headers=token(white))
        assert answer.json()["error"]["code"] == "no-plan"
        line = one.post(f"/api/tables/{table}/line", json={"moves": []}, headers=token(white))
        assert len(line.json()["moves"]) == 9


def test_what_waits_is_told_with_the_time_that_is_left(server: Server) -> None:
    with server.http() as one, server.http() as two:
        table, white, _, _ = begin(server, one, two)
        (mine,) = one.get("/api/waiting").json()
        assert mine["mine"]
        server.player(table, white).move("32-28")
        (theirs,) = two.get("/api/waiting").json()
        assert theirs["mine"]
        assert 2.9 * 86_400 < theirs["left"] <= 3 * 86_400
        assert [game["mine"] for game in one.get("/api/waiting").json()] == [False]


def join(http: httpx.Client, name: str) -> None:
    answer = http.post("/api/account/join", json={"name": name, "password": GOOD})
    assert answer.is_success, answer.text


def test_a_vacation_is_seen_by_the_other_and_has_its_days(server: Server) -> None:
    with server.http() as one, server.http() as two:
        assert one.get("/api/vacation").status_code == 403
        table, white, _, _ = begin(server, one, two)
        join(two, "Vera Fern")
        server.player(table, white).move("32-28")
        assert two.post("/api/vacation", json={"days": 29}).status_code == 422
        away = two.post("/api/vacation", json={"days": 20}).json()
        assert away["days"] == 8
        assert 19.9 * 86_400 < away["left"] <= 20 * 86_400
        assert server.player(table, white).view["resting"].keys() == {"black"}
        (theirs,) = one.get("/api/waiting").json()
        assert theirs["left"] > 22 * 86_400
        assert theirs["resting"] > 19 * 86_400
        back = two.post("/api/vacation", json={"days": 0}).json()
        assert back["left"] is None
        assert back["days"] == 27
        assert server.player(table, white).view["resting"] == {}
        too_long = two.post("/api/vacation", json={"days": 28})
        assert too_long.json()["error"]["code"] == "no-vacation"


def test_what_is_private_is_exported_and_deleted_with_the_person(server: Server) -> None:
    with server.http() as one, server.http() as two:
        table, white, _, _ = begin(server, one, two)
        device = PushedDevice("https://fcm.googleapis.com/fcm/send/some-device")
        assert one.post("/api/notices/devices", json=device.shape).is_success
        kinds = {"kinds": ["turn"], "mail_kinds": []}
        assert one.post("/api/notices", json=kinds).json()["devices"] == 1
        join(one, "Petra Wald")
        assert one.get("/api/notices").json()["kinds"] == ["turn"]
        noted = {"text": REMARK}
        one.post(f"/api/tables/{table}/note", json=noted, headers=token(white))
        one.post("/api/vacation", json={"days": 1})
        packed = zipfile.ZipFile(io.BytesIO(one.get("/api/account/archive").content))
        private = json.loads(packed.read("private.json"))
        assert [each["text"] for each in private["notes"]] == [REMARK]
        assert len(private["vacations"]) == 1
        assert len(private["devices"]) == 1
        assert private["notices"]["kinds"] == "turn"
        assert private["follows"] == {"people": [], "tournaments": []}
        assert one.post("/api/account/delete", json={}).is_success
        page = one.get(f"/api/tables/{table}/private", headers=token(white)).json()
        assert page["note"] == ""


@pytest.mark.parametrize(
    "endpoint", ["http://127.0.0.1:1/x", "https://10.0.0.1/x", "https://metadata.internal/x"]
)
def test_a_device_elsewhere_than_at_a_push_service_is_refused(
    server: Server, endpoint: str
) -> None:
    with server.http() as http:
        answer = http.post("/api/notices/devices", json=PushedDevice(endpoint).shape)
        assert answer.json()["error"]["code"] == "bad-device"


def test_letters_are_offered_only_where_they_can_be_sent(server: Server) -> None:
    with server.http() as http:
        assert http.get("/api/notices").json()["may_mail"] is False
        answer = http.post("/api/notices/mail", json={"address": "anna@example.org"})
        assert answer.json()["error"]["code"] == "no-mail"
        assert http.post("/api/notices/stop?token=forged").json()["error"]["code"] == "stale-link"


def test_the_service_worker_is_sent_from_the_top(server: Server) -> None:
    with server.http() as http:
        worker = http.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
