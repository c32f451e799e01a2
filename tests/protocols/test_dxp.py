"""DamExchange: messages, and both sides of a connection."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from damier.position import Position
from damier.protocols.dxp import DxpSession, decode, encode
from damier.protocols.dxp.events import (
    Disagreed,
    Event,
    GameOver,
    PeerMoved,
    PeerRefused,
    PeerSaid,
    Send,
    Started,
    Stopped,
)
from damier.protocols.dxp.messages import (
    Acceptance,
    BackAnswer,
    BackReply,
    BackRequest,
    ChatMessage,
    GameAnswer,
    GameEnd,
    GameRequest,
    Message,
    MoveMessage,
    Reason,
)
from damier.protocols.errors import ProtocolError
from protocols.dialogues import dialogues, hold, read

BOARD = "BbbbbeeeeeeWwwwwBeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"


def test_messages_of_the_protocol_text() -> None:
    assert decode("M0012061100") == MoveMessage(12, 6, 11)
    assert decode("M001205250422122320") == MoveMessage(12, 5, 25, (22, 12, 23, 20))
    assert encode(MoveMessage(12, 5, 25, (22, 12, 23, 20))) == "M001205250422122320"
    request = GameRequest("me", "black", 12, 50, BOARD)
    assert encode(request) == (
        "R01me                              Z012050BZ"
        "zzzzeeeeeeWwwwwZeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"
    )
    assert decode(encode(request)) == request


SQUARE = st.integers(1, 50)
COLOUR = st.sampled_from(["white", "black"])
NAME = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=32)
MESSAGES = st.one_of(
    st.builds(
        GameRequest,
        NAME,
        COLOUR,
        st.integers(0, 999),
        st.integers(0, 999),
        st.none() | st.text("wWbBe", min_size=50, max_size=50).map("B".__add__),
        st.integers(0, 99),
    ),
    st.builds(GameAnswer, NAME, st.sampled_from(Acceptance)),
    st.builds(
        MoveMessage,
        st.integers(0, 9999),
        SQUARE,
        SQUARE,
        st.lists(SQUARE, max_size=20, unique=True).map(tuple),
    ),
    st.builds(GameEnd, st.sampled_from(Reason), st.booleans()),
    st.builds(BackRequest, st.integers(0, 999), COLOUR),
    st.builds(BackReply, st.sampled_from(BackAnswer)),
    st.builds(
        ChatMessage, st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=126)
    ),
)


@given(MESSAGES)
def test_messages_survive(message: Message) -> None:
    text = encode(message)
    assert 1 <= len(text) <= 127
    assert text.isascii()
    assert decode(text) == message


@given(st.text(max_size=130))
def test_chat_is_always_sent(text: str) -> None:
    sent = encode(ChatMessage(text))
    assert len(sent) <= 127
    assert "\0" not in sent


def test_numbers_keep_to_their_places() -> None:
    assert encode(MoveMessage(123456, 1, 6)) == "M9999010600"
    assert encode(GameRequest("x" * 99, "white", -3, 5000)) == f"R01{'x' * 32}W000999A"


@pytest.mark.parametrize(
    "text",
    [
        *("", "X", "R", "M", "M00120611", "M0012006600", "M001206110251", "E4", "E12x", "K3"),
        *("B01W", "C" + "x" * 127, "Cé", "A0"),
    ],
)
def test_not_messages(text: str) -> None:
    with pytest.raises(ProtocolError, match="expected"):
        decode(text)


def told(event: Event) -> str:
    match event:
        case Send(text):
            return f"< {text}"
        case Started(side, position, minutes, moves, peer):
            terms = f"{side} {minutes} min {moves} moves against {peer}"
            return f"* started {terms}: {position.fen()}"
        case PeerRefused(code):
            return f"* refused {code.name}"
        case PeerMoved(move, seconds):
            return f"* moved {move} in {seconds} s"
        case Disagreed():
            return "* disagreed"
        case GameOver(reason, by):
            return f"* ended by {by}: {reason.name}"
        case PeerSaid(text):
            return f"* said {text}"
        case Stopped():
            return "* stopped"


class Caller:
    def __init__(self) -> None:
        self.session = DxpSession("follower")

    def hear(self, text: str) -> list[str]:
        return [told(event) for event in self.session.feed(text)]

    def act(self, deed: str) -> list[str]:
        name, *words = deed.split(" ")
        if name in ("follower", "initiator"):
            self.session = DxpSession(name, words[0])  # type: ignore[arg-type]
            return []
        try:
            return [told(event) for event in self.command(name, words)]
        except ProtocolError as error:
            return [f"* ProtocolError {error}"]

    def command(self, name: str, words: list[str]) -> list[Event]:
        session = self.session
        if name == "propose":
            follower, minutes, moves, *fen = words
            start = Position.from_fen(fen[0]) if fen else None
            return session.propose(
                follower,  # type: ignore[arg-type]
                minutes=int(minutes),
                moves=int(moves),
                start=start,
            )
        if name == "play":
            return session.play(session.position.parse(words[0]), float(words[1]))
        if name == "end":
            return session.end(Reason[words[0].upper()])
        return session.say(" ".join(words))


@pytest.mark.parametrize("name", dialogues("dxp"))
def test_dialogue(name: str) -> None:
    caller = Caller()
    hold(read("dxp", name), caller.hear, caller.act)


@given(st.lists(MESSAGES.map(encode) | st.text("RAMEBKCWZwzeA0123459 ", max_size=60), max_size=12))
def test_nothing_upsets_a_session(texts: list[str]) -> None:
    session = DxpSession("follower")
    for text in texts:
        for event in session.feed(text):
            if isinstance(event, Send):
                decode(event.text)


@given(st.integers(0, 10**6))
def test_two_sessions_play_a_game(seed: int) -> None:
    one, two = DxpSession("initiator", "one"), DxpSession("follower", "two")
    sessions = {"one": one, "two": two}

    def pass_on(to: str, events: list[Event]) -> None:
        other = "two" if to == "one" else "one"
        for event in events:
            if isinstance(event, Send):
                pass_on(other, sessions[to].feed(event.text))

    pass_on("two", one.propose("white"))
    for ply in range(200):
        mover, other = (two, "one") if two.my_turn else (one, "two")
        moves = mover.position.legal_moves
        if not moves:
            break
        pass_on(other, mover.play(moves[(seed + ply * ply) % len(moves)]))
        assert one.position == two.position
    else:
        mover, other = (two, "one") if two.my_turn else (one, "two")
    pass_on(other, mover.end(Reason.I_LOSE))
    assert one.state == two.state == "idle"


def test_names_are_shown_without_commanding_a_terminal() -> None:
    name = "\x1b]0;pwn\x07\x1b[31mEvil\r\nLINE".ljust(32)
    request = decode(f"R01{name}W005000A")
    assert isinstance(request, GameRequest)
    answer = decode(f"A{name}0")
    assert isinstance(answer, GameAnswer)
    assert request.name == answer.name == "]0;pwn[31mEvilLINE"
