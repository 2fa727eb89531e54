"""Simulated pages of a room, which measure-room.py and measure-phones.py share."""
import asyncio
import json
import re
import time


class TooLate(AssertionError):
    """Something did not happen in time."""


class Page(asyncio.Protocol):
    """A page's connection to the room, at the level of bytes."""

    def __init__(self, address, hello, cookie=""):
        self.address, self.hello, self.cookie = address, hello, cookie
        self.buffer = b""
        self.is_open = False
        self.floor_at = None
        self.moment = None
        self.question = None
        self.token = None
        self.host = None
        self.closed = asyncio.get_running_loop().create_future()
        self.welcomed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport):
        self.transport = transport
        transport.write(
            f"GET /room HTTP/1.1\r\nHost: {self.address}\r\nOrigin: http://{self.address}\r\n"
            f"Cookie: {self.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())

    def connection_lost(self, _):
        if not self.closed.done():
            self.closed.set_result(None)

    def say(self, **message):
        self.send(0x81, json.dumps(message).encode())

    def send(self, kind, data):
        """Sends a frame: 0x81 is text, 0x82 is sound."""
        head = bytes([kind, 0x80 | len(data)]) if len(data) < 126 else bytes(
            [kind, 0x80 | 126, len(data) >> 8, len(data) & 255])
        self.transport.write(head + bytes(4) + data)

    def data_received(self, data):
        now = time.perf_counter()
        self.buffer += data
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self.is_open, self.buffer = True, rest
            self.say(**self.hello)
        while len(self.buffer) >= 2:
            length, start = self.buffer[1] & 127, 2
            if length == 126:
                if len(self.buffer) < 4:
                    return
                length, start = int.from_bytes(self.buffer[2:4], "big"), 4
            if len(self.buffer) < start + length:
                return
            message = self.buffer[start:start + length]
            is_text = self.buffer[0] & 15 == 1
            self.buffer = self.buffer[start + length:]
            if is_text:
                self.hear(message, now)

    def hear(self, message, now):
        if message.startswith(b'{"ping"'):
            self.say(say="pong", number=json.loads(message)["ping"])
        elif message.startswith(b'{"picture"'):
            place = message.index(b'"moment":"') + 10
            self.moment = message[place:message.index(b'"', place)]
            if self.moment == b"floor" and self.floor_at is None:
                self.floor_at = now
        elif message.startswith(b'{"host"'):
            self.host = message
        elif message.startswith(b'{"welcome"'):
            self.token = json.loads(message)["welcome"]["token"]
            if not self.welcomed.done():
                self.welcomed.set_result(None)
        elif message.startswith(b'{"no"'):
            raise SystemExit(message.decode())


async def connect(address, hello, kind=Page, cookie=""):
    host, port = address.split(":")
    _, page = await within(asyncio.get_running_loop().create_connection(
        lambda: kind(address, hello, cookie), host, int(port)), "the room did not accept a connection")
    return page


async def sign_in(link, method="GET", security=None):
    """Opens the host's link, as a browser does. Returns the cookie and its attributes; None if the
    link gives none, or if this machine has asked too often."""
    _, _, address, path = link.split("/", 3)
    late = "the room did not answer the host's link"
    reader, writer = await within(asyncio.open_connection(*address.split(":"), ssl=security), late)
    writer.write(f"{method} /{path} HTTP/1.1\r\nHost: {address}\r\n\r\n".encode())
    head = (await within(reader.readuntil(b"\r\n\r\n"), late)).decode()
    writer.close()
    assert " 429 " in head or " 303 " in head and "Location: /host\r\n" in head, head
    found = re.search(r"^Set-Cookie: (.*)\r$", head, re.M)
    return found and found[1]


async def connect_host(link, kind=Page):
    """Connects the host's page of a room whose link nobody has used yet."""
    cookie = (await sign_in(link)).split(";")[0]
    return await connect(link.split("/")[2], {"say": "host"}, kind, cookie)


async def within(awaitable, late, seconds=20):
    """The result of an operation. `late` describes the problem if the operation takes too long."""
    try:
        return await asyncio.wait_for(awaitable, seconds)
    except asyncio.TimeoutError:
        raise TooLate(f"{late} within {seconds:g} seconds") from None


async def until(condition, seconds=20, late="a page did not show what the script waits for"):
    """Waits for a condition. `late` describes the problem if this takes too long."""
    end = time.perf_counter() + seconds
    while not condition():
        if time.perf_counter() > end:
            raise TooLate(f"{late} within {seconds:g} seconds")
        await asyncio.sleep(0.002)


def memory(pid, key="VmRSS"):
    for line in open(f"/proc/{pid}/status"):
        if line.startswith(key):
            return int(line.split()[1]) / 1024
    return 0
