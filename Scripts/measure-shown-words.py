#!/usr/bin/env python3
"""Compares the words shown while somebody speaks with what was said and with the final result.

usage: Scripts/measure-shown-words.py RECORDINGS.jsonl [--program trivia-voice] [--limit N]
                                      [--noise FILE --snr DECIBELS]

Each line of RECORDINGS.jsonl has "clip" (a path relative to the file) and "says". N of the
recordings (160 by default) are recognized one after the other with a grammar of everything that
is said in them. Each has half a second of quiet before it and a second after it, or noise
throughout. The script compares the last words shown before each result. Needs sox.
"""
import argparse
import array
import json
import math
import pathlib
import random
import re
import resource
import subprocess
import tempfile
import wave

HERTZ = 16_000


def samples(path):
    """A recording as 16-bit samples at 16 kHz, one channel."""
    command = ["sox", str(path), "-r", str(HERTZ), "-c", "1", "-b", "16", "-e", "signed", "-t", "raw", "-"]
    return array.array("h", subprocess.run(command, check=True, capture_output=True).stdout)


def energy(values):
    return sum(value * value for value in values) / max(len(values), 1)


def loud(values):
    """The energy of speech: that of the louder two fifths of all 10 ms frames."""
    frames = sorted(energy(values[i:i + 160]) for i in range(0, len(values) - 160, 160))
    return sum(frames[len(frames) * 3 // 5:]) / max(len(frames) - len(frames) * 3 // 5, 1)


def mixed(speech, noise, decibels, seed):
    """Speech with its surroundings. The seed selects the stretch of noise."""
    choice = random.Random(seed)
    sound = [0.0] * (HERTZ // 2) + list(speech) + [0.0] * HERTZ
    if noise is None:
        under = [choice.gauss(0, 3) for _ in sound]
    else:
        start = choice.randrange(len(noise))
        under = [noise[(start + i) % len(noise)] for i in range(len(sound))]
        factor = math.sqrt(loud(speech) / 10 ** (decibels / 10) / max(energy(under), 1))
        under = [value * factor for value in under]
    return array.array("h", (max(-32768, min(32767, round(a + b))) for a, b in zip(sound, under)))


def distance(said, heard):
    """The number of words to replace, insert and delete."""
    row = list(range(len(heard) + 1))
    for i, word in enumerate(said, 1):
        before, row[0] = row[0], i
        for j, other in enumerate(heard, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (word != other))
    return row[-1]


def recordings(path, limit):
    """Each recording once: [(file, words)]."""
    found = {}
    for line in path.read_text().splitlines():
        trial = json.loads(line)
        says = trial.get("says", "").lower()
        if re.fullmatch(r"[a-z' ]+", says) and (path.parent / trial["clip"]).exists():
            found[trial["clip"]] = says
    chosen = sorted(found.items())
    random.Random(1).shuffle(chosen)
    return [(path.parent / clip, says) for clip, says in chosen[:limit]]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("recordings", type=pathlib.Path)
    parser.add_argument("--program", default="trivia-voice")
    parser.add_argument("--limit", type=int, default=160)
    parser.add_argument("--noise", type=pathlib.Path)
    parser.add_argument("--snr", type=float, default=10)
    options = parser.parse_args()
    chosen = recordings(options.recordings, options.limit)
    noise = samples(options.noise) if options.noise else None
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        grammar = folder / "said.gram"
        said = " | ".join(sorted({says for _, says in chosen}))
        grammar.write_text(f"#JSGF V1.0;\ngrammar said;\npublic <said> = {said};\n")
        files = []
        for index, (clip, _) in enumerate(chosen):
            files.append(str(folder / f"{index:04}.wav"))
            with wave.open(files[-1], "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(HERTZ)
                file.writeframes(mixed(samples(clip), noise, options.snr, index).tobytes())
        command = [options.program, "transcribe", "--grammar", str(grammar), "--preset", "progressive", "--json"]
        output = subprocess.run(command + files, check=True, capture_output=True, text=True).stdout
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    shown, final, current = {}, {}, {}
    for line in output.splitlines():
        event = json.loads(line)
        file = event["file"]
        if event["isFinal"]:
            final.setdefault(file, []).extend(event["text"].split())
            shown.setdefault(file, []).extend(current.pop(file, "").split())
        else:
            current[file] = event["text"]
    words = wrong_shown = wrong_final = same = 0
    for file, (_, says) in zip(files, chosen):
        last, result = shown.get(file, []), final.get(file, [])
        words += len(says.split())
        wrong_shown += distance(says.split(), last)
        wrong_final += distance(says.split(), result)
        same += last == result
    print(f"recordings {len(chosen)}, words {words}")
    print(f"words wrong: last shown {wrong_shown / words:.1%}, result {wrong_final / words:.1%}")
    print(f"last shown is the result: {same} of {len(chosen)}")
    print(f"processor time, preparing included: {usage.ru_utime:.0f} s")


if __name__ == "__main__":
    main()
