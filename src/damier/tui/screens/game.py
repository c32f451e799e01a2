"""The game screen: the keys, the mouse, and what they do to the session."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList

from damier.tui import reading
from damier.tui.actions import ACTIONS, key_sign
from damier.tui.analyst import Analyst
from damier.tui.screens.abroad import Abroad
from damier.tui.screens.dialogs import Ask, Pages, Pick
from damier.tui.session import note
from damier.tui.store import save
from damier.tui.telling import choice_text
from damier.tui.widgets.board import BoardView

if TYPE_CHECKING:
    from textual import events

    from damier.game.options import Option
    from damier.position import Move
    from damier.tui.scene import Numbers
    from damier.tui.widgets.moves import MoveList

_NUMBERS: tuple[Numbers, ...] = ("inside", "edge", "off")


class GameScreen(Abroad):
    """One game, played."""

    leaving = False  # whether it has asked if one wants to leave
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(action.keys, action.name, show=False) for action in ACTIONS),
        Binding("escape", "back", show=False),
        Binding("left_square_bracket,pageup", "look(-1)", show=False),
        Binding("right_square_bracket,pagedown", "look(1)", show=False),
        Binding("home", "look_at(0)", show=False),
        Binding("end", "look_at(None)", show=False),
        Binding("slash,colon", "type", show=False),
    ]

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
            self._go_on(again=index == 0)
            return
        self.sync()

    def _go_on(self, *, again: bool) -> None:
        """Play again, or go to the start screen."""
        if not again:
            self.action_new_game()
        elif self.session.elsewhere is not None:
            self.session.ask_again()  # the next table is told
        else:
            self.app.rematch(self.session)

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

    def action_point(self) -> None:
        """Point at a piece that should have captured: the next square is that."""
        self.session.begin_pointing()
        self.query_one(BoardView).focus()
        self.sync()

    def action_analyse(self) -> None:
        """Have the engine look on, or no longer."""
        if self.analyst is None:
            self.begin_analysis()
        else:
            self.end_analysis()
        self.sync()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Show the move that the computer would play."""
        session = self.session
        if not session.persons_turn or session.looking is not None:
            return
        line = await Analyst(self.app.host, self.app.analysis).advice(session.fork())
        if line and line[0] in session.game.position.legal_moves:
            session.hinted(line)
            self.sync()

    @work
    async def action_menu(self) -> None:
        """Show everything that can be done now."""
        session, words = self.session, self.words
        options = [option for option in session.options if option not in session.choices]
        claims = session.claims
        actions = [action for action in self._actions if action.name != "menu"]
        lines = [choice_text(option, session, words) for option in options]
        lines += [words("terminal-claim")] if claims else []
        lines += [
            f"{words(action.text)}  {words.apart(f'({key_sign(action.key)})')}"
            for action in actions
        ]
        title = words("terminal-do-menu")
        index = await self.app.push_screen_wait(Pick(title, lines))
        if index is None:
            return
        if index >= len(lines) - len(actions):
            await self.run_action(actions[index - len(lines)].name)
        elif index == len(options):
            await self._claim(claims)
        else:
            await self._use(options[index])

    async def _claim(self, moves: list[Move]) -> None:
        """Ask for the move that a draw is claimed with."""
        position, words = self.session.game.position, self.words
        lines = [position.text(move) for move in moves]
        index = await self.app.push_screen_wait(Pick(words("terminal-claim"), lines))
        if index is not None:
            self.session.claim(moves[index])
            self.sync()

    async def _use(self, option: Option) -> None:
        session, words = self.session, self.words
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
