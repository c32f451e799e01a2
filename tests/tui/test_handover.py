"""A game that goes from the terminal to the browser and back: a real server, the real app."""

from __future__ import annotations

import asyncio
import json
import re
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from damier import pdn
from damier.live.handover import ADDRESS_FILE
from damier.live.keys import KEY_FILE, Keys
from damier.tui import attachment, own_server
from patience import HANG
from tui.makers import app_of, choice_of, settle
from tui.test_app import run, told, write
from web.harness import QUICK, Server


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    for name, value in QUICK.items():
        monkeypatch.setenv(name, value)
    for module, name in ((own_server, "_START"), (own_server, "_PATIENCE"), (attachment, "_OPEN")):
        monkeypatch.setattr(module, name, HANG)  # however busy the machine is


async def until(pilot, look, wanted):
    """Wait for a state, however long it takes."""
    async with asyncio.timeout(HANG):
        while not look():
            await pilot.pause(0.02)
    await settle(pilot)
    assert look(), wanted


class Page:
    """The browser's side: what the page of a link does."""

    def __init__(self, link):
        parts = urlsplit(link)
        self.table, self.token = parts.path.removeprefix("/t/"), parts.fragment.removeprefix("s=")
        self.address, self.number, self.states = parts.netloc, 100, []

    async def __aenter__(self):
        self.socket = await connect(f"ws://{self.address}/ws/t/{self.table}", proxy=None)
        await self.say(type="hello", token=self.token)
        self.welcome = await self.until("welcome")
        self.seen = self.welcome["view"]["seq"]
        return self

    async def __aexit__(self, *_):
        await self.socket.close()

    async def say(self, **message):
        await self.socket.send(json.dumps(message))

    async def until(self, kind):
        async with asyncio.timeout(HANG):
            while True:
                message = json.loads(await self.socket.recv())
                if message["type"] == "state":
                    self.seen = message["view"]["seq"]
                if message["type"] == kind:
                    return message
                assert message["type"] != "refused", message

    async def sees(self, seq):
        while self.seen < seq:
            await self.until("state")

    async def play(self, text):
        self.number += 1
        await self.say(type="move", text=text, id=self.number)
        return await self.until("ack")


def moves(app):
    return [str(move) for move in app.screen.session.game.moves]


def opened(app):
    """Note the links that the app would open in a browser."""
    links = []
    app.browse = links.append
    return links


async def opened_in_browser(pilot, links):
    await pilot.press("b")
    await until(pilot, lambda: links, "a link")
    return links[0]


@run
async def test_a_game_goes_on_in_the_browser_and_back_in_the_terminal(tmp_path):
    app = app_of(tmp_path, choice=choice_of(rival="beside", control="600+5"))
    links = opened(app)
    async with app.run_test(size=(120, 40)) as pilot:
        for move in ("32-28", "19-23"):
            await write(pilot, move)
        link = await opened_in_browser(pilot, links)
        assert "open in the browser" in told(app)
        async with Page(link) as page:
            assert page.welcome["seat"] == "both"
            assert len(page.welcome["view"]["entries"]) == 2
            assert page.welcome["view"]["clock"]["running"] == "white"
            await page.play("28x19")
            await until(pilot, lambda: len(moves(app)) == 3, "the browser's move")
            await write(pilot, "14x23")
            await until(pilot, lambda: len(moves(app)) == 4, "the terminal's move")
            await page.sees(app.screen.session.table.seq)
        assert moves(app) == ["32-28", "19-23", "28x19", "14x23"]
        process = app.screen.attachment.server.process
        left = app.screen.session.left("white")
        assert 500 < left <= 620
    assert process.returncode is not None
    assert not (tmp_path / ADDRESS_FILE).exists()
    [record] = pdn.read(tmp_path / "unfinished.pdn")
    assert [node.text for node in record.line] == ["32-28", "19-23", "28x19", "14x23"]


@run
async def test_what_was_played_in_the_browser_alone_is_there_when_the_terminal_comes_back(tmp_path):
    app = app_of(tmp_path, choice=choice_of(rival="beside", control="600"))
    links = opened(app)
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        link = await opened_in_browser(pilot, links)
    server = Server(tmp_path).start()
    try:
        moved = re.sub(r"//[^/]*/", f"//127.0.0.1:{server.port}/", link)
        async with Page(moved) as page:
            await page.play("19-23")
            await page.play("28x19")
        again = app_of(tmp_path, resume=True)
        async with again.run_test() as pilot:
            await until(pilot, lambda: len(moves(again)) == 3, "all moves")
            assert again.screen.attachment.server.process is None
            await write(pilot, "14x23")
            await until(pilot, lambda: len(moves(again)) == 4, "a move of the terminal")
        found = httpx.get(
            f"{server.url}/api/tables/{page.table}.pdn", headers={"X-Table-Token": page.token}
        )
        assert "14x23" in found.text
    finally:
        server.stop()


@run
async def test_the_computer_answers_in_the_browser_once(tmp_path):
    app = app_of(tmp_path, choice=choice_of(level=1))
    links = opened(app)
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        link = await opened_in_browser(pilot, links)
        async with Page(link) as page:
            assert page.welcome["seat"] == "white"
            legal = app.screen.session.game.position.legal_moves[0]
            await page.play(legal.long)
            await until(pilot, lambda: len(moves(app)) == 4, "the computer's answer")
            assert app.screen.session.game.turn == "white"
        await pilot.press("u")
        await until(pilot, lambda: len(moves(app)) == 2, "a move taken back at the server")


@run
async def test_a_game_of_the_web_app_is_opened_in_the_terminal(tmp_path):
    server = Server(tmp_path).start()
    try:
        asked = {"sheet": "djeco", "mode": "table", "opponent": {"kind": "beside"}}
        made = httpx.post(f"{server.url}/api/tables", json=asked).json()
        async with Page(f"{server.url}/t/{made['table']}#s={made['seat_token']}") as page:
            await page.play("32-28")
            app = app_of(tmp_path, table=made["table"])
            async with app.run_test() as pilot:
                await until(pilot, lambda: getattr(app.screen, "attachment", None), "a seat")
                session = app.screen.session
                assert (session.sheet.id, session.game.mode) == ("djeco", "table")
                assert moves(app) == ["32-28"]
                await write(pilot, "19-23")
                await until(pilot, lambda: len(moves(app)) == 2, "a move of the terminal")
                await page.sees(2)
    finally:
        server.stop()


@run
async def test_a_seat_of_others_is_not_taken_without_its_link(tmp_path):
    server = Server(tmp_path).start()
    try:
        asked = {"sheet": "international", "opponent": {"kind": "link"}}
        made = httpx.post(f"{server.url}/api/tables", json=asked).json()
        app = app_of(tmp_path, table=made["table"])
        async with app.run_test() as pilot:
            await until(pilot, lambda: "could not" in app.screen.trouble, "a reason")
            link = f"{server.url}/t/{made['table']}#s={made['seat_token']}"
            app.sit_at(link)
            await until(pilot, lambda: getattr(app.screen, "attachment", None), "a seat")
            assert app.screen.session.people == {"white"}
    finally:
        server.stop()


@run
async def test_when_the_server_is_gone_the_game_goes_on_here(tmp_path):
    server = Server(tmp_path).start()
    app = app_of(tmp_path, choice=choice_of(rival="beside"))
    links = opened(app)
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        await opened_in_browser(pilot, links)
        server.kill()
        await until(pilot, lambda: "goes on here" in told(app), "to be told")
        await write(pilot, "19-23")
        assert moves(app) == ["32-28", "19-23"]
        assert app.store.table() == ""  # it goes on from here, not from what the server has


@run
async def test_a_hub_engine_plays_in_the_terminal_only(tmp_path):
    app = app_of(tmp_path, choice=choice_of(rival="hub", hub="none"))
    links = opened(app)
    async with app.run_test() as pilot:
        await pilot.press("b")
        await settle(pilot)
        assert "only here" in told(app)
        assert not links


def test_only_the_owner_hands_games_over_and_reads_facts(tmp_path):
    server = Server(tmp_path).start()
    try:
        made = httpx.post(f"{server.url}/api/tables", json={"opponent": {"kind": "link"}}).json()
        paths = ("/api/handover", f"/api/handover/{made['table']}")
        for owner in ("", "x", made["seat_token"], "ü"):
            for path in paths:
                asked = {"X-Owner": owner.encode()}
                assert httpx.get(server.url + path, headers=asked).status_code == 403
            assert (
                httpx.post(server.url + paths[0], headers=asked, content=b"{}").status_code == 403
            )
        own = {"X-Owner": Keys((tmp_path / KEY_FILE).read_bytes()).owner()}
        for path in paths:
            assert httpx.get(server.url + path, headers=own).status_code == 200
        for body in (b"", b"{}", b"[]", b'{"terms": {"sheet": "none"}, "events": [], "now": 0}'):
            answer = httpx.post(server.url + paths[0], headers=own, content=body)
            assert answer.status_code in (404, 422)
    finally:
        server.stop()
