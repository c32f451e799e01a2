"""Direction marks: in every terminal as it can take them."""

from __future__ import annotations

import pytest

from damier.texts.catalogue import text
from damier.texts.terminals import for_terminal


def said():
    return text("action-play", "ar", move="32-28")


@pytest.mark.parametrize("term", ["xterm-256color", "tmux-256color", "screen", "foot", "alacritty"])
def test_a_move_stays_together(term):
    assert "\u206832-28\u2069" in for_terminal(said(), term)


def test_a_terminal_that_keeps_room_for_isolates_gets_the_older_mark():
    assert "\u200e32-28\u200e" in for_terminal(said(), "mlterm-256color")


@pytest.mark.parametrize("term", ["linux", "dumb", "vt100", ""])
def test_no_marks_where_they_would_be_boxes(term):
    assert for_terminal(said(), term).isprintable()
    assert "32-28" in for_terminal(said(), term)


def test_the_terminal_is_the_one_of_the_environment(monkeypatch):
    monkeypatch.setenv("TERM", "linux")
    assert "\u2068" not in for_terminal(said())
    monkeypatch.setenv("TERM", "xterm")
    assert "\u2068" in for_terminal(said())
    monkeypatch.delenv("TERM")
    assert "\u2068" not in for_terminal(said())
