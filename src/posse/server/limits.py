"""How much anybody may ask of the server: sizes, and buckets of tokens per connection and per address."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Limits:
    """What one server allows."""

    message: int = 8_192  # bytes of a message
    body: int = 2_000_000  # bytes of a body sent by HTTP
    rate: float = 20  # messages a second of one connection
    burst: float = 60
    patience: int = 400  # messages over that before the connection is closed
    hello: float = 10  # seconds until the first message
    behind: int = 4_000_000  # bytes waiting for a slow connection before it is closed
    chat_rate: float = 0.5  # lines a second
    chat_burst: float = 6
    rooms_rate: float = 0.1  # new rooms a second of one address
    rooms_burst: float = 20
    wrong_rate: float = 0.2  # wrong codes and secrets a second of one address
    wrong_burst: float = 30
    http_rate: float = 20  # requests a second of one address
    http_burst: float = 200
    connections: int = 200  # at the same time of one address


class Bucket:
    """Fills at `rate` a second up to `burst`; each use takes one out."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        self._fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def has(self, now: float) -> bool:
        self._fill(now)
        return self.left >= 1

    def is_full(self, now: float) -> bool:
        self._fill(now)
        return self.left >= self.burst

    def _fill(self, now: float) -> None:
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now


class Addresses:
    """A bucket for each address. This machine itself has none: a proxy on it says for whom it speaks."""

    MOST: Final = 20_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        return True if is_local(address) else self._bucket(address, now).take(now)

    def has(self, address: str, now: float) -> bool:
        return True if is_local(address) else self._bucket(address, now).has(now)

    def _bucket(self, address: str, now: float) -> Bucket:
        key = network(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket


def network(address: str) -> str:
    """Whose address it is: of IPv6 the first half, since the other is chosen freely."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)


def is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
