"""The Hub protocol, version 2: between a program that shows boards and one that thinks."""

from damier.protocols.hub.client import HubClient
from damier.protocols.hub.engine import HubEngine
from damier.protocols.hub.older import OlderHubClient

__all__ = ["HubClient", "HubEngine", "OlderHubClient"]
