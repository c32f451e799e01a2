"""Whatever tree is written is read back equal, by every sheet."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import damier
from damier import pdn
from damier.pdn.notation import notation_of

WORDS = st.text(
    st.characters(
        codec="utf-8",
        exclude_categories=("Cc", "Cs", "Zs", "Zl", "Zp"),
        exclude_characters="\ufeff",
    ),
    min_size=1,
    max_size=12,
)


def balanced(text: str) -> bool:
    depth = 0
    for letter in text:
        depth += (letter == "{") - (letter == "}")
        if depth < 0:
            return False
    return depth == 0


COMMENTS = (
    st.lists(WORDS, max_size=12)
    .map(" ".join)
    .map(lambda text: " ".join(text.split()))
    .filter(balanced)
    .map(pdn.Comment)
)
LINES = WORDS.map(lambda text: pdn.Comment(text, whole_line=True))
REMARKS = st.lists(st.one_of(COMMENTS, COMMENTS, LINES), max_size=2)


@st.composite
def trees(draw: st.DrawFn, position: damier.Position, length: int, depth: int = 0) -> pdn.Line:
    line = pdn.Line(comments=draw(REMARKS))
    rng = random.Random(draw(st.integers(0, 2**32)))
    names = notation_of(position.sheet)
    for ply in range(draw(st.integers(1, length))):
        moves = position.legal_moves
        if not moves:
            break
        move = rng.choice(moves)
        node = pdn.Node(names.text(move, moves))
        before, position = position, position.play(move)
        node.set_played(position, move)
        if draw(st.integers(0, 3)) == 0:
            node.comments = draw(REMARKS)
            node.suffix = draw(st.sampled_from(["", "!", "?", "!?", "??"]))
            node.nags = draw(st.lists(st.integers(0, 255), max_size=2))
            if depth < 2 and ply < 6:
                node.variations = draw(st.lists(trees(before, 5, depth + 1), max_size=2))
        line.nodes.append(node)
    return line


TAG_VALUES = st.text(
    st.characters(
        codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters="\ufeff"
    ),
    max_size=20,
)


@pytest.mark.parametrize("sheet", damier.sheets())
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_tree_survives(sheet: str, data: st.DataObject) -> None:
    start = damier.Position.start(sheet)
    if data.draw(st.booleans()):
        rng = random.Random(data.draw(st.integers(0, 1000)))
        for _ in range(rng.randint(1, 40)):
            moves = start.legal_moves
            if not moves:
                break
            start = start.play(rng.choice(moves))
    tags = pdn.Tags([("White", data.draw(TAG_VALUES)), ("Remark", data.draw(TAG_VALUES))])
    result = data.draw(st.sampled_from(["1-0", "0-1", "1/2-1/2", "*", "12-0", "0-0"]))
    tags.set("Result", result)
    record = pdn.Record(sheet, tags, start=start)
    record.line.nodes, record.line.comments = [], []
    tree = data.draw(trees(start, 30))
    record.line.nodes, record.line.comments = tree.nodes, tree.comments

    text = pdn.format(record)
    (again,) = pdn.read(text)
    assert again.problems == []
    assert again.sheet == record.sheet
    assert again.start == record.start
    assert again.result == record.result
    assert again.line == record.line
    assert again.tags["White"] == tags["White"]
    assert again.tags["Remark"] == tags["Remark"]
    assert pdn.format(again) == text


@pytest.mark.parametrize("names", ["numeric", "algebraic"])
@pytest.mark.parametrize("sheet", damier.sheets())
def test_squares_can_be_named_either_way(sheet: str, names: str) -> None:
    rng = random.Random(7)
    record = pdn.Record(sheet)
    while len(record.nodes) < 40 and (moves := record.final.legal_moves):
        record.play(rng.choice(moves))
    (again,) = pdn.read(pdn.format(record, names=names))  # type: ignore[arg-type]
    assert again.problems == []
    assert again.moves == record.moves
    assert again.final.board == record.final.board
