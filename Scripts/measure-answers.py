#!/usr/bin/env python3
"""Replays those recordings of people that a row of docs/benchmarks.md uses. Prints one JSON object with
the number of right answers, the time that a ruling takes, and the cost.

usage: Scripts/measure-answers.py FOLDER SET [--program FILE] [--jobs 2] [--limit N] [-- OPTION ...]

FOLDER contains trials.jsonl (kind, expect, set, group), carriers.jsonl, orders.jsonl, spelled.jsonl,
their clips, noise/ and grammar/coffee.gram. OPTIONs are passed to `replay` or `transcribe`. A SET is one of:

  bare       every eighth trial with only an answer, or with chatter
  own        people's own sentences; few: every sixth of these recordings
  around     every third trial with other words around the answer
  near       every seventh near miss; both: every seventh near miss with the answer on the screen, too
  digits     digits in telephone quality
  children   every third trial of a child
  all        all trials without near misses
  orders     coffee orders, clean and in kitchen noise at seven signal-to-noise ratios
  spelled    spelled words, with a grammar of the words that are said; also counts the letters A to H
  phrases    phrases in open transcription; counts wrong words
"""
import argparse
import difflib
import importlib.machinery
import importlib.util
import json
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import tempfile

DECIBELS = [24, 21, 18, 15, 12, 9, 6]
CHOICES = set("abcdefgh")


def lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def chosen(folder, name):
    """The trials of a set, in the order of their file."""
    trials = lines(folder / ("carriers.jsonl" if name in ("own", "few", "around") else "trials.jsonl"))
    if name in ("own", "few"):
        trials = [trial for trial in trials if trial["set"] == "carrier-human"]
        clips = list(dict.fromkeys(trial["clip"] for trial in trials))[:: 6 if name == "few" else 1]
        return [trial for trial in trials if trial["clip"] in clips]
    if name == "around":
        return [trial for trial in trials if trial["set"] != "carrier-human"][::3]
    if name == "near":
        return [trial for trial in trials if trial["kind"] == "near"][::7]
    if name == "both":
        return [trial for expect in ("correct", "incorrect")
                for trial in [one for one in trials if (one["kind"], one["expect"]) == ("nearchoice", expect)][::7]]
    trials = [trial for trial in trials if not trial["kind"].startswith("near")]
    if name == "digits":
        return [trial for trial in trials if trial["set"] == "digits"]
    if name == "children":
        return [trial for trial in trials if trial["group"] == "child"][::3]
    return trials[::8] if name == "bare" else trials


def run(command, text=""):
    """The objects that a command prints, and the cost. The memory is the maximum over all commands so far."""
    def processor_time():
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    before = processor_time()
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    # Status 1 means that a verdict was not as expected. A negative status means that a signal ended the command.
    if done.returncode not in (0, 1) or "could not be run" in done.stderr:
        sys.exit(f"{' '.join(command[:3])} failed: {done.stderr[-1000:]}{done.stdout[-300:]}")
    cost = {"processor": processor_time() - before,
            "megabytes": resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024}
    if factor := re.search(r"real-time factor: ([\d.]+) over (\d+) s", done.stderr):
        cost |= {"factor": float(factor[1]), "sound": int(factor[2])}
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")], cost


def replay(options, trials, *more):
    text = "".join(
        json.dumps(trial | {"clip": str((options.folder / trial["clip"]).resolve())}) + "\n" for trial in trials)
    results, cost = run(
        [options.program, "replay", "-", "--json", "--jobs", str(options.jobs), *more, *options.more], text)
    if len(results) != len(trials):
        sys.exit(f"replay gave {len(results)} results for {len(trials)} trials")
    return results, cost


def shares(values):
    values = sorted(values)
    return {f"p{part}": values[min(len(values) * part // 100, len(values) - 1)] for part in (50, 90, 95)} if values else {}


def answers(options, name):
    trials = chosen(options.folder, name)[: options.limit]
    results, cost = replay(options, trials)
    found = {"trials": len(trials)} | cost
    ruled = {"right": [], "wrong": []}
    for trial, result in zip(trials, results):
        ruled["right" if trial["expect"] == "correct" else "wrong"].append(result)
    for what, all_of_them in ruled.items():
        accepted = [result for result in all_of_them if result["verdict"] == "correct"]
        # The time until a right answer is accepted, and until a wrong one is rejected.
        ended = accepted if what == "right" else [one for one in all_of_them if one["verdict"] == "incorrect"]
        found[what] = {
            "trials": len(all_of_them), "accepted": len(accepted),
            "percent": 100 * len(accepted) / max(1, len(all_of_them)),
            "ruling": shares(one["latency"]["afterSpeech"] + one["latency"]["compute"] for one in ended)}
    found["processing"] = shares(one["latency"]["compute"] * 1000 for one in results if one.get("latency"))
    return found


def orders(options):
    trials = lines(options.folder / "orders.jsonl")[: options.limit]
    grammar, noise = options.folder / "grammar/coffee.gram", options.folder / "noise/kitchen_picovoice.flac"
    found, factors = {"trials": len(trials)}, []

    def share(*more):
        results, cost = replay(options, trials, "--grammar", str(grammar), *more)
        factors.append(cost["factor"])
        right = sum(result.get("tags") == trial["tags"] for trial, result in zip(trials, results))
        return 100 * right / len(trials)

    found["clean"] = share()
    for decibels in DECIBELS:
        found[f"at{decibels}"] = share("--noise", str(noise), "--snr", str(decibels), "--seed", "1")
    found["mean"] = statistics.mean(found[f"at{decibels}"] for decibels in DECIBELS)
    return found | {"factor": statistics.mean(factors)}


def distance():
    """The functions of Scripts/compare-peers that count word errors and that split text into words."""
    path = str(pathlib.Path(__file__).resolve().parent / "compare-peers")
    loader = importlib.machinery.SourceFileLoader("compare_peers", path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module.distance, module.words


def word_errors(pairs, cost):
    count, words = distance()
    said = [(words(text), words(heard)) for text, heard in pairs]
    total = sum(len(text) for text, _ in said)
    errors = sum(count(text, heard) for text, heard in said)
    return {"trials": len(said), "words": total, "errors": errors, "percent": 100 * errors / total} | cost


def spelled(options):
    trials = lines(options.folder / "spelled.jsonl")[: options.limit]
    words = sorted({word for trial in trials for word in trial["says"].split()})
    with tempfile.NamedTemporaryFile("w", suffix=".gram") as grammar:
        grammar.write("#JSGF V1.0;\ngrammar words;\npublic <words> = (" + " | ".join(words) + ")+;\n")
        grammar.flush()
        results, cost = replay(options, trials, "--grammar", grammar.name)
    pairs = [(trial["says"], result.get("heard") or "") for trial, result in zip(trials, results)]
    return word_errors(pairs, cost) | {"letters": letters(pairs)}


def letters(pairs):
    """How many of the letters A to H were recognized in their place."""
    said = right = 0
    for text, heard in pairs:
        text, heard = ([word.rstrip(".") for word in line.lower().split()] for line in (text, heard))
        said += sum(word in CHOICES for word in text)
        for block in difflib.SequenceMatcher(None, text, heard, autojunk=False).get_matching_blocks():
            right += sum(word in CHOICES for word in text[block.a:block.a + block.size])
    return {"trials": said, "right": right, "percent": 100 * right / said}


def seconds(clip):
    """The length of a FLAC file, according to its header."""
    with open(clip, "rb") as file:
        head = int.from_bytes(file.read(26)[18:], "big")
    return (head & (1 << 36) - 1) / (head >> 44)


def phrases(options):
    said = {str((options.folder / trial["clip"]).resolve()): trial["says"]
            for trial in lines(options.folder / "trials.jsonl") if trial["set"] == "accents"}
    said = dict(list(said.items())[: options.limit])
    results, cost = run([options.program, "transcribe", "--json", *options.more, *said])
    heard = dict.fromkeys(said, "")
    for result in results:
        if result["isFinal"]:
            heard[result["file"]] += " " + result["text"]
    cost["factor"] = cost["processor"] / sum(map(seconds, said))
    return word_errors([(text, heard[clip]) for clip, text in said.items()], cost)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("set", choices=[
        "bare", "own", "few", "around", "near", "both", "digits", "children", "all", "orders", "spelled", "phrases"])
    parser.add_argument("--program", default=".build/release/trivia-voice")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=int, help="at most this many trials, to try the script")
    given, more = sys.argv[1:], []
    if "--" in given:
        place = given.index("--")
        given, more = given[:place], given[place + 1:]
    options = parser.parse_args(given)
    options.more = more
    special = {"orders": orders, "spelled": spelled, "phrases": phrases}.get(options.set)
    print(json.dumps(special(options) if special else answers(options, options.set)))


main()
