"""A game taken apart and played through: what holds, and what has to be reported."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.errors import NotationError, SetupError
from damier.pdn.problems import MOST, Finding, Problem
from damier.pdn.replay import LinePlayer, crowned_finding
from damier.pdn.result import parse_result

if TYPE_CHECKING:
    from damier.pdn.builder import Parsed
    from damier.pdn.notation import Notation
    from damier.pdn.rulebook import Rulebook
    from damier.pdn.tags import Tags
    from damier.pdn.tree import Line
    from damier.position import Position


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game begins: its file, its number, and its first line and column."""

    file: str = ""
    game: int = 1
    line: int = 1
    column: int = 1

    def problem(self, finding: Finding, raw: str) -> Problem:
        """Turn a finding's offset into `raw` into a line and a column of the file."""
        offset = finding.offset
        down = raw.count("\n", 0, offset)
        column = offset - raw.rfind("\n", 0, offset) if down else self.column + offset
        return Problem(
            self.game,
            self.line + down,
            column,
            finding.message,
            finding.severity,
            finding.text,
            finding.refusal,
            self.file,
            finding.reading,
        )


@dataclass(frozen=True, slots=True)
class Examined:
    """The outcome: where the game starts, whether its main line is legal, what was found."""

    start: Position
    legal: bool
    findings: list[Finding]


def examine(parsed: Parsed, tags: Tags, rules: Rulebook, raw: str) -> Examined:
    """Play a parsed game's tree, which gets its moves and positions by it."""
    notation = rules.notation
    line, findings = parsed.line, [*rules.findings, *parsed.findings]
    _take_score(line, tags)
    start, legal = notation.start, False
    crowned: list[int] = []
    at = max(0, raw.find("[FEN"))
    try:
        start = setup(tags, rules, crowned)
    except (NotationError, SetupError) as error:
        findings.append(Finding(at, f"the position cannot be set up: {error}"))
    else:
        if crowned:
            findings.append(crowned_finding(at, crowned, notation))
        player = LinePlayer(notation, strict=rules.strict)
        legal = player.play(line, start)
        findings += player.findings
    findings += _result_findings(line, tags, notation, raw)
    findings.sort(key=lambda finding: finding.offset)
    if len(findings) > 2 * MOST:
        more = f"{len(findings) - 2 * MOST} more problems"
        findings[2 * MOST :] = [Finding(findings[2 * MOST].offset, more)]
    return Examined(start, legal, findings)


def setup(tags: Tags, rules: Rulebook, crowned: list[int]) -> Position:
    """Return the position of the FEN tag, or the start; raise NotationError or SetupError.

    `crowned` gets the squares of men that were read as kings.
    """
    fen = tags.find("FEN")
    if not fen:
        return rules.notation.start
    return rules.notation.parse_fen(fen, crowned=None if rules.strict else crowned)


def _take_score(line: Line, tags: Tags) -> None:
    """Read a last move as the result if the Result tag says the same: `4-6`."""
    tag = tags.find("Result")
    if line.nodes and line.result in ("", "*") and line.nodes[-1].text == tag:
        line.result = line.nodes.pop().text


def _result_findings(line: Line, tags: Tags, notation: Notation, raw: str) -> list[Finding]:
    tag = tags.find("Result")
    if not tag or tag == "?":
        return []
    said, found = parse_result(tag, notation.sheet), parse_result(line.result, notation.sheet)
    if said is None:
        return [Finding(0, f"expected a result such as 2-0 in the tag, got {tag!r}", "warning")]
    if found is None or found.kind == "open" or said.agrees(found):
        return []
    message = f"the Result tag says {tag}, the moves end with {line.result}"
    return [Finding(max(0, raw.rfind(line.result)), message, "warning")]
