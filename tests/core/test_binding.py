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
