"""House rules: the fields of a sheet as a form, and a changed sheet as TOML."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import MISSING, dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

from damier.errors import TextError
from damier.rules.check import contradictions
from damier.rules.sheet import Draw, Sheet, Source, unusual
from damier.texts.sentences import draw_sentences, heading_of, rule_sentences, topic_of
from damier.web.errors import ApiError
from damier.web.study.language import say
from damier.web.study.sheets import built_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Kind = Literal["switch", "choice", "several", "ordered", "number", "numbers"]
_ORDERED = frozenset({"capture.priority"})
_HIDDEN = frozenset({"pdn"})  # how games are written follows from the sheet one starts from
_HOUSE = Source(reading="house", sheet="house")
_LETTERS = "⌂"


@dataclass(frozen=True, slots=True)
class ChoiceShape:
    """One answer that a rule can have, with the sentence that explains it."""

    value: str | int | bool
    text: str


@dataclass(frozen=True, slots=True)
class FieldShape:
    """One rule of a sheet as a control of a form; `text` is for numbers and empty lists."""

    name: str
    kind: Kind
    title: str
    value: Any
    choices: list[ChoiceShape]
    least: int = 0
    most: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class GroupShape:
    """Rules that stand together, under one heading."""

    title: str
    fields: list[FieldShape]


@dataclass(frozen=True, slots=True)
class DrawShape:
    """A draw rule with its sentence; `index` is its place among those of the sheet one began with.

    One without an index is not the sheet's, but could be switched `on`.
    """

    index: int | None
    rule: str
    on: bool
    text: str
    how: Literal["automatic", "claim"]
    times: int
    moves: int


def form_of(sheet: Sheet, lang: str) -> list[GroupShape]:
    """Return the rules of a sheet as a form, grouped as on the rules page."""
    groups: dict[str, list[FieldShape]] = {}
    for name, value in sheet.fields():
        if name.partition(".")[0] not in _HIDDEN:
            groups.setdefault(heading_of(name), []).append(_field(sheet, name, value, lang))
    return [GroupShape(say(head, lang), found) for head, found in groups.items()]


def _hint(name: str) -> Any:
    section, _, key = name.partition(".")
    return get_type_hints(get_type_hints(Sheet)[section])[key]


def _field(sheet: Sheet, name: str, value: Any, lang: str) -> FieldShape:
    hint = _hint(name)
    title = say(topic_of(name), lang)
    if hint is bool:
        answers = _choices(sheet, name, (True, False), lang)
        return FieldShape(name, "switch", title, value, answers)
    if get_origin(hint) is Literal:
        return FieldShape(name, "choice", title, value, _choices(sheet, name, get_args(hint), lang))
    if hint is int:
        least, most = _RANGES.get(name, (0, 255))
        return FieldShape(
            name, "number", title, value, [], least, most, _sentence(sheet, name, lang)
        )
    item = get_args(hint)[0]
    if item is int:
        return FieldShape(
            name,
            "numbers",
            title,
            list(value),
            [],
            1,
            (sheet.board.height - 1) // 2,
            _sentence(sheet, name, lang),
        )
    kind: Kind = "ordered" if name in _ORDERED else "several"
    answers = _choices(sheet, name, get_args(item), lang, one_of=True)
    nothing = _sentence(_with(sheet, name, ()), name, lang)
    return FieldShape(name, kind, title, list(value), answers, text=nothing)


_RANGES = {"board.width": (4, 14), "board.height": (4, 14), "king.limit": (0, 20)}


def _choices(
    sheet: Sheet, name: str, values: tuple[Any, ...], lang: str, *, one_of: bool = False
) -> list[ChoiceShape]:
    return [
        ChoiceShape(value, _sentence(_with(sheet, name, (value,) if one_of else value), name, lang))
        for value in values
    ]


def _sentence(sheet: Sheet, name: str, lang: str) -> str:
    """Say what a rule would mean; a rule that says nothing here is told by its answer."""
    try:
        said = rule_sentences(sheet, name, lang)
    except TextError:
        said = []
    section, _, key = name.partition(".")
    return " ".join(said) or str(getattr(getattr(sheet, section), key))


def _with(sheet: Sheet, name: str, value: Any) -> Sheet:
    section, _, key = name.partition(".")
    return replace(sheet, **{section: replace(getattr(sheet, section), **{key: value})})


def draws_of(base: Sheet, made: Sheet, lang: str) -> list[DrawShape]:
    """Return the draw rules that could be played: those of `base`, then plain ones."""
    own = {draw.rule for draw in base.draws}
    offered: list[tuple[int | None, Draw]] = [
        *enumerate(base.draws),
        *((None, draw) for draw in _OFFERED if draw.rule not in own),
    ]
    played = {_kind(draw): draw for draw in made.draws}
    return [_draw_shape(index, draw, played.get(_kind(draw)), lang) for index, draw in offered]


def _kind(draw: Draw) -> tuple[object, ...]:
    """Return what a draw rule is about, whatever its counts are."""
    return draw.rule, draw.stronger, draw.weaker, draw.pieces, draw.main_road


_OFFERED = (
    Draw("repetition", times=3),
    Draw("quiet-moves", moves=25),
    Draw("same-move", times=3),
    Draw("return", times=2),
    Draw("one-each"),
    Draw("nobody-can-win", how="claim"),
)


def _draw_shape(index: int | None, draw: Draw, played: Draw | None, lang: str) -> DrawShape:
    shown = played or draw
    said = " ".join(draw_sentences(shown, lang))
    on = played is not None
    return DrawShape(index, draw.rule, on, said, shown.how, shown.times, shown.moves)


@dataclass(frozen=True, slots=True)
class DrawChoice:
    """A draw rule that is wanted: `index` names one of the sheet's own, `rule` a plain one."""

    index: int | None = None
    rule: str = ""
    how: Literal["automatic", "claim"] | None = None
    times: int | None = None
    moves: int | None = None


class Unfit(ApiError):
    """An answer that a field of a sheet cannot have."""

    def __init__(self, field: str, reason: str) -> None:
        self.reason = reason
        super().__init__("bad-request", fields=[{"field": field, "reason": reason}])


def changed(
    base: Sheet, name: str, values: Mapping[str, Any], draws: Sequence[DrawChoice] | None
) -> tuple[Sheet, dict[str, str]]:
    """Return a sheet with other answers to some rules, and what did not fit, by field."""
    known, wrong = dict(base.fields()), {}
    made = base
    for field, value in values.items():
        if field not in known:
            raise Unfit(field[:60], f"expected a field of a sheet, got {field!r:.60}")
        try:
            made = _with(made, field, _convert(value, _hint(field), field))
        except Unfit as unfit:
            wrong[field] = unfit.reason
    if draws is not None:
        made = replace(made, draws=tuple(_chosen_draw(base, choice) for choice in draws))
    made = _as_house(base, made, name)
    for field, clash in contradictions(made):
        wrong.setdefault(field, clash)
    return made, wrong


def _as_house(base: Sheet, made: Sheet, name: str) -> Sheet:
    """Return a changed sheet as the house's own: what was changed has no article any more."""
    before, said = dict(base.fields()), dict(base.sources)
    sources = tuple(
        (field, _HOUSE if value != before[field] else said[field])
        for field, value in made.fields()
        if value != before[field] or field in said
    )
    made = replace(made, shelf="house", name=name, letters=_LETTERS, about="", sources=sources)
    return replace(made, id=_id(made))


def _chosen_draw(base: Sheet, choice: DrawChoice) -> Draw:
    if choice.index is not None:
        if not 0 <= choice.index < len(base.draws):
            last = len(base.draws) - 1
            raise Unfit("draws", f"expected from 0 to {last}, got {choice.index}")
        draw = base.draws[choice.index]
    else:
        found = [draw for draw in _OFFERED if draw.rule == choice.rule]
        if not found:
            raise Unfit("draws", f"expected a draw rule, got {choice.rule!r:.60}")
        draw = replace(found[0], source=_HOUSE)
    wanted = {
        key: value
        for key in ("how", "times", "moves")
        if (value := getattr(choice, key)) is not None and value != getattr(draw, key)
    }
    return replace(draw, **wanted, source=_HOUSE) if wanted else draw


def _convert(value: Any, hint: Any, field: str) -> Any:
    """Return a value of JSON as a field's type, or raise what was expected."""
    if get_origin(hint) is tuple:
        if not isinstance(value, list) or len(value) > 20:
            raise Unfit(field, f"expected a list, got {value!r:.60}")
        return tuple(_convert(item, get_args(hint)[0], field) for item in value)
    if get_origin(hint) is Literal:
        if value not in get_args(hint):
            wanted = ", ".join(map(str, get_args(hint)))
            raise Unfit(field, f"expected one of {wanted}, got {value!r:.60}")
        return value
    if type(value) is not hint:
        raise Unfit(field, f"expected {hint.__name__}, got {value!r:.60}")
    return value


def clashes(wrong: Mapping[str, str], lang: str) -> Iterator[tuple[str, str, str]]:
    """Yield (field, why it does not fit in words of a language, what exactly was expected)."""
    for field, expected in wrong.items():
        place = "draws" if field.startswith("draws") else field
        key = "house-clash-" + place.replace(".", "-").replace("_", "-")
        try:
            said = say(key, lang)
        except TextError:
            said = say("house-clash", lang)
        yield place, said, expected


def _id(sheet: Sheet) -> str:
    """Name a house sheet by its rules, so that the same rules have the same name."""
    known = {f"{name}.{key}" for name, part in sheet.sections() for key in unusual(part)}
    rules = repr((sheet.name, [each for each in sheet.fields() if each[0] in known], sheet.draws))
    return "house-" + hashlib.sha256(rules.encode()).hexdigest()[:10]


def format_changes(base: Sheet, sheet: Sheet) -> str:
    """Write a sheet as TOML that extends another: its header and what is different."""
    header = ("id", "name", "shelf", "letters", "about")
    lines = [f"{key} = {_toml(getattr(sheet, key))}" for key in header]
    lines.insert(1, f"extends = {_toml(base.id)}")
    before, section = dict(base.fields()), ""
    for field, value in sheet.fields():
        if value == before[field]:
            continue
        name, _, key = field.partition(".")
        if name != section:
            lines += ["", f"[{name}]"]
            section = name
        lines.append(f"{key} = {{ is = {_toml(value)}, reading = {_toml(_HOUSE.reading)} }}")
    if sheet.draws != base.draws:
        for draw in sheet.draws:
            lines += ["", "[[draws]]", *_draw_lines(draw)]
    return "\n".join(lines) + "\n"


def _draw_lines(draw: Draw) -> Iterator[str]:
    for each in fields(draw):
        value = getattr(draw, each.name)
        if each.name != "source" and (each.default is MISSING or value != each.default):
            yield f"{each.name} = {_toml(value)}"
    for key in ("article", "reading"):
        if text := getattr(draw.source, key):
            yield f"{key} = {_toml(text)}"


def base_of(toml: str) -> Sheet:
    """Return the built-in sheet that a house sheet extends, international for a whole one."""
    found = tomllib.loads(toml).get("extends")
    return built_in(found if isinstance(found, str) else "international")


def _toml(value: Any) -> str:
    """Write a value; JSON's strings, numbers and truth values are TOML's as well."""
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
