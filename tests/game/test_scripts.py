"""Every script is played; together they show every remedy, offence and end of every sheet."""

from __future__ import annotations

from functools import cache

import pytest

import damier
from game.script_runner import DATA, Player, Script, scripts

ALL = list(scripts())


@pytest.mark.parametrize("script", ALL, ids=str)
def test_script(script: Script) -> None:
    Player(script).run()


@cache
def shown_by(sheet: str) -> frozenset[tuple[object, ...]]:
    """Return what the scripts of a sheet's own rules show."""
    shown: set[tuple[object, ...]] = set()
    for script in ALL:
        if script.sheet.id == sheet:
            player = Player(script)
            player.run()
            shown |= player.shown
    return frozenset(shown)


def test_every_file_is_a_sheet_and_every_sheet_has_one() -> None:
    assert sorted(file.stem for file in DATA.glob("*.toml")) == sorted(damier.sheets())


@pytest.mark.parametrize("name", damier.sheets())
def test_remedies_and_offences(name: str) -> None:
    table = damier.sheet(name).table
    shown = shown_by(name)
    assert {fact[1] for fact in shown if fact[0] == "remedy"} == set(table.remedies)
    assert {fact[1] for fact in shown if fact[0] == "offence"} == set(table.offences)
    assert {fact[1] for fact in shown if fact[0] == "lapsed"} <= set(table.offences)
    assert bool(table.remedies) == any(fact[0] == "lapsed" for fact in shown)
    assert ("refused", "must-capture", "guided") in shown
    assert bool(table.remedies) or ("refused", "must-capture", "table") in shown


@pytest.mark.parametrize("name", damier.sheets())
def test_ends(name: str) -> None:
    sheet = damier.sheet(name)
    ends = {fact[1] for fact in shown_by(name) if fact[0] == "end"}
    expected = {"resign", "agreement", "flag", "no-move", "no-pieces"}
    expected |= {draw.rule for draw in sheet.draws if draw.rule == "nobody-can-win"}
    expected |= {"first-king"} if sheet.end.first_king_wins else set()
    assert ends >= expected


@pytest.mark.parametrize("name", damier.sheets())
def test_draws(name: str) -> None:
    """Each rule that counts is reached; the step before must not have reached it."""
    sheet = damier.sheet(name)
    returns = [draw.times for draw in sheet.draws if draw.rule == "return" and not draw.option]
    expected = set()
    for draw in sheet.draws:
        if draw.rule in ("agreement", "nobody-can-win"):
            continue
        # The third a-b needs two returns to a first, so it never comes to the same move.
        if draw.rule == "same-move" and any(times < draw.times for times in returns):
            continue
        expected.add(("draw", draw.rule, draw.times or draw.moves or 1, draw.main_road))
    assert {fact for fact in shown_by(name) if fact[0] == "draw"} >= expected
