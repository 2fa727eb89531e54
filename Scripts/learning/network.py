"""The network that estimates a frame's phone state from the frames around it."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from frames import BANDS, LOUD, QUIET

STRIDE = 3  # The number of frames per step of the layers.
WINDOW = 7  # The number of frames in the input of a step.
DILATIONS = (1, 1, 2, 2, 3, 3)


def surroundings(energies):
    """The loudness of a stretch of sound, and the averages of its quiet frames and its loud
    frames."""
    level = energies.mean(1)
    low, high = np.quantile(level, [QUIET, LOUD])
    return high, energies[level <= low].mean(0), energies[level >= (low + high) / 2].mean(0)


class Taps(nn.Module):
    """A convolution over time of (utterance, step, channel), computed as one matrix product."""

    def __init__(self, inputs, outputs, taps, dilation):
        super().__init__()
        self.taps, self.dilation = taps, dilation
        self.sums = nn.Linear(inputs * taps, outputs, bias=False)

    def forward(self, steps):
        if self.taps == 1:
            return self.sums(steps)
        count, reach = steps.shape[1], self.taps // 2 * self.dilation
        wide = functional.pad(steps, (0, 0, reach, reach))
        return self.sums(torch.cat(
            [wide[:, tap * self.dilation:tap * self.dilation + count] for tap in range(self.taps)], 2))


class Layer(nn.Module):
    def __init__(self, inputs, outputs, taps=1, dilation=1):
        super().__init__()
        self.sums = Taps(inputs, outputs, taps, dilation)
        self.norm = nn.BatchNorm1d(outputs)

    def forward(self, steps, mask):
        sums = self.sums(steps)
        return functional.relu(self.norm(sums.reshape(-1, sums.shape[2])).view(sums.shape)) * mask


class Network(nn.Module):
    def __init__(self, states, channels):
        super().__init__()
        self.states = states
        self.first = Layer((WINDOW + 2) * BANDS, channels)
        self.residual = nn.ModuleList(Layer(channels, channels, 3, step) for step in DILATIONS)
        self.mixing = Layer(channels, channels)
        self.last = nn.Linear(channels, STRIDE * states)

    def forward(self, frames, around, mask):
        """Logits (utterance, frame, state).

        - frames: (utterance, frame, band), scaled. The number of frames is a multiple of
          STRIDE.
        - around: (utterance, 2 × band), the averages of the quiet frames and of the loud
          frames.
        - mask: (utterance, frame), 1 up to the end of an utterance and 0 after it.
        """
        before = (WINDOW - STRIDE) // 2
        wide = functional.pad(frames * mask[..., None], (0, 0, before, WINDOW - STRIDE - before))
        # Order the values by frame and then by band, as the library does.
        steps = wide.unfold(1, WINDOW, STRIDE).transpose(2, 3).flatten(2)
        steps = torch.cat([steps, around[:, None].expand(-1, steps.shape[1], -1)], 2)
        mask = mask.view(len(mask), -1, STRIDE).amax(2)[..., None]
        hidden = self.first(steps, mask)
        for layer in self.residual:
            hidden = hidden + layer(hidden, mask)
        return self.last(self.mixing(hidden, mask)).reshape(len(frames), -1, self.states)

    def layers(self):
        """The weights (output, tap × input), bias, kind, taps and dilation of each layer, with
        the norms folded into the weights."""
        kinds = ["rectified"] + ["residual"] * len(self.residual) + ["rectified"]
        for layer, kind in zip([self.first, *self.residual, self.mixing], kinds):
            norm = layer.norm
            gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            weight = layer.sums.sums.weight * gain[:, None]
            yield (weight.detach(), (norm.bias - norm.running_mean * gain).detach(), kind, layer.sums.taps,
                   layer.sums.dilation)
        yield self.last.weight.detach(), self.last.bias.detach(), "linear", 1, 1


def batches(lengths, size, random):
    """Batches of indices. The pieces in a batch have similar lengths and about `size` frames
    together."""
    order = np.argsort(lengths + random.uniform(0, 20, len(lengths)))
    found, batch = [], []
    for index in order:
        batch.append(index)
        if len(batch) * lengths[index] >= size:
            found.append(batch)
            batch = []
    if batch:
        found.append(batch)
    return [found[place] for place in random.permutation(len(found))]
