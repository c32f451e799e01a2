"""Two people at one table: slips, draws, talk, watchers, names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.seats import sit, two

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]


def test_djeco_at_the_table_with_a_slip_and_a_huff(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    me.click(".leaf", "Blue against Green")
    me.click(".setup label", "Someone online")
    me.click(".setup .tray label", "Blue")
    me.click(".setup label", "At the table")
    me.page.get_by_role("switch", name="Touch it, move it").uncheck(force=True)
    me.click(".setup .primary")
    link = me.see(".invite input").input_value()
    noor = visitors(server, phone=True)
    noor.open(link.removeprefix(server.url))
    noor.see(".slip", "Djeco leaflet, at the table")
    noor.click("button", "Sit down")

    me.wait_for_turn("white")
    me.tap(32, 28)
    noor.wait_for_turn("black")
    noor.tap(19, 23)
    me.wait_for_turn("white")
    me.tap(37, 32)  # 28 should have taken
    slip = noor.see(".slip", "Blue forgot to take")
    assert slip.locator(".choice b").all_text_contents() == [
        "Huff the man on 28",
        "Let it stand",
    ]
    expect(slip).to_contain_text("Huffing is not a turn")
    expect(me.page.locator(".slip")).to_have_count(0)
    noor.click(".choice", "Huff")
    for one in (me, noor):
        one.wait_for_pieces(s28=".", s32="w", s37=".")
    expect(me.page.locator(".moves button.huff")).to_have_attribute("aria-label", "Huff 28")
    me.see(".stateline", "Green huffs the man on 28. Huff and move!")
    noor.wait_for_turn("black")  # and still it is Green's move
    noor.tap(23, 28)
    me.wait_for_pieces(s28="b")
    me.see(".piles [aria-label='Blue has lost 1 piece']")


def test_english_at_the_table_with_a_move_taken_back(server: Server, visitors: Visit) -> None:
    anna, bram, _ = two(server, visitors, sheet="english", mode="table", touch_move=False)
    bram.wait_for_turn("black")
    bram.tap(11, 15)
    anna.wait_for_turn("white")
    anna.tap(22, 18)
    bram.wait_for_turn("black")
    bram.tap(8, 11)  # 15 should have taken
    anna.see(".slip", "Black forgot to take")
    anna.click(".choice", "Have it taken back")
    for one in (anna, bram):
        one.wait_for_pieces(s8="b", s11=".", s15="b")
    anna.see(".moves s", "8–11")
    bram.see(".stateline", "White has the move taken back.")
    bram.wait_for_turn("black")
    bram.tap(15, 22)  # at the table nothing is played for you
    anna.wait_for_pieces(s22="b", s18=".", s15=".")


def test_a_name_is_changed_at_the_table(server: Server, visitors: Visit) -> None:
    anna, bram, _ = two(server, visitors, sheet="kndb")
    anna.click("[data-act=more]")
    field = anna.see(".drawer").get_by_label("Your name")
    expect(field).to_have_value("Anna")
    field.fill("Anneke <b>")
    field.press("Tab")
    anna.see(".player.me", "Anneke <b>")
    bram.see(".player", "Anneke <b>")
    anna.open("/")
    expect(anna.page.get_by_label("Your name")).to_have_value("Anneke <b>")


def test_draw_take_back_resign_and_rematch(server: Server, visitors: Visit) -> None:
    anna, bram, made = two(server, visitors, sheet="kndb")
    anna.tap(32, 28)
    bram.wait_for_turn("black")
    bram.click("button[data-act=draw]")
    anna.see(".slip", "Black offers a draw. Do you accept?")
    anna.click(".choice", "Play on")
    bram.see(".stateline", "White would rather play on.")
    expect(anna.page.locator(".slip")).to_have_count(0)
    anna.click("button[data-act=back]")
    bram.click(".choice", "No, it stands")
    anna.see(".stateline", "Black would rather play on.")
    anna.click("button[data-act=back]")
    bram.see(".slip", "White would like to take the last move back.")
    bram.click(".choice", "Allow it")
    anna.wait_for_pieces(s28=".", s32="w")
    anna.tap(32, 28)
    bram.wait_for_turn("black")
    bram.tap(20, 25)
    anna.wait_for_turn("white")
    anna.click("button[data-act=resign]", "Resign")
    anna.click(".slip button", "Play on")
    anna.click("button[data-act=resign]")
    anna.click(".slip button", "Resign")
    anna.see(".slip.over", "You lose")
    bram.see(".slip.over", "You win")
    bram.click("button", "Again, colours swapped")
    anna.see(".slip.over", "Your opponent would like another game.")
    anna.click("button", "Again, colours swapped")
    for one in (anna, bram):
        one.page.wait_for_url(lambda url: made["table"] not in url)
    bram.see(".player.me[data-side=white]", "Bram")
    anna.see(".player.me[data-side=black]", "Anna")


def test_watchers_see_all_and_may_touch_nothing(server: Server, visitors: Visit) -> None:
    anna, bram, made = two(server, visitors, sheet="kndb")
    eve = visitors(server)
    eve.open(made["watch_url"])
    eve.see(".bar", "watching")
    expect(eve.page.locator("button[data-act=resign]")).to_have_count(0)
    anna.tap(32, 28)
    eve.wait_for_pieces(s28="w")
    eve.tap(20, 24)
    assert eve.pieces[23] == "."
    anna.click("button[data-act=more]")
    anna.see(".drawer", "1 person is watching")
    bram.context.close()
    anna.see(".player.away", "Black, away for a moment")


def test_talk_is_text_and_never_markup(server: Server, visitors: Visit) -> None:
    anna, bram, _ = two(server, visitors, sheet="kndb")
    anna.click("button[data-act=more]")
    anna.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hi")
    anna.click("button", "Send")
    bram.see(".stateline", "Anna: <img src=x onerror=alert(1)> hi")
    bram.click(".stateline button", "Chat")
    bram.see(".talk li", "<img src=x onerror=alert(1)> hi")
    expect(bram.page.locator("main img")).to_have_count(0)
    expect(bram.page.locator(".stateline")).to_have_count(0)


def test_two_meet_in_the_lobby(server: Server, visitors: Visit) -> None:
    guest = visitors(server, phone=True)
    guest.open("/lobby")
    guest.see("main", "No table is waiting now.")
    made = server.table(sheet="djeco", mode="table", opponent={"kind": "lobby"}, colour="white")
    maker = visitors(server)
    sit(maker, made)
    maker.see(".slip", "Your table stands in the lobby")
    guest.see(".waiting li", "You would play Green")
    guest.click("button", "Sit down")
    guest.page.wait_for_url(lambda url: made["table"] in url)
    maker.see(".player.me.turn", "Blue, your move")
    expect(maker.page.locator(".slip")).to_have_count(0)


def test_touched_is_moved_unless_one_only_straightens(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="international", mode="table", touch_move=True))
    me.click("button[data-act=straighten]")
    me.see(".stateline", "I am only straightening.")
    me.tap(32)
    expect(me.page.locator(".stateline")).to_have_count(0)
    me.tap(32)
    me.tap(31)
    me.see(".stateline", "31 is touched, so that piece moves.")
    me.tap(33, 28)
    me.see(".slip", "You touched the piece on 31 first")
    me.tap(31, 26)
    me.wait_for_pieces(s26="w", s33="w")
