"""DamExchange (DXP): two programs play international draughts over a socket."""

from damier.protocols.dxp.messages import Message, decode, encode
from damier.protocols.dxp.session import DxpSession

__all__ = ["DxpSession", "Message", "decode", "encode"]
