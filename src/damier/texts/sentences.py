"""Which message says which rule: from a field of a sheet to keys and arguments of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.board.setup import Setup
from damier.texts.catalogue import list_text, text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from damier.rules import Sheet
    from damier.rules.sheet import Draw

Said = tuple[str, dict[str, str | int]]

_TAKES_THE_MOST = {"most-pieces", "highest-value"}

_HEADINGS = {
    "board": "heading-board",
    "start": "heading-board",
    "colours": "heading-board",
    "lines.capture": "heading-capture",
    "man.captures_backward": "heading-capture",
    "man.captures_kings": "heading-capture",
    "king.lands": "heading-capture",
    "lines": "heading-moves",
    "man": "heading-moves",
    "king": "heading-moves",
    "capture": "heading-capture",
    "crowning": "heading-crowning",
    "table": "heading-table",
    "touch": "heading-table",
    "end": "heading-end",
    "draws": "heading-draws",
    "pdn": "heading-writing",
}
HEADINGS = (
    "heading-board",
    "heading-moves",
    "heading-capture",
    "heading-crowning",
    "heading-table",
    "heading-end",
    "heading-draws",
    "heading-writing",
)


def heading_of(field: str) -> str:
    """Return the key of the heading under which a rule stands."""
    return _HEADINGS.get(field) or _HEADINGS[field.partition(".")[0]]


def topic_of(field: str) -> str:
    """Return the key of the title of an article about this rule."""
    if field in ("board.width", "board.height"):
        return "topic-board-size"
    return "topic-draws" if field.startswith("draws") else f"topic-{_slug(field)}"


def rule_sentences(sheet: Sheet, field: str, lang: str) -> list[str]:
    """Say one rule of a sheet, in as many sentences as its value has parts.

    Which squares are dark and where the dark corner lies goes unsaid where all squares are used.
    """
    section, _, name = field.partition(".")
    value = getattr(getattr(sheet, section), name)
    say = _SPECIAL.get(field)
    said = say(sheet, lang) if say else _plain(field, value)
    return [text(key, lang, **args) for key, args in said]


def consequence_sentence(field: str, lang: str) -> str:
    """Say what follows from a rule: one of `rules.sheet.CONSEQUENCES`."""
    return text(f"rule-{_slug(field)}-also", lang)


def consequence_topic(field: str) -> str:
    """Return the key of the title of an article about what follows from a rule."""
    return f"topic-{_slug(field)}-also"


def draw_sentences(draw: Draw, lang: str) -> list[str]:
    """Say one draw rule; in the same breath that it is optional, if it is.

    Two optional rules would otherwise share one sentence, and a page says no sentence twice.
    """
    args: dict[str, str | int] = {"how": draw.how, "times": draw.times, "moves": draw.moves}
    key = f"draw-{draw.rule}"
    if draw.rule == "material":
        key += "-road" if draw.main_road else "-now" if draw.at_once else ""
        args["stronger"] = _either(draw.stronger, lang)
        args["weaker"] = _either(draw.weaker, lang)
    if draw.rule == "return":
        key += "-king" if draw.by_king else ""
    if draw.rule == "balance":
        args["fewest"], args["most"] = draw.pieces
    said = [text(key, lang, **args)] + ([text("draw-option", lang)] if draw.option else [])
    return [" ".join(said)]


def _either(sides: tuple[str, ...], lang: str) -> str:
    return list_text((material_text(side, lang) for side in sides), lang, style="or")


def material_text(pieces: str, lang: str) -> str:
    """Say "KKM" as "two kings and one man"; a plus means that many or more."""
    kings, men = pieces.count("K"), pieces.count("M")
    more = "-or-more" if "+" in pieces else ""
    said = [text(f"material-kings{more}", lang, kings=kings)] if kings else []
    said += [text("material-men", lang, men=men)] if men else []
    return list_text(said, lang)


def _slug(name: str) -> str:
    return name.replace(".", "-").replace("_", "-").lower()


def _plain(field: str, value: object) -> Iterator[Said]:
    """Say a rule that is a word or a yes or no; a list one by one."""
    if isinstance(value, tuple):
        for item in value or ("none",):
            yield f"rule-{_slug(field)}-{item}", {}
        return
    word = ("no", "yes")[value] if isinstance(value, bool) else str(value)
    yield f"rule-{_slug(field)}-{_slug(word)}", {}


def _size(sheet: Sheet, _lang: str) -> Iterator[Said]:
    yield "rule-board-size", {"width": sheet.board.width, "height": sheet.board.height}


def _if_half_the_squares(field: str) -> Callable[[Sheet, str], Iterator[Said]]:
    section, _, name = field.partition(".")

    def say(sheet: Sheet, _lang: str) -> Iterator[Said]:
        if sheet.board.squares == "dark":
            yield from _plain(field, getattr(getattr(sheet, section), name))

    return say


def _men_rows(sheet: Sheet, lang: str) -> Iterator[Said]:
    rows = sheet.board.men_rows
    men = Setup.start(sheet).board.count("w")
    if rows == tuple(range(1, len(rows) + 1)):
        yield "rule-board-men-rows", {"men": men, "rows": len(rows)}
    else:
        yield "rule-board-men-rows-apart", {"men": men, "list": list_text(rows, lang)}


def _first(sheet: Sheet, _lang: str) -> Iterator[Said]:
    yield "rule-start-first", {"colour": _starter(sheet)}


def _lands(sheet: Sheet, _lang: str) -> Iterator[Said]:
    """Say where a king lands; where the most need not be taken, also that it has to go on."""
    yield from _plain("king.lands", sheet.king.lands)
    free = sheet.king.lands != "next" and not set(sheet.capture.priority) & _TAKES_THE_MOST
    if free and sheet.capture.compulsory and sheet.capture.finish:
        yield "rule-king-lands-also", {}


def _limit(sheet: Sheet, _lang: str) -> Iterator[Said]:
    limit = sheet.king.limit
    yield ("rule-king-limit", {"limit": limit}) if limit else ("rule-king-limit-none", {})


def _priority(sheet: Sheet, _lang: str) -> Iterator[Said]:
    for place, criterion in enumerate(sheet.capture.priority, start=1):
        yield f"rule-capture-priority-{criterion}", {"place": place}
    if not sheet.capture.priority:
        yield "rule-capture-priority-none", {}


def _removal(sheet: Sheet, _lang: str) -> Iterator[Said]:
    yield from _plain("capture.removal", sheet.capture.removal)
    if sheet.capture.removal == "after":
        yield "rule-capture-removal-also", {}


def _huff(sheet: Sheet, _lang: str) -> Iterator[Said]:
    if "huff" in sheet.table.remedies:
        yield from _plain("table.huff_is_turn", sheet.table.huff_is_turn)
    else:
        yield "rule-table-huff-is-turn-none", {}


def _pdn_type(sheet: Sheet, _lang: str) -> Iterator[Said]:
    number = sheet.pdn.type
    yield ("rule-pdn-type", {"type": str(number)}) if number else ("rule-pdn-type-none", {})


def _notation(sheet: Sheet, _lang: str) -> Iterator[Said]:
    yield f"rule-pdn-notation-{sheet.pdn.notation.lower()}", {"colour": _starter(sheet)}


def _result_order(sheet: Sheet, _lang: str) -> Iterator[Said]:
    order = sheet.pdn.result_order
    args: dict[str, str | int] = {"colour": sheet.colours.white} if order == "white-black" else {}
    yield f"rule-pdn-result-order-{order}", args


def _starter(sheet: Sheet) -> str:
    return str(getattr(sheet.colours, sheet.start.first))


_SPECIAL: dict[str, Callable[[Sheet, str], Iterator[Said]]] = {
    "board.width": _size,
    "board.height": _size,
    "board.dark_corner": _if_half_the_squares("board.dark_corner"),
    "board.men_rows": _men_rows,
    "start.first": _first,
    "colours.squares": _if_half_the_squares("colours.squares"),
    "king.lands": _lands,
    "king.limit": _limit,
    "capture.priority": _priority,
    "capture.removal": _removal,
    "table.huff_is_turn": _huff,
    "pdn.type": _pdn_type,
    "pdn.notation": _notation,
    "pdn.result_order": _result_order,
}
