"""The puzzle screen: a task, a board to try it on, what came of it, and the next one."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, ClassVar
from uuid import uuid4

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.widgets import Input, OptionList, Static

from damier.learn.progress import KING
from damier.learn.refuting import GLANCE
from damier.learn.scene import Scene
from damier.learn.solving import HINTS
from damier.learn.themes import source_of
from damier.live.thinking.jobs import AnalysisJob
from damier.texts.speech import side_name
from damier.texts.terminals import for_terminal
from damier.tui import reading
from damier.tui.actions import PUZZLE_ACTIONS
from damier.tui.screens.board import BoardScreen
from damier.tui.screens.dialogs import Pages
from damier.tui.solving import Race, Solving
from damier.tui.telling import Telling, refused_telling
from damier.tui.widgets.board import BoardView
from damier.tui.widgets.panels import KeyBar, TellingPanel, clock_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.app import ComposeResult

    from damier.learn.progress import Outcome
    from damier.learn.puzzle import Puzzle
    from damier.tui.puzzling import PuzzleWish
    from damier.tui.scene import BoardScene

_TICK = 0.25  # seconds between two looks at the clock of a race


class PuzzleScreen(BoardScreen):
    """One puzzle after the other, of the kind that was wished for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(action.keys, action.name, show=False) for action in PUZZLE_ACTIONS
    ]
    actions = PUZZLE_ACTIONS

    def __init__(
        self, wish: PuzzleWish, puzzle: Puzzle, now: Callable[[], float] = monotonic
    ) -> None:
        self.wish, self._now = wish, now
        self.solving = Solving(puzzle, now, self._tell)
        super().__init__(self.solving.session)
        self.flip = puzzle.position.turn == "black"
        self.race = Race(now) if wish.way == "race" else None
        self.deeds: list[tuple[str, str]] = []  # what can be chosen now: a text and an action
        self._raced = False

    def compose(self) -> ComposeResult:
        """Lay out the board, what is said beside it, and the line for typing."""
        yield Static(id="title")
        with Container(id="middle"):
            yield BoardView(ascii_only=self.app.ascii_only, id="board")
            with Vertical(id="side"):
                yield Static(id="whence")
                yield TellingPanel(id="telling")
                yield OptionList(id="choices", compact=True)
                yield Static(id="line")
                yield Static(id="streak")
        with Horizontal(id="entry"):
            yield Static(id="prompt")
            yield Input(id="typed", compact=True, select_on_focus=False)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.query_one(BoardView).focus()
        if self.race is not None:
            self.set_interval(_TICK, self._tick)
        self.show()

    # What is shown.

    def show(self) -> None:
        """Show the puzzle as it stands."""
        self.session, words = self.solving.session, self.words
        self.query_one("#title", Static).update(self._title(words.sheet(self.session.sheet)))
        self._show_board()
        self.query_one("#whence", Static).update(Text(self._whence(), "dim"))
        self.query_one(TellingPanel).show(self._telling())
        line = Text("  ".join(self.solving.line), justify="left")
        self.query_one("#line", Static).update(line)
        self._show_streak()
        self.query_one("#prompt", Static).update(f" {words('terminal-your-move')} ")
        self._show_deeds()
        self.query_one(KeyBar).show(self._keys(), self.app.size.width)

    def _scene(self) -> BoardScene:
        scene = super()._scene()
        if not self.solving.is_open:
            return replace(scene, must=frozenset(), targets=frozenset())
        # Which piece has to take would be half of the solution.
        must = scene.must if self.session.note is not None and self.session.note.refusal else ()
        hints = scene.hints | set(self.solving.hinted)
        return replace(scene, must=frozenset(must), hints=frozenset(hints))

    def _whence(self) -> str:
        """Say where this puzzle comes from: today's, a race, what was missed, a theme."""
        words, wish = self.words, self.wish
        if wish.way == "repeat":
            return words("learn-repeat", count=len(self.app.learned().due))
        if wish.way == "race" and self.race is not None:
            clock = words.apart(clock_text(float(int(self.race.left + 0.99))).partition(".")[0])
            return f"{clock}   {words('race-solved', count=self.race.solved)}"
        if wish.way == "today":
            return words("learn-today")
        parts = [words(f"learn-{wish.level}")] if wish.level else []
        parts += [words(f"theme-{wish.theme}")] if wish.theme else []
        return " · ".join(parts) or words("learn-any")

    @property
    def asked_for(self) -> str:
        """What is asked, in one line."""
        puzzle = self.solving.puzzle
        side = side_name(puzzle.position.sheet, puzzle.position.turn)
        takes = Scene(puzzle).most_taken
        return self.words(f"puzzle-{puzzle.goal}", colour=side, takes=takes)

    def _telling(self) -> Telling:
        solving, words = self.solving, self.words
        if self.race is not None and self.race.over:
            best = self.app.learned().races.get(self.wish.sheet, self.race.solved)
            best_text = words("learn-race-best", count=best)
            return Telling(words("race-over", count=self.race.solved), (best_text,), "over")
        note = self.session.note
        if note is not None and note.refusal is not None and solving.is_open:
            told = refused_telling(self.session, note.refusal, words)
            return replace(told, title=f"{self.asked_for}\n{told.title}")
        if solving.stage == "wrong" and solving.refutation is not None:
            why = for_terminal(solving.refutation.text(words.lang))
            after = words("puzzle-after", move=solving.line[0])
            return Telling(words("puzzle-wrong"), (after, why), "refused")
        if solving.stage in ("solved", "shown"):
            return Telling(words(f"puzzle-{solving.stage}"), self._themes(), "over")
        said: tuple[str, ...] = ()
        if solving.hint and solving.is_open:
            key, args = solving.hint_text
            said = (words(key, **args), words("puzzle-helped"))
        elif note is not None and solving.is_open:
            said = (words(note.key, **dict(note.args)),)
        elif solving.played:
            said = (words("puzzle-right"),)
        return Telling(self.asked_for, said)

    def _themes(self) -> tuple[str, ...]:
        """Name the themes, and the article of the first that lives by one."""
        words, puzzle = self.words, self.solving.puzzle
        names = " · ".join(words(f"theme-{name}") for name in puzzle.themes)
        article = self.article
        return (names, words("article", article=article)) if article else (names,)

    @property
    def article(self) -> str:
        """The article that the puzzle's idea lives by, empty for none."""
        puzzle = self.solving.puzzle
        sources = (source_of(name, puzzle.position.sheet) for name in puzzle.themes)
        found = (source.article for source in sources if source is not None)
        return next((article for article in found if article and article != "0"), "")

    def _show_streak(self) -> None:
        words, line = self.words, ""
        if self.race is None:
            learned = self.app.learned()
            row = learned.row
            line = words("puzzle-row", count=row)
            if learned.days > 1:
                line += f"\n{words('puzzle-days', count=learned.days)}"
            if row and row % KING == 0:
                line = f"♛ {line}" if not self.app.ascii_only else line
        self.query_one("#streak", Static).update(Text(line, "dim"))

    def _show_deeds(self) -> None:
        words, stage = self.words, self.solving.stage
        done = self.race is not None and self.race.over
        if self.session.asked:
            self._offer(self._routes())
            return
        if done:
            self.deeds = [("race-again", "next"), ("learn-all", "leave")]
        elif stage == "wrong" and self.race is None:
            self.deeds = [
                ("puzzle-again", "again"),
                ("puzzle-solution", "solution"),
                ("puzzle-next", "next"),
            ]
        elif stage in ("solved", "shown") and self.race is None:
            self.deeds = [("puzzle-next", "next"), ("puzzle-again", "again")]
            self.deeds += [("learn-all", "leave")]
        else:
            self.deeds = []
        self._offer([words(text) for text, _ in self.deeds])

    def _keys(self) -> list[tuple[str, str, str]]:
        words, solving = self.words, self.solving
        keys = []
        if solving.is_open and solving.hint < HINTS:
            keys.append(("h", "hint", words(f"puzzle-hint-{solving.hint + 1}")))
        if self.race is None and solving.stage not in ("solved", "shown"):
            keys.append(("s", "solution", words("puzzle-solution")))
        keys.append(("n", "next", words("puzzle-skip" if solving.is_open else "puzzle-next")))
        return [*keys, ("?", "help", words("terminal-do-help")), ("q", "leave", words("learn-all"))]

    # What is done.

    def point(self, square: int) -> None:
        """Point at a square, where moves may be made."""
        if self.solving.is_open and not self._over:
            self.session.point(square)

    def play_words(self, words: str) -> None:
        """Play a move that was typed, where moves may be made."""
        if self.solving.is_open and not self._over:
            self.session.type(words)

    @property
    def _over(self) -> bool:
        return self.race is not None and self.race.over

    def sync(self) -> None:
        """Judge what was done, and show it."""
        if self.solving.judge():
            self._answer()
        self.show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a route, or do what was chosen."""
        self.route = ()
        if self.session.asked:
            self.session.choose(event.option_index)
            self.sync()
        elif event.option_index < len(self.deeds):
            self.call_later(self.run_action, self.deeds[event.option_index][1])

    @work(exclusive=True, group="answer")
    async def _answer(self) -> None:
        """Let the puzzle answer: a reply, the refutation of a wrong move, or the solution."""
        solving = self.solving
        if solving.found is not None:
            position = solving.found.position
            job = AnalysisJob(position, GLANCE, memory=1, tables=False)
            best = None
            if position.legal_moves:
                found = await self.app.host.run(job, visitor=f"puzzle {uuid4()}")
                best = found.lines[0] if found.lines else None
            solving.refuted(best)
            self.show()
        while solving.has_more and not self._over:
            await asyncio.sleep(self.app.pace)
            solving.go_on()
            self.show()
        if self.race is not None and solving.outcome is not None:
            await asyncio.sleep(self.app.pace)
            if self.race.over:
                self._tick()
            else:
                self.action_next()

    def _tell(self, outcome: Outcome) -> None:
        """Keep how it went."""
        if self.race is not None and outcome != "missed":
            self.race.count()
        puzzle = self.solving.puzzle
        self.app.keep(lambda file: file.met(puzzle.position.sheet.id, puzzle.id, outcome))

    def action_hint(self) -> None:
        """Give the next of three hints."""
        self.session.note = None
        self.solving.help()
        self.show()

    def action_solution(self) -> None:
        """Show the solution."""
        if self.race is None and self.solving.stage not in ("solved", "shown"):
            self.solving.show()
            self._answer()
            self.show()

    def action_again(self) -> None:
        """Try once more."""
        if self.race is None and self.solving.stage in ("wrong", "solved", "shown"):
            self.solving.again()
            self.show()

    def action_next(self) -> None:
        """Go to the next puzzle; after a race to a new one."""
        if self._over:
            self.app.puzzle(self.wish)
            return
        self.workers.cancel_group(self, "answer")
        puzzle = self.app.chosen_puzzle(self.wish.next, after=self.solving.puzzle.id)
        if puzzle is None:
            left = self.app.learned().due  # one that was passed over is still to be repeated
            self.app.learn(self.wish.sheet, "" if left else self.words("learn-repeat-done"))
            return
        self.wish = self.wish.next
        if puzzle.position.sheet.id != self.session.sheet.id:
            self.wish = replace(self.wish, sheet=puzzle.position.sheet.id)
        self.solving = Solving(puzzle, self._now, self._tell)
        self.flip, self.cursor, self.route = puzzle.position.turn == "black", None, ()
        self._arrange()
        self.query_one(BoardView).focus()
        self.show()

    def _tick(self) -> None:
        if self.race is None or self._raced:
            return
        if self.race.over:
            self._raced = True
            solved, sheet = self.race.solved, self.wish.sheet
            self.app.keep(lambda file: file.raced(sheet, solved))
            self.show()
        else:
            self.query_one("#whence", Static).update(Text(self._whence(), "dim"))

    def action_rules(self) -> None:
        """Show the rules, from the article that was last named."""
        refusal = self.session.note.refusal if self.session.note else None
        done = self.solving.stage in ("solved", "shown")
        article = refusal.article if refusal is not None else self.article if done else None
        width = max(20, min(84, self.app.size.width * 9 // 10) - 8)
        text, line = reading.rules_text(self.session.sheet, self.words, article or None, width)
        self.app.push_screen(Pages(text, begin=line))

    def action_leave(self) -> None:
        """Go back to all puzzles."""
        self.app.learn(self.wish.sheet)
