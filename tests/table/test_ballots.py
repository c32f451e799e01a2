"""Openings drawn by lot: offered where there is a deck, begun from, told, played twice."""

from __future__ import annotations

import msgspec
import pytest

import damier
from damier.decks import DeckError, deck, decks
from damier.errors import GameError
from damier.game import Game
from damier.rules import sheets
from damier.table.ballots import DrawnBallot, ballot_text, offer_of
from damier.table.table import Table
from damier.table.terms import Seat, Terms
from damier.texts.catalogue import languages, plain

ENGLISH = Terms(sheet="english-wcdf", white=Seat(name="Wim"), black=Seat(name="Bea"))


def test_decks_are_offered_where_they_are_played_and_nowhere_else() -> None:
    for name in sheets():
        sheet = damier.sheet(name)
        offer = offer_of(sheet, "en")
        fitting = {one for one in decks() if deck(one).sheet.play_hash == sheet.play_hash}
        assert {view.id for view in (offer.decks if offer else ())} == fitting
    offer = offer_of(damier.sheet("english"), "en")
    assert offer is not None
    assert [view.name for view in offer.decks] == ["Two moves", "Three moves", "Eleven men each"]


@pytest.mark.parametrize("lang", languages())
def test_every_deck_has_a_name_in_every_language(lang: str) -> None:
    for name in decks():
        offer = offer_of(deck(name).sheet, lang)
        assert offer is not None
        assert len({view.name for view in offer.decks}) == len(offer.decks)


@pytest.mark.parametrize("name", decks())
def test_a_game_begins_after_its_ballot(name: str) -> None:
    for seed in range(20):
        terms = Terms(sheet=deck(name).sheet.id).drawn(name, seed)
        drawn = terms.ballot
        assert drawn is not None
        kept = deck(name).ballots[drawn.number - 1]
        assert (kept.moves, kept.removed, kept.barred) == (drawn.moves, drawn.removed, False)
        assert kept.placed == drawn.placed
        assert terms.game().position == deck(name).position(kept)
        table = Table(terms.settled())
        assert table.game.position == deck(name).position(kept)
        said = ballot_text(drawn, "en")
        assert all(step in said for step in (*drawn.placed, *drawn.moves))


def test_what_was_drawn_is_said() -> None:
    terms = ENGLISH.drawn("english-three-move", 3)
    assert terms.ballot is not None
    moves = " ".join(terms.ballot.moves)
    assert moves in ballot_text(terms.ballot, "en")
    named = next(one for one in deck("english-three-move").playable if one.name)
    drawn = DrawnBallot("english-three-move", named.number, named.moves, named.name)
    assert ballot_text(drawn, "en") == f"Drawn by lot: {named} ({named.name})."
    eleven = ENGLISH.drawn("english-eleven-man", 3).ballot
    assert eleven is not None
    said = plain(ballot_text(eleven, "ar"))
    assert all(str(square) in said for square in eleven.removed)


@pytest.mark.parametrize("lang", languages())
def test_men_set_elsewhere_and_a_free_opening_are_said(lang: str) -> None:
    flown = DrawnBallot("russian-fmjd", 1, (), "17-XI", placed=("b2-h6", "h6-a5"))
    assert "b2-h6 h6-a5 (17-XI)" in plain(ballot_text(flown, lang))
    free = DrawnBallot("russian-idf-basic", 47, (), "5-VII")
    assert ballot_text(free, lang).strip()
    assert ballot_text(free, lang) != ballot_text(flown, lang)


def test_a_ballot_is_played_twice_and_then_the_next_is_drawn() -> None:
    first = ENGLISH.drawn("english-three-move", 1)
    assert first.ballot is not None
    second = first.swapped(first.white, first.black, 2)
    assert (second.white.name, second.start_fen) == ("Bea", first.start_fen)
    assert second.ballot == msgspec.structs.replace(first.ballot, again=True)
    third = second.swapped(second.white, second.black, 2)
    assert third.ballot is not None
    assert third.ballot.moves != first.ballot.moves
    assert not third.ballot.again
    assert third == second.swapped(second.white, second.black, 2)
    assert ENGLISH.swapped(ENGLISH.white, ENGLISH.black).ballot is None


def test_terms_of_before_are_read_and_a_drawn_ballot_outlives_its_deck() -> None:
    old = msgspec.json.decode(b'{"sheet":"english-wcdf","against":"link"}', type=Terms)
    assert old.ballot is None
    assert msgspec.json.encode(old) == b'{"sheet":"english-wcdf","against":"link"}'
    drawn = ENGLISH.drawn("english-two-move", 1)
    text = msgspec.json.encode(drawn)
    assert msgspec.json.decode(text, type=Terms) == drawn
    gone = msgspec.json.decode(text.replace(b"english-two-move", b"gone"), type=Terms)
    assert gone.ballot is not None
    assert gone.game().position == drawn.game().position
    assert ballot_text(gone.ballot, "en") == ballot_text(drawn.ballot or gone.ballot, "en")


def test_a_server_of_before_plays_the_same_game() -> None:
    class Before(msgspec.Struct):
        sheet: str
        start_fen: str | None = None

    drawn = ENGLISH.drawn("english-two-move", 1)
    read = msgspec.json.decode(msgspec.json.encode(drawn), type=Before)
    assert Game(read.sheet, start=read.start_fen).position == drawn.game().position


def test_no_deck_and_one_of_another_game_are_refused() -> None:
    with pytest.raises(DeckError, match="expected a deck, got 'none'"):
        ENGLISH.drawn("none")
    with pytest.raises(GameError, match="expected a deck of russian"):
        Terms(sheet="russian").drawn("english-two-move")
