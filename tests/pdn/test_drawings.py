"""Rings and arrows in comments keep their squares when a game is written with other names."""

from __future__ import annotations

import pytest

from damier import pdn

GAME = '[GameType "{kind}"]\n\n1. {move} {{look [%csl {rings}] [%cal {arrows}]}} *\n'


def drawn(record: pdn.Record) -> list[str]:
    return [str(command) for command in record.nodes[0].commands]


def test_drawings_are_read_and_written_as_they_are() -> None:
    text = GAME.format(kind=20, move="32-28", rings="G28,R05", arrows="B3228")
    record = next(pdn.read(text.encode()))
    again = next(pdn.read(pdn.format(record).encode()))
    assert drawn(again) == ["[%csl G28,R05]", "[%cal B3228]"]


def test_drawings_follow_the_names_of_squares() -> None:
    text = GAME.format(kind=25, move="c3-d4", rings="Gd4", arrows="Rc3d4,Yf6e5")
    record = next(pdn.read(text.encode()))
    numbers = pdn.format(record, names="numeric")
    assert "c3" not in numbers.partition("1.")[2]
    back = next(pdn.read(numbers.encode()))
    assert all(len(item) == 5 for item in drawn(back)[1][6:-1].split(","))
    assert drawn(next(pdn.read(pdn.format(back, names="algebraic").encode()))) == [
        "[%csl Gd4]",
        "[%cal Rc3d4,Yf6e5]",
    ]


@pytest.mark.parametrize("odd", ["G99", "Gz9", "28", "G", "Gc3d4e5"])
def test_what_is_no_drawing_stays(odd: str) -> None:
    text = GAME.format(kind=25, move="c3-d4", rings=odd, arrows="Rc3d4")
    record = next(pdn.read(text.encode()))
    assert f"[%csl {odd}]" in " ".join(pdn.format(record, names="numeric").split())
