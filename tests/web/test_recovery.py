"""Recovery by mail over HTTP: one answer for everybody, and nothing of it in the log."""

from __future__ import annotations

import io
import json
import zipfile
from typing import TYPE_CHECKING

import pytest

from patience import wait_until
from web.harness import Server
from web.outside import MailService, words_of
from web.test_account import GOOD, code, join

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx

MAIL = "noor@example.org"


@pytest.fixture
def mail() -> Iterator[MailService]:
    with MailService() as running:
        yield running


def mailing(mail: MailService) -> dict[str, str]:
    """Return the settings of a server that sends letters."""
    return {
        "DAMIER_SMTP_HOST": "127.0.0.1",
        "DAMIER_SMTP_PORT": str(mail.port),
        "DAMIER_SMTP_SECURITY": "none",
        "DAMIER_MAIL_FROM": "us@draughts.example",
        "DAMIER_SITE_URL": "https://draughts.example",
        "DAMIER_LOG_LEVEL": "debug",
    }


@pytest.fixture
def posting(tmp_path: Path, mail: MailService) -> Iterator[Server]:
    running = Server(tmp_path / "data", **mailing(mail)).start()
    yield running
    running.stop()


def carried(mail: MailService, kind: str, number: int) -> str:
    """Wait for so many letters; return what the link in the last one carries."""
    wait_until(lambda: len(mail.letters) >= number, f"{number} letters")
    return words_of(mail.letters[number - 1]).rpartition(f"#{kind}=")[2].split()[0]


def confirm(http: httpx.Client, mail: MailService) -> str:
    assert http.post("/api/account/mail", json={"address": MAIL}).status_code == 204
    sent = carried(mail, "confirm", 1)
    assert http.post("/api/account/mail/confirm", json={"code": sent}).status_code == 204
    return sent


def test_somebody_who_has_lost_everything_comes_back_by_a_link(
    posting: Server, mail: MailService
) -> None:
    with posting.http() as here, posting.http() as lost:
        join(here, "Noor")
        table = here.post("/api/tables", json={}).json()
        code_sent = confirm(here, mail)
        shown = here.get("/api/account").json()
        assert (shown["mail"], shown["mail_confirmed"], shown["may_mail"]) == (MAIL, True, True)
        with zipfile.ZipFile(io.BytesIO(here.get("/api/account/archive").content)) as packed:
            kept = json.loads(packed.read("account.json"))["recovery_mail"]
        assert kept == {"mail": MAIL, "confirmed": True}

        answers = [
            lost.post("/api/account/recover", json={"who": who})
            for who in ("Nobody", "nobody@example.org", "Noor")
        ]
        assert {(one.status_code, one.content) for one in answers} == {(204, b"")}
        assert len({frozenset(one.headers) for one in answers}) == 1
        token = carried(mail, "recover", 2)
        wrong = lost.post("/api/account/recover/use", json={"token": token[:-1]})
        assert code(wrong) == "stale-link"
        found = lost.post("/api/account/recover/use", json={"token": token})
        assert (found.status_code, found.json()["name"]) == (200, "Noor")
        again = lost.post("/api/account/recover/use", json={"token": token})
        assert code(again) == "stale-link"
        assert here.get("/api/account").json()["name"] is None  # signed out everywhere else
        seen = lost.get(f"/api/tables/{table['table']}").json()
        assert seen["seat_token"] not in (None, table["seat_token"])
        changed = lost.post("/api/account/password", json={"password": "andere hazelaar"})
        assert changed.status_code == 204
        session = lost.cookies["session"]
        assert len(mail.letters) == 2
        assert lost.post("/api/account/mail", json={"address": ""}).status_code == 204
        assert lost.get("/api/account").json()["mail"] is None
    assert posting.stop()
    for secret in (token, code_sent, session, MAIL):
        assert secret not in posting.log
    assert "recovered" in posting.log


def test_where_no_mail_is_sent_the_answer_is_the_same_for_everybody(server: Server) -> None:
    with server.http() as http:
        assert not http.get("/api/account").json()["may_mail"]
        join(http, "Recovery Without")
        answers = [
            http.post("/api/account/recover", json={"who": who}).json()["error"]
            for who in ("Recovery Without", "Nobody At All")
        ]
        assert answers[0] == answers[1]
        assert answers[0]["code"] == "no-mail"
        assert code(http.post("/api/account/mail", json={"address": MAIL})) == "no-mail"


def test_one_address_asks_for_few_links(tmp_path: Path, mail: MailService) -> None:
    settings = {**mailing(mail), "DAMIER_RECOVER_RATE": "3/hour"}
    server = Server(tmp_path / "data", **settings).start()
    with server.http() as http:
        asked = [http.post("/api/account/recover", json={"who": "x"}) for _ in range(4)]
        assert [one.status_code for one in asked] == [204, 204, 204, 429]
    assert server.stop()


def test_a_link_is_no_proof_for_a_page_of_another_site(posting: Server, mail: MailService) -> None:
    with posting.http() as here:
        join(here, "Noor", GOOD)
        confirm(here, mail)
        here.post("/api/account/recover", json={"who": MAIL})
        token = carried(mail, "recover", 2)
        foreign = {"Origin": "https://evil.example"}
        answer = here.post("/api/account/recover/use", json={"token": token}, headers=foreign)
        assert code(answer) == "foreign-origin"
        assert here.post("/api/account/recover/use", json={"token": token}).status_code == 200
