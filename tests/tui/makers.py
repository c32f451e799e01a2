"""Sessions and apps for tests."""

from __future__ import annotations

from random import Random

from damier.tui.choice import GameChoice
from damier.tui.session import TableSession


def choice_of(sheet="international", **options):
    return GameChoice(sheet=sheet, **options)


def session_of(sheet="international", *, people="both", now=lambda: 0.0, **options):
    """Return a session of two people, or of one against a side that nobody plays."""
    options.setdefault("rival", "beside" if people == "both" else "computer")
    choice = choice_of(sheet, colour="black" if people == "black" else "white", **options)
    return TableSession.begun(choice, choice.people(Random(1)), now)


def app_of(folder, lang="en", depth="full", **options):
    """Return an app that does the same every time: no pace, a seed, a clock that stands still."""
    from damier.engine import Limit
    from damier.tui.app import DamierApp
    from damier.tui.store import GameFiles

    return DamierApp(
        lang=lang,
        depth=depth,
        store=GameFiles(folder),
        seed=1,
        pace=0,
        clock=lambda: 0.0,
        analysis=Limit(nodes=20_000),
        **options,
    )


async def settle(pilot):
    """Wait until nobody thinks any more and everything is shown."""
    await pilot.pause()
    groups = ("rival", "analysis", "hint", "answer")
    thinking = [worker for worker in pilot.app.workers if worker.group in groups]
    if thinking:  # none would mean all, and one that sits at a server never completes
        await pilot.app.workers.wait_for_complete(thinking)
    await pilot.pause()
