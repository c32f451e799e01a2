"""Challenges as programs and pages are told of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from damier.web.programs.variants import clock_of, perf_of, speed_of_control, variant_of

if TYPE_CHECKING:
    from damier.club.people.challenges import NamedChallenge
    from damier.storage.proposals import Party

_STATUS = {"open": "created", "accepted": "accepted", "declined": "declined"}


def party_shape(party: Party) -> dict[str, Any]:
    """Return who somebody is."""
    told: dict[str, Any] = {"id": party.key, "name": party.name}
    return told | ({"title": "BOT"} if party.bot is not None else {})


def challenge_shape(told: NamedChallenge) -> dict[str, Any]:
    """Return a challenge in lidraughts' words; `sheet`, `mode` and `expires` are damier's own."""
    proposal, terms = told.proposal, told.proposal.terms
    variant = variant_of(terms)
    colour = "random" if proposal.colour == "lot" else proposal.colour
    return {
        "id": proposal.id,
        "status": _STATUS.get(proposal.state, "canceled"),
        "challenger": party_shape(told.challenger),
        "destUser": party_shape(told.challenged),
        "variant": {"key": variant.key, "name": variant.name, "short": variant.name},
        "sheet": terms.sheet,
        "mode": terms.mode,
        "rated": terms.rated,
        "speed": speed_of_control(terms.control),
        "timeControl": clock_of(terms.control),
        "perf": perf_of(terms),
        "color": colour,
        "expires": round(1000 * proposal.ends),
        **({"declineReason": proposal.reason} if proposal.reason else {}),
        **({"gameId": proposal.table_id} if proposal.table_id else {}),
    }
