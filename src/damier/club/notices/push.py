"""Web push: which addresses may be pushed to, and how a notice gets there.

An address is a URL that a visitor gives, and the server is to send something there: so only those
of the known services are taken, by HTTPS and on its own port, and those that a setting names. What
is sent is encrypted for the browser; the service reads none of it.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from damier.club.notices.errors import NoticeError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.storage.notices import StoredSubscription

# Hosts of the services that browsers push by, each with all below it.
KNOWN = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
_LONGEST = 1_000
_POINT, _SECRET = 65, 16  # bytes of a browser's keys
_KEEPS = 24 * 3600  # seconds for which a service keeps what a sleeping device has not fetched
_SECONDS = 10.0
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
PushResult = Literal["sent", "gone", "busy"]


def check_endpoint(endpoint: str, more: Sequence[str] = ()) -> str:
    """Return the address of a device if it may be pushed to; raises NoticeError.

    `more` are hosts besides the known ones, or whole origins such as `http://127.0.0.1:9000`.
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    origin = f"{parts.scheme}://{parts.netloc}"
    host = (parts.hostname or "").lower()
    hosts = (*KNOWN, *(one for one in more if "://" not in one))
    known = any(host == one or host.endswith(f".{one}") for one in hosts)
    plain = parts.username is None and parts.password is None and port in (None, 443)
    by_https = parts.scheme == "https" and known and plain
    if len(endpoint) > _LONGEST or not (by_https or origin in more):
        raise NoticeError("bad-device", "expected the address of a push service, got another")
    return endpoint


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that no browser makes; raises NoticeError."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        point = secret = b""
    if len(point) != _POINT or len(secret) != _SECRET:
        raise NoticeError("bad-device", "expected the keys of a browser, got others")


class Pusher:
    """Sends notices to devices, in threads of its own; `seed` is what its key is made from.

    The key is computed from that of the server, so all processes of a site have the same and none
    has to be kept. Raises NoticeError where the library for it is missing.
    """

    def __init__(self, seed: bytes, contact: str, more: Sequence[str] = ()) -> None:
        try:
            import pywebpush  # type: ignore[import-untyped]
        except ImportError as error:
            raise NoticeError("no-push", "expected pywebpush, got none") from error
        self._library = pywebpush
        self._contact, self._more = contact, tuple(more)
        private = int.from_bytes(seed, "big") % (_ORDER - 1) + 1
        self._private = _text(private.to_bytes(32, "big"))
        public = ec.derive_private_key(private, ec.SECP256R1()).public_key()
        self.key = _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="push")

    def close(self) -> None:
        """Stop."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def push(self, device: StoredSubscription, notice: dict[str, Any]) -> PushResult:
        """Send a notice to a device: `gone` if there is none any more, `busy` if it may work."""
        data = json.dumps(notice, ensure_ascii=False)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._push, device, data)

    def _push(self, device: StoredSubscription, data: str) -> PushResult:
        import requests

        try:
            endpoint = check_endpoint(device.endpoint, self._more)
        except NoticeError:
            return "gone"  # a setting has changed
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        try:
            with _session() as session:
                answer = self._library.webpush(
                    {"endpoint": endpoint, "keys": keys},
                    data,
                    vapid_private_key=self._private,
                    vapid_claims={"sub": self._contact},
                    ttl=_KEEPS,
                    timeout=_SECONDS,
                    requests_session=session,
                )
        except self._library.WebPushException as error:
            status = getattr(error.response, "status_code", None)
            return "gone" if status in (404, 410) else "busy"
        except (requests.RequestException, ValueError, OSError):
            return "busy"
        return "sent" if answer.ok else "busy"


def _session() -> Any:
    """Return a session that goes where it is told, and nowhere else."""
    import requests

    class Straight(requests.Session):
        def post(self, *args: Any, **options: Any) -> requests.Response:
            return super().post(*args, **{**options, "allow_redirects": False})

    session = Straight()
    session.trust_env = False
    return session


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
