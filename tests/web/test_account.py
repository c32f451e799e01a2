"""Accounts over HTTP: what a guest takes along, and what nobody else can reach."""

from __future__ import annotations

import io
import json
import re
import zipfile
from typing import TYPE_CHECKING, Any, ClassVar

import httpx
import pytest

from club.authenticator import Authenticator
from damier import pdn
from damier.web.app import make_app
from damier.web.errors import ApiError
from damier.web.pauses import Pauses
from damier.web.settings import SettingError, Settings
from web.harness import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GOOD = "hazelaar twaalf"
FIREFOX = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """A name of each test's own."""
    letters = re.sub(r"[^a-z]", "", request.node.name.removeprefix("test_"))
    return letters[:8] + letters[-12:]


def join(http: httpx.Client, name: str, password: str = GOOD) -> dict[str, Any]:
    answer = http.post("/api/account/join", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


def test_a_guest_joins_goes_on_elsewhere_and_leaves_nothing(server: Server, name: str) -> None:
    with server.http(headers=FIREFOX) as here, server.http() as there:
        table = here.post("/api/tables", json={}).json()["table"]
        guest = here.cookies["visitor"]
        assert len(join(here, name)["codes"]) == 8
        assert [game["table"] for game in here.get("/api/games").json()] == [table]
        signed = {"name": name.upper(), "password": GOOD}
        assert there.post("/api/account/sign-in", json=signed).json()["name"] == name
        assert [game["table"] for game in there.get("/api/games").json()] == [table]
        assert there.get(f"/api/tables/{table}").json()["seat_token"]
        listed = here.get("/api/account").json()
        assert listed["name"] == name
        assert sorted(one["device"] for one in listed["sessions"]) == ["", "Firefox, Linux"]
        assert [one["here"] for one in listed["sessions"]].count(True) == 1
        out = there.post("/api/account/sign-out", json={})
        assert out.status_code == 204
        assert "content-type" not in out.headers  # nothing is no JSON
        assert not there.cookies
        assert there.get("/api/games").json() == []
        assert there.get("/api/account").json()["name"] is None
        with server.http(cookies={"visitor": guest}) as old:  # a copy of the guest's cookie
            assert old.get("/api/games").json() == []
            assert old.get(f"/api/tables/{table}").json()["seat_token"] is None


def test_a_session_is_new_each_time_and_the_old_one_ends(server: Server, name: str) -> None:
    with server.http(cookies={"session": "planted"}) as http:
        join(http, name)
        first = http.cookies.get("session", domain="127.0.0.1") or ""
        tokens = {cookie.value for cookie in http.cookies.jar if cookie.name == "session"}
        assert first != "planted"
        http.cookies.clear()
        http.cookies.set("session", first, domain="127.0.0.1")
        http.post("/api/account/sign-in", json={"name": name, "password": GOOD})
        again = {cookie.value for cookie in http.cookies.jar if cookie.name == "session"}
        assert len(again - tokens) == 1
        with server.http(cookies={"session": first}) as stale:
            assert stale.get("/api/account").json()["name"] is None


def test_cookies_are_for_this_site_and_no_script(server: Server, name: str) -> None:
    with server.http() as http:
        answer = http.post("/api/account/join", json={"name": name, "password": GOOD})
        session = next(each for each in answer.headers.get_list("set-cookie") if "session=" in each)
        assert "HttpOnly" in session
        assert "SameSite=strict" in session
        assert "Path=/" in session
        assert "Domain" not in session


def test_over_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DAMIER_SECURE_COOKIES="1").start()
    with server.http() as http:
        answer = http.post("/api/account/join", json={"name": "Noor", "password": GOOD})
        found = next(each for each in answer.headers.get_list("set-cookie") if "session=" in each)
        assert found.startswith("__Host-session=")
        assert "Secure" in found
        token = found.partition("=")[2].partition(";")[0]
        for named, who in (("__Host-session", "Noor"), ("session", None)):
            seen = http.get("/api/account", headers={"Cookie": f"{named}={token}"})
            assert seen.json()["name"] == who
    assert server.stop()


OWN = [
    ("/prove", {"password": GOOD}),
    ("/prove/passkey", {"challenge": "x", "credential": {}}),
    ("/name", {"name": "Somebody"}),
    ("/password", {"password": "een heel ander woord"}),
    ("/codes", {}),
    ("/passkeys/ask", {}),
    ("/passkeys", {"challenge": "x", "credential": {}}),
    ("/passkeys/drop", {"id": "x"}),
    ("/sessions/end", {"id": "x"}),
    ("/sessions/end-others", {}),
    ("/delete", {}),
    ("/privacy", {"page": "everybody"}),
    ("/insights", {}),
    ("/mail", {"address": "x@example.org"}),
    ("/tokens", {"label": "x", "scopes": ["bot"]}),
    ("/tokens/revoke", {"id": "x"}),
]


def test_every_route_of_ones_own_is_closed_to_guests_and_forgers(server: Server) -> None:
    told = {path.removeprefix("/api/account") for path in make_paths()}
    public = {"", "/join", "/join/ask", "/join/passkey", "/sign-in", "/sign-in/code"}
    public |= {"/sign-in/ask", "/sign-in/passkey", "/sign-out"}
    public |= {"/mail/confirm", "/recover", "/recover/use"}
    assert told - public == {path for path, _ in OWN} | OWN_GETS
    for cookies in ({}, {"session": "made-up"}, {"session": "\u2603".encode().hex()}):
        with server.http(cookies=cookies) as http:
            for path, body in OWN:
                answer = http.post(f"/api/account{path}", json=body)
                assert (answer.status_code, code(answer)) == (403, "not-signed-in"), path
            for path in OWN_GETS:
                assert http.get(f"/api/account{path}").status_code == 403


OWN_GETS = {"/archive", "/privacy", "/insights", "/tokens"}


def make_paths() -> set[str]:
    """Return all paths of accounts that the app has."""
    from damier.web.routes import account, insights, recovery, tokens

    parts = (account, insights, recovery, tokens)
    return {route.path for part in parts for route in part.router.routes}  # type: ignore[attr-defined]


def test_a_page_of_another_site_cannot_do_anything_with_an_account(
    tmp_path: Path,
) -> None:
    friend = "https://friend.example"
    server = Server(tmp_path / "data", DAMIER_ORIGINS=friend).start()
    with server.http() as http:
        join(http, "Noor")
        everything = [*OWN, ("/sign-out", {}), ("/sign-in", {"name": "x", "password": "y"})]
        everything += [("/recover", {"who": "x"}), ("/recover/use", {"token": "x"})]
        for origin in ("http://evil.example", friend, "null"):
            for path, body in everything:
                answer = http.post(f"/api/account{path}", json=body, headers={"Origin": origin})
                assert code(answer) == "foreign-origin", (origin, path)
        crossing = {"Sec-Fetch-Site": "cross-site"}
        answer = http.post("/api/account/sign-out", json={}, headers=crossing)
        assert code(answer) == "foreign-origin"
        assert http.get("/api/account").json()["name"] == "Noor"
    assert server.stop()


def test_a_form_of_another_kind_is_no_request(server: Server, name: str) -> None:
    body = f'{{"name": "{name}", "password": "{GOOD}"}}'
    with server.http() as http:
        for kind in ("text/plain", "application/x-www-form-urlencoded"):
            answer = http.post("/api/account/join", content=body, headers={"Content-Type": kind})
            assert code(answer) == "bad-request"


def test_nobody_reaches_what_is_somebody_elses(server: Server, name: str) -> None:
    with server.http() as noor, server.http() as stranger:
        table = noor.post("/api/tables", json={}).json()["table"]
        join(noor, name)
        join(stranger, name[::-1])
        hers = noor.get("/api/account").json()["sessions"][0]["id"]
        answer = stranger.post("/api/account/sessions/end", json={"id": hers})
        assert code(answer) == "no-device"
        stranger.post("/api/account/sessions/end-others", json={})
        assert noor.get("/api/account").json()["name"] == name
        assert stranger.get("/api/games").json() == []
        assert stranger.get(f"/api/tables/{table}").json()["seat_token"] is None


def test_an_answer_does_not_tell_whether_a_name_exists(server: Server, name: str) -> None:
    with server.http() as http:
        join(http, name)
    answers = []
    for who in (name, name[::-1]):
        with server.http() as http:
            wrong = http.post("/api/account/sign-in", json={"name": who, "password": "wrong one"})
            lost = http.post("/api/account/sign-in/code", json={"name": who, "code": "abcd"})
            plain = ("content-length", "content-type")
            answers.append(
                [
                    (each.status_code, each.content, [each.headers[key] for key in plain])
                    for each in (wrong, lost)
                ]
            )
    assert answers[0] == answers[1]


def test_guessing_meets_pauses_whether_a_name_exists_or_not(server: Server, name: str) -> None:
    with server.http() as http:
        join(http, name)
        for who in (name, name[::-1]):
            told: list[str] = []
            while "too-many-requests" not in told and len(told) < 20:  # pauses double: one is met
                tried = {"name": who, "password": f"guess number {len(told)}"}
                answer = http.post("/api/account/sign-in", json=tried)
                told.append(code(answer))
            assert int(answer.headers["Retry-After"]) >= 1
            assert told[:5] == ["wrong-sign-in"] * 5
            assert told[-1] == "too-many-requests"
        right = http.post("/api/account/sign-in", json={"name": name, "password": GOOD})
        assert right.status_code in (200, 429)  # the first pause is a second long


class Clock:
    now = 0.0


def test_pauses_grow_and_are_forgotten() -> None:
    clock = Clock()
    pauses = Pauses(lambda: clock.now)
    for _ in range(5):
        pauses.attempt("noor", "10.0.0.1")
    for wait in (1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300):
        with pytest.raises(ApiError) as raised:
            pauses.attempt("noor", "10.0.0.1")
        assert raised.value.retry == wait
        clock.now += wait
        pauses.attempt("noor", "10.0.0.1")
    with pytest.raises(ApiError):
        pauses.attempt("noor", "10.9.9.9")  # wherever it is tried
    pauses.attempt("sem", "10.0.0.1")
    clock.now += 3_601
    pauses.attempt("noor", "10.0.0.1")


def test_an_address_that_tries_many_names_has_to_wait() -> None:
    clock = Clock()
    pauses = Pauses(lambda: clock.now)
    for number in range(20):
        pauses.attempt(f"name-{number}", "10.0.0.1")
    with pytest.raises(ApiError):
        pauses.attempt("another", "10.0.0.1")
    pauses.attempt("another", "10.0.0.2")


class Street:
    """Neighbours that hear each other at once."""

    are_possible = True
    hearing: ClassVar[list[tuple[Any, Any]]] = []

    def listen(self, topic: str, heard: Any) -> None:
        assert topic == "tries"
        self.hearing.append((self, heard))

    def say(self, topic: str, rows: list[Any]) -> None:
        assert topic == "tries"
        for who, heard in self.hearing:
            if who is not self:
                heard("next door", tuple(rows))


def test_guessing_at_several_processes_in_turn_is_one_guessing() -> None:
    clock = Clock()
    doors = [Pauses(lambda: clock.now) for _ in range(3)]
    for door in doors:
        door.share(Street())  # type: ignore[arg-type]
    for number in range(5):
        doors[number % 3].attempt("noor", "10.0.0.1")
    for door in doors:
        with pytest.raises(ApiError):
            door.attempt("noor", "10.0.0.1")
    clock.now += 1
    doors[1].attempt("noor", "10.0.0.1")
    doors[1].forgive("noor", "10.0.0.1")  # it was right
    doors[2].attempt("noor", "10.0.0.1")


def test_who_signs_in_rightly_is_forgiven_but_not_the_address() -> None:
    clock = Clock()
    pauses = Pauses(lambda: clock.now)
    for _ in range(4):
        pauses.attempt("noor", "10.0.0.1")
    pauses.forgive("noor", "10.0.0.1")
    for _ in range(5):
        pauses.attempt("noor", "10.0.0.1")
    with pytest.raises(ApiError):
        pauses.attempt("noor", "10.0.0.1")
    for number in range(12):
        pauses.attempt(f"name-{number}", "10.0.0.1")
    with pytest.raises(ApiError):
        pauses.attempt("fresh", "10.0.0.1")


def test_a_passkey_joins_and_signs_in(server: Server, name: str) -> None:
    origin = server.url.replace("127.0.0.1", "localhost")
    device = Authenticator(origin)
    with httpx.Client(base_url=origin, timeout=PATIENCE) as http:
        table = http.post("/api/tables", json={}).json()["table"]
        asked = http.post("/api/account/join/ask", json={"name": name}).json()
        made = device.make(asked["options"])
        body = {"name": name, "challenge": asked["challenge"], "credential": made}
        assert http.post("/api/account/join/passkey", json=body).json()["name"] == name
    with httpx.Client(base_url=origin, timeout=PATIENCE) as http:
        asked = http.post("/api/account/sign-in/ask", json={}).json()
        signed = device.sign(asked["options"])
        body = {"challenge": asked["challenge"], "credential": signed}
        assert http.post("/api/account/sign-in/passkey", json=body).json()["name"] == name
        assert [game["table"] for game in http.get("/api/games").json()] == [table]
        assert code(http.post("/api/account/sign-in/passkey", json=body)) == "bad-passkey"


def test_a_name_that_is_deleted_is_gone_from_an_open_table(server: Server, name: str) -> None:
    with server.http() as http:
        made = http.post("/api/tables", json={"name": name, "opponent": {"kind": "link"}}).json()
        join(http, name)
        watcher = server.player(made["table"], made["watch_token"])
        assert name in str(watcher.welcome)
        assert http.post("/api/account/delete", json={}).status_code == 204
        assert not http.cookies
        watcher.close()
        again = server.player(made["table"], made["watch_token"])
        assert name not in str(again.welcome)
        with server.http() as other:
            join(other, name)  # free again


def test_everything_can_be_taken_home_in_one_file(server: Server, name: str) -> None:
    with server.http() as http:
        made = http.post("/api/tables", json={"name": name, "sheet": "djeco"}).json()
        mine = server.player(made["table"], made["seat_token"])
        mine.ask("move", path=[32, 28])
        mine.ask("resign")
        http.post("/api/learn/races/international", json={"solved": 3})
        join(http, name)
        answer = http.get("/api/account/archive")
        assert answer.headers["content-type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(answer.content)) as found:
            assert found.testzip() is None
            kept = {each: found.read(each).decode() for each in found.namelist()}
        assert set(kept) == {
            "account.json",
            "games.pdn",
            "games.json",
            "learned.json",
            "private.json",
            "insights.json",
        }
        assert json.loads(kept["account.json"])["name"] == name
        [game] = json.loads(kept["games.json"])
        assert game["table"] == made["table"]
        assert game["seats"]["white"]["name"] == name
        assert game["events"][0]["facts"][0]["fact"] == "moved.1"
        assert "race:international" in kept["learned.json"]
        assert "32-28" in kept["games.pdn"]
        [read] = pdn.read(kept["games.pdn"])
        assert read is not None
        for secret in (made["seat_token"], http.cookies["session"]):
            assert secret not in "".join(kept.values())


@pytest.fixture(scope="module", params=["closed", "invited"])
def strict(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("strict") / "data"
    given = {"DAMIER_REGISTRATION": request.param, "DAMIER_INVITATION": "otter 42"}
    running = Server(data, **given).start()
    yield running
    assert running.stop()


def test_registration_can_be_closed_or_by_invitation(strict: Server) -> None:
    with strict.http() as http:
        rule = http.get("/api/account").json()["registration"]
        asked = {"name": "Noor", "password": GOOD}
        assert code(http.post("/api/account/join", json=asked)) == "no-registration"
        ask = http.post("/api/account/join/ask", json={"name": "Noor"})
        assert code(ask) == "no-registration"
        answer = http.post("/api/account/join", json={**asked, "invitation": "otter 42"})
        assert answer.status_code == (201 if rule == "invited" else 403)
        assert http.post("/api/tables", json={}).status_code == 201  # playing needs no account


def test_floods_of_accounts_are_bounded(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DAMIER_JOIN_RATE="2/hour").start()
    with server.http() as http:
        told = [
            http.post("/api/account/join", json={"name": f"Noor {n}", "password": GOOD}).status_code
            for n in range(3)
        ]
    assert told == [201, 201, 429]
    assert server.stop()


@pytest.mark.parametrize("given", [{"registration": "ajar"}, {"registration": ""}])
def test_a_setting_that_makes_no_sense_is_refused(tmp_path: Path, given: dict[str, str]) -> None:
    with pytest.raises(SettingError, match="expected"):
        make_app(Settings(data=tmp_path, **given))  # type: ignore[arg-type]


def test_nothing_that_opens_an_account_is_in_the_log(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DAMIER_LOG_LEVEL="debug").start()
    with server.http() as http:
        made = join(http, "Noor")
        token = http.cookies["session"]
        http.get("/api/account")
        http.post("/api/account/sign-in", json={"name": "Noor", "password": "a wrong secret"})
        http.post("/api/account/join", json={"name": "Noor", "password": "another secret"})
        asked = {"label": "bot", "scopes": ["bot"]}
        shown = http.post("/api/account/tokens", json=asked).json()["token"]
        for token_shown in (shown, shown + "x"):
            http.get("/api/account", headers={"Authorization": f"Bearer {token_shown}"})
    assert server.stop()
    for secret in (GOOD, token, shown, "a wrong secret", "another secret", *made["codes"]):
        assert secret not in server.log


def test_who_signs_in_or_fails_to_is_in_the_log_without_a_name(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DAMIER_LOG_LEVEL="info").start()
    with server.http() as http:
        join(http, "Noortje")
        http.post("/api/account/sign-in", json={"name": "Noortje", "password": "a wrong secret"})
    assert server.stop()
    told = [json.loads(line) for line in server.log.splitlines()]
    events = {one["event"]: one for one in told}
    assert events["tried in vain"]["level"] == "warning"
    assert events["tried in vain"]["address"] == events["signed in"]["address"]
    assert "Noortje" not in server.log
    assert "127.0.0.1" not in str([events["tried in vain"], events["signed in"]])
