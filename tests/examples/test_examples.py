"""The examples do what they say."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import damier
from damier.collection import Collection
from damier.protocols.hub.moves import parse_game
from patience import HANG

EXAMPLES = Path(__file__).parents[2] / "examples"
MAIN = [sys.executable, "-W", "error", "-c", "from damier.cli import main; main()"]


def run(*command: str, cwd: Path, given: str = "") -> str:
    done = subprocess.run(
        command, cwd=cwd, input=given, capture_output=True, text=True, check=False, timeout=HANG
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    return done.stdout


def example(name: str, *args: str, cwd: Path, given: str = "") -> str:
    return run(sys.executable, "-W", "error", str(EXAMPLES / name), *args, cwd=cwd, given=given)


def test_the_bot_plays_a_game(tmp_path: Path) -> None:
    told = example("bot.py", cwd=tmp_path).splitlines()
    assert "┌" in told[0]
    assert "Outcome(winner=" in told[-1]


def test_the_bot_plays_any_sheet(tmp_path: Path) -> None:
    assert " moves: " in example("bot.py", "frisian", cwd=tmp_path)


def test_a_network_learns_a_collection_and_plays(tmp_path: Path) -> None:
    with Collection(tmp_path / "base.damier", create=True) as games:
        games.add(EXAMPLES / "club.pdn", jobs=1)
    told = example("small_network.py", "base.damier", "international", cwd=tmp_path).splitlines()
    assert int(told[0].partition("%")[0]) > 50
    assert " moves against itself: Outcome(" in told[1]


def test_the_mistakes_of_a_file(tmp_path: Path) -> None:
    told = example("analyse_pdn.py", str(EXAMPLES / "club.pdn"), cwd=tmp_path).splitlines()
    assert len(told) == 2
    assert all(" was better" in line for line in told)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["club-1.svg", "club-2.svg"]


def test_the_games_are_sound() -> None:
    records = list(damier.pdn.read(EXAMPLES / "club.pdn"))
    assert [record.legal for record in records] == [True, True]
    assert not [problem for record in records for problem in record.problems]


def test_the_house_sheet_plays() -> None:
    game = damier.Game(str(EXAMPLES / "house.toml"), mode="table", start="W:W28,32:B22,9")
    game.play("32-27")
    game.huff(28)
    assert game.turn == "white"
    assert game.position.fen() == "W:W27:B9,22"


def test_the_hub_engine_has_sixty_lines() -> None:
    source = (EXAMPLES / "hub_engine.py").read_text("utf-8")
    said: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node):
            text = node.body[0]
            said |= set(range(text.lineno, (text.end_lineno or text.lineno) + 1))
    lines = enumerate(source.splitlines(), 1)
    assert len([line for number, line in lines if line.strip() and number not in said]) <= 60


def test_the_hub_engine_answers(tmp_path: Path) -> None:
    board = "W" + damier.Position.start().board
    moves = "32-28 19-23 28x19x23"
    lines = ["hub", "init", "ping", "what is this", f'pos pos={board} moves="{moves}"']
    lines += ["level depth=3", "go think", "quit", "ping"]
    told = example("hub_engine.py", cwd=tmp_path, given="\n".join(lines)).splitlines()
    assert told[0].startswith("id name=sixty ")
    assert told[1:4] == ["wait", "ready", "pong"]
    assert told[-1].startswith("done move=")
    position = parse_game(board, moves, damier.sheet("international")).position
    assert all(move.is_capture for move in position.legal_moves)
    assert told[-1] in ("done move=14x23x19", "done move=13x24x19")


def test_the_hub_engine_plays_a_match(tmp_path: Path) -> None:
    sides = (f"{sys.executable} {EXAMPLES / 'hub_engine.py'}", "damier:level=1")
    answer = run(*MAIN, "match", *sides, "--games", "2", "--time", "0.03", "--json", cwd=tmp_path)
    result = json.loads(answer)
    assert result["games"] == 2
    assert result["failures"] == {}


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.py")), ids=lambda file: file.name)
def test_every_example_is_run_here(file: Path) -> None:
    tests = [test.read_text("utf-8") for test in Path(__file__).parent.glob("test_*.py")]
    assert any(f'"{file.name}"' in test for test in tests)
