"""The GUI's side of the Hub protocol, line by line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from damier.engine import Limit
from damier.game import Game
from damier.protocols.errors import IllegalAnswer, ProtocolError
from damier.protocols.hub import HubClient, HubEngine
from damier.protocols.hub.events import (
    Complaint,
    Done,
    Event,
    Go,
    Identity,
    Param,
    Say,
    SearchInfo,
)
from damier.protocols.hub.moves import (
    format_game,
    format_move,
    format_moves,
    parse_game,
    parse_move,
)
from protocols.dialogues import dialogues, hold, read


def told(event: Event) -> str:
    words: list[object] = [type(event).__name__]
    match event:
        case Identity(name, version):
            words += [name, version]
        case Param(name):
            words.append(name)
        case SearchInfo():
            numbers = (event.depth, event.mean_depth, event.score, event.nodes, event.seconds)
            words += [*numbers, event.speed, format_moves(event.moves)]
        case Done(move, ponder):
            words += [format_move(move), *([format_move(ponder)] if ponder else [])]
        case Complaint(message):
            words.append(message)
    return "* " + " ".join(map(str, words))


class Caller:
    def __init__(self) -> None:
        self.client = HubClient()
        self.game = Game()

    def hear(self, line: str) -> list[str]:
        try:
            event = self.client.feed(line)
        except ProtocolError as error:
            return [f"* {type(error).__name__} {error}"]
        return [] if event is None else [told(event)]

    def act(self, deed: str) -> list[str]:
        name, *words = deed.split()
        try:
            lines = self.command(name, words)
        except ProtocolError as error:
            return [f"* {type(error).__name__} {error}"]
        return [f"< {line}" for line in lines]

    def command(self, name: str, words: list[str]) -> list[str]:
        if name == "set":
            return [self.client.set_param(*words)]
        if name == "start":
            self.game = Game(start=words[0])
            return []
        if name == "play":
            for move in words:
                self.game.play(move)
            return []
        if name == "search":
            return self.client.search(self.game, limit_of(words[0]))
        line: str = getattr(self.client, name.replace("-", "_"))()
        return [line]


def limit_of(text: str) -> Limit | None:
    if text == "infinite":
        return None
    given = dict(item.split("=") for item in text.split(","))
    return Limit(**{k: int(v) if k in ("nodes", "depth") else float(v) for k, v in given.items()})  # type: ignore[arg-type]


@pytest.mark.parametrize("name", dialogues("hub-client"))
def test_dialogue(name: str) -> None:
    caller = Caller()
    hold(read("hub-client", name), caller.hear, caller.act)


def test_bool_parameter() -> None:
    client = HubClient()
    client.feed("param name=book value=true type=bool")
    assert client.set_param("book", False) == "set-param name=book value=false"


@given(
    st.text()
    | st.sampled_from(["info pv=", "done move=", "param name=", "id"]).flatmap(
        lambda head: st.text().map(lambda tail: head + tail)
    )
)
def test_nothing_upsets_it(line: str) -> None:
    client = HubClient()
    client.search(Game(), Limit(depth=1))
    try:
        client.feed(line)
    except IllegalAnswer:
        assert "done" in line


def test_routes_that_share_their_ends_are_told_apart() -> None:
    # The example of PDN 3.0: two captures from 47 to 36 with different pieces.
    position = Game(start="W:WK47:B14,19,29,31,42").position
    moves = position.legal_moves
    assert len({format_move(move) for move in moves}) == len(moves)
    assert all(parse_move(format_move(move), position) == move for move in moves)
    twin = next(move for move in moves if sum(m.end == move.end for m in moves) > 1)
    with pytest.raises(IllegalAnswer):
        parse_move(f"47x{twin.end}", position)


@pytest.mark.parametrize("sheet", ["frisian", "english", "turkish", "canadian"])
def test_both_ends_agree(sheet: str) -> None:
    """Play a game by way of text only: the engine's side sees what the GUI's side means."""
    client, hub, game = HubClient(), HubEngine(sheet), Game(sheet)
    for ply in range(60):
        if game.outcome is not None:
            break
        *_, search = [
            action for line in client.search(game, Limit(nodes=1)) for action in hub.feed(line)
        ]
        assert isinstance(search, Go)
        assert search.game.position == game.position
        moves = game.position.legal_moves
        (done,) = hub.finish((moves[ply * 7 % len(moves)],))
        assert isinstance(done, Say)
        event = client.feed(done.line)
        assert isinstance(event, Done)
        game.play(event.move)
    assert game.moves


def test_played_on_after_a_draw() -> None:
    """Whoever plays on after a third repetition gets an answer all the same."""
    shuffle = ["50-45", "4-10", "45-50", "10-4"] * 4
    game = parse_game(
        "W" + Game(start="W:WK50:BK4").position.board, " ".join(shuffle), Game().sheet
    )
    assert game.position.fen() == "W:WK50:BK4"
    assert game.position.legal_moves
    assert format_game(game)[1] == " ".join(shuffle[-len(game.moves) :] if game.moves else [])


def test_what_an_engine_says_can_be_shown() -> None:
    client = HubClient()
    client.feed('id name="\x1b[31mEvil\x07 one" version=1\x9b2 author=\u202ea country=\0\n')
    assert client.identity == Identity("[31mEvil one", "12", "a")
    client.feed("param\tname=x\x1b[2J value=1\r\n")
    assert list(client.params) == ["x[2J"]
