"""Who is told what: once, only who asked for it, and only where something may be sent."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from damier.club.notices.errors import NoticeError
from damier.club.notices.mail import MailServer, check_address
from damier.club.notices.notifier import Notifier, device_id
from damier.club.notices.push import Pusher, check_endpoint, check_keys
from damier.live.keys import Keys
from damier.live.rooms import new_table
from damier.storage.letters import notice_row
from damier.storage.store import Store
from damier.table.control import days_control
from damier.table.terms import Seat, Terms
from web.outside import MailService, PushService, words_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

TERMS = Terms(
    sheet="international",
    against="link",
    control=days_control(3),
    white=Seat("person", "Anna"),
    black=Seat("person", "Bo"),
)
SITE = "https://draughts.example"
ALL = "challenge late over turn"


class Told:
    """A store with a game at which Anna is to move, and what tells people about it."""

    def __init__(self, store: Store, push: PushService, mail: MailService) -> None:
        self.store, self.push, self.mail = store, push, mail
        self.keys = Keys(b"k" * 32)
        self.table = ""

    def notifier(self) -> Notifier:
        return Notifier(
            self.store,
            pusher=Pusher(
                self.keys.seed("vapid"), "mailto:us@draughts.example", [self.push.origin]
            ),
            mail=MailServer(
                host="127.0.0.1", port=self.mail.port, sender="us@draughts.example", security="none"
            ),
            site=SITE,
            hours=4.0,
            stop_token=self.keys.mail_token,
        )

    async def begin(self) -> None:
        stored = new_table(TERMS, {"white": "anna", "black": "bo"}, self.store.clock.now())
        await self.store.create(stored)
        self.table = stored.id

    async def post(self, kind: str = "turn", seq: int = 1) -> None:
        now = self.store.clock.now() - 1.0
        await self.store.notices.post(notice_row(kind, "anna", self.table, seq, now))

    async def subscribe(self, one: Notifier, name: str = "device") -> Any:
        device = self.push.device(name)
        await one.subscribe(
            "anna",
            None,
            "Firefox",
            endpoint=device.address,
            p256dh=device.keys["p256dh"],
            auth=device.keys["auth"],
            more=[self.push.origin],
        )
        return device


def run(url: str, work: Callable[[Told], Awaitable[Any]]) -> Any:
    async def inside(push: PushService, mail: MailService) -> Any:
        store = Store(url)
        await store.open()
        told = Told(store, push, mail)
        try:
            await told.begin()
            return await work(told)
        finally:
            await store.close()

    with PushService() as push, MailService() as mail:
        return asyncio.run(inside(push, mail))


def test_nobody_is_told_who_did_not_ask_for_it(url: str) -> None:
    async def work(told: Told) -> None:
        one = told.notifier()
        await told.subscribe(one)
        await told.post()
        await one.go_round()
        assert told.push.pushed == []
        await told.store.notices.agree("anna", kinds="late over")
        await told.post("turn", 2)
        await one.go_round()
        assert told.push.pushed == []
        assert (await told.store.letters.counts())["outbox"] == 0
        await one.close()

    run(url, work)


def test_of_several_processes_one_tells_and_only_the_browser_can_read_it(url: str) -> None:
    async def work(told: Told) -> None:
        several = [told.notifier() for _ in range(3)]
        device = await told.subscribe(several[0])
        await told.store.notices.agree("anna", kinds=ALL, lang="nl")
        await told.post()
        await asyncio.gather(*(one.go_round() for one in several))
        await several[0].go_round()
        assert len(told.push.pushed) == 1
        path, headers, body = told.push.pushed[0]
        assert path == "/device"
        assert b"Bo" not in body
        assert int(headers["ttl"]) > 3600
        assert several[0].pusher is not None
        assert several[0].pusher.key in headers["authorization"]
        said = json.loads(device.read(body))
        assert said["title"] == "Jij bent aan zet"
        assert said["url"] == f"/t/{told.table}"
        assert "Bo" in said["body"]
        for one in several:
            await one.close()

    run(url, work)


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(url: str, status: int) -> None:
    async def work(told: Told) -> None:
        one = told.notifier()
        await told.subscribe(one)
        await told.store.notices.agree("anna", kinds=ALL)
        told.push.answer = status
        await told.post()
        await one.go_round()
        assert await told.store.notices.devices_of("anna") == []
        await one.close()

    run(url, work)


@pytest.mark.parametrize("status", [302, 429, 503])
def test_a_service_that_is_busy_is_asked_again_later_and_leads_nowhere_else(
    url: str, status: int
) -> None:
    async def work(told: Told) -> None:
        one = told.notifier()
        await told.subscribe(one)
        await told.store.notices.agree("anna", kinds=ALL)
        told.push.answer = status
        await told.post()
        await one.go_round()
        assert len(told.push.pushed) == 1
        assert len(await told.store.notices.devices_of("anna")) == 1
        assert (await told.store.letters.counts())["outbox"] == 1
        await one.close()

    run(url, work)


def test_it_is_not_said_any_more_once_it_is_not_true(url: str) -> None:
    async def work(told: Told) -> None:
        one = told.notifier()
        await told.subscribe(one)
        await told.store.notices.agree("bo", kinds=ALL)
        now = told.store.clock.now() - 1.0
        await told.store.notices.post(notice_row("turn", "bo", told.table, 1, now))
        await one.go_round()
        assert told.push.pushed == []
        await one.close()

    run(url, work)


async def confirmed(told: Told, one: Notifier) -> None:
    await one.ask_mail("anna", "anna@example.org", "en")
    text = words_of(told.mail.letters[-1])
    await one.confirm(text.partition("#confirm=")[2].split()[0])


def test_letters_come_only_to_an_address_that_was_confirmed(url: str) -> None:
    async def work(told: Told) -> None:
        several = [told.notifier() for _ in range(3)]
        one = several[0]
        await told.store.notices.agree("anna", mail_kinds=ALL)
        await one.ask_mail("anna", "anna@example.org", "en")
        assert len(told.mail.letters) == 1
        with pytest.raises(NoticeError, match="between two letters"):
            await one.ask_mail("anna", "anna@example.org", "en")
        await told.post()
        await one.go_round()
        await one.go_round()
        assert len(told.mail.letters) == 1
        with pytest.raises(NoticeError, match="expected a code"):
            await one.confirm("somebody else's")
        text = words_of(told.mail.letters[0])
        await one.confirm(text.partition("#confirm=")[2].split()[0])
        await told.post("turn", 2)
        await told.post("over", 2)
        await one.go_round()
        await asyncio.gather(*(each.go_round() for each in several))
        assert len(told.mail.letters) == 2
        letter = told.mail.letters[-1]
        assert letter["To"] == "anna@example.org"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["List-Unsubscribe"].startswith(f"<{SITE}/api/notices/stop?token=")
        said = words_of(letter)
        assert "It is your turn" in said
        assert "The game is over" in said
        assert f"{SITE}/t/{told.table}" in said
        for each in several:
            await each.close()

    run(url, work)


def test_news_are_gathered_for_hours(url: str) -> None:
    async def work(told: Told) -> None:
        one = told.notifier()
        await told.store.notices.agree("anna", mail_kinds=ALL)
        await confirmed(told, one)
        for number in (1, 2, 3):
            await told.post("turn", number)
            await one.go_round()
            await one.go_round()
        assert len(told.mail.letters) == 2
        token = told.keys.mail_token("anna")
        assert told.keys.mail_visitor(token) == "anna"
        assert told.keys.mail_visitor(told.keys.sign("anna")) is None
        await told.store.notices.no_mail("anna")
        assert (await told.store.letters.counts())["outbox"] == 0
        await one.close()

    run(url, work)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com@10.0.0.1/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:22/x",
        "file:///etc/passwd",
        "https://[fcm.googleapis.com/x",
        "",
        "https://fcm.googleapis.com/" + "x" * 2_000,
    ],
)
def test_nothing_is_sent_to_where_no_push_service_is(endpoint: str) -> None:
    with pytest.raises(NoticeError, match="push service"):
        check_endpoint(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_services_of_the_usual_browsers_are_known(endpoint: str) -> None:
    assert check_endpoint(endpoint) == endpoint


def test_an_operator_may_name_others() -> None:
    assert check_endpoint("https://push.example.org/a", ["push.example.org"])
    assert check_endpoint("http://127.0.0.1:9000/a", ["http://127.0.0.1:9000"])
    with pytest.raises(NoticeError):
        check_endpoint("http://127.0.0.1:9001/a", ["http://127.0.0.1:9000"])


@pytest.mark.parametrize("keys", [("", ""), ("AAAA", "AAAA"), ("ü", "ü"), ("B" * 87, "A" * 22)])
def test_keys_that_no_browser_makes_are_refused(keys: tuple[str, str]) -> None:
    with pytest.raises(NoticeError, match="keys of a browser"):
        check_keys(*keys)


@pytest.mark.parametrize(
    "address", ["", "anna", "anna@localhost", "a@b.c", "a@b.org\nBcc: c@d.org", "a b@c.org"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(NoticeError, match="mail address"):
        check_address(address)


def test_the_same_device_is_kept_once_and_the_eleventh_takes_the_place_of_the_first(
    url: str,
) -> None:
    async def work(told: Told) -> None:
        one = told.notifier()
        first = await told.subscribe(one, "0")
        for number in range(11):
            await told.subscribe(one, str(number))
        kept = {device.id for device in await told.store.notices.devices_of("anna")}
        assert len(kept) == 10
        assert device_id(first.address) not in kept
        await one.close()

    run(url, work)


def test_a_challenge_is_told_with_who_made_it(url: str) -> None:
    async def work(told: Told) -> None:
        one = told.notifier()
        device = await told.subscribe(one)
        await told.store.notices.agree("anna", kinds="challenge")
        await one.challenged("anna", "some-challenge", "Cleo", "international")
        told.store.clock.start_after(told.store.clock.now() + 1.0)
        await one.go_round()
        said = json.loads(device.read(told.push.pushed[0][2]))
        assert said["title"] == "Somebody challenges you"
        assert "Cleo" in said["body"]
        await one.close()

    run(url, work)


def test_one_notice_that_cannot_be_told_holds_up_no_other(url: str) -> None:
    async def work(told: Told) -> None:
        one = told.notifier()
        await told.subscribe(one)
        await told.store.notices.agree("anna", kinds=ALL)
        early = told.store.clock.now() - 9.0
        broken = notice_row("challenge", "anna", "gone", 1, early, args='{"sheet": "no such"}')
        await told.store.notices.post(broken)
        await told.post()
        await one.go_round()
        assert len(told.push.pushed) == 1
        assert (await told.store.letters.counts())["outbox"] == 0
        await one.close()

    run(url, work)
