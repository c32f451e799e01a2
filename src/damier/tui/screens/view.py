"""The game screen as one sees it: a session in its widgets. Nothing here changes the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.containers import Container, Horizontal, Vertical
from textual.widgets import Input, OptionList, Static

from damier.board.setup import opponent
from damier.tui.actions import ACTIONS, Action, key_sign
from damier.tui.ledger import rows
from damier.tui.palette import palette
from damier.tui.screens.board import BoardScreen
from damier.tui.telling import choice_text, telling
from damier.tui.widgets.board import BoardView
from damier.tui.widgets.moves import MoveList
from damier.tui.widgets.panels import KeyBar, PlayerBar, TellingPanel, ThinkingPanel

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from damier.rules.sheet import Colour
    from damier.tui.session import TableSession
    from damier.tui.thinking import Thoughts


class GameView(BoardScreen):
    """The widgets of a game, and how a session is shown in them."""

    def __init__(self, session: TableSession) -> None:
        super().__init__(session)
        self.flip = session.people == frozenset({"black"})
        self.thinking = False  # the other side
        self.analysed = False
        self.found: Thoughts | None = None

    @property
    def _actions(self) -> list[Action]:
        """The keys that mean something in this game."""
        touch = self.session.game.touch_move and self.session.sheet.touch.straightening
        silent = self.session.table.slips.silent
        idle = {name for name, works in (("straighten", touch), ("point", silent)) if not works}
        return [action for action in ACTIONS if action.name not in idle]

    def compose(self) -> ComposeResult:
        """Lay out the board, the panels beside it, and the line for typing."""
        yield Static(id="title")
        with Container(id="middle"):
            yield BoardView(ascii_only=self.app.ascii_only, id="board")
            with Vertical(id="side"):
                yield PlayerBar(id="far")
                yield MoveList(id="moves")
                yield ThinkingPanel(id="thinking")
                yield TellingPanel(id="telling")
                yield OptionList(id="choices", compact=True)
                yield PlayerBar(id="near")
        with Horizontal(id="entry"):
            yield Static(id="prompt")
            yield Input(id="typed", compact=True, select_on_focus=False)
        yield KeyBar(id="keys")

    def show(self) -> None:
        """Show the session in all widgets."""
        session, words = self.session, self.words
        here = len(session.game.entries) if session.looking is None else session.looking
        self.query_one(MoveList).show(rows(session.game, hidden=session.slip_hidden), here)
        told = telling(session, words)
        self._show_title(told.title)
        self._show_board()
        self.query_one(TellingPanel).show(told)
        self._show_players()
        self._show_choices()
        thinking = self.query_one(ThinkingPanel)
        thinking.display = self.analysed
        thinking.show(self.found, words, self._bar_colours())
        self.query_one("#prompt", Static).update(f" {words('terminal-your-move')} ")
        keys = [(key_sign(a.key), a.name, words(a.text)) for a in self._actions]
        self.query_one(KeyBar).show(keys, self.app.size.width)

    def _show_title(self, told: str) -> None:
        """Show what is played, or in a small window what is told."""
        session, words = self.session, self.words
        silent = session.table.slips.silent
        mode = words(f"terminal-mode-{'silent' if silent else session.game.mode}")
        name = words.sheet(session.sheet)
        line = told if self.has_class("cramped") else f"{name}  ·  {mode}"
        self.query_one("#title", Static).update(self._title(line))

    def _show_players(self) -> None:
        near: Colour = "black" if self.flip else "white"
        for name, side in (("#near", near), ("#far", opponent(near))):
            self._show_player(self.query_one(name, PlayerBar), side)

    def _show_player(self, bar: PlayerBar, side: Colour) -> None:
        session, words = self.session, self.words
        name = words.side(session.sheet, side)
        seat = session.table.seats[side]
        if seat.kind == "person":
            name += f" · {seat.name}" if seat.name else ""
        elif side not in session.people:
            rival = f"terminal-rival-{session.choice.rival}"
            name += f" · {words(rival, level=str(session.choice.level))}"
            if self.thinking:
                name += " …"
        moving = not session.over and session.game.turn == side
        style, disc = "", "○" if side == "white" else "●"
        if self.app.depth != "none":
            colours = palette(session.sheet.colours, self.app.depth)
            ink = colours.white if side == "white" else colours.black
            style, disc = f"{ink.face} on {colours.playable}", "●"
        taken, left = session.taken(side), session.left(side)
        bar.show(name, disc=disc, style=style, moving=moving, taken=taken, left=left)

    def _show_choices(self) -> None:
        session, words = self.session, self.words
        lines = self._routes()
        if not lines:
            lines = [choice_text(option, session, words) for option in session.choices]
        if not lines and session.over and session.looking is None:
            lines = [words("option-again"), words("terminal-do-new")]
        self._offer(lines)
