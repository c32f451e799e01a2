"""The values of the core as Python sees them."""

from __future__ import annotations

import pytest

import damier


def test_values_compare_with_anything() -> None:
    position = damier.Position.start()
    move = position.legal_moves[0]
    for other in (None, 5, "31-26", object()):
        assert move != other
        assert position != other
        assert position.core != other


def test_moves_and_positions_are_final() -> None:
    position = damier.Position.start()
    for value in (position.legal_moves[0], position.core):
        with pytest.raises(AttributeError):
            value.anything = 1  # type: ignore[union-attr]
        with pytest.raises(TypeError):
            type("Child", (type(value),), {})


def test_perft_in_several_threads() -> None:
    from concurrent.futures import ThreadPoolExecutor

    position = damier.Position.start()
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(position.perft, [5] * 8)) == {position.perft(5)}


def test_other_threads_run_during_perft() -> None:
    import threading

    position, turns = damier.Position.start(), 0
    counting = threading.Thread(target=position.perft, args=(9,))
    counting.start()
    while counting.is_alive():
        turns += 1
    # Had perft kept the lock, this thread would have waited for it and looked once or twice.
    assert turns > 100


def test_moves_are_copied_and_pickled() -> None:
    import copy
    import pickle

    position = damier.Position.from_fen("W:WK47:B14,19,29,31,42")
    for move in (*position.legal_moves, *damier.Position.start().legal_moves):
        for twin in (copy.copy(move), copy.deepcopy(move), pickle.loads(pickle.dumps(move))):
            assert twin == move
            assert (twin.path, twin.captured, twin.crowns) == (
                move.path,
                move.captured,
                move.crowns,
            )


def test_equal_sheets_make_equal_positions() -> None:
    from dataclasses import replace

    kept = damier.Position.start()
    for number in range(300):
        damier.Position.start(replace(kept.sheet, id=f"other-{number}"))
    assert damier.Position.start() == kept
