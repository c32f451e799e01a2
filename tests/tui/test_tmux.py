"""A whole game in a real terminal: tmux, its keys, and what stands on its screen."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from uuid import uuid4

import pytest

import damier
from damier import pdn
from damier.engine import Engine, Limit
from patience import HANG

PATIENCE = float(HANG)


@pytest.fixture(scope="module")
def tmux():
    """Return the program, installed if it is missing; skip only where that is impossible."""
    if shutil.which("tmux") is None and shutil.which("apt-get"):
        environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-qqy", "tmux"]):
            subprocess.run(command, env=environ, check=False, capture_output=True, timeout=HANG)
    found = shutil.which("tmux")
    if found is None:
        pytest.skip("tmux is missing and cannot be installed")
    return found


class Terminal:
    """A tmux server of its own with one window of 80 by 24."""

    def __init__(self, tmux, folder, arguments, **environ):
        self.command = [tmux, "-L", f"damier-{uuid4().hex[:8]}", "-f", os.devnull]
        program = [sys.executable, "-c", "from damier.cli import main; main()", "play", *arguments]
        wanted = {"XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", **environ}
        line = shlex.join(["env", *(f"{name}={value}" for name, value in wanted.items()), *program])
        self.call("new-session", "-d", "-x", "80", "-y", "24", f"{line}; echo left $?; sleep 600")

    def call(self, *arguments):
        done = subprocess.run(
            [*self.command, *arguments], capture_output=True, text=True, check=True, timeout=HANG
        )
        return done.stdout

    def press(self, *keys):
        self.call("send-keys", *keys)

    def write(self, text):
        self.call("send-keys", "-l", text)
        self.press("Enter")

    def screen(self, *options):
        return self.call("capture-pane", "-p", *options)

    def wait_for(self, pattern):
        """Wait until the screen shows something, and return the screen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            screen = self.screen()
            if re.search(pattern, screen):
                return screen
            time.sleep(0.05)
        pytest.fail(f"no {pattern!r} on the screen:\n{self.screen()}")

    def end(self):
        subprocess.run(
            [*self.command, "kill-server"], check=False, capture_output=True, timeout=HANG
        )


@pytest.fixture
def terminal(tmux, tmp_path):
    opened = []

    def open_terminal(*arguments, **environ):
        opened.append(Terminal(tmux, tmp_path, arguments, **environ))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.end()


def moves_on(screen):
    """Return the moves in the list beside the board, in order."""
    rows = re.findall(r"\d+\. +(\d+[-x][\dx]+)(?: +(\d+[-x][\dx]+))?", screen)
    return [move for row in rows for move in row if move]


def test_a_whole_game_against_the_computer(terminal, tmp_path):
    start = "W:W26,27,28,32,33,37,38,K42:B3,8,9,13,14"
    window = terminal("--level", "1", "--fen", start, "--lang", "en")
    window.wait_for("White to move")
    game = damier.Game(start=start)
    engine = Engine(memory=8)
    for _ in range(60):
        best = engine.analyse(game, Limit(nodes=20_000)).best
        assert best is not None
        window.write(best.long)
        game.play(best)
        if game.outcome is not None:
            break
        answer = answer_to(window, game)
        game.play(answer)
        if game.outcome is not None:
            break
    assert game.outcome is not None
    assert game.outcome.winner == "white"
    window.wait_for("White wins")
    window.press("q")
    window.wait_for("left 0")
    [record] = pdn.read(tmp_path / "damier" / "games.pdn")
    assert [node.move for node in record.line] == game.moves


def test_arabic_marks_move_nothing_on_a_real_screen(terminal):
    """Where nothing is turned round, a screen with marks looks like the same without them."""
    start = ("--lang", "ar", "--fen", "W:W28,37:B22,1", "--beside")
    screens = []
    for term in ("xterm-256color", "linux"):
        window = terminal(*start, TERM=term, COLORTERM="truecolor")
        window.wait_for("50")
        window.write("37-31")
        screens.append(window.wait_for("28x17"))
    marked, plain = screens
    assert "\u2068" in marked
    assert "\u2068" not in plain
    assert re.sub("[\u2068\u2069]", "", marked) == plain


def answer_to(window, game):
    """Read the computer's move from the list: the last one, once it is our turn or the end."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        screen = window.wait_for("White to move|wins|A draw")
        found = moves_on(screen)
        legal = {game.position.text(move): move for move in game.position.legal_moves}
        if found and found[-1] in legal and len(game.moves) % 2 == 1:
            return legal[found[-1]]
        time.sleep(0.05)
    pytest.fail(f"no answer on the screen:\n{window.screen()}")


def test_without_colour_nothing_is_coloured(terminal):
    window = terminal("--beside", "--lang", "en", NO_COLOR="1")
    window.wait_for("White to move")
    window.write("32-28")
    window.wait_for("Black to move")
    coloured = re.findall(r"\x1b\[[0-9;]*m", window.screen("-e"))
    codes = {code for sequence in coloured for code in sequence[2:-1].split(";")}
    assert codes <= {"", "0", "1", "2", "4", "7", "39", "49"}
    assert "╭──╮" in window.screen()
    assert "▗██▖" in window.screen()


@pytest.mark.parametrize(
    ("term", "letters"),
    [("vt100", "C.UTF-8"), ("dumb", "C.UTF-8"), ("linux", "C"), ("xterm-256color", "C")],
)
def test_terminals_without_unicode_are_served(terminal, term, letters):
    window = terminal("--beside", "--lang", "en", TERM=term, LC_ALL=letters)
    window.wait_for("White to move")
    window.write("32-28")
    screen = window.wait_for("Black to move")
    assert re.search(r"\bo\b", screen)
    assert re.search(r"\bx\b", screen)
    assert screen.isascii()


def test_leaving_keeps_the_game_and_the_next_start_offers_it(terminal):
    window = terminal("--beside", "--lang", "en", TERM="xterm-256color")
    window.wait_for("White to move")
    window.write("32-28")
    window.wait_for("Black to move")
    window.press("C-c")
    window.wait_for("Leave in the middle of a game")
    window.press("Enter")
    window.wait_for("left 0")
    window.end()
    again = terminal("--lang", "en")
    again.wait_for("Continue: International draughts, move 1")
    again.press("Enter")
    assert moves_on(again.wait_for("Black to move")) == ["32-28"]


def test_a_killed_terminal_loses_nothing(terminal):
    window = terminal("--beside", "--lang", "en")
    window.wait_for("White to move")
    window.write("32-28")
    window.wait_for("Black to move")
    window.end()
    again = terminal("--resume", "--lang", "nl")
    assert moves_on(again.wait_for("Zwart aan zet")) == ["32-28"]


def test_the_mouse_plays(terminal):
    window = terminal("--beside", "--lang", "en")
    window.wait_for("White to move")
    for column, row in ((16, 15), (20, 13)):  # 32, then 28, counted from 1
        for kind in ("M", "m"):
            window.call("send-keys", "-l", f"\x1b[<0;{column};{row}{kind}")
    assert moves_on(window.wait_for("Black to move")) == ["32-28"]
