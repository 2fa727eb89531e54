"""The training examples, which are frames with phone labels. They are created once and stored on disk."""
import json
import multiprocessing
import pathlib

import numpy as np

import augmentation
import recordings
from frames import Bands

SHORTEST, LONGEST = 100, 500  # The number of frames in a piece, which is about as long as an answer.
WORD, WORDS = 25, 0.2  # The number of frames in the shortest pieces, and the proportion of such pieces.
# The proportion of a group's recordings to drop, because the label may differ from what was said.
# The recordings with the worst alignment are dropped. In the telephone book, nobody noted how names
# and numbers were spoken. Names are mostly spelled, and some numbers contain "double four".
DOUBTED = {"telephone book": 0.2}
DOUBTED_ELSE = 0.03
# There are too few recordings of these groups, so their changed versions are created twice.
RARE = {"child", "second language", "letters", "telephone book"}

_shared = {}


def noises(folder):
    """The noises of a folder. The four noises that are reserved for measurements are never used."""
    reserved = {"cafe", "restaurant", "crowded-bar", "crowd"}
    unfit = {"silence", "morse-code"} | reserved
    files = sorted(
        path for path in pathlib.Path(folder).rglob("*")
        if path.suffix in (".mp3", ".wav", ".flac") and path.stem not in unfit
        and not path.stem.startswith("binaural"))
    if not files:
        raise SystemExit(f"{folder}: no noises")
    # Use at most a minute of each noise.
    return [recordings.read(path)[:60 * 16000] for path in files]


def phones_of(model):
    """The names of a model's phones (binary mdef). The network's outputs are in this order, with
    three states per phone."""
    data = (model / "en-us" / "mdef").read_bytes()
    if data[:4] != b"BMDF":
        raise SystemExit(f"{model}: no binary model definition of this byte order")
    counts = 12 + int.from_bytes(data[8:12], "little")
    count = int.from_bytes(data[counts:counts + 4], "little")
    return [name.decode() for name in data[counts + 40:].split(b"\0", count)[:count]]


def aligned(files):
    for file in files:
        with open(file) as lines:
            for line in lines:
                yield json.loads(line)


def pieces(labels, samples, random):
    """Cuts a recording into pieces that are as long as answers."""
    start, count = 0, len(labels)
    while start < count:
        is_word = random.random() < WORDS
        length = int(random.integers(WORD, SHORTEST) if is_word else random.integers(SHORTEST, LONGEST))
        if not is_word and count - start - length < SHORTEST:
            length = count - start
        yield labels[start:start + length], samples[start * 160:(start + length) * 160 + 250]
        start += length


def share(**values):
    _shared.update(values)


def own_quiet(samples, length, random):
    """Sound to add before and after speech: either silence or the background of the recording,
    taken from its quietest tenth of a second."""
    if length == 0 or random.random() < 0.5:
        return np.zeros(length)
    room = samples[:len(samples) // 1600 * 1600].reshape(-1, 1600).astype(float)
    if len(room) < 3:
        return np.zeros(length)
    quietest = room[(room ** 2).sum(1).argmin()]
    # Use the same spectrum with random phases, to avoid an audible loop.
    spectrum = np.abs(np.fft.rfft(quietest * np.hanning(1600)))
    return np.concatenate([
        np.fft.irfft(spectrum * np.exp(2j * np.pi * random.random(len(spectrum)))) * 1.6
        for _ in range(length // 1600 + 1)])[:length]


def example_pass(task):
    """One pass over some recordings, with new random augmentation."""
    seed, chosen, is_clean = task
    random = np.random.default_rng(seed)
    heard = Bands(_shared["parameters"])
    silence = _shared["silence"]
    found = []
    for index in chosen:
        labels, samples = _shared["labels"][index], _shared["samples"][index]
        for label, sound in pieces(labels, samples, random):
            before, after = random.integers(0, 40, 2)
            label = np.concatenate([np.full(before, silence), label, np.full(after, silence)])
            sound = np.concatenate(
                [own_quiet(samples, before * 160, random), sound, own_quiet(samples, after * 160, random)])
            factor = 1.0
            if is_clean:
                sound = sound + random.standard_normal(len(sound))
            else:
                sound, factor = augmentation.changed(
                    sound, random, _shared["clips"], _shared["noises"])
            frames = heard(np.clip(sound, -32768, 32767))
            place = np.minimum(((np.arange(len(frames)) + 0.5) * factor).astype(int), len(label) - 1)
            if len(frames) >= WORD:
                found.append((index, frames.astype(np.float16), label[place].astype(np.int16)))
    return found


def load(alignments, utterances, silence):
    """The frame labels and the samples of all recordings that have a good alignment."""
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
    """Writes three files that begin with this name. The first is large and can be mapped into
    memory."""
    np.save(f"{path}-bands.npy", np.concatenate([f[1] for f in found]))
    np.save(f"{path}-states.npy", np.concatenate([f[2] for f in found]))
    # This file is written last, so a pass that has this file is complete.
    np.save(f"{path}-pieces.npy", np.array([[f[0], len(f[2])] for f in found], np.int32))
