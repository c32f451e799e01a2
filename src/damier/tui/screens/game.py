"""The game screen: the keys, the mouse, and what they do to the session."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import OptionList  # noqa: TC002  Textual reads annotations

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
    from damier.game.options import Option
    from damier.position import Move
    from damier.tui.widgets.moves import MoveList


class GameScreen(Abroad):
    """One game, played."""

    leaving = False  # whether it has asked if one wants to leave
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(action.keys, action.name, show=False) for action in ACTIONS),
        Binding("left_square_bracket,pageup", "look(-1)", show=False),
        Binding("right_square_bracket,pagedown", "look(1)", show=False),
        Binding("home", "look_at(0)", show=False),
        Binding("end", "look_at(None)", show=False),
    ]

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

    def action_look(self, by: int) -> None:
        """Look one move back or on."""
        self.session.step(by)
        self.sync()

    def action_look_at(self, count: int | None) -> None:
        """Look at the beginning, or at the game as it is."""
        self.session.look(count)
        self.sync()

    def action_take_back(self) -> None:
        """Take a move back."""
        self._stop_rival()
        self.session.take_back()
        self._filed = False
        self.sync()

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
