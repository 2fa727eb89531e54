#!/usr/bin/env python3
"""Do the questions that `pack check` calls risky fail more often than the others?

Synthesizes the answer of every question of the given packs with several voices, replays the clips
through the program, and compares: how many of the flagged and of the unflagged questions were not
judged correct. For a pair that sounds alike the wrong one is spoken too: it must not be accepted.

Usage: Scripts/measure-ear-check.py PROGRAM PACK.json... [--voices slt,rms,us] [--keep FOLDER]
Needs: flite, espeak-ng.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import tempfile

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("packs", nargs="+")
parser.add_argument("--voices", default="slt,rms,us")
parser.add_argument("--keep")
parser.add_argument("--checker", help="another build of the program for pack check")
options = parser.parse_args()


def plain(answer):
    answer = re.sub(r"\[[^\]]*\]", "", answer)
    return re.sub(r"<[^>]*>", "", answer).strip()


def speak(text, voice, path):
    if voice in ("us", "gb"):
        names = {"us": "en-us", "gb": "en-gb"}
        subprocess.run(["espeak-ng", "-v", names[voice], "-s", "150", "-w", path, "--", text], check=True)
    else:
        subprocess.run(["flite", "-voice", voice, "-t", text, "-o", path], check=True)


folder = pathlib.Path(options.keep or tempfile.mkdtemp())
folder.mkdir(parents=True, exist_ok=True)
flagged = collections.defaultdict(set)
trials = []
for pack in options.packs:
    found = subprocess.run(
        [options.checker or options.program, "pack", "check", "--json", pack], capture_output=True, text=True)
    for line in found.stdout.splitlines():
        finding = json.loads(line)
        if finding["weight"] == "risk":
            flagged[finding["question"]].add(finding["kind"])
    for number, question in enumerate(json.load(open(pack))["questions"]):
        key = question.get("id", f"{pathlib.Path(pack).stem}-{number}")
        said = [(plain(str(question["answer"])), "correct")]
        for wrong in question.get("reject", [])[:1]:
            said.append((plain(str(wrong)), "wrong"))
        for text, expect in said:
            for voice in options.voices.split(","):
                clip = folder / f"{key}-{expect}-{voice}.wav"
                if not clip.exists():
                    speak(text, voice, str(clip))
                trial = {"id": f"{key}|{expect}|{voice}", "clip": str(clip.resolve()),
                         "answer": str(question["answer"])}
                for name in ("accept", "reject", "choices"):
                    if question.get(name):
                        trial[name] = [str(form) for form in question[name]]
                forms = [form if isinstance(form, str) else form["form"]
                         for form in question.get("promptOn", [])]
                if forms:
                    trial["promptOn"] = forms
                trials.append(trial)
path = folder / "trials.jsonl"
path.write_text("".join(json.dumps(trial) + "\n" for trial in trials))
run = subprocess.run([options.program, "replay", str(path), "--json"], capture_output=True, text=True)
counts = collections.defaultdict(lambda: [0, 0])
failures = collections.defaultdict(list)
for line in run.stdout.splitlines():
    result = json.loads(line)
    key, expect, voice = result["id"].split("|")
    failed = (result.get("verdict") == "correct") != (expect == "correct")
    group = ("flagged" if key in flagged else "unflagged", expect)
    counts[group][0] += failed
    counts[group][1] += 1
    if failed:
        failures[key].append(f"{expect}:{voice}:{result.get('heard')}")
for group, (failed, total) in sorted(counts.items()):
    print(f"{group[0]}, {group[1]} answers: {failed} of {total} judged wrongly "
          f"({100 * failed / max(total, 1):.1f} %)")
for key in sorted(failures, key=lambda key: -len(failures[key]))[:40]:
    print(" ", key, "(flagged)" if key in flagged else "", "; ".join(failures[key]))
