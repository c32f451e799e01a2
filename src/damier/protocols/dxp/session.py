"""One side of a DamExchange connection, without input or output.

`feed` takes a message and returns what follows: messages to send, and what happened. The commands
(`propose`, `play`, `end`, `say`) return the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from damier.board.setup import opponent
from damier.errors import DamierError
from damier.position import Position
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
    VERSION,
    Acceptance,
    BackReply,
    BackRequest,
    ChatMessage,
    GameAnswer,
    GameEnd,
    GameRequest,
    Message,
    MoveMessage,
    Reason,
    decode,
    encode,
)
from damier.protocols.errors import ProtocolError

if TYPE_CHECKING:
    from damier.position import Move
    from damier.rules.sheet import Colour

Role = Literal["initiator", "follower"]
State = Literal["idle", "proposed", "playing", "ending", "stopped"]
SHEET = "international"


class DxpSession:
    """Carries any number of games, one after the other.

    The initiator proposes games, the follower accepts those it can play. A move that is not legal
    ends the game at once; wishes to go back are refused.
    """

    def __init__(self, role: Role, name: str = "damier") -> None:
        self.role: Role = role
        self.name = name
        self.state: State = "idle"
        self.side: Colour = "white"
        self.position = Position.start(SHEET)
        self.peer = ""
        self._request: GameRequest | None = None
        self._outcome: GameOver | None = None

    def __repr__(self) -> str:
        return f"<DxpSession {self.role}, {self.state}>"

    @property
    def my_turn(self) -> bool:
        """Whether a game is on and it is this side's move."""
        return self.state == "playing" and self.position.turn == self.side

    # What this side does.

    def propose(
        self,
        follower: Colour,
        *,
        minutes: int = 0,
        moves: int = 0,
        start: Position | None = None,
    ) -> list[Event]:
        """Propose a game in which the other side has this colour."""
        if self.role != "initiator" or self.state != "idle":
            raise ProtocolError(f"expected an initiator without a game, got {self.state}")
        letters = None
        if start is not None and start != Position.start(SHEET):
            letters = start.turn[0].upper() + start.board
        self._request = GameRequest(self.name, follower, minutes, moves, letters)
        self.state = "proposed"
        return [_send(self._request)]

    def play(self, move: Move, seconds: float = 0) -> list[Event]:
        """Make a move."""
        self._require_turn()
        self.position = self.position.play(move)
        return [_send(MoveMessage(round(seconds), move.start, move.end, move.captured))]

    def end(self, reason: Reason, *, stop: bool = False) -> list[Event]:
        """End the game instead of moving."""
        self._require_turn()
        return [self._end(reason, stop)]

    def say(self, text: str) -> list[Event]:
        """Send a word to whoever watches."""
        return [_send(ChatMessage(text))]

    # What the other side does.

    def feed(self, text: str) -> list[Event]:
        """Take one message; never raises, whatever it is."""
        try:
            message = decode(text)
        except ProtocolError as error:
            # A broken move leaves the two boards apart; anything else can be passed over.
            return self._disagree(str(error)) if text.startswith("M") else []
        return self._take(message)

    def _take(self, message: Message) -> list[Event]:
        match message:
            case GameRequest():
                return self._requested(message)
            case GameAnswer():
                return self._answered(message)
            case MoveMessage():
                return self._played(message)
            case GameEnd():
                return self._ended(message)
            case BackRequest():
                return [_send(BackReply())]
            case ChatMessage(text):
                return [PeerSaid(text)]
        return []

    def _requested(self, request: GameRequest) -> list[Event]:
        code = self._judge(request)
        answer = _send(GameAnswer(self.name, code))
        if code != Acceptance.YES:
            return [answer]
        self.peer = request.name
        return [answer, self._start(request, request.follower)]

    def _judge(self, request: GameRequest) -> Acceptance:
        if request.version != VERSION:
            return Acceptance.OTHER_VERSION
        if self.role != "follower" or self.state == "stopped":
            return Acceptance.NO_GAME
        if self.state != "idle" or _position_of(request) is None:
            return Acceptance.NOT_THIS_GAME
        return Acceptance.YES

    def _answered(self, answer: GameAnswer) -> list[Event]:
        request = self._request
        if self.state != "proposed" or request is None:
            return []
        self.peer = answer.name
        if answer.code != Acceptance.YES:
            self.state = "idle"
            return [PeerRefused(answer.code)]
        return [self._start(request, opponent(request.follower))]

    def _start(self, request: GameRequest, side: Colour) -> Started:
        self.position = _position_of(request) or Position.start(SHEET)
        self.state, self.side, self._outcome = "playing", side, None
        return Started(side, self.position, request.minutes, request.moves, self.peer)

    def _played(self, played: MoveMessage) -> list[Event]:
        if self.state != "playing":
            return []
        if self.my_turn:
            return self._disagree("expected no move out of turn")
        wanted = (played.start, played.end, frozenset(played.captured))
        for move in self.position.legal_moves:
            if (move.start, move.end, frozenset(move.captured)) == wanted:
                self.position = self.position.play_unchecked(move)
                return [PeerMoved(move, played.seconds)]
        return self._disagree(f"expected a legal move, got {played} in {self.position.fen()}")

    def _disagree(self, why: str) -> list[Event]:
        if self.state != "playing":
            return []
        return [Disagreed(why), self._end(Reason.UNKNOWN, stop=False)]

    def _ended(self, end: GameEnd) -> list[Event]:
        if self.state == "ending" and self._outcome is not None:
            stop = self._outcome.stop or end.stop
            self.state = "stopped" if stop else "idle"
            return [self._outcome, *([Stopped()] if stop else [])]
        if self.state != "playing":
            return []
        self.state = "stopped" if end.stop else "idle"
        # Two that end the game at once answer each other by doing so.
        answer = _send(GameEnd(Reason.UNKNOWN, end.stop))
        ended = GameOver(end.reason, by=opponent(self.side), stop=end.stop)
        return [answer, ended, *([Stopped()] if end.stop else [])]

    # Inside.

    def _end(self, reason: Reason, stop: bool) -> Send:
        self.state, self._outcome = "ending", GameOver(reason, by=self.side, stop=stop)
        return _send(GameEnd(reason, stop))

    def _require_turn(self) -> None:
        if not self.my_turn:
            raise ProtocolError(f"expected this side's turn, got {self.state}")


def _position_of(request: GameRequest) -> Position | None:
    """Return the position of a proposed game; None if it is not one of this game."""
    if request.position is None:
        return Position.start(SHEET)
    try:
        position = Position.from_fen(request.position, SHEET)
    except DamierError:
        return None
    return position if position.legal_moves else None


def _send(message: Message) -> Send:
    return Send(encode(message))
