"""Written games: from PDN to trees, and back."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, File, Form, Request, UploadFile

from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, Parts
from damier.web.study.engines import engines_of
from damier.web.study.games import GameRead, GameTree, is_blank, read_games, write_game
from damier.web.study.sheets import LONGEST_TOML, Chosen, chosen_sheet

router = APIRouter(prefix="/api/pdn", tags=["written games"])


@dataclass(frozen=True, slots=True)
class GamesShape:
    """The games of a file; `more`: there were others that were left out."""

    games: list[GameRead]
    more: bool


@dataclass(frozen=True, slots=True)
class WrittenShape:
    """A game as PDN, and what about it could not be played."""

    pdn: str
    problems: list[str]


class PdnAsked(Chosen):
    """PDN as text; the sheet is for games that neither name theirs nor show another by moves."""

    pdn: str


class GameAsked(Chosen):
    """A game as a tree."""

    game: GameTree


@router.post("/read")
async def read(
    asked: PdnAsked, request: Request, lang: Lang, parts: Parts, address: Address
) -> GamesShape:
    """Read the games of a text: tags, moves, comments, signs and variations."""
    parts.limits.check("heavy", address)
    return await _games(request, asked.pdn, asked.sheet, asked.sheet_toml, lang)


@router.post("/upload")
async def upload(
    request: Request,
    lang: Lang,
    parts: Parts,
    address: Address,
    *,
    file: Annotated[UploadFile, File(description="A PDN file; DAMIER_UPLOAD_BYTES bounds it")],
    sheet: Annotated[str | None, Form(max_length=64)] = None,
    sheet_toml: Annotated[str | None, Form(max_length=LONGEST_TOML)] = None,
) -> GamesShape:
    """Read the games of a file, in whatever encoding it is."""
    parts.limits.check("heavy", address)
    return await _games(request, await file.read(), sheet, sheet_toml, lang)


async def _games(
    request: Request, content: str | bytes, sheet: str | None, toml: str | None, lang: str
) -> GamesShape:
    usual = chosen_sheet(sheet, toml) if sheet or toml else None
    games, more = await engines_of(request.app).run(lambda: read_games(content, usual, lang))
    if all(is_blank(game.game) for game in games):
        raise ApiError("no-game")
    return GamesShape(games, more)


@router.post("/write")
async def write(asked: GameAsked, request: Request) -> WrittenShape:
    """Write a game with everything in its tree."""
    sheet = asked.rules()
    pdn, record = await engines_of(request.app).run(lambda: write_game(asked.game, sheet))
    return WrittenShape(pdn, [problem.message for problem in record.problems[:20]])
