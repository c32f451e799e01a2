"""The whole loop: play games, fit weights to them, let a match decide, and again."""

from __future__ import annotations

import os
import time
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from damier._core import SAMPLE_SIZE
from damier.engine.sprt import Sprt
from damier.engine.training import fit as fitting
from damier.engine.training.duel import Plan, Side, duel, usual_opening
from damier.engine.training.folder import TrainingFolder
from damier.engine.training.pool import pool_files
from damier.engine.training.samples import Samples, held_out, read_samples, recipe_of
from damier.engine.training.settings import Settings, Step
from damier.engine.training.state import Generation
from damier.engine.training.tasks import (
    drawn_start,
    engine_of,
    play_games,
    seed_for,
    sheet_from,
    tables_of,
)
from damier.engine.training.workers import process_pool, spread
from damier.engine.weights import pack
from damier.errors import EngineError
from damier.places import write_whole
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from concurrent.futures import Executor
    from contextlib import AbstractContextManager

    from damier.engine.training.state import State


class Trainer:
    """Trains weights for one sheet in one folder; only one trainer may use a folder at a time.

    `sheet` is an id, a path to a .toml or its text. `executor` is any of `concurrent.futures`, or
    Dask's `client.get_executor()`; without, a process for each of the `jobs` is started, and ended
    at once by Ctrl-C or an error: what it was about is played anew. The fit uses as many threads of
    this process, and twice as many tasks are under way. `start` are 16-bit weights that a new
    folder begins with; empty: the plain ones. `pools` are folders of positions to learn from as
    well (see `Pool`). With a `deck` every game of a generation that is begun, and every pair of its
    match, begins after a ballot drawn from it; raises DeckError if it is one of another game.
    """

    def __init__(
        self,
        sheet: str | Path,
        folder: str | Path,
        executor: Executor | None = None,
        *,
        settings: Settings | None = None,
        jobs: int | None = None,
        start: bytes = b"",
        pools: Iterable[str | Path] = (),
        deck: str = "",
        report: Callable[[Step], object] = lambda _: None,
    ) -> None:
        self.source = str(sheet)
        if self.source.endswith(".toml"):
            sheet_named(sheet)  # complains with the file's name
            self.source = Path(sheet).read_text(encoding="utf-8")
        self.sheet, self.deck = sheet_from(self.source), deck
        if deck:
            drawn_start(deck, self.sheet)
        self.settings = settings or Settings()
        self.jobs = jobs or os.cpu_count() or 1
        self.folder = TrainingFolder(Path(folder))
        self.state = (
            self.folder.resume(self.sheet) if self.folder.state.exists() else self._begin(start)
        )
        self._executor, self._report = executor, report
        self._pool: list[tuple[bytes, bytes]] = []  # watched, fitted
        self._given = [
            held_out(read_samples(path)) for pool in pools for path in pool_files(pool, self.sheet)
        ]

    def __repr__(self) -> str:
        return f"<Trainer {self.sheet.id} in {self.folder}>"

    def run(self, generations: int) -> State:
        """Train until the folder holds so many finished generations; return the state."""
        if self.state.finished >= generations:
            return self.state
        owned: AbstractContextManager[Executor] = (
            process_pool(self.jobs) if self._executor is None else nullcontext(self._executor)
        )
        if self.settings.pieces:
            tables_of(self.source, self.settings.pieces)  # built once, before workers want them
        with owned as executor:
            while self.state.finished < generations:
                self._next(executor)
        return self.state

    @property
    def weights(self) -> bytes:
        """The best weights so far, as the engine takes them."""
        return self._weights(self.state.best)

    def export(self, path: str | Path) -> Path:
        """Write the best weights as the package stores them; in a folder, by the play hash."""
        target = Path(path)
        if target.is_dir():
            target /= f"{self.sheet.play_hash}.xz"
        write_whole(target, pack(self.weights))
        return target

    def _begin(self, start: bytes) -> State:
        try:
            weights = engine_of(self.source, start).weights
        except ValueError as error:
            raise EngineError(
                f"expected weights of this board, got {len(start) // 2} numbers"
            ) from error
        return self.folder.begin(self.sheet, self.settings.seed, fitting.widened(weights))

    def _next(self, executor: Executor) -> None:
        """Finish the generation that is under way, or begin and finish another one."""
        state, chosen = self.state, self.settings
        if state.finished == len(state.generations):
            made = Generation(
                number=len(state.generations),
                player=state.best,
                chunks=-(-chosen.games // chosen.chunk),
                games=chosen.chunk,
                nodes=chosen.nodes,
                opening_plies=chosen.opening_plies or usual_opening(self.source),
                pieces=chosen.pieces,
                perturbed=chosen.perturbed,
                king_starts=chosen.king_starts,
                deck=self.deck,
            )
            state.generations.append(made)
            self._save()
        for generation in state.generations[len(self._pool) :]:
            self._pool.append(held_out(self._play(executor, generation)))
        self._save()
        generation = state.generations[-1]
        if generation.first_loss is None:
            self._learn(generation)
        self._judge(executor, generation)

    def _play(self, executor: Executor, generation: Generation) -> bytes:
        """Return the positions of a generation; play what is not on disk or damaged there."""
        weights = self._weights(generation.player)
        number, seed = generation.number, self.state.seed
        facts, deck = generation.facts, generation.deck
        recipe = recipe_of(self.sheet, weights, facts, number, seed, deck=deck)
        samples = Samples(self.folder.samples, number, recipe, generation.chunks)
        calls = (
            (chunk, (self.source, weights, seed_for(seed, "games", number, chunk), *facts, deck))
            for chunk in samples.missing
        )
        self._tell(generation, "play", samples.done * generation.games, generation.all_games)
        for chunk, (body, cpu) in spread(executor, play_games, calls, 2 * self.jobs):
            samples.add(chunk, body, cpu)
            self._tell(generation, "play", samples.done * generation.games, generation.all_games)
        records = samples.finish()
        generation.positions, generation.play_cpu = len(records) // SAMPLE_SIZE, samples.cpu
        return records

    def _learn(self, generation: Generation) -> None:
        """Fit new weights to all games so far, beginning with the best weights."""
        self._tell(generation, "fit", 0, 1)
        best, chosen = self.state.best, self.settings
        began = time.process_time()
        made = fitting.fit(
            engine_of(self.source, self._weights(best)),
            self._given + self._pool,
            self.folder.weights(best),
            epochs=chosen.epochs,
            pull=chosen.pull,
            trust=chosen.trust,
            threads=self.jobs,
        )
        self.folder.write_weights(generation.number, made.weights)
        generation.note_fit(made, time.process_time() - began)
        self._save()
        self._tell(generation, "fit", 1, 1)

    def _judge(self, executor: Executor, generation: Generation) -> None:
        """Play the new weights against the best until one is proved better; keep the winner."""
        chosen, number = self.settings, generation.number
        test = Sprt(chosen.elo0, chosen.elo1)
        name = f"{self.state.seed}/match/{number}"
        plan = Plan(
            chosen.pairs,
            generation.nodes,
            generation.opening_plies,
            name=name,
            pieces=generation.pieces,
            deck=generation.deck,
        )
        sides = Side(self._weights(number)), Side(self._weights(self.state.best))
        score = generation.score
        self._tell(generation, "match", score.pairs, plan.pairs)
        for now in duel(
            executor, self.source, sides, plan, sprt=test, score=score, ahead=2 * self.jobs
        ):
            generation.note_match(now)
            self._save()
            self._tell(generation, "match", now.pairs, plan.pairs)
        generation.decide(test.verdict(generation.score.counts))
        self._save()
        self.folder.draw(self.state, f"{self.sheet.name}: Elo over the start")
        self._tell(generation, "done", 1, 1)

    def _weights(self, number: int) -> bytes:
        return fitting.rounded(self.folder.weights(number))

    def _save(self) -> None:
        self.state.write(self.folder.state)

    def _tell(self, generation: Generation, stage: str, done: int, total: int) -> None:
        self._report(Step(generation, stage, done, total))
