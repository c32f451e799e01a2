"""Which weights a sheet plays by: its own, or those of the nearest relative with the same aim."""

from __future__ import annotations

from dataclasses import replace

import pytest

import damier
from damier.engine.weights import trained_like

OWN = ("antidraughts", "breakthrough", "canadian", "poddavki", "spantsiretti", "turkish")


@pytest.mark.parametrize("name", OWN)
def test_games_with_an_aim_or_a_board_of_their_own_have_weights_of_their_own(name: str) -> None:
    sheet = damier.sheet(name)
    assert trained_like(sheet) == sheet.play_hash


@pytest.mark.parametrize(
    ("name", "relative"),
    [
        ("killer", "international"),
        ("italian", "english"),
        ("pool", "brazilian"),
        ("srilankan", "canadian"),
    ],
)
def test_others_play_by_their_nearest_relative(name: str, relative: str) -> None:
    assert trained_like(damier.sheet(name)) == damier.sheet(relative).play_hash


def test_relatives_have_the_same_aim() -> None:
    losing = damier.sheet("poddavki")
    house = replace(losing, capture=replace(losing.capture, compulsory=False))
    assert house.play_hash != losing.play_hash
    assert trained_like(house) == losing.play_hash
    russian = damier.sheet("russian")
    winning = replace(russian, capture=replace(russian.capture, compulsory=False))
    assert trained_like(winning) not in {None, losing.play_hash}


def test_a_board_that_nobody_trained_for_has_none() -> None:
    kndb = damier.sheet("kndb")
    assert trained_like(replace(kndb, board=replace(kndb.board, width=6, height=6))) is None
