"""House rules: change the rules of a sheet, see them explained, keep them as TOML."""

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from damier.rules import Sheet
from damier.web.routes.people import Lang
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
from damier.web.study.problems import StudyRoute
from damier.web.study.sheets import LONGEST_TOML, built_in, house_sheet

router = APIRouter(prefix="/api/house", tags=["house rules"], route_class=StudyRoute)


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


@router.post("")
def house(asked: HouseAsked, lang: Lang) -> HouseShape:
    """Check house rules and explain them; what does not go together is named by its field."""
    if asked.toml:
        made = house_sheet(asked.toml)
        return _shape(base_of(asked.toml), made, {}, lang)
    base = built_in(asked.extends)
    made, wrong = changed(base, " ".join(asked.name.split()), asked.fields, asked.draws)
    return _shape(base, made, wrong, lang)


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
    )
