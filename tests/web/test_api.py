"""The REST API: sheets, tables, the lobby, one's own games, pages and their words."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from websockets.sync.client import connect

from damier import pdn
from damier.rules import sheets
from damier.texts import languages
from damier.web.guard import CSP
from web.harness import PATIENCE, both_play

if TYPE_CHECKING:
    from web.harness import Server


def test_all_sheets_in_any_language(server: Server) -> None:
    with server.http() as http:
        cards = http.get("/api/sheets").json()
        assert [card["id"] for card in cards] == list(sheets())
        djeco = next(card for card in cards if card["id"] == "djeco")
        assert djeco["colours"] == {"white": "blue", "black": "green", "squares": "red"}
        assert (djeco["men"], djeco["first"], djeco["shelf"]) == (20, "white", "leaflet")
        assert djeco["start"].count("w") == 20
        names = {
            http.get("/api/sheets/english", params={"lang": lang}).json()["name"]
            for lang in languages()
        }
        assert len(names) > 5


@pytest.mark.parametrize("name", ["international", "turkish", "portuguese", "spantsiretti"])
def test_a_sheet_with_its_geometry(server: Server, name: str) -> None:
    with server.http() as http:
        sheet = http.get(f"/api/sheets/{name}").json()
    geometry = sheet["geometry"]
    assert len(geometry["numbers"]) == len(geometry["labels"]) == len(sheet["start"])
    assert geometry["mirrored"] is (name == "portuguese")
    assert len(sheet["fields"]) == 36
    assert all(field["article"] or field["reading"] for field in sheet["fields"])


def test_a_sheet_that_does_not_exist(server: Server) -> None:
    with server.http() as http:
        answer = http.get("/api/sheets/ludo")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "no-sheet"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"sheet": "ludo"}, "no-sheet"),
        ({"sheet": "../../etc/passwd"}, "no-sheet"),
        ({"sheet": "/etc/x.toml"}, "no-sheet"),
        ({"sheet_toml": "id = 1"}, "bad-sheet"),
        ({"start_fen": "W:W1:B50"}, "bad-position"),
        ({"start_fen": "chess"}, "bad-notation"),
        ({"start_fen": "W:W31:B"}, "game-over"),
        ({"start_fen": "W:W31:B1", "opponent": {"kind": "lobby"}}, "bad-request"),
        ({"control": "soon"}, "bad-notation"),
        ({"opponent": {"kind": "computer", "level": 11}}, "bad-request"),
        ({"colour": "red"}, "bad-request"),
        ({"name": "a" * 41}, "bad-request"),
    ],
)
def test_tables_that_cannot_be_set_up(server: Server, asked: dict[str, str], code: str) -> None:
    with server.http() as http:
        answer = http.post("/api/tables", json=asked)
    assert answer.json()["error"]["code"] == code
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["message"]


def test_a_house_sheet(server: Server) -> None:
    toml = (
        'extends = "international"\nid = "ours"\nname = "Ours"\nshelf = "house"\n'
        'about = "Ours."\nletters = ""\nlanguages = ["en"]\n'
        '[man]\ncaptures_backward = { is = false, article = "1" }\n'
    )
    made = server.table(sheet_toml=toml, opponent={"kind": "beside"})
    player = server.player(made["table"], made["seat_token"])
    assert player.welcome["table"]["sheet"]["name"] == "Ours"
    player.move("32-28")


def test_joining(server: Server) -> None:
    made = server.table(opponent={"kind": "link"}, sheet="english", colour="black", name="Anna")
    path = f"/api/tables/{made['table']}"
    with server.http() as http, server.http() as other:
        bad = http.post(f"{path}/join", json={"invite_token": made["watch_token"]})
        assert (bad.status_code, bad.json()["error"]["code"]) == (403, "bad-token")
        assert http.post(f"{path}/join", json={"lobby": True}).status_code == 403
        headers = {"X-Table-Token": made["invite_token"]}
        invited = http.get(f"{path}/invite", headers=headers).json()
        assert (invited["name"], invited["colour"], invited["sheet"]) == (
            "Anna",
            "white",
            "english",
        )
        invite = {"invite_token": made["invite_token"], "name": "Bram"}
        taken = http.post(f"{path}/join", json=invite).json()
        assert taken["colour"] == "white"
        assert http.post(f"{path}/join", json=invite).json() == taken
        late = other.post(f"{path}/join", json=invite)
        assert (late.status_code, late.json()["error"]["code"]) == (409, "seat-taken")
        assert other.get(f"{path}/invite", headers=headers).status_code == 409


def test_nobody_plays_against_themselves_by_a_link(server: Server) -> None:
    with server.http() as http:
        made = http.post("/api/tables", json={"opponent": {"kind": "link"}}).json()
        invite = {"invite_token": made["invite_token"]}
        answer = http.post(f"/api/tables/{made['table']}/join", json=invite)
    assert answer.json()["error"]["code"] == "own-table"


def test_the_lobby(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws/lobby?lang=nl") as socket:
        assert json.loads(socket.recv(PATIENCE))["tables"] == []
        made = server.table(opponent={"kind": "lobby"}, sheet="djeco", colour="white", name="Anna")
        with server.http() as http:
            assert http.get("/api/lobby").json() == []  # nobody sits there yet
        white = server.player(made["table"], made["seat_token"])
        (line,) = json.loads(socket.recv(PATIENCE))["tables"]
        assert (line["table"], line["name"], line["colour"]) == (made["table"], "Anna", "black")
        with server.http() as http:
            (listed,) = http.get("/api/lobby").json()
            assert listed["table"] == made["table"]
            taken = http.post(f"/api/tables/{made['table']}/join", json={"lobby": True}).json()
            while json.loads(socket.recv(PATIENCE))["tables"]:
                pass
            assert http.get("/api/lobby").json() == []
        both_play(white, server.player(made["table"], taken["seat_token"]), "32-28", "19-23")


def test_my_games_and_their_pdn(server: Server) -> None:
    with server.http() as http:
        assert http.get("/api/games").json() == []
        asked = {"opponent": {"kind": "beside"}, "sheet": "djeco", "mode": "table"}
        made = http.post("/api/tables", json={**asked, "start_fen": "W:W32,40,50:B1,10,28"}).json()
        player = server.player(made["table"], made["seat_token"])
        player.move("40-34")
        player.do("huff", square=32)
        (mine,) = http.get("/api/games").json()
        assert mine["seat_token"] == made["seat_token"]
        assert (mine["status"], mine["result"], mine["colour"]) == ("playing", None, "both")
        assert mine["board"] == player.view["board"]
        player.do("resign")
        (mine,) = http.get("/api/games").json()
        assert (mine["status"], mine["result"]) == ("over", "2-0")
        written = http.get("/api/games.pdn").text
        (record,) = pdn.read(written)
        assert "[%huff 32]" in written
        assert pdn.game_of(record).outcome is not None
        headers = {"X-Table-Token": made["watch_token"]}
        assert http.get(f"/api/tables/{made['table']}.pdn", headers=headers).text == written
        headers = {"X-Table-Token": "nonsense"}
        assert http.get(f"/api/tables/{made['table']}.pdn", headers=headers).status_code == 403
    with server.http(cookies={"visitor": "somebody.forged"}) as http:
        assert http.get("/api/games").json() == []


def test_the_visitors_cookie_is_kept_from_scripts(server: Server) -> None:
    with server.http() as http:
        cookie = http.post("/api/tables", json={}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


@pytest.mark.parametrize("path", ["/", "/api/sheets", "/static/app/tokens.css", "/nothing"])
def test_security_headers_are_on_everything(server: Server, path: str) -> None:
    with server.http() as http:
        headers = http.get(path).headers
    if not headers["content-type"].startswith("text/css"):  # no document: its page's count there
        assert headers["content-security-policy"] == CSP
        assert headers["referrer-policy"] == "no-referrer"
    assert "unsafe-inline" not in CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize("lang", ["en", "ar", "nl"])
def test_pages_speak_the_readers_language(server: Server, lang: str) -> None:
    with server.http(headers={"Accept-Language": f"xx, {lang};q=0.5, fr;q=0.1"}) as http:
        page = http.get("/").text
        assert f'lang="{lang}"' in page
        assert f'dir="{"rtl" if lang == "ar" else "ltr"}"' in page
        assert "{{" not in page
        assert 'lang="fi"' in http.get("/?lang=fi").text
        assert 'lang="fi"' in http.get("/").text  # kept in a cookie


def test_files_are_compressed_and_sent_once(server: Server) -> None:
    with server.http() as http:
        for coding in ("gzip", "br"):
            asked = {"Accept-Encoding": coding}
            first = http.get("/static/app/tokens.css", headers=asked)
            assert first.headers["content-encoding"] == coding
            seen = {"If-None-Match": first.headers["etag"]}
            again = http.get("/static/app/tokens.css", headers=seen)
            assert (again.status_code, again.content) == (304, b"")
        plain = http.get("/static/app/tokens.css", headers={"Accept-Encoding": "identity"})
        assert plain.content == first.content


def test_files_are_kept_for_ever_under_the_name_of_what_is_in_them(server: Server) -> None:
    with server.http() as http:
        page = http.get("/").text
        found = re.search(r'href="(/static/[0-9a-f]{16})/app/tokens.css"', page)
        assert found, page
        for file in ("app/tokens.css", "pages/start.js", "texts/nl/play.ftl"):
            kept = http.get(f"{found[1]}/{file}")
            assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert http.get(f"/static/{file}").headers["cache-control"] == "no-cache"
            old = http.get(f"/static/0123456789abcdef/{file}")  # of a page opened before an upgrade
            assert old.headers["cache-control"] == "no-cache"
            assert old.content == kept.content


@pytest.mark.parametrize("path", ["../app.py", "..%2fapp.py", "%2e%2e/app.py", "", "app", "a%00b"])
def test_only_files_of_the_browser_are_sent(server: Server, path: str) -> None:
    with server.http() as http:
        assert http.get(f"/static/{path}").status_code == 404


def test_words(server: Server) -> None:
    with server.http() as http:
        for shelf in ("base", "play", "study"):
            assert http.get(f"/texts/en/{shelf}.ftl").status_code == 200
        for path in ("/texts/xx/base.ftl", "/texts/en/..%2fbase.ftl", "/texts/en/__init__.ftl"):
            assert http.get(path).status_code == 404


def test_health_and_figures(server: Server) -> None:
    with server.http() as http:
        assert http.get("/healthz").json() == {"status": "ok"}
        figures = http.get("/metrics").text
    assert re.search(r"^damier_requests_total\{status=\"200\"\} \d", figures, re.M)
    assert "damier_sockets" in figures


def test_errors_are_told_in_the_readers_language_or_english(server: Server) -> None:
    with server.http() as http:
        error = http.post("/api/tables", content=b"{").json()["error"]
        assert error["code"] == "bad-request"
        assert error["detail"]["fields"]
        assert http.get("/nothing").json()["error"]["code"] == "not-found"
        assert http.put("/api/tables").json()["error"]["code"] == "no-such-method"


def test_a_table_tells_where_its_game_began(server: Server) -> None:
    made = server.table(opponent={"kind": "beside"}, start_fen="W:WK46:BK4")
    player = server.player(made["table"], made["seat_token"])
    first = player.view["board"]
    player.move("46-41")
    again = server.player(made["table"], made["watch_token"])
    assert again.welcome["table"]["start"] == first != again.view["board"]


def test_touching_has_its_article(server: Server) -> None:
    with server.http() as http:
        for name in sheets():
            whole = http.get(f"/api/sheets/{name}").json()
            rules = {rule["field"]: rule for rule in whole["fields"]}
            assert whole["table"]["touch_article"] == rules["touch.binds"]["article"]
        assert http.get("/api/sheets/kndb").json()["table"]["touch_article"]


def test_the_best_level_by_its_name(server: Server) -> None:
    with server.http() as http:
        asked = {"opponent": {"kind": "computer", "level": "best"}, "colour": "white"}
        made = http.post("/api/tables", json={**asked, "name": 'A"]\n[Event "x'}).json()
        player = server.player(made["table"], made["seat_token"])
        assert player.welcome["table"]["players"]["black"] == {"kind": "computer", "level": "best"}
        player.move("32-28")
        mine = http.get("/api/games").json()[0]
        assert mine["players"]["black"]["level"] == "best"
        token = {"X-Table-Token": made["watch_token"]}
        (game,) = pdn.read(http.get(f"/api/tables/{made['table']}.pdn", headers=token).content)
    assert game.tags.find("Black") == "damier best"
    assert game.tags.find("White") == 'A"] [Event "x'
    assert game.tags.find("Event") == "damier"


def test_a_game_of_many_thousand_moves_is_not_read(server: Server) -> None:
    moves = "46-41 4-9 41-46 9-4 " * 1_001
    with server.http() as http:
        answer = http.post("/api/pdn/read", json={"pdn": f'[FEN "W:WK46:BK4"]\n{moves}*'})
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
        games = f'[FEN "W:WK46:BK4"]\n{moves[:16_000]}*\n\n' * 7
        found = http.post("/api/pdn/read", json={"pdn": games}).json()
    assert (len(found["games"]), found["more"]) == (6, True)
