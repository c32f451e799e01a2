"""`damier diagram` and `damier picture`, as they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from damier.cli.app import app
from damier.errors import DrawingError, GameError, IllegalMove

if TYPE_CHECKING:
    from pathlib import Path

GAME = '[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n'


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.pdn"
    path.write_text(GAME)
    return path


def said(*words: object) -> str:
    result = CliRunner().invoke(app, [str(word) for word in words], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_board_can_be_read_without_unicode() -> None:
    drawn = said("diagram", "--ascii", "--sheet", "english")
    assert drawn.isascii()
    assert drawn.count("x") == drawn.count("o") == 12


def test_a_position_of_a_game_shows_the_last_move(games: Path) -> None:
    assert "[●]" in said("diagram", games)
    assert "[o]" in said("diagram", games, "--ply", 1, "--ascii")
    assert "[" not in said("diagram", games, "--ply", 0)


@pytest.mark.parametrize(
    ("name", "begins"), [("a.svg", b"<svg"), ("a.png", b"\x89PNG"), ("a.txt", b"   \xe2\x94\x8c")]
)
def test_the_file_says_what_is_drawn(tmp_path: Path, name: str, begins: bytes) -> None:
    said("diagram", "W:W28,33:B19,22", "--output", tmp_path / name, "--theme", "print")
    assert (tmp_path / name).read_bytes().startswith(begins)


@pytest.mark.parametrize(("name", "begins"), [("a.gif", b"GIF89a"), ("a.webp", b"RIFF")])
def test_a_game_moves(games: Path, tmp_path: Path, name: str, begins: bytes) -> None:
    pytest.importorskip("PIL")
    said("picture", games, "--output", tmp_path / name, "--width", 120)
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_a_part_of_a_game_is_smaller_than_all_of_it(games: Path, tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    whole, part = tmp_path / "whole.gif", tmp_path / "part.gif"
    said("picture", games, "-o", whole, "--width", 120)
    said("picture", games, "-o", part, "--width", 120, "--from", 1, "--to", 2)
    assert part.stat().st_size < whole.stat().st_size


def refused(error: type[Exception], says: str, *words: object) -> None:
    with pytest.raises(error, match=says):
        said(*words)


def test_what_cannot_be_drawn_is_told_and_nothing_is_written(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.gif"
    refused(GameError, "--ply 0 to 4, got 9", "diagram", games, "--ply", 9)
    refused(GameError, "a game 7 in .*, got 1", "diagram", games, "--game", 7)
    refused(DrawingError, "named .svg, .png, .txt", "diagram", "-o", tmp_path / "board.bmp")
    refused(DrawingError, "named .gif or .webp", "picture", games, "-o", tmp_path / "a.mp4")
    refused(DrawingError, "a theme of", "diagram", "--theme", "plaid")
    refused(GameError, "between 4 and 4", "picture", games, "--from", 4, "-o", out)
    refused(GameError, "a file or moves", "picture", games, "-m", "32-28", "-o", out)
    refused(IllegalMove, "nothing on 32", "picture", "--moves", "32-27 32-27", "-o", out)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.pdn"]
