"""Matches that endgame tables end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.testing import CliRunner

from damier.cli.app import app

if TYPE_CHECKING:
    from pathlib import Path


def test_tables_end_a_match(tmp_path: Path) -> None:
    opening, games = tmp_path / "openings.txt", tmp_path / "games.pdn"
    opening.write_text("W:WK32,K31:BK1\n", encoding="ascii")
    command = ["match", "damier:nodes=50", "damier:nodes=50", "--sheet", "english", "--games", "2"]
    command += ["--openings", str(opening), "--pdn", str(games)]
    done = CliRunner().invoke(app, [*command, "--adjudicate"])
    assert done.exit_code == 0, done.output
    assert games.read_text(encoding="utf-8").count('[Termination "adjudication"]') == 2
