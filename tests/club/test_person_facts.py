"""What a person's page is made of: first moves, what was done, what judged games tell."""

from __future__ import annotations

import json

import pytest

from damier.club.people.feats import Feat, ending_won, feats_of
from damier.club.people.insights import (
    GameLook,
    Insight,
    OwnSlip,
    insights_of,
    look,
    read_look,
    write_look,
)
from damier.club.people.openings import FirstMoves, first_moves
from damier.engine import Engine, Limit
from damier.engine.judgement import judge
from damier.learn.course import Course
from damier.learn.explaining.judged import played_on
from damier.learn.learned import Kept
from damier.pdn import Record, read
from damier.rules.load import load
from damier.storage.finished import OpeningCount, PlayedTotals

NOTHING = PlayedTotals()


def kept(item: str, record: object, at: float = 5.0) -> Kept:
    return Kept(item, at, json.dumps(record))


def test_first_moves_are_counted_up_to_ones_own_and_written_as_the_sheet_writes_them() -> None:
    counted = [
        OpeningCount("32-28 19-23 28x19", "white", 3, 2, 1),
        OpeningCount("32-28 20-24", "white", 1, 0, 0),
        OpeningCount("34-29", "white", 1, 1, 0),
        OpeningCount("32-28 19-23 28x19", "black", 2, 1, 0),
        OpeningCount("32-28 20-24", "black", 1, 0, 0),
    ]
    rules = load("international")
    white = first_moves(counted, rules, "white", 9)
    assert white == [FirstMoves(("32-28",), None, 4, 2, 1), FirstMoves(("34-29",), None, 1, 1, 0)]
    assert white[0].lost == 1
    black = first_moves(counted, rules, "black", 1)
    assert black == [FirstMoves(("32-28", "19-23"), None, 2, 1, 0)]


def test_an_opening_that_has_a_name_is_told_by_it() -> None:
    counted = [
        OpeningCount("9-13 22-18 6-9 24-20", "black", 2, 1, 1),
        OpeningCount("9-13 22-18 6-9 25-22", "black", 1, 0, 0),
    ]
    [named] = first_moves(counted, load("english-wcdf"), "black", 9)
    assert named.name == "Dreaded Edinburgh"
    assert (named.games, named.won, named.lost) == (3, 1, 1)
    assert len(named.moves) == 3
    plain = [OpeningCount("11-15 23-19", side, 1, 1, 0) for side in ("black", "white")]
    begun = [first_moves(plain, load("english-wcdf"), side, 9) for side in ("black", "white")]
    assert [one.moves for [one] in begun] == [("11-15",), ("11-15", "23-19")]  # Black begins


def test_moves_that_cannot_be_played_are_counted_together() -> None:
    counted = [OpeningCount("99-1", "white", 1, 0, 0), OpeningCount("x", "white", 1, 1, 0)]
    [odd] = first_moves(counted, load("international"), "white", 9)
    assert (odd.moves, odd.games) == ((), 2)


def test_feats_are_facts_of_games() -> None:
    totals = PlayedTotals(
        9, shot=3.0, most=6, post=4.0, rated=2.0, sheets=3, levels=(("2", 1.0), ("10", 6.0))
    )
    assert feats_of(totals, [], 9.0) == [
        Feat("shot", 3.0, count=6),
        Feat("level", 6.0, level="10"),
        Feat("rated", 2.0),
        Feat("post", 4.0),
        Feat("leaflets", count=3),
    ]
    best = PlayedTotals(2, levels=(("10", 1.0), ("best", 2.0)), sheets=2)
    assert feats_of(best, [], 9.0) == [Feat("level", 2.0, level="best")]


def test_nothing_done_is_no_feat() -> None:
    days = kept("streak", {"row": 3, "best_row": 9, "days": 40, "best_days": 40, "last_day": ""})
    assert feats_of(NOTHING, [days], 9.0) == []


def test_feats_are_facts_of_what_was_learned() -> None:
    lessons = [lesson.about for lesson in Course.of("djeco").lessons]
    done = [kept(f"lesson:djeco:{about}", {}, at) for at, about in enumerate(lessons)]
    assert feats_of(NOTHING, done[1:], 99.0) == []
    [course] = feats_of(NOTHING, done, 99.0)
    assert course == Feat("course", float(len(lessons) - 1), sheet="djeco")
    short, long = kept("ending:djeco:K-M", {"moves": 2}), kept("ending:djeco:KKK-K", {"moves": 9})
    assert feats_of(NOTHING, [short, long], 9.0) == [Feat("ending", 5.0, count=1)]
    row = kept("streak", {"best_row": 12})
    assert feats_of(NOTHING, [row], 9.0) == [Feat("row", count=12)]
    assert feats_of(NOTHING, [kept("lesson:gone:x", {})], 9.0) == []


def test_of_won_endings_the_longest_is_kept() -> None:
    assert ending_won(None, 1)
    assert ending_won(kept("ending:djeco:KK-K", {"moves": 3}), 4)
    assert not ending_won(kept("ending:djeco:KK-K", {"moves": 3}), 3)


@pytest.fixture(scope="module")
def judged() -> tuple[Record, GameLook, GameLook]:
    """A game in which Black walks into a shot and White then does nothing wrong."""
    [record] = read('[GameType "20"]\n1. 32-28 19-23 2. 28x19 14x23 3. 33-28 23x32 4. 37x28 *')
    engine = Engine(record.sheet)
    found = []
    for judgement in judge(record, engine, Limit(nodes=5_000)):
        before = record.nodes[judgement.index - 1].position if judgement.index else record.start
        assert before is not None
        found.append(played_on(before, judgement, engine))
    return record, look(record, found, "white", won=True), look(record, found, "black", won=False)


def test_a_look_tells_each_side_its_own_mistakes(
    judged: tuple[Record, GameLook, GameLook],
) -> None:
    record, white, black = judged
    assert white.sheet == black.sheet == record.sheet.id
    assert not white.won_ending
    for seen in (white, black):
        assert read_look(write_look(seen)) == seen


def test_colours_are_compared_once_there_are_enough_games() -> None:
    few = PlayedTotals(8, white=(4, 4.0), black=(4, 0.0))
    assert insights_of(few, []) == []
    many = PlayedTotals(20, white=(10, 4.0), black=(10, 7.5))
    assert insights_of(many, []) == [Insight("insight-black", {"white": 40, "black": 75})]
    even = PlayedTotals(20, white=(10, 5.0), black=(10, 5.2))
    assert insights_of(even, []) == []


def test_sentences_count_what_was_missed_allowed_and_let_go() -> None:
    shot = OwnSlip(14, "shot", missed=True, taken=3, themes=("backward",))
    hit = OwnSlip(12, "capture", taken=1, themes=("backward",))
    looks = [
        GameLook("international", (shot, shot, hit), won_ending=True, let_go=True),
        GameLook("international", (hit,), won_ending=True),
        GameLook("russian", ()),
        GameLook("international", (OwnSlip(18, "unclear"),)),
    ]
    assert insights_of(NOTHING, looks) == [
        Insight("insight-missed", {"count": 2, "games": 1, "of": 4}),
        Insight("insight-allowed", {"count": 2, "games": 2, "of": 4}),
        Insight("insight-theme", {"count": 4}, "backward", "international"),
        Insight("insight-endings", {"count": 1, "of": 2}),
        Insight("insight-when", {"first": 11, "last": 20}),
        Insight("insight-clean", {"count": 1, "of": 4}),
    ]


def test_endings_that_were_all_won_are_praised() -> None:
    looks = [GameLook("international", (OwnSlip(3, "unclear"),), won_ending=True)]
    assert insights_of(NOTHING, looks) == [Insight("insight-endings-kept", {"count": 0, "of": 1})]
