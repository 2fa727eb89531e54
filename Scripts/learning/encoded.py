"""Encodes recordings and stores the result on disk.

The encoder is not trained, so each recording is encoded only twice: as it was recorded, and changed. A readout then
learns from the frames in minutes. Whole recordings are surrounded by their own background, because the encoder expects
complete utterances. Short pieces are added, because a readout that was trained only on sentences missed single words
(docs/decisions/0175).
"""
import json
import multiprocessing

import numpy as np
import torch

import augmentation
import examples
from batches import STEP
from encoder import HOP, MIDDLE, Encoder
from frames import BandsOfBatch

HALVES = 2  # The number of targets per frame, which are 12 ms apart.
LONGEST, SHORTEST = 700, 150  # In frames of 10 ms. Longer recordings are cut where the speaker is silent.
WORDS, WORD = 2, (14, 110)  # Short pieces per recording, and their length in frames of 10 ms.
SPOKEN = 0.7  # The proportion of a short piece in which somebody speaks, at least.
STEPS = 10  # Frames are counted in multiples of this number, so that pieces of equal length can be encoded together.
TOGETHER = 1200  # The number of frames that are encoded together.
MINIMUM = 895  # The number of samples of a single frame.

_shared = {}


def halves(frame_count):
    """The centers of all half frames (frame, half), as a label's number and its part after the decimal point. A label
    describes the 10 ms around the center of its window."""
    middles = HOP * np.arange(frame_count)[:, None] + MIDDLE + np.array([-HOP / 4, HOP / 4])
    return (middles - (BandsOfBatch.WINDOW - STEP) / 2) / STEP


def whole(labels, count, random, silence):
    """The bounds of a complete recording, or of the pieces that result from cutting it where the speaker is silent."""
    start, count = 0, min(len(labels), count)
    while count - start > LONGEST:
        end = start + int(random.integers(250, 600))
        near = range(max(start + SHORTEST, end - 100), end + 100)
        quiet = [place for place in near if labels[place] // 3 == silence // 3]
        end = quiet[len(quiet) // 2] if quiet else end
        yield start, end
        start = end
    yield start, count


def words(labels, random, silence):
    """The bounds of short pieces, which begin and end where a phone does."""
    begins = np.flatnonzero(np.diff(labels // 3, prepend=-1))
    for _ in range(WORDS):
        start = begins[random.integers(len(begins))]
        longest = start + random.integers(*WORD)
        ends = begins[(begins > start + WORD[0]) & (begins <= longest)]
        if len(ends) and (labels[start:ends[-1]] // 3 != silence // 3).mean() > SPOKEN:
            yield start, ends[-1]


def example(labels, samples, recording, is_changed, random):
    """A piece with background before and after it: samples, and the state of each half frame."""
    before, after = random.integers(8, 40), random.integers(32, 60)
    silence = _shared["silence"]
    labels = np.concatenate([np.full(before, silence), labels, np.full(after, silence)])
    sound = np.concatenate([
        examples.own_quiet(recording, before * STEP, random), samples,
        examples.own_quiet(recording, after * STEP, random)])
    if is_changed:
        sound, factor = augmentation.changed(sound, random, _shared["clips"], _shared["noises"])
    else:
        sound, factor = sound + random.standard_normal(len(sound)), 1.0
    count = max((len(sound) - MINIMUM) // HOP + 1, STEPS) // STEPS * STEPS
    length = MINIMUM + HOP * (count - 1)
    sound = np.pad(sound, (0, max(length - len(sound), 0)))[:length]
    places = np.maximum(halves(count).flatten() * factor, 0).astype(int)
    states = labels[np.minimum(places, len(labels) - 1)].astype(np.int16)
    return np.clip(sound, -32768, 32767).astype(np.float32), states


def encode_part(task):
    """Encodes every `parts`-th recording: NAME-PART-frames.npy, NAME-PART-states.npy, and NAME-PART.json."""
    name, part, parts, is_changed = task
    torch.set_num_threads(1)
    encoder = Encoder(_shared["encoder"]).eval()
    random = np.random.default_rng((_shared["seed"], part, is_changed))
    waiting, found = {}, []

    def encode(count):
        sounds, states, groups = zip(*waiting.pop(count))
        with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
            frames = encoder(torch.from_numpy(np.stack(sounds)) / 32768, _shared["blocks"]).half().numpy()
        found.extend(zip(frames, states, groups))

    for place in _shared["places"][part::parts]:
        labels, recording = _shared["labels"][place], _shared["samples"][place]
        bounds = [*whole(labels, len(recording) // STEP, random, _shared["silence"]),
                  *words(labels, random, _shared["silence"])]
        for start, end in bounds:
            if end - start < WORD[0]:
                continue
            sound, states = example(
                labels[start:end], recording[start * STEP:end * STEP], recording, is_changed, random)
            count = len(states) // HALVES
            waiting.setdefault(count, []).append((sound, states, _shared["groups"][place]))
            if len(waiting[count]) * count > TOGETHER:
                encode(count)
    for count in list(waiting):
        encode(count)
    path = _shared["folder"] / f"{name}-{part}"
    np.save(f"{path}-frames.npy", np.concatenate([frames for frames, _, _ in found]))
    np.save(f"{path}-states.npy", np.concatenate([states for _, states, _ in found]))
    # This file is written last, so a part that has this file is complete.
    path.with_suffix(".json").write_text(json.dumps([(len(frames), group) for frames, _, group in found]))


def encode(folder, name, is_changed, **shared):
    """Encodes recordings on all cores, unless the folder already contains them, and returns the pieces.

    - shared: `labels`, `samples` and `groups` of all recordings; the `places` of those to encode; `clips` and `noises`
      to mix in; the path of the `encoder` and the numbers of the `blocks` whose outputs are stored; the state of
      `silence`; `seed`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    parts = multiprocessing.cpu_count()
    if not all((folder / f"{name}-{part}.json").exists() for part in range(parts)):
        print(f"encoding {len(shared['places'])} recordings: {name}", flush=True)
        _shared.update(shared, folder=folder)
        with multiprocessing.get_context("fork").Pool(parts) as pool:
            pool.map(encode_part, [(name, part, parts, is_changed) for part in range(parts)], chunksize=1)
    return [piece for path in sorted(folder.glob(f"{name}-*.json")) for piece in pieces(path)]


class Piece:
    """An encoded piece: its frames and states on disk, and the group of its speaker."""

    def __init__(self, frames, states, group):
        self.frames, self.states, self.group = frames, states, group


def pieces(path):
    name, place = str(path.with_suffix("")), 0
    frames, states = (np.load(f"{name}-{part}.npy", mmap_mode="r") for part in ("frames", "states"))
    for count, group in json.loads(path.read_text()):
        end = place + count
        yield Piece(frames[place:end], states[HALVES * place:HALVES * end], group)
        place = end


def stacked(some, device):
    """The frames (piece, frame, value) and states (piece, half frame) of pieces of equal length."""
    frames = torch.from_numpy(np.stack([piece.frames for piece in some]))
    states = torch.from_numpy(np.stack([piece.states for piece in some]))
    return frames.to(device).float(), states.to(device).long()


def batches(found, size, share_of, random):
    """Endless batches of pieces of equal length with about `size` frames. A pass contains each piece as often as
    `share_of` its group says; a fraction is a probability."""
    while True:
        by_length = {}
        for piece in found:
            share = share_of(piece.group)
            for _ in range(int(share) + (random.random() < share % 1)):
                by_length.setdefault(len(piece.frames), []).append(piece)
        parts = []
        for length, some in by_length.items():
            random.shuffle(some)
            count = max(size // length, 1)
            parts += [some[place:place + count] for place in range(0, len(some), count)]
        random.shuffle(parts)
        yield from parts
