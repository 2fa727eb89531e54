#!/usr/bin/env python3
"""Compares the words that a game shows while somebody is speaking with the words actually said.

usage: trivia-voice replay TRIALS.jsonl --shown --json > RESULTS.jsonl
       Scripts/measure-shown-words.py TRIALS.jsonl RESULTS.jsonl

Each trial has "says", "answer" and "set". For all trials and for each set, the script prints how many
of the last words shown before each result are wrong, and in how many trials nothing was shown. It lists
each trial in which a word of the answer was shown although nobody said it. For that list, words of one
or two letters do not count.
"""
import collections
import json
import re
import sys


def objects(path):
    with open(path) as file:
        return [json.loads(line) for line in file]


def words(text):
    return re.findall(r"[a-z0-9']+", text.lower())


def distance(said, shown):
    """The number of words to replace, insert and delete."""
    row = list(range(len(shown) + 1))
    for i, word in enumerate(said, 1):
        before, row[0] = row[0], i
        for j, other in enumerate(shown, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (word != other))
    return row[-1]


def main():
    if len(sys.argv) != 3 or "--help" in sys.argv:
        sys.exit(__doc__)
    trials = {trial["id"]: trial for trial in objects(sys.argv[1])}
    figures = collections.defaultdict(collections.Counter)
    for result in objects(sys.argv[2]):
        trial = trials[result["id"]]
        if "error" in result:
            sys.exit(f"{result['id']}: {result['error']}")
        shown = [utterance.get("shown") or [] for utterance in result["utterances"]]
        last = [word for texts in shown if texts for word in words(texts[-1])]
        said = words(trial["says"])
        untold = {word for word in words(trial["answer"]) if len(word) > 2} - set(said)
        told = untold.intersection(word for texts in shown for text in texts for word in words(text))
        if told:
            print(f"{trial['id']}: shown {sorted(told)}, said {trial['says']!r}")
        for name in ("all", trial["set"]):
            figures[name].update(
                trials=1, words=len(said), wrong=distance(said, last), silent=not last, told=bool(told))
    for name, sums in figures.items():
        share = sums["wrong"] / max(sums["words"], 1)
        print(f"{name}: {sums['trials']} trials, {share:.1%} of the last words wrong, nothing shown in "
              f"{sums['silent']}, a word of the answer shown in {sums['told']}")


if __name__ == "__main__":
    main()
