"""A whole training on a small board: what it makes, and that any executor makes the same."""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ET
from array import array
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

import damier
from damier._core import SAMPLE_SIZE
from damier.decks import DeckError
from damier.engine import weights as package
from damier.engine.training import Settings, Side, Trainer, plot, process_pool, read_samples, tasks
from damier.engine.training import fit as fitting
from damier.engine.training.duel import Plan, duel
from damier.engine.training.samples import by_kings, held_out
from damier.engine.training.tasks import drawn_start, engine_of, play_games, seed_for, sheet_from
from positions import random_position

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from damier.engine.training import Step

MINI = """
extends = "english"
id = "mini"
name = "Mini & small"
shelf = "house"
[board]
width = { is = 6, reading = "For tests." }
height = { is = 6, reading = "For tests." }
men_rows = { is = [1, 2], reading = "For tests." }
"""
QUICK = Settings(games=60, nodes=60, pairs=12, epochs=6)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Trainer]:
    with ThreadPoolExecutor(2) as executor:
        folder = tmp_path_factory.mktemp("threads")
        trainer = Trainer(MINI, folder, executor, settings=QUICK, jobs=2)
        trainer.run(2)
        yield trainer


def test_state_has_every_figure(trained: Trainer) -> None:
    tree = json.loads(trained.folder.state.read_text(encoding="utf-8"))
    assert tree["play_hash"] == sheet_from(MINI).play_hash
    assert [entry["number"] for entry in tree["generations"]] == [0, 1]
    for entry in tree["generations"]:
        records = read_samples(trained.folder.samples / f"{entry['number']:03}.samples")
        assert entry["positions"] == len(records) // SAMPLE_SIZE > 500
        assert entry["last_loss"] < entry["first_loss"]
        assert entry["men"]["positions"] > 0
        assert 0 < sum(entry["counts"]) <= QUICK.pairs
        assert entry["elo_low"] is None or entry["elo_low"] <= entry["elo"]
        assert entry["kept"] in (True, False)
        assert min(entry["play_cpu"], entry["fit_cpu"], entry["match_cpu"]) > 0


def test_processes_make_the_same(trained: Trainer, tmp_path: Path) -> None:
    steps: list[Step] = []
    with process_pool(2) as executor:
        other = Trainer(MINI, tmp_path, executor, settings=QUICK, jobs=2, report=steps.append)
        other.run(2)
    assert other.weights == trained.weights
    assert samples_of(other) == samples_of(trained)
    pairs = zip(other.state.generations, trained.state.generations, strict=True)
    assert all(one.counts == two.counts for one, two in pairs)
    stages = list(dict.fromkeys((step.generation.number, step.stage) for step in steps))
    assert stages == [(n, stage) for n in (0, 1) for stage in ("play", "fit", "match", "done")]
    assert all(0 <= step.done <= step.total for step in steps)


def samples_of(trainer: Trainer) -> list[bytes]:
    return [read_samples(path) for path in sorted(trainer.folder.samples.glob("*.samples"))]


def test_fit_lowers_the_loss(trained: Trainer) -> None:
    engine, records = engine_of(MINI, b""), samples_of(trained)[0]
    plain = fitting.widened(engine.weights)
    made = fitting.fit(engine, [held_out(records)], plain, epochs=8, pull=8, trust=0.6, threads=2)

    def loss(data: bytes, weights: bytes) -> float:
        return fitting.loss(engine, data, weights, trust=0.6)

    assert loss(records, made.weights) < loss(records, plain)
    men, kings = by_kings(records)
    assert men
    assert kings
    parts = len(men) * loss(men, plain) + len(kings) * loss(kings, plain)
    assert parts / len(records) == pytest.approx(loss(records, plain))


def test_rounding_is_undone() -> None:
    doubles = array("d", [1.0, -2.0, 99_999.0, -99_999.0, 0.4]).tobytes()
    small = fitting.rounded(doubles)
    assert array("h", small).tolist() == [1, -2, 32_000, -32_000, 0]
    assert fitting.rounded(fitting.widened(small)) == small


@pytest.mark.parametrize("source", [MINI, "international", "english", "frisian", "turkish"])
def test_evaluation_is_antisymmetric(source: str, trained: Trainer) -> None:
    dice, sheet = random.Random(5), sheet_from(source)
    size = len(engine_of(source, b"").weights) // 2
    weights = array("h", (dice.randrange(-300, 300) for _ in range(size))).tobytes()
    for engine in (
        engine_of(source, trained.weights if source == MINI else b""),
        engine_of(source, weights),
    ):
        for _ in range(100):
            position = random_position(sheet, dice)[0]
            assert engine.evaluate(position.core) == engine.evaluate(position.rotated().core)


def test_export_round_trip(trained: Trainer, tmp_path: Path) -> None:
    file = trained.export(tmp_path)
    assert file.name == f"{trained.sheet.play_hash}.xz"
    assert file.read_bytes() == package.pack(trained.weights)
    engine = damier.Engine(trained.sheet, memory=1, weights=trained.weights)
    assert engine.core.weights == trained.weights


def test_exported_weights_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(engine_of("english", b"").weights) // 2
    start = array("h", (i % 7 for i in range(size))).tobytes()
    Trainer("english", tmp_path / "training", start=start).export(tmp_path)
    monkeypatch.setattr(package, "_FOLDER", tmp_path)
    caches = (package._trained, package._read)
    try:
        for cache in caches:
            cache.cache_clear()
        assert package.weights_for(damier.sheet("english")) == start
    finally:
        for cache in caches:
            cache.cache_clear()


def test_seeds_are_the_tasks_own() -> None:
    seeds = {
        seed_for(0, "games", generation, chunk) for generation in range(9) for chunk in range(9)
    }
    assert len(seeds) == 81
    first = play_games(MINI, b"", 1, 2, 30, 3)[0]
    assert first == play_games(MINI, b"", 1, 2, 30, 3)[0]
    assert first != play_games(MINI, b"", 2, 2, 30, 3)[0]


def test_duel_of_equals_is_even() -> None:
    with ThreadPoolExecutor(2) as executor:
        plan = Plan(pairs=6, nodes=50, opening_plies=3)
        scores = list(duel(executor, MINI, (Side(), Side()), plan))
        handicap = Side(without=("reductions", "killers"))
        unequal = list(duel(executor, MINI, (Side(), handicap), plan))
    assert scores[-1].counts == (0, 0, 6, 0, 0)
    assert unequal[-1].pairs == 6


def test_picture(trained: Trainer) -> None:
    picture = (trained.folder.path / "elo.svg").read_text(encoding="utf-8")
    root = ET.fromstring(picture)  # noqa: S314  our own
    assert len(root.findall(".//{*}circle")) == 2
    assert "prefers-color-scheme: dark" in picture
    assert ET.fromstring(plot([], "nothing yet")) is not None  # noqa: S314


def test_games_and_matches_begin_after_ballots_of_a_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Settings(games=4, nodes=20, pairs=2, perturbed=0, king_starts=0, opening_plies=2)
    drawn: list[tuple[str, int | None]] = []

    def noted(deck: str, sheet: damier.Sheet, seed: int | None = None) -> damier.Position:
        drawn.append((deck, seed))
        return drawn_start(deck, sheet, seed)

    monkeypatch.setattr(tasks, "drawn_start", noted)
    with ThreadPoolExecutor(1) as executor:
        trainer = Trainer("russian", tmp_path, executor, settings=few, jobs=1, deck="russian-fmjd")
        trainer.run(1)
        assert [each.deck for each in trainer.state.generations] == ["russian-fmjd"]
        (made,) = trainer.state.generations
        assert len(set(drawn)) == made.all_games + sum(made.counts) > made.all_games
        head = (trainer.folder.samples / "000.samples").read_bytes().splitlines()[0]
        assert head.endswith(b'"russian-fmjd"]')
        # Whoever goes on without a deck finds the games that were drawn as they are.
        again = Trainer("russian", tmp_path, executor, settings=few, jobs=1)
        again.run(2)
    assert [each.deck for each in again.state.generations] == ["russian-fmjd", ""]


def test_a_training_of_another_deck_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="expected a deck of russian"):
        Trainer("russian", tmp_path / "none", deck="english-two-move")
    assert not (tmp_path / "none").exists()
