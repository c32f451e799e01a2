"""Every code that the server says no with: one vocabulary for REST and all websockets.

A move that the rules do not allow is refused with the code of its refusal, everything else with one
of these. The sentence of a code is `server-<code>` in the texts.
"""

from __future__ import annotations

from typing import get_args

from damier.club.tournaments.errors import TournamentCode
from damier.position.refusal import FIELD_OF

# The HTTP status of each code.
CODES: dict[str, int] = {
    # what was asked
    "bad-request": 422,
    "bad-message": 422,
    "expected-hello": 422,
    "too-large": 413,
    "not-found": 404,
    "no-such-method": 405,
    # sheets, positions, moves and games
    "no-sheet": 404,
    "bad-sheet": 422,
    "bad-position": 422,
    "bad-notation": 422,
    "bad-move": 422,
    "ambiguous": 422,
    "too-many-moves": 422,
    "no-game": 422,
    "no-analysis": 422,
    "no-text": 404,
    "no-puzzle": 404,
    "no-ending": 404,
    "too-many-endings": 422,
    "building": 409,
    # at a table
    "no-table": 404,
    "bad-token": 403,
    "not-a-player": 403,
    "not-your-turn": 409,
    "not-now": 409,
    "no-claim": 409,
    "stale": 409,
    "waiting": 409,
    "game-over": 409,
    "used-id": 409,
    "seat-taken": 409,
    "own-table": 409,
    "table-full": 409,
    "rated-table": 409,
    "rated": 409,
    "newer-table": 409,
    "no-plan": 409,
    "bad-plan": 422,
    "no-vacation": 409,
    # accounts
    "bad-name": 422,
    "name-taken": 409,
    "weak-password": 422,
    "wrong-sign-in": 403,
    "bad-passkey": 422,
    "not-signed-in": 403,
    "sign-in-again": 403,
    "last-way-in": 409,
    "no-device": 404,
    "no-registration": 403,
    # tournaments; what one refuses has codes of its own
    "no-tournament": 404,
    "no-simul": 404,
    "simul-full": 409,
    "simul-begun": 409,
    "simul-empty": 409,
    "too-many-follows": 409,
    "not-director": 403,
    "no-entry": 403,
    "bad-report": 422,
    "no-person": 404,
    "nothing-to-look-at": 409,
    # order
    "banned": 403,
    "bad-word": 422,
    "you-blocked": 409,
    "no-account": 404,
    "not-operator": 403,
    # programs, and challenges to somebody
    "bad-access-token": 401,
    "missing-scope": 403,
    "no-token-here": 403,
    "too-many-tokens": 409,
    "not-a-bot": 403,
    "bot-account": 403,
    "has-played": 409,
    "no-such-name": 404,
    "no-challenge": 404,
    "not-challenged": 403,
    "challenged-already": 409,
    "too-many-challenges": 429,
    "unrated-bot": 422,
    "guided-bot": 422,
    # clubs and classes
    "no-club": 404,
    "bad-code": 403,
    "club-full": 409,
    "too-many-clubs": 429,
    "not-teacher": 403,
    "owns-club": 409,
    "class-account": 403,
    "already-in-club": 409,
    "bad-line": 422,
    "bad-homework": 422,
    "no-board": 409,
    "bad-board": 422,
    "no-question": 409,
    "no-solution": 409,
    "not-pupil": 403,
    "no-chat": 403,
    # notices
    "no-push": 409,
    "no-mail": 409,
    "bad-mail": 422,
    "bad-device": 422,
    "stale-link": 422,
    # who may ask, and how much
    "foreign-host": 403,
    "foreign-origin": 403,
    "not-here": 403,
    "too-fast": 429,
    "too-slow": 429,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "too-many-tournaments": 429,
    "too-many-sockets": 429,
    "server-full": 503,
    "try-again": 503,
}
# Moves that the rules do not allow.
REFUSALS = tuple(FIELD_OF)
_RULE_BROKEN = 422
# What a tournament refuses; sentences are `tournament-refused-<code>`.
TOURNAMENT_CODES = dict.fromkeys(get_args(TournamentCode), 409) | {"bad-terms": 422}

# How a websocket is closed, where it is not for a breach of policy.
_CLOSES: dict[str, int] = {
    "too-slow": 1013,
    "too-many-sockets": 1013,
    "server-full": 1013,
    "too-large": 1009,
    "try-again": 1012,
    "bad-token": 4403,
    "banned": 4403,
}
_POLICY = 1008


def status_of(code: str) -> int:
    """Return the HTTP status of a code."""
    return CODES.get(code) or TOURNAMENT_CODES.get(code, _RULE_BROKEN)


def close_of(code: str) -> int:
    """Return the number with which a websocket is closed for a code."""
    return _CLOSES.get(code, _POLICY)
