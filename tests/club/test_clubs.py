"""Clubs and classes, on both kinds of database: who may do what, and what is left of whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from club.authenticator import Authenticator
from club.house import GOOD, live
from club.test_passkeys import SITE
from damier.club.clubs.clubs import Clubs
from damier.club.clubs.entries import PICTURES, new_name, new_secret
from damier.club.clubs.errors import ClubError
from damier.club.clubs.lines import plain_name, plain_text
from damier.club.clubs.pupils import Pupils
from damier.club.people.errors import AccountError
from damier.club.people.privacy import Privacy, may_list, may_see
from damier.storage.privacy import StoredPrivacy
from damier.storage.recovery import StoredRecoveryMail

if TYPE_CHECKING:
    from club.house import House
    from damier.storage.people import StoredPerson


def school(house: House) -> tuple[Clubs, Pupils]:
    clubs = Clubs(house.store.clubs, lambda: house.now)
    pupils = Pupils(
        clubs,
        house.store.clubs,
        house.store.people,
        lambda: house.now,
        new_visitor=lambda: f"pupil-{new_name()}",
        passwords=house.passwords,
    )
    return clubs, pupils


async def person(house: House, name: str) -> StoredPerson:
    return (await house.accounts.join(name, GOOD)).signed_in.person


async def refused(waiting: Any) -> str:
    with pytest.raises(ClubError) as caught:
        await waiting
    return caught.value.code


def test_a_club_is_made_joined_by_its_code_and_left(url: str) -> None:
    async def work(house: House) -> None:
        clubs, _ = school(house)
        ann, ben = await person(house, "Ann Ypres"), await person(house, "Ben Zuid")
        mine = await clubs.make(ann, "De  Lange Lijn", "club", "Ann van Ieperen")
        assert mine.club.name == "De Lange Lijn"
        assert await refused(clubs.seen_by(mine.club.id, ben)) == "no-club"
        assert await refused(clubs.join(ben, "zzzz-zzzz", "")) == "bad-code"
        typed = str(mine.club.code).replace("-", " ").upper()
        his = await clubs.join(ben, typed, "")
        assert await refused(clubs.join(ben, typed, "")) == "already-in-club"
        assert [one.called for one in await clubs.members(mine)] == ["Ann van Ieperen", "Ben Zuid"]
        assert await refused(clubs.taught_by(mine.club.id, ben)) == "not-teacher"
        await clubs.pin(his, "Who brings\n\n\n\n a clock?\u202e")
        note = (await clubs.notes(mine))[0]
        assert note.text == "Who brings\n\na clock?"
        await clubs.set_code(mine, on=False)
        assert await clubs.set_code(mine, on=True) != mine.club.code
        assert await refused(clubs.leave(mine)) == "owns-club"
        assert await refused(clubs.must_own_no_club(ann)) == "owns-club"
        await clubs.hand_over(mine, ben.id)
        assert (await clubs.seen_by(mine.club.id, ann)).me.role == "teacher"
        his = await clubs.owned_by(mine.club.id, ben)
        await clubs.leave(await clubs.seen_by(mine.club.id, ann))
        assert [one.called for one in await clubs.members(his)] == ["Ben Zuid"]
        assert await clubs.delete(his) == []
        assert await clubs.of(ben) == []

    live(url, work)


def test_a_class_has_pupils_who_sign_in_by_pictures(url: str) -> None:
    async def work(house: House) -> None:
        clubs, pupils = school(house)
        tea = await person(house, "Tea Cher")
        mine = await clubs.make(tea, "Groep 6", "class", "juf Tea")
        slips = await pupils.make(mine, ["Noor Haddad", " ", "Бо", "Sem"], "pictures")
        assert [slip.called for slip in slips] == ["Noor Haddad", "Бо", "Sem"]
        assert len({slip.name for slip in slips}) == 3
        noor = await house.accounts.sign_in(slips[0].name, slips[0].secret)
        with pytest.raises(AccountError):
            await house.accounts.sign_in(slips[1].name, "sun sun sun")
        hers = await clubs.seen_by(mine.club.id, noor.person)
        assert hers.me.pupil
        assert await refused(clubs.leave(hers)) == "class-account"
        assert await refused(clubs.must_own_account(noor.person)) == "class-account"
        assert await refused(clubs.make(noor.person, "Ours", "club", "")) == "class-account"
        assert await refused(clubs.pin(hers, "hello")) == "not-teacher"
        assert await refused(clubs.remove(mine, noor.person.id)) == "class-account"
        again, _ = await pupils.reset(mine, noor.person.id, "words")
        assert await house.accounts.who(str(noor.token)) is None
        assert (await house.accounts.sign_in(again.name, again.secret)).person.id == noor.person.id
        other = await clubs.make(tea, "Groep 7", "class", "")
        await pupils.move(mine, slips[1].person, other)
        assert [one.called for one in await clubs.members(other)] == ["Tea Cher", "Бо"]
        await pupils.set_free(mine, slips[2].person)
        sem = await clubs.member(mine, slips[2].person)
        assert not sem.pupil
        await clubs.must_own_account(sem.person)
        await pupils.delete(mine, noor.person.id)
        assert [one.called for one in await clubs.members(mine)] == ["juf Tea", "Sem"]
        await clubs.delete(other)  # and the account that it had made goes along
        assert await house.store.people.by_id(slips[1].person) is None
        assert await house.store.people.by_id(slips[2].person) is not None

    live(url, work)


def test_a_new_slip_makes_every_old_way_in_useless(url: str) -> None:
    async def work(house: House) -> None:
        clubs, pupils = school(house)
        mine = await clubs.make(await person(house, "Tea Cher"), "Groep 6", "class", "")
        [old] = await pupils.make(mine, ["Noor"], "words")
        noor = await house.accounts.sign_in(old.name, old.secret)
        who, device = noor.person.id, Authenticator(SITE.origins[0])
        codes = await house.accounts.new_codes(noor)
        asked, options = await house.accounts.ask_for_passkey(noor, SITE)
        await house.accounts.add_passkey(noor, asked, device.make(options), site=SITE)
        _, shown = await house.tokens.make(who, "bot", ["bot"])
        mail = StoredRecoveryMail(who, "n@example.org", "n@example.org", "en", house.now, 1)
        await house.store.recovery.put(mail)
        assert await house.store.recovery.issue(who, "a link", house.now, since=0.0, most=3)
        new, _ = await pupils.reset(mine, who, "pictures")
        asked, options = await house.accounts.ask_to_sign_in(SITE)
        for way in (
            house.accounts.sign_in(old.name, old.secret),
            house.accounts.sign_in_by_code(old.name, codes[0]),
            house.accounts.sign_in_by_passkey(asked, device.sign(options), site=SITE),
        ):
            with pytest.raises(AccountError) as caught:
                await way
            assert caught.value.code == "wrong-sign-in"
        assert await house.accounts.who(str(noor.token)) is None
        assert await house.tokens.who(shown) is None
        assert await house.store.recovery.of(who) is None
        assert await house.store.recovery.use("a link", 0.0) is None
        assert (await house.accounts.sign_in(new.name, new.secret)).person.id == who

    live(url, work)


def test_pupils_are_private_to_all_outside_their_class_and_teachers_are_not(url: str) -> None:
    async def work(house: House) -> None:
        clubs, pupils = school(house)
        tea, out = await person(house, "Tea Cher"), await person(house, "Out Sider")
        mine = await clubs.make(tea, "Groep 6", "class", "")
        slip = (await pupils.make(mine, ["Noor"], "words"))[0]
        noor = (await clubs.member(mine, slip.person)).person
        seen = await clubs.looked_at([noor.visitor, tea.visitor, out.visitor])
        public = Privacy("everybody", "everybody", listed=True)
        stranger, teacher = await clubs.looking(out.visitor), await clubs.looking(tea.visitor)
        assert may_see(seen[noor.visitor], public, stranger) == frozenset()
        assert "games" in may_see(seen[noor.visitor], public, teacher)
        assert "games" in may_see(seen[tea.visitor], public, stranger)
        assert not may_list(seen[noor.visitor], public)
        assert may_list(seen[out.visitor], public)
        for one in (noor, tea):
            await house.store.privacy.keep(
                one.id, StoredPrivacy("everybody", "everybody", listed=True)
            )
        named = await house.store.rated.names([noor.visitor, tea.visitor])
        assert named == {tea.visitor: "Tea Cher"}
        assert not await house.store.clubs.is_quiet([noor.visitor, out.visitor])
        await clubs.change(mine, chat=False)
        assert await house.store.clubs.is_quiet([noor.visitor, out.visitor])
        assert not await house.store.clubs.is_quiet([out.visitor])

    live(url, work)


def test_who_is_erased_leaves_the_club_to_a_teacher(url: str) -> None:
    async def work(house: House) -> None:
        clubs, pupils = school(house)
        ann, ben = await person(house, "Ann Ypres"), await person(house, "Ben Zuid")
        mine = await clubs.make(ann, "Groep 6", "class", "")
        await clubs.pin(mine, "Monday: no class")
        slip = (await pupils.make(mine, ["Noor"], "words"))[0]
        code = await clubs.set_code(mine, on=True)
        his = await clubs.join(ben, str(code), "")
        await clubs.set_role(mine, ben.id, "teacher")
        await house.store.people.erase(ann)
        his = await clubs.owned_by(his.club.id, ben)
        assert await clubs.notes(his) == []
        await house.store.people.erase(ben)  # nobody but pupils is left: they are set free
        noor = await house.store.people.by_id(slip.person)
        assert noor is not None
        await clubs.must_own_account(noor)
        assert await clubs.of(noor) == []

    live(url, work)


def test_what_people_write_is_plain_and_bounded() -> None:
    assert plain_name(" Noor\t\u202eHaddad\n", 20) == "Noor Haddad"
    assert plain_text("a\r\n \n\n\nb\x00", 20) == "a\n\nb"
    for text in ("", " \u200e\n", "x" * 21):
        with pytest.raises(ClubError, match="expected 1 to 20 characters"):
            plain_text(text, 20)


def test_what_is_drawn_by_lot_differs_and_is_typed_easily() -> None:
    assert len({new_secret("words") for _ in range(200)}) == 200
    assert {picture for _ in range(400) for picture in new_secret("pictures").split()} == set(
        PICTURES
    )
    assert all(name.isascii() and len(name) <= 24 for name in (new_name() for _ in range(50)))


def test_a_club_has_one_owner_whoever_comes_and_goes_at_once(url: str) -> None:
    async def work(house: House) -> None:
        clubs, _ = school(house)
        ann, ben, cas = [await person(house, name) for name in ("Ann One", "Ben One", "Cas One")]
        mine = await clubs.make(ann, "Dam", "club", "")
        his, hers = [await clubs.join(one, str(mine.club.code), "") for one in (ben, cas)]
        await clubs.hand_over(mine, ben.id)
        # What follows was asked for before that was known.
        assert await refused(clubs.hand_over(mine, cas.id)) == "no-club"
        await clubs.leave(his)
        await house.store.clubs.set_member(mine.club.id, ben.id, role="member")
        now = await clubs.owned_by(mine.club.id, ben)
        await clubs.leave(hers)
        assert not await house.store.clubs.hand_over(mine.club.id, ben.id, cas.id)
        roles = {one.person.id: one.role for one in await clubs.members(now)}
        assert roles == {ann.id: "teacher", ben.id: "owner"}

    live(url, work)
