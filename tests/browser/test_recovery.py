"""An address is given and confirmed; all else is lost, and a link in a letter leads back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.test_account import GOOD, fill, my_games, play_a_move
from browser.test_letters import mail, patient, push
from browser.test_people_axe import OVERFLOW, SCREENS
from patience import wait_until
from web.outside import words_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server
    from web.outside import MailService, PatientServer

    Visit = Callable[..., Visitor]

__all__ = ["mail", "patient", "push"]
MAIL = "noor@example.org"


def follow(me: Visitor, mail: MailService, number: int) -> None:
    """Open the link in the last of so many letters."""
    wait_until(lambda: len(mail.letters) >= number, f"{number} letters")
    link = words_of(mail.letters[number - 1]).partition("https://draughts.example")[2].split()[0]
    me.page.goto("about:blank")
    me.open(link)


def join(me: Visitor, name: str) -> None:
    me.open("/account")
    me.click("[data-way=password]")
    fill(me, name=name, password=GOOD)
    me.click("form .primary")
    me.click("[data-act=kept]")
    me.see("h1", name)


def test_a_way_back_by_mail(patient: PatientServer, visitors: Visit, mail: MailService) -> None:
    me, lost = visitors(patient), visitors(patient, phone=True)
    table = play_a_move(me)
    join(me, "Noor")
    fill(me, address="no address")
    fill(me, address=MAIL)
    me.click("[data-act=mail]")
    me.see("#recovery", f"We have written to {MAIL}")
    follow(me, mail, 1)
    me.see(".done", "the address is confirmed")
    me.see("#recovery", f"a link can be sent to {MAIL}")
    assert "confirm" not in me.page.url
    assert me.complaints() == []

    # Elsewhere, with nothing but the name, by keyboard alone.
    press = lost.page.keyboard.press
    lost.open("/account")
    lost.click("[data-way=enter]")
    lost.click(".btn.link", "lost")
    lost.click("[data-way=mail]")
    expect(lost.page.locator("input[name=who]")).to_be_focused()
    lost.page.keyboard.type("noor")
    press("Enter")
    lost.see("[role=status]", "a letter is on its way")
    assert lost.complaints() == []
    follow(lost, mail, 2)
    lost.see(".signleaf", "This link lets you in once")
    assert "recover" not in lost.page.url
    assert lost.complaints() == []
    spoken = lost.page.locator("main").aria_snapshot()
    assert 'button "Sign in"' in spoken
    lost.click("form .primary")
    lost.see("h1", "Noor")
    lost.see("[role=status]", "Choose a new password now")
    assert my_games(lost) == [table]
    me.page.reload()
    me.see("[data-way=enter]")  # signed out there

    # The link is used up; a new password works, and the letter's link is of no use to anybody.
    follow(me, mail, 2)
    me.click("form .primary")
    me.see("[role=alert]", "has been used, or is too old")
    me.faults[:] = [fault for fault in me.faults if "status of 4" not in fault]
    lost.open("/account")
    lost.page.locator("input[name=password]").fill("andere hazelaar")
    press("Enter")
    lost.see(".done", "Done.")
    lost.click("[data-act=forget-mail]")
    lost.see("input[name=address]")


def test_where_no_mail_is_sent_the_page_says_what_works(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/account")
    me.click("[data-way=enter]")
    me.click(".btn.link", "lost")
    me.see(".signleaf", "This server sends no e-mail")
    assert me.count("[data-way=mail]") == 0
    join(me, "Recovery Page")
    me.see("#recovery", "a recovery code lets you in")
    assert me.count("#recovery input") == 0


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_on_the_way_back(
    patient: PatientServer, visitors: Visit, screen: str
) -> None:
    options: dict[str, Any] = SCREENS[screen]
    me = visitors(patient, **options)
    join(me, "Noor")
    me.see("#recovery input")
    assert me.complaints() == []
    assert me.page.evaluate(OVERFLOW) == 0
    other = visitors(patient, **options)
    for way in ("mail", "recover"):
        if way == "mail":
            other.open("/account")
            other.click("[data-way=enter]")
            other.page.locator(".btn.link").first.click()
            other.click("[data-way=mail]")
        else:
            other.page.goto("about:blank")
            other.open("/account#recover=x")
        other.see("form .primary")
        assert other.complaints() == [], way
        assert other.page.evaluate(OVERFLOW) == 0, way
