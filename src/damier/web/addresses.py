"""Where somebody comes from: one network is one visitor, and some proxies speak for others."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING

from damier.web.settings import SettingError

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

_HOME = 64  # bits that an IPv6 network of one household, or one machine, has in common


def address_of(asks: HTTPConnection) -> str:
    """Return who a request or websocket counts for: an IPv4 address, or an IPv6 network."""
    return home_of(asks.client.host) if asks.client else ""


@lru_cache(maxsize=10_000)
def home_of(host: str) -> str:
    """Return the address that quotas count by; whoever has an IPv6 network has all of it."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if address.is_loopback:
        return str(address)
    return str(ip_network((int(address) >> _HOME << _HOME, _HOME)))


class Proxies:
    """Addresses and networks of proxies that are believed about whom they ask for."""

    def __init__(self, listed: tuple[str, ...]) -> None:
        self._networks = [_network(each) for each in listed]

    @property
    def listed(self) -> list[str]:
        """All of them, as networks."""
        return [str(network) for network in self._networks]

    def __contains__(self, host: object) -> bool:
        try:
            address = ip_address(str(host).partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError as error:
        wanted = "expected addresses or networks such as 10.0.0.0/8 in DAMIER_PROXIES"
        raise SettingError(f"{wanted}, got {text!r}") from error
