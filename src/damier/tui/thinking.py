"""What the engine finds, as lines of a panel: scores for White, moves, and a bar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.engine.judgement import judge_move
from damier.learn import explain_judgement
from damier.learn.explaining.judged import how_much_better
from damier.position.movetext import shortest_text
from damier.texts.terminals import for_terminal

if TYPE_CHECKING:
    from damier.engine import Analysis
    from damier.engine.analysis import Line
    from damier.position import Move, Position


@dataclass(frozen=True, slots=True)
class Thoughts:
    """Lines of play with their scores, and White's share of the points to expect.

    `best` is the first line; `why` says why the move before was a mistake, if it was one.
    """

    share: float
    depth: int
    nodes: int
    lines: tuple[tuple[str, str], ...]
    best: Line
    why: str = ""


def found(analysis: Analysis, position: Position) -> Thoughts | None:
    """Write an analysis of a position down, None if it has found nothing yet."""
    if not analysis.lines:
        return None
    best = analysis.lines[0]
    expected = best.chances.expectation
    share = expected if position.turn == "white" else 1 - expected
    lines = tuple(
        (score_text(line, position), line_text(line, position)) for line in analysis.lines
    )
    return Thoughts(share, best.depth, analysis.nodes, lines, best)


def why_text(before: Position, move: Move, best: Line, reply: Line, lang: str) -> str:
    """Say why a move was a mistake, by the best lines before and after it; nothing if it was none.

    Of a move that was only a little worse nothing is said.
    """
    judgement = judge_move(before, move, best, reply)
    better = how_much_better(judgement)
    found = None if better == "dubious" else explain_judgement(before, judgement)
    if found is None:
        return ""
    return for_terminal(found.text(lang, write=shortest_text, better=better))


def score_text(line: Line, position: Position) -> str:
    """Write a score as White sees it: men, or moves to the end as `#5`."""
    sign = 1 if position.turn == "white" else -1
    if line.plies_to_end is not None:
        winning = (line.score > 0) == (sign > 0)
        return f"{'+' if winning else '−'}#{(line.plies_to_end + 1) // 2}"
    score = sign * line.score
    return f"{'−' if score < -0.005 else '+'}{abs(score):.2f}"


def line_text(line: Line, position: Position, most: int = 12) -> str:
    """Write the moves of a line one after the other."""
    here, texts = position, []
    for move in line.moves[:most]:
        legal = here.legal_moves
        if move not in legal:
            break
        texts.append(shortest_text(move, legal))
        here = here.play_unchecked(move)
    return " ".join(texts)


def bar(share: float, width: int) -> str:
    """Draw a share of 0 to 1 as a bar, in eighths of a character."""
    eighths = round(min(1.0, max(0.0, share)) * width * 8)
    whole, rest = divmod(eighths, 8)
    return ("█" * whole + (" ▏▎▍▌▋▊▉"[rest] if rest else "")).ljust(width)[:width]
