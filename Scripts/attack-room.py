#!/usr/bin/env python3
"""Attacks a room that runs in a separate process, and reports the results. The attacks are: messages
and requests that are too large, malformed or too frequent; pages from other sites; guessed and stolen
tokens and cookies; a host's link that has already been used; names that contain scripts; and a machine
that keeps connecting and disconnecting. In a second game, all players answer by voice. That game
receives sound that it must not accept, and garbage where it expects a secure connection. Meanwhile,
two players, a host and a screen continue their game, and the script reports what they notice. The
figures are in docs/benchmarks.md.

usage: Scripts/attack-room.py [--program FILE] [--messages 20000] [--seconds 5] [--seed 1]
"""
import argparse
import asyncio
import importlib.util
import json
import os
import random
import re
import ssl
import subprocess
import sys
import tempfile
import time
import unicodedata
import warnings

from room_pages import Page, memory, sign_in, until

spec = importlib.util.spec_from_file_location(
    "measure", os.path.join(os.path.dirname(os.path.abspath(__file__)), "measure-room.py"))
measure = importlib.util.module_from_spec(spec)
spec.loader.exec_module(measure)
share = measure.share
LETTERS = "abcdefghijkmnopqrstuvwxyz2345679"


class Witness(Page):
    """The page of a harmless participant, which records what it receives."""

    def __init__(self, address, hello, cookie=""):
        super().__init__(address, hello, cookie)
        self.stage = self.me = self.host = None
        self.refused = []
        self.told = []

    def hear(self, message, now):
        if message.startswith(b'{"no"'):
            return self.refused.append(json.loads(message)["no"])
        super().hear(message, now)
        told = json.loads(message)
        if "host" in told:
            self.host = told["host"]
        else:
            self.told.append(message)
        if "picture" in told:
            self.stage = told["picture"]["stage"]
        self.me = told.get("me", self.me)


async def page(address, hello, source=None, cookie=""):
    host, port = address.split(":")
    _, witness = await asyncio.get_running_loop().create_connection(
        lambda: Witness(address, hello, cookie), host, int(port), local_addr=source)
    return witness


def frame(data, opcode=1, final=True, length=None, masked=True):
    length = len(data) if length is None else length
    head = bytes([(0x80 if final else 0) | opcode])
    mask = 0x80 if masked else 0
    if length < 126:
        head += bytes([mask | length])
    elif length < 65_536:
        head += bytes([mask | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + length.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + data


async def closed(reader, seconds=30):
    """Whether the other side closes the connection within this many seconds."""
    end = time.perf_counter() + seconds
    try:
        while time.perf_counter() < end:
            if not await asyncio.wait_for(reader.read(65_536), end - time.perf_counter()):
                return True
    except ConnectionError:
        return True
    except asyncio.TimeoutError:
        pass
    return False


def upgrade(address, origin=None, host=None, cookie=""):
    return (f"GET /room HTTP/1.1\r\nHost: {host or address}\r\nOrigin: {origin or 'http://' + address}\r\n"
            f"Cookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode()


async def flood(address, seconds):
    """Floods a room. Returns the number of messages, the number of connections that sent them,
    and the number of refused connections."""
    count = lines = refused = 0
    end = time.perf_counter() + seconds

    async def one():
        nonlocal count, lines, refused
        pong = frame(b'{"say":"pong","number":0}') * 50
        while time.perf_counter() < end:
            try:
                reader, writer = await asyncio.open_connection(*address.split(":"))
                writer.write(upgrade(address))
                if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                    refused += 1
                    writer.close()
                    continue
                lines += 1
                writer.write(frame(b'{"say":"watch"}'))
                while time.perf_counter() < end and not writer.is_closing() and not reader.at_eof():
                    writer.write(pong)
                    count += 50
                    await writer.drain()
                    await asyncio.sleep(0)
                writer.close()
            except (ConnectionError, asyncio.IncompleteReadError):
                pass

    await asyncio.gather(*(one() for _ in range(50)))
    return count, lines, refused


class Attack:
    def __init__(self, options, process, begin):
        self.options, self.process = options, process
        self.random = random.Random(options.seed)
        self.code = begin["join"][-4:]
        self.link = begin["host"]
        place = begin["screen"].split("/")[2]
        self.port = place.split(":")[1]
        self.address = f"127.0.0.1:{self.port}"
        # A connection through its network address makes this machine count like any other machine.
        self.outside = place if not place.startswith("127.") else None

    def row(self, what, tried, outcome):
        print(f"| {what} | {tried} | {outcome} |", flush=True)

    # The harmless participants.

    async def gather(self):
        self.ada = await self.join("Ada")
        self.grace = await self.join("Grace")
        self.screen = await page(self.address, {"say": "watch"})
        self.cookie = (await sign_in(self.link)).split(";")[0]
        self.host = await page(self.address, {"say": "host"}, cookie=self.cookie)
        await until(lambda: self.host.stage is not None and self.host.host is not None)
        self.command("next")
        await until(lambda: self.screen.moment in (b"open", b"reading"))

    async def join(self, name, source=None):
        guest = await page(
            self.address if source is None else self.outside,
            {"say": "join", "code": self.code, "name": name}, source)
        await until(lambda: guest.welcomed.done() or guest.refused)
        return guest

    def command(self, name):
        self.host.say(say="line", text=json.dumps({"command": name}))

    @property
    def question(self):
        return self.screen.stage["question"]["number"]

    async def next_question(self):
        """Reveals the answer, which no page may have received before, and asks the next
        question."""
        number, pages = self.question, (self.ada, self.grace, self.screen)
        assert self.host.host["answer"].startswith("Xanadu")
        assert not any(b"Xanadu" in message for one in pages for message in one.told), "an answer was told"
        self.command("reveal")
        await until(lambda: self.screen.moment == b"verdict", 60)
        self.command("next")
        await until(lambda: self.screen.moment in (b"open", b"reading") and self.question > number, 60)
        for one in pages:
            one.told.clear()

    async def press(self):
        """The milliseconds from a press to the screen, for each of both players. The next
        question follows each press."""
        delays = []
        for player in (self.ada, self.grace):
            await until(lambda: player.me and player.me["mayBuzz"], 60)
            self.screen.floor_at = None
            began = time.perf_counter()
            player.say(say="buzz", question=self.question)
            await until(lambda: self.screen.floor_at is not None, 60)
            delays.append((self.screen.floor_at - began) * 1000)
            await self.next_question()
        return delays

    def check(self):
        """Checks that all harmless participants are still connected and that the program still
        runs."""
        assert self.process.poll() is None, "the program ended"
        for one in (self.ada, self.grace, self.screen, self.host):
            assert not one.closed.done(), "somebody who meant no harm was sent away"

    # The attackers.

    async def too_large(self):
        requests = {
            "a header line of 300 kB": b"GET / HTTP/1.1\r\nX: " + b"x" * 300_000,
            "an address of 300 kB": b"GET /" + b"x" * 300_000,
            "3,000 header lines": b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(3000)) + b"\r\n",
            "a body of 900 MB": b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900000000\r\n\r\nx",
        }
        frames = {
            "a message of 2,049 bytes": frame(b" " * 2_049),
            "a message of 1 MB": frame(b" " * 1_000_000),
            "a frame that says 2^62 bytes": frame(b"x", length=2**62),
            "a message in pieces without end": frame(b"{", final=False) + frame(b" " * 100, 0, False) * 1_000,
            "a ping of 60 kB": frame(b"x" * 60_000, 9),
        }
        ended = []
        for name, data in requests.items():
            ended.append((name, await self.ends(data)))
        for name, data in frames.items():
            ended.append((name, await self.ends(data, upgrade(self.address))))
        left = [name for name, is_closed in ended if not is_closed]
        self.row("too large", f"{len(ended)} kinds: {', '.join(name for name, _ in ended)}",
                 "each closed" if not left else f"not closed: {', '.join(left)}")

    async def ends(self, data, before=b""):
        reader, writer = await asyncio.open_connection(*self.address.split(":"))
        try:
            if before:
                writer.write(before)
                assert b"101" in await reader.readuntil(b"\r\n\r\n")
            writer.write(data)
            return await closed(reader)
        finally:
            writer.close()

    def template(self):
        kinds = ["watch", "join", "return", "leave", "host", "pong", "buzz", "answer", "choose", "pass",
                 "wager", "pick", "line", "remove", "hello", "talk", "talked"]
        values = [None, True, -1, 0, 1, 2**31, -2**63, 2**63 - 1, 2**64, 1e308, "", "x", "Ada", "\u202e",
                  "<script>", "\x00", "x" * 300, [], {}, [[[]]], {"a": {"b": []}}, self.code, "1." + "a" * 26]
        message = {"say": self.random.choice(kinds)}
        for key in ("code", "name", "team", "colour", "sign", "token", "wish", "number", "question",
                    "text", "choice", "points", "hertz"):
            if self.random.random() < 0.3:
                message[key] = self.random.choice(values)
        return json.dumps(message).encode()[:2_000]

    def broken(self):
        data = bytearray(self.template())
        way = self.random.randrange(6)
        if way == 0:
            for _ in range(self.random.randint(1, 8)):
                data[self.random.randrange(len(data))] = self.random.randrange(256)
        elif way == 1:
            data = data[:self.random.randrange(len(data))]
        elif way == 2:
            data = b"[" * self.random.randint(1, 2_000)
        elif way == 3:
            data = self.random.randbytes(self.random.randint(0, 500))
        return bytes(data)

    async def broken_messages(self):
        """Sends malformed messages, alternately as a stranger and as a returning player."""
        mallory = await self.join("Mallory")
        token, sent, lines = mallory.token, 0, 0
        mallory.transport.close()
        while sent < self.options.messages:
            lines += 1
            reader, writer = await asyncio.open_connection(*self.address.split(":"))
            writer.write(upgrade(self.address))
            await reader.readuntil(b"\r\n\r\n")
            if lines % 2:
                writer.write(frame(json.dumps({"say": "return", "token": token}).encode()))
            for _ in range(self.random.randint(1, 12)):
                opcode = self.random.choice([1] * 20 + [0, 2, 3, 8, 9, 10, 15])
                writer.write(frame(self.broken(), opcode, masked=self.random.random() > 0.02))
                sent += 1
            # The last message is always invalid, so even a stranger's connection must be closed.
            writer.write(frame(b"no message"))
            assert await closed(reader), "a line on which nothing is said right stays open"
            writer.close()
            if lines % 500 == 0:
                self.check()
        self.row("broken messages", f"{sent:,} on {lines:,} lines, half of them a player's", "the line closed each time")

    async def flood(self):
        """Sends as many messages as possible on fifty connections that reopen at once, from
        another address if there is one. A separate program does this, because a flooding process
        has no time to measure what the players see."""
        quiet = [delay for _ in range(5) for delay in await self.press()]
        flooder = await asyncio.create_subprocess_exec(
            sys.executable, os.path.abspath(__file__), "--flood", self.outside or self.address,
            "--seconds", str(self.options.seconds), stdout=asyncio.subprocess.PIPE)
        delays = []
        while flooder.returncode is None and len(delays) < 10_000:
            delays += await self.press()
            # A host who went on faster than a person can would count as a flood, too, and would
            # be disconnected.
            await asyncio.sleep(0.5)
        count, lines, refused = json.loads(await flooder.stdout.read())
        self.row("flood", f"{count:,} messages on {lines:,} lines in {self.options.seconds:.0f} s, {refused:,} more lines",
                 f"the lines closed, the more not let in; presses of the others reach the screen in "
                 f"{share(delays, 0.5):.1f} ms (p50 of {len(delays)}), {max(delays):.1f} at most; before it "
                 f"{share(quiet, 0.5):.1f} and {max(quiet):.1f}")

    async def others(self):
        origins = ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:1",
                   f"http://{self.address}.evil.example", f"http://{self.address}/", "file://", " "]
        hosts = [f"evil.example:{self.port}", "", f"127.0.0.1:{self.port}, evil.example", "[evil.example]",
                 "127.0.0.1:1; script-src *", f"127.0.0.1.evil.example:{self.port}", "0x7f000001"]
        let_in = 0
        for request in [upgrade(self.address, origin=origin) for origin in origins] + [
                upgrade(self.address, origin=f"http://{host}", host=host or " ") for host in hosts]:
            reader, writer = await asyncio.open_connection(*self.address.split(":"))
            writer.write(request)
            let_in += b" 101 " in await reader.read(200)
            writer.close()
        self.row("pages of others", f"{len(origins)} origins, {len(hosts)} names for this machine",
                 f"{let_in} let in")

    async def tokens(self):
        """Guesses tokens on as many connections as the room allows, then uses a token that was
        really stolen."""
        end, guesses, hits = time.perf_counter() + self.options.seconds, 0, 0

        async def guess():
            nonlocal guesses, hits
            while time.perf_counter() < end:
                secret = "".join(self.random.choices(LETTERS, k=26))
                token = f"{self.random.randint(1, 3)}.{secret}"
                hello = self.random.choice([{"say": "return", "token": token}, {"say": "host"}])
                thief = await page(self.address, hello, cookie=f"{self.cookie.split('=')[0]}={secret}")
                await until(lambda: thief.refused or thief.welcomed.done() or thief.stage or thief.closed.done())
                guesses += 1
                hits += thief.welcomed.done() or thief.stage is not None
                thief.transport.close()

        await asyncio.gather(*(guess() for _ in range(20)))
        self.row("guessed tokens and cookies", f"{guesses:,} in {self.options.seconds:.0f} s", f"{hits} right")
        token, points = self.grace.token, self.host.host["seats"]
        thief = await page(self.address, {"say": "return", "token": token})
        await until(lambda: thief.me is not None and self.grace.closed.done())
        for message in ({"say": "line", "text": '{"command":"points","player":"Grace","by":500}'},
                        {"say": "remove", "name": "Ada"}, {"say": "host"},
                        {"say": "buzz", "question": 10**6}, {"say": "wager", "points": 10**9}):
            thief.say(**message)
        await until(lambda: len(thief.refused) >= 3)
        self.grace = await page(self.address, {"say": "return", "token": token})
        await until(lambda: self.grace.me is not None and thief.closed.done())
        assert [seat["points"] for seat in self.host.host["seats"]] == [seat["points"] for seat in points]
        self.row("a stolen token", "taken over, then used as a host's",
                 "plays as its player, whose page is told so and takes it back; is no host, nobody's points change")

    async def host_secret(self):
        """Opens the used link, guesses links, and uses the host's real cookie where it must not
        count."""
        name, secret = self.cookie.split("=")
        key = self.link.split("/")[-1]
        gained = [await sign_in(self.link, method) for method in ("GET", "HEAD") for _ in range(10)]
        end, guesses = time.perf_counter() + self.options.seconds, 0
        base = self.link[:-len(key)]
        while time.perf_counter() < end:
            guess = self.random.choice([
                "".join(self.random.choices(LETTERS, k=26)), key[:-1], key + "a", secret, "x", "%00", key.upper()])
            gained.append(await sign_in(base + guess))
            guesses += 1
        cookies = ["", f"{name}=", f"{name}={secret[:-1]}", f"{name}={secret}a", f"{name}={key}", f"x{name}={secret}",
                   secret, f"{name}={secret.upper()}", f"{name}%3D{secret}", f"{name}=%00{secret}"]
        let_in = 0
        for cookie in cookies:
            thief = await page(self.address, {"say": "host"}, cookie=cookie)
            await until(lambda: thief.refused or thief.stage or thief.closed.done())
            let_in += thief.host is not None or thief.stage is not None
            thief.transport.close()
        origins = ["http://evil.example", "null", "http://127.0.0.1:1", f"http://evil.example:{self.port}", "file://"]
        for origin in origins:
            reader, writer = await asyncio.open_connection(*self.address.split(":"))
            writer.write(upgrade(self.address, origin=origin, cookie=self.cookie))
            let_in += b" 101 " in await reader.read(200)
            writer.close()
        again = await page(self.address, {"say": "host"}, cookie=self.cookie)
        await until(lambda: again.host is not None)
        again.transport.close()
        self.row("the host's link and cookie",
                 f"the used link 20 times; {guesses:,} guessed links in {self.options.seconds:.0f} s; {len(cookies)} "
                 f"changed cookies; the real one from {len(origins)} other origins",
                 f"{sum(one is not None for one in gained)} cookies given, {let_in} let in; the host's browser still is")

    async def names(self):
        names = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=1>", "\u202eadA",
                 "A\u0000da", "Ada\n\nGrace", "A" + "\u0301" * 60, "{{7*7}}", "';--", "\u2028\u2029x", "𓀀" * 30]
        guests = [await self.join(name) for name in names]
        let_in = [guest for guest in guests if guest.welcomed.done()]
        await until(lambda: self.screen.stage["playerCount"] >= 2 + len(let_in))
        shown = [score["name"] for score in self.screen.stage["scores"]]
        letters = [name for name in shown if len([c for c in name if not unicodedata.combining(c)]) > 20]
        odd = [name for name in shown if re.search(r"[\x00-\x1f\u2028-\u202e\u2066-\u2069]", name)]
        piled = [name for name in shown if re.search("[\u0300-\u036f]{5}", name)]
        for guest in let_in:
            guest.say(say="leave")
        await asyncio.gather(*(guest.closed for guest in let_in))
        reader, writer = await asyncio.open_connection(*self.address.split(":"))
        writer.write(f"GET /screen HTTP/1.1\r\nHost: {self.address}\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        writer.close()
        policy = re.search(r"Content-Security-Policy: (.*)\r\n", head)[1]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        self.row("names that are scripts or turn text around", len(names),
                 f"{len(let_in)} taken as text, {len(names) - len(let_in)} refused; {len(letters)} too long, {len(odd)} with "
                 f"signs that turn text around, {len(piled)} with more than four marks on a letter; the pages' policy "
                 "lets no inline script run")

    async def comings(self):
        """Connects from this machine's network address, so that this machine counts like any other machine."""
        if self.outside is None:
            return self.row("a machine that comes and goes", "–", "not tried: no address in a network")
        source = (self.outside.split(":")[0], 0)
        lines = []
        for _ in range(70):
            reader, writer = await asyncio.open_connection(*self.outside.split(":"))
            writer.write(upgrade(self.outside))
            if b" 101 " in await reader.read(200):
                writer.write(frame(b'{"say":"watch"}'))
                lines.append(writer)
        count = len(lines)
        for writer in lines:
            writer.close()
        came = tries = 0
        began, limit = time.perf_counter(), 120
        while time.perf_counter() - began < limit:
            tries += 1
            try:
                guest = await self.join(f"Come {tries}", source)
            except (AssertionError, ConnectionError):
                await asyncio.sleep(0.1)
                continue
            if guest.refused:
                break
            came += 1
            guest.say(say="leave")
            await guest.closed
        seconds = time.perf_counter() - began
        friend = await self.join("A friend")
        assert friend.welcomed.done()
        friend.say(say="leave")
        self.row("one machine of the network", "70 lines at once; joins and leaves until it is refused",
                 f"{count} lines; {came} newcomers in {seconds:.0f} s of the game's 1,000; another still comes in")

    async def run(self):
        await self.gather()
        await self.press()
        before = memory(self.process.pid), len(os.listdir(f"/proc/{self.process.pid}/fd"))
        print("| attack | how much | what came of it |\n|---|---|---|")
        for attack in (self.too_large, self.others, self.names, self.tokens, self.host_secret, self.broken_messages,
                       self.flood, self.comings):
            await attack()
            self.check()
            await self.press()
        await asyncio.sleep(3)
        files = len(os.listdir(f"/proc/{self.process.pid}/fd"))
        self.row("in all", f"{memory(self.process.pid, 'VmHWM'):.1f} MB at most",
                 f"{before[0]:.1f} MB and {before[1]} open files before, {memory(self.process.pid):.1f} MB and {files} after; "
                 "no answer was told before its ruling, nobody else lost the line")


class VoiceAttack(Attack):
    """Attacks a game in which all players answer by voice."""

    async def gather(self):
        # The host's browser uses a secure page, where the cookie is only for secure pages.
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        cookie = await sign_in(self.link, security=trusting)
        assert cookie.startswith("__Secure-") and cookie.endswith("; Secure"), cookie
        self.cookie = cookie.split(";")[0]
        self.host = await page(self.address, {"say": "host"}, cookie=self.cookie)
        self.ada, self.grace, self.mallory = [await self.join(name) for name in ("Ada", "Grace", "Mallory")]
        self.screen = await page(self.address, {"say": "watch"})
        await until(lambda: self.host.host is not None and self.screen.stage is not None)
        self.command("next")
        await until(lambda: all(one.me and one.me["mayTalk"] for one in (self.ada, self.grace, self.mallory)))

    @property
    def clip(self):
        root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
        return subprocess.run(
            ["sox", os.path.join(root, "data/demo/jupiter.flac"), "-t", "raw", "-r", "16000", "-e", "signed", "-b", "16",
             "-c", "1", "-", "pad", "0.3", "0.2"], check=True, capture_output=True).stdout

    def speak(self, one, **talk):
        """Speaks the right answer. `talk` is the message that begins the utterance, and may be absent."""
        if talk:
            one.say(say="talk", **talk)
        sound = self.clip
        for place in range(0, len(sound), 4_096):
            one.send(0x82, sound[place:place + 4_096])
        one.say(say="talked")

    async def sound(self):
        number = self.question
        right = {"question": number, "hertz": 16_000}
        stranger = await page(self.address, {"say": "watch"})
        self.speak(stranger, **right)
        self.speak(self.screen)
        self.speak(self.host, **right)
        # Mallory's turn is over.
        self.mallory.say(say="pass", question=number)
        await until(lambda: self.mallory.me["isDone"])
        self.speak(self.mallory, **right)
        self.speak(self.mallory, **right, player="Grace", name="Grace", team="Grace", number=1, token=self.grace.token)
        # Nothing that Grace's own page says may count.
        tries = [{"question": number + 1}, {"question": None}, {"question": -1}, {"hertz": None}, {"hertz": 0},
                 {"hertz": 7_999}, {"hertz": -16_000}, {"hertz": 10**9}]
        for change in tries:
            self.speak(self.grace, **(right | change))
            # A page that sends more than a person could is closed.
            await asyncio.sleep(1)
        self.speak(self.grace)
        await asyncio.sleep(2)
        assert not self.grace.me["isDone"] and self.grace.me["mayAnswer"], "somebody spoke for Grace"
        # Ada answers while Mallory and the screen send sound, too.
        self.speak(self.ada, **right)
        for one in (self.mallory, self.screen):
            one.send(0x82, bytes(4_000))
        await until(lambda: self.ada.me["isDone"], 60)
        assert self.ada.me["noted"].lower() == "jupiter", self.ada.me
        await asyncio.sleep(1)
        others = [one for one in (self.grace, self.mallory, self.screen, stranger)]
        heard = [one for one in others if any(b"upiter" in message or b'"words":"' in message for message in one.told)]
        assert not heard, "somebody heard Ada"
        stranger.transport.close()
        self.row("sound in the name of others", f"{len(tries) + 6} ways, from a screen, a host, players who may not answer, "
                 "without a beginning, about other questions", "nobody answers by it; what Ada says is noted as hers, and "
                 "nobody but Ada and the host has got a word of it")

    async def broken_sound(self):
        """Sends malformed sound. Each kind may only end its own connection, and an utterance that is too long just ends."""
        kinds = {
            "half a sample": [frame(b"abc", 2)], "a piece of 16,386 bytes": [frame(bytes(16_386), 2)],
            "2 MB at once": [frame(bytes(16_000), 2)] * 125, "in pieces": [frame(bytes(10), 2, final=False)],
            "without a mask": [frame(bytes(10), 2, masked=False)], "of another type": [frame(bytes(10), 3)],
            "that says 2^62 bytes": [frame(b"x", 2, length=2**62)],
        }
        left = []
        for name, frames in kinds.items():
            reader, writer = await asyncio.open_connection(*self.address.split(":"))
            writer.write(upgrade(self.address))
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(json.dumps({"say": "return", "token": self.mallory.token}).encode()))
            try:
                for data in frames:
                    if writer.is_closing():
                        break
                    writer.write(data)
                    await writer.drain()
            except ConnectionError:
                pass
            if not await closed(reader):
                left.append(name)
            writer.close()
        self.mallory = await page(self.address, {"say": "return", "token": self.mallory.token})
        await until(lambda: self.mallory.me is not None)
        # Grace holds the button for 20 seconds.
        self.grace.say(say="talk", question=self.question, hertz=8_000)
        for _ in range(20):
            self.grace.send(0x82, bytes(16_000))
            await asyncio.sleep(0.25)
        self.grace.say(say="talked")
        await asyncio.sleep(2)
        assert self.grace.me["mayAnswer"], "silence was an answer"
        self.row("broken sound", f"{len(kinds)} kinds: {', '.join(kinds)}; 20 s without a pause",
                 ("the connection closed each time" if not left else f"not closed: {', '.join(left)}")
                 + "; the room takes 12 s, and no answer comes of them")

    def hello(self):
        """The first request of a browser."""
        context = ssl.create_default_context()
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        client = context.wrap_bio(incoming, outgoing, server_hostname="room.local")
        try:
            client.do_handshake()
        except ssl.SSLWantReadError:
            pass
        return outgoing.read()

    def rubbish(self):
        hello = bytearray(self.hello())
        way = self.random.randrange(6)
        if way == 0:
            return b"\x16" + self.random.randbytes(self.random.randint(0, 20_000))
        if way == 1:
            return b"\x16\x03\x01\xff\xff" + self.random.randbytes(70_000)
        if way == 2:
            return bytes(hello[:self.random.randrange(1, len(hello))])
        if way == 3:
            for _ in range(self.random.randint(1, 20)):
                hello[self.random.randrange(1, len(hello))] = self.random.randrange(256)
            return bytes(hello)
        if way == 4:
            return bytes(hello) + self.random.randbytes(500)
        return bytes(hello) * 30

    async def certificate(self):
        place = (self.outside or self.address).split(":")
        count, held = 300, 0
        files = len(os.listdir(f"/proc/{self.process.pid}/fd"))

        async def one(number):
            nonlocal held
            reader, writer = await asyncio.open_connection(*place)
            try:
                writer.write(self.rubbish())
                await writer.drain()
                # One in three disconnects immediately.
                if number % 3 and not await closed(reader, 40):
                    held += 1
            except ConnectionError:
                pass
            finally:
                writer.close()

        began = time.perf_counter()
        for start in range(0, count, 60):
            await asyncio.gather(*(one(number) for number in range(start, start + 60)))
        seconds = time.perf_counter() - began
        old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            old.maximum_version = ssl.TLSVersion.TLSv1_1
        old.set_ciphers("ALL:@SECLEVEL=0")
        try:
            await asyncio.open_connection(*place, ssl=old)
            outdated = "let in"
        except (ssl.SSLError, ConnectionError):
            outdated = "refused"
        await asyncio.sleep(3)
        after = len(os.listdir(f"/proc/{self.process.pid}/fd"))
        self.row("rubbish instead of a secure connection", f"{count} connections; one with TLS 1.1",
                 f"{held} not closed after 40 s, all in {seconds:.0f} s; TLS 1.1 {outdated}; {files} open files before, "
                 f"{after} after")

    async def run(self):
        await self.gather()
        before = memory(self.process.pid)
        for attack in (self.sound, self.broken_sound, self.certificate):
            await attack()
            self.check()
        self.command("reveal")
        await until(lambda: self.ada.moment == b"verdict" and self.grace.moment == b"verdict")
        self.row("in all, with ears", f"{memory(self.process.pid, 'VmHWM'):.1f} MB at most",
                 f"{before:.1f} MB before, {memory(self.process.pid):.1f} MB after; nobody else lost the line")


async def attacked(options, kind, *arguments):
    home = tempfile.mkdtemp()
    pack = os.path.join(home, "pack.json")
    answer = "Jupiter" if kind is VoiceAttack else "Xanadu {}"
    with open(pack, "w") as file:
        json.dump({"format": "trivia-voice-pack", "version": 1, "title": "Attacked", "questions": [
            {"id": str(number), "question": f"Which is number {number}?", "answer": answer.format(number)}
            for number in range(1_000)]}, file)
    environment = os.environ | {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}
    process = subprocess.Popen(
        [options.program, "play", "--screen", "0.0.0.0:0", "--json", "--keyboard", "--pack", pack,
         "--questions", "1000", "--time-limit", "600", *arguments],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=environment, text=True)
    try:
        begin = json.loads(process.stdout.readline())
        asyncio.get_running_loop().run_in_executor(None, process.stdout.read)
        await kind(options, process, begin).run()
    finally:
        process.terminate()
        process.wait()


async def main(options):
    await attacked(options, Attack, "--mode", "everybody")
    await attacked(options, VoiceAttack, "--mode", "quiz", "--phone-voice")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--program", default=".build/release/trivia-voice")
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--flood", metavar="ADDRESS", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.flood:
        print(json.dumps(asyncio.run(flood(options.flood, options.seconds))))
    else:
        asyncio.run(main(options))
