"""Pictures of positions, to keep or to put on another page."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import Response

from damier.board.diagram import THEMES, Drawing, png, theme_for
from damier.web.errors import ApiError
from damier.web.routes.people import Address, Lang, Parts
from damier.web.study.language import say
from damier.web.study.sheets import LONGEST_TOML, chosen_sheet
from damier.web.study.words import LONGEST_FEN, read_position

router = APIRouter(prefix="/api", tags=["diagrams"])
_TYPES = {"svg": "image/svg+xml", "png": "image/png"}
Numbers = Literal["inside", "outside", "algebraic", "off"]


@router.get("/diagram.{kind}", response_class=Response)
async def diagram(
    kind: Literal["svg", "png"],
    lang: Lang,
    parts: Parts,
    address: Address,
    *,
    sheet: Annotated[str | None, Query(max_length=64)] = None,
    sheet_toml: Annotated[str | None, Query(max_length=LONGEST_TOML)] = None,
    fen: Annotated[str | None, Query(max_length=LONGEST_FEN)] = None,
    theme: Annotated[str | None, Query(max_length=20)] = None,
    numbers: Numbers = "inside",
    flip: bool = False,
    width: Annotated[int, Query(ge=64, le=2_000)] = 800,
) -> Response:
    """Draw a position as SVG or PNG; without a theme in the sheet's own colours."""

    def drawn() -> bytes:
        position = read_position(fen, chosen_sheet(sheet, sheet_toml), lang)
        drawing = Drawing(
            theme=theme or theme_for(position.sheet.colours),
            numbers=numbers,
            flip=flip,
            width=width,
            title=say("diagram-title", lang),
            description=position.fen(),
        )
        svg = position.svg(drawing)
        return svg.encode() if kind == "svg" else png(svg, width)

    if theme is not None and theme not in THEMES:
        reason = f"expected one of {', '.join(THEMES)}, got {theme!r}"
        raise ApiError("bad-request", fields=[{"field": "query.theme", "reason": reason}])
    picture = await parts.work.run(address, drawn)
    name = {"Content-Disposition": f'inline; filename="damier.{kind}"'}
    return Response(picture, media_type=_TYPES[kind], headers=name)
