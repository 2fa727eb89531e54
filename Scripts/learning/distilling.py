"""Trains a small network with a large one as its teacher. The teacher's output for a sound says
more than the label alone, and new changes to the recordings provide endless training data."""
import time

import numpy as np
import torch
from torch.nn import functional

import examples
import network
from batches import Batches, Kept
from frames import LOUD, QUIET
from phone_loop import PhoneLoop
from teacher import Teacher

TEACHER_RATE, TEACHER_DECAY, DECAY = 1e-3, 0.02, 0.01
NEW_FOR_TEACHER, NEW = 0.5, 0.35  # The proportion of batches that are created anew.
TAUGHT = 0.7  # The weight of the teacher's output. The labels have the rest.
SMOOTHING = 0.05
WARMING = 400  # The number of steps until the learning rate reaches its full value.
MASKED = ((12, 1), (7, 2))  # The maximum number of frames and bands that one mask hides from the teacher.


def comparable(bands, centre, scale):
    """Frames and surroundings (row, 2 × band), as `network.surroundings` and `Pieces.stack`
    compute them."""
    level = bands.mean(2)
    low, high = (torch.quantile(level, share, dim=1, keepdim=True) for share in (QUIET, LOUD))

    def mean(chosen):
        share = chosen[..., None].to(bands.dtype)
        return (bands * share).sum(1) / share.sum(1)

    around = torch.stack([mean(level <= low), mean(level >= (low + high) / 2)], 1)
    frames = (bands - high[..., None] - centre) / scale
    return frames, ((around - high[..., None] - centre) / scale).flatten(1)


def masked(frames):
    """Masks some frames and some bands with zeros, twice, each time in half of the rows."""
    for _ in range(2):
        for most, along in MASKED:
            count = frames.shape[along]
            place = torch.arange(count, device=frames.device)
            start = torch.rand(len(frames), 1, device=frames.device) * count
            width = torch.rand_like(start) * most * (torch.rand_like(start) < 0.5)
            seen = ~((place >= start) & (place < start + width))
            frames = frames * (seen[:, :, None] if along == 1 else seen[:, None])
    return frames


class Lessons:
    """The training data and the training procedure of the teacher and the small network."""

    def __init__(self, options, held, silence, noises, measures):
        self.options = options
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        _, labels, samples, known = examples.load(
            sorted(options.work.glob("aligned*.jsonl")), options.work / "utterances.jsonl", silence)
        weights = [
            0 if u["speaker"] in held or len(row) < 20 else len(row) * (2 if u["group"] in examples.RARE else 1)
            for row, u in zip(labels, known)]
        self.batches = Batches(labels, samples, noises, silence, weights, options.seed, self.device)
        self.labels = labels
        self.centre, self.scale = (
            torch.tensor(values, dtype=torch.float32, device=self.device) for values in measures)

    def autocast(self):
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    def fit(self, model, name, frames, rates, decay, new, loss):
        """Trains until `frames` frames have been used. `rates` are the highest and the last
        learning rate."""
        kept = Kept(self.batches, self.options.batch, new, self.options.seed)
        optimizer = torch.optim.AdamW(model.parameters(), rates[0], weight_decay=decay)
        model.train()
        step, heard, told = 0, 0, time.time()
        while heard < frames:
            fall = 0.5 * (1 + np.cos(np.pi * heard / frames))
            rate = (rates[1] + (rates[0] - rates[1]) * fall) * min(1, step / WARMING + 0.01)
            for group in optimizer.param_groups:
                group["lr"] = rate
            bands, states = kept.next()
            value = loss(*comparable(bands, self.centre, self.scale), states)
            optimizer.zero_grad()
            value.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
            optimizer.step()
            step, heard = step + 1, heard + states.numel()
            if time.time() - told > 60:
                told = time.time()
                print(f"{name}: {heard / 1e6:.1f} million frames, loss {value.item():.3f}", flush=True)
        model.eval()

    def teach(self, states):
        """The teacher, which is loaded if it was saved before, and trained otherwise."""
        options = self.options
        teacher = Teacher(states, options.teacher_channels).to(self.device)
        if options.teacher.exists():
            teacher.load_state_dict(torch.load(options.teacher, map_location=self.device))
            return teacher.eval()
        if options.teacher_start:
            teacher.load_state_dict(torch.load(options.teacher_start, map_location=self.device))

        def loss(frames, around, said):
            with self.autocast():
                found = teacher(masked(frames), around)
            return functional.cross_entropy(found.float().flatten(0, 1), said.flatten())

        self.fit(teacher, "teacher", options.teacher_frames, (options.teacher_rate, 1e-6), TEACHER_DECAY,
                 NEW_FOR_TEACHER, loss)
        torch.save(teacher.state_dict(), options.teacher)
        return teacher

    def learn(self, model, teacher, priors):
        options = self.options
        loop = PhoneLoop(self.labels[::3], len(priors) // 3, priors, self.device)

        def loss(frames, around, said):
            with self.autocast():
                with torch.no_grad():
                    taught = teacher(frames, around)
                found = model(frames, around, torch.ones(said.shape, device=self.device))
            found = found.float()
            hard = functional.cross_entropy(found.flatten(0, 1), said.flatten(), label_smoothing=SMOOTHING)
            soft = functional.cross_entropy(found.flatten(0, 1), taught.float().softmax(2).flatten(0, 1))
            lengths = np.full(len(said), said.shape[1])
            return (1 - TAUGHT) * hard + TAUGHT * soft + loop.loss(found, said, lengths)

        self.fit(model, "network", options.frames, (options.rate, options.last_rate), DECAY, NEW, loss)


def learn(options, states, held, silence, noises, before):
    """Trains a network with a teacher.

    - before: the values that another run saved (centre, scale, priors, seeds, and the network
      if there is one to continue with).
    """
    torch.backends.cuda.matmul.allow_tf32 = True
    lessons = Lessons(options, held, silence, noises, (before["centre"], before["scale"]))
    teacher = lessons.teach(states)
    model = network.Network(states, options.channels)
    if "network" in before:
        model.load_state_dict(before["network"])
    model = model.to(lessons.device)
    lessons.learn(model, teacher, before["priors"])
    return model.cpu()
