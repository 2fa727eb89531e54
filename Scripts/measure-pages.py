#!/usr/bin/env python3
"""Measures the processor time that the pages of a room use while nothing happens: the audience's screen,
the host's page and a phone's page, in the lobby, during an open question, after its ruling, and after the
end of the game. Needs Chromium. The figures are in docs/benchmarks.md.

usage: Scripts/measure-pages.py [--program FILE] [--web FOLDER] [--seconds 20] [--limit 1] [--json FILE]

With --web, the pages' files come from a folder, such as Sources/WebPresenter/Web, instead of the
program, so that a change can be measured before it is built.

The script prints JSON and then a table. The processor time is that of the process that runs and draws
the page, in percent of one core. Without a graphics card, another process of the browser rasterizes the
page; the last column contains the percentage for that process. The script fails if a page uses more than
the limit, in percent.
"""
import argparse
import asyncio
import base64
import contextlib
import itertools
import json
import mimetypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.parse

STATES = ["lobby", "question", "ruling", "end"]
SIZES = {"screen": (1920, 1080), "host": (1280, 800), "phone": (390, 844)}


class Browser:
    """Chromium without a window, driven over a pair of pipes."""

    def __init__(self, web):
        self.web = web

    async def start(self, folder):
        program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if not program:
            raise SystemExit("install chromium first")
        to, back = os.path.join(folder, "to"), os.path.join(folder, "from")
        os.mkfifo(to, 0o600)
        os.mkfifo(back, 0o600)
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", 'to=$1 back=$2; shift 2; exec "$@" 3<"$to" 4>"$back" 2>/dev/null', "sh", to, back,
             program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--remote-debugging-pipe", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync",
             # Let a page from a folder open a connection to this machine.
             "--disable-features=LocalNetworkAccessChecks", f"--user-data-dir={folder}/profile"],
            stdout=subprocess.DEVNULL)
        loop = asyncio.get_running_loop()
        self.input = await loop.run_in_executor(None, open, to, "wb", 0)
        self.output = await loop.run_in_executor(None, open, back, "rb", 0)
        self.numbers, self.waiting = itertools.count(1), {}
        self.reading = loop.run_in_executor(None, self.read, loop)
        return self

    def read(self, loop):
        rest = b""
        while more := self.output.read(1 << 16):
            *messages, rest = (rest + more).split(b"\0")
            for message in map(json.loads, messages):
                loop.call_soon_threadsafe(self.take, message)

    def take(self, message):
        if message.get("method") == "Fetch.requestPaused":
            asyncio.ensure_future(self.answer(message["sessionId"], message["params"]))
        elif waiting := self.waiting.pop(message.get("id"), None):
            waiting.set_result(message)

    async def answer(self, session, request):
        """Answers a page's request for a file that is in the folder."""
        name = urllib.parse.urlsplit(request["request"]["url"]).path.lstrip("/")
        # The host's link sets a cookie, and then redirects to the page.
        known = {"screen": "audience.html", "host": "host.html", "": "player.html"}
        name = known.get(name, "player.html" if len(name) == 4 else name)
        path, number = os.path.join(self.web, name), request["requestId"]
        # A page that is gone no longer needs its files.
        with contextlib.suppress(RuntimeError):
            if not os.path.exists(path):
                return await self.send("Fetch.continueRequest", session, requestId=number)
            with open(path, "rb") as file:
                body = base64.b64encode(file.read()).decode()
            await self.send(
                "Fetch.fulfillRequest", session, requestId=number, responseCode=200, body=body,
                responseHeaders=[{"name": "Content-Type", "value": mimetypes.guess_type(name)[0] or "font/woff2"}])

    async def send(self, method, session=None, **parameters):
        number = next(self.numbers)
        self.waiting[number] = asyncio.get_running_loop().create_future()
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.input.write(json.dumps(message).encode() + b"\0")
        answer = await asyncio.wait_for(self.waiting[number], 30)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    async def end(self):
        self.process.terminate()
        self.process.wait()
        await self.reading


class Page:
    """A page with its own process and storage."""

    async def open(self, browser, kind, address):
        self.browser = browser
        context = (await browser.send("Target.createBrowserContext"))["browserContextId"]
        target = (await browser.send("Target.createTarget", url="about:blank", browserContextId=context))["targetId"]
        self.session = (await browser.send("Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        width, height = SIZES[kind]
        await self.send("Page.enable")
        await self.send("Performance.enable")
        await self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                        deviceScaleFactor=1, mobile=False)
        if browser.web:
            await self.send("Fetch.enable")
        await self.send("Page.navigate", url=address)
        return self

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    async def evaluate(self, script):
        answer = await self.send("Runtime.evaluate", expression=script, returnByValue=True)
        return answer["result"].get("value")

    async def until(self, condition, seconds=30):
        end = time.perf_counter() + seconds
        while not await self.evaluate(f"Boolean({condition})"):
            if time.perf_counter() > end:
                raise SystemExit(f"never true: {condition}")
            await asyncio.sleep(0.1)

    async def tap(self, selector):
        await self.evaluate(f"document.querySelector({json.dumps(selector)}).click()")

    async def metrics(self):
        answer = await self.send("Performance.getMetrics")
        return {one["name"]: one["value"] for one in answer["metrics"]}


async def processes(browser):
    """The processor time of each kind of the browser's processes."""
    used = {}
    for one in (await browser.send("SystemInfo.getProcessInfo"))["processInfo"]:
        used[one["type"]] = used.get(one["type"], 0) + one["cpuTime"]
    return used


async def still(pages, seconds=3):
    """Waits until nothing on the pages moves, except for the clock of an open question."""
    await asyncio.sleep(seconds)
    for page in pages.values():
        await page.until("document.getAnimations().every((one) => one.playState !== 'running')")


async def measure(browser, pages, seconds):
    """The processor time of each page, and that of the browser's other process for drawing all pages."""
    found = {}
    for kind, page in pages.items():
        if await page.evaluate("document.visibilityState") != "visible":
            raise SystemExit(f"the {kind} is not visible")
    before = {kind: await page.metrics() for kind, page in pages.items()}
    drawn = await processes(browser)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    after = {kind: await page.metrics() for kind, page in pages.items()}
    passed = time.perf_counter() - began
    also = await processes(browser)
    for kind in pages:
        def a_second(name):
            return (after[kind][name] - before[kind][name]) / passed
        found[kind] = {
            "core_percent": round(100 * a_second("ProcessTime"), 2),
            "task_percent": round(100 * a_second("TaskDuration"), 2),
            "script_percent": round(100 * a_second("ScriptDuration"), 2),
            "styles_a_second": round(a_second("RecalcStyleCount"), 2),
            "layouts_a_second": round(a_second("LayoutCount"), 2),
        }
    return found, round(100 * (also.get("GPU", 0) - drawn.get("GPU", 0)) / passed, 2)


def game(options, home):
    pack = os.path.join(home, "pack.json")
    with open(pack, "w") as file:
        json.dump({"title": "Planets", "questions": [
            {"id": str(number), "question": f"Which planet is number {number} of the Sun?", "answer": "Jupiter",
             "choices": ["Mars", "Saturn", "Jupiter", "Venus"]} for number in (1,)]}, file)
    process = subprocess.Popen(
        [options.program, "play", "--screen", "127.0.0.1:0", "--json", "--keyboard", "--pack", pack,
         "--questions", "1", "--mode", "everybody", "--time-limit", str(int(3 * options.seconds + 30))],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
        env=os.environ | {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home})
    begin = json.loads(process.stdout.readline())
    # The program's other output must not fill the pipe.
    asyncio.get_running_loop().run_in_executor(None, process.stdout.read)
    return process, begin


async def join(page, name):
    await page.until("document.querySelector('#join .strong')?.checkVisibility()")
    await page.evaluate(f"document.querySelector('#name').value = {json.dumps(name)}")
    await page.tap("#join .strong")
    await page.until("document.querySelector('#play').checkVisibility()")


async def go_to(state, pages):
    if state == "question":
        await pages["host"].tap("[data-command=next]")
    elif state == "ruling":
        await pages["host"].tap("[data-command=reveal]")
    elif state == "end":
        # The second tap is the host's confirmation.
        for _ in range(2):
            await pages["host"].tap("#stop")
    moment = {"lobby": "lobby", "question": "open", "ruling": "verdict", "end": "over"}[state]
    await pages["screen"].until(f"document.body.dataset.moment === '{moment}'")


def table(found):
    rows = [("", *STATES)]
    for kind in SIZES:
        rows.append((kind, *(f"{found[state][kind]['core_percent']:.2f} % ({found[state][kind]['styles_a_second']:.1f})"
                             for state in STATES)))
    rows.append(("pixels of all", *(f"{found[state]['pixels_percent']:.2f} %" for state in STATES)))
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows)


async def run(options):
    home = tempfile.mkdtemp()
    process, begin = game(options, home)
    browser = None
    try:
        browser = await Browser(options.web).start(tempfile.mkdtemp())
        pages = {kind: await Page().open(browser, kind, begin[link])
                 for kind, link in (("screen", "screen"), ("host", "host"), ("phone", "join"))}
        other = await Page().open(browser, "phone", begin["join"])
        await join(pages["phone"], "Ada")
        await join(other, "Grace")
        found = {}
        for state in STATES:
            await go_to(state, pages)
            await still(pages, 3 if state != "end" else 8)
            found[state], pixels = await measure(browser, pages, options.seconds)
            found[state]["pixels_percent"] = pixels
    finally:
        if browser:
            await browser.end()
        process.terminate()
        process.wait()
    print(json.dumps(found))
    if options.json:
        with open(options.json, "w") as file:
            json.dump(found, file, indent=1)
    print(f"share of a core over {options.seconds:g} s (style recalculations a second)")
    print(table(found))
    dear = [f"{kind}, {state}" for state in STATES for kind in SIZES
            if found[state][kind]["core_percent"] > options.limit]
    if dear:
        sys.stdout.flush()
        sys.exit(f"more than {options.limit:g} % of a core: {'; '.join(dear)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--program", default=".build/release/trivia-voice")
    parser.add_argument("--web", help="a folder with the pages' files")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--limit", type=float, default=1, help="percent of a core that a page may cost")
    parser.add_argument("--json", help="also write the JSON to this file")
    asyncio.run(run(parser.parse_args()))
