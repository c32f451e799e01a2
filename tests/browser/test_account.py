"""A guest keeps all games: by a passkey or a password, on two devices, and leaves nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

GOOD, COMMON = "hazelaar twaalf", "password"
LEFT = """async () => [
  ...Object.keys(localStorage), ...Object.keys(sessionStorage),
  ...(await indexedDB.databases()).map(({name}) => name),
]"""
SET_UP = """async () => {
  const headers = {'Content-Type': 'application/json'};
  const body = JSON.stringify({sheet: 'international', name: 'Wilhelmina'});
  const answer = await fetch('/api/tables', {method: 'POST', headers, body});
  return (await answer.json()).table;
}"""
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def by_name(server: Server) -> Server:
    """Passkeys belong to a name: the same server, asked for by one."""

    class Named:
        url = server.url.replace("127.0.0.1", "localhost")

    return Named()  # type: ignore[return-value]


def with_device(me: Visitor, known: dict[str, Any] | None = None) -> Any:
    """Give a browser a device that makes passkeys, and knows one already."""
    cdp = me.context.new_cdp_session(me.page)
    cdp.send("WebAuthn.enable")
    device = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]
    if known is not None:
        given = {"authenticatorId": device, "credential": known}
        cdp.send("WebAuthn.addCredential", given)
    return cdp, device


def play_a_move(me: Visitor) -> str:
    """Set up a table for two at one device, and play; return its name."""
    me.open("/")
    table = str(me.page.evaluate(SET_UP))
    me.open(f"/t/{table}")
    expect(me.board).to_be_visible()
    me.tap(32, 28)
    me.wait_for_pieces(s28="w")
    return table


def fill(me: Visitor, **fields: str) -> None:
    for name, text in fields.items():
        me.page.locator(f"input[name={name}]").fill(text)


def my_games(me: Visitor) -> list[str]:
    me.open("/games")
    links = me.page.locator(".games a")
    return [str(link.get_attribute("href")).removeprefix("/t/") for link in links.all()]


def leave(me: Visitor) -> None:
    """Sign out; nothing of anybody is left, and the games are nobody's here."""
    me.open("/account")
    me.see("[data-act=out]")
    before = {cookie["value"] for cookie in me.context.cookies() if cookie["name"] != "lang"}
    me.click("[data-act=out]")
    me.page.wait_for_url(me.url + "/")
    # The start page may have met a new guest by now, who has nothing.
    assert not before & {cookie["value"] for cookie in me.context.cookies()}
    assert "session" not in {cookie["name"] for cookie in me.context.cookies()}
    me.page.goto(me.url + "/healthz")
    left = me.page.evaluate(LEFT)
    assert not [key for key in left if key.startswith("damier-table-")]
    assert not {"damier-name", "damier"} & set(left)
    assert my_games(me) == []


def test_a_guest_signs_up_with_a_passkey_and_goes_on_elsewhere(
    server: Server, visitors: Visit
) -> None:
    me = visitors(by_name(server))
    table = play_a_move(me)
    cdp, device = with_device(me)
    me.open("/games")
    me.click("a[href='/account']")
    me.click("[data-way=device]")
    fill(me, name="Eleonora")
    me.click("form .primary")
    expect(me.page.locator(".codes li")).to_have_count(8)
    assert me.complaints() == []
    me.click("[data-act=kept]")
    me.see("h1", "Eleonora")
    assert me.complaints() == []
    assert my_games(me) == [table]

    [made] = cdp.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    phone = visitors(by_name(server), phone=True)
    with_device(phone, made)  # a passkey follows its owner
    phone.open("/account")
    phone.click("[data-way=enter]")
    phone.click("[data-way=sign]")
    phone.see("h1", "Eleonora")
    assert phone.complaints() == []
    assert my_games(phone) == [table]
    phone.click(".games a")
    expect(phone.board).to_be_visible()
    phone.wait_for_pieces(s28="w")
    phone.tap(19, 23)
    phone.wait_for_pieces(s23="b")

    leave(phone)
    assert my_games(me) == [table]
    leave(me)


def test_a_guest_signs_up_with_a_name_and_a_password_where_passkeys_cannot_work(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)  # by an address: no browser lets a passkey be made there
    table = play_a_move(me)
    me.open("/account")
    assert me.count("[data-way=device]") == 0
    me.click("[data-way=password]")
    fill(me, name="Babajide", password=COMMON)
    me.click("form .primary")
    me.see("[role=alert]", "guess")
    fill(me, password=GOOD)
    me.click("form .primary")
    first = me.page.locator(".codes code").first.text_content()
    me.click("[data-act=kept]")
    me.see("h1", "Babajide")

    other = visitors(server)
    other.open("/account")
    other.click("[data-way=enter]")
    fill(other, name="babajide", password=COMMON)
    other.click("form .primary")
    other.see("[role=alert]", "does not fit")
    fill(other, password=GOOD)
    other.click("form .primary")
    other.see("h1", "Babajide")
    assert my_games(other) == [table]
    other.open("/account")
    expect(other.page.locator(".devices li")).to_have_count(2)
    leave(other)

    lost = visitors(server)
    lost.open("/account")
    lost.click("[data-way=enter]")
    lost.click(".btn.link", "lost")
    fill(lost, name="Babajide", code=str(first))
    lost.click("form .primary")
    lost.see("h1", "Babajide")
    lost.see(".papers", "Recovery codes left: 7")
    leave(lost)
    leave(me)
    for each in (other, me):  # what a browser itself says of an answer that is no success
        each.faults[:] = [fault for fault in each.faults if "status of 4" not in fault]


def test_an_account_is_deleted_and_its_games_stay_without_a_name(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    table = play_a_move(me)
    me.open("/account")
    me.click("[data-way=password]")
    fill(me, name="Wilhelmina", password=GOOD)
    me.click("form .primary")
    me.click("[data-act=kept]")
    fill(me, name="Wilhelmina II")
    me.click(".papers form .btn")
    me.see("h1", "Wilhelmina II")
    me.click("[data-act=delete]")
    me.click("[data-act=delete-sure]")
    me.page.wait_for_url(me.url + "/")
    assert my_games(me) == []
    me.open(f"/t/{table}")
    expect(me.board).to_be_visible()  # whoever knows its address may watch


def test_a_game_tab_goes_on_while_its_owner_joins_and_signs_out_elsewhere(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    play_a_move(me)
    board, account = me.page, me.context.new_page()
    account.goto(f"{server.url}/account")
    account.locator("[data-way=password]").click()
    account.locator("input[name=name]").fill("Gerbrandina")
    account.locator("input[name=password]").fill(GOOD)
    account.locator("form .primary").click()
    account.locator("[data-act=kept]").click()
    expect(account.locator("h1")).to_have_text("Gerbrandina")
    me.tap(19, 23)  # the tab of the game, which nobody has loaded again
    me.wait_for_pieces(s23="b")

    other = visitors(server)  # signed in elsewhere, with the game open
    other.open("/account")
    other.click("[data-way=enter]")
    fill(other, name="Gerbrandina", password=GOOD)
    other.click("form .primary")
    other.see("h1", "Gerbrandina")
    other.open("/")
    other.see("#main")
    expect(other.page.locator("input[name=name]").first).to_have_value("Gerbrandina")
    other.open(board.url.removeprefix(server.url))
    expect(other.board).to_be_visible()

    account.reload()
    account.get_by_role("button", name="Sign out everywhere else").click()
    expect(account.locator(".done")).to_have_text("Done.")
    expect(other.page.locator("main")).to_contain_text("link", ignore_case=True)
    me.tap(28, 19)  # by another token, without a word
    me.wait_for_pieces(s19="w", s23=".")
    other.faults[:] = [fault for fault in other.faults if "status of 4" not in fault]


def test_the_whole_way_in_by_keyboard_alone(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/account")
    keys = me.page.keyboard
    me.see("[data-way=password]")
    for _ in range(40):
        keys.press("Tab")
        if me.page.evaluate("document.activeElement?.dataset?.way") == "password":
            break
    keys.press("Enter")
    expect(me.page.locator("input[name=name]")).to_be_focused()
    keys.type("Ursula")
    keys.press("Tab")
    keys.type(GOOD)
    keys.press("Enter")
    expect(me.page.locator("h1")).to_be_focused()
    spoken = me.page.locator("main").aria_snapshot()
    assert 'heading "Your recovery codes" [level=1]' in spoken
    keys.press("Tab")
    keys.press("Enter")
    me.see("h1", "Ursula")
    expect(me.page.locator("h1")).to_be_focused()
    spoken = me.page.locator("main").aria_snapshot()
    for said in ('heading "Ursula"', 'button "Sign out"', 'textbox "Name, as others see it"'):
        assert said in spoken


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "ar"), (True, "de")])
def test_axe_finds_nothing_on_any_leaf_of_the_account(
    server: Server, visitors: Visit, scheme: str, phone: bool, lang: str
) -> None:
    me = visitors(server, phone=phone, lang=lang, color_scheme=scheme)
    for sideways in (False, True) if phone else (False,):
        if sideways:
            me.page.set_viewport_size({"width": 844, "height": 390})
        me.open("/account")
        me.see("[data-way=password]")
        assert me.complaints() == []
        for way in ("password", "enter"):
            me.click(f"[data-way={way}]")
            me.see("input[name=name]")
            assert me.complaints() == []
            me.open("/account")
        wide = "document.documentElement.scrollWidth - innerWidth"
        assert me.page.evaluate(wide) <= 0
    me.click("[data-way=password]")
    fill(me, name=f"Axe {scheme} {lang}", password=GOOD)
    me.click("form .primary")
    me.see(".codes")
    assert me.complaints() == []
    me.click("[data-act=kept]")
    me.click("[data-act=delete]")
    me.see("[data-act=delete-sure]")
    assert me.complaints() == []
    assert me.page.evaluate(wide) <= 0
