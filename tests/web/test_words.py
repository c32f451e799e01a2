"""Whatever the server may refuse, it has words for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import damier.club.clubs
import damier.club.notices
import damier.club.people
import damier.club.simuls
import damier.live
import damier.table
import damier.web
from damier.live.words import say
from damier.texts import languages
from damier.texts.catalogue import has_text
from damier.web.codes import CODES
from damier.web.words import accepted, language
from web.harness import Server  # noqa: TC001

SAID = re.compile(
    r"(?:(?:(?<!Build)(?<!Tournament)Refused|ApiError|AccountError|ClubError|NoticeError"
    r"|super\(\).__init__|bye|_plain_refusal|close_of)\("
    r"|_closing = |code = |return |(?:Error|Moves|Move|Sheet|\d{3}): )"
    r'"([a-z]+(?:-[a-z]+)+|[a-z]{5,})"'
)


def said() -> set[str]:
    """Return every code in the sources of the server, its people, its rooms and the table."""
    parts = (
        damier.web,
        damier.club.clubs,
        damier.club.people,
        damier.club.notices,
        damier.club.simuls,
        damier.live,
        damier.table,
    )
    folders = [Path(part.__file__ or "").parent for part in parts]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    files.remove(folders[0] / "codes.py")
    found = {code for file in files for code in SAID.findall(file.read_text("utf-8"))}
    return found - {"white", "tried"}  # a colour and a mark that are returned


def test_the_vocabulary_has_what_is_said_and_nothing_else() -> None:
    assert said() == set(CODES)


def test_a_language_without_the_words_falls_back_to_english() -> None:
    assert not has_text("server-nothing-like-it", "nl")
    assert say("stale", "nl")


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("nl", ["nl"]),
        ("en;q=0.5, fr, de;q=0.8", ["fr", "de", "en"]),
        ("", [""]),
        ("fr;q=x, nl", ["nl"]),
    ],
)
def test_accept_language(header: str, wanted: list[str]) -> None:
    assert [tag.strip() for tag in accepted(header)] == wanted


def test_what_is_asked_for_goes_first() -> None:
    assert language("fi", "nl", "fr") == "fi"
    assert language(None, "nl", "fr") == "nl"
    assert language(None, None, "xx, pt-BR;q=0.3") == "pt"
    assert language("klingon", None, "") == "en"


@pytest.mark.parametrize("lang", languages())
def test_the_server_speaks_every_language(lang: str) -> None:
    missing = [code for code in CODES if not has_text(f"server-{code}", lang)]
    assert missing == []
    if lang != "en":
        assert say("stale", lang) != say("stale", "en")


def test_players_and_programs_are_answered_in_their_own_language(server: Server) -> None:
    made = server.table(opponent={"kind": "link"}, colour="white")
    player = server.player(made["table"], made["seat_token"], lang="nl-BE")
    assert player.ask("move", text="32-28")["text"] == say("waiting", "nl")
    with server.http(headers={"Accept-Language": "fi"}) as http:
        answer = http.get("/api/sheets/none")
        assert answer.json()["error"]["message"] == say("no-sheet", "fi")
