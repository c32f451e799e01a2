"""WebKit over WebDriver: Debian's driver and its small browser, on a screen that nobody sees."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Self

import httpx

from patience import HANG

_WINDOW = {"x": 0, "y": 0, "width": 1280, "height": 900}


class WebKit:
    """One page; the driver does not hand out what a page logs, so `faults` stays empty."""

    def __init__(self, lang: str = "en") -> None:
        self.faults: list[str] = []
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._screen.stdout is not None
        settings = {
            "DISPLAY": f":{self._screen.stdout.readline().strip()}",
            "LANGUAGE": lang,
            "LC_ALL": "C.UTF-8",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it refuses to be root otherwise
        }
        port = _free_port()
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}", "--host=127.0.0.1"],
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", timeout=HANG, trust_env=False
        )
        self._session = self._begin()
        self._post("window/rect", _WINDOW)

    def _begin(self) -> str:
        (browser,) = Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        end = time.monotonic() + HANG
        while True:
            try:
                answer = self._http.post("/session", json=wanted)
            except httpx.ConnectError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)
            else:
                assert answer.status_code == 200, answer.text
                session: str = answer.json()["value"]["sessionId"]
                return session

    def _post(self, path: str, words: dict[str, Any]) -> Any:
        answer = self._http.post(f"/session/{self._session}/{path}", json=words)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def goto(self, url: str) -> None:
        self._post("url", {"url": url})

    def evaluate(self, script: str) -> Any:
        return self._post("execute/sync", {"script": f"return {script}", "args": []})

    def point(self, x: int, y: int) -> None:
        deeds = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._post("actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": deeds}]})

    def press(self, keys: str) -> None:
        deeds = [{"type": how, "value": key} for key in keys for how in ("keyDown", "keyUp")]
        self._post("actions", {"actions": [{"type": "key", "id": "keys", "actions": deeds}]})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.delete(f"/session/{self._session}")
        self._http.close()
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait(HANG)
        assert self._screen.stdout is not None
        self._screen.stdout.close()


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
