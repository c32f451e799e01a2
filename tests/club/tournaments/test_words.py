"""Systems, tie-breaks and refusals can be said in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from damier.club.tournaments.errors import TournamentCode
from damier.club.tournaments.terms import System, TieBreak
from damier.club.tournaments.tiebreaks import tiebreak_text
from damier.texts.catalogue import languages, text
from texts.ftl import names


@pytest.mark.parametrize("lang", languages())
def test_every_system_tiebreak_and_refusal_has_its_words(lang):
    keys = [f"tournament-{each}" for each in get_args(System)]
    keys += [f"tiebreak-{each}" for each in get_args(TieBreak)]
    said = [text(key, lang) for key in keys] + [text(f"{key}.about", lang) for key in keys]
    assert len(set(said)) == len(said)
    refusals = {f"tournament-refused-{code}" for code in get_args(TournamentCode)}
    pages = {
        key
        for key in names(lang, "tournaments")
        if key.startswith(("tour-", "server-")) or key.endswith("-tab")
    }
    assert set(names(lang, "tournaments")) == {*keys, *refusals, *pages, "tiebreak-unplayed"}


def test_tiebreaks_are_written_as_points_are():
    for name, value, wide, narrow in (
        ("solkoff", 51, "51", "25½"),
        ("sonneborn-berger", 51, "25½", "12¾"),
        ("sonneborn-berger", 1, "½", "¼"),
        ("wins", 3, "3", "3"),
        ("direct", None, "–", "–"),
        ("direct", 0, "0", "0"),
    ):
        assert tiebreak_text(name, value, "2-1-0") == wide
        assert tiebreak_text(name, value, "1-½-0") == narrow
