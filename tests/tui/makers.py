"""Sessions and apps for tests."""

from __future__ import annotations

from random import Random

from damier.tui.session import Session
from damier.tui.terms import Terms


def terms_of(sheet="international", **options):
    return Terms(sheet=sheet, **options)


def session_of(sheet="international", *, people="both", now=lambda: 0.0, **options):
    """Return a session of two people, or of one against a side that nobody plays."""
    options.setdefault("rival", "beside" if people == "both" else "computer")
    terms = terms_of(sheet, colour="black" if people == "black" else "white", **options)
    return Session(terms.game(), terms, terms.people(Random(1)), now)
