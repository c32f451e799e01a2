"""Positions and their numbers: one of each for the other, on every board."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import damier
from damier.engine.endgame import Material, Tables
from damier.errors import EngineError
from endgame.makers import house, numbered, tables
from positions import FAMILIES

UNBUILT = [Tables(sheet, folder="/nonexistent") for sheet in FAMILIES]


@st.composite
def places(draw: st.DrawFn) -> tuple[Tables, Material, int]:
    made = draw(st.sampled_from(UNBUILT))
    material = draw(st.sampled_from(list(made.materials(5))))
    return made, material, draw(st.integers(0, made.core.size(material) - 1))


@settings(deadline=None)
@given(places())
def test_a_number_is_a_position_and_back(place: tuple[Tables, Material, int]) -> None:
    made, material, number = place
    position = numbered(made, material, number)
    assert Material.of_board(position.board) == material
    assert damier.Position.from_setup(position.setup(), made.sheet) == position
    assert made.core.number(position.core) == number


@settings(deadline=None)
@given(places())
def test_the_other_side_of_the_board_is_the_same_position(
    place: tuple[Tables, Material, int],
) -> None:
    made, material, number = place
    turned = numbered(made, material, number).rotated()
    assert Material.of_board(turned.board).stored == material
    assert made.core.number(turned.core) == number


@pytest.mark.parametrize("sheet", ["english", "frisian"])
def test_every_number_is_another_position(sheet: str) -> None:
    made = tables(house(sheet), 3)
    for material in made.materials(3):
        size = made.core.size(material)
        boards = {
            (p.board, p.turn, p.core.runs)
            for p in (numbered(made, material, n) for n in range(size))
        }
        assert len(boards) == size


@settings(deadline=None)
@given(st.sampled_from(["english", "international", "antidraughts"]), st.data())
def test_values_do_not_depend_on_the_side(sheet: str, data: st.DataObject) -> None:
    made = tables(sheet)
    material = data.draw(st.sampled_from(list(made.materials(3))))
    number = data.draw(st.integers(0, made.core.size(material) - 1))
    position = numbered(made, material, number)
    assert made.probe(position) == made.probe(position.rotated())


def test_a_mirrored_board_shares_its_tables() -> None:
    mirrored = damier.sheet("italian")
    left = '[board]\ndark_corner = { is = "left", reading = "the other way round" }'
    straight = house("italian", left)
    assert mirrored.board.dark_corner == "right"
    assert mirrored.play_hash == straight.play_hash
    made, size = tables("italian", 2), mirrored.board.width // 2
    here = damier.Position.from_fen("W:WK1:B14", mirrored)
    there = damier.Position.from_fen(f"W:WK{size}:B15", straight)
    assert made.core.number(here.core) == made.core.number(there.core)
    assert made.probe(here) == made.probe(there)


@pytest.mark.parametrize("name", ["KKM-KM", "M-M", "KKK-K"])
def test_names_of_material(name: str) -> None:
    assert str(Material.parse(name)) == name
    assert Material.parse(name).stored == Material.parse(name)


def test_the_weaker_white_is_stored_as_black() -> None:
    assert str(Material.parse("M-KM").stored) == "KM-M"


@pytest.mark.parametrize("name", ["", "KKMKM", "MK-K", "K-X", "K-K-K"])
def test_what_is_no_material(name: str) -> None:
    with pytest.raises(EngineError, match="expected material such as KKM-KM"):
        Material.parse(name)
