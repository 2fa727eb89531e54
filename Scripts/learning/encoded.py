"""Recordings as encoded by an encoder, stored on disk.

If the encoder is not trained, each recording needs to be encoded only once, and a readout learns from the frames in
minutes. Recordings are not cut, and are surrounded by their own background, because the encoder expects complete words.
"""
import multiprocessing
import time

import numpy as np
import torch

import augmentation
import examples
from batches import STEP
from encoder import HOP, MIDDLE, Encoder
from frames import BandsOfBatch

HALVES = 2  # The number of targets per frame, which are 12 ms apart.
CLEAN = 0.6  # The proportion of recordings that are left as they were recorded.
LONGEST, SHORTEST = 700, 150  # In frames of 10 ms. Longer recordings are cut where the speaker is silent.
TOGETHER = 400  # The number of pieces in a file.
WINDOW, ROWS = 48, 56  # The number of encoder frames in a window, and the number of windows in a batch.
MARGIN = 3  # The number of frames at each end of a window that serve only as context.

_shared = {}


def halves(frame_count):
    """The centers of all half frames (frame, half), in frames of 10 ms. A label describes the center of its window."""
    middles = HOP * np.arange(frame_count)[:, None] + MIDDLE + np.array([-HOP / 4, HOP / 4])
    return (middles - (BandsOfBatch.WINDOW - STEP) / 2) / STEP


def order(groups, counts, random):
    """All recordings, in an order in which all groups get equal time until the smaller groups are used up."""
    places = []
    for members in groups.values():
        members = random.permutation(members)
        places += zip(np.cumsum([counts[place] for place in members]), members)
    return [int(place) for _, place in sorted(places)]


def pieces(labels, samples, random, silence):
    """A complete recording, or the pieces that result from cutting it where the speaker is silent."""
    start, count = 0, min(len(labels), len(samples) // STEP)
    while count - start > LONGEST:
        end = start + int(random.integers(250, 600))
        near = range(max(start + SHORTEST, end - 100), end + 100)
        quiet = [place for place in near if labels[place] // 3 == silence // 3]
        end = quiet[len(quiet) // 2] if quiet else end
        yield labels[start:end], samples[start * STEP:end * STEP + 250]
        start = end
    yield labels[start:count], samples[start * STEP:count * STEP + 250]


def example(labels, samples, whole, random):
    """A piece, as recorded or augmented, with background before and after it: samples, and the state of each 10 ms."""
    before, after = random.integers(8, 40, 2)
    labels = np.concatenate([np.full(before, _shared["silence"]), labels, np.full(after, _shared["silence"])])
    sound = np.concatenate([
        examples.own_quiet(whole, before * STEP, random), samples, examples.own_quiet(whole, after * STEP, random)])
    if random.random() < CLEAN:
        sound, factor = sound + random.standard_normal(len(sound)), 1.0
    else:
        sound, factor = augmentation.changed(sound, random, _shared["clips"], _shared["noises"])
    return np.clip(sound, -32768, 32767).astype(np.float32), labels, factor


def encode_part(task):
    """Repeatedly encodes one part of the recordings until the time is up."""
    part, parts, until = task
    torch.set_num_threads(1)
    encoder = Encoder(_shared["encoder"]).eval()
    # Seed the generator so that each run augments the recordings differently.
    random = np.random.default_rng((_shared["seed"], part, len(list(_shared["folder"].glob("*.npz")))))
    found = []

    def keep():
        if found:
            frames, states = zip(*found)
            path = _shared["folder"] / f"{part}-{time.time_ns()}.npz"
            np.savez(path, frames=np.concatenate(frames), states=np.concatenate(states))
            found.clear()

    while True:
        for place in _shared["order"][part::parts]:
            whole = _shared["samples"][place]
            for labels, samples in pieces(_shared["labels"][place], whole, random, _shared["silence"]):
                if time.time() > until:
                    return keep()
                sound, labels, factor = example(labels, samples, whole, random)
                with torch.no_grad():
                    frames = encoder(torch.from_numpy(sound)[None] / 32768, _shared["blocks"])[0].numpy()
                states = (np.maximum(halves(len(frames)), 0) * factor + 0.5).astype(int)
                found.append((frames.astype(np.float16), labels[np.minimum(states, len(labels) - 1)].astype(np.int16)))
            if len(found) > TOGETHER:
                keep()


def encode(folder, minutes, **shared):
    """Encodes recordings on all cores for some minutes, and adds them to the folder.

    - shared: `order`, `labels` and `samples` of all recordings; `clips` and `noises` to mix in; the path of the
      `encoder` and its `blocks`; the state of `silence`; `seed`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    _shared.update(shared, folder=folder)
    parts, until = multiprocessing.cpu_count(), time.time() + 60 * minutes
    with multiprocessing.get_context("fork").Pool(parts) as pool:
        pool.map(encode_part, [(part, parts, until) for part in range(parts)])


class Windows:
    """Batches of encoded windows in random order: frames (row, frame, value) and states (row, half frame)."""

    def __init__(self, folder, seed):
        files = [np.load(path) for path in sorted(folder.glob("*.npz"))]
        self.frames = torch.from_numpy(np.concatenate([file["frames"] for file in files]))
        self.states = torch.from_numpy(np.concatenate([file["states"] for file in files]))
        self.random, self.left = torch.Generator().manual_seed(seed), torch.empty(0, dtype=torch.long)

    def __len__(self):
        """The number of batches that contain each frame once."""
        return len(self.frames) // WINDOW // ROWS

    def next(self):
        if len(self.left) < ROWS:
            self.left = torch.randperm(len(self.frames) // WINDOW - 1, generator=self.random) * WINDOW
            self.left += torch.randint(WINDOW, (1,), generator=self.random)
        starts, self.left = self.left[:ROWS], self.left[ROWS:]
        places = starts[:, None] + torch.arange(WINDOW)
        return self.frames[places].float(), self.states[places].flatten(1).long()
