"""Pieces of recordings as stored on disk by `examples`, and batches of such pieces."""
import json

import numpy as np
import torch

import network
from frames import BANDS

NEVER_HEARD = 1e-5  # The lowest prior of a state.


class Pieces:
    """The pieces of all passes, restricted to some speakers or without some speakers."""

    def __init__(self, work, passes, speakers=None, without=None):
        known = json.loads((work / "recordings.json").read_text())
        self.bands, self.states, around, rows = [], [], [], []
        for place, path in enumerate(passes):
            bands = np.load(f"{path}-bands.npy", mmap_mode="r")
            pieces = np.load(f"{path}-pieces.npy")
            self.bands.append(bands)
            self.states.append(np.load(f"{path}-states.npy"))
            for (recording, length), end in zip(pieces, np.cumsum(pieces[:, 1])):
                speaker = known[recording]["speaker"]
                if (speakers is None or speaker in speakers) and (without is None or speaker not in without):
                    rows.append((place, end - length, length, recording))
                    high, quiet, loud = network.surroundings(
                        np.asarray(bands[end - length:end], np.float32))
                    around.append(np.concatenate([[high], quiet, loud]))
        self.rows, self.around = np.array(rows), np.array(around, np.float32)
        self.groups = [known[row[3]]["group"] for row in rows]
        self.lengths = self.rows[:, 2]

    def labels(self, index):
        place, start, length, _ = self.rows[index]
        return self.states[place][start:start + length]

    def measures(self):
        """The mean and the standard deviation of each band, relative to the loudness of the
        piece."""
        some = np.concatenate([
            self.bands[place][start:start + length] - self.around[index, 0]
            for index, (place, start, length, _) in enumerate(self.rows) if index % 29 == 0])
        return some.mean(0, dtype=np.float64), some.std(0, dtype=np.float64)

    def priors(self, states):
        counts = sum(np.bincount(row, minlength=states) for row in self.states).astype(float)
        return np.maximum(counts / counts.sum(), NEVER_HEARD)

    def stack(self, chosen, centre, scale):
        """The frames, surroundings, states (−1 after the end of a piece) and mask, padded to
        whole steps."""
        longest = -(-int(self.lengths[chosen].max()) // network.STRIDE) * network.STRIDE
        frames = np.zeros((len(chosen), longest, BANDS), np.float32)
        states = np.full((len(chosen), longest), -1, np.int64)
        around = self.around[chosen]
        for row, index in enumerate(chosen):
            place, start, length, _ = self.rows[index]
            frames[row, :length] = (self.bands[place][start:start + length] - around[row, 0] - centre) / scale
            states[row, :length] = self.labels(index)
        beside = (around[:, 1:].reshape(-1, 2, BANDS) - around[:, :1, None] - centre) / scale
        states = torch.from_numpy(states)
        return (torch.from_numpy(frames), torch.from_numpy(beside.reshape(-1, 2 * BANDS).astype(np.float32)),
                states, (states >= 0).float())
