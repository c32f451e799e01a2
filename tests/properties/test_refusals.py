"""A path is legal, or has exactly one refusal with a known code and a source."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import damier
from damier.position import obstacle, refusal
from positions import positions

if TYPE_CHECKING:
    from collections.abc import Sequence

KNOWN = set(refusal.FIELD_OF)


def check(position: damier.Position, path: Sequence[int]) -> None:
    """Hold `why_not` against `parse`, and both against the list of legal moves."""
    text = "-".join(map(str, path))
    found = position.why_not(path)
    assert found == position.why_not(text)
    if found is None:
        try:
            moves = [position.parse(text)]
        except damier.AmbiguousMove as error:
            moves = list(error.candidates)
        assert all(move in position.legal_moves for move in moves)
        assert {move.start for move in moves} == {path[0]}
        return
    with pytest.raises(damier.IllegalMove) as raised:
        position.parse(text)
    assert raised.value.refusal == found
    assert not any(move.path == tuple(path) for move in position.core.routes())
    assert found.code in KNOWN
    rule = position.sheet.source(found.field)
    if found.code == "jumped-twice":  # follows from when pieces are lifted
        rule = rule.consequence or rule
    assert found.source == rule
    assert found.source.article or found.source.reading
    assert found.path == tuple(path)
    assert all(move in position.legal_moves for move in found.required)
    assert str(found)


@given(positions(), st.lists(st.integers(1, 200), min_size=2, max_size=5))
def test_arbitrary_paths(position: damier.Position, numbers: list[int]) -> None:
    check(position, [1 + number % position.geometry.count for number in numbers])


@given(positions(), st.data())
def test_paths_of_own_pieces(position: damier.Position, data: st.DataObject) -> None:
    own = [at for at, piece in position.pieces().items() if piece.lower() == position.turn[0]]
    squares = st.sampled_from(position.geometry.squares)
    if own:
        start = data.draw(st.sampled_from(own))
        check(position, [start, *data.draw(st.lists(squares, min_size=1, max_size=3))])


@given(positions(), st.randoms(use_true_random=False))
def test_what_a_hand_could_do(position: damier.Position, dice: st.random) -> None:  # type: ignore[valid-type]
    attempts = position.core.attempts()
    legal = set(position.core.routes())
    for attempt in dice.sample(attempts, min(12, len(attempts))):  # type: ignore[attr-defined]
        for length in range(2, len(attempt.path) + 1):
            check(position, attempt.path[:length])
        assert (position.why_not(attempt.path) is None) >= (attempt in legal)


@given(positions())
def test_legal_moves_are_not_refused(position: damier.Position) -> None:
    for move in position.core.routes()[:60]:
        assert position.why_not(move.path) is None
        assert position.why_not(move.long) is None
        assert position.why_not(str(move)) is None


@given(positions())
def test_out_of_turn(position: damier.Position) -> None:
    other = "black" if position.turn == "white" else "white"
    found = position.why_not((1, 2), by=other)
    assert found is not None
    assert found.code == "out-of-turn"
    assert position.why_not((1, 2), by=position.turn) == position.why_not((1, 2))


def test_every_code_has_a_field_of_the_sheet() -> None:
    fields = {name for name, _ in damier.sheet("international").fields()}
    assert set(refusal.FIELD_OF.values()) <= fields
    codes = {code for part in get_args(refusal.Code) for code in get_args(part) or (part,)}
    assert codes == KNOWN
    assert set(get_args(obstacle.Code)) == set(obstacle.FIELD_OF)
