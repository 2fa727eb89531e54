"""Shared by the benchmarks that play a game: a terminal that runs the program, and a room with a microphone."""
import fcntl
import json
import os
import pty
import re
import select
import socket
import struct
import subprocess
import sys
import termios
import threading
import time

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[78=>]|\r")


class Terminal:
    """A program in a terminal. Its output stays in `text` (and without control characters in `plain`) until `take`
    removes it."""

    def __init__(self, program, arguments, environment, columns=80, rows=24):
        self.began = time.monotonic()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execvpe(program, [program] + arguments, environment)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.text = ""
        self.has_ended = False

    @property
    def plain(self):
        return CONTROL.sub("", self.text)

    def take(self):
        """Removes and returns the output since the last call."""
        taken, self.text = self.plain, ""
        return taken

    def read(self, limit):
        """Reads the program's output. Returns as soon as there is some, or after `limit` seconds."""
        if select.select([self.terminal], [], [], limit)[0]:
            try:
                self.text += os.read(self.terminal, 65536).decode(errors="replace")
            except OSError:
                self.has_ended = True

    def wait(self, wanted, limit=60):
        """Waits for a text. Returns the time since the start of the program, in seconds."""
        until = time.monotonic() + limit
        while wanted not in self.plain:
            if self.has_ended or time.monotonic() > until:
                sys.exit(f"“{wanted}” did not come in:\n{self.plain[-2000:]}")
            self.read(0.2)
        return time.monotonic() - self.began

    def type(self, keys):
        os.write(self.terminal, keys.encode())

    def effect(self, keys, wanted, limit=10):
        """The milliseconds from typing keys (or from another action) to new text that matches; None if no such text
        appears or the program ends."""
        self.read(0)
        if self.has_ended:
            return None
        if termios.tcgetattr(self.terminal)[3] & termios.ECHO:
            sys.exit("the terminal shows keys itself: nothing can be measured")
        before = len(self.text)
        began = time.monotonic()
        if callable(keys):
            keys()
        else:
            self.type(keys)
        while not re.search(wanted, CONTROL.sub("", self.text[before:])):
            if self.has_ended or time.monotonic() > began + limit:
                return None
            self.read(0.2)
        return (time.monotonic() - began) * 1000

    def processor_seconds(self):
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


class Room:
    """A private PulseAudio server at the speed of a real microphone. The program hears what is played on it."""

    def __init__(self, folder):
        self.socket, script, alsa = (os.path.join(folder, name) for name in ("native", "room.pa", "asound.conf"))
        with open(script, "w") as file:
            file.write(f"load-module module-native-protocol-unix auth-anonymous=1 socket={self.socket}\n"
                       "load-module module-null-sink sink_name=room rate=16000 channels=1 norewinds=1\n")
        with open(alsa, "w") as file:
            file.write("</usr/share/alsa/alsa.conf>\n"
                       f"pcm.!default {{ type pulse server \"unix:{self.socket}\" device \"room.monitor\" }}\n")
        runtime = os.path.join(folder, "runtime")
        os.mkdir(runtime, 0o700)
        self.daemon = subprocess.Popen(
            ["pulseaudio", "-n", "--exit-idle-time=-1", "-F", script],
            env=dict(os.environ, HOME=folder, XDG_RUNTIME_DIR=runtime), stderr=subprocess.DEVNULL)
        while not os.path.exists(self.socket):
            time.sleep(0.05)
        self.environment = {"ALSA_CONFIG_PATH": alsa}

    def play(self, samples):
        """Plays 16-bit samples at 16 kHz repeatedly, until the returned process is ended."""
        player = subprocess.Popen(
            ["paplay", f"--server=unix:{self.socket}", "--device=room", "--raw", "--rate=16000", "--channels=1",
             "--format=s16le", "--latency-msec=100"], stdin=subprocess.PIPE)

        def feed():
            try:
                while True:
                    player.stdin.write(samples)
            except (BrokenPipeError, ValueError):
                pass

        threading.Thread(target=feed, daemon=True).start()
        return player

    def end(self):
        self.daemon.kill()
        self.daemon.wait()


def quiet_home(folder):
    """An environment in which the program keeps its files in a folder and does not offer to test the microphone."""
    os.makedirs(os.path.join(folder, "trivia-voice"), exist_ok=True)
    with open(os.path.join(folder, "trivia-voice", "setup.json"), "w") as file:
        file.write("{}")
    return dict(os.environ, XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, TERM="xterm")


class Phone:
    """A phone in a room, at the level of the bytes that it sends and receives."""

    def __init__(self, address, hello):
        host, port = address.split(":")
        self.line = socket.create_connection((host, int(port)))
        self.line.sendall(
            f"GET /room HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.line.recv(65536)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]
        self.told = {}
        self.news = threading.Condition()
        self.say(**hello)
        threading.Thread(target=self.follow, daemon=True).start()

    @classmethod
    def join(cls, address, name):
        """Joins the room with the room code that the screen shows."""
        screen = cls(address, {"say": "watch"})
        code = screen.await_told(lambda told: (told.get("picture") or {}).get("code"))
        screen.close()
        phone = cls(address, {"say": "join", "code": code, "name": name})
        phone.await_told(lambda told: told.get("welcome"))
        return phone

    def say(self, **message):
        data = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else bytes(
            [0x81, 0x80 | 126, len(data) >> 8, len(data) & 255])
        self.line.sendall(head + bytes(4) + data)

    def follow(self):
        try:
            while True:
                self.take(self.message())
        except (OSError, EOFError):
            pass

    def message(self):
        def bytes_to(count):
            while len(self.buffer) < count:
                more = self.line.recv(65536)
                if not more:
                    raise EOFError
                self.buffer += more
        bytes_to(2)
        length, start = self.buffer[1] & 127, 2
        if length == 126:
            bytes_to(4)
            length, start = int.from_bytes(self.buffer[2:4], "big"), 4
        elif length == 127:
            bytes_to(10)
            length, start = int.from_bytes(self.buffer[2:10], "big"), 10
        bytes_to(start + length)
        data, kind = self.buffer[start:start + length], self.buffer[0] & 15
        self.buffer = self.buffer[start + length:]
        return json.loads(data) if kind == 1 else {}

    def take(self, message):
        if "ping" in message:
            return self.say(say="pong", number=message["ping"])
        with self.news:
            self.told.update(message)
            self.news.notify_all()

    def await_told(self, wanted, limit=20):
        with self.news:
            if not self.news.wait_for(lambda: wanted(self.told), limit):
                sys.exit(f"the room did not tell it: {self.told}")
            return wanted(self.told)

    @property
    def may_press(self):
        return bool((self.told.get("me") or {}).get("mayBuzz"))

    def press(self):
        self.say(say="buzz", question=self.told["picture"]["stage"]["question"]["number"])

    def close(self):
        self.line.close()
