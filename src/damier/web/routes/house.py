"""House rules: change the rules of a sheet, see them explained, keep them as TOML."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from damier.rules import Sheet
from damier.table.draws import DrawOption, draw_options
from damier.texts import plain
from damier.texts.page import sheet_name
from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, Parts, json_of
from damier.web.routes.rules import RulesShape, rules_shape
from damier.web.study.house import (
    DrawChoice,
    DrawShape,
    GroupShape,
    base_of,
    changed,
    clashes,
    draws_of,
    form_of,
    format_changes,
)
from damier.web.study.language import say
from damier.web.study.sheets import LONGEST_TOML, built_in, house_sheet

router = APIRouter(prefix="/api/house", tags=["house rules"])


class HouseAsked(BaseModel):
    """House rules: as TOML, or as a sheet with what is to be different."""

    toml: str | None = Field(None, max_length=LONGEST_TOML)
    extends: str = Field("international", max_length=64)
    name: str = Field("", max_length=80)
    fields: dict[str, Any] = Field(default_factory=dict, max_length=64)
    draws: list[DrawChoice] | None = Field(None, max_length=20)


@dataclass(frozen=True, slots=True)
class ClashShape:
    """A rule that does not go with the others, and why."""

    field: str
    message: str
    expected: str


@dataclass(frozen=True, slots=True)
class HouseShape:
    """House rules as a form and, if all of them go together, as a sheet with its rules page."""

    id: str
    name: str
    extends: str
    changed: list[str]
    form: list[GroupShape]
    draws: list[DrawShape]
    errors: list[ClashShape]
    toml: str | None
    rules: RulesShape | None
    draw_options: list[DrawOption]
    colours_by_lot: bool


@router.post("", response_model=HouseShape)
async def house(asked: HouseAsked, lang: Lang, parts: Parts, address: Address) -> Response:
    """Check house rules and explain them; what does not go together is named by its field."""
    parts.limits.check("heavy", address)
    return await json_of(parts, address, lambda: _explained(asked, lang))


def _explained(asked: HouseAsked, lang: str) -> HouseShape:
    if asked.toml:
        made = house_sheet(asked.toml)
        return _shape(base_of(asked.toml), made, {}, lang)
    base = built_in(asked.extends)
    name = " ".join(asked.name.split()) or _own_name(base, lang)
    made, wrong = changed(base, name, asked.fields, asked.draws)
    return _shape(base, made, wrong, lang)


@router.get("/tables/{table}", response_class=PlainTextResponse)
async def house_of_table(
    table: Annotated[str, Path(max_length=32)],
    token: Annotated[str, Header(alias="X-Table-Token", max_length=200)],
    parts: Parts,
) -> PlainTextResponse:
    """Return the house rules that a table plays by, as TOML; any of its tokens will do."""
    if await parts.rooms.role(table, token) in (None, "invite"):
        raise ApiError("bad-token")
    stored = await parts.store.load(table)
    toml = None if stored is None else stored.terms.sheet_toml
    if toml is None:
        raise ApiError("no-table")
    return PlainTextResponse(toml, media_type="application/toml")


def _own_name(base: Sheet, lang: str) -> str:
    """Name house rules that nobody has named."""
    return say("house-own-name", lang, name=plain(sheet_name(base, lang)))[:80]


def _shape(base: Sheet, made: Sheet, wrong: dict[str, str], lang: str) -> HouseShape:
    before = dict(base.fields())
    different = [field for field, value in made.fields() if value != before[field]]
    if made.draws != base.draws:
        different.append("draws")
    return HouseShape(
        made.id,
        made.name,
        base.id,
        different,
        form_of(made, lang),
        draws_of(base, made, lang),
        [ClashShape(*clash) for clash in clashes(wrong, lang)],
        None if wrong else format_changes(base, made),
        None if wrong else rules_shape(made, lang),
        list(draw_options(made, lang)),
        made.start.colours_by_lot,
    )
