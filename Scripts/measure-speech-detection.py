#!/usr/bin/env python3
"""Compares speech detectors on recordings of people in quiet and in noise. Creates the table in
docs/decisions/0018.

usage: Scripts/measure-speech-detection.py prepare SPEECH FOLDER
       swift run --package-path Benchmarks -c release ear-figures detection FOLDER
       Scripts/measure-speech-detection.py table FOLDER DETECTOR [DETECTOR ...]

SPEECH contains trials.jsonl (lines with "clip" and "set") and noise/. From each of five sets, forty
recordings are extended by 1.5 s of room sound at both ends. They are written as raw 16 kHz sound,
alone and with every noise at 20 and 10 dB. Frames count as speech if they are within 30 dB of a
recording's loudest 10 ms. Gaps under 200 ms are closed, and stretches under 40 ms are dropped. A
DETECTOR is the suffix of the files with its decisions, one byte per frame (voice-medium,
energy-low …). If two detectors are joined by +, both must detect speech. Needs sox and numpy.
"""
import argparse
import collections
import json
import pathlib
import random
import subprocess

import numpy as np

SETS = ("nouns", "crowd", "accents", "digits", "orders")
RATE, FRAME = 16000, 160
ROOM = 150  # frames before and after


def sound(path):
    command = ["sox", path, *"-t raw -r 16000 -e signed -b 16 -c 1 -".split()]
    raw = subprocess.run(command, capture_output=True, check=True).stdout
    return np.frombuffer(raw, "<i2").astype(float)


def runs(mask):
    """Stretches of equal values: (value, start, end)."""
    edges = [0, *(np.flatnonzero(np.diff(mask)) + 1), len(mask)]
    return [(mask[a], a, b) for a, b in zip(edges, edges[1:])]


def speech(samples):
    """Whether each frame is speech."""
    frames = samples.reshape(-1, FRAME)
    level = 10 * np.log10(frames.var(1) + 1)
    mask = level > level.max() - 30
    for value, a, b in runs(mask):
        if not value and b - a < 20 and a > 0 and b < len(mask):
            mask[a:b] = True
    for value, a, b in runs(mask.copy()):
        if value and b - a < 4:
            mask[a:b] = False
    return mask


def prepare(source, folder):
    folder.mkdir(parents=True, exist_ok=True)
    clips = collections.defaultdict(set)
    for line in (source / "trials.jsonl").read_text().splitlines():
        trial = json.loads(line)
        clips[trial["set"]].add(trial["clip"])
    choose, dice = random.Random(21), np.random.default_rng(21)
    chosen = [clip for name in SETS for clip in choose.sample(sorted(clips[name]), 40)]
    noises = {path.stem: sound(path) for path in sorted((source / "noise").iterdir())}
    for number, clip in enumerate(chosen):
        samples = sound(source / clip)
        samples = samples[: len(samples) // FRAME * FRAME]
        mask = speech(samples)
        room = [dice.normal(0, 4, ROOM * FRAME) for _ in range(2)]
        whole = np.concatenate([room[0], samples, room[1]])
        power = np.mean(samples.reshape(-1, FRAME)[mask] ** 2)
        kinds = {"quiet": whole}
        for name, noise in noises.items():
            start = dice.integers(0, max(1, len(noise) - len(whole)))
            stretch = np.resize(noise[start:], len(whole)) if start else np.resize(noise, len(whole))
            for decibels in (20, 10):
                gain = np.sqrt(power / 10 ** (decibels / 10) / np.mean(stretch**2))
                kinds[f"{name}-{decibels}"] = whole + gain * stretch
        for kind, mixed in kinds.items():
            values = np.clip(np.round(mixed), -32768, 32767).astype("<i2")
            values.tofile(folder / f"{number:03}.{kind}.raw")
        padded = np.pad(mask, ROOM)
        padded.astype("u1").tofile(folder / f"{number:03}.speech")


def end_error(mask, said):
    """The milliseconds between the last frame of speech and the start of the 300 ms of silence that
    follow."""
    last, silent = np.flatnonzero(mask)[-1], 0
    for frame in range(max(0, last - 20), len(said)):
        silent = 0 if said[frame] else silent + 1
        if silent == 30:
            return abs(frame - 30 - last) * 10
    return abs(len(said) - 1 - last) * 10


def table(folder, detectors):
    print("| detector | quiet hit / false / end | 20 dB | 10 dB | missed |\n|---|---|---|---|---|")
    for detector in detectors:
        sums, ends, missed, total = collections.defaultdict(lambda: np.zeros(4)), {}, 0, 0
        for path in sorted(folder.glob("*.raw")):
            number, kind = path.stem.split(".", 1)
            mask = np.fromfile(folder / f"{number}.speech", "u1") > 0
            files = [path.with_suffix(f".{part}") for part in detector.split("+")]
            said = np.all([np.fromfile(file, "u1") > 0 for file in files], axis=0)
            mask = mask[: len(said)]
            column = kind if kind == "quiet" else kind[-2:]
            counts = (said & mask).sum(), mask.sum(), (said & ~mask).sum(), (~mask).sum()
            sums[column] += counts
            ends.setdefault(column, []).append(end_error(mask, said))
            missed, total = missed + (counts[0] == 0), total + 1
        cells = []
        for column in ("quiet", "20", "10"):
            hit, spoken, false, other = sums[column]
            mean = np.mean(ends[column])
            cells.append(f"{hit / spoken:.3f} / {false / other:.3f} / {mean:.0f} ms")
        print(f"| {detector} | {' | '.join(cells)} | {missed / total:.1%} |")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, dest="command")
    making = commands.add_parser("prepare")
    making.add_argument("speech", type=pathlib.Path)
    making.add_argument("folder", type=pathlib.Path)
    counting = commands.add_parser("table")
    counting.add_argument("folder", type=pathlib.Path)
    counting.add_argument("detectors", nargs="+", metavar="DETECTOR")
    given = parser.parse_args()
    if given.command == "prepare":
        prepare(given.speech, given.folder)
    else:
        table(given.folder, given.detectors)


main()
