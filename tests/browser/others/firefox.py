"""Firefox over WebDriver BiDi, which is JSON on a websocket that the browser itself opens."""

from __future__ import annotations

import json
import re
import subprocess
from typing import TYPE_CHECKING, Any, Self

from websockets.sync.client import connect

from patience import HANG

if TYPE_CHECKING:
    from pathlib import Path

_PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("ui.prefersReducedMotion", 1);
"""


class Firefox:
    """Debian's Firefox without a window, and one page in it."""

    def __init__(self, profile: Path, lang: str = "en") -> None:
        self.faults: list[str] = []
        (profile / "user.js").write_text(_PREFERENCES)
        words = ["--headless", "--no-remote", "--profile", str(profile)]
        self._process = subprocess.Popen(
            ["firefox-esr", *words, "--remote-debugging-port=0", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._number = 0
        self._line = connect(self._address(), max_size=None, proxy=None, legacy=True)
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._page = self._call("browsingContext.create", type="tab")["context"]
        self._call("emulation.setLocaleOverride", locale=lang, contexts=[self._page])

    def _address(self) -> str:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                return f"{found[1]}/session"
        raise AssertionError("expected Firefox to listen, but it ended")

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=HANG))
            if answer.get("method") == "log.entryAdded":
                self._note(answer["params"])
            elif answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                result: dict[str, Any] = answer["result"]
                return result

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error":
            self.faults.append(entry["text"])

    def goto(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def evaluate(self, script: str) -> Any:
        answer = self._call(
            "script.evaluate",
            expression=script,
            target={"context": self._page},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def point(self, x: int, y: int) -> None:
        deeds = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": deeds})

    def press(self, keys: str) -> None:
        deeds = [{"type": how, "value": key} for key in keys for how in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": deeds})

    def _act(self, source: dict[str, Any]) -> None:
        self._call("input.performActions", context=self._page, actions=[source])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()
        self._process.terminate()
        self._process.wait(HANG)
        assert self._process.stderr is not None
        self._process.stderr.close()
