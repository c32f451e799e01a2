"""What was played here, on the analysis page: moves with their results, and games to open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from damier.collection import Collection
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from browser.visitor import Visitor

    Visit = Callable[..., Visitor]

CLUB = Path(__file__).parents[2] / "examples" / "club.pdn"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator has the club's games."""
    folder = tmp_path_factory.mktemp("library")
    with Collection(folder / "club.damier", create=True) as games:
        games.add(CLUB)
    running = Server(folder / "data", DAMIER_COLLECTION=str(folder / "club.damier")).start()
    yield running
    assert running.stop()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_move_is_played_from_the_list_and_a_game_opened(
    library: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(library, phone=phone)
    me.open("/analysis?sheet=international")
    me.click(".openings .switch")
    rows = me.page.locator(".played tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1).locator(".wdb")).to_have_attribute(
        "aria-label", "White 100 %, A draw 0 %, Black 0 %"
    )
    rows.nth(1).locator(".mv").click()
    me.see(".tree .now", "34–29")
    expect(rows).to_have_count(1)
    me.click(".samples .again", "Anna")
    me.see(".players", "Anna")
    me.open("/analysis?sheet=russian")  # the choice stays, and nobody was here
    me.see(".openings [role=status]", "Nobody has been here")
    assert me.complaints() == []


def test_own_games_where_the_operator_has_none(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=international")
    me.click(".openings .switch")
    me.see(".openings [role=status]", "You have not played this position yet")
