"""A written game on a board: step through it, try moves, and see what was played before."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from damier.collection.explorer import Continuation
from damier.errors import DamierError
from damier.tui.actions import STUDY_ACTIONS, key_sign
from damier.tui.analyst import Analyst
from damier.tui.gamelist import date_text, listed
from damier.tui.screens.board import BoardScreen
from damier.tui.screens.dialogs import Ask
from damier.tui.store import save_record
from damier.tui.study import Spot, Study
from damier.tui.telling import Telling, refused_telling
from damier.tui.widgets.board import BoardView
from damier.tui.widgets.panels import KeyBar, TellingPanel, ThinkingPanel, short_count
from damier.tui.widgets.written import WrittenGame

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from damier.collection.stored import Stored
    from damier.pdn import Record
    from damier.tui.openings import Looked
    from damier.tui.scene import BoardScene
    from damier.tui.thinking import Thoughts

_ROWS = 8  # moves of a collection that are shown


class NextMoves(OptionList, inherit_bindings=False):
    """What may come next: up and down choose, right or Enter goes there, left goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", show=False),
        Binding("down", "cursor_down", show=False),
        Binding("enter,right,space", "select", show=False),
    ]


class StudyScreen(BoardScreen):
    """One written game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(action.keys, action.name, show=False) for action in STUDY_ACTIONS),
        Binding("left,left_square_bracket,pageup", "step(-1)", show=False),
        Binding("right,right_square_bracket,pagedown", "step(1)", show=False),
        Binding("home", "ends(-1)", show=False),
        Binding("end", "ends(1)", show=False),
    ]
    actions = STUDY_ACTIONS

    def __init__(self, study: Study) -> None:
        self.study = study
        super().__init__(study.session)
        self.looked: Looked | None = None
        self.told = ""
        self.analyst: Analyst | None = None
        self.thoughts: Thoughts | None = None
        self.rows: list[Spot | Continuation | Stored] = []  # what each line of the list leads to

    def compose(self) -> ComposeResult:
        """Lay out the board, the game, and what may come next."""
        yield Static(id="title")
        with Container(id="middle"):
            yield BoardView(ascii_only=self.app.ascii_only, id="board")
            with Vertical(id="side"):
                yield Static(id="who")
                yield WrittenGame(id="written")
                yield ThinkingPanel(id="thinking")
                yield TellingPanel(id="telling")
                yield OptionList(id="choices", compact=True)
                yield Static(id="explored")
                yield NextMoves(id="next", compact=True)
        with Horizontal(id="entry"):
            yield Static(id="prompt")
            yield Input(id="typed", compact=True, select_on_focus=False)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin at the first position."""
        self.query_one("#next").focus()
        self.arrive()

    # What is shown.

    def show(self) -> None:
        """Show the place in the game."""
        study, words = self.study, self.words
        self.session = study.session
        game = listed(study.record, words("game-you"))
        self.query_one("#title", Static).update(self._title(words.sheet(study.record.sheet)))
        where = "  ".join(filter(None, (game.event, date_text(game.date))))
        who = Text(f"{game.white} – {game.black}  {game.result}", "bold")
        who.append(f"\n{where}" if where else "", "not bold")
        self.query_one("#who", Static).update(who)
        self._show_board()
        self.query_one(WrittenGame).show(study.tokens(), study.spot)
        thinking = self.query_one(ThinkingPanel)
        thinking.display = self.analyst is not None
        thinking.show(self.thoughts, words, self._bar_colours())
        told = self._telling()
        panel = self.query_one(TellingPanel)
        panel.display = told is not None
        if told is not None:
            panel.show(told)
        self.query_one("#prompt", Static).update(f" {words('terminal-your-move')} ")
        if self.session.asked or self.query_one("#choices").display:
            self._offer(self._routes())
        self._show_next()
        keys = [(key_sign(a.key), a.name, words(a.text)) for a in STUDY_ACTIONS]
        self.query_one(KeyBar).show(keys, self.app.size.width)

    def _scene(self) -> BoardScene:
        scene, node = super()._scene(), self.study.node
        if node is None or node.move is None or self.session.path:
            return scene
        return replace(scene, last=frozenset(node.move.path))

    def _telling(self) -> Telling | None:
        """Say why a move was refused, what is written here, or what is wrong with the file."""
        note, words = self.session.note, self.words
        if note is not None and note.refusal is not None:
            return refused_telling(self.session, note.refusal, words)
        if note is not None and note.key:
            return Telling(words(note.key, **dict(note.args)), ())
        if self.told:
            return Telling(self.told, ())
        if broken := self.study.broken:
            return Telling(words("terminal-not-opened", words=broken[:200]), (), "refused")
        return None

    def _show_next(self) -> None:
        """List the game's next moves, those of the collection, and games with the position."""
        chosen = self.query_one(NextMoves)
        rows, lines = list["Spot | Continuation | Stored"](), list[Option | None]()
        looked = self.looked if self._is_looked_up else None
        known = {} if looked is None else {each.move: each for each in looked.found.moves}
        for spot in self.study.nexts:
            node = spot.line.nodes[spot.count - 1]
            played = known.pop(node.move, None) if node.move is not None else None
            rows.append(spot)
            text = f"▸ {node.text}"
            lines.append(Option(Text(text if played is None else self._row(played, "▸"))))
        for played in list(known.values())[:_ROWS]:
            rows.append(played)
            lines.append(Option(Text(self._row(played, " "))))
        if looked is not None and looked.samples:
            lines += [None] if lines else []
            for game in looked.samples:
                rows.append(game)
                when = f"{game.year}  " if game.year else ""
                line = f"  {when}{game.white} – {game.black}  {game.score}"
                lines.append(Option(Text(line, "dim", no_wrap=True, overflow="ellipsis")))
        self.rows = rows
        chosen.clear_options()
        chosen.add_options(lines)
        if lines:  # an empty list stays where it is, or the keys would go to the board
            chosen.highlighted = 0
        self._show_heading()

    @property
    def _is_looked_up(self) -> bool:
        return self.looked is not None and self.looked.position == self.study.position

    def _show_heading(self) -> None:
        """Name the opening, and say how many games there are and what the columns mean."""
        words, heading = self.words, self.query_one("#explored", Static)
        heading.display = self.app.openings is not None
        if self.app.openings is None:
            return
        if self.looked is None or not self._is_looked_up:
            heading.update(Text(words("openings-looking"), "dim"))
            return
        text = Text(self.looked.name, "bold")
        found = self.looked.found
        line = words("openings-all", count=found.games) if found.games else words("openings-none")
        text.append(f"{'  ' if self.looked.name else ''}{line}", "not bold")
        if found.moves:
            names = (
                words("openings-move"),
                words("openings-count"),
                words("openings-results"),
                words("terminal-average"),
                words("openings-last"),
            )
            text.append(f"\n{'  '.join(names)}", "not bold dim")
        heading.update(text)

    def _row(self, played: Continuation, sign: str) -> str:
        """Write a move of the collection into columns, which stay left to right."""
        count = max(1, played.games)
        shares = [round(100 * each / count) for each in (played.white, played.draw, played.black)]
        results = "/".join(map(str, shares))
        years = f"{played.average_year or '':>4} {played.last_year or '':>4}"
        return f"{sign} {played.text:<6}{short_count(played.games):>6} {results:>8} {years}"

    # What is done.

    def arrive(self) -> None:
        """Show another place, and look it up."""
        self.route, self.told = (), ""
        self.show()
        if self.app.openings is not None and not self._is_looked_up:
            self._look_up()
        if self.analyst is not None and self.analyst.position != self.study.position:
            self.thoughts = None
            self._think(self.analyst)

    @work(exclusive=True, group="openings")
    async def _look_up(self) -> None:
        openings, position = self.app.openings, self.study.position
        if openings is None:
            return
        try:
            self.looked = await openings.look(position)
        except DamierError as error:
            self.told = self.words("terminal-not-opened", words=str(error)[:200])
            self.app.openings = None
        self.show()

    @work(exclusive=True, group="analysis")
    async def _think(self, analyst: Analyst) -> None:
        """Have the engine look at the position, and show what it finds while it is wanted."""
        position = self.study.position
        async for found in analyst.look_at(position):
            if self.analyst is analyst and position == self.study.position:
                self.thoughts = found
                panel = self.query_one(ThinkingPanel)
                panel.show(found, self.words, self._bar_colours())

    def action_analyse(self) -> None:
        """Have the engine look on, or no longer."""
        if self.analyst is None:
            self.analyst = Analyst(self.app.host, self.app.analysis)
        else:
            self._rest()
        self.arrive()

    def _rest(self) -> None:
        if self.analyst is not None:
            self.analyst.stop()
        self.analyst, self.thoughts = None, None

    def on_unmount(self) -> None:
        """Leave no thinking behind."""
        self._rest()

    def sync(self) -> None:
        """Take over a move that was made on the board."""
        if self.session.game.moves:
            self.study.tried()
            self.query_one("#next").focus()
            self.arrive()
        else:
            self.show()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a route, go to a move, or open a game."""
        if event.option_list.id == "choices":
            self.session.choose(event.option_index)
            self.sync()
            return
        chosen = self.rows[event.option_index]
        if isinstance(chosen, Spot):
            self.study.go(chosen)
            self.arrive()
        elif isinstance(chosen, Continuation):
            self.study.follow(chosen.move)
            self.arrive()
        else:
            self._open(chosen.id)

    @work(exclusive=True, group="open")
    async def _open(self, game: int) -> None:
        if self.app.openings is not None:
            record: Record = await self.app.openings.record(game)
            self.app.study(record)

    def action_step(self, by: int) -> None:
        """Go one move on or back."""
        if by < 0:
            self.study.back()
        elif self.study.nexts:
            self.study.go(self.study.nexts[0])
        self.arrive()

    def action_ends(self, by: int) -> None:
        """Go to the beginning, or to the end of the line."""
        if by < 0:
            self.study.first()
        else:
            self.study.last()
        self.arrive()

    @work
    async def action_save(self) -> None:
        """Save the game with its variations in a PDN file."""
        words = self.words
        name = f"{self.study.record.sheet.id}.pdn"
        title, hint = words("terminal-do-save"), words("terminal-save-hint")
        path = await self.app.push_screen_wait(Ask(title, hint, name))
        if path is None:
            return
        try:
            save_record(self.study.record, Path(path))
            self.told = words("terminal-saved", words=path)
        except OSError as error:
            self.told = words("terminal-not-saved", words=str(error)[:200])
        self.show()

    def action_play_on(self) -> None:
        """Play on from here."""
        self.app.play_on(self.study)

    def action_leave(self) -> None:
        """Go back to where the game was chosen."""
        self.app.leave_study()
