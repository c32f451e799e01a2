"""A way back by mail: to a confirmed address, once, for a while, and nobody learns who is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
import structlog

from club.house import GOOD, House, live
from club.test_accounts import everything, refused
from damier.club.notices.errors import NoticeError
from damier.club.notices.mail import MailServer
from damier.club.people.recovery import CONFIRMED, GOOD_FOR, LINKS, PAUSE, Recovery
from web.outside import MailService, words_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from damier.club.people.accounts import SignedIn

SITE = "https://draughts.example"
MAIL = "noor@example.org"


@pytest.fixture
def mail() -> Iterator[MailService]:
    with MailService() as running:
        yield running


class Post:
    """A house that sends letters."""

    def __init__(self, house: House, mail: MailService) -> None:
        self.house, self.mail = house, mail
        server = MailServer(
            host="127.0.0.1", port=mail.port, sender="us@draughts.example", security="none"
        )
        self.recovery = Recovery(
            house.store.recovery, house.accounts, lambda: house.now, mail=server, site=SITE
        )

    async def join(self, name: str = "Noor", mail: str = MAIL) -> SignedIn:
        """Let somebody join, with an address that is theirs."""
        me = (await self.house.accounts.join(name, GOOD)).signed_in
        await self.recovery.set_address(me, mail, "en")
        await self.recovery.confirm(self.last("confirm"))
        return me

    async def ask(self, who: str) -> int:
        """Ask for a link; return how many letters came of it."""
        before = len(self.mail.letters)
        self.recovery.ask(who)
        await asyncio.gather(*self.recovery._writing)
        return len(self.mail.letters) - before

    def last(self, kind: str) -> str:
        """Return what the link in the last letter carries."""
        return words_of(self.mail.letters[-1]).rpartition(f"#{kind}=")[2].split()[0]


def posted(url: str, mail: MailService, work: Callable[[Post], Awaitable[Any]]) -> None:
    async def inside(house: House) -> None:
        post = Post(house, mail)
        try:
            await work(post)
        finally:
            await post.recovery.close()

    live(url, inside)


async def stale(doing: Awaitable[object]) -> None:
    with pytest.raises(NoticeError) as told:
        await doing
    assert told.value.code == "stale-link"


def test_a_link_lets_its_owner_in_once_and_everybody_else_out(url: str, mail: MailService) -> None:
    async def work(post: Post) -> None:
        me = await post.join()
        other = await post.house.accounts.sign_in("Noor", GOOD)
        assert await post.ask("noor") == 1
        letter = mail.letters[-1]
        assert letter["To"] == MAIL
        assert "Noor" in words_of(letter)
        assert f"{SITE}/account#recover=" in words_of(letter)
        token = post.last("recover")
        found, _ = await post.recovery.use(token, device="new")
        assert found.person.name == "Noor"
        assert post.house.accounts.is_fresh(found)  # so that a password can be set at once
        for gone in (me, other):
            assert await post.house.accounts.who(str(gone.token)) is None
        assert await post.house.accounts.who(str(found.token)) is not None
        await stale(post.recovery.use(token))

    posted(url, mail, work)


def test_two_who_use_one_link_at_once_do_not_both_get_in(url: str, mail: MailService) -> None:
    async def work(post: Post) -> None:
        await post.join()
        await post.ask(MAIL)
        uses = [post.recovery.use(post.last("recover")) for _ in range(5)]
        found = await asyncio.gather(*uses, return_exceptions=True)
        assert len([one for one in found if isinstance(one, tuple)]) == 1
        assert len([one for one in found if isinstance(one, NoticeError)]) == 4

    posted(url, mail, work)


def test_a_link_is_good_for_half_an_hour(url: str, mail: MailService) -> None:
    async def work(post: Post) -> None:
        await post.join()
        await post.ask("Noor")
        post.house.now += GOOD_FOR + 1
        await stale(post.recovery.use(post.last("recover")))
        await post.ask("Noor")
        post.house.now += GOOD_FOR - 1
        assert (await post.recovery.use(post.last("recover")))[0].person.name == "Noor"

    posted(url, mail, work)


def test_only_a_confirmed_address_counts_and_only_by_its_own_code(
    url: str, mail: MailService
) -> None:
    async def work(post: Post) -> None:
        me = (await post.house.accounts.join("Noor", GOOD)).signed_in
        await post.recovery.set_address(me, MAIL, "en")
        code = post.last("confirm")
        assert await post.ask("Noor") == await post.ask(MAIL) == 0
        await stale(post.recovery.confirm("somebody else's"))
        post.house.now += CONFIRMED + 1
        await stale(post.recovery.confirm(code))
        me = await post.house.accounts.sign_in("Noor", GOOD)
        await post.recovery.set_address(me, MAIL, "en")
        await stale(post.recovery.confirm(code))
        await post.recovery.confirm(post.last("confirm"))
        await stale(post.recovery.confirm(post.last("confirm")))
        assert await post.ask("Noor") == 1

    posted(url, mail, work)


def test_an_address_is_given_and_taken_back_by_whoever_has_just_proved_who_they_are(
    url: str, mail: MailService
) -> None:
    async def work(post: Post) -> None:
        me = await post.join()
        with pytest.raises(NoticeError, match="between two letters"):
            await post.recovery.set_address(me, "other@example.org", "en")
        post.house.now += PAUSE
        await post.ask("Noor")
        token = post.last("recover")
        await post.recovery.set_address(me, "other@example.org", "en")
        await stale(post.recovery.use(token))  # it went to the address of before
        assert await post.ask("Noor") == 0
        post.house.now += 3_600
        await refused("sign-in-again", post.recovery.set_address(me, MAIL, "en"))
        await refused("sign-in-again", post.recovery.forget_address(me))
        me = await post.house.accounts.sign_in("Noor", GOOD)
        await post.recovery.forget_address(me)
        assert await post.recovery.of(me) is None

    posted(url, mail, work)


def test_letters_are_few_and_a_new_password_ends_their_links(url: str, mail: MailService) -> None:
    async def work(post: Post) -> None:
        me = await post.join()
        assert [await post.ask("Noor") for _ in range(LINKS + 2)] == [1] * LINKS + [0, 0]
        token = post.last("recover")
        me = await post.house.accounts.sign_in("Noor", GOOD)
        await post.house.accounts.change_password(me, "andere hazelaar")
        await stale(post.recovery.use(token))
        post.house.now += 3_601
        assert await post.ask("Noor") == 1

    posted(url, mail, work)


def test_a_family_with_one_address_gets_one_letter_and_each_spelling_its_own(
    url: str, mail: MailService
) -> None:
    async def work(post: Post) -> None:
        await post.join("Noor")
        await post.join("Sem")
        await post.join("Mallory", "NOOR@example.org")  # another mailbox, where letters differ
        assert await post.ask("Noor@Example.org") == 2
        said = {letter["To"]: words_of(letter) for letter in mail.letters[-2:]}
        assert set(said) == {MAIL, "NOOR@example.org"}
        assert said[MAIL].count("#recover=") == 2
        assert "Mallory" not in said[MAIL]
        assert said["NOOR@example.org"].count("#recover=") == 1

    posted(url, mail, work)


def test_asking_is_answered_before_anybody_looks(url: str, mail: MailService) -> None:
    """The answer comes without a look at the database: neither it nor its time tells anything."""

    async def work(post: Post) -> None:
        await post.join()
        for who in ("Noor", "nobody", MAIL, "nobody@example.org", "", "@", "\x00"):
            post.recovery.ask(who)  # not awaited: nothing has been asked yet
        assert len(post.recovery._writing) == 7
        await asyncio.gather(*post.recovery._writing)
        assert len(mail.letters) == 1 + 2

    posted(url, mail, work)


def test_links_are_hashes_in_the_database_and_nowhere_in_the_log(
    url: str, mail: MailService
) -> None:
    async def work(post: Post) -> None:
        with structlog.testing.capture_logs() as logged:
            me = (await post.house.accounts.join("Noor", GOOD)).signed_in
            await post.recovery.set_address(me, MAIL, "en")
            code = post.last("confirm")
            assert code not in await everything(post.house)
            await post.recovery.confirm(code)
            await post.ask("Noor")
            token = post.last("recover")
            assert token not in await everything(post.house)
            await post.recovery.use(token)
        told = str(logged)
        assert "recovered" in told
        assert not [one for one in (code, token, MAIL) if one in told]

    posted(url, mail, work)


def test_deletion_takes_the_address_and_its_links(url: str, mail: MailService) -> None:
    async def work(post: Post) -> None:
        me = await post.join()
        await post.ask("Noor")
        token = post.last("recover")
        await post.house.accounts.erase(me)
        assert MAIL not in await everything(post.house)
        await stale(post.recovery.use(token))
        assert await post.ask(MAIL) == 0

    posted(url, mail, work)


def test_without_a_mail_server_nothing_is_asked_for(url: str) -> None:
    async def work(house: House) -> None:
        none = Recovery(
            house.store.recovery, house.accounts, lambda: house.now, mail=None, site=SITE
        )
        me = (await house.accounts.join("Noor", GOOD)).signed_in
        assert not none.can_write
        for asks in (lambda: none.ask("Noor"), lambda: none.ask("nobody")):
            with pytest.raises(NoticeError) as told:
                asks()
            assert told.value.code == "no-mail"
        with pytest.raises(NoticeError, match="mail server"):
            await none.set_address(me, MAIL, "en")

    live(url, work)
