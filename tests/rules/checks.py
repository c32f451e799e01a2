"""What must hold in the position of a case, and in its twin."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from damier.errors import AmbiguousMove, IllegalMove
from damier.position import Position
from damier.position.refusal import DutyCode
from rules.cases import READING

if TYPE_CHECKING:
    from damier.position import Refusal
    from rules.cases import Case


def check_legal(case: Case) -> None:
    """The legal list, which moves crown, and what each captures."""
    position = case.position()
    written = {text: position.parse(text) for text in case.legal}
    assert set(written) <= {route.long for route in position.core.routes()}
    assert {move.long for move in position.legal_moves} ^ set(written) <= _other_routes(case)
    assert set(written.values()) == set(position.legal_moves)
    assert len(written) == len(position.legal_moves)
    assert {text for text, move in written.items() if move.crowns} == set(case.crowns)
    for text, squares in case.captured.items():
        assert written[text].captured == tuple(squares)


def _other_routes(case: Case) -> set[str]:
    """Return the routes of which the position may list either one for the same move."""
    return {text for pair in case.routes.items() for text in (pair[0], *pair[1])}


def check_texts(case: Case) -> None:
    """Texts for the same move, texts that fit several, and every legal move's own text."""
    position = case.position()
    for text, others in case.routes.items():
        assert [position.parse(other) for other in others] == [position.parse(text)] * len(others)
    for text, fits in case.ambiguous.items():
        with pytest.raises(AmbiguousMove) as caught:
            position.parse(text)
        assert set(caught.value.candidates) == {position.parse(move) for move in fits}
        assert position.why_not(text) is None
    for move in position.legal_moves:
        assert position.parse(move.long) == move
        assert position.parse(position.text(move)) == move
        assert position.why_not(move.long) is None


def check_after(case: Case) -> None:
    """The positions that moves lead to."""
    position = case.position()
    for text, fen in case.after.items():
        assert position.play(text) == Position.from_fen(fen, case.sheet)


def check_refused(case: Case) -> None:
    """Every refused path: its code, its article, and that playing it raises the same."""
    position = case.position()
    for text, code in case.refused.items():
        refusal = position.why_not(text)
        assert refusal is not None, f"{text} is allowed"
        assert refusal.code == code, text
        article = case.article_of(code)
        if article is not None:
            assert cited(refusal) == article, f"{text}: {refusal}"
        if code != "no-such-square":
            with pytest.raises(IllegalMove) as caught:
                position.play(text)
            assert caught.value.refusal == refusal
        check_required(position, refusal)


def check_required(position: Position, refusal: Refusal) -> None:
    """A broken duty names the moves that keep it, a wrong landing the piece's own; others none."""
    legal = set(position.legal_moves)
    captures = {move for move in legal if move.is_capture}
    required = set(refusal.required)
    if refusal.code == "must-finish-capture":
        from_here = {move for move in captures if move.start == refusal.path[0]}
        assert required == (from_here or captures)
    elif refusal.code in ("must-land-next", "must-stop-behind-king"):
        assert required == {move for move in legal if move.start == refusal.path[0]}
    elif refusal.code == "king-limit":
        assert required == legal
    else:
        assert required == (captures if refusal.code in get_args(DutyCode) else set())


def cited(refusal: Refusal) -> str:
    """Return what a refusal rests on, an article or a reading."""
    if refusal.article is None:
        assert refusal.source.reading
    return refusal.article or READING
