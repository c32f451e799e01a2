"""`damier play` as a command: what it refuses, and what it makes of its options."""

from __future__ import annotations

import pytest

from damier.cli import main, play
from damier.tui.choice import GameChoice


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")


def complaint(capsys, *arguments):
    with pytest.raises(SystemExit) as left:
        main(["play", *arguments])
    assert left.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--sheet", "nothing"], "nothing"),
        (["--level", "99"], "level"),
        (["--level", "good"], "level"),
        (["--colour", "pink"], "pink"),
        (["--mode", "chair"], "chair"),
        (["--clock", "soon"], "soon"),
        (["--sheet", "swedish", "--draw-option", "repetition"], "quiet-moves, return"),
        (["--fen", "W:W99:B1"], "99"),
        (["--hub", "  "], "Hub"),
        (["--lang", "xx"], "xx"),
        (["--pdn", "missing.pdn"], "missing.pdn"),
        (["--resume"], "unfinished"),
        ([], "terminal"),
    ],
)
def test_what_cannot_be_is_one_line(capsys, arguments, said):
    complained = complaint(capsys, *arguments)
    assert complained.startswith("damier:")
    assert complained.count("\n") == 1
    assert said in complained


def started(monkeypatch, *arguments):
    """Return what the app would have been started with."""
    calls = []
    monkeypatch.setattr(play, "_run", lambda *given, **named: calls.append((given, named)))
    with pytest.raises(SystemExit) as left:
        main(["play", *arguments])
    assert left.value.code == 0
    return calls[0]


def test_without_options_everything_is_asked(monkeypatch):
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    (lang, depth, choice, opened, _), _ = started(monkeypatch)
    assert (lang, depth, choice, opened) == ("nl", "full", None, None)


def test_options_are_terms(monkeypatch):
    options = "--sheet russian --level best --colour black --clock 300+3 --mode table --touch-move"
    (_, _, choice, _, _), _ = started(monkeypatch, *options.split())
    assert choice == GameChoice(
        "russian", "computer", "best", "black", "300+3", "table", touch_move=True
    )


def test_draw_rules_are_switched_on(monkeypatch):
    options = "--sheet swedish --draw-option return --draw-option quiet-moves"
    (_, _, choice, _, _), _ = started(monkeypatch, *options.split())
    assert choice.game().draw_options == ("quiet-moves", "return")
    assert choice.wanted == "lot"


def test_others_to_play_with(monkeypatch):
    (_, _, choice, _, _), _ = started(monkeypatch, "--hub", "scan hub")
    assert (choice.rival, choice.hub) == ("hub", "scan hub")
    (_, _, choice, _, _), _ = started(monkeypatch, "--beside", "--fen", "B:W28:B22")
    assert choice.rival == "beside"
    assert choice.game().turn == "black"


def test_colours_can_be_left_out(monkeypatch):
    for option in ("--no-colour", "--no-color", "--ascii"):
        (_, depth, _, _, _), named = started(monkeypatch, "--lang", "ar", option)
        assert depth == "none"
        assert named["ascii_only"] == (option == "--ascii")


def test_pieces_are_letters_where_the_terminal_has_nothing_else(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    (_, depth, _, _, _), named = started(monkeypatch)
    assert (depth, named["ascii_only"]) == ("none", True)
    _, named = started(monkeypatch, "--no-ascii")
    assert not named["ascii_only"]


def test_a_file_of_games_and_a_collection_are_looked_at_before_the_app_starts(
    monkeypatch, tmp_path, capsys
):
    games = tmp_path / "games.pdn"
    games.write_text("1. 32-28 18-23 *")
    _, named = started(monkeypatch, "--pdn", str(games), "--name", "Anna")
    assert named["file"] == games
    for option in ("--pdn", "--collection"):
        games.write_text("nothing")
        assert "expected" in complaint(capsys, option, str(games))
    monkeypatch.setenv("DAMIER_COLLECTION", str(tmp_path / "missing.damier"))
    assert "missing.damier" in complaint(capsys)
