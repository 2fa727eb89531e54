#!/usr/bin/env python3
"""Do the questions that `pack check` calls risky fail more often than the others?

The script synthesizes the answer to every question of the given packs with several voices, and
replays the clips with the program. For each voice, the script compares the proportions of flagged
and of other questions that were not judged correct, and counts how many of the failures were
flagged. Forms that a pack rejects are spoken, too, and the program must not accept them. The packs
are split into two halves. Thresholds may be chosen on the first half (`fit`), but claims must hold
on the second half (`shown`).

Usage: Scripts/measure-ear-check.py PROGRAM PACK.json... [--voices slt,rms,us] [--keep FOLDER] [--jobs N]
Needs: flite, espeak-ng.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import tempfile

ESPEAK = {"us": "en-us", "gb": "en-gb"}


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("packs", nargs="+")
    parser.add_argument("--voices", default="slt,rms,us", help="flite voices; us and gb are espeak-ng's")
    parser.add_argument("--keep", help="a folder for clips and results, used again by the next run")
    parser.add_argument("--checker", help="another build of the program for pack check")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--weights", default="risk", help="risk, or risk,note")
    return parser.parse_args()


def plain(answer):
    answer = re.sub(r"\[[^\]]*\]", "", str(answer))
    return re.sub(r"<[^>]*>", "", answer).strip()


def speak(text, voice, path):
    if path.exists():
        return
    if voice in ESPEAK:
        command = ["espeak-ng", "-v", ESPEAK[voice], "-s", "150", "-w", str(path), "--", text]
    else:
        command = ["flite", "-voice", voice, "-t", text, "-o", str(path)]
    subprocess.run(command, check=True)


def trial(question, text, expect, voice, number, folder):
    clip = folder / f"{question['id']}-{expect}{number}-{voice}.wav"
    speak(text, voice, clip)
    made = {"id": f"{question['id']}|{expect}|{voice}", "clip": str(clip.resolve()),
            "answer": str(question["answer"])}
    for name in ("accept", "reject", "choices"):
        if question.get(name):
            made[name] = [str(form) for form in question[name]]
    forms = [form if isinstance(form, str) else form["form"] for form in question.get("promptOn", [])]
    if forms:
        made["promptOn"] = forms
    return made


def trials(questions, voices, folder):
    for question in questions:
        for voice in voices:
            yield trial(question, plain(question["answer"]), "correct", voice, 0, folder)
            for wrong in question.get("reject", [])[:1]:
                yield trial(question, plain(wrong), "wrong", voice, 1, folder)


def replayed(options, folder, made):
    """The program's verdicts. Verdicts from an earlier run in the same folder are reused."""
    kept = folder / "results.jsonl"
    lines = kept.read_text().splitlines() if kept.exists() else []
    known = {json.loads(line)["id"] for line in lines}
    path = folder / "trials.jsonl"
    path.write_text("".join(json.dumps(each) + "\n" for each in made if each["id"] not in known))
    with kept.open("a") as output:
        subprocess.run(
            [options.program, "replay", str(path), "--json", "--jobs", str(options.jobs)],
            stdout=output, stderr=subprocess.DEVNULL)
    return [json.loads(line) for line in kept.read_text().splitlines()]


def checked(program, packs, weights):
    """The kinds of findings for each question."""
    kinds = collections.defaultdict(set)
    for pack in packs:
        found = subprocess.run(
            [program, "pack", "check", "--json", "--all", pack], capture_output=True, text=True)
        for line in found.stdout.splitlines():
            finding = json.loads(line)
            if finding["check"] == "ear" and finding["weight"] in weights:
                kinds[finding["question"]].add(finding["kind"])
    return kinds


def row(title, outcomes, flagged):
    """One line of figures. Outcomes are (question, failed)."""
    inside = [failed for key, failed in outcomes if key in flagged]
    outside = [failed for key, failed in outcomes if key not in flagged]
    failures = sum(inside) + sum(outside)
    rate = sum(inside) / max(1, len(inside)), sum(outside) / max(1, len(outside))
    lift = rate[0] / rate[1] if rate[1] else float("inf")
    print(f"{title:34} flagged {sum(inside):3} of {len(inside):4} fail ({100 * rate[0]:5.1f} %), "
          f"others {sum(outside):3} of {len(outside):4} ({100 * rate[1]:4.1f} %), "
          f"lift {lift:5.1f}, failures flagged {sum(inside)} of {failures}")


def main():
    options = arguments()
    folder = pathlib.Path(options.keep or tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    voices = options.voices.split(",")
    questions, half = [], {}
    for number, pack in enumerate(options.packs):
        for question in json.load(open(pack))["questions"]:
            questions.append(question)
            half[question["id"]] = ("fit", "shown")[number % 2]
    results = replayed(options, folder, list(trials(questions, voices, folder)))
    kinds = checked(options.checker or options.program, options.packs, options.weights.split(","))
    outcomes = collections.defaultdict(list)
    heard = collections.defaultdict(list)
    for result in results:
        key, expect, voice = result["id"].split("|")
        failed = (result.get("verdict") == "correct") != (expect == "correct")
        outcomes[expect, voice].append((key, failed))
        if failed:
            heard[key].append(f"{expect}:{voice}:{result.get('reason')}:{result.get('heard')}")
    for expect in ("correct", "wrong"):
        for voice in voices:
            all_of_them = outcomes[expect, voice]
            row(f"{expect} answers, {voice}", all_of_them, kinds)
            for name in ("fit", "shown") if expect == "correct" else ():
                row(f"  {name}", [each for each in all_of_them if half[each[0]] == name], kinds)
    for kind in sorted({kind for found in kinds.values() for kind in found}):
        flagged = {key for key, found in kinds.items() if kind in found}
        row(kind, [each for voice in voices for each in outcomes["correct", voice]], flagged)
    for key in sorted(heard, key=lambda key: -len(heard[key]))[:40]:
        print(" ", key, sorted(kinds.get(key, [])), "; ".join(heard[key]))


main()
