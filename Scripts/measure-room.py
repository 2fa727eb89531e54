#!/usr/bin/env python3
"""Measures a room with many phones, all on this machine: how long a press takes to reach every
page, and which resources the program uses. With --quiz, all players answer every question, by typing
or by a choice, and the program is killed during the last question and then continues. With
--phone-voice, phones may also speak, although none does. The figures are in docs/benchmarks.md. Exit
status: 0 success, 1 the room took too long or ended, 2 wrong usage.

usage: Scripts/measure-room.py [--program FILE] [--players 200] [--presses 100] [--churn 10000]
       Scripts/measure-room.py --quiz [--phone-voice] [--program FILE] [--players 200] [--questions 10]
                               [--seconds 3]
"""
import argparse
import asyncio
import json
import os
import random
import select
import subprocess
import sys
import tempfile
import time

from room_pages import Page, TooLate, connect, connect_host, memory, until, within

# The maximum times for the start of the program, and for many pages to connect or disconnect.
LONGEST_START, LONGEST_CROWD = 60, 60


def share(values, part):
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def figures(delays):
    return (f"p50 {share(delays, 0.5):.1f} ms, p99 {share(delays, 0.99):.1f} ms, "
            f"most {max(delays):.1f} ms")


class Room:
    """A program with a room, in its own home folder."""

    def __init__(self, program):
        self.program = program
        self.home = tempfile.mkdtemp()
        self.process = None

    def play(self, *arguments):
        environment = os.environ | {"XDG_DATA_HOME": self.home, "XDG_CONFIG_HOME": self.home}
        self.process = subprocess.Popen(
            [self.program, "play", "--json", *arguments],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=environment, text=True)
        ready, _, _ = select.select([self.process.stdout], [], [], LONGEST_START)
        line = self.process.stdout.readline() if ready else ""
        if not line:
            raise TooLate(f"{self.program} ended before it opened a room" if ready else
                          f"{self.program} did not open a room within {LONGEST_START} seconds")
        self.begin = json.loads(line)
        # The program's other output must not fill the pipe.
        asyncio.get_running_loop().run_in_executor(None, self.process.stdout.read)
        self.address = self.begin["screen"].split("/")[2]
        self.code = self.begin["join"][-4:]

    async def join(self, count, kind=Page):
        players = [await connect(
            self.address, {"say": "join", "code": self.code, "name": f"Player {number}"}, kind)
            for number in range(count)]
        await within(asyncio.gather(*(page.welcomed for page in players)),
                     f"not all of {count} players were welcomed", LONGEST_CROWD)
        return players

    def end(self):
        if self.process:
            self.process.kill()
            self.process.wait(20)


async def churn(room, count):
    """Joins and leaves, 20 at a time."""
    async def one(number):
        page = await connect(
            room.address, {"say": "join", "code": room.code, "name": f"Guest {number}"})
        await within(page.welcomed, f"guest {number} was not welcomed", LONGEST_CROWD)
        page.say(say="leave")
        await within(page.closed, f"the line of guest {number}, who left, was not closed", LONGEST_CROWD)

    pid = room.process.pid
    before = None
    began = time.perf_counter()
    for start in range(0, count, 20):
        await asyncio.gather(*(one(start + place) for place in range(20)))
        if start == count // 10:
            before = memory(pid)
    seconds = time.perf_counter() - began
    print(f"{count} joins and leaves in {seconds:.1f} s: {before:.1f} MB after a tenth of them, "
          f"{memory(pid):.1f} MB after all, "
          f"{len(os.listdir(f'/proc/{pid}/fd'))} open files")


async def presses(options, room):
    room.play("--screen", "127.0.0.1:0", "--keyboard", "--questions", "60", "--time-limit", "600",
              "--mode", "everybody")
    host = await connect_host(room.begin["host"])
    print(f"with one host's page: {memory(room.process.pid):.1f} MB")
    await churn(room, options.churn)
    players = await room.join(options.players)
    pages = players + [await connect(room.address, {"say": "watch"}) for _ in range(4)] + [host]
    await asyncio.sleep(3)
    host.say(say="line", text='{"command":"next"}')
    delays, last, question, tried = [], [], 1, set()
    await until(lambda: host.moment in (b"open", b"reading"), late="the host's page did not show the first question")
    for press in range(options.presses):
        if len(tried) > 20:
            # Asks the next question, so that players may press again.
            host.say(say="line", text='{"command":"reveal"}')
            await until(lambda: all(page.moment == b"verdict" for page in pages),
                        late="not all pages showed the ruling")
            host.say(say="line", text='{"command":"next"}')
            await until(lambda: all(page.moment in (b"open", b"reading") for page in pages),
                        late="not all pages showed the next question")
            question, tried = question + 1, set()
        number = random.choice([n for n in range(len(players)) if n not in tried])
        tried.add(number)
        for page in pages:
            page.floor_at = None
        await asyncio.sleep(0.05)
        began = time.perf_counter()
        players[number].say(say="buzz", question=question)
        await until(lambda: all(page.floor_at is not None for page in pages),
                    late=f"not all pages showed press {press + 1}")
        delays += [(page.floor_at - began) * 1000 for page in pages]
        last.append(max(page.floor_at - began for page in pages) * 1000)
        players[number].say(say="pass", question=question)
        await until(lambda: all(page.moment == b"open" for page in pages),
                    late=f"not all pages showed that player {number} passed")
    print(f"{options.players} players, {len(pages)} pages, {options.presses} presses: from a press to "
          f"a page {figures(delays)}; to the last page p50 {share(last, 0.5):.1f} ms")


class Phone(Page):
    """A phone that records when it shows that its answer counts, and when it shows the result."""

    me = None
    has_choices = False
    sent_at = done_at = shown_at = None

    def hear(self, message, now):
        super().hear(message, now)
        if message.startswith(b'{"me"'):
            self.me = json.loads(message)["me"]
            if self.me["isDone"] or "result" in self.me:
                self.done_at = self.done_at or now
        elif message.startswith(b'{"picture"'):
            self.has_choices = b'"choices":[{' in message
        if self.moment == b"verdict":
            self.shown_at = self.shown_at or now

    def answer(self, number):
        self.sent_at = time.perf_counter()
        if self.has_choices:
            self.say(say="choose", question=number, choice=random.randrange(4))
        else:
            self.say(say="answer", question=number, text=f"Town {random.randint(1, 4)}")


async def quiz(options, room):
    pack = os.path.join(room.home, "pack.json")
    with open(pack, "w") as file:
        json.dump({"title": "Towns", "questions": [
            {"id": str(number), "question": f"Which town is number {number}?", "answer": "Town 1"}
            | ({} if number % 2 else {"choices": [f"Town {place}" for place in range(1, 5)]})
            for number in range(1, options.questions + 2)]}, file)
    room.play("--screen", "127.0.0.1:0", *(["--phone-voice"] if options.phone_voice else []),
              "--keyboard", "--pack", pack, "--questions", str(options.questions + 1), "--time-limit", "600", "--mode", "quiz")
    host = await connect_host(room.begin["host"], Phone)
    players = await room.join(options.players, Phone)
    screens = [await connect(room.address, {"say": "watch"}, Phone) for _ in range(4)]
    pages = [*players, *screens, host]

    async def answer(player, number):
        await asyncio.sleep(random.random() * options.seconds)
        player.answer(number)

    async def ask():
        host.say(say="line", text='{"command":"next"}')
        await until(lambda: all(player.me and player.me["mayAnswer"] for player in players)
                    and all(page.moment == b"sealed" for page in pages), late="not all pages showed the question")
        for page in pages:
            page.sent_at = page.done_at = page.shown_at = None

    noted, shown = {True: [], False: []}, []
    await asyncio.sleep(3)
    for number in range(1, options.questions + 1):
        await ask()
        await asyncio.gather(*(answer(player, number) for player in players))
        await until(lambda: all(page.shown_at for page in pages) and all(player.done_at for player in players),
                    late=f"not all pages showed the result of question {number}")
        noted[host.has_choices] += [(player.done_at - player.sent_at) * 1000 for player in players]
        last = max(player.sent_at for player in players)
        shown += [(page.shown_at - last) * 1000 for page in pages]
    print(f"{options.players} players, {len(pages)} pages, {options.questions} questions, all answers within "
          f"{options.seconds:g} s: from an answer to its phone: typed {figures(noted[False])}; choices {figures(noted[True])}")
    print(f"from the last answer to the result on a page {figures(shown)}")
    print(f"memory {memory(room.process.pid):.1f} MB, at most {memory(room.process.pid, 'VmHWM'):.1f} MB")
    await killed(options, room, players, ask, answer)


async def killed(options, room, players, ask, answer):
    """Kills the program while answers arrive, and compares what phones have shown with what they show when it has
    returned."""
    await ask()
    number = options.questions + 1
    sending = [asyncio.create_task(answer(player, number)) for player in players]
    await asyncio.sleep(options.seconds / 2)
    room.end()
    for task in sending:
        task.cancel()
    await within(asyncio.gather(*(player.closed for player in players)),
                 "not all lines were closed after the program was killed", LONGEST_CROWD)
    told = {player.token: player.me["noted"] for player in players if player.me["isDone"]}
    began = time.perf_counter()
    room.play("--resume")
    again = [await connect(room.address, {"say": "return", "token": player.token}, Phone)
             for player in players]
    await until(lambda: all(phone.me for phone in again), LONGEST_CROWD, "not all phones were back")
    kept = {phone.token: phone.me.get("noted") for phone in again if phone.me["isDone"]}
    lost = [token for token, words in told.items() if kept.get(token) != words]
    print(f"killed when {len(told)} phones had shown their answer: {len(lost)} lost; all back after "
          f"{time.perf_counter() - began:.1f} s")


async def run(options):
    room = Room(options.program)
    try:
        await (quiz if options.quiz else presses)(options, room)
        if not options.quiz:
            pid = room.process.pid
            print(f"memory {memory(pid):.1f} MB, at most {memory(pid, 'VmHWM'):.1f} MB")
    finally:
        room.end()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--program", default=".build/release/trivia-voice")
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--presses", type=int, default=100)
    parser.add_argument("--churn", type=int, default=10_000)
    parser.add_argument("--quiz", action="store_true")
    parser.add_argument("--phone-voice", action="store_true")
    parser.add_argument("--questions", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=3)
    try:
        asyncio.run(run(parser.parse_args()))
    except (TooLate, ConnectionError) as problem:
        sys.exit(f"measure-room: {problem}")
