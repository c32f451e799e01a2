"""Everything a key does in a game: one list for the keys, the menu and the help."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """A key, the action of the game screen, and the text that names it."""

    key: str
    name: str
    text: str
    also: str = ""  # a function key, for those who are used to them

    @property
    def keys(self) -> str:
        """All keys, as bindings want them."""
        return f"{self.key},{self.also}" if self.also else self.key


ACTIONS = (
    Action("h", "hint", "terminal-do-hint", "f5"),
    Action("u", "take_back", "option-take-back", "f6"),
    Action("a", "analyse", "terminal-do-analyse", "f7"),
    Action("m", "menu", "terminal-do-menu", "f9"),
    Action("question_mark", "help", "terminal-do-help", "f1"),
    Action("t", "turn_board", "terminal-do-turn", "f8"),
    Action("n", "new_game", "terminal-do-new", "f2"),
    Action("s", "save", "terminal-do-save", "f4"),
    Action("o", "open", "terminal-do-open", "f3"),
    Action("r", "rules", "terminal-do-rules"),
    Action("l", "language", "terminal-do-language"),
    Action("number_sign", "numbers", "terminal-do-numbers"),
    Action("g", "straighten", "touch-straighten"),
    Action("b", "browser", "terminal-do-browser"),
    Action("p", "point", "game-point"),
    Action("q", "leave", "terminal-do-quit", "f10"),
)
PUZZLE_ACTIONS = (
    Action("h", "hint", "puzzle-hint-1", "f5"),
    Action("s", "solution", "puzzle-solution", "f4"),
    Action("n", "next", "puzzle-next", "f2"),
    Action("u", "again", "puzzle-again", "f6"),
    Action("r", "rules", "terminal-do-rules"),
    Action("t", "turn_board", "terminal-do-turn", "f8"),
    Action("number_sign", "numbers", "terminal-do-numbers"),
    Action("question_mark", "help", "terminal-do-help", "f1"),
    Action("q", "leave", "learn-all", "f10"),
)
STUDY_ACTIONS = (
    Action("p", "play_on", "terminal-do-play-on", "f5"),
    Action("a", "analyse", "terminal-do-analyse", "f7"),
    Action("s", "save", "terminal-do-save", "f4"),
    Action("question_mark", "help", "terminal-do-help", "f1"),
    Action("q", "leave", "terminal-back", "f10"),
    Action("t", "turn_board", "terminal-do-turn", "f8"),
    Action("number_sign", "numbers", "terminal-do-numbers"),
)
_SIGNS = {"question_mark": "?", "number_sign": "#", "left_square_bracket": "["}


def key_sign(key: str) -> str:
    """Return a key as it is printed on the keyboard."""
    return _SIGNS.get(key, key)
