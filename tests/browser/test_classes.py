"""A teacher makes pupils from a list; they sign in with their slips, one on a phone sideways."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

GOOD = "hazelaar twaalf"
NAMES = ["Bram de Vries", "Emma Kowalska", "Fatou Ndiaye", "Олена Шевчук", "نور حداد"]
SIDEWAYS: dict[str, Any] = {
    "viewport": {"width": 740, "height": 360},
    "has_touch": True,
    "is_mobile": True,
}
ASK = """async ([path, body]) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  return answer.headers.get('Content-Type')?.includes('json') ? answer.json() : null;
}"""


def join(me: Visitor, name: str) -> None:
    """Have an account."""
    me.open("/class")
    me.page.evaluate(ASK, ["/api/account/join", {"name": name, "password": GOOD}])


def make_class(me: Visitor, name: str, kind: str = "Class") -> str:
    """Make a class by hand; return its address."""
    me.open("/clubs")
    me.page.locator("form[data-form=make] input[name=name]").fill(name)
    me.page.locator("form[data-form=make] input[name=called]").fill("Aïssatou Diop")
    me.click("form[data-form=make] .tray label", kind)
    me.click("form[data-form=make] button")
    me.see("h1", name)
    return str(me.page.url)


def make_pupils(me: Visitor, names: list[str], way: str = "Pictures") -> list[dict[str, str]]:
    """Paste a list; return what the slips say."""
    form = me.page.locator("form[data-form=pupils]")
    form.locator("textarea").fill("\n".join(names))
    me.click("form[data-form=pupils] .tray label", way)
    form.locator("button").click()
    expect(me.page.locator(".entryslip")).to_have_count(len(names))
    read = "slips => slips.map(({dataset: {name, secret}}) => ({name, secret}))"
    found: list[dict[str, str]] = me.page.locator(".entryslip").evaluate_all(read)
    return found


def enter(me: Visitor, slip: dict[str, str]) -> None:
    """Sign in as a pupil does who reads a slip."""
    me.open("/class")
    name = me.page.locator("input[name=name]")
    expect(name).to_have_css("opacity", "1")
    name.fill(slip["name"])
    for picture in slip["secret"].split():
        me.page.locator(f"[data-picture={picture}]").click()
    me.click(".entry .primary")
    me.page.wait_for_url("**/clubs")


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_five_pupils_of_a_list_get_slips_and_sign_in(
    server: Server, visitors: Visit, tmp_path: Path, lang: str
) -> None:
    teacher = visitors(server)
    join(teacher, f"Teacher {lang}")
    address = make_class(teacher, "Monday group").removeprefix(server.url)
    slips = make_pupils(teacher, NAMES)
    assert teacher.complaints() == []
    assert len({slip["name"] for slip in slips}) == 5
    teacher.page.pdf(path=tmp_path / "slips.pdf")
    assert (tmp_path / "slips.pdf").read_bytes().count(b"/Type /Page\n") == 1
    teacher.click("[data-act=printed]")
    expect(teacher.page.locator(".people .who", has_text="Олена Шевчук")).to_be_visible()
    for number, slip in enumerate(slips):
        options = SIDEWAYS if number == 0 else {}
        pupil = visitors(server, lang=lang, **options)
        enter(pupil, slip)
        expect(pupil.page.locator("h1")).to_be_visible()
        if number == 0:
            assert pupil.complaints() == []
        pupil.click(".clublist a")
        expect(pupil.page.locator(".people .who", has_text="Aïssatou Diop")).to_be_visible()
        assert pupil.count("form[data-form=pupils], form[data-form=note], .invite") == 0
        assert pupil.complaints() == []
    stranger = visitors(server)
    join(stranger, f"Stranger {lang}")
    stranger.page.goto(server.url + address)
    stranger.see(".said")
    assert not [name for name in NAMES if name in stranger.page.content()]
    stranger.faults.clear()  # the browser notes every 404


def test_a_club_of_friends_comes_in_by_a_code_and_pins_up_a_note(
    server: Server, visitors: Visit
) -> None:
    ann, ben = visitors(server, phone=True), visitors(server, color_scheme="dark")
    join(ann, "Ann Clubber")
    make_class(ann, "De Lange Lijn", "Club")
    code = ann.see(".invite .code").inner_text()
    assert ann.complaints() == []
    join(ben, "Ben Clubber")
    ben.open(f"/clubs#join={code}")
    assert ben.complaints() == []
    ben.click("form[data-form=join] button")
    ben.see("h1", "De Lange Lijn")
    ben.page.locator("textarea[name=text]").fill("Who brings a clock?")
    ben.click("form[data-form=note] button")
    ben.see(".notice", "Who brings a clock?")
    assert ben.complaints() == []
    ann.page.reload()
    ann.see(".notice", "Who brings a clock?")
    ann.page.locator("label.switch", has_text="chat").click()
    ann.see(".intro .quiet", "no chat")
    ann.see(".people .who", "Ben Clubber")
