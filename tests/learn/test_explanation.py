"""Mistakes in words: what a move allows or misses, each claim played on the board."""

from __future__ import annotations

import pytest

from damier import Engine, Game, IllegalMove, Limit, Position, pdn
from damier.engine.analysis import KNOWN
from damier.engine.endgame import Tables
from damier.engine.judgement import judge
from damier.engine.notes import forget
from damier.engine.opponent import Opponent
from damier.learn import Balance, Explanation, annotate, explain, explain_judgement, purpose
from damier.learn.explaining.judged import played_on, sentence
from damier.texts import is_right_to_left, languages, plain
from learn.claims import check, check_english, moves_of

# 20-24 puts a man where it is taken, and another behind it.
BLUNDERED = ["32-28", "19-23", "28x19", "14x23", "34-30", "20-24", "30x28"]
# Sheet, position, the move played, what follows, what was better: kind, whether missed, words.
EXAMPLES = {
    "a shot that the most decides": (
        "international",
        "B:W27,31-36,38-42,44-50:B1-8,10-14,16-18,20,23,25",
        "13-19", "27-21 17x28 33x15", "10-15",
        "shot", False,
        "Now comes 27-21. Black must take three, and White takes four. "
        "Article 4.13: Take the most. 10-15 was better.",
    ),
    "a shot that ends with a king": (
        "international",
        "B:W25,27,28,33,36,37,39-49:B1-7,9,12-14,16-19,24,26",
        "2-8", "27-21 16x27 37-31 26x37 42x2", "6-11",
        "shot", False,
        "Now comes 27-21. Black must take two, and White takes four and gets a king. "
        "6-11 was better.",
    ),
    "a piece for nothing": (
        "international",
        "W:W30-34,36-50:B1-19,24",
        "33-28", "24x35", "40-35",
        "capture", False,
        "Now comes 24x35. Black takes one, and White gets nothing back. 40-35 was better.",
    ),
    "a bad exchange": (
        "international",
        "W:W30-41,43,45-50:B1-9,11,12,14,16,18-20,22,23,25",
        "33-28", "22x42 47x38", "33-29",
        "exchange", False,
        "Now comes 22x42. Black takes two, and White takes only one back. 33-29 was better.",
    ),
    "a piece that runs out of room": (
        "international",
        "B:W26,29,32,36,39,40,42-45,47,50:B2-6,9,13,15,17,18,21,25,35",
        "25-30", "40-34 4-10 34x25", "13-19",
        "attack", False,
        "Now comes 40-34. White wins a piece, for example 4-10 34x25. 13-19 was better.",
    ),
    "a shot that was there": (
        "international",
        "B:W28,29,31,32,34,36,37,39,40,43,45-50:B1-3,5-7,9-13,15,16,18-20,25,26",
        "11-17", "", "18-23 29x18 13x35",
        "shot", True,
        "18-23 was better. White must take one, and Black takes four.",
    ),
    "a better way to take": (
        "international",
        "B:W12,16,26,30,33,34,36,38-41,44-46,48,49:B1,3-8,13-15,19,22,25,29",
        "8x17", "33x24 19-23", "7x18 34x12 25x32",
        "exchange", True,
        "7x18 was better. Black takes four, and White takes only two back.",
    ),
    "the end of the game": (
        "international",
        "W:W19,22,37,44,K4:B21,26,35",
        "44-40", "", "19-14 21-27 22x31 35-40 44x35",
        "end", True,
        "19-14 was better. White wins in 3 moves.",
    ),
    "English: two for three": (
        "english",
        "B:W17,19,20,22,24,25,27-30:B4,6,7,9-13,15,18",
        "4-8", "17-14 10x26 30x5", "9-14",
        "shot", False,
        "Now comes 17-14. Black must take two, and White takes three. 9-14 was better.",
    ),
    "Russian: moves are written with letters": (
        "russian",
        "W:W17,21,22,24-26,28,29,31,32:B1-4,6,7,9,10,12,15",
        "b4-c5", "9x18", "32-27",
        "capture", False,
        "Now comes b6xd4. Black takes one, and White gets nothing back. g1-f2 was better.",
    ),
    "Frisian: a king is caught by what is worth the most": (
        "frisian",
        "B:W26,30,31,36,38,41,46,48,50:B3,6,7,10-12,15,17,18,28",
        "11-16", "38-33 28x39 50-44 39x50 41-37 50x27 31x4", "10-14",
        "shot", False,
        "Now comes 38-33. Black must take four, and White takes 5 (a king among them) and gets a "
        "king. Article 11: Take what is worth the most. 10-14 was better.",
    ),
    "Italian: a man walks through": (
        "italian",
        "B:W8,13,16,18,19:B4,6,9,10,17,K32",
        "4-7", "8-4", "17-21",
        "crown", False,
        "Now comes 8-4. White gets a king. 17-21 was better.",
    ),
    "Turkish: straight ahead": (
        "turkish",
        "B:W33,35,39,42,44-47,49-56:B9-20,22,23,29,31",
        "c6-c5", "35x5", "29-30",
        "capture", False,
        "Now comes c4xe8. White takes three and gets a king, and Black gets nothing back. "
        "e5-f5 was better.",
    ),
    "nothing to point at": (
        "international",
        "W:W31-50:B1-20",
        "35-30", "20-25", "32-28 19-23 28x19 14x23",
        "unclear", False,
        "32-28 was better, but the engine cannot put the reason into words.",
    ),
}  # fmt: skip


def example(name) -> tuple[Explanation, str]:
    sheet, fen, played, reply, best, *_, words = EXAMPLES[name]
    position = Position.from_fen(fen, sheet)
    move = position.parse(played)
    after = position.play(move)
    return explain(position, move, reply=line(after, reply), best=line(position, best)), words


def line(position, text):
    moves = []
    for each in text.split():
        moves.append(position.parse(each))
        position = position.play(moves[-1])
    return moves


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_explained_and_every_claim_holds(name):
    found, words = example(name)
    assert (found.kind, found.missed) == EXAMPLES[name][5:7]
    assert found.text("en") == words
    check(found)
    check_english(found)


@pytest.mark.parametrize("lang", languages())
def test_every_language_names_the_same_moves(lang):
    for name in EXAMPLES:
        found, words = example(name)
        said = found.text(lang)
        assert sorted(moves_of(said)) == sorted(moves_of(words))
        assert ("\u2068" in said) is is_right_to_left(lang)
        assert plain(said).endswith(".")


def test_the_pieces_and_the_route_are_those_of_the_position():
    found, _ = example("a shot that ends with a king")
    assert (found.route[0], found.route[-1]) == (42, 2)
    assert len(found.pieces) == found.taken == 4
    assert found.balance == Balance(men=1, kings=1)


def test_of_a_move_that_is_a_little_worse_only_what_is_forced_is_said():
    """ "White wins a piece" was said of half a slip, from a line that nobody has to play."""
    found, _ = example("a piece that runs out of room")
    assert found.text("en", better="dubious") == "13-19 was a little better."
    found, _ = example("a piece for nothing")
    assert found.text("en", better="dubious").startswith("Now comes 24x35. Black takes one")


def test_the_duty_names_its_article():
    found, _ = example("a shot that the most decides")
    assert (found.duty, found.article) == ("must-take-most", "4.13")
    found, _ = example("English: two for three")
    assert found.duty == "must-capture"


@pytest.fixture(scope="module")
def tables():
    return Tables("international").ready(3, keep=False)


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("W:WK28:B36", "This ending was won, and now it is only a draw."),
        ("B:WK3:BK33", "This ending was a draw, and now it is lost."),
    ],
)
def test_an_ending_that_was_let_go(tables, fen, words):
    position = Position.from_fen(fen)
    kept, gone = ("loss", "draw") if "won" in words else ("draw", "win")
    best, played = (_move(tables, position, result) for result in (kept, gone))
    found = explain(position, played, best=(best,), tables=tables)
    assert found.kind == "table"
    assert found.text("en").startswith(words)
    check(found, tables)


def _move(tables, position, result):
    moves = position.legal_moves
    return next(move for move in moves if tables.probe(position.play(move)).result == result)


def test_a_good_move_has_its_purpose():
    position = Position.from_fen(EXAMPLES["a shot that was there"][1])
    found = purpose(position, line(position, "18-23 29x18 13x35"))
    assert found is not None
    assert (found.kind, found.played, found.winner) == ("shot", None, "black")
    assert found.reason("en") == "White must take one, and Black takes four."
    assert found.reason("nl") == "Wit moet er één slaan, en zwart slaat er vier."
    check(found)
    assert purpose(Position.start(), line(Position.start(), "31-26")) is None


def test_a_line_that_cannot_be_played_is_refused():
    position = Position.start()
    later = line(position, "32-28 19-23 28x19")
    with pytest.raises(IllegalMove):
        explain(position, position.parse("33-28"), reply=later[2:], best=later[:1])


@pytest.mark.parametrize("sheet", ["international", "english", "russian", "frisian", "italian"])
def test_every_claim_about_self_played_games_holds(sheet):
    """Weak players make the mistakes; whatever is said about them is played and counted."""
    engine = Engine(sheet, memory=4, tables=Tables(sheet).ready(2, keep=False))
    explained = 0
    for seed in range(2):
        record = self_played(sheet, seed)
        before = record.start
        for judgement in judge(record, engine, Limit(nodes=1_000)):
            longer = played_on(before, judgement, engine)
            found = explain_judgement(before, longer, engine.tables)
            if found is not None:
                check(found, engine.tables)
                check_english(found)
                if found.kind == "ending":
                    assert longer.missed_win if found.missed else abs(longer.score) > KNOWN
                explained += found.is_concrete
                assert sentence(before, longer, record, tables=engine.tables, lang="nl")
            before = record.nodes[judgement.index].position
    assert explained > 3


def self_played(sheet, seed):
    game, record = Game(sheet), pdn.Record(sheet)
    players = [Opponent(sheet, 4, seed=2 * seed + each) for each in (0, 1)]
    while game.outcome is None and len(record.nodes) < 60:
        move = players[len(record.nodes) % 2].move(game)
        game.play(move)
        record.play(move)
    return record


@pytest.mark.parametrize(("first", "second"), [("en", "en"), ("nl", "ar"), ("ar", "ru")])
def test_a_second_time_no_explanation_doubles(first, second):
    def noted(game, lang):
        engine = Engine("international", memory=8)  # one that remembers nothing
        record, _ = annotate(game, engine, Limit(nodes=3_000), lang)
        return next(pdn.read(pdn.format(record)))

    wanted = noted(BLUNDERED, second)
    again = noted(noted(noted(BLUNDERED, first), second), second)
    assert [each.text for each in wanted.nodes[5].comments if "30x28" in each.text]
    assert again.line == wanted.line


def test_an_explanation_that_a_reader_changed_stays():
    record, _ = annotate(BLUNDERED, Engine("international", memory=8), Limit(nodes=3_000))
    node = record.nodes[5]
    said = node.comments[-1].text
    node.comments[-1] = pdn.Comment(f"{said} I was in a hurry.")
    forget(record)
    assert [each.text for each in node.comments] == [f"{said} I was in a hurry."]
    assert node.variations  # the line beside words that are no longer ours


def test_where_losing_wins_no_piece_is_counted():
    """In losing draughts a piece taken is no reason."""
    position = Position.from_fen("W:W28,33:B22,5", "antidraughts")
    move = position.legal_moves[0]
    found = explain(position, move, best=())
    assert found.kind == "unclear"
