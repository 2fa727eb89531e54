"""Frames and what is said in them: what the network learns from, made once and kept on disk."""
import json
import multiprocessing
import pathlib

import numpy as np

import augmentation
import recordings
from frames import WIDTH, FrontEnd

SHORTEST, LONGEST = 100, 500  # Frames of a piece: an answer's length.
# Share of a group's recordings, those that fit worst, in which something else was said. Of names and numbers nobody
# wrote down how they were said: letter by letter mostly, and "double four".
DOUBTED = {"telephone book": 0.2}
DOUBTED_ELSE = 0.03
# Of those there are too few: everything changed is made twice.
RARE = {"child", "second language", "letters", "telephone book"}

_shared = {}


def aligned(files):
    for file in files:
        with open(file) as lines:
            for line in lines:
                yield json.loads(line)


def pieces(labels, samples, random):
    """A recording cut into stretches as long as answers are."""
    start, count = 0, len(labels)
    while start < count:
        length = int(random.integers(SHORTEST, LONGEST))
        if count - start - length < SHORTEST:
            length = count - start
        yield labels[start:start + length], samples[start * 160:(start + length) * 160 + 250]
        start += length


def share(**values):
    _shared.update(values)


def example_pass(task):
    """One pass over some recordings, everything changed anew."""
    seed, chosen, is_clean = task
    random = np.random.default_rng(seed)
    heard = FrontEnd(_shared["parameters"])
    silence = _shared["silence"]
    found = []
    for index in chosen:
        labels, samples = _shared["labels"][index], _shared["samples"][index]
        for label, sound in pieces(labels, samples, random):
            before, after = random.integers(0, 40, 2)
            label = np.concatenate([np.full(before, silence), label, np.full(after, silence)])
            sound = np.concatenate([np.zeros(before * 160), sound, np.zeros(after * 160)])
            factor = 1.0
            if is_clean:
                sound = sound + random.standard_normal(len(sound))
            else:
                sound, factor = augmentation.changed(
                    sound, random, _shared["clips"], _shared["noises"])
            cepstra, kept = heard(np.clip(sound, -32768, 32767))
            place = np.minimum(((kept + 0.5) * factor).astype(int), len(label) - 1)
            if len(kept) >= 30:
                found.append((index, cepstra.astype(np.float32), label[place].astype(np.int16)))
    return found


def load(alignments, utterances, silence):
    """Labels by frame of the sound, and the samples, of all recordings that were aligned well."""
    known = {u["id"]: u for u in map(json.loads, open(utterances))}
    lines = list(aligned(alignments))
    costs = {}
    for line in lines:
        costs.setdefault(known[line["id"]]["group"], []).append(line["cost"])
    highest = {group: np.quantile(row, 1 - DOUBTED.get(group, DOUBTED_ELSE)) for group, row in costs.items()}
    ids, labels, clips = [], [], []
    for line in lines:
        if line["cost"] > highest[known[line["id"]]["group"]]:
            continue
        row = np.full(line["frames"][-1] + 1, silence, np.int16)
        row[line["frames"]] = line["states"]
        ids.append(line["id"])
        labels.append(row)
        clips.append(known[line["id"]]["clip"])
    with multiprocessing.Pool(2) as pool:
        samples = pool.map(recordings.read, clips, chunksize=50)
    return ids, labels, samples, [known[name] for name in ids]


def save(path, found):
    np.savez(
        path, recording=np.array([f[0] for f in found], np.int32),
        length=np.array([len(f[2]) for f in found], np.int32),
        cepstra=np.concatenate([f[1] for f in found]),
        labels=np.concatenate([f[2] for f in found]))
