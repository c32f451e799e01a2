"""Every ballot of every deck can be played, and there are as many as are published."""

from __future__ import annotations

import tomllib
from itertools import islice
from pathlib import Path

import pytest

import damier
from damier.decks import DeckError, deck, decks
from damier.protocols.match.openings import deck_openings

DATA = Path(damier.__file__).parent / "decks" / "data"


@pytest.mark.parametrize("name", decks())
def test_every_line_is_legal_and_counts_are_as_published(name: str) -> None:
    found = deck(name)
    published = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))["count"]
    assert found.source
    positions = [found.position(ballot) for ballot in found.ballots]
    assert all(position.legal_moves for position in positions)
    drawn = {found.position(ballot) for ballot in found.playable}
    assert len(drawn) == published
    lines = [(ballot.removed, ballot.moves) for ballot in found.ballots]
    assert [ballot.number for ballot in found.ballots] == list(range(1, len(lines) + 1))


def test_three_moves_begin_with_two_that_are_played() -> None:
    two, three = deck("english-two-move"), deck("english-three-move")
    assert len(three.ballots) - len(three.playable) == 18
    begun = {ballot.moves[:2] for ballot in three.ballots}
    assert begun == {ballot.moves for ballot in two.playable}


def test_a_man_that_was_taken_off_is_replaced_by_the_one_behind() -> None:
    eleven = deck("english-eleven-man")
    assert len(eleven.ballots) == 8 * 8 * 7 * 7
    nine = [ballot.moves[0] for ballot in eleven.ballots if ballot.removed[0] == 9]
    assert {"5-9", "6-9"} <= set(nine)
    assert not {"9-13", "9-14"} & set(nine)
    twelve = {ballot.moves[0] for ballot in eleven.ballots if ballot.removed[0] == 12}
    assert "8-12" in twelve


def test_a_draw_by_lot_is_never_barred() -> None:
    three = deck("english-three-move")
    assert not any(three.draw(seed).barred for seed in range(500))
    assert three.draw(1) == three.draw(1)
    assert three.draw() in three.playable


def test_a_match_plays_every_ballot_before_one_comes_again() -> None:
    sheet = damier.sheet("english-wcdf")
    openings = list(islice(deck_openings("english-two-move", sheet), 48))
    assert len(set(openings[:47])) == 47
    assert openings[47] == openings[0]
    assert all(position.sheet == sheet for position in openings)


def test_what_is_no_deck_of_the_game() -> None:
    with pytest.raises(DeckError, match="did you mean 'english-three-move'"):
        deck("english-three-moves")
    with pytest.raises(DeckError, match="expected a deck of international"):
        deck_openings("english-two-move", damier.sheet("international"))
