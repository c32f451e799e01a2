"""Every ballot of every deck can be played, and there are as many as are published."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

import damier
from damier.decks import Ballot, DeckError, deck, decks
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


def test_the_tables_of_64_squares_are_whole() -> None:
    fmjd, basic = deck("russian-fmjd"), deck("russian-idf-basic")
    sheets = Counter(ballot.card.split("-")[0] for ballot in fmjd.ballots)
    assert sheets == {str(number): 16 for number in range(1, 47)}
    assert len({ballot.card for ballot in fmjd.ballots}) == len(fmjd.ballots) == 736
    sheets = Counter(ballot.card.split("-")[0] for ballot in basic.ballots)
    assert sheets == {str(number): 10 for number in range(1, 16)}
    assert [ballot.card for ballot in basic.ballots if not str(ballot)] == ["5-VII"]
    free = next(ballot for ballot in basic.ballots if ballot.card == "5-VII")
    assert basic.position(free) == damier.Position.start("russian")


def test_men_that_fly_stand_elsewhere_and_white_begins() -> None:
    fmjd = deck("russian-fmjd")
    flown = [ballot for ballot in fmjd.ballots if ballot.placed]
    assert len(flown) == 392
    for ballot in flown:
        position = fmjd.position(ballot)
        assert (position.turn, position.board.count("w"), position.board.count("b")) == (
            "white",
            12,
            12,
        )
    # Black's man leaves h6, and White's man stands there.
    swapped = next(ballot for ballot in flown if ballot.card == "17-XI")
    assert swapped.placed == ("b2-h6", "h6-a5")
    assert fmjd.position(swapped).fen() == "W:W12,21-24,26-32:B1-11,13"


def test_what_brazilian_rules_forbid_is_no_ballot_of_theirs() -> None:
    brazilian = deck("brazilian-fmjd")
    left = {ballot.card for ballot in brazilian.ballots}
    assert len(brazilian.playable) == 736 - 11
    for ballot in deck("russian-fmjd").ballots:
        if ballot.card in left:
            brazilian.position(ballot)
        else:
            with pytest.raises(DeckError, match="expected a legal move"):
                brazilian.position(ballot)


def test_italian_ballots_are_every_pair_of_moves_but_two() -> None:
    two = deck("italian-two-move")
    barred = [str(ballot) for ballot in two.ballots if ballot.barred]
    assert barred == ["21-18 9-13", "22-18 9-13"]
    start = damier.Position.start("italian")
    after = {
        start.play(one).play(other)
        for one in start.legal_moves
        for other in start.play(one).legal_moves
    }
    assert after == {two.position(ballot) for ballot in two.ballots}


def test_a_file_of_a_later_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "later.toml").write_text("version = 3\n", encoding="utf-8")
    monkeypatch.setattr(import_module("damier.decks.deck"), "_DATA", tmp_path)
    with pytest.raises(DeckError, match="expected a deck of version 2 or before, got 3"):
        deck("later")


def test_a_man_is_not_put_on_another() -> None:
    taken = Ballot(1, (), placed=("a1-b2",))
    with pytest.raises(DeckError, match="expected an empty square"):
        deck("russian-fmjd").position(taken)
