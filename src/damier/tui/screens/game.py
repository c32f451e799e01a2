"""The game screen: a session on show, and the keys that act on it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from damier.board.setup import opponent
from damier.errors import DamierError
from damier.position import Position
from damier.tui import reading
from damier.tui.actions import ACTIONS, Action, key_sign
from damier.tui.analyst import Analyst
from damier.tui.ledger import rows
from damier.tui.palette import palette
from damier.tui.rivals import rival_for
from damier.tui.scene import Numbers, scene_of
from damier.tui.screens.dialogs import Ask, Pages, Pick
from damier.tui.session import note
from damier.tui.store import save
from damier.tui.telling import choice_text, telling
from damier.tui.widgets.board import BoardView
from damier.tui.widgets.moves import MoveList
from damier.tui.widgets.panels import KeyBar, PlayerBar, TellingPanel, ThinkingPanel

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from damier.game import Game
    from damier.position import Move
    from damier.rules.sheet import Colour
    from damier.tui.app import DamierApp
    from damier.tui.session import Session
    from damier.tui.thinking import Found
    from damier.tui.words import Words

_SIDE = 30  # columns that the panels beside the board need
_OTHER_LINES = 3  # title, entry, keys
_NUMBERS: tuple[Numbers, ...] = ("inside", "edge", "off")


class GameScreen(Screen[None]):
    """One game."""

    app: DamierApp
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(action.keys, action.name, show=False) for action in ACTIONS),
        Binding("escape", "back", show=False),
        Binding("left_square_bracket,pageup", "look(-1)", show=False),
        Binding("right_square_bracket,pagedown", "look(1)", show=False),
        Binding("home", "look_at(0)", show=False),
        Binding("end", "look_at(None)", show=False),
        Binding("slash,colon", "type", show=False),
    ]

    class Thought(Message):
        """The engine has found something."""

        def __init__(self, analyst: Analyst, subject: Position | Game, found: Found) -> None:
            super().__init__()
            self.analyst, self.subject, self.found = analyst, subject, found

    def __init__(self, session: Session, seed: int | None = None) -> None:
        super().__init__()
        self.session = session
        self.rival = rival_for(session.terms, session.sheet, seed)
        self.flip = session.people == frozenset({"black"})
        self.numbers: Numbers = "inside"
        self.cursor: int | None = None
        self.route: tuple[int, ...] = ()
        self.thinking = False
        self.found: Found | None = None
        self.analyst: Analyst | None = None
        self.leaving = False
        self._kept = -1
        self._filed = False

    @property
    def words(self) -> Words:
        """The words of the app's language."""
        return self.app.words

    @property
    def _actions(self) -> list[Action]:
        """The keys that mean something in this game."""
        touch = self.session.game.touch_move and self.session.sheet.touch.straightening
        return [action for action in ACTIONS if action.name != "straighten" or touch]

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

    def on_mount(self) -> None:
        """Begin."""
        self.query_one(BoardView).focus()
        if self.session.game.state.clock is not None:
            self.set_interval(0.2, self._tick)
        self.sync()

    def on_resize(self) -> None:
        """Share the room between board and panels."""
        self._arrange()
        self.call_after_refresh(self.show)

    def _arrange(self) -> None:
        width, height = self.app.size
        board = self.query_one(BoardView)
        self._show_board()
        wide = board.wanted_width(width - _SIDE, height - _OTHER_LINES)
        low = board.wanted_width(width, height - _OTHER_LINES - 6)
        below = width < 2 * _SIDE and low > wide
        self.set_class(below, "below")
        self.set_class(not wide and not below, "cramped")
        board.styles.width = "100%" if below or not wide else max(wide, 2)

    # Showing.

    def sync(self) -> None:
        """Show the session, keep it, and let whoever has to act do so."""
        self.show()
        self._keep()
        if self.session.awaited and not self.thinking:
            self._let_rival_act()
        self._analyse()

    def show(self) -> None:
        """Show the session in all widgets."""
        session, words = self.session, self.words
        here = len(session.game.entries) if session.looking is None else session.looking
        self.query_one(MoveList).show(rows(session.game), here)
        told = telling(session, words)
        self._show_title(told.title)
        self._show_board()
        self.query_one(TellingPanel).show(told)
        self._show_players()
        self._show_choices()
        thinking = self.query_one(ThinkingPanel)
        thinking.display = self.analyst is not None
        thinking.show(self.found, words, self._bar_colours())
        self.query_one("#prompt", Static).update(f" {words('terminal-your-move')} ")
        keys = [(key_sign(a.key), a.name, words(a.text)) for a in self._actions]
        self.query_one(KeyBar).show(keys, self.app.size.width)

    def _bar_colours(self) -> str:
        if self.app.depth == "none":
            return "underline"
        colours = palette(self.session.sheet.colours, self.app.depth)
        return f"{colours.white.face} on {colours.black.face}"

    def _show_title(self, told: str) -> None:
        """Show what is played, or in a small window what is told."""
        session, words = self.session, self.words
        mode = words(f"terminal-mode-{session.game.mode}")
        name = words.sheet(session.sheet)
        line = told if self.has_class("cramped") else f"{name}  ·  {mode}"
        text = Text(f" damier  {line}", no_wrap=True, overflow="ellipsis")
        text.stylize("bold", 1, 7)
        self.query_one("#title", Static).update(text)

    def _show_board(self) -> None:
        app, session = self.app, self.session
        colours = None if app.depth == "none" else palette(session.sheet.colours, app.depth)
        scene = scene_of(
            session, flip=self.flip, numbers=self.numbers, cursor=self.cursor, route=self.route
        )
        board = self.query_one(BoardView)
        board.too_small = self.words("terminal-small")
        board.show(scene, colours)

    def _show_players(self) -> None:
        near: Colour = "black" if self.flip else "white"
        for name, side in (("#near", near), ("#far", opponent(near))):
            self._show_player(self.query_one(name, PlayerBar), side)

    def _show_player(self, bar: PlayerBar, side: Colour) -> None:
        session, words = self.session, self.words
        name = words.side(session.sheet, side)
        if side not in session.people:
            rival = f"terminal-rival-{session.terms.rival}"
            name += f" · {words(rival, level=str(session.terms.level))}"
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
        choices = self.query_one("#choices", OptionList)
        lines = [self._route_text(move) for move in session.asked]
        if not lines:
            lines = [choice_text(option, session, words) for option in session.choices]
        if not lines and session.over and session.looking is None:
            lines = [words("option-again"), words("terminal-do-new")]
        shown = [str(choices.get_option_at_index(i).prompt) for i in range(choices.option_count)]
        if lines == shown:
            return
        choices.clear_options()
        choices.add_options(map(Text, lines))
        choices.display = bool(lines)
        if lines:
            choices.highlighted = 0
            choices.focus()
        else:
            self.query_one(BoardView).focus()

    def _route_text(self, move: Move) -> str:
        return f"{move.long}  ({' '.join(map(str, sorted(move.captured)))})"

    def _tick(self) -> None:
        before = self.session.changes
        self.session.tick()
        if self.session.changes != before:
            self.sync()
        else:
            self._show_players()

    def _keep(self) -> None:
        session = self.session
        if session.changes == self._kept or (session.over and self._filed):
            return
        self._kept, self._filed = session.changes, session.over
        try:
            self.app.store.keep(session)
        except OSError as error:
            self.notify(str(error), severity="warning")

    # Whoever plays against us.

    @work(exclusive=True, group="rival")
    async def _let_rival_act(self) -> None:
        session, side, rival = self.session, self.session.awaited, self.rival
        if rival is None or side is None:
            return
        self.thinking = True
        self._show_players()
        begun, pace = monotonic(), 0.0 if session.terms.level == "best" else self.app.pace
        try:
            deed = await rival.deed(session.fork(), side, session.now())
            await asyncio.sleep(max(0.0, pace - (monotonic() - begun)))
        except DamierError as error:
            session.left_alone()
            session.say(note("terminal-engine-gone", words=str(error)[:200]))
            deed = None
        finally:
            self.thinking = False
        if deed is not None:
            session.deed(deed, side)
        self.call_after_refresh(self.sync)

    def _stop_rival(self) -> None:
        self.workers.cancel_group(self, "rival")
        self.thinking = False
        if self.rival is not None:
            self.rival.stop()

    async def on_unmount(self) -> None:
        """Leave nothing running."""
        self._stop_rival()
        if self.analyst is not None:
            self.analyst.stop()
        if self.rival is not None:
            await self.rival.close()

    # Analysis.

    def _analyse(self) -> None:
        if self.analyst is None:
            return
        if self.analyst.position != self.session.shown:
            self.found = None
            subject = self.session.fork() if self.session.looking is None else self.session.shown
            self._think(self.analyst, subject)

    @work(thread=True, exclusive=True, group="analysis")
    def _think(self, analyst: Analyst, subject: Position | Game) -> None:
        for found in analyst.look_at(subject):
            self.post_message(self.Thought(analyst, subject, found))

    def on_game_screen_thought(self, event: Thought) -> None:
        """Show what the engine has found, if that is still wanted."""
        position = event.subject if isinstance(event.subject, Position) else event.subject.position
        if event.analyst is self.analyst and position == event.analyst.position:
            self.found = found = event.found
            self.query_one(ThinkingPanel).show(found, self.words, self._bar_colours())

    # What people do.

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """Point at a square."""
        self.cursor, self.route = event.square, ()
        self.session.point(event.square)
        self.sync()

    def on_board_view_walked(self, event: BoardView.Walked) -> None:
        """Move the cursor."""
        self.cursor = event.square
        self._show_board()

    def on_key(self, event: events.Key) -> None:
        """Go on in the line below when somebody begins to type a move.

        Keys that came quickly were sent to the board before the line had the focus.
        """
        typed = self.query_one("#typed", Input)
        character = event.character or ""
        begun = self.focused is typed and bool(typed.value) and character.isprintable()
        if character and (begun or (character.isascii() and character.isdigit())):
            event.stop()
            self.set_focus(typed)
            typed.value = typed.value + character if begun else character
            typed.cursor_position = len(typed.value)

    def on_board_view_entered(self, event: BoardView.Entered) -> None:
        """Point at the square under the cursor, or play what was typed quickly."""
        typed = self.query_one("#typed", Input)
        if typed.value:
            self._play_typed(typed)
        elif event.square is not None:
            self.on_board_view_pointed(BoardView.Pointed(event.square))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play the move that was typed."""
        self._play_typed(event.input)

    def _play_typed(self, typed: Input) -> None:
        words = typed.value.strip()
        typed.value = ""
        self.set_focus(self.query_one(BoardView))
        if words:
            self.session.type(words)
            self.cursor = None
            self.sync()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the route that is pointed at."""
        asked = self.session.asked
        self.route = asked[event.option_index].path if event.option_index < len(asked) else ()
        self._show_board()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a route, answer an offence or an offer, or go on after the end."""
        session, index = self.session, event.option_index
        self.route = ()
        if session.asked:
            session.choose(index)
        elif session.choices:
            session.use(session.choices[index])
        elif session.over:
            self.app.rematch(session) if index == 0 else self.action_new_game()
            return
        self.sync()

    def on_move_list_chosen(self, event: MoveList.Chosen) -> None:
        """Look at a move of the list."""
        self.session.look(event.count)
        self.sync()

    def action_back(self) -> None:
        """Take back half a capture, or put the piece down."""
        self.route = ()
        self.query_one("#typed", Input).value = ""
        self.session.back()
        self.query_one(BoardView).focus()
        self.sync()

    def action_look(self, by: int) -> None:
        """Look one move back or on."""
        self.session.step(by)
        self.sync()

    def action_look_at(self, count: int | None) -> None:
        """Look at the beginning, or at the game as it is."""
        self.session.look(count)
        self.sync()

    def action_type(self) -> None:
        """Type a move."""
        self.query_one("#typed", Input).focus()

    def action_take_back(self) -> None:
        """Take a move back."""
        self._stop_rival()
        self.session.take_back()
        self._filed = False
        self.sync()

    def action_turn_board(self) -> None:
        """See the board from the other side."""
        self.flip = not self.flip
        self.show()

    def action_numbers(self) -> None:
        """Show the numbers of the squares, letters at the edge too, or neither."""
        self.numbers = _NUMBERS[(_NUMBERS.index(self.numbers) + 1) % len(_NUMBERS)]
        self._arrange()
        self.call_after_refresh(self.show)

    def action_straighten(self) -> None:
        """Say that the next touch only straightens."""
        self.session.straighten()
        self.sync()

    def action_analyse(self) -> None:
        """Have the engine look on, or no longer."""
        if self.analyst is None:
            self.analyst = Analyst(self.session.sheet, self.app.analysis)
        else:
            self.analyst.stop()
            self.analyst, self.found = None, None
        self.sync()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Show the move that the computer would play."""
        session = self.session
        if not session.persons_turn or session.looking is not None:
            return
        analyst = Analyst(session.sheet, self.app.analysis)
        move = await asyncio.to_thread(analyst.best, session.fork())
        if move is not None and move in session.game.position.legal_moves:
            session.hinted(move)
            self.sync()

    @work
    async def action_menu(self) -> None:
        """Show everything that can be done now."""
        session, words = self.session, self.words
        options = [option for option in session.options if option not in session.choices]
        actions = [action for action in self._actions if action.name != "menu"]
        lines = [choice_text(option, session, words) for option in options]
        lines += [f"{words(action.text)}  ({key_sign(action.key)})" for action in actions]
        title = words("terminal-do-menu")
        index = await self.app.push_screen_wait(Pick(title, lines))
        if index is None:
            return
        if index >= len(options):
            await self.run_action(actions[index - len(options)].name)
            return
        option = options[index]
        if option.kind == "resign" and not await self._sure(words("option-resign.confirm")):
            return
        session.use(option)
        self.sync()

    async def _sure(self, question: str) -> bool:
        words = self.words
        lines = [words("terminal-no"), words("terminal-yes")]
        dialog = Pick(question, lines)
        return await self.app.push_screen_wait(dialog) == 1

    def action_help(self) -> None:
        """Show what every key does."""
        self.app.show_help()

    def action_rules(self) -> None:
        """Show the rules, from the article that was last named."""
        refusal = self.session.note.refusal if self.session.note else None
        article = refusal.article if refusal is not None else None
        width = max(20, min(84, self.app.size.width * 9 // 10) - 8)
        text, line = reading.rules_text(self.session.sheet, self.words, article, width)
        self.app.push_screen(Pages(text, begin=line))

    @work
    async def action_save(self) -> None:
        """Save the game in a PDN file."""
        await self._save()

    async def _save(self) -> bool:
        words = self.words
        path = await self.app.push_screen_wait(
            Ask(
                words("terminal-do-save"),
                words("terminal-save-hint"),
                f"{self.session.sheet.id}.pdn",
            )
        )
        if path is None:
            return False
        try:
            save(self.session, Path(path))
        except OSError as error:
            self.session.say(note("terminal-not-saved", words=str(error)))
            self.sync()
            return False
        self.session.say(note("terminal-saved", words=path))
        self.sync()
        return True

    def action_open(self) -> None:
        """Open a game from a PDN file."""
        self.app.open_file()

    def trouble(self, told: str) -> None:
        """Say what went amiss."""
        self.session.say(note("terminal-words", words=told))
        self.sync()

    @work
    async def action_language(self) -> None:
        """Choose another language."""
        await self.app.choose_language()
        self.show()

    def action_new_game(self) -> None:
        """Go to the start screen; this game is kept."""
        self.app.start()

    @work
    async def action_leave(self) -> None:
        """Leave the app; ask first where a game is on."""
        session, words = self.session, self.words
        if session.over or not session.game.entries:
            self.app.exit()
            return
        lines = [
            words("terminal-leave-keep"),
            words("terminal-leave-save"),
            words("terminal-leave-stay"),
        ]
        self.leaving = True
        index = await self.app.push_screen_wait(Pick(words("terminal-leave"), lines))
        self.leaving = False
        if index == 0 or (index == 1 and await self._save()):
            self.app.exit()
