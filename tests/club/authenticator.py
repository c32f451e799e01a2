"""A device that makes passkeys and signs by them, as a browser would hand it on."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as b64

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One device with one passkey."""

    def __init__(self, origin: str, *, verifies: bool = True) -> None:
        self.origin, self._verifies = origin, verifies
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        numbers = self._key.public_key().public_numbers()
        x, y = (each.to_bytes(32, "big") for each in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self._data(options["rp"]["id"], _ATTESTED) + attested
        written = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._answer({"attestationObject": b64(written), "clientDataJSON": b64(said)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        self.count += 1
        data = self._data(options["rpId"])
        said = self._said("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "authenticatorData": b64(data),
                "clientDataJSON": b64(said),
                "signature": b64(signature),
            }
        )

    def _data(self, host: str, flags: int = 0) -> bytes:
        flags |= _PRESENT | (_VERIFIED if self._verifies else 0)
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = b64(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
