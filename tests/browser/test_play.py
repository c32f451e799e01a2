"""Games in real browsers: against the computer, at the table with remedies, and by link."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.partner import Partner
from damier import sheet
from damier.texts import text as words
from damier.texts.page import rules_page

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

# Hötte, Dutch: 37x17 takes two, 38x9 takes three.
THREE_BEFORE_TWO = "W:W30,36,37,38,41,42,43,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,10,13,16,20,22,32"
# English: 26x10 over 22 and 14, or over 23 and 15.
TWO_ROADS = "W:W21,26,28,29,30,31,32:B1,2,3,5,8,12,14,15,22,23"


def sit(me: Visitor, made: dict[str, Any]) -> None:
    me.open(made["url"])
    expect(me.board).to_be_visible()


def two(server: Server, visitors: Visit, **asked: Any) -> tuple[Visitor, Visitor, dict[str, Any]]:
    """Seat two browsers at a table by its link: the maker (White) and the guest."""
    made = server.table(opponent={"kind": "link"}, colour="white", name="Anna", **asked)
    anna, bram = visitors(server), visitors(server, phone=True)
    sit(anna, made)
    bram.open(made["invite_url"])
    bram.page.get_by_label("Your name").fill("Bram")
    bram.click("button", "Sit down")
    expect(bram.board).to_be_visible()
    anna.see(".player", "Bram")
    bram.see(".player", "Anna")
    return anna, bram, made


@pytest.mark.parametrize("phone", [False, True])
def test_a_whole_game_against_level_1(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    asked = {"kind": "computer", "level": 1}
    sit(me, server.table(sheet="english", opponent=asked, colour="white"))
    partner = Partner("english")
    while not partner.play(me, "white"):
        pass
    over = me.see(".slip.over")
    assert re.search(r"1–0|0–1|½–½", over.inner_text())
    expect(over).to_contain_text("Again, colours swapped")
    if not phone:
        assert me.page.locator(".moves button").count() == partner.plies(me)
    me.click("button", "Again, colours swapped")
    me.page.wait_for_url(lambda url: "/t/" in url)
    me.see(".player.me[data-side=black]", "You")


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


def test_a_refused_move_says_why_and_shows_what_is_due(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    me.type("37x17")
    slip = me.see(".slip")
    expect(slip).to_contain_text("Article 5, Dammen")
    expect(slip.locator("h2")).to_have_text("Take the most")
    me.wait_for_pieces(s37="w", s38="w")
    me.click(".slip button", "Show me")
    me.click(".slip button", "Play 38×9")
    me.wait_for_pieces(s9="w", s38=".", s32=".", s22=".", s13=".")
    expect(me.page.locator(".slip")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_an_article_is_read_beside_the_game(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone, lang="nl")
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    here = me.page.url
    me.type("37x17")
    button = me.see(".slip button", "Lees artikel 5")
    button.click()
    aside = me.see(".drawer.beside", "Artikel 5")
    part = next(part for part in rules_page(sheet("hotte-nl"), "nl").articles if part.number == "5")
    title = aside.locator("h2")
    expect(title).to_have_text(part.title)
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    assert aside.locator(".lede").all_inner_texts() == [each.text for each in part.sentences]
    expect(button).to_have_attribute("aria-expanded", "true")
    assert me.complaints() == []
    with me.context.expect_page() as opened:
        aside.get_by_role("link", name="Alle regels, in een nieuw tabblad").click()
    expect(opened.value.locator(".artpage .n")).to_have_text("5")
    assert opened.value.evaluate("window.opener") is None
    opened.value.close()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".drawer.beside")).to_have_count(0)
    expect(button).to_be_focused()
    me.type("38x9")
    me.wait_for_pieces(s9="w", s38=".")
    assert me.page.url == here


def test_an_article_that_does_not_come_is_told(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    me.type("37x17")
    me.see(".slip button", "Read article 5")
    me.context.set_offline(True)
    me.click(".slip button", "Read article 5")
    me.see(".drawer.beside h2", "The article did not come. Try once more.")
    me.context.set_offline(False)
    me.click(".drawer.beside button", "Close")
    me.click(".slip button", "Read article 5")
    me.see(".drawer.beside .lede")
    me.faults.clear()  # a browser notes that it was offline


def test_an_article_of_house_rules_is_read_beside_the_game(server: Server, visitors: Visit) -> None:
    with server.http() as http:
        asked = {"extends": "kndb", "fields": {"man.captures_backward": False}}
        toml = http.post("/api/house", json=asked).json()["toml"]
    me = visitors(server)
    sit(me, server.table(sheet_toml=toml, start_fen="W:W28,45:B1,23"))
    me.tap(45, 40)
    me.click(".slip button", re.compile("Read article"))
    me.see(".drawer.beside .lede")
    expect(me.page.locator(".drawer.beside a")).to_have_attribute("href", re.compile("^/house"))


@pytest.mark.parametrize("phone", [False, True])
def test_a_capture_with_the_wrong_piece_is_walked_and_then_judged(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    me.tap(37, 28)
    expect(me.page.locator(".slip")).to_have_count(0)
    me.tap(17)
    slip = me.see(".slip")
    expect(slip.locator("h2")).to_have_text("Take the most")
    expect(slip).to_contain_text("Article 5, Dammen")
    me.wait_for_pieces(s37="w", s38="w", s32="b")


def test_a_finished_game_is_looked_over(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    computer = {"kind": "computer", "level": 1}
    sit(me, server.table(sheet="english", opponent=computer, colour="black"))
    me.tap(11, 15)
    me.wait_for_pieces(s15="b")
    me.wait_for_turn("black")
    me.click("[data-act=resign]")
    me.click(".slip .primary")
    me.click(".slip.over a", "Review the game")
    me.see(".tree a", "11–15")
    me.page.go_back()
    me.click("[data-act=more]")
    me.click(".drawer a", "Open in analysis")
    me.see(".tree a", "11–15")


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


def test_what_was_taken_is_told_on_phones_too(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    me.type("38x9")
    me.wait_for_pieces(s9="w")
    prizes = me.page.locator(".player[data-side=white] .prizes")
    expect(prizes).to_be_visible()
    expect(prizes).to_have_text(re.compile(r"^\s*3\s*$"))


@pytest.mark.parametrize("phone", [False, True])
def test_one_of_two_roads_is_chosen(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    sit(me, server.table(sheet="english", start_fen=TWO_ROADS))
    me.tap(26)
    me.tap(10)
    slip = me.see(".slip", "2 ways to 10")
    assert sorted(slip.locator("b").all_text_contents()) == ["Over 22 and 14", "Over 23 and 15"]
    me.click("button", "Put it back")
    expect(me.page.locator(".slip")).to_have_count(0)
    me.tap(26)
    me.tap(10)
    me.click(".choice", "Over 23 and 15")
    me.wait_for_pieces(s10="w", s26=".", s23=".", s15=".", s22="b", s14="b")


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


def test_the_moves_can_be_walked_through(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="kndb"))
    me.tap(32, 28)
    me.wait_for_pieces(s28="w")
    me.tap(19, 23)
    me.wait_for_pieces(s23="b")
    me.tap(28, 19)
    me.wait_for_pieces(s19="w")
    me.page.locator("h1").click(force=True)
    me.page.keyboard.press("ArrowLeft")
    me.wait_for_pieces(s28="w", s23="b")
    me.page.keyboard.press("Home")
    me.wait_for_pieces(s32="w", s19="b")
    me.see(".replaying", "You are looking at move 0.")
    me.click(".acts-row [aria-label='One move forward']")
    me.wait_for_pieces(s28="w")
    me.click("button", "Back to the game")
    me.wait_for_pieces(s19="w")
    me.click("button[data-act=more]")
    with me.page.expect_download() as saved:
        me.click("button", "Save as PDN")
    assert "28x19" in saved.value.path().read_text(encoding="utf-8")


def test_a_game_that_could_not_be_saved_is_told(server: Server, visitors: Visit) -> None:
    me = visitors(server, lang="nl")
    sit(me, server.table(sheet="kndb"))
    me.click("button[data-act=more]")
    me.page.route("**/api/tables/*.pdn*", lambda route: route.abort())
    save = me.page.locator(".drawer .acts button")
    save.click()
    told = me.page.locator(".drawer [role=status]").last
    expect(told).to_have_text(words("start-failed", "nl"))
    me.page.unroute("**/api/tables/*.pdn*")
    with me.page.expect_download():
        save.click()
    expect(told).not_to_have_text(words("start-failed", "nl"))
    me.faults.clear()  # a browser notes what did not come


@pytest.mark.parametrize(("width", "height"), [(640, 360), (390, 600)])
def test_the_latest_move_stays_in_sight(
    server: Server, visitors: Visit, width: int, height: int
) -> None:
    me = visitors(server, viewport={"width": width, "height": height})
    sit(me, server.table(sheet="english"))
    moves = me.page.locator(".moves button")
    for plies in range(1, 25):
        me.type("x".join(map(str, me.moves[0]["path"])))
        expect(moves).to_have_count(plies)
    assert me.page.locator(".moves").evaluate("list => list.scrollHeight > list.clientHeight")
    expect(me.page.locator(".moves .now")).to_be_in_viewport(ratio=1)
    expect(moves.first).not_to_be_in_viewport()


def test_a_wide_board_has_a_panel_of_its_own_height(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="spantsiretti"))
    board, side = me.board.bounding_box(), me.page.locator("section.side").bounding_box()
    assert board
    assert side
    assert board["width"] > 1.2 * board["height"]
    assert abs(board["height"] - side["height"]) < 2
    assert board["y"] + board["height"] < 860
    # The rule on few pieces does not count while the board is full.
    expect(me.page.locator(".counter", has_text="so few pieces")).to_have_count(0)


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


def test_a_sheet_of_the_house_comes_to_the_board(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    with server.http() as http:
        asked = {"extends": "english", "name": "Ours", "fields": {"start.first": "white"}}
        toml = http.post("/api/house", json=asked).json()["toml"]
    me.page.evaluate(
        "toml => sessionStorage.setItem('damier-house', JSON.stringify({name: 'Ours', toml}))", toml
    )
    me.open("/?house")
    expect(me.page.locator(".setup h2")).to_have_text("Ours")
    me.click(".setup label", "Someone next to me")
    me.click(".setup .primary")
    me.wait_for_turn("white")
    me.see(".bar", "Ours")
    me.click(".bar .sheetname")
    me.see(".artpage h1")
    me.see(".toc", "Ours")


def test_the_board_turns_by_choice(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="kndb"))
    me.tap(32, 28)
    me.wait_for_turn("black")
    me.see(".player.me[data-side=white]")
    me.click("button[data-act=more]")
    me.page.get_by_role("switch", name="Turn the board after every move").check(force=True)
    me.see(".player.me[data-side=black]")
    me.click("button[data-act=turn]")
    me.see(".player.me[data-side=white]")
