"""Augments a whole batch of recordings at once, on an accelerator if there is one. `augmentation.py` does the same for
a single recording: it imitates rooms, microphones, telephones, other people and voices. Each batch is drawn anew."""
import multiprocessing

import numpy as np
import torch
from torch.nn import functional

import augmentation
from frames import BandsOfBatch

STEP, REST = 160, 250  # The samples from frame to frame, and those after the last frame's step.
TAPS = 8  # The number of samples on either side from which a sample is interpolated.
ECHO = 8000  # The number of samples of the longest room echo.
CLEAN = 0.15  # The proportion of pieces that are left as they were recorded.
# The number of frames in a piece, and the proportion of batches with such pieces.
LENGTHS = ((72, 0.06), (120, 0.12), (180, 0.22), (240, 0.25), (330, 0.2), (450, 0.15))
NOISES = (0.35, 0.15, 0.3, 0.12)  # The proportions of given noises, hiss, talk and clinking; the rest is hum.


def made_noises(seed):
    """Creates 25 seconds each of clinking and of hum."""
    random = np.random.default_rng(seed)

    def made(kind):
        rows = [kind(80000, random) for _ in range(5)]
        return np.concatenate([20000 * row / np.abs(row).max() for row in rows]).astype(np.int16)

    return made(augmentation.clinking), made(augmentation.hum)


class Batches:
    """Pieces of recordings, and the state that is said in each of their frames.

    - labels, samples: the states by frame and the 16-bit samples of each recording.
    - noises: the samples of each noise.
    - weights: how often each recording is used. A recording with weight 0 is never used, not even as background talk.
    """

    def __init__(self, labels, samples, noises, silence, weights, seed, device):
        self.device, self.silence = device, silence
        self.random = torch.Generator(device=device)
        self.random.manual_seed(seed)
        self.bands = BandsOfBatch(device)
        counts = np.array([min(len(row), len(sound) // STEP) for row, sound in zip(labels, samples)])
        sizes = np.array([len(sound) for sound in samples])
        self.samples = torch.from_numpy(np.concatenate(samples)).to(device)
        self.labels = torch.from_numpy(np.concatenate(labels).astype(np.int16)).to(device)
        self.counts, self.sizes = (torch.from_numpy(row).to(device) for row in (counts, sizes))
        self.first_sample = torch.from_numpy(np.cumsum(sizes) - sizes).to(device)
        self.first_label = torch.from_numpy(np.cumsum([len(row) for row in labels]) - [len(row) for row in labels])
        self.first_label = self.first_label.to(device)
        with multiprocessing.Pool() as pool:
            made = pool.map(made_noises, range(seed * 1000, seed * 1000 + 48))
        self.noises = {
            name: torch.from_numpy(np.concatenate(sounds)).to(device)
            for name, sounds in (("given", noises), ("clinking", [m[0] for m in made]), ("hum", [m[1] for m in made]))}
        self.choose(weights)

    def choose(self, weights):
        self.weights = torch.as_tensor(weights, dtype=torch.float32, device=self.device)
        self.talkers = torch.nonzero(self.weights > 0)[:, 0]

    # --- Chance

    def uniform(self, *shape, low=0.0, high=1.0):
        return torch.rand(*shape, device=self.device, generator=self.random) * (high - low) + low

    def normal(self, *shape):
        return torch.randn(*shape, device=self.device, generator=self.random)

    def whole(self, below, *shape):
        return torch.randint(below, shape, device=self.device, generator=self.random)

    def often(self, share, changed, otherwise):
        """Chooses one of two values for each row."""
        return torch.where(self.uniform(len(changed), 1) < share, changed, otherwise)

    # --- Noises: a given number of rows, each with a given number of samples

    def given(self, name, rows, length):
        sound = self.noises[name]
        start = (self.uniform(rows) * (len(sound) - length - 1)).long()
        return sound[start[:, None] + torch.arange(length, device=self.device)].float()

    def mixed(self, rows, length):
        one, other = self.given("given", rows, length), self.given("given", rows, length)
        both = one / deviation(one, 1) + self.uniform(rows, 1, low=0.3) * other / deviation(other, 1)
        return self.often(0.3, both, one)

    def hiss(self, rows, length):
        turn = around_circle(length, self.device)
        kind = self.whole(3, rows)[:, None]
        near = torch.tensor([0.7, 0.95, 0.99], device=self.device)[self.whole(3, rows)][:, None]
        peak = 1 / pair(self.uniform(rows, 1, low=0.5, high=0.97), self.uniform(rows, 1, high=np.pi), turn)
        colour = torch.where(kind == 0, torch.ones_like(peak), torch.where(kind == 1, 1 / (1 - near * turn), peak))
        sound = filtered(self.normal(rows, length), colour)
        steps = torch.exp(self.normal(rows, 1, length // 1600 + 2) * self.uniform(rows, 1, 1, low=0.1, high=0.8))
        level = functional.interpolate(steps, size=length + 1600, mode="linear", align_corners=True)[:, 0, :length]
        sound = self.often(0.5, sound * level, sound)
        return sound / deviation(sound, 1e-6)

    def talk(self, rows, length):
        sound, voices = torch.zeros(rows, length, device=self.device), self.whole(7, rows) + 2
        for voice in range(8):
            chosen = self.talkers[self.whole(len(self.talkers), rows)]
            start = self.first_sample[chosen] + (self.uniform(rows) * self.sizes[chosen]).long()
            places = (start[:, None] + torch.arange(length, device=self.device)) % len(self.samples)
            said = self.samples[places].float()
            said = said / deviation(said, 1) * torch.exp(0.3 * self.normal(rows, 1))
            sound += said * (voice < voices)[:, None]
        return sound

    def noise(self, rows, length):
        counts = [int(rows * share) for share in NOISES]
        sound = torch.cat([
            self.mixed(counts[0], length), self.hiss(counts[1], length), self.talk(counts[2], length),
            self.given("clinking", counts[3], length), self.given("hum", rows - sum(counts), length)])
        sound = sound[torch.randperm(rows, device=self.device, generator=self.random)]
        changed = filtered(sound, self.microphone(rows, length))
        return self.often(0.3, changed, sound)

    # --- Rooms and microphones: the response at each frequency

    def microphone(self, rows, length):
        turn = around_circle(length, self.device)
        tilt = 1 - self.uniform(rows, 1, low=-0.4, high=0.4) * turn
        radius, angle = self.uniform(rows, 1, low=0.3, high=0.8), self.uniform(rows, 1, low=0.1, high=3)
        nearer = radius * self.uniform(rows, 1, low=0.5, high=0.95)
        return self.often(0.5, tilt * pair(nearer, angle, turn) / pair(radius, angle, turn), tilt)

    def room(self, rows, length):
        time, end = torch.arange(ECHO, device=self.device), self.uniform(rows, 1, low=1600, high=ECHO)
        echo = self.normal(rows, ECHO) * torch.exp(-6.9 * time / end) * (time < end)
        echo *= self.uniform(rows, 1, low=0.02, high=0.12)
        echo[:, 0] = 1
        return torch.fft.rfft(echo, n=length)

    # --- Pieces

    def spoken(self, recording, start, count, before, factor, length):
        """A given number of frames of a recording, sped up by a factor and preceded by empty frames.

        Returns the samples, and which of them come from the recording.
        """
        places = (torch.arange(length, device=self.device) - before[:, None] * STEP) * factor[:, None]
        first = torch.floor(places)
        origin = (self.first_sample[recording] + start * STEP)[:, None]
        last = (self.sizes[recording] - start * STEP)[:, None] - 1
        cut = 0.97 * torch.minimum(torch.ones_like(factor), 1 / factor)[:, None]
        sound = torch.zeros_like(places)
        for tap in range(1 - TAPS, TAPS + 1):
            apart = places - first - tap
            share = torch.sinc(apart * cut) * cut * (0.5 + 0.5 * torch.cos(np.pi * apart / (TAPS + 0.5)))
            place = torch.minimum((first.long() + tap).clamp(min=0), last)
            sound += share * self.samples[origin + place]
        return sound, (places >= 0) & (places < (count * STEP)[:, None])

    def own_quiet(self, recording, start, count, length):
        """Silence, or a sound with the spectrum of the piece's quietest tenth of a second and random phases."""
        rows, looks, tenth = len(recording), 24, 1600
        spread = torch.linspace(0, 1, looks, device=self.device) * (count[:, None] * STEP - tenth).clamp(min=0)
        place = (self.first_sample[recording] + start * STEP)[:, None] + spread.long()
        place = place[..., None] + torch.arange(tenth, device=self.device)
        heard = self.samples[place.clamp(max=len(self.samples) - 1)].float()
        quietest = heard[torch.arange(rows, device=self.device), heard.square().sum(2).argmin(1)]
        spectrum = torch.fft.rfft(quietest * torch.hann_window(tenth, device=self.device)).abs()
        phases = torch.exp(2j * np.pi * self.uniform(rows, length // tenth + 1, tenth // 2 + 1))
        sound = 1.6 * torch.fft.irfft(spectrum[:, None] * phases, n=tenth).reshape(rows, -1)[:, :length]
        return self.often(0.5, sound, torch.zeros_like(sound))

    def sounds(self, rows, frames):
        """The samples (row, sample) of pieces with a given number of frames, and a function that maps positions in
        frames to the states said there (row, place)."""
        length = frames * STEP + REST
        recording = torch.multinomial(self.weights, rows, replacement=True, generator=self.random)
        is_clean = self.uniform(rows, 1) < CLEAN
        factor = torch.where(
            (self.uniform(rows) < 0.6) & ~is_clean[:, 0], self.uniform(rows, low=0.86, high=1.2),
            torch.ones(rows, device=self.device))
        before, after = self.whole(40, rows), self.whole(40, rows)
        count = torch.minimum(self.counts[recording], ((frames - before - after).clamp(min=20) * factor).long())
        start = (self.uniform(rows) * (self.counts[recording] - count + 1)).long()
        said, is_said = self.spoken(recording, start, count, before, factor, length)
        said = torch.where(is_said, said, self.own_quiet(recording, start, count, length))

        sound = said + self.normal(rows, length) * self.uniform(rows, 1, low=0.1)
        whole = -(-(length + ECHO) // 4096) * 4096
        same = torch.ones(rows, whole // 2 + 1, device=self.device, dtype=torch.complex64)
        response = self.often(0.5, self.microphone(rows, whole), same) * self.often(0.35, self.room(rows, whole), same)
        sound = torch.fft.irfft(torch.fft.rfft(sound, n=whole) * response, n=whole)[:, :length]
        noise = self.noise(rows, length)
        ratio = 10 ** (self.uniform(rows, high=26) / 10)
        gain = torch.sqrt(loudest(sound) / loudest(noise).clamp(min=1e-6) / ratio)
        sound = self.often(0.6, sound + noise * gain[:, None], sound)
        hertz = torch.linspace(0, 8000, length // 2 + 1, device=self.device)
        band = torch.where(hertz < self.uniform(rows, 1, low=3300, high=3950), 1.0, 1e-3)
        sound = self.often(0.15, filtered(sound, band) + self.normal(rows, length), sound)
        level = self.often(
            0.05, self.uniform(rows, 1, low=1, high=4), 10 ** (-self.uniform(rows, 1, low=1, high=26) / 20))
        sound = sound * level * 32767 / sound.abs().amax(1, keepdim=True).clamp(min=1)
        sound = torch.where(is_clean, said + self.normal(rows, length), sound)

        def states(places):
            place = torch.floor((places - before[:, None]) * factor[:, None]).long()
            found = self.labels[
                (self.first_label[recording] + start)[:, None]
                + torch.minimum(place.clamp(min=0), count[:, None] - 1)]
            return found.long().masked_fill((place < 0) | (place >= count[:, None]), self.silence)

        return sound.clamp(-32768, 32767).round(), states

    def batch(self, rows, frames):
        """The bands (row, frame, band) and states (row, frame) of pieces with a given number of frames."""
        sound, states = self.sounds(rows, frames)
        return self.bands(sound), states(torch.arange(frames, device=self.device) + 0.5)


class Kept:
    """Batches of all lengths. Some are new and some are reused, because augmenting takes longer than learning."""

    def __init__(self, batches, frames, new, seed, most=6000):
        self.batches, self.frames, self.new, self.most = batches, frames, new, most
        self.random, self.kept = np.random.default_rng(seed), {length: [] for length, _ in LENGTHS}

    def next(self):
        lengths, shares = zip(*LENGTHS)
        length = lengths[self.random.choice(len(lengths), p=shares)]
        kept = self.kept[length]
        if not kept or self.random.random() < self.new:
            with torch.no_grad():
                heard, states = self.batches.batch(max(self.frames // length, 8), length)
            batch = heard.half(), states.short()
            if not kept or sum(map(len, self.kept.values())) < self.most:
                kept.append(batch)
            else:
                kept[self.random.integers(len(kept))] = batch
        else:
            batch = kept[self.random.integers(len(kept))]
        return batch[0].float(), batch[1].long()


def around_circle(length, device):
    """z⁻¹ for each frequency of a spectrum."""
    return torch.exp(-1j * torch.linspace(0, np.pi, length // 2 + 1, device=device))


def pair(radius, angle, turn):
    """A pair of roots."""
    return 1 - 2 * radius * torch.cos(angle) * turn + radius * radius * turn * turn


def filtered(sound, response):
    return torch.fft.irfft(torch.fft.rfft(sound) * response, n=sound.shape[1])


def deviation(sound, least):
    return sound.std(1, keepdim=True).clamp(min=least)


def loudest(sound):
    """The energy of each row's loudest frame, which is the reference level of `replay --noise`."""
    size = augmentation.FRAME
    whole = sound[:, :sound.shape[1] // size * size]
    return whole.reshape(len(sound), -1, size).square().sum(2).amax(1)
