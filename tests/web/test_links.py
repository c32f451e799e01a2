"""The address of a table: what it opens, for whom, and how a phone gets there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from web.harness import Server

PAGE = {"accept": "text/html,application/xhtml+xml"}


def test_the_plain_address_lets_everybody_watch_and_its_maker_play(server: Server) -> None:
    with server.http() as maker, server.http() as other:
        made = maker.post("/api/tables", json={"opponent": {"kind": "link"}}).json()
        mine = maker.get(f"/api/tables/{made['table']}").json()
        theirs = other.get(f"/api/tables/{made['table']}").json()
    assert (mine["seat_token"], mine["colour"]) == (made["seat_token"], made["colour"])
    assert (theirs["seat_token"], theirs["colour"]) == (None, None)
    assert theirs["watch_token"] == mine["watch_token"] == made["watch_token"]


def test_two_at_one_device_get_both_seats_back(server: Server) -> None:
    with server.http() as maker:
        made = maker.post("/api/tables", json={"opponent": {"kind": "beside"}}).json()
        mine = maker.get(f"/api/tables/{made['table']}").json()
    assert (mine["colour"], mine["seat_token"]) == ("both", made["seat_token"])


def test_the_game_of_a_table_is_still_saved(server: Server) -> None:
    made = server.table()
    with server.http() as http:
        saved = http.get(
            f"/api/tables/{made['table']}.pdn", headers={"X-Table-Token": made["seat_token"]}
        )
    assert saved.headers["content-type"].startswith("application/x-pdn")


@pytest.mark.parametrize("role", ["seat_token", "watch_token", "invite_token"])
def test_a_link_is_drawn_black_on_white(server: Server, role: str) -> None:
    made = server.table(opponent={"kind": "link"})
    with server.http() as http:
        drawn = http.get(
            f"/api/tables/{made['table']}/qr.svg",
            params={"origin": server.url},
            headers={"X-Table-Token": made[role]},
        )
    assert drawn.status_code == 200
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert 'fill="#fff"' in drawn.text
    assert 'stroke="#000"' in drawn.text


@pytest.mark.parametrize("origin", ["https://evil.example", "javascript:alert(1)", "", "x" * 400])
def test_no_link_to_elsewhere_is_drawn(server: Server, origin: str) -> None:
    made = server.table()
    with server.http() as http:
        drawn = http.get(
            f"/api/tables/{made['table']}/qr.svg",
            params={"origin": origin},
            headers={"X-Table-Token": made["seat_token"]},
        )
    assert drawn.status_code == 422


def test_no_link_is_drawn_for_a_token_that_opens_nothing(server: Server) -> None:
    made = server.table()
    with server.http() as http:
        drawn = http.get(
            f"/api/tables/{made['table']}/qr.svg",
            params={"origin": server.url},
            headers={"X-Table-Token": "rubbish"},
        )
    assert drawn.status_code == 403


@pytest.mark.parametrize("path", ["/t/nonsense", "/nowhere", "/t/%00"])
def test_an_unknown_address_is_a_page_for_readers(server: Server, path: str) -> None:
    with server.http() as http:
        page = http.get(path, headers=PAGE)
        programs = http.get("/nowhere", headers={"accept": "application/json"})
        table = http.get("/api/tables/nonsense")
    assert (page.status_code, programs.status_code, table.status_code) == (404, 404, 404)
    assert page.headers["content-type"].startswith("text/html")
    assert programs.json()["error"]["code"] == "not-found"
    assert table.json()["error"]["code"] == "no-table"


def test_the_api_stays_json_for_browsers(server: Server) -> None:
    with server.http() as http:
        answer = http.get("/api/nowhere", headers=PAGE)
    assert answer.json()["error"]["code"] == "not-found"
