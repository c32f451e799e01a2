"""What comes of a command: the rules are asked here, and only here.

Each function looks at a table and changes nothing; it returns the facts, or raises Refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from damier.board.setup import opponent
from damier.errors import AmbiguousMove, GameError, IllegalMove, NotationError, TooManyMoves
from damier.table import commands as c
from damier.table import facts as f
from damier.table.bounds import listed
from damier.table.errors import Refused
from damier.table.talk import plain_line

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from damier.game import Game
    from damier.game.remedies import Committed
    from damier.position import Move
    from damier.rules.sheet import Colour
    from damier.table.facts import By, KnownFact
    from damier.table.table import Table

Facts = tuple["KnownFact", ...]
BEGUN = 2  # moves after which a game is not called off any more
_AFTERWARDS = (c.Rematch, c.Name, c.Say, c.Mute, c.Report, c.Rematched, c.Resume)
_ON_THE_BOARD = (c.Move, c.Touch, c.Straighten, c.Point, c.Huff, c.Withdraw, c.Stand)
_SERVERS = (c.Joined, c.Flag, c.Resume, c.Rest, c.Begin, c.Forfeit, c.CallOff, c.Rematched)
_NOT_IN_TOURNAMENTS = (c.AskTakeback, c.Abort, c.Rematch, c.Name)
_OPTIONS = (c.Huff, c.Withdraw, c.Stand, c.OfferDraw, c.AcceptDraw, c.DeclineDraw, c.ClaimDraw)


def decide(table: Table, deed: c.Deed, by: By, at: float) -> Facts:
    """Return what comes of a command, or raise Refused."""
    _allow(table, deed, by, at)
    try:
        return _DECISIONS[type(deed)](table, deed, by, table.game_time(at))
    except IllegalMove as error:
        raise Refused(error.refusal.code, str(error), refusal=error.refusal) from error
    except AmbiguousMove as error:
        raise Refused("ambiguous", str(error), candidates=error.candidates) from error
    except NotationError as error:
        raise Refused("bad-move", str(error)) from error
    except (GameError, TooManyMoves) as error:
        raise Refused("not-now", str(error)) from error


def _allow(table: Table, deed: c.Deed, by: By, at: float) -> None:
    """Refuse what nobody may do now, or not this player."""
    if table.is_ahead:
        raise Refused("newer-table", "expected facts of this version, got a newer one's")
    if table.archived is not None:
        raise Refused("game-over", "expected a game that can be played on")
    if isinstance(deed, _SERVERS):
        if by != "server":
            raise Refused("bad-message", "expected a player's command, got the server's own")
        return
    if table.terms.tournament and isinstance(deed, _NOT_IN_TOURNAMENTS):
        raise Refused("not-now", "expected a game of one's own, got one of a tournament")
    late = isinstance(deed, c.AskTakeback) and table.aborted is None
    late = late and (table.is_shared or table.computer is not None)
    if not isinstance(deed, _AFTERWARDS) and not late:
        if table.is_over or table.flag_due(at):
            raise Refused("game-over", "expected a game that goes on")
        if table.open_seat is not None and not isinstance(deed, c.Resign | c.Abort):
            raise Refused("waiting", "expected an opponent at the table")
    announced = isinstance(deed, c.ClaimDraw) and bool(deed.path)
    if announced or isinstance(deed, _ON_THE_BOARD):
        if by not in ("both", table.game.turn):
            raise Refused("not-your-turn", f"expected {table.game.turn}, got {by}")
        if deed.seq is not None and deed.seq < table.board_seq:
            raise Refused("stale", f"expected {table.board_seq} seen, got {deed.seq}")
    if isinstance(deed, _OPTIONS) and not announced:
        _require_option(table, deed, table.side_of(deed, by))


def _require_option(table: Table, deed: c.Command, side: Colour) -> None:
    kind = str(deed.__struct_config__.tag)
    if all(option.kind != kind for option in table.options_for(side)):
        raise Refused("not-now", f"expected something {side} may do now, got {kind}")


# On the board.


def _move(table: Table, deed: c.Move, _by: By, now: float) -> Facts:
    trial = _played(table, deed, now)
    if table.is_prepared:
        listed(trial.position)
    return _made(trial), *ended(trial)


def made(table: Table, deed: c.Move, now: float) -> Facts:
    """Return what comes of a move, however many could be made after it."""
    trial = _played(table, deed, now)
    return _made(trial), *ended(trial)


def _played(table: Table, deed: c.Move, now: float) -> Game:
    trial = table.game.copy()
    trial.play(_move_meant(table, deed), at=now)
    return trial


def _move_meant(table: Table, deed: c.Move) -> Move | str | tuple[int, ...]:
    if deed.path:
        return _along(table, deed.path)
    if not deed.text:
        raise NotationError("expected a path or a text, got neither")
    return deed.text


def _along(table: Table, path: tuple[int, ...]) -> Move | tuple[int, ...]:
    """Return the move with exactly this path if there is one, else the path."""
    position = table.game.position
    for known in (position.core.legal_moves, position.core.attempts):
        for move in known():
            if move.path == path:
                return move
    return path


def _made(trial: Game, *, pressed: bool = True) -> f.Moved:
    """Return the move that was made last."""
    entry = trial.last_entry
    assert entry is not None  # noqa: S101  something was just played
    assert entry.move is not None  # noqa: S101  and it was a move
    step, slip = _step(entry.move), trial.offence
    told = None if slip is None else _slip(slip)
    return f.Moved(step.path, step.captured, step.crowns, told, pressed)


def _step(move: Move) -> f.Step:
    return f.Step(move.path, move.captured, move.crowns)


def _slip(slip: Committed) -> f.Slip:
    broken = slip.refusal
    return f.Slip(
        kind=slip.kind,
        code=broken.code,
        rule=broken.field,
        squares=broken.squares,
        required=tuple(map(_step, broken.required)),
        taken=broken.taken,
        most=broken.most,
        huffable=slip.huffable,
    )


def ended(trial: Game) -> tuple[f.Ended, ...]:
    """Return how the game ended by what was tried, if it did."""
    outcome = trial.outcome
    if outcome is None:
        return ()
    draws: list[object] = [*trial.sheet.draws]
    place = None if outcome.draw is None else draws.index(outcome.draw)
    return (f.Ended(outcome.winner, outcome.reason, outcome.article, place),)


def _touch(table: Table, deed: c.Touch, _by: By, _now: float) -> Facts:
    trial = table.game.copy()
    trial.touch(deed.square)
    return (f.Touched(deed.square, trial.state.hand.bound),)


def _straighten(table: Table, _deed: c.Straighten, _by: By, _now: float) -> Facts:
    table.game.copy().straighten()
    return (f.Straightened(),)


def _point(table: Table, deed: c.Point, by: By, _now: float) -> Facts:
    side = table.side_of(deed, by)
    return (f.Pointed(side, deed.square, table.slips.sees(table.game, side, deed.square)),)


def _huff(table: Table, deed: c.Huff, _by: By, now: float) -> Facts:
    trial = table.game.copy()
    trial.huff(deed.square, at=now)
    return f.Huffed(deed.square, trial.sheet.table.huff_is_turn), *ended(trial)


def _withdraw(table: Table, _deed: c.Withdraw, _by: By, now: float) -> Facts:
    trial = table.game.copy()
    trial.withdraw(at=now)
    return f.Withdrawn(), *ended(trial)


def _stand(table: Table, _deed: c.Stand, _by: By, now: float) -> Facts:
    trial = table.game.copy()
    trial.stand(at=now)
    return f.Stood(), *ended(trial)


# How games end.


def _offer_draw(table: Table, deed: c.OfferDraw, by: By, now: float) -> Facts:
    side = table.side_of(deed, by)
    table.game.copy().offer_draw(side, at=now)
    return (f.Offered(side),)


def _accept_draw(table: Table, deed: c.AcceptDraw, by: By, now: float) -> Facts:
    side, trial = table.side_of(deed, by), table.game.copy()
    trial.accept_draw(side, at=now)
    return f.Accepted(side), *ended(trial)


def _decline_draw(table: Table, deed: c.DeclineDraw, by: By, now: float) -> Facts:
    side = table.side_of(deed, by)
    table.game.copy().decline_draw(side, at=now)
    return (f.Declined(side),)


def _claim_draw(table: Table, deed: c.ClaimDraw, by: By, now: float) -> Facts:
    side, trial = table.side_of(deed, by), table.game.copy()
    announced: Facts = ()
    if deed.path:
        try:
            trial.claim_draw(_along(table, deed.path), by=side, at=now)
        except GameError as error:
            raise Refused("no-claim", str(error)) from error
        announced = (_made(trial, pressed=False),)
    else:
        trial.claim_draw(by=side, at=now)
    over = ended(trial)
    return f.Claimed(side, over[0].reason, over[0].article), *announced, *over


def _resign(table: Table, deed: c.Resign, by: By, now: float) -> Facts:
    side, trial = table.side_of(deed, by), table.game.copy()
    trial.resign(side, at=now)
    return f.Resigned(side), *ended(trial)


def _abort(table: Table, deed: c.Abort, by: By, _now: float) -> Facts:
    if not table.may_abort:
        raise Refused("not-now", f"expected fewer than {BEGUN} moves, got more")
    return (f.CalledOff(table.side_of(deed, by)),)


def _claim_left(table: Table, _deed: c.ClaimLeft, by: By, _now: float) -> Facts:
    """End a game whose other player does not come back; the caller knows who is there."""
    side, trial = _stranger(table, by), table.game.copy()
    if table.game.state.clock is not None or table.game.turn == side:
        raise Refused("not-now", "expected the other's turn in a game without a clock")
    trial.lose_by_leaving(opponent(side))
    return f.Left(opponent(side)), *ended(trial)


def _flag(table: Table, _deed: c.Flag, _by: By, now: float) -> Facts:
    clock = table.game.state.clock
    fallen = None if table.is_over or clock is None else clock.flag(now)
    if fallen is None:
        raise Refused("not-now", "expected a fallen flag, got time left")
    trial = table.game.copy()
    trial.check_flag(now)
    return f.Flagged(fallen), *ended(trial)


# Taking back.


def _ask_takeback(table: Table, deed: c.AskTakeback, by: By, _now: float) -> Facts:
    side = table.side_of(deed, by)
    asked = f.AskedBack(side)
    if table.is_rated and table.computer is not None:
        raise Refused("rated", "expected a game that does not count")
    if table.is_shared:
        return asked, _taken_back(table, None)
    if table.computer is not None:
        return asked, _taken_back(table, side)
    if table.takeback is not None:
        raise Refused("not-now", f"expected an answer to {table.takeback}, got a question")
    if all(entry.by != side for entry in table.game.entries):
        raise Refused("not-now", f"expected a move of {side} to take back, got none")
    return (asked,)


def _accept_takeback(table: Table, _deed: c.AcceptTakeback, by: By, _now: float) -> Facts:
    return (_taken_back(table, _asked(table, by)),)


def _decline_takeback(table: Table, _deed: c.DeclineTakeback, by: By, _now: float) -> Facts:
    return (f.KeptToIt(_asked(table, by)),)


def _asked(table: Table, by: By) -> Colour:
    if table.takeback is None or by != opponent(table.takeback):
        raise Refused("not-now", "expected a move the opponent asked back, got none")
    return table.takeback


def _taken_back(table: Table, side: Colour | None) -> f.TookBack:
    """Go back to before the last move of a side, or before the last entry."""
    if all(side not in (None, entry.by) for entry in table.game.entries):
        raise Refused("not-now", "expected a move to take back, got none")
    trial, entries = table.game.copy(), 1
    entry = trial.take_back()
    while side is not None and not (entry.kind == "move" and entry.by == side):
        entry, entries = trial.take_back(), entries + 1
    return f.TookBack(entries)


# Beside the board.


def _rematch(table: Table, _deed: c.Rematch, by: By, _now: float) -> Facts:
    if not table.is_over or table.next_table is not None:
        raise Refused("not-now", "expected a game that is over, and no other yet")
    at_once = by == "both" or table.computer is not None
    return (f.WantedMore(("white", "black") if at_once else (by,)),)  # type: ignore[arg-type]


def _rematched(_table: Table, deed: c.Rematched, _by: By, _now: float) -> Facts:
    return (f.WentOn(deed.table),)


def _name(table: Table, deed: c.Name, by: By, _now: float) -> Facts:
    if table.terms.rated:
        raise Refused("not-now", "expected the name of an account at a rated table, got another")
    side = table.side_of(deed, by)
    if table.seats[side].bot:
        raise Refused("not-now", "expected the name by which a program is known, got another")
    return (f.Named(side, plain_line(deed.name)),)


def _chat(table: Table, deed: c.Say, by: By, _now: float) -> Facts:
    text = plain_line(deed.text)
    if not text:
        raise Refused("bad-message", "expected some words, got none")
    return (f.Said(table.side_of(deed, by), text),)


def _mute(table: Table, deed: c.Mute, by: By, _now: float) -> Facts:
    side = _stranger(table, by)
    if deed.on == (side in table.talk.deaf):
        raise Refused("not-now", f"expected a change, got {side} {deed.on} again")
    return (f.Muted(side, deed.on),)


def _report(table: Table, deed: c.Report, by: By, _now: float) -> Facts:
    side = _stranger(table, by)
    if not table.talk.may_report(side, deed.said):
        raise Refused("not-now", f"expected a line of the other side, got {deed.said}")
    reason = deed.reason or ("talk" if deed.said else "name")
    return (f.Reported(side, deed.said, plain_line(deed.why), reason),)


def _stranger(table: Table, by: By) -> Colour:
    """Return the side of somebody who plays another person elsewhere."""
    if by not in ("white", "black") or table.seats[opponent(by)].kind != "person":
        raise Refused("not-now", "expected somebody else across the table")
    return by


def _joined(table: Table, deed: c.Joined, _by: By, _now: float) -> Facts:
    if table.open_seat is None:
        raise Refused("seat-taken", "expected an open seat, got none")
    rated = table.terms.rated and deed.rated
    return (f.Seated(table.open_seat, plain_line(deed.name), rated, deed.rating),)


def _begin(table: Table, _deed: c.Begin, _by: By, _now: float) -> Facts:
    clock = table.game.state.clock
    if table.is_over or clock is None or clock.running is not None:
        raise Refused("not-now", "expected a clock that stands still")
    return (f.Began(),)


def _forfeit(table: Table, deed: c.Forfeit, _by: By, _now: float) -> Facts:
    if table.is_over:
        raise Refused("game-over", "expected a game that goes on")
    trial = table.game.copy()
    trial.lose_by_leaving(deed.side)
    return f.Left(deed.side), *ended(trial)


def _call_off(table: Table, _deed: c.CallOff, _by: By, _now: float) -> Facts:
    if table.is_over:
        raise Refused("game-over", "expected a game that goes on")
    return (f.CalledOff(table.game.turn),)


def _resumed(_table: Table, deed: c.Resume, _by: By, _now: float) -> Facts:
    return (f.Resumed(deed.away),)


def _rest(table: Table, deed: c.Rest, _by: By, _now: float) -> Facts:
    if table.days is None or table.is_over:
        raise Refused("not-now", "expected a game by days that goes on")
    return (f.Rested(deed.side, deed.until),)


_DECISIONS: dict[type, Callable[[Table, Any, By, float], Facts]] = {
    c.Move: _move,
    c.Touch: _touch,
    c.Straighten: _straighten,
    c.Point: _point,
    c.Huff: _huff,
    c.Withdraw: _withdraw,
    c.Stand: _stand,
    c.OfferDraw: _offer_draw,
    c.AcceptDraw: _accept_draw,
    c.DeclineDraw: _decline_draw,
    c.ClaimDraw: _claim_draw,
    c.Resign: _resign,
    c.Abort: _abort,
    c.ClaimLeft: _claim_left,
    c.AskTakeback: _ask_takeback,
    c.AcceptTakeback: _accept_takeback,
    c.DeclineTakeback: _decline_takeback,
    c.Rematch: _rematch,
    c.Rematched: _rematched,
    c.Name: _name,
    c.Say: _chat,
    c.Mute: _mute,
    c.Report: _report,
    c.Joined: _joined,
    c.Flag: _flag,
    c.Resume: _resumed,
    c.Begin: _begin,
    c.Forfeit: _forfeit,
    c.CallOff: _call_off,
    c.Rest: _rest,
}

# The first fact of what a player's command brings about tells which kind of command it was.
FIRST: Mapping[type, type] = {
    c.Move: f.Moved,
    c.Touch: f.Touched,
    c.Straighten: f.Straightened,
    c.Point: f.Pointed,
    c.Huff: f.Huffed,
    c.Withdraw: f.Withdrawn,
    c.Stand: f.Stood,
    c.OfferDraw: f.Offered,
    c.AcceptDraw: f.Accepted,
    c.DeclineDraw: f.Declined,
    c.ClaimDraw: f.Claimed,
    c.Resign: f.Resigned,
    c.Abort: f.CalledOff,
    c.ClaimLeft: f.Left,
    c.AskTakeback: f.AskedBack,
    c.AcceptTakeback: f.TookBack,
    c.DeclineTakeback: f.KeptToIt,
    c.Rematch: f.WantedMore,
    c.Rematched: f.WentOn,
    c.Name: f.Named,
    c.Say: f.Said,
    c.Mute: f.Muted,
    c.Report: f.Reported,
    c.Joined: f.Seated,
    c.Flag: f.Flagged,
    c.Resume: f.Resumed,
    c.Begin: f.Began,
    c.Forfeit: f.Left,
    c.CallOff: f.CalledOff,
    c.Rest: f.Rested,
}
_ASIDES = (c.Say, c.Name, c.Mute, c.Report, c.Touch, c.Straighten, c.OfferDraw, c.AskTakeback)
ASIDES = tuple(FIRST[kind] for kind in _ASIDES)


def is_aside(deed: c.Deed) -> bool:
    """Tell whether a deed is one that a player could repeat for ever without the other."""
    return isinstance(deed, _ASIDES)


def may_answer(facts: tuple[f.AnyFact, ...], deed: c.Deed) -> bool:
    """Tell whether facts may be what a command brought about; a move may be written otherwise."""
    if any(isinstance(fact, f.Archived | f.Unknown) for fact in facts):
        return True  # nobody can tell any more, or not here
    first = facts[0] if facts else None
    if isinstance(first, f.Moved) and isinstance(deed, c.Move) and deed.path:
        return (first.path[0], first.path[-1]) == (deed.path[0], deed.path[-1])
    return isinstance(first, FIRST[type(deed)])
