"""A pool of positions: what lies in it, and that nothing in it is ever lost."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from statistics import mean
from typing import TYPE_CHECKING

import pytest

from damier._core import SAMPLE_SIZE
from damier.decks import DeckError
from damier.engine.training import Pool, Settings, Trainer, read_samples
from damier.engine.training.fit import widened
from damier.engine.training.tasks import engine_of, play_games, quiet_plies_of, sheet_from
from damier.errors import EngineError
from damier.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor
    from pathlib import Path

THREE = "english-three-move"
QUICK = Settings(games=40, nodes=60, perturbed=0.4, king_starts=0.5)
PLAYED, PERTURBED, KING_START = range(
    3
)  # must agree with SampleKind in core/include/damier/sample.hpp


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as made:
        yield made


def records_of(records: bytes) -> list[bytes]:
    return [records[at : at + SAMPLE_SIZE] for at in range(0, len(records), SAMPLE_SIZE)]


def kind(record: bytes) -> int:
    return record[52]


def pieces(record: bytes) -> int:
    return int.from_bytes(record[:32], "little").bit_count()


def kings(record: bytes) -> int:
    return int.from_bytes(record[32:48], "little").bit_count()


def foresight(record: bytes) -> int | None:
    known, score = struct.unpack_from("<Bh", record, 53)
    return int(score) if known else None


def test_positions_beside_the_games_and_games_that_begin_with_kings(
    tmp_path: Path, executor: Executor
) -> None:
    pool = Pool("international", tmp_path, executor, settings=QUICK, jobs=1)
    grown = pool.grow(1)
    records = records_of(read_samples(tmp_path / "000.samples"))
    assert grown.positions == grown.played == len(records) == pool.positions
    counted = Counter(map(kind, records))
    assert set(counted) == {PLAYED, PERTURBED, KING_START}
    assert counted[PERTURBED] / len(records) == pytest.approx(QUICK.perturbed, abs=0.05)
    assert all(pieces(record) >= 5 for record in records if kind(record) == PERTURBED)
    full = Counter(kind(record) for record in records if kings(record) and pieces(record) >= 12)
    assert full[KING_START] / counted[KING_START] > full[PLAYED] / counted[PLAYED]


@pytest.mark.parametrize(
    ("sheet", "plies"), [("international", 50), ("english", 100), ("english-wcdf", 80)]
)
def test_kings_have_as_long_as_the_rules_of_a_sheet_let_them(sheet: str, plies: int) -> None:
    assert quiet_plies_of(sheet_from(sheet)) == plies


def played_from(fen: str, quiet_plies: int = 50) -> list[bytes]:
    """Return the records of four games of English draughts by plain weights."""
    records = engine_of("english", b"").selfplay(
        Position.from_fen(fen, sheet="english").core,
        games=4,
        seed=1,
        nodes=400,
        opening_plies=0,
        quiet_plies=quiet_plies,
        perturbed=0,
        king_starts=0,
    )
    return records_of(records)


def test_a_game_in_which_only_kings_move_is_drawn_in_time() -> None:
    hold = "W:WK30,K31:BK2,K3"
    assert len(played_from(hold, 6)) == 4 * 4  # 1 to 4; after these, one in four


def test_kings_that_move_to_and_fro_are_not_learnt_from_over_and_over() -> None:
    hold = "W:WK30,K31:BK2,K3"  # which neither side values at more than a fifth of a man
    assert played_from(hold, 100) == played_from(hold, 20)
    assert len(played_from(hold, 20)) <= 4 * 8  # 1 to 4, 8, 12, 16 and 20


def test_positions_that_a_search_has_won_are_learnt_from_too() -> None:
    records = played_from("W:WK15,K18,K22:B5")
    assert records
    for record in records:
        result, score = struct.unpack_from("<bh", record, 49)
        assert (result, score) == (1, 900)
        assert foresight(record) == 900


def test_positions_of_games_know_what_later_searches_said(
    tmp_path: Path, executor: Executor
) -> None:
    Pool("english", tmp_path, executor, settings=QUICK, jobs=1).grow(1)
    records = records_of(read_samples(tmp_path / "000.samples"))
    ended = {-1: list[int](), 0: list[int](), 1: list[int]()}
    for record in records:
        seen, result = foresight(record), struct.unpack_from("<b", record, 49)[0]
        assert (seen is None) is (kind(record) == PERTURBED)
        if seen is not None:
            ended[result].append(seen - struct.unpack_from("<h", record, 50)[0])
    assert mean(ended[-1]) < mean(ended[0]) < mean(ended[1])


@pytest.mark.parametrize("known", [False, True])
def test_what_later_searches_said_is_learnt_where_it_is_known(
    known: bool, tmp_path: Path, executor: Executor
) -> None:
    Pool("english", tmp_path, executor, settings=QUICK, jobs=1).grow(1)
    engine = engine_of("english", b"")
    plain = widened(engine.weights)

    def fitted(score: int, later: int) -> bytes:
        given = struct.pack("<h", score), struct.pack("<Bh", known, later)
        records = b"".join(
            record[:50] + given[0] + record[52:53] + given[1]
            for record in records_of(read_samples(tmp_path / "000.samples"))
            if kind(record) != PERTURBED
        )
        return engine.fit([records], plain, epochs=1, pull=8, trust=0.6, threads=1)[0]

    assert (fitted(0, 300) == fitted(0, 0)) is not known
    assert (fitted(300, 0) == fitted(0, 0)) is known


def test_without_shares_there_are_games_only() -> None:
    body, _ = play_games("english", b"", 1, 5, 60, 6)
    assert {kind(record) for record in records_of(zlib.decompress(body))} == {PLAYED}


def test_a_result_by_lot_follows_the_score(tmp_path: Path, executor: Executor) -> None:
    Pool("international", tmp_path, executor, settings=QUICK, jobs=1).grow(1)
    records = records_of(read_samples(tmp_path / "000.samples"))
    lots = [record for record in records if kind(record) == PERTURBED]
    for record in lots:
        result = int.from_bytes(record[49:50], "little", signed=True)
        score = int.from_bytes(record[50:52], "little", signed=True)
        assert result in {-1, 0, 1}
        assert result * score >= 0


@pytest.mark.parametrize("of", [PLAYED, PERTURBED])
def test_only_results_that_were_played_are_learnt(
    of: int, tmp_path: Path, executor: Executor
) -> None:
    Pool("english", tmp_path, executor, settings=QUICK, jobs=1).grow(1)
    records = read_samples(tmp_path / "000.samples")
    other = b"".join(
        record[:49] + b"\1" + record[50:] if kind(record) == of else record
        for record in records_of(records)
    )
    engine = engine_of("english", b"")
    plain = widened(engine.weights)

    def fitted(positions: bytes) -> bytes:
        return engine.fit([positions], plain, epochs=1, pull=8, trust=0.6, threads=1)[0]

    def trained(positions: bytes) -> bytes:
        return engine.fit_network([positions], b"", epochs=1, rate=0.002, trust=0.6, threads=1)[0]

    assert other != records
    assert (fitted(other) == fitted(records)) is (of == PERTURBED)
    assert (trained(other) == trained(records)) is (of == PERTURBED)


def test_a_pool_goes_on_and_keeps_what_was_begun_by_others(
    tmp_path: Path, executor: Executor
) -> None:
    def pool(seed: int) -> Pool:
        chosen = Settings(games=40, nodes=40, seed=seed)
        return Pool("english", tmp_path, executor, settings=chosen, jobs=1)

    whole = pool(1).grow(1).positions
    first = (tmp_path / "000.samples").read_bytes()
    (tmp_path / "000.samples").unlink()
    (tmp_path / "000.part").write_bytes(first[: len(first) * 2 // 3])  # killed in the middle
    again = pool(1)
    assert again.positions == 0
    assert again.grow(1).positions == whole
    assert (tmp_path / "000.samples").read_bytes()[:2000] == first[:2000]

    (tmp_path / "001.part").write_bytes(first)  # begun by another recipe
    grown = pool(2).grow(2 * whole + 1).positions
    assert (tmp_path / "001.samples").read_bytes() == first
    assert grown == pool(2).positions > 2 * whole


def test_a_training_learns_from_a_pool(tmp_path: Path, executor: Executor) -> None:
    Pool("english", tmp_path / "pool", executor, settings=QUICK, jobs=1).grow(1)
    few = Settings(games=4, nodes=40, pairs=0, epochs=2)
    alone = Trainer("english", tmp_path / "alone", executor, settings=few, jobs=1)
    taught = Trainer(
        "english", tmp_path / "taught", executor, settings=few, jobs=1, pools=[tmp_path / "pool"]
    )
    assert alone.run(1).generations[0].positions == taught.run(1).generations[0].positions
    assert alone.weights != taught.weights


def test_a_pool_of_another_game_is_refused(tmp_path: Path, executor: Executor) -> None:
    Pool("english", tmp_path, executor, settings=Settings(games=1, nodes=20), jobs=1).grow(1)
    with pytest.raises(EngineError, match="expected positions of russian"):
        Pool("russian", tmp_path, executor, jobs=1)
    (tmp_path / "001.samples").write_bytes(b"no samples")
    with pytest.raises(EngineError, match="expected samples"):
        Pool("english", tmp_path, executor, jobs=1)


@pytest.mark.parametrize(("name", "share"), [("perturbed", 0.95), ("king_starts", -0.1)])
def test_shares_that_make_no_sense(name: str, share: float) -> None:
    with pytest.raises(EngineError, match=f"expected {name} from 0"):
        Settings(**{name: share})  # type: ignore[arg-type]


def test_games_begin_after_ballots_of_a_deck(tmp_path: Path, executor: Executor) -> None:
    few = Settings(games=4, nodes=20, perturbed=0, king_starts=0, opening_plies=2)
    drawn = Pool("english", tmp_path / "drawn", executor, settings=few, jobs=1, deck=THREE)
    plain = Pool("english", tmp_path / "plain", executor, settings=few, jobs=1)
    assert drawn.grow(1).positions > 0
    assert plain.grow(1).positions > 0
    made, usual = (tmp_path / name / "000.samples" for name in ("drawn", "plain"))
    assert f'"{THREE}"]'.encode() in made.read_bytes().splitlines()[0]
    assert b"move" not in usual.read_bytes().splitlines()[0]
    assert read_samples(made) != read_samples(usual)
    again = Pool("english", tmp_path / "again", executor, settings=few, jobs=1, deck=THREE)
    again.grow(1)
    assert read_samples(tmp_path / "again" / "000.samples") == read_samples(made)


def test_a_deck_of_another_game_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="expected a deck of russian"):
        Pool("russian", tmp_path, deck=THREE)
