"""Tournaments in real browsers: held over the board by a director, played online by guests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.test_classes import join, make_class
from web.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

STATUS = "path => fetch(path).then(answer => answer.status)"


@pytest.fixture
def evening(server: Server) -> Iterator[Evening]:
    held = Evening([server], online=False, name="Autumn")
    for number, name in enumerate(("Ada", "Bo", "Cas", "Dee", "Eef"), start=1):
        held.enter(name, 2000 - number)
    yield held
    held.close()


def test_a_director_holds_a_round_robin_over_the_board(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/tournaments")
    me.click(".intro .btn")
    me.page.fill("[name=name]", "Tuesday")
    me.click("form.make label", "Round robin")
    me.click("form.make label", "Over the board")
    me.click("form.make .primary")
    me.see(".desk")
    expect(me.page.locator("h1")).to_have_text("Tuesday")
    me.click(".desk summary", "Add players")
    me.page.fill("[name=players]", "Anna 1500\nBram\nCas, 1400\n\nDee")
    me.click(".desk details form .btn", "Add players")
    expect(me.page.locator(".people li")).to_have_count(4)
    for number in (1, 2, 3):
        me.click(".desk .primary", f"Pair round {number}")
        expect(me.page.locator(".round h2")).to_have_text(f"Round {number} of 3")
        for game in (0, 1):
            choice = me.page.locator(".pair .result").nth(game)
            choice.select_option("white" if game else "draw")
            expect(choice).to_have_value("white" if game else "draw")
    expect(me.page.locator(".round p")).to_have_text("All results are in.")
    me.page.once("dialog", lambda asked: asked.accept("sheets exchanged"))
    me.page.locator(".pair .result").first.select_option("black")
    me.click(".hall .tray label", "Log")
    expect(me.page.locator(".log li")).to_contain_text("sheets exchanged")
    me.click(".desk .btn", "End the tournament")
    expect(me.page.locator(".round h2")).to_have_text("Over")
    me.click(".hall .tray label", "Cross table")
    expect(me.page.locator(".cross tbody tr")).to_have_count(4)
    assert me.complaints() == []


def test_guests_enter_play_and_see_the_result(server: Server, visitors: Visit) -> None:
    held = Evening([server], online=True, rounds=1, name="Quick")
    ada, bo = visitors(server), visitors(server)
    for who, name in ((ada, "Ada"), (bo, "Bo")):
        who.open(f"/tournaments/{held.id}")
        who.page.fill("[name=name]", name)
        who.click(".mine .primary")
        who.see("section.mine")
    held.pair(1)
    for who in (ada, bo):  # told by itself
        expect(who.page.locator(".mine .primary")).to_have_text("Go to my board")
    held.director.close()
    white = ada if "White" in ada.page.locator(".mine .quiet").inner_text() else bo
    black = bo if white is ada else ada
    white.click(".mine .primary")
    expect(white.board).to_be_visible()
    black.click(".mine .primary")
    expect(black.board).to_be_visible()
    table = white.page.url.rpartition("/")[2].partition("#")[0]
    assert table in black.page.url
    assert held.games(1)[0]["tables"] == [table]
    black.click(".acts-row button, .controls button, button", "Resign")
    black.click("button.primary, .choice, .btn", "Resign")
    white.click(".over .primary", "Back to the tournament")
    expect(white.page.locator(".pair .num")).to_have_text("2–0")
    held.close()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(
    server: Server, visitors: Visit, evening: Evening, scheme: str, phone: bool
) -> None:
    evening.pair(1)
    me = visitors(server, phone=phone, color_scheme=scheme)
    me.open("/tournaments#new")
    me.see("form.make")
    me.click("form.make summary", "More settings")
    assert me.complaints() == []
    me.open(f"/tournaments/{evening.id}#d={evening.passes['director_pass']}")
    me.see(".desk")
    for each in ("Tables", "Standings", "Cross table", "Players", "Log"):
        me.click(".hall .tray label", each)
        assert me.complaints() == [], each
    me.open(f"/tournaments/{evening.id}/wall")
    me.see(".pairs")
    assert me.complaints() == []


def test_the_wall_turns_its_pages_and_hears_of_results(
    server: Server, visitors: Visit, evening: Evening
) -> None:
    evening.pair(1)
    me = visitors(server)
    me.open(f"/tournaments/{evening.id}/wall?seconds=1")
    expect(me.page.locator(".pairs li")).to_have_count(2)
    evening.play(1)
    expect(me.page.locator(".pairs .r").first).not_to_have_text("–")
    expect(me.page.locator(".places li")).to_have_count(5)


def test_a_tournament_of_a_club_is_seen_and_entered_by_its_members_alone(
    server: Server, visitors: Visit
) -> None:
    ann, ben, stranger = visitors(server), visitors(server, phone=True), visitors(server)
    join(ann, "Ann Organizer")
    home = make_class(ann, "Ruitvereniging", "Club").removeprefix(server.url)
    code = ann.see(".invite .code").inner_text()
    join(ben, "Ben Entrant")
    ben.open(f"/clubs#join={code}")
    ben.page.locator("form[data-form=join] input[name=called]").fill("Benjamin Visser")
    ben.click("form[data-form=join] button")
    ben.see("h1", "Ruitvereniging")

    ann.click("[data-act=hold]")
    ann.page.fill("form.make [name=name]", "Ruit cup")
    ann.click("form.make .primary")
    ann.see("h1", "Ruit cup")
    address = ann.page.url.removeprefix(server.url).partition("#")[0]
    ann.click(".mine .primary")
    ann.see("section.mine")

    ben.open(home)
    ben.click(".held a", "Ruit cup")
    ben.click(".mine .primary")
    ben.see("section.mine")
    for member in (ann, ben):  # told by itself, under the names of the club
        member.click(".hall .tray label", "Players")
        expect(member.page.locator(".people li")).to_have_count(2)
        expect(member.page.locator(".people")).to_contain_text("Aïssatou Diop")
        expect(member.page.locator(".people")).to_contain_text("Benjamin Visser")
        assert member.complaints() == []

    join(stranger, "Stranger to the club")
    stranger.open("/tournaments")
    assert "Ruit cup" not in stranger.page.content()
    for path in (address, f"{address}/wall"):
        answer = stranger.page.goto(server.url + path)
        assert answer is not None
        assert answer.status == 404
        stranger.see("h1", "There is nothing here")
        for name in ("Ruit cup", "Diop", "Visser"):
            assert name not in stranger.page.content()
    assert stranger.page.evaluate(STATUS, f"/api{address}") == 404
    assert stranger.complaints() == []
    stranger.faults.clear()  # the browser notes every 404
