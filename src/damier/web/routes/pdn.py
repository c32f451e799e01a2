"""Written games: from PDN to trees, and back."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, File, Form, Response, UploadFile

from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, Parts, json_of
from damier.web.routes.trees import TreeRoute
from damier.web.study.games import GameRead, GameTree, is_blank, read_games, write_game
from damier.web.study.sheets import LONGEST_TOML, Chosen, chosen_sheet

router = APIRouter(prefix="/api/pdn", tags=["written games"])
trees = APIRouter(route_class=TreeRoute)


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


@router.post("/read", response_model=GamesShape)
async def read(asked: PdnAsked, lang: Lang, parts: Parts, address: Address) -> Response:
    """Read the games of a text: tags, moves, comments, signs and variations."""
    parts.limits.check("heavy", address)
    return await json_of(
        parts, address, lambda: _games(asked.pdn, asked.sheet, asked.sheet_toml, lang)
    )


@router.post("/upload", response_model=GamesShape)
async def upload(
    lang: Lang,
    parts: Parts,
    address: Address,
    *,
    file: Annotated[UploadFile, File(description="A PDN file; DAMIER_UPLOAD_BYTES bounds it")],
    sheet: Annotated[str | None, Form(max_length=64)] = None,
    sheet_toml: Annotated[str | None, Form(max_length=LONGEST_TOML)] = None,
) -> Response:
    """Read the games of a file, in whatever encoding it is."""
    parts.limits.check("heavy", address)
    content = await file.read()
    return await json_of(parts, address, lambda: _games(content, sheet, sheet_toml, lang))


def _games(content: str | bytes, sheet: str | None, toml: str | None, lang: str) -> GamesShape:
    usual = chosen_sheet(sheet, toml) if sheet or toml else None
    games, more = read_games(content, usual, lang)
    if all(is_blank(game.game) for game in games):
        raise ApiError("no-game")
    return GamesShape(games, more)


@trees.post("/write", response_model=WrittenShape)
async def write(asked: GameAsked, parts: Parts, address: Address) -> Response:
    """Write a game with everything in its tree."""
    return await json_of(parts, address, lambda: _written(asked))


def _written(asked: GameAsked) -> WrittenShape:
    pdn, record = write_game(asked.game, asked.rules())
    return WrittenShape(pdn, [problem.message for problem in record.problems[:20]])


router.include_router(trees)
