"""Who may see what of whom."""

from __future__ import annotations

import pytest

from damier.club.people.privacy import (
    AUDIENCES,
    Audience,
    Onlooker,
    Part,
    Privacy,
    may_list,
    may_see,
    read_audience,
)

NOOR, SEM, GUEST = Onlooker("noor"), Onlooker("sem"), Onlooker()
OPEN = Privacy("everybody", "everybody", listed=True)


def test_nobody_sees_anything_of_somebody_who_has_not_said_so() -> None:
    assert may_see(NOOR, Privacy(), SEM) == set()
    assert may_see(NOOR, Privacy(), GUEST) == set()
    assert not may_list(NOOR, Privacy())


def test_everybody_sees_all_of_themselves() -> None:
    assert may_see(NOOR, Privacy(), NOOR) == {"page", "games", "insights"}


@pytest.mark.parametrize(
    ("page", "games", "person", "guest"),
    [
        ("people", "me", {"page"}, set()),
        ("people", "people", {"page", "games"}, set()),
        ("everybody", "people", {"page", "games"}, {"page"}),
        ("everybody", "everybody", {"page", "games"}, {"page", "games"}),
        ("people", "everybody", {"page", "games"}, set()),
        ("me", "everybody", set(), set()),
    ],
)
def test_others_see_what_was_chosen(
    page: Audience, games: Audience, person: set[Part], guest: set[Part]
) -> None:
    assert may_see(NOOR, Privacy(page, games), SEM) == person
    assert may_see(NOOR, Privacy(page, games), GUEST) == guest


def test_what_the_engine_found_is_never_for_others() -> None:
    for viewer in (SEM, GUEST):
        assert "insights" not in may_see(NOOR, OPEN, viewer)


def test_a_pupil_is_private_to_all_outside_the_class() -> None:
    pupil = Onlooker("noor", frozenset({"4b"}))
    teacher, outsider = Onlooker("juf", frozenset({"4b", "5a"})), Onlooker("x", frozenset({"5a"}))
    for viewer in (SEM, GUEST, outsider):
        assert may_see(pupil, OPEN, viewer) == set()
    assert may_see(pupil, OPEN, teacher) == {"page", "games"}
    assert may_see(pupil, Privacy(), teacher) == set()
    assert not may_list(pupil, OPEN)
    assert may_see(pupil, Privacy(), pupil) == {"page", "games", "insights"}


def test_two_without_an_account_are_not_the_same() -> None:
    assert may_see(GUEST, Privacy(), GUEST) == set()


def test_a_level_that_is_not_known_means_nobody_else() -> None:
    assert [read_audience(one) for one in AUDIENCES] == list(AUDIENCES)
    assert read_audience("friends") == "me"
