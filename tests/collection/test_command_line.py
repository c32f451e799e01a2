"""`damier games` on the command line: what programs are promised, to the letter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from damier import pdn
from damier.cli.app import app

CLUB = Path(__file__).parents[2] / "examples" / "club.pdn"
GAME = (
    '[White "Émile"]\n[Black "B"]\n[Event "E"]\n[Date "1999.??.??"]\n[GameType "20"]\n\n{} 2-0\n\n'
)


def run(*words: object, status: int = 0) -> Any:
    done = CliRunner().invoke(app, ["games", *map(str, words)])
    assert done.exit_code == status, (done.output, done.exception)
    return done


@pytest.fixture
def base(tmp_path: Path) -> Path:
    own = tmp_path / "own.pdn"
    own.write_text(GAME.format("1. 32-28 18-23 2. 38-32 12-18"), "utf-8")
    run("add", tmp_path / "base", CLUB, own)
    return tmp_path / "base"


def test_adding_says_what_was_new(tmp_path: Path) -> None:
    base = tmp_path / "base"
    first = json.loads(run("add", base, CLUB, "--json").stdout)
    assert first == {"games": 2, "new": 2, "known": 0, "problems": 0}
    again = json.loads(run("add", base, CLUB, CLUB, "--json").stdout)
    assert again == {"games": 4, "new": 0, "known": 4, "problems": 0}
    assert run("add", base, CLUB).stdout == "2 games: 0 new, 2 known\n"


def test_exploring(base: Path) -> None:
    found = json.loads(run("explore", base, "--sheet", "international", "--json").stdout)
    assert found["games"] == 3
    moves = [{"move": "32-28", "games": 2, "white": 1, "draw": 0, "black": 1}]
    assert found["moves"][:1] == moves
    assert set(found) == {"games", "moves"}
    after = "B:W28,31,33-50:B1-20"
    found = json.loads(run("explore", base, "--fen", after, "--json", "--details").stdout)
    assert found["games"] == 2
    years = {move["move"]: move["last_year"] for move in found["moves"]}
    assert years["18-23"] == 1999
    assert "32-28" in run("explore", base).stdout
    none = json.loads(run("explore", base, "--sheet", "russian", "--json").stdout)
    assert none == {"games": 0, "moves": []}


def test_finding(base: Path) -> None:
    found = json.loads(run("find", base, "--sheet", "international", "--json").stdout)
    assert found["total"] == len(found["games"]) == 3
    found = json.loads(run("find", base, "--player", "émile", "--json").stdout)
    game = {"id": 3, "white": "Émile", "black": "B", "event": "E", "date": "1999.??.??"}
    assert found == {"total": 1, "games": [{**game, "result": "2-0", "plies": 4}]}
    start = ("--sheet", "international", "--fen", "W:W31-50:B1-20", "--json")
    found = json.loads(run("find", base, *start, "--limit", 1).stdout)
    assert (found["total"], len(found["games"])) == (3, 1)
    found = json.loads(run("find", base, *start, "--limit", 0).stdout)
    assert found == {"total": 3, "games": []}
    assert json.loads(run("find", base, "--player", "nobody", "--json").stdout) == {
        "total": 0,
        "games": [],
    }
    assert "Émile - B  2-0  1999.??.?? E  4" in run("find", base, "--pattern", "W32:B23").stdout
    options = ("--manoeuvre", "32-28 38-32", "--year", "1990-", "--plies", "4", "--result", "white")
    assert json.loads(run("find", base, *options, "--json").stdout)["total"] == 1


def test_exported_games_are_those_that_fit(base: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdn"
    run("export", base, "--output", out)
    assert list(pdn.read(out))[:2] == list(pdn.read(CLUB))
    assert len(list(pdn.read(out))) == 3
    [record] = pdn.read(run("export", base, "--white", "émile").stdout)
    assert record.tags.find("White") == "Émile"
    [record] = pdn.read(run("export", base, "--game", 2).stdout)
    assert record.tags.find("White") == "Chloé"


def test_info(base: Path) -> None:
    found = json.loads(run("info", base, "--json").stdout)
    assert found["games"] == 3
    assert found["sheets"] == {"international": 3}
    assert found["size"] == base.stat().st_size
    assert run("info", base).stdout.startswith("3 games")


@pytest.mark.parametrize(
    "words",
    [
        ("find", "{base}", "--pattern", "nonsense"),
        ("find", "{base}", "--material", "x:y"),
        ("find", "{base}", "--fen", "W:W99:B1"),
        ("explore", "{base}", "--sheet", "nothing"),
        ("explore", "no such file"),
        ("add", "{base}", "no such file"),
    ],
)
def test_what_cannot_be_done_is_said(words: tuple[str, ...], base: Path) -> None:
    from damier.errors import DamierError

    done = CliRunner().invoke(app, ["games", *(word.format(base=base) for word in words)])
    assert isinstance(done.exception, DamierError | OSError), done.output
    assert str(done.exception)
