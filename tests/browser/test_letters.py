"""A game by days in real browsers: a plan, a kill, notices by push and mail, a flag that falls."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from patience import wait_until
from web.outside import MailService, PatientServer, PushService, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from browser.visitor import Visitor
    from web.outside import PushedDevice

    Visit = Callable[..., Visitor]


@pytest.fixture
def push() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def mail() -> Iterator[MailService]:
    with MailService() as running:
        yield running


@pytest.fixture
def patient(tmp_path: Path, push: PushService, mail: MailService) -> Iterator[PatientServer]:
    """A server of one's own at which days pass, and which may be killed."""
    running = PatientServer(
        tmp_path / "data",
        DAMIER_PUSH_HOSTS=push.origin,
        DAMIER_SMTP_HOST="127.0.0.1",
        DAMIER_SMTP_PORT=str(mail.port),
        DAMIER_SMTP_SECURITY="none",
        DAMIER_MAIL_FROM="us@draughts.example",
        DAMIER_SITE_URL="https://draughts.example",
    ).start()
    yield running
    running.stop()


def subscribed_by(page: Page, device: PushedDevice) -> None:
    """Let a browser subscribe without a push service of its own, which none has in a test."""
    page.add_init_script(
        f"""PushManager.prototype.subscribe = async () => ({{
          endpoint: {json.dumps(device.address)},
          toJSON: () => ({json.dumps(device.shape)}),
          unsubscribe: async () => true,
        }});"""
    )


def delivered(page: Page, origin: str, message: str) -> list[str]:
    """Hand a message to the page's service worker; return the notices that it shows."""
    line = page.context.new_cdp_session(page)
    found: list[Any] = []

    def note(told: Any) -> None:  # Playwright marks it, which no built-in function lets itself be
        found.append(told)

    line.on("ServiceWorker.workerRegistrationUpdated", note)
    line.send("ServiceWorker.enable")
    ready = lambda: page.evaluate("1") and any(one["registrations"] for one in found)  # noqa: E731
    wait_until(ready, "a service worker")
    (registration,) = [one for told in found for one in told["registrations"]][-1:]
    sent = {"origin": origin, "registrationId": registration["registrationId"], "data": message}
    line.send("ServiceWorker.deliverPushMessage", sent)
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map(({title, body, tag}) => [title, body, tag].join('|'))"""
    wait_until(lambda: page.evaluate(shown), "a notice that is shown")
    return list(page.evaluate(shown))


def test_a_game_by_days_goes_on_while_nobody_looks(
    patient: PatientServer, visitors: Visit, push: PushService, mail: MailService
) -> None:
    anna, bram = visitors(patient), visitors(patient, phone=True)
    anna.page.context.grant_permissions(["notifications"])
    device = push.device()
    subscribed_by(anna.page, device)

    asked = {"sheet": "kndb", "opponent": {"kind": "link"}, "colour": "white", "control": "*86400"}
    anna.open("/")
    made = anna.page.request.post(f"{patient.url}/api/tables", data=asked).json()
    table = made["table"]
    anna.open(made["url"])
    bram.open(made["invite_url"])
    bram.click("button", "Sit down")
    anna.wait_for_turn("white")
    board_moves(anna, "32-28")

    she_plans(anna)
    she_wants_to_be_told(anna, mail)

    # The server is killed; Bram moves, and Anna's answer is there though she is not.
    patient.kill()
    patient.start()
    bram.page.reload()
    bram.wait_for_turn("black")
    board_moves(bram, "19-23")
    bram.wait_for_pieces(s19="w", s28=".")
    assert bram.page.locator(".moves button").count() == 3
    board_moves(bram, "14-23")
    bram.wait_for_pieces(s23="b", s19=".")

    # Hours later Anna is told, once: on her device and by mail.
    patient.wait_days(0.1)
    wait_until(lambda: len(push.pushed) == 1, "1 notices")
    anna.open("/waiting")
    shown = delivered(anna.page, patient.url, device.read(push.pushed[0][2]))
    assert [one.split("|")[0] for one in shown] == ["It is your turn"]
    assert shown[0].split("|")[2] == table
    wait_until(lambda: len(mail.letters) == 2, "2 letters")
    assert "It is your turn" in words_of(mail.letters[1])
    assert "One-Click" in mail.letters[1]["List-Unsubscribe-Post"]
    expect(anna.page.locator(".waiting li")).to_have_count(1)
    expect(anna.page.locator(".waiting .score")).to_contain_text("hours left")
    anna.page.goto("about:blank")

    # Her time is running out, is said once; then it is over, though nobody has the table open.
    bram.page.goto("about:blank")
    patient.wait_days(0.9)
    wait_until(lambda: len(push.pushed) == 2, "2 notices")
    assert json.loads(device.read(push.pushed[1][2]))["title"] == "Your time is running out"
    patient.wait_days(1.5)
    wait_until(lambda: len(push.pushed) == 3, "3 notices")
    assert json.loads(device.read(push.pushed[2][2]))["title"] == "The game is over"
    bram.open(f"/t/{table}")
    expect(bram.page.locator(".slip").first).to_contain_text("time")


def she_plans(anna: Visitor) -> None:
    """Plan an answer, which only Anna sees, and note something."""
    anna.page.locator("[data-act=letters]").click()
    small = anna.page.locator(".drawer damier-board")
    expect(small).to_be_visible()
    for square in (19, 23):
        press(anna.page, small, square)
    expect(anna.page.locator(".drawer")).to_contain_text("19–23: and what do you answer?")
    for square in (28, 19):
        press(anna.page, small, square)
    expect(anna.page.locator(".plans")).to_contain_text("If 19–23, then 28×19")
    note = anna.page.get_by_label("Notes to yourself")
    note.fill("Do not hurry.")
    note.blur()
    expect(anna.page.locator(".drawer")).to_contain_text("Kept.")


def she_wants_to_be_told(anna: Visitor, mail: MailService) -> None:
    """Switch notices on, and confirm an address by the letter that asks first."""
    anna.open("/waiting")
    expect(anna.page.locator("main")).to_contain_text("Nobody waits for you.")
    anna.page.get_by_label("Tell me on this device").check(force=True)
    expect(anna.page.get_by_label("It is my turn")).to_be_checked()
    anna.page.get_by_label("Mail address").fill("anna@example.org")
    anna.click("button", "Write to me")
    expect(anna.page.locator(".notices")).to_contain_text("We have written to anna@example.org")
    wait_until(lambda: len(mail.letters) == 1, "1 letters")
    code = words_of(mail.letters[0]).partition("#confirm=")[2].split()[0]
    anna.page.goto("about:blank")
    anna.open(f"/waiting#confirm={code}")
    expect(anna.page.locator(".notices")).to_contain_text("Letters go to anna@example.org.")
    anna.page.goto("about:blank")


def test_days_are_chosen_on_the_start_page(patient: PatientServer, visitors: Visit) -> None:
    me = visitors(patient)
    me.open("/")
    expect(me.page.get_by_text("Days", exact=True)).to_have_count(0)  # the computer does not wait
    me.page.get_by_text("Someone online").click()
    me.page.get_by_text("Days", exact=True).first.click()
    expect(me.page.locator(".setup")).to_contain_text("3 days a move")
    me.page.locator(".tray label", has_text="14").last.click()
    expect(me.page.locator(".setup")).to_contain_text("14 days a move")
    with me.page.expect_request("**/api/tables?*") as sent:
        me.click("button", "Set up the board")
    assert sent.value.post_data_json["control"] == "*1209600"
    me.page.wait_for_url("**/t/*")
    expect(me.page.get_by_role("timer").first).to_contain_text("14 days")


def press(page: Page, board: Any, square: int) -> None:
    """Touch a square of one of several boards."""
    where = board.locator(f"button[data-square='{square}']")
    where.scroll_into_view_if_needed()
    box = where.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def board_moves(player: Visitor, text: str) -> None:
    start, end = (int(square) for square in text.split("-"))
    player.tap(start, end)
