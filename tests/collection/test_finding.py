"""What is found in a collection is what a slow look at every game finds."""

from __future__ import annotations

import io
import random
from typing import TYPE_CHECKING

import pytest

from damier import Position, pdn, sheet
from damier.board.setup import opponent
from damier.collection import Collection, Search, SearchError, segments
from damier.collection.search import parse_manoeuvre, parse_material, parse_pattern

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from damier.pdn import Record

RESULTS = ("2-0", "1-1", "0-2", "*")
Played = list[tuple[Position, str | None]]


@pytest.fixture(scope="module", params=["international", "russian", "frisian", "turkish"])
def corpus(request: pytest.FixtureRequest) -> list[Record]:
    """Return random games that share their first moves."""
    rng, made = random.Random(request.param), []
    for number in range(150):
        tags = {
            "White": f"Player {number % 7}",
            "Black": f"Player {number % 5 + 3}",
            "Event": f"Cup {number % 3}",
            "Date": f"{1960 + number % 50}.01.01",
        }
        record = pdn.Record(request.param, tags)
        for ply in range(rng.randint(0, 60)):
            moves = record.final.legal_moves
            if not moves:
                break
            record.play(moves[0] if ply < 8 and rng.random() < 0.7 else rng.choice(moves))
        record.tags.set("Result", rng.choice(RESULTS))
        made.append(next(pdn.read(pdn.format(record))))
    return made


@pytest.fixture(scope="module")
def games(corpus: list[Record], tmp_path_factory: pytest.TempPathFactory) -> Collection:
    text = io.StringIO("".join(pdn.format(record) + "\n" for record in corpus))
    base = Collection(tmp_path_factory.mktemp("base") / "base", create=True)
    saved = segments.SHARED_BY
    segments.SHARED_BY = 12  # so that both ways to look things up are taken
    base.add(text)
    segments.SHARED_BY = saved
    return base


def positions(record: Record) -> list[Position]:
    return [record.start, *(node.position for node in record.nodes if node.position is not None)]


def board_of(position: Position) -> tuple[str, str]:
    """Return what counts: where pieces stand and whose turn it is."""
    return position.board, position.turn


def fitting(corpus: list[Record], fits: Callable[[Record], bool]) -> list[int]:
    return [number for number, record in enumerate(corpus, start=1) if fits(record)]


def found(games: Collection, **wanted: object) -> list[int]:
    search = Search(**wanted)  # type: ignore[arg-type]
    hits = [hit.game for hit in games.find(search)]
    assert games.count(search) == len(hits) == len(set(hits))
    return sorted(hits)


def test_every_position_is_found_and_explored(corpus: list[Record], games: Collection) -> None:
    rng = random.Random(2)
    having: dict[tuple[str, str], dict[int, str | None]] = {}
    some: dict[tuple[str, str], Position] = {}
    for number, record in enumerate(corpus, start=1):
        befores = zip(record.moves, positions(record), strict=False)
        text = record.notation.text
        moves = [*(text(move, before.legal_moves) for move, before in befores), None]
        for position, move in zip(positions(record), moves, strict=True):
            having.setdefault(board_of(position), {}).setdefault(number, move)
            some.setdefault(board_of(position), position)
    shared = [key for key, numbers in having.items() if len(numbers) > 1]
    for key in {*shared, *rng.sample(sorted(having), 150)}:
        position, wanted = some[key], having[key]
        assert found(games, position=position) == sorted(wanted)
        explored = games.explore(position)
        assert explored.games == len(wanted)
        names = corpus[0].notation
        legal = position.legal_moves
        counted = {names.text(one.move, legal): one.games for one in explored.moves}
        played = [move for move in wanted.values() if move is not None]
        assert counted == {move: played.count(move) for move in set(played)}
        results = [corpus[number - 1].result for number in wanted]
        assert explored.white == sum(result.winner == "white" for result in results)
        assert explored.black == sum(result.winner == "black" for result in results)
        assert explored.draw == sum(result.kind == "draw" for result in results)
        years = [1960 + (number - 1) % 50 for number in wanted]
        assert (explored.average_year, explored.last_year) == (
            round(sum(years) / len(years)),
            max(years),
        )
        assert set(explored.samples) <= set(wanted)


def test_positions_are_found_from_the_other_side(corpus: list[Record], games: Collection) -> None:
    def seen(record: Record) -> set[tuple[str, str]]:
        return {board_of(position) for position in positions(record)}

    position = positions(max(corpus, key=lambda record: len(record.nodes)))[6]
    turned = position.board[::-1].translate(str.maketrans("wbWB", "bwBW"))
    other = opponent(position.turn)
    twins = {board_of(position), (turned, other)}
    wanted = fitting(corpus, lambda record: bool(seen(record) & twins))
    assert found(games, position=position, turned=True) == wanted
    mirror = position.replace(board=turned, turn=other)
    assert found(games, position=mirror, turned=True) == wanted
    twins = {board_of(position), (position.board, other)}
    wanted = fitting(corpus, lambda record: bool(seen(record) & twins))
    assert found(games, position=position, either_turn=True) == wanted


def test_patterns(corpus: list[Record], games: Collection) -> None:
    rules = corpus[0].sheet
    rng = random.Random(3)
    names = corpus[0].notation.names
    for _ in range(12):
        position = rng.choice(positions(rng.choice(corpus)))
        squares = rng.sample(range(1, len(position.board) + 1), 4)
        parts: dict[str, list[str]] = {"W": [], "B": [], "E": []}
        for square in squares:
            piece = position.board[square - 1]
            king = "K" if piece in "WB" else ""
            parts[piece.upper()].append(king + names[square])
        text = ":".join(key + ",".join(each) for key, each in parts.items() if each)
        turn = position.turn[0].upper()
        for pattern, turns in ((text, "WB"), (f"{turn}:{text}", turn)):
            assert found(games, sheet=rules, pattern=pattern) == [
                number
                for number, record in enumerate(corpus, start=1)
                if any(
                    all(other.board[at - 1] == position.board[at - 1] for at in squares)
                    and other.turn[0].upper() in turns
                    for other in positions(record)
                )
            ]


def test_material(corpus: list[Record], games: Collection) -> None:
    rules, counts = corpus[0].sheet, set()
    for record in corpus:
        counts.update(position.core.counts for position in positions(record))
    for wanted in random.Random(4).sample(sorted(counts), 8):
        text = f"{wanted[0]}+{wanted[1]}K:{wanted[2]}+{wanted[3]}K"

        def fits(record: Record, wanted: tuple[int, ...] = wanted) -> bool:
            return any(position.core.counts == wanted for position in positions(record))

        assert found(games, sheet=rules, material=text) == fitting(corpus, fits)
        both = {wanted, (*wanted[2:], *wanted[:2])}
        either = [
            number
            for number, record in enumerate(corpus, start=1)
            if any(one.core.counts in both for one in positions(record))
        ]
        assert found(games, sheet=rules, material=text, turned=True) == either


def test_manoeuvres(corpus: list[Record], games: Collection) -> None:
    rules, names = corpus[0].sheet, corpus[0].notation
    rng = random.Random(5)
    long = [record for record in corpus if len(record.nodes) > 20]
    for _ in range(10):
        moves = rng.choice(long).moves
        at = rng.randrange(len(moves) - 4)
        steps = [(move.start, move.end) for move in moves[at : at + 4 : 2]]
        text = " ".join(names.short(move) for move in moves[at : at + 4 : 2])

        def fits(record: Record, steps: list[tuple[int, int]] = steps) -> bool:
            made = [(move.start, move.end) for move in record.moves]
            return any(made[start : start + 4 : 2] == steps for start in range(len(made) - 2))

        assert found(games, sheet=rules, manoeuvre=text) == fitting(corpus, fits)


def test_names_years_results_and_lengths(corpus: list[Record], games: Collection) -> None:
    def tag(name: str) -> Callable[[Record], str]:
        return lambda record: record.tags.find(name) or ""

    white, black, event = tag("White"), tag("Black"), tag("Event")
    assert found(games, player="PLAYER 4") == fitting(
        corpus, lambda one: "Player 4" in (white(one), black(one))
    )
    assert found(games, white="player 2", event="cup 1") == fitting(
        corpus, lambda one: white(one) == "Player 2" and event(one) == "Cup 1"
    )
    assert found(games, black="nobody") == []
    assert found(games, result="white", least_plies=20) == fitting(
        corpus, lambda one: one.result.winner == "white" and len(one.moves) >= 20
    )
    assert found(games, first_year=1970, last_year=1975, most_plies=30) == fitting(
        corpus,
        lambda one: "1970" <= (one.tags.find("Date") or "")[:4] <= "1975" and len(one.moves) <= 30,
    )
    start = corpus[0].start
    assert found(games, position=start, player="player 4") == found(games, player="player 4")
    assert found(games, sheet=sheet("english-wcdf")) == []
    assert len(found(games)) == len(corpus)


def test_the_order_of_segments_does_not_matter(
    corpus: list[Record], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games added one by one are found as those that were added at once."""
    monkeypatch.setattr(segments, "SHARED_BY", 5)
    with Collection(tmp_path / "base", create=True) as games:
        for record in corpus[:40]:
            games.add(io.StringIO(pdn.format(record)))
        assert len(segments.segments(games.file)) < 16
        position = corpus[0].start
        while True:
            explored = games.explore(position)
            wanted = [
                number
                for number, record in enumerate(corpus[:40], start=1)
                if board_of(position) in map(board_of, positions(record))
            ]
            assert explored.games == len(wanted)
            assert found(games, position=position) == wanted
            if not explored.moves:
                break
            position = position.play(explored.moves[0].move)


@pytest.mark.parametrize("text", ["", "x", "W99", "W5:Q7", "Wa1,zz", "27"])
def test_what_is_no_pattern(text: str) -> None:
    with pytest.raises(SearchError, match="expected"):
        parse_pattern(text, sheet("international"))


@pytest.mark.parametrize("text", ["", "2", "2:3:4", "k:k", "2+:1", ":"])
def test_what_is_no_material(text: str) -> None:
    with pytest.raises(SearchError, match="expected"):
        parse_material(text)


def test_materials_as_people_write_them() -> None:
    assert parse_material("2+1K:1K") == [2, 1, 0, 1]
    assert parse_material("3:*") == [3, 0, -1, -1]
    assert parse_material("1k+2 : 4") == [2, 1, 4, 0]


@pytest.mark.parametrize("text", ["", "37", "37-99", "a-b"])
def test_what_is_no_manoeuvre(text: str) -> None:
    with pytest.raises(SearchError, match="expected"):
        parse_manoeuvre(text, sheet("international"))


def test_a_piece_s_way_is_its_moves() -> None:
    rules = sheet("international")
    assert parse_manoeuvre("37-32-28", rules) == [(37, 32), (32, 28)]
    assert parse_manoeuvre("37-32, 26x17x8", rules) == [(37, 32), (26, 8)]
