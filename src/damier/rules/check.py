"""Contradictions: rules that are each possible but not together."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.rules.sheet import Draw, Sheet

_COUNTED = {
    "same-move": "times",
    "return": "times",
    "repetition": "times",
    "quiet-moves": "moves",
    "balance": "moves",
    "material": "moves",
}


def contradictions(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Yield (field, what is wrong with it) for every contradiction in the sheet."""
    yield from _board(sheet)
    yield from _pieces(sheet)
    yield from _capture(sheet)
    yield from _table(sheet)
    for index, draw in enumerate(sheet.draws):
        yield from _draw(f"draws[{index}]", draw)
        if draw.rule == "nobody-can-win" and draw.how == "automatic":
            problem = "expected 'claim' for what has to be proved, got 'automatic'"
            yield f"draws[{index}].how", problem
    if not any(draw.rule == "agreement" for draw in sheet.draws):
        yield "draws", "expected a draw by agreement among the rules, got none"


def _board(sheet: Sheet) -> Iterator[tuple[str, str]]:
    board = sheet.board
    largest = 14 if board.squares == "dark" else 10
    for side, size in (("width", board.width), ("height", board.height)):
        if not 4 <= size <= largest or size % 2:
            yield f"board.{side}", f"expected an even number from 4 to {largest}, got {size}"
    rows = board.men_rows
    if not rows or sorted(set(rows)) != list(rows) or rows[0] < 1 or 2 * rows[-1] >= board.height:
        half = (board.height - 1) // 2
        yield "board.men_rows", f"expected ascending rows from 1 to {half}, got {list(rows)}"
    if sheet.colours.white == sheet.colours.black:
        yield "colours.black", f"expected another colour than White's, got {sheet.colours.black!r}"


def _pieces(sheet: Sheet) -> Iterator[tuple[str, str]]:
    if sheet.board.squares == "all" and sheet.lines.move == "diagonal":
        yield "lines.move", "expected 'orthogonal' on a board that uses all squares"
    if sheet.board.squares == "dark" and sheet.lines.move == "orthogonal":
        yield "lines.move", "expected 'diagonal' on a board that uses the dark squares only"
    if sheet.lines.move == "diagonal" and sheet.lines.capture == "orthogonal":
        yield "lines.capture", "expected 'diagonal' or 'both' where pieces move diagonally"
    if sheet.lines.move == "orthogonal" and sheet.lines.capture != "orthogonal":
        yield "lines.capture", "expected 'orthogonal' where pieces move orthogonally"
    if sheet.man.steps == "forward-sideways" and sheet.lines.move == "diagonal":
        yield "man.steps", "expected 'forward': no dark square lies sideways of another"
    if not sheet.king.flies and sheet.king.lands != "next":
        yield "king.lands", f"expected 'next' for a king of one step, got {sheet.king.lands!r}"
    if not 0 <= sheet.king.limit <= 255:
        yield "king.limit", f"expected a number from 0 to 255, got {sheet.king.limit}"


def _capture(sheet: Sheet) -> Iterator[tuple[str, str]]:
    capture = sheet.capture
    if len(set(capture.priority)) != len(capture.priority):
        yield "capture.priority", f"expected each once, got {list(capture.priority)}"
    if capture.priority and not capture.compulsory:
        yield "capture.priority", "expected none where capturing is not compulsory"
    if capture.priority and not capture.finish:
        yield "capture.priority", "expected none where a capture need not be finished"
    if sheet.source("capture.priority").also and set(capture.priority) - {"most-pieces"}:
        yield "capture.priority", "expected no `also` where kings or values go first"
    if sheet.source("capture.removal").also and capture.removal != "after":
        yield "capture.removal", "expected no `also` where pieces are removed at once"
    if sheet.end.first_king_wins and sheet.end.no_move == "wins":
        yield "end.first_king_wins", "expected false where the aim is to lose all pieces"


def _table(sheet: Sheet) -> Iterator[tuple[str, str]]:
    table = sheet.table
    if bool(table.remedies) != bool(table.offences):
        yield "table.offences", "expected offences where there are remedies, and only there"
    if table.remedies and not sheet.capture.compulsory:
        yield "table.remedies", "expected none where capturing is not compulsory"
    if "huff" not in table.remedies and table.huff_is_turn:
        yield "table.huff_is_turn", "expected false where huffing is not played"
    if sheet.touch.binds == "no" and sheet.touch.straightening:
        yield "touch.straightening", "expected false where touching binds to nothing"


def _draw(place: str, draw: Draw) -> Iterator[tuple[str, str]]:
    counted = None if draw.at_once else _COUNTED.get(draw.rule)
    for name in ("times", "moves"):
        value = getattr(draw, name)
        if name == counted and value < 1:
            yield f"{place}.{name}", f"expected 1 or more, got {value}"
        if name != counted and value:
            yield f"{place}.{name}", f"expected none for {draw.rule!r}, got {value}"
    if draw.rule == "material":
        for name in ("stronger", "weaker"):
            for side in getattr(draw, name) or ("",):
                if not side or set(side) - set("KM+"):
                    yield f"{place}.{name}", f"expected material such as 'KKM', got {side!r}"
    elif draw.stronger or draw.weaker or draw.main_road:
        yield f"{place}.stronger", f"expected no material for {draw.rule!r}"
    if draw.at_once and (draw.rule != "material" or draw.main_road):
        yield f"{place}.at_once", "expected false but for material, wherever it stands"
    if draw.rule != "return" and draw.by_king:
        yield f"{place}.by_king", f"expected false for {draw.rule!r}"
    if draw.rule != "balance" and draw.pieces:
        yield f"{place}.pieces", f"expected none for {draw.rule!r}, got {list(draw.pieces)}"
    if draw.rule == "balance" and (len(draw.pieces) != 2 or draw.pieces[0] > draw.pieces[1]):
        yield f"{place}.pieces", f"expected [fewest, most], got {list(draw.pieces)}"
