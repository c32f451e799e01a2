"""Positions and moves survive the way into arrays and back, on every sheet."""

from __future__ import annotations

import io
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import damier
from damier import Position, pdn

np = pytest.importorskip("numpy")

from damier import arrays  # noqa: E402
from damier.collection import Collection  # noqa: E402
from damier.engine.training import Pool, Settings  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.pdn import Record

CLUB = Path(__file__).parents[2] / "examples" / "club.pdn"


def played(name: str, plies: int = 120, seed: int = 1) -> Iterator[Position]:
    """Yield the positions of random games."""
    rng = random.Random(f"{name}{seed}")
    for _ in range(3):
        position = Position.start(name)
        for _ in range(plies):
            yield position
            moves = position.legal_moves
            if not moves:
                break
            position = position.play(rng.choice(moves))


def bare(position: Position) -> tuple[str, str]:
    return position.board, position.turn


@pytest.mark.parametrize("name", damier.sheets())
def test_every_position_and_move_of_random_play_comes_back(name: str) -> None:
    positions = list(played(name))
    for board in (True, False):
        planes = arrays.planes(positions, board=board)
        assert planes.dtype == np.uint8
        assert planes.shape[:2] == (len(positions), 5)
        back = arrays.positions(planes, name)
        assert list(map(bare, back)) == list(map(bare, positions))
    masks = arrays.masks(positions)
    assert masks.shape == (len(positions), arrays.moves_of_board(name))
    for position, mask in zip(positions, masks, strict=True):
        moves = position.legal_moves
        numbers = [arrays.move_number(position, move) for move in moves]
        assert len(set(numbers)) == len(moves)
        assert [arrays.move_of(position, number) for number in numbers] == moves
        assert sorted(numbers) == list(np.flatnonzero(mask))
        assert all(
            number == (move.start - 1) * len(position.board) + move.end - 1
            or number >= len(position.board) ** 2
            for move, number in zip(moves, numbers, strict=True)
        )


def test_the_board_is_seen_from_white() -> None:
    start = Position.start("russian")
    [planes] = arrays.planes([start])
    assert planes.shape == (5, 8, 8)
    assert planes[0, 7].tolist() == [1, 0, 1, 0, 1, 0, 1, 0]
    assert planes[2, 0].tolist() == [0, 1, 0, 1, 0, 1, 0, 1]
    assert not planes[[1, 3, 4]].any()


@pytest.mark.parametrize("name", ["international", "canadian", "turkish"])
def test_bitboards(name: str) -> None:
    positions = list(played(name, 60))
    words = arrays.bitboards(positions)
    for position, row in zip(positions, words, strict=True):
        for letters, bits in zip("wWbB", row, strict=True):
            whole = sum(int(word) << 64 * at for at, word in enumerate(bits))
            squares = [at for at in range(len(position.board)) if whole >> at & 1]
            assert squares == [at for at, piece in enumerate(position.board) if piece == letters]


def test_features_of_a_turned_position_are_the_others() -> None:
    position = Position.from_fen("W:W28,33,K47:B19,22,K5,8")
    turned = Position.from_fen("B:B23,18,K4:W32,29,K46,43")
    found = arrays.features([position, turned, Position.start()])
    assert found.patterns.shape == (3, 28)
    assert (found.terms[0] == -found.terms[1]).all()
    assert found.terms[2].tolist() == [0, 0, 0, 0, 0, 1, 0]


def rows(record: Record) -> list[tuple[tuple[str, str], int]]:
    """Return positions of a game with the numbers of what was played."""
    positions = [record.start, *(node.position for node in record.nodes)]
    numbers = [
        arrays.move_number(before, node.move)
        for before, node in zip(positions, record.nodes, strict=False)
    ]
    return list(zip(map(bare, positions), [*numbers, -1], strict=True))


def test_batches_are_the_games_in_their_order(tmp_path: Path) -> None:
    records = list(pdn.read(CLUB))
    wanted = [row for record in records for row in rows(record)]
    with Collection(tmp_path / "base", create=True) as games:
        games.add(CLUB)
        for batches in (
            list(arrays.of_games(CLUB, size=50, masks=True)),
            list(arrays.of_collection(games, size=50, masks=True)),
        ):
            assert {len(batch) for batch in batches[:-1]} <= {50}
            found = [
                (bare(position), int(move))
                for batch in batches
                for position, move in zip(
                    arrays.positions(batch.planes, "international"), batch.moves, strict=True
                )
            ]
            assert found == wanted
            numbers = np.concatenate([batch.games for batch in batches])
            assert numbers.tolist() == [
                at for at, record in enumerate(records, 1) for _ in rows(record)
            ]
            plies = np.concatenate([batch.plies for batch in batches])
            assert plies.tolist() == [at for record in records for at in range(len(rows(record)))]
            results = np.concatenate([batch.results for batch in batches])
            signs = {"white": 1, "black": -1, None: 0}
            assert set(results.tolist()) <= {signs[record.result.winner] for record in records} | {
                2
            }
            for batch in batches:
                chosen = batch.moves >= 0
                assert batch.masks[chosen, batch.moves[chosen]].all()


def test_games_of_other_sheets_are_left_out() -> None:
    text = '[GameType "20"]\n\n1. 32-28 *\n\n[GameType "25"]\n\n1. c3-d4 *\n\n'
    [batch] = arrays.of_games(io.StringIO(text), "russian")
    assert (batch.games.tolist(), batch.plies.tolist()) == ([2, 2], [0, 1])
    assert not list(arrays.of_games(io.StringIO(text), "frisian"))


@pytest.mark.parametrize("name", ["international", "english-wcdf", "turkish"])
def test_turned_batches_are_the_same_for_the_other_player(name: str) -> None:
    rng, record = random.Random(3), pdn.Record(name)
    for _ in range(60):
        moves = record.final.legal_moves
        if not moves:
            break
        record.play(rng.choice(moves))
    [batch] = arrays.of_games(io.StringIO(pdn.format(record)), name, masks=True)
    turned = arrays.turned(batch, name)
    swap = str.maketrans("wbWB", "bwBW")
    before, after = (arrays.positions(one.planes, name) for one in (batch, turned))
    for one, other in zip(before, after, strict=True):
        assert other.board == one.board[::-1].translate(swap)
        assert other.turn != one.turn
    assert (arrays.masks(after)[:, :-64] == turned.masks[:, :-64]).all()
    last = len(before[0].board) + 1
    for move, position, number in zip(record.moves, after, turned.moves, strict=False):
        if number >= 0:
            mirrored = arrays.move_of(position, int(number))
            assert (mirrored.start, mirrored.end) == (last - move.start, last - move.end)
    again = arrays.turned(turned, name)
    assert (again.planes == batch.planes).all()


def test_samples_of_a_training_are_read(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as executor:
        quick = Settings(games=5, nodes=30)
        Pool("english", tmp_path, executor, settings=quick, jobs=1).grow(1)
    samples = arrays.read_samples(next(tmp_path.rglob("*.samples")))
    assert len(samples) > 0
    assert samples.dtype == arrays.SAMPLE
    planes = arrays.of_samples(samples, "english")
    turns = ["black" if turn else "white" for turn in samples["black_to_move"]]
    assert [position.turn for position in arrays.positions(planes, "english")] == turns
    pieces = np.bitwise_count(samples["white"]).sum(axis=1)
    assert (pieces == planes[:, :2].sum(axis=(1, 2, 3))).all()
    assert set(samples["result"].tolist()) <= {-1, 0, 1}


def test_numpy_is_not_loaded_without_being_asked_for() -> None:
    program = "import sys, damier, damier.collection; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"False"
