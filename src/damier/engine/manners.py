"""What the computer does at the table besides moving: its slips, and its answers to others'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.engine import sight
from damier.errors import DamierError, EngineError
from damier.game import remedies
from damier.game.outcome import on_the_board

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from damier.engine.levels import Level
    from damier.game import Game
    from damier.game.options import Option
    from damier.game.remedies import Committed
    from damier.position import Move, Position
    from damier.rules.sheet import Colour

EQUAL = 0.15  # men up to which the chances are no better than equal
_LATE = 0.4  # of the pieces at the start: with fewer, or after _LONG plies, the game is late
_LONG = 120
_OBVIOUS = 0.25  # how much likelier a slip is past a capture that does not strike the eye


def use(game: Game, option: Option, side: Colour, at: float | None) -> None:
    """Carry an option out."""
    deeds: dict[str, Callable[[], object]] = {
        "huff": lambda: game.huff(option.square or 0, at=at),
        "withdraw": lambda: game.withdraw(at=at),
        "stand": lambda: game.stand(at=at),
        "offer-draw": lambda: game.offer_draw(side, at=at),
        "accept-draw": lambda: game.accept_draw(side, at=at),
        "decline-draw": lambda: game.decline_draw(side, at=at),
        "claim-draw": lambda: game.claim_draw(by=side, at=at),
        "resign": lambda: game.resign(side, at=at),
    }
    deeds[option.kind]()


def remedy(game: Game, value: Callable[[Position], float]) -> Option:
    """Return the answer to the opponent's offence that leaves the better game.

    `value` scores a position for the side to move in it.
    """
    offence = game.offence
    offered = [option for option in game.options if option.kind in game.sheet.table.remedies]
    if offence is None or not offered:
        raise EngineError("expected an offence to answer, got none")
    gains = {option: _gain(game, offence, option, value) for option in offered}
    return max(gains, key=gains.__getitem__)


def _gain(
    game: Game, offence: Committed, option: Option, value: Callable[[Position], float]
) -> float:
    """Return what an answer is worth to the side that gives it."""
    if option.kind == "withdraw":
        return -value(offence.before)
    if option.kind == "stand":
        return value(game.position)
    after = remedies.without_piece(game.position, option.square or 0)
    return -value(remedies.passed(after)) if game.sheet.table.huff_is_turn else value(after)


def must_answer(game: Game) -> bool:
    """Tell whether the offence, if it stands, ends the game, so that no move can follow."""
    drawn = any(counter.reached and counter.rule.how == "automatic" for counter in game.counters)
    return drawn or on_the_board(game.position) is not None


def is_late(game: Game) -> bool:
    """Tell whether so much has been played that a draw is not cheap."""
    empty = [position.board.count("e") for position in (game.start, game.position)]
    pieces = [len(game.position.board) - count for count in empty]
    return pieces[1] <= _LATE * max(pieces[0], 20) or len(game.entries) >= _LONG


def slip(game: Game, level: Level, rng: Random) -> Move | None:
    """Return a move that overlooks a capture, if the level slips now and the table allows it.

    Slips as people do: rather past a capture elsewhere than past taking back what just took, and
    with a move that looks good.
    """
    position = game.position
    required = [move for move in position.legal_moves if move.is_capture]
    if game.mode != "table" or game.state.must_be_legal or not required:
        return None
    last = game.entries[-1].move if game.entries else None
    obvious = last is not None and any(last.end in move.captured for move in required)
    if rng.random() >= level.slips * (_OBVIOUS if obvious else 1):
        return None
    tempting = [move for move in position.core.attempts() if _is_offence(position, move)]
    if not tempting:
        return None
    scores = sight.careless(position, tempting, level, rng)
    return max(scores, key=lambda move: scores[move] + rng.gauss(0, level.noise))


def _is_offence(position: Position, move: Move) -> bool:
    if move in position.legal_moves:
        return False
    try:
        committed = remedies.commit(position, remedies.Route(move.path, move.is_capture))
    except DamierError:
        return False
    return committed.move == move
