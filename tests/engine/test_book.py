"""Books: read as they were written, refused where they are none, and played by when asked."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

import damier
from damier.collection import Collection
from damier.engine import Engine, Limit
from damier.engine.book import MARK, Book, BookError
from damier.engine.bookmaking import BookTally, book_of, play_for_book
from damier.engine.opponent import Opponent
from damier.errors import EngineError
from damier.game import Game
from damier.position import Position
from damier.protocols.strength import Strength
from damier.rules import sheets

if TYPE_CHECKING:
    from pathlib import Path

RUSSIAN = damier.sheet("russian")
HEAD = f"{MARK}\nsheet russian {RUSSIAN.play_hash}\n"
START = "W:W21-32:B1-12"
GAMES = """[GameType "25"]
[White "A"]
[Black "B"]
[Result "2-0"]

1. c3-d4 d6-c5 2. b2-c3 2-0

[GameType "25"]
[White "C"]
[Black "D"]
[Result "1-1"]

1. c3-d4 d6-c5 2. b2-c3 1-1

[GameType "25"]
[White "E"]
[Black "F"]
[Result "0-2"]

1. c3-b4 f6-g5 0-2
"""


@pytest.fixture
def book() -> Book:
    return Book.parse(HEAD + f"{START} 22-18=3 22-17=1 # a note\n")


def test_a_book_is_read_as_it_was_written(tmp_path: Path) -> None:
    for name in sheets():
        start = Position.start(name)
        moves = {move: weight for weight, move in enumerate(start.legal_moves, start=1)}
        after = start.play_unchecked(next(iter(moves)))
        made = Book(name, {start: moves, after: {after.legal_moves[0]: 7}})
        made.write(tmp_path / "book")
        found = Book.read(tmp_path / "book")
        assert found == made
        assert found.format() == made.format()
        assert list(found) == [start, after]
        assert {each.move: each.weight for each in found[start]} == moves
        assert repr(found) == f"<Book {name}, 2 positions>"


def test_moves_are_drawn_by_their_weights(book: Book) -> None:
    start, dice = Position.start("russian"), random.Random(1)
    drawn = Counter(start.text(book.choose(start, dice)) for _ in range(4000))  # type: ignore[arg-type]
    assert set(drawn) == {"22-18", "22-17"}
    assert 2.6 < drawn["22-18"] / drawn["22-17"] < 3.4
    assert book.choose(start.play("22-18")) is None
    assert start in book
    assert start.play("22-18") not in book
    assert Position.start("english") not in book


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected 'damier book 1' in its first line"),
        ("[Event ...]\n1. 32-28", "expected 'damier book 1' in its first line"),
        ("damier book 2\nsheet x", "got 'damier book 2', of a later damier"),
        (f"{MARK}\n", "book:2: expected 'sheet ID HASH'"),
        (f"{MARK}\nrussian\n", "book:2: expected 'sheet ID HASH', got 'russian'"),
        (f"{MARK}\nsheet mine {'0' * 16}\n", "expected to be told the sheet mine"),
        (f"{MARK}\nsheet russian {'0' * 16}\n", "other rules that are called russian, too"),
        (HEAD + f"{START}\n", "book:3: expected a position and moves"),
        (HEAD + f"{START} 22-18\n", "book:3: expected a move and its weight"),
        (HEAD + f"{START} 22-18=0\n", "book:3: expected a move and its weight"),
        (HEAD + f"{START} 22-18=-1\n", "book:3: expected a move and its weight"),
        (HEAD + f"{START} 22-18=1 22-18=2\n", "book:3: expected each move once"),
        (HEAD + f"{START} 22-13=1\n", "book:3: "),
        (HEAD + "W:W99:B1 22-18=1\n", "book:3: "),
        (HEAD + f"{START} 22-18=1\n{START} 22-17=1\n", "book:4: expected each position once"),
    ],
)
def test_what_is_no_book_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BookError) as told:
        Book.parse(text)
    assert said in str(told.value)
    assert "\n" not in str(told.value)


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    with pytest.raises(BookError, match="expected a book, got No such file"):
        Book.read(tmp_path / "none")
    (tmp_path / "bytes").write_bytes(b"\xff\x00")
    with pytest.raises(BookError, match="something else than text"):
        Book.read(tmp_path / "bytes")


def test_a_book_of_another_sheet_is_refused(book: Book) -> None:
    with pytest.raises(EngineError, match="expected a book of english, got one of russian"):
        Engine("english", book=book)
    with pytest.raises(BookError, match="expected a book of english, got one of russian"):
        Book.parse(book.format(), "english")
    with pytest.raises(BookError, match="expected a position of russian, got english"):
        book[Position.start("english")]
    start = Position.start("russian")
    with pytest.raises(BookError, match="expected a legal move"):
        Book("russian", {start.play("22-18"): {start.legal_moves[0]: 1}})


def test_the_engine_and_every_level_play_by_it() -> None:
    odd = Book.parse(HEAD + f"{START} 21-17=1\n")  # what no engine would play
    engine = Engine("russian", memory=1, book=odd)
    start = Position.start("russian")
    wanted = start.parse("21-17")
    assert engine.play(Game("russian"), depth=1) == wanted
    assert Opponent("russian", 3, seed=1, engine=engine).move(Game("russian")) == wanted
    for level in (0, 3):
        strength = Strength("russian", level=level, memory=1, book=odd)
        assert strength.think(Game("russian"), Limit(nodes=10)) == (wanted, None)
    game = Game("russian")
    game.play("22-18")
    assert engine.play(game, depth=1) in start.play("22-18").legal_moves


def test_draws_can_be_repeated(book: Book) -> None:
    def first(seed: int) -> list[str]:
        engine = Engine("russian", memory=1, book=book, seed=seed)
        return [str(engine.play(Game("russian"), depth=1)) for _ in range(20)]

    assert first(1) == first(1)
    assert first(1) != first(2)


def test_a_book_of_a_collection_weighs_the_points(tmp_path: Path) -> None:
    (tmp_path / "games.pdn").write_text(GAMES, encoding="utf-8")
    with Collection(tmp_path / "base", create=True) as games:
        games.add(tmp_path / "games.pdn", jobs=1)
        made = book_of(games, RUSSIAN, least=1)
        often = book_of(games, RUSSIAN, least=2)
        short = book_of(games, RUSSIAN, least=1, plies=1)
    start = Position.start("russian")
    # 1-0 and a draw are three points; what lost its only game is no move of a book.
    assert [(each.text, each.weight) for each in made[start]] == [("22-18", 3)]
    answer = made[start.play("22-18")]
    assert [(each.text, each.weight) for each in answer] == [("10-14", 1)]
    reply = made[start.play("22-17")]
    assert [(each.text, each.weight) for each in reply] == [("11-16", 2)]
    assert not often[start.play("22-17")]
    assert len(short) == 1


def test_games_against_itself_are_the_same_however_they_are_dealt() -> None:
    two = play_for_book("russian", 5, 2, 50, 6)
    assert two == play_for_book("russian", 5, 2, 50, 6)
    assert two[:1] == play_for_book("russian", 5, 1, 50, 6)
    tally = BookTally(RUSSIAN)
    for texts, points in two:
        assert len(texts) == 6
        assert points in (0, 1, 2)
        tally.add_game((texts, points))
    assert sum(games for moves in tally.moves.values() for games, _ in moves.values()) == 12
    assert sum(points for moves in tally.moves.values() for _, points in moves.values()) == 12
