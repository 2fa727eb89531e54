#!/usr/bin/env python3
"""Measures a room with many phones, all on this machine: how long a press takes to reach every
page, and what resources the program needs. The figures are in docs/benchmarks.md.

usage: Scripts/measure-room.py [--program FILE] [--players 200] [--presses 100] [--churn 10000]
"""
import argparse
import asyncio
import json
import os
import random
import subprocess
import tempfile
import time

from room_pages import connect, memory, until


def share(values, part):
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


async def churn(begin, address, code, pid, count):
    """Joins and leaves, 20 at a time."""
    async def one(number):
        page = await connect(address, {"say": "join", "code": code, "name": f"Guest {number}"})
        await page.welcomed
        page.say(say="leave")
        await page.closed

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


async def run(options):
    home = tempfile.mkdtemp()
    environment = os.environ | {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}
    process = subprocess.Popen(
        [options.program, "play", "--screen", "127.0.0.1:0", "--json", "--keyboard", "--questions",
         "60", "--time-limit", "600", "--mode", "everybody"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=environment, text=True)
    try:
        begin = json.loads(process.stdout.readline())
        # The program's other output must not fill the pipe.
        asyncio.get_running_loop().run_in_executor(None, process.stdout.read)
        code = begin["join"][-4:]
        address = begin["screen"].split("/")[2]
        secret = begin["host"].split("#")[1]
        host = await connect(address, {"say": "host", "secret": secret})
        print(f"with one host's page: {memory(process.pid):.1f} MB")
        await churn(begin, address, code, process.pid, options.churn)
        players = []
        for number in range(options.players):
            players.append(await connect(
                address, {"say": "join", "code": code, "name": f"Player {number}"}))
        await asyncio.gather(*(page.welcomed for page in players))
        pages = players + [await connect(address, {"say": "watch"}) for _ in range(4)] + [host]
        await asyncio.sleep(3)
        host.say(say="line", text='{"command":"next"}')
        delays, last, question, tried = [], [], 1, set()
        await until(lambda: host.moment in (b"open", b"reading"))
        for press in range(options.presses):
            if len(tried) > 20:
                # Asks the next question, so that players may press again.
                host.say(say="line", text='{"command":"reveal"}')
                await until(lambda: all(page.moment == b"verdict" for page in pages))
                host.say(say="line", text='{"command":"next"}')
                await until(lambda: all(page.moment in (b"open", b"reading") for page in pages))
                question, tried = question + 1, set()
            number = random.choice([n for n in range(len(players)) if n not in tried])
            tried.add(number)
            for page in pages:
                page.floor_at = None
            await asyncio.sleep(0.05)
            began = time.perf_counter()
            players[number].say(say="buzz", question=question)
            await until(lambda: all(page.floor_at is not None for page in pages))
            delays += [(page.floor_at - began) * 1000 for page in pages]
            last.append(max(page.floor_at - began for page in pages) * 1000)
            players[number].say(say="pass", question=question)
            await until(lambda: all(page.moment == b"open" for page in pages))
        print(f"{options.players} players, {len(pages)} pages, {options.presses} presses: from a press to "
              f"a page p50 {share(delays, 0.5):.1f} ms, p99 {share(delays, 0.99):.1f} ms, "
              f"most {max(delays):.1f} ms; to the last page p50 {share(last, 0.5):.1f} ms")
        print(f"memory {memory(process.pid):.1f} MB, at most {memory(process.pid, 'VmHWM'):.1f} MB")
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--program", default=".build/release/trivia-voice")
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--presses", type=int, default=100)
    parser.add_argument("--churn", type=int, default=10_000)
    asyncio.run(run(parser.parse_args()))
