"""Draw the pictures of the README and the docs: docs/images/*.svg."""

from __future__ import annotations

from pathlib import Path

import damier
from damier.board.diagram import Drawing, Trail, theme_for

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "images"


def combination() -> str:
    """Return the combination of the README after its first two moves."""
    fen = "W:W27,31-40,44,49:B4,5,7,8,10,15,16,18,21-23,25,28"
    position = damier.Position.from_fen(fen, "kndb").play("31-26").play("22x42")
    move = position.parse("33x11")
    drawing = Drawing(
        theme=theme_for(position.sheet.colours),
        width=420,
        title="White takes four: 33x22x13x2x11",
        description="A man that passes the crown row while capturing stays a man.",
        required=(33,),
        trails=(Trail(move.path),),
        id="combination",
    )
    return position.svg(drawing)


def huff() -> str:
    """Return a Djeco board on which a capture has been forgotten."""
    game = damier.Game("djeco", mode="table", start="B:W24,28,31,34,43:B3,8,12,18,19")
    required = game.position.legal_moves[0]
    game.play("8-13")
    drawing = Drawing(
        theme=theme_for(game.sheet.colours),
        width=420,
        title="Green forgot to take",
        description="The man on 19 could have captured; Blue may huff it.",
        last_move=(8, 13),
        huffable=(19,),
        trails=(Trail(required.path, "missed"),),
        id="huff",
    )
    return game.position.svg(drawing)


def canadian() -> str:
    """Return the start on the largest board."""
    return _board(damier.Position.start("canadian"), "Canadian draughts on 144 squares", "canadian")


def turkish() -> str:
    """Return the start on a board that uses all squares."""
    return _board(damier.Position.start("turkish"), "Turkish draughts on all squares", "turkish")


def frisian() -> str:
    """Return a capture straight ahead and sideways."""
    position = damier.Position.from_fen("W:W43,48,50:B33,27,16,9", "frisian")
    longest = max(position.legal_moves, key=lambda move: len(move.captured))
    about = "Frisian draughts: men capture straight, too"
    return _board(position, about, "frisian", Trail(longest.path))


def graph() -> str:
    """Return how the first game of the examples went, by the engine at a fixed depth."""
    from damier.engine.graph import graph as draw
    from damier.engine.judgement import judge

    record = next(iter(damier.pdn.read(ROOT / "examples" / "club.pdn")))
    engine = damier.Engine(record.sheet, weights=b"")  # plain weights never change
    judgements = list(judge(record, engine, damier.Limit(depth=4)))
    return draw(judgements, record.sheet, "en")


def _board(position: damier.Position, title: str, name: str, *trails: Trail) -> str:
    theme = theme_for(position.sheet.colours)
    drawing = Drawing(theme=theme, width=420, title=title, trails=trails, numbers="off", id=name)
    return position.svg(drawing)


PICTURES = (combination, huff, canadian, turkish, frisian, graph)

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for make in PICTURES:
        (FOLDER / f"{make.__name__}.svg").write_text(make(), encoding="utf-8")
