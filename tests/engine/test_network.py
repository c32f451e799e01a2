"""Weights in the form of a network: trained on a pool, played by, alike for rotated twins."""

from __future__ import annotations

import math
import random
import struct
from array import array
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from damier._core import LEAST_LOGIT, MOST_LOGIT, logit_of
from damier.engine import Engine, Limit
from damier.engine.training import Pool, Settings, Trainer, train_network
from damier.engine.training.fit import rounded
from damier.engine.training.tasks import engine_of, sheet_from
from damier.engine.weights import weights_for
from damier.errors import EngineError
from damier.position import Position
from positions import random_position

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from damier.engine.training import TrainedNetwork


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], TrainedNetwork]:
    def make(source: str) -> TrainedNetwork:
        folder = tmp_path_factory.mktemp("pool")
        with ThreadPoolExecutor(1) as executor:
            Pool(source, folder, executor, settings=Settings(games=20, nodes=30), jobs=1).grow(1)
        return train_network(source, [folder], epochs=2)

    return make


@pytest.mark.parametrize("source", ["international", "english", "turkish", "canadian"])
def test_a_network_of_any_board_scores_twins_alike(
    source: str, network: Callable[[str], TrainedNetwork]
) -> None:
    made = network(source)
    assert made.last_loss < made.first_loss
    assert made.unseen_loss > 0
    engine, dice, scores = engine_of(source, made.weights), random.Random(5), set()
    for _ in range(50):
        position = random_position(sheet_from(source), dice)[0]
        scores.add(engine.evaluate(position.core))
        assert engine.evaluate(position.core) == engine.evaluate(position.rotated().core)
    assert len(scores) > 10


def test_a_network_plays(network: Callable[[str], TrainedNetwork]) -> None:
    made = network("english")
    engine = Engine("english", weights=made.weights)
    found = engine.analyse(Position.start("english"), Limit(nodes=2000))
    assert found.best in Position.start("english").legal_moves
    again = Engine("english", weights=made.weights)
    assert again.analyse(Position.start("english"), Limit(nodes=2000)).score == found.score


def test_training_goes_on_where_it_was(
    network: Callable[[str], TrainedNetwork], tmp_path: Path
) -> None:
    made = network("english")
    with ThreadPoolExecutor(1) as executor:
        Pool("english", tmp_path, executor, settings=Settings(games=5, nodes=30), jobs=1).grow(1)
    further = train_network("english", [tmp_path], epochs=1, trained=made.trained)
    assert len(further.trained) == len(made.trained)
    assert further.weights != made.weights
    with pytest.raises(ValueError, match="network of another board"):
        train_network("english", [tmp_path], epochs=1, trained=made.trained[:-4])


def test_the_network_that_a_sheet_plays_by_is_trained_further(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as executor:
        Pool("english", tmp_path, executor, settings=Settings(games=20, nodes=30), jobs=1).grow(1)
    still = train_network("english", [tmp_path], epochs=1, rate=1e-9)
    assert still.weights == weights_for(sheet_from("english"))
    anew = train_network("english", [tmp_path], epochs=1, rate=1e-9, anew=True)
    assert anew.unseen_loss != pytest.approx(still.unseen_loss)
    assert engine_of("english", b"").trained_network() == b""


def test_windows_are_fitted_beside_a_network_that_stays(
    network: Callable[[str], TrainedNetwork], tmp_path: Path
) -> None:
    made = network("english")
    windows = len(engine_of("english", b"").weights)  # the plain ones have no network
    with ThreadPoolExecutor(1) as executor:
        settings = Settings(games=20, nodes=20, pairs=1, epochs=2)
        trainer = Trainer(
            "english", tmp_path, executor, settings=settings, jobs=1, start=made.weights
        )
        trainer.run(1)
    fitted = rounded(trainer.folder.weights(0))
    assert fitted[windows:] == made.weights[windows:]
    assert fitted[:windows] != made.weights[:windows]


def test_windows_are_renewed_in_part_before_a_network_is_trained(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as executor:
        Pool("english", tmp_path, executor, settings=Settings(games=20, nodes=30), jobs=1).grow(1)
    before = array("h", weights_for(sheet_from("english")))
    windows = len(engine_of("english", b"").weights) // 2
    half, whole = (
        array("h", train_network("english", [tmp_path], rate=1e-9, new_windows=share).weights)
        for share in (0.5, 1.0)
    )
    assert whole[:windows] != before[:windows]
    mixed = zip(half, whole, before, strict=True)
    assert all(abs(number - (new + old) / 2) <= 0.5 for number, new, old in mixed)
    assert half[windows:] == before[windows:]
    known = [i for i in range(windows) if before[i]]
    stayed = [i for i in known if whole[i] == before[i]]  # the pool says nothing of them
    assert len(known) / 2 < len(stayed) < len(known)
    with pytest.raises(EngineError, match="expected a share of new windows from 0 to 1, got 2"):
        train_network("english", [tmp_path], new_windows=2)


@pytest.mark.parametrize("worth", [60.0, 110.0])
def test_what_scores_are_worth_is_read_off_the_results(worth: float) -> None:
    dice, records = random.Random(8), []
    for _ in range(20_000):
        score = dice.randint(-300, 300)
        result = 1 if dice.random() < 1 / (1 + math.exp(-score / worth)) else -1
        records.append(bytes(48) + struct.pack("<bbhB3x", 0, result, score, 0))
    by_lot = bytes(48) + struct.pack("<bbhB3x", 0, 1, -300, 1)
    assert logit_of([b"".join(records), by_lot * 5000]) == pytest.approx(worth, rel=0.05)
    assert logit_of([]) == logit_of([by_lot]) == 120


def test_a_network_is_trained_by_what_scores_are_worth(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as executor:
        Pool("english", tmp_path, executor, settings=Settings(games=20, nodes=30), jobs=1).grow(1)
    usual = train_network("english", [tmp_path], epochs=1)
    measured = train_network("english", [tmp_path], epochs=1, logit=0)
    assert usual.logit == 120
    assert LEAST_LOGIT < measured.logit < MOST_LOGIT
    assert measured.logit != usual.logit
    again = train_network("english", [tmp_path], epochs=1, logit=measured.logit)
    assert again.weights == measured.weights != usual.weights
    for wrong in (-1, 5, 1000, math.nan):
        with pytest.raises(EngineError, match="expected a logit of 0 or from 20 to 500, got"):
            train_network("english", [tmp_path], logit=wrong)


def test_without_positions_there_is_nothing_to_learn(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="expected pools with positions of english"):
        train_network("english", [tmp_path])
