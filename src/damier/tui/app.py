"""The app: one language, one store, one screen after the other."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic, time
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from damier import pdn
from damier.engine.limits import Limit
from damier.errors import DamierError, NotationError
from damier.learn.learned import Learned
from damier.learn.progress import ProgressError
from damier.live.thinking.executors import Threads
from damier.live.thinking.host import Host
from damier.pdn import Record
from damier.rules import sheets
from damier.texts.catalogue import languages
from damier.texts.speech import reading_text
from damier.texts.terminals import for_terminal
from damier.tui import reading
from damier.tui.actions import ACTIONS, Action
from damier.tui.attachment import find_seat
from damier.tui.choice import BOTH
from damier.tui.learned import LearnedFile
from damier.tui.letters import Letters
from damier.tui.openings import OpeningGames
from damier.tui.own_server import NoServer, browse, own_server
from damier.tui.puzzling import PuzzleWish, wished_puzzle
from damier.tui.screens.dialogs import Ask, Pages, Pick
from damier.tui.screens.game import GameScreen
from damier.tui.screens.games import GamesScreen
from damier.tui.screens.learn import LearnScreen
from damier.tui.screens.puzzle import PuzzleScreen
from damier.tui.screens.start import StartScreen
from damier.tui.screens.study import StudyScreen
from damier.tui.session import TableSession
from damier.tui.store import GameFiles, goes_on, opened_record, record_readings
from damier.tui.study import Study
from damier.tui.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual.binding import BindingType
    from textual.filter import LineFilter
    from textual.screen import Screen

    from damier.engine.book import Book
    from damier.game import Game
    from damier.learn.learned import Kept
    from damier.learn.puzzle import Puzzle
    from damier.rules.sheet import Colour
    from damier.table.terms import Terms
    from damier.tui.choice import GameChoice
    from damier.tui.own_server import OwnServer
    from damier.tui.palette import Depth

_WOOD = Theme(
    name="damier",
    primary="#e2bd84",
    secondary="#b5824f",
    accent="#ffd23f",
    foreground="#f3e9d8",
    background="#1d1612",
    surface="#281e18",
    panel="#35281f",
    warning="#ffd23f",
    error="#e8735f",
    success="#9ccc84",
    dark=True,
)
_Left = GameScreen | StartScreen | LearnScreen | PuzzleScreen | GamesScreen | StudyScreen
_PACE = 0.5  # seconds that an answer takes at least, so that one can follow it
_ANALYSIS = Limit(time=60)


class DamierApp(App[None]):
    """Draughts in a terminal.

    `choice` begins a game at once, `opened` shows one, `resume` goes on with the last; else the
    start screen comes first. `table` is a table of one's own server, or the link to a seat there;
    `browser` opens the first game in the browser, too. `solve` are puzzles that are wished for, or
    a sheet whose puzzles are listed; `file` is one whose games are shown, `collection` one that
    openings are looked up in. `seed`, `today`, `pace`, `clock` and `analysis` are for those
    who want every run to be the same.
    """

    CSS_PATH = "damier.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)
    ]

    def __init__(
        self,
        *,
        lang: str,
        depth: Depth = "full",
        choice: GameChoice | None = None,
        opened: tuple[Game, GameChoice, frozenset[Colour]] | None = None,
        resume: bool = False,
        store: GameFiles | None = None,
        seed: int | None = None,
        pace: float = _PACE,
        clock: Callable[[], float] = monotonic,
        analysis: Limit = _ANALYSIS,
        ascii_only: bool = False,
        table: str = "",
        browser: bool = False,
        book: Book | None = None,
        solve: PuzzleWish | str | None = None,
        file: Path | None = None,
        collection: Path | None = None,
        today: Callable[[], float] = time,
    ) -> None:
        os.environ.pop("NO_COLOR", None)  # Textual minds it even where it is empty
        if depth == "none":
            os.environ["NO_COLOR"] = "1"
        super().__init__(ansi_color=depth != "full")
        self.words = Words(lang)
        self.depth: Depth = depth
        self.store = store or GameFiles()
        self.rng, self.seed = Random(seed), seed  # noqa: S311  a game, not a secret
        self.pace, self.clock, self.analysis = pace, clock, analysis
        self.ascii_only = ascii_only
        self.browse: Callable[[str], object] = browse
        self._server: OwnServer | None = None
        self._told_unread = False
        self._table, self._browser, self._solve = table, browser, solve
        self._file = file
        self.openings = None if collection is None else OpeningGames(collection)
        self.learned_file = LearnedFile(self.store.folder, today)
        self.host = Host(Threads(books=() if book is None else (book,)))
        self._choice, self._opened, self._resume = choice, opened, resume
        self.register_theme(_WOOD)
        self.theme = "damier" if depth == "full" else "ansi-dark"

    def on_mount(self) -> None:
        """Show the first screen."""
        self.set_class(self.depth != "full", "ansi")
        self.set_class(self.depth == "none", "plain")
        self.set_class(self.ascii_only, "ascii")
        self.set_class(self.words.backwards, "backwards")
        if isinstance(self._solve, PuzzleWish):
            self.puzzle(self._solve)
        elif self._solve is not None:
            self.learn(self._solve)
        elif self._table:
            self.sit_at(self._table)
        elif self._resume:
            self.resume()
        elif self._file is not None:
            self.show_file(self._file)
        elif self._opened is not None:
            self.open(*self._opened)
        elif self._choice is not None:
            self.begin(self._choice)
        else:
            self.start()

    async def on_unmount(self) -> None:
        """Leave no thinking behind."""
        await self.host.close()
        if self.openings is not None:
            await self.openings.close()
        if self._server is not None:
            await self._server.close()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Write signs as letters where the terminal has no others."""
        filters = super().get_line_filters()
        return [*filters, Letters()] if self.ascii_only else filters

    def start(self, trouble: str = "") -> None:
        """Go to the start screen."""
        self._show(StartScreen(self.store.remembered()[0], trouble))

    def learn(self, sheet: str, told: str = "") -> None:
        """Show the puzzles of a sheet; one of a player's own has those of any other."""
        known = sheet if sheet in sheets() else sheets()[0]
        self._show(LearnScreen(known, told))

    def puzzle(self, wish: PuzzleWish) -> None:
        """Solve puzzles of a kind, the first of them now."""
        found = self.chosen_puzzle(wish)
        if found is None:
            key = "learn-repeat-done" if wish.way == "repeat" else "learn-none"
            self.learn(wish.sheet, self.words(key))
            return
        self._show(PuzzleScreen(replace(wish, sheet=found.position.sheet.id), found, self.clock))

    def chosen_puzzle(self, wish: PuzzleWish, after: str | None = None) -> Puzzle | None:
        """Return the next puzzle of a kind, None if there is none left."""
        file = self.learned_file
        return wished_puzzle(wish, self._kept(), file.now(), self.rng, after)

    def learned(self) -> Learned:
        """Return what was learned; nothing where its file cannot be read, which is told once."""
        return Learned.of(self._kept().values(), self.learned_file.now())

    def _kept(self) -> dict[str, Kept]:
        try:
            return self.learned_file.kept()
        except (OSError, ProgressError) as error:
            if not self._told_unread:
                self._told_unread = True
                told = self.words("terminal-not-opened", words=self.learned_file.path.name)
                self.notify(f"{told}\n{error}"[:300], severity="warning")
            return {}

    def keep(self, deed: Callable[[LearnedFile], None]) -> bool:
        """Do something to the file of what was learned; say what went amiss, and return False."""
        try:
            deed(self.learned_file)
        except (OSError, ProgressError) as error:
            told = self.words("terminal-not-saved", words=str(error)[:200])
            self.notify(told, severity="warning")
            return False
        return True

    def begin(self, choice: GameChoice) -> None:
        """Begin a new game."""
        session = self._begun(choice)
        try:
            self.store.remember(choice, self.words.lang)
        except OSError as error:
            self.notify(str(error), severity="warning")
        self._sit_down(session)

    def open(self, game: Game, choice: GameChoice, people: frozenset[Colour]) -> None:
        """Show a game that was read."""
        self._sit_down(TableSession.opened(game, choice, people, self.clock))

    def _sit_down(self, session: TableSession) -> None:
        """Play at another table; a game that was left unfinished joins the others to make room."""
        try:
            self.store.shelve()
        except OSError as error:
            self.notify(str(error), severity="warning")
        self._play(session)

    def _play(self, session: TableSession, table: str = "") -> None:
        screen = GameScreen(session, self.seed, table, browser=self._browser)
        self._browser = False
        self._show(screen)

    async def server(self) -> OwnServer:
        """Return one's own server, which is started if it does not run; raises a DamierError."""
        if self._server is not None:
            try:
                await self._server.ask("")
            except NoServer:
                await self._server.close()
                self._server = None
        if self._server is None:
            self._server = await own_server(self.store.folder)
        return self._server

    @work(exclusive=True, group="sit")
    async def sit_at(self, link: str) -> None:
        """Sit down at a table of one's own server: its name, or the link to a seat."""
        self._show(StartScreen(self.store.remembered()[0], self.words("terminal-browser-wait")))
        try:
            found = await find_seat(await self.server(), link)
        except DamierError as error:
            self.start(self.words("terminal-not-opened", words=str(error)[:200]))
            return
        people = BOTH if found.role == "both" else frozenset({found.role})
        session = TableSession.told(found.terms, found.events, people, self.clock)
        try:
            self.store.shelve()
        except OSError as error:
            self.notify(str(error), severity="warning")
        self._play(session, found.table)

    def _show(self, screen: Screen[None]) -> None:
        while len(self.screen_stack) > 2:  # what lies below a list's game goes as well
            self.pop_screen()
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def resume(self) -> None:
        """Go on with the game left unfinished."""
        kept = self.store.resume()
        if kept is not None:
            session = TableSession.opened(*kept, self.clock)
            session.date = self.store.date()
            self._play(session, self.store.table())

    def rematch(self, session: TableSession) -> None:
        """Play again, colours swapped."""
        choice = session.choice.swapped(session.people)
        self._sit_down(self._begun(choice, session.table.terms))

    def _begun(self, choice: GameChoice, before: Terms | None = None) -> TableSession:
        people = choice.people(self.rng)
        seed = self.rng.getrandbits(64) if choice.deck else None
        return TableSession.begun(choice, people, self.clock, seed=seed, before=before)

    def speak(self, lang: str) -> None:
        """Speak another language from now on."""
        self.words = Words(lang)
        self.set_class(self.words.backwards, "backwards")

    async def choose_language(self) -> None:
        """Ask for a language."""
        codes = languages()
        names = [self.words(f"language-{code}") for code in codes]
        title = self.words("terminal-do-language")
        here = codes.index(self.words.lang)
        index = await self.push_screen_wait(Pick(title, names, chosen=here))
        if index is not None:
            self.speak(codes[index])

    @work
    async def open_file(self) -> None:
        """Ask for a PDN file and show its first game; a link leads to a table."""
        words = self.words
        title, hint = words("terminal-do-open"), words("terminal-open-hint")
        path = await self.push_screen_wait(Ask(title, hint))
        if path is None:
            return
        if path.startswith(("http://", "https://")):
            self.sit_at(path)
            return
        try:
            self.show_file(Path(path))
        except (OSError, DamierError) as error:
            told = words("terminal-not-opened", words=str(error)[:200])
            if isinstance(self.screen, GameScreen):
                self.screen.trouble(told)
            else:
                self.start(told)

    def show_file(self, path: Path) -> None:
        """Show the games of a file; of one alone the game itself. Raises OSError, DamierError."""
        with path.expanduser().open("rb") as file:
            found = list(islice(pdn.read(file), 2))
        if not found:
            raise NotationError("expected a game, got none")
        if len(found) > 1:
            self._show(GamesScreen(path, path.name))
        elif goes_on(found[0]):
            self.open(*opened_record(found[0]))
            self._tell_readings(found[0])
        else:
            self.study(found[0])

    def show_own_games(self) -> None:
        """Show the games that were played here, the last one first."""
        self._show(GamesScreen(self.store.games, self.words("openings-own"), newest=True))

    def study(self, record: Record) -> None:
        """Step through a written game; a list that it was chosen from stays below."""
        screen = StudyScreen(Study(record, self.clock))
        if isinstance(self.screen, GamesScreen):
            self.push_screen(screen)
        elif isinstance(self.screen, StudyScreen):
            self.switch_screen(screen)
        else:
            self._show(screen)
        self._tell_readings(record)

    def _tell_readings(self, record: Record) -> None:
        for note in record_readings(record)[:3]:
            self.notify(for_terminal(reading_text(note, self.words.lang)))

    def explore(self, sheet: str) -> None:
        """Look up openings from the start of a sheet."""
        if self.openings is None:
            self.start(self.words("terminal-no-collection"))
        else:
            self.study(Record(sheet))

    def leave_study(self) -> None:
        """Go back to the list that a game was chosen from, else to the start screen."""
        if any(isinstance(screen, GamesScreen) for screen in self.screen_stack):
            self.pop_screen()
        else:
            self.start()

    def play_on(self, study: Study) -> None:
        """Play a written game on: the game itself from its end, else the position that is shown."""
        record, spot = study.record, study.spot
        at_end = spot.line is record.line and spot.count == len(record.line.nodes)
        if at_end and record.legal:
            try:
                self.open(*opened_record(record))
            except DamierError as error:
                told = self.words("terminal-not-opened", words=str(error)[:200])
                self.notify(told, severity="warning")
            return
        last = self.store.remembered()[0]
        self.begin(
            replace(last, sheet=record.sheet.id, start=study.position.fen(), draw_options=())
        )

    def action_leave(self) -> None:
        """Close what is on top, else leave as the screen does; asked twice, leave at once."""
        below = self.screen_stack[-2] if self.screen.is_modal else self.screen
        if self.screen.is_modal and not (isinstance(below, GameScreen) and below.leaving):
            self.screen.dismiss(None)
        elif self.screen.is_modal:
            self.exit()
        elif isinstance(below, _Left):
            below.action_leave()

    def show_help(self, actions: Sequence[Action] = ACTIONS) -> None:
        """Show what every key does."""
        text = reading.help_text(self.words, actions)
        self.push_screen(Pages(text))
