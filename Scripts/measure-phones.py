#!/usr/bin/env python3
"""Measures a game in which all players answer by voice on phones, with recordings of people. All phones
are on this machine and speak at the same time, in real time. The figures are in docs/benchmarks.md.

usage: Scripts/measure-phones.py TRIALS [--program FILE] [--phones 8] [--questions 10]

TRIALS is a file for `replay`, from which the bare right answers are used. The questions are those whose
answers were recorded by the most people, and each phone speaks one of the recordings.
"""
import argparse
import asyncio
import collections
import json
import os
import random
import subprocess
import tempfile
import time

from room_pages import Page, connect, connect_host, memory, until

HERTZ = 16_000
PIECE = 2_048


class Phone(Page):
    """A phone that speaks, and records when the game has ruled on its answer."""

    me = None
    done_at = None
    aside = None
    result = None
    words = 0

    def hear(self, message, now):
        super().hear(message, now)
        if message.startswith(b'{"me"'):
            self.me = json.loads(message)["me"]
            if "result" in self.me:
                self.result = self.result or self.me["result"]["outcome"]
            if self.me["isDone"] or self.result:
                self.done_at = self.done_at or now
        elif message.startswith(b'{"aside"'):
            self.aside = json.loads(message)["aside"]
            self.done_at = self.done_at or now
        elif message.startswith(b'{"words"'):
            self.words += 1


def samples(clip):
    """The samples of a clip, with silence before and after it, as if somebody held the button slightly longer."""
    sound = subprocess.run(
        ["sox", clip, "-t", "raw", "-r", str(HERTZ), "-e", "signed", "-b", "16", "-c", "1", "-",
         "pad", "0.3", "0.2"], check=True, capture_output=True).stdout
    return sound


async def speak(phone, sound, question):
    """Speaks a clip in real time. Returns the time when the button was released."""
    phone.say(say="talk", question=question, hertz=HERTZ)
    began = time.perf_counter()
    for place in range(0, len(sound), 2 * PIECE):
        piece = sound[place:place + 2 * PIECE]
        await asyncio.sleep(max(0, began + (place + len(piece)) / 2 / HERTZ - time.perf_counter()))
        phone.send(0x82, piece)
    phone.say(say="talked")
    return time.perf_counter()


def processor_time(pid):
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(values, part):
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


async def run(options):
    by_answer = collections.defaultdict(list)
    for line in open(options.trials):
        trial = json.loads(line)
        if trial["expect"] == "correct" and not trial["choices"] and trial["says"] == trial["answer"]:
            by_answer[trial["answer"]].append(os.path.join(os.path.dirname(options.trials), trial["clip"]))
    answers = sorted(by_answer, key=lambda answer: -len(by_answer[answer]))[:options.questions]
    draw = random.Random(1)
    home = tempfile.mkdtemp()
    pack = os.path.join(home, "pack.json")
    with open(pack, "w") as file:
        json.dump({"title": "Words", "questions": [
            {"id": str(place), "question": f"Which word is number {place}?", "answer": answer}
            for place, answer in enumerate(answers)]}, file)
    environment = os.environ | {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home}
    process = subprocess.Popen(
        [options.program, "play", "--screen", "127.0.0.1:0", "--phone-voice", "--json", "--keyboard",
         "--pack", pack, "--questions", str(len(answers)), "--time-limit", "60", "--mode", "quiz"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=environment, text=True)
    try:
        begin = json.loads(process.stdout.readline())
        # The program's other output must not fill the pipe.
        asyncio.get_running_loop().run_in_executor(None, process.stdout.read)
        code, address = begin["join"][-4:], begin["screen"].split("/")[2]
        host = await connect_host(begin["host"])
        phones = [await connect(address, {"say": "join", "code": code, "name": f"Player {number}"}, Phone)
                  for number in range(options.phones)]
        # With a second player, each phone receives its own result.
        silent = await connect(address, {"say": "join", "code": code, "name": "Silent"}, Phone)
        await asyncio.gather(*(phone.welcomed for phone in [*phones, silent]))
        host.say(say="line", text='{"command":"next"}')
        delays, outcomes, sound_seconds, used = [], collections.Counter(), 0.0, 0.0
        for number in range(1, len(answers) + 1):
            await until(lambda: all(phone.me and phone.me["mayTalk"] for phone in phones))
            answer = json.loads(host.host)["host"]["answer"].lower()
            clips = [draw.choice(by_answer[answer]) for _ in phones]
            sounds = [samples(clip) for clip in clips]
            for phone in phones:
                phone.done_at = phone.aside = phone.result = None
            silent.say(say="pass", question=number)
            before = processor_time(process.pid)
            ends = await asyncio.gather(
                *(speak(phone, sound, number) for phone, sound in zip(phones, sounds)))
            await until(lambda: all(phone.done_at for phone in phones))
            used += processor_time(process.pid) - before
            sound_seconds += sum(len(sound) for sound in sounds) / 2 / HERTZ
            delays += [phone.done_at - end for phone, end in zip(phones, ends)]
            if any(phone.aside for phone in phones):
                host.say(say="line", text='{"command":"reveal"}')
            await until(lambda: host.moment == b"verdict" and all(phone.result or phone.aside for phone in phones))
            outcomes.update("not clear" if phone.aside else phone.result for phone in phones)
            host.say(say="line", text='{"command":"next"}')
        count = len(delays)
        print(f"{options.phones} phones, {len(answers)} questions: of {count} right answers "
              f"{outcomes['right'] / count:.1%} right, {outcomes['wrong'] / count:.1%} wrong, "
              f"{outcomes['not clear'] / count:.1%} asked again")
        print(f"from the button to the ruling p50 {share(delays, 0.5):.2f} s, p95 {share(delays, 0.95):.2f} s, "
              f"most {max(delays):.2f} s; words shown {sum(phone.words for phone in phones)} times")
        print(f"processor time {used / sound_seconds:.2f} s a second of sound; memory "
              f"{memory(process.pid):.0f} MB, at most {memory(process.pid, 'VmHWM'):.0f} MB")
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("trials")
    parser.add_argument("--program", default=".build/release/trivia-voice")
    parser.add_argument("--phones", type=int, default=8)
    parser.add_argument("--questions", type=int, default=10)
    asyncio.run(run(parser.parse_args()))
