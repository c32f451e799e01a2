"""The short way over a websocket: the library's bytes, and its own way for all the rest."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from damier.web.line import Sockets, ends_with_a_frame, may_be_a_command, small_texts, text_frame
from web.harness import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OPCODES = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.CONT])
PARTS = st.builds(Frame, OPCODES, st.binary(max_size=300), fin=st.booleans())


def sent(frame: Frame) -> bytes:
    """Return a frame as a client sends it."""
    return frame.serialize(mask=True)


def text(words: str, *, fin: bool = True) -> bytes:
    return sent(Frame(Opcode.TEXT, words.encode(), fin=fin))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_written_as_the_library_writes_it(size: int) -> None:
    words = b"x" * size
    assert text_frame(words) == Frame(Opcode.TEXT, words).serialize(mask=False)


@given(st.lists(st.text(max_size=31), max_size=5))
@settings(deadline=None)
def test_small_texts_are_read_however_many_come_at_once(words: list[str]) -> None:
    assert small_texts(b"".join(map(text, words))) == words


@pytest.mark.parametrize(
    "data",
    [
        text("x" * 126),
        text("half", fin=False),
        text("cut")[:-1],
        text("whole") + text("cut")[:4],
        b"\x81",
        sent(Frame(Opcode.PING, b"")),
        sent(Frame(Opcode.CLOSE, b"")),
        sent(Frame(Opcode.BINARY, b"{}")),
        sent(Frame(Opcode.TEXT, b"\xff")),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        b"\xc1" + text("a bit that nobody agreed on")[1:],
    ],
    ids=[
        "long",
        "part",
        "cut",
        "second-cut",
        "head",
        "ping",
        "close",
        "binary",
        "no-utf-8",
        "unmasked",
        "compressed",
    ],  # the bytes are masked by chance
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert small_texts(data) is None


@given(st.lists(PARTS, max_size=4), st.data())
@settings(deadline=None)
def test_the_end_of_a_frame_is_known(frames: list[Frame], data: Any) -> None:
    whole = [sent(Frame(each.opcode, bytes(each.data)[:100])) for each in frames]
    said, ends = b"".join(whole), {0}
    for each in whole:
        ends.add(max(ends) + len(each))
    cut = data.draw(st.integers(0, len(said)))
    assert ends_with_a_frame(said[:cut]) == (cut in ends)


def test_the_end_of_a_long_frame_is_known() -> None:
    for size in (126, 65_535, 65_536):
        said = text("x" * size)
        assert ends_with_a_frame(said)
        assert ends_with_a_frame(said + text("y"))
        for cut in (1, 2, 3, 5, 9, 13, len(said) - 1, len(said) + 1):
            assert not ends_with_a_frame((said + text("y"))[:cut])


PING = '{"type":"ping"}'
MOVE = '{"type":"move","id":1,"seq":0,"path":[32,28]}'


def test_what_may_be_a_command_is_one_small_frame_longer_than_a_beat() -> None:
    assert may_be_a_command(text(MOVE))
    assert may_be_a_command(text("x" * 125))
    beat = '{"type":"beat"}'
    others = [text(PING), text(beat), text("x" * 126), text(MOVE) + text(MOVE), text(MOVE)[:-1]]
    others += [text(MOVE, fin=False), sent(Frame(Opcode.BINARY, MOVE.encode())), b"", b"\x81"]
    assert not any(map(may_be_a_command, others))


class Line(Sockets):
    """An open line that notes what is read, and when it came."""

    handshake_initiated = True

    def __init__(self, gather: Callable[[Callable[[], object]], bool]) -> None:
        self.read: list[tuple[bytes, float]] = []
        self._gather_by(gather)

    def _is_plain(self) -> bool:
        return True

    def _read(self, data: bytes, came: float) -> None:
        self.read.append((data, came))

    @property
    def said(self) -> list[bytes]:
        return [data for data, _ in self.read]


def test_a_command_is_held_until_it_is_its_turn() -> None:
    gathered: list[Any] = []
    line = Line(lambda do: gathered.append(do) is None)
    line.data_received(text("a command that is held, and no more"))
    came = line._heard
    assert line.said == []
    for do in gathered * 2:
        do()
    assert [at for _, at in line.read] == [came], "once, and by the time at which it came"


def test_whatever_comes_next_is_read_after_what_is_held() -> None:
    line, said = Line(lambda _do: True), [text(MOVE), text(PING)]
    for data in said:
        line.data_received(data)
    assert line.said == said, "so that never more than one small frame is held"


def test_nothing_is_held_where_nobody_waits() -> None:
    line = Line(lambda _do: False)
    line.data_received(text(MOVE))
    line._read_held()
    assert len(line.said) == 1


def test_a_command_that_ends_the_wait_is_read_once() -> None:
    line = Line(lambda do: do() is None)
    line.data_received(text(MOVE))
    line._read_held()
    assert len(line.said) == 1


def test_only_who_is_silent_is_asked_whether_they_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Sockets] = []

    def ask(line: Sockets) -> None:
        asked.append(line)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", ask)
    line, later = Line(lambda _do: False), list[float]()
    line.ping_interval = 45
    line.loop = SimpleNamespace(call_later=lambda left, _do: later.append(left))  # type: ignore[assignment]
    line.data_received(text(PING))
    line.send_keepalive_ping()
    assert not asked
    assert 0 < later[0] <= 45, "once they would have been silent for long enough"
    line._heard -= 45
    line.send_keepalive_ping()
    assert asked == [line]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("line") / "data").start()
    yield running
    assert running.stop()


def pongs(player: Any, said: list[bytes]) -> int:
    """Send bytes as they are, in pieces; return how many pongs come before the last answer."""
    line = player.socket.socket
    for piece in said:
        line.sendall(piece)
    line.sendall(text('{"type":"hello","token":"again"}'))
    count = 0
    while (answer := json.loads(player.socket.recv(PATIENCE)))["type"] != "refused":
        count += answer["type"] == "pong"
    assert answer["code"] == "bad-message"
    return count


def test_messages_are_heard_however_they_are_cut(server: Server) -> None:
    white, _ = server.pair()
    whole = text(PING)
    assert pongs(white, [whole] * 3) == 3
    assert pongs(white, [whole + whole + sent(Frame(Opcode.PONG, b"")), whole]) == 3
    first, last = text(PING[:5], fin=False), sent(Frame(Opcode.CONT, PING[5:].encode()))
    assert pongs(white, [first, sent(Frame(Opcode.PING, b"meanwhile")), last, whole]) == 2
    assert pongs(white, [text(PING + " " * 200), whole]) == 2
    assert pongs(white, [bytes((byte,)) for byte in whole + text(PING + " " * 200) + whole]) == 3
    assert pongs(white, [whole + whole]) == 2


def test_a_text_within_a_divided_one_ends_the_connection(server: Server) -> None:
    white, _ = server.pair()
    white.socket.socket.sendall(text(PING[:5], fin=False))
    white.socket.socket.sendall(text(PING))
    with pytest.raises(ConnectionClosed) as closed:
        white.expect("nothing of that kind")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1002
