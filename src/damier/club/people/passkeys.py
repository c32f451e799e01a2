"""Passkeys: what a device is asked to sign, and whether it has."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from damier.club.people.errors import AccountError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.storage.people import StoredCredential

_SITE = "damier"


@dataclass(frozen=True, slots=True)
class Site:
    """Where somebody signs in, as their browser sees it: passkeys belong to one name."""

    host: str
    origins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NewPasskey:
    """The public half of a passkey that a device has just made."""

    id: str
    public_key: str
    count: int


def ask_to_make(
    site: Site, person: str, name: str, has: Iterable[StoredCredential] = ()
) -> tuple[str, dict[str, Any]]:
    """Return a challenge, and what the browser needs to make a passkey."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=_SITE,
        user_name=name,
        user_id=person.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in has
        ],
    )
    return bytes_to_base64url(options.challenge), json.loads(options_to_json(options))


def ask_to_sign(site: Site) -> tuple[str, dict[str, Any]]:
    """Return a challenge, and what the browser needs to sign in; it names nobody."""
    options = generate_authentication_options(
        rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED
    )
    return bytes_to_base64url(options.challenge), json.loads(options_to_json(options))


def made(site: Site, challenge: str, credential: dict[str, Any]) -> NewPasskey:
    """Return the passkey that a device has made; raises AccountError."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise AccountError("bad-passkey", f"expected a passkey, got: {error}") from error
    return NewPasskey(
        bytes_to_base64url(found.credential_id),
        base64.b64encode(found.credential_public_key).decode(),
        found.sign_count,
    )


def signed(site: Site, challenge: str, credential: dict[str, Any], known: StoredCredential) -> int:
    """Return how often the device says it has signed by now; raises AccountError."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            credential_public_key=base64.b64decode(known.public_key),
            credential_current_sign_count=known.count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise AccountError("wrong-sign-in", f"expected a signature, got: {error}") from error
    return found.new_sign_count
