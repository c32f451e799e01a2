"""What the game says: refusals, offences, options, counters and outcomes.

Those that a view tells are phrases first, for whoever reads them to put into words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.board.setup import opponent
from damier.texts.catalogue import list_text, text
from damier.texts.phrase import Phrase

if TYPE_CHECKING:
    from damier.game.draws import Counter
    from damier.game.options import Option
    from damier.game.outcome import Outcome
    from damier.game.remedies import Committed
    from damier.pdn.problems import Reading
    from damier.position import Refusal
    from damier.rules import Sheet
    from damier.rules.sheet import Colour

REMEDIES = ("huff", "withdraw", "stand")


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


def offence_phrase(offence: Committed) -> Phrase:
    """Return what tells the opponent of an offence; `title` is the heading above it."""
    required = max(offence.refusal.required, key=lambda move: len(move.captured))
    piece = offence.before.piece_at(required.start)
    return Phrase(
        f"offence-{offence.kind}",
        {
            "colour": side_name(offence.before.sheet, offence.by),
            "piece": "king" if piece.isupper() else "man",
            "square": str(required.start),
            "move": str(offence.move),
            "count": len(required.captured),
            "taken": len(offence.move.captured),
        },
    )


def offence_text(offence: Committed, lang: str = "en", *, title: bool = False) -> str:
    """Tell the opponent what the other side has overlooked."""
    return offence_phrase(offence).text(lang, "title" if title else "")


def option_phrase(option: Option, sheet: Sheet, *, piece: str = "man") -> Phrase:
    """Return what names an option; that of a remedy has its `consequence`, too."""
    if option.kind in REMEDIES:
        turn = "yes" if sheet.table.huff_is_turn else "no"
        square = str(option.square or "")
        return Phrase(f"remedy-{option.kind}", {"piece": piece, "square": square, "turn": turn})
    return Phrase(f"option-{option.kind}")


def option_text(option: Option, sheet: Sheet, lang: str = "en", *, piece: str = "man") -> str:
    """Name what a player may do, as on a button; `piece`: what stands on the square to huff."""
    return option_phrase(option, sheet, piece=piece).text(lang)


Count = tuple[str, bool, int, int, int | None, str]


def count_of(counter: Counter) -> Count:
    """Return all that a counter says: its rule, whether at once, how far of how many, where."""
    rule = counter.rule
    return rule.rule, rule.at_once, counter.done, counter.needed, counter.square, counter.move


def counter_phrase(count: Count) -> Phrase:
    """Return what says which draw rule counts and how far it is."""
    rule, at_once, done, needed, square, move = count
    return Phrase(
        f"counter-{rule}-now" if at_once else f"counter-{rule}",
        {"done": done, "limit": needed, "square": str(square or ""), "move": move},
    )


def counter_text(counter: Counter, lang: str = "en") -> str:
    """Say which draw rule counts and how far it is."""
    return counter_phrase(count_of(counter)).text(lang)


def result_phrase(outcome: Outcome, sheet: Sheet) -> Phrase:
    """Return what says who has won."""
    if outcome.winner is None:
        return Phrase("result-draw")
    return Phrase("result-win", {"winner": side_name(sheet, outcome.winner)})


def outcome_phrase(outcome: Outcome, sheet: Sheet) -> Phrase:
    """Return what says how a game ended."""
    if outcome.winner is None:
        rule = outcome.draw
        counted: dict[str, str | int] = {}
        if rule:
            counted = {"times": rule.times, "moves": rule.moves}
        now = "-now" if rule and rule.at_once else ""
        return Phrase(f"outcome-{outcome.reason}{now}", counted)
    upside_down = sheet.end.no_move == "wins" and outcome.reason in ("no-move", "no-pieces")
    return Phrase(
        f"outcome-{outcome.reason}" + ("-wins" if upside_down else ""),
        {
            "winner": side_name(sheet, outcome.winner),
            "loser": side_name(sheet, opponent(outcome.winner)),
        },
    )


def outcome_text(outcome: Outcome, sheet: Sheet, lang: str = "en", *, title: bool = False) -> str:
    """Say how a game ended; `title`: only the result."""
    said = result_phrase(outcome, sheet) if title else outcome_phrase(outcome, sheet)
    return said.text(lang)
