"""What the game says: refusals, offences, options, counters and outcomes as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.board.setup import opponent
from damier.texts.catalogue import list_text, text

if TYPE_CHECKING:
    from damier.game.draws import Counter
    from damier.game.options import Option
    from damier.game.outcome import Outcome
    from damier.game.remedies import Committed
    from damier.pdn.problems import Reading
    from damier.position import Refusal
    from damier.rules import Sheet
    from damier.rules.sheet import Colour


def side_name(sheet: Sheet, side: Colour) -> str:
    """Return the colour word that messages select on: the sheet's own name of a side."""
    return sheet.colours.white if side == "white" else sheet.colours.black


def refusal_text(refusal: Refusal, lang: str = "en", *, title: bool = False) -> str:
    """Say why a move was refused; `title`: the heading above the sentence."""
    key = f"refusal-{refusal.code}"
    return text(
        f"{key}.title" if title else key,
        lang,
        colour=refusal.colour,
        piece=refusal.piece,
        **{"from": str(refusal.path[0]) if refusal.path else ""},
        to=str(refusal.path[-1]) if refusal.path else "",
        squares=list_text([str(square) for square in refusal.squares], lang),
        count=len(refusal.squares),
        taken=refusal.taken,
        most=refusal.most,
        article=refusal.article or "",
    )


def reading_text(reading: Reading, lang: str = "en") -> str:
    """Say what something odd in a game file was taken for."""
    values = dict(reading.values)
    if "sheet" in values:
        values["game"] = text(f"sheet-{values.pop('sheet')}", lang)
    return text(reading.key, lang, **values)


def offence_text(offence: Committed, lang: str = "en", *, title: bool = False) -> str:
    """Tell the opponent what the other side has overlooked."""
    required = max(offence.refusal.required, key=lambda move: len(move.captured))
    piece = offence.before.piece_at(required.start)
    key = f"offence-{offence.kind}"
    return text(
        f"{key}.title" if title else key,
        lang,
        colour=side_name(offence.before.sheet, offence.by),
        piece="king" if piece.isupper() else "man",
        square=str(required.start),
        move=str(offence.move),
        count=len(required.captured),
        taken=len(offence.move.captured),
    )


def option_text(option: Option, sheet: Sheet, lang: str = "en", *, piece: str = "man") -> str:
    """Name what a player may do, as on a button; `piece`: what stands on the square to huff."""
    if option.kind in ("huff", "withdraw", "stand"):
        turn = "yes" if sheet.table.huff_is_turn else "no"
        square = str(option.square or "")
        return text(f"remedy-{option.kind}", lang, piece=piece, square=square, turn=turn)
    return text(f"option-{option.kind}", lang)


def counter_text(counter: Counter, lang: str = "en") -> str:
    """Say which draw rule counts and how far it is."""
    return text(
        f"counter-{counter.rule.rule}" + ("-now" if counter.rule.at_once else ""),
        lang,
        done=counter.done,
        limit=counter.needed,
        square=str(counter.square or ""),
        move=counter.move,
    )


def outcome_text(outcome: Outcome, sheet: Sheet, lang: str = "en", *, title: bool = False) -> str:
    """Say how a game ended; `title`: only the result."""
    if outcome.winner is None:
        if title:
            return text("result-draw", lang)
        rule = outcome.draw
        counted = {"times": rule.times, "moves": rule.moves} if rule else {}
        now = "-now" if rule and rule.at_once else ""
        return text(f"outcome-{outcome.reason}{now}", lang, **counted)
    winner = side_name(sheet, outcome.winner)
    loser = side_name(sheet, opponent(outcome.winner))
    if title:
        return text("result-win", lang, winner=winner)
    upside_down = sheet.end.no_move == "wins" and outcome.reason in ("no-move", "no-pieces")
    key = f"outcome-{outcome.reason}" + ("-wins" if upside_down else "")
    return text(key, lang, winner=winner, loser=loser)
