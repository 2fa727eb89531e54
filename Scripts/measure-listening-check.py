#!/usr/bin/env python3
"""Do the questions that `pack check --listen` flags with one voice also fail with other voices?

Each voice speaks the answers from the given packs. Both for the questions that are flagged with
the first voice and for all others, the script counts how many are not recognized with each other
voice. It does the same for the questions that are at risk according to the check without listening.

Usage: Scripts/measure-listening-check.py PROGRAM PACK.json... [--voices slt,rms,awb,espeak] [--raw]
Needs: flite's voices in the program; espeak-ng for the voice espeak.
"""
import argparse
import json
import pathlib
import subprocess
import tempfile


def findings(program, pack, voice):
    """The IDs of the questions whose answer was not recognized, and of those at risk for a different
    reason."""
    found = subprocess.run(
        [program, "pack", "check", "--listen", "--voice", voice, "--json", str(pack)],
        capture_output=True, text=True)
    if found.returncode not in (0, 1):
        raise SystemExit(found.stderr)
    unheard, risky = set(), set()
    for finding in map(json.loads, found.stdout.splitlines()):
        if finding["check"] != "ear":
            continue
        (unheard if finding["kind"] == "not heard" else risky).add(finding["question"])
    return unheard, risky


def without_pronunciations(pack, folder):
    """A copy of a pack as it was before its first check."""
    content = json.loads(pathlib.Path(pack).read_text())
    for question in content["questions"]:
        question.pop("pronunciations", None)
    copy = folder / pathlib.Path(pack).name
    copy.write_text(json.dumps(content))
    return copy


def row(title, flagged, failed, everything):
    others = everything - flagged
    inside, outside = len(flagged & failed), len(others & failed)
    rate = inside / max(1, len(flagged)), outside / max(1, len(others))
    lift = f"{rate[0] / rate[1]:.0f} times" if rate[1] else "-"
    print(f"{title}: {inside} of {len(flagged)} flagged fail ({100 * rate[0]:.0f} %), {outside} of "
          f"{len(others)} others ({100 * rate[1]:.1f} %), {lift}; {inside} of {len(failed)} failures flagged")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("packs", nargs="+")
    parser.add_argument("--voices", default="slt,rms,awb,espeak", help="the first one flags")
    parser.add_argument("--raw", action="store_true", help="without the packs' own pronunciations")
    options = parser.parse_args()
    voices = options.voices.split(",")
    everything = {question["id"] for pack in options.packs
                  for question in json.loads(pathlib.Path(pack).read_text())["questions"]}
    unheard = {voice: set() for voice in voices}
    risky = set()
    with tempfile.TemporaryDirectory() as folder:
        packs = [without_pronunciations(pack, pathlib.Path(folder)) if options.raw else pack
                 for pack in options.packs]
        for voice in voices:
            for pack in packs:
                missed, other = findings(options.program, pack, voice)
                unheard[voice] |= missed
                risky |= other
            print(f"{voice}: {len(unheard[voice])} of {len(everything)} not heard", flush=True)
    for voice in voices[1:]:
        row(f"by listening to {voices[0]}, then {voice}", unheard[voices[0]], unheard[voice], everything)
    for voice in voices:
        row(f"without listening, then {voice}", risky, unheard[voice], everything)


main()
