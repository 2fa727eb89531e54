"""A network twenty times as large, which is used only in training. The small network learns to
imitate it."""
import torch
from torch import nn
from torch.nn import functional

import network
from frames import BANDS

WINDOW = 15  # The number of input frames per step.
DILATIONS = (1, 1, 2, 2, 3, 3, 4, 4, 6, 6)
LOOKS = (3, 5, 7, 9)  # The layers that are followed by attention over all steps.
HEADS = 12
DROPPED = 0.15


class Near(nn.Module):
    """A convolution over time whose output is added to its input."""

    def __init__(self, channels, dilation):
        super().__init__()
        self.sums = network.Taps(channels, channels, 3, dilation)
        self.norm = nn.BatchNorm1d(channels)

    def forward(self, steps):
        sums = self.sums(steps)
        found = functional.relu(self.norm(sums.flatten(0, 1)).view(sums.shape))
        return steps + functional.dropout(found, DROPPED, self.training)


class Far(nn.Module):
    """Attention over all steps, with weights that decrease with distance."""

    def __init__(self, channels):
        super().__init__()
        self.sums = nn.Linear(channels, 3 * channels, bias=False)
        self.out = nn.Linear(channels, channels, bias=False)
        self.norm = nn.LayerNorm(channels)
        self.slopes = nn.Parameter(torch.linspace(-1, -6, HEADS))

    def forward(self, steps):
        rows, count, channels = steps.shape
        asked, known, said = self.sums(self.norm(steps)).view(
            rows, count, 3, HEADS, channels // HEADS).permute(2, 0, 3, 1, 4)
        place = torch.arange(count, device=steps.device)
        apart = (place[:, None] - place).abs().to(asked.dtype)
        farther = -(self.slopes.exp().to(asked.dtype)[:, None, None] * apart).expand(rows, -1, -1, -1)
        alike = asked @ known.transpose(2, 3) / (channels // HEADS) ** 0.5
        found = (alike + farther).softmax(3).to(said.dtype) @ said
        found = self.out(found.transpose(1, 2).reshape(rows, count, channels))
        return steps + functional.dropout(found, DROPPED, self.training)


class Teacher(nn.Module):
    def __init__(self, states, channels):
        super().__init__()
        self.states = states
        self.first = nn.Linear((WINDOW + 2) * BANDS, channels)
        self.norm = nn.BatchNorm1d(channels)
        layers = []
        for place, dilation in enumerate(DILATIONS):
            layers.append(Near(channels, dilation))
            if place in LOOKS:
                layers.append(Far(channels))
        self.layers = nn.Sequential(*layers)
        self.last = nn.Sequential(nn.LayerNorm(channels), nn.Linear(channels, network.STRIDE * states))

    def forward(self, frames, around):
        """Logits (row, frame, state). `frames` (row, frame, band) must be whole steps, `around`
        (row, 2 × band) describes the surroundings. Both are scaled."""
        before = (WINDOW - network.STRIDE) // 2
        wide = functional.pad(frames, (0, 0, before, WINDOW - network.STRIDE - before))
        steps = wide.unfold(1, WINDOW, network.STRIDE).transpose(2, 3).flatten(2)
        steps = self.first(torch.cat([steps, around[:, None].expand(-1, steps.shape[1], -1)], 2))
        steps = functional.relu(self.norm(steps.flatten(0, 1)).view(steps.shape))
        return self.last(self.layers(steps)).reshape(len(frames), -1, self.states)
