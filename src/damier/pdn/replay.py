"""Lines played from a position: most of them by the core in one call, the odd move here."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from damier._core import replay as core_replay
from damier.board.setup import EMPTY, colour_of, opponent
from damier.errors import DamierError, NoSuchSquare, NotationError, SetupError
from damier.game.remedies import passed, without_piece
from damier.pdn.commands import OFFENDING, Huff
from damier.pdn.problems import Finding, Reading
from damier.pdn.result import looks_like_score
from damier.pdn.tree import NULL, Line, Node
from damier.position import Position, refusal
from damier.position.movetext import Path, fitting

if TYPE_CHECKING:
    from damier.pdn.notation import Notation
    from damier.pdn.problems import Severity
    from damier.position import Move, Refusal

_AT_ONCE = 128  # moves given to the core in one call, so that odd ones cannot make it quadratic


_MARKS = ("[%huff", "[%stood", "[%open")  # of moves that the core refuses; see OFFENDING


class CannotPlayOn(Exception):
    """A line cannot be played on; says what is to be reported."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        self.message, self.refusal = message, refusal
        super().__init__(message)


@dataclass(slots=True)
class LinePlayer:
    """Plays the lines of one game and keeps what there is to say about it."""

    notation: Notation
    strict: bool = False
    findings: list[Finding] = field(default_factory=list)
    passed: dict[Position, Position] = field(default_factory=dict)

    def play(self, line: Line, start: Position, *, main: bool = True) -> bool:
        """Play a line and its variations; return whether every move of the line was legal."""
        done = self._play_line(line, start, main)
        self._report_missing(line)
        if any(node.variations for node in line.nodes):
            before: Position | None = start
            for node in line.nodes:
                if before is not None:
                    for variation in node.variations:
                        self.play(variation, before, main=False)
                before = node.position
        return done

    def _play_line(self, line: Line, start: Position, main: bool) -> bool:
        nodes, position, at = line.nodes, start, 0
        while at < len(nodes):
            try:
                played = self._play_run(nodes[at : at + _plain_run(nodes, at)], position)
                position = nodes[at + played - 1].position or position if played else position
                at += played
                if not played:
                    position = self._play_odd(line, at, position)
                    at += 1
            except CannotPlayOn as stop:
                if main and at == len(nodes) - 1 and not line.result and self._is_score(nodes[at]):
                    line.result = nodes.pop().text
                    return True
                self._stop(nodes, at, stop)
                return False
            except DamierError as error:  # a position that allows more moves than can be listed
                self._stop(nodes, at, CannotPlayOn(str(error)))
                return False
        return True

    def _play_run(self, nodes: list[Node], position: Position) -> int:
        """Let the core play as many nodes as it can; return how many that were."""
        text = " ".join(node.text for node in nodes)
        core = core_replay(position.core, text, self.notation.table)
        for index in range(len(core)):
            nodes[index].set_read(position.sheet, core, index)
        return len(core)

    def _play_odd(self, line: Line, at: int, position: Position) -> Position:
        """Play one node that the core did not; return the position after it or raise Stop."""
        node = line.nodes[at]
        if node.setup:
            crowned: list[int] = []
            try:
                kings = None if self.strict else crowned
                after = self.notation.parse_fen(node.setup, position, kings)
            except (NotationError, SetupError) as error:
                raise CannotPlayOn(str(error)) from None
            if crowned:
                self.findings.append(crowned_finding(node.offset, crowned, self.notation))
            node.set_played(after)
        elif node.text == NULL:
            node.set_played(self._passed(position))
        else:
            move = self._move(line, at, position)
            node.set_played(self._huffed(node, position.play_unchecked(move), move), move)
        reached = node.position
        if reached is None:  # cannot be: one of the branches has just said it
            raise CannotPlayOn("no position")
        return reached

    def _passed(self, position: Position) -> Position:
        """Return the position with the other side to move; asked often only by odd files."""
        if position not in self.passed:
            self.passed[position] = position.replace(turn=opponent(position.turn))
        return self.passed[position]

    def _report_missing(self, line: Line) -> None:
        """Note where no move is written: it matters if others follow."""
        follows = False
        for node in reversed(line.nodes):
            if node.text == NULL:
                self._find(node, "no move is written here", "warning" if follows else "note")
            follows = follows or node.text != NULL

    def _move(self, line: Line, at: int, position: Position) -> Move:
        node = line.nodes[at]
        path = self._path(node.text, position)
        found = position.matching(path)
        if not found and any(node.find(kind) for kind in OFFENDING):
            found = fitting(path, position.attempts(path), position.geometry)
        if not found and (joined := self._joined(line, at, position)):
            return joined
        if not found and not self.strict and (quiet := self._quiet(node, path, position)):
            return quiet
        if not found:
            why = refusal.explain(position, path)
            raise CannotPlayOn(
                f"{node.text} is not legal: {why}{self._required(why, position)}", why
            )
        if len(found) > 1:
            return self._likeliest(line, at, position, found)
        return found[0]

    def _path(self, text: str, position: Position) -> Path:
        try:
            return self.notation.path(text)
        except NoSuchSquare as error:
            why = refusal.why_not(position, [0, 1])
            raise CannotPlayOn(f"{text} is not legal: {why}; {error}", why) from None
        except NotationError as error:
            raise CannotPlayOn(str(error)) from None

    def _quiet(self, node: Node, path: Path, position: Position) -> Move | None:
        """Return the quiet move that is written as a capture, if nothing else can be meant."""
        if not path.capture or len(path.squares) != 2:
            return None
        found = position.matching(replace(path, capture=False))
        if len(found) != 1 or found[0].is_capture:
            return None
        move = self.notation.short(found[0])
        reading = Reading("pdn-read-quiet", (("written", node.text), ("move", move)))
        self._find(node, f"{node.text} takes nothing, read as {move}", "note", reading=reading)
        return found[0]

    def _joined(self, line: Line, at: int, position: Position) -> Move | None:
        """Return the capture that is written as several moves of one piece; make it one node."""
        nodes = line.nodes
        squares = list(self._path(nodes[at].text, position).squares)
        for last in range(at + 1, min(at + 32, len(nodes))):
            try:
                following = self._path(nodes[last].text, position).squares
            except CannotPlayOn:
                return None
            if not following or following[0] != squares[-1]:
                return None
            squares += following[1:]
            found = position.matching(Path(tuple(squares), capture=True))
            if len(found) == 1:
                self._merge(line, at, last, found[0])
                return found[0]
        return None

    def _merge(self, line: Line, at: int, last: int, move: Move) -> None:
        first = line.nodes[at]
        self._find(first, f"a capture in {last - at + 1} parts, read as one", "note")
        for part in line.nodes[at + 1 : last + 1]:
            first.comments += part.comments
            first.nags += part.nags
            first.suffix += part.suffix
            first.variations += part.variations
        first.text = self.notation.long(move)
        del line.nodes[at + 1 : last + 1]

    def _likeliest(self, line: Line, at: int, position: Position, found: list[Move]) -> Move:
        """Choose among moves with the same ends by which of them the game can go on from."""
        node = line.nodes[at]
        rest = line.nodes[at + 1 : at + 1 + _plain_run(line.nodes, at + 1)]
        text = " ".join(following.text for following in rest)
        reached = [
            len(core_replay(position.play_unchecked(move).core, text, self.notation.table))
            for move in found
        ]
        best = max(reached)
        routes = ", ".join(map(self.notation.long, found[:8])) + ", …" * (len(found) > 8)
        if reached.count(best) > 1:
            raise CannotPlayOn(f"{node.text} is not clear: {routes}")
        move = found[reached.index(best)]
        meant = f"read as {self.notation.long(move)}, from which the game goes on"
        self._find(node, f"{node.text} is not clear: {routes}; {meant}", "warning")
        return move

    def _huffed(self, node: Node, after: Position, move: Move) -> Position:
        """Take off the piece that was huffed for this move."""
        huff = node.find(Huff)
        if huff is None:
            return after
        try:
            square = self.notation.square(huff.argument)
        except NoSuchSquare as error:
            raise CannotPlayOn(f"{huff}: {error}") from None
        square = move.end if square == move.start else square
        piece, offender = after.piece_at(square), opponent(after.turn)
        if piece == EMPTY or colour_of(piece) != offender:
            raise CannotPlayOn(f"{huff}: expected a piece of {offender} on {huff.argument}")
        left = without_piece(after, square)
        return passed(left) if after.sheet.table.huff_is_turn else left

    def _is_score(self, node: Node) -> bool:
        return looks_like_score(node.text) and not node.variations

    def _required(self, why: Refusal, position: Position) -> str:
        if not why.required:
            return ""
        legal = position.legal_moves
        wanted = [self.notation.text(move, legal) for move in why.required[:8]]
        more = ", …" if len(why.required) > 8 else ""
        return f"; expected {', '.join(wanted)}{more}"

    def _stop(self, nodes: list[Node], at: int, stop: CannotPlayOn) -> None:
        rest = " ".join(node.text or f'/FEN "{node.setup}"/' for node in nodes[at:])
        self._find(nodes[at], stop.message, "error", text=rest, why=stop.refusal)

    def _find(
        self,
        node: Node,
        message: str,
        severity: Severity,
        *,
        text: str = "",
        why: Refusal | None = None,
        reading: Reading | None = None,
    ) -> None:
        found = Finding(max(0, node.offset), message, severity, text, why, reading)
        self.findings.append(found)


def crowned_finding(at: int, squares: list[int], notation: Notation) -> Finding:
    """Say that men on their crown rows are read as kings."""
    names = ", ".join(notation.names[square] for square in squares)
    message = f"expected kings on the crown rows, got men on {names}: read as kings"
    reading = Reading("pdn-read-crowned", (("squares", names),))
    return Finding(max(0, at), message, "note", reading=reading)


def _plain_run(nodes: list[Node], at: int) -> int:
    """Count the nodes from `at` that the core can be given as they are."""
    end = at
    stop = min(len(nodes), at + _AT_ONCE)
    while end < stop and nodes[end].text and nodes[end].text != NULL and not _special(nodes[end]):
        end += 1
    return end - at


def _special(node: Node) -> bool:
    return any(mark in said.text for said in node.comments for mark in _MARKS)
