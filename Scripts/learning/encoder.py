"""The encoder in data/encoder/en-us.weights as a torch model in floating point."""
import json
import math

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from weights_file import VECTOR

HOP, MIDDLE = 384, 447  # The number of samples from one frame to the next, and to the center of a frame.


def tensors(path):
    """The header of a file, and its tensors by name as float arrays."""
    content = path.read_bytes()
    end = content.index(b"\0")
    head, found = json.loads(content[:end]), {}
    for tensor in head["tensors"]:
        start, shape = end + 1 + tensor["offset"], tensor["shape"]
        if tensor["kind"] == "float32":
            found[tensor["name"]] = np.frombuffer(content, "<f4", shape[0], start)
        elif tensor["kind"] == "int8":
            width = -(-shape[1] // VECTOR) * VECTOR
            rows = np.frombuffer(content, np.int8, shape[0] * width, start).reshape(shape[0], width)[:, :shape[1]]
            found[tensor["name"]] = rows.astype(np.float32) * tensor["scale"] + tensor["zero"]
    return head, found


def turned(rows, turns, width):
    """Rotary attention: the first `width` values of each row, turned by the cosines and sines of its place."""
    first, rest = rows[..., :width], rows[..., width:]
    even, odd = first[..., 0::2], first[..., 1::2]
    cosine, sine = turns
    both = torch.stack([even * cosine - odd * sine, odd * cosine + even * sine], -1)
    return torch.cat([both.flatten(-2), rest], -1)


class Encoder(nn.Module):
    def __init__(self, path):
        super().__init__()
        head, found = tensors(path)
        self.heads, self.rotated, self.count = head["headCount"], head["rotatedWidth"], head["layerCount"]
        self.weights = nn.ParameterDict(
            {self._key(name): nn.Parameter(torch.tensor(value), requires_grad=False) for name, value in found.items()})
        self.width = len(found["norm"])

    @staticmethod
    def _key(name):
        return name.replace(".", "_")

    def of(self, name):
        """The values of a tensor, or None if there is no such tensor."""
        key = self._key(name)
        return self.weights[key] if key in self.weights else None

    def _convolution(self, frames, number, taps, step):
        rows = frames.unfold(1, taps, step).transpose(2, 3).flatten(2)
        return functional.linear(rows, self.of(f"convolution.{number}"), self.of(f"convolution.{number}.bias"))

    def _block(self, frames, layer, turns):
        def linear(name, rows):
            return functional.linear(rows, self.of(f"layer.{layer}.{name}"), self.of(f"layer.{layer}.{name}.bias"))

        def norm(name, rows):
            return functional.layer_norm(rows, (self.width,), self.of(f"layer.{layer}.{name}"))

        def by_head(rows):
            return rows.unflatten(2, (self.heads, -1)).transpose(1, 2)

        normal = norm("attentionNorm", frames)
        query, key, value = (by_head(linear(name, normal)) for name in ("query", "key", "value"))
        taken = functional.scaled_dot_product_attention(
            turned(query, turns, self.rotated), turned(key, turns, self.rotated), value)
        frames = frames + linear("output", taken.transpose(1, 2).flatten(2))
        return frames + linear("contract", functional.gelu(linear("expand", norm("forwardNorm", frames))))

    def forward(self, sounds, blocks):
        """The frames from the given blocks for sounds (utterance, sample), side by side: (utterance, frame, value)."""
        frames = torch.tanh(self._convolution(sounds[..., None], 0, 127, 64))
        # Normalize over all frames of an utterance together.
        centre = frames.mean((1, 2), keepdim=True)
        deviation = torch.sqrt(frames.var((1, 2), unbiased=False, keepdim=True) + 1e-5)
        frames = (frames - centre) / deviation * self.of("groupNorm.weight") + self.of("groupNorm.bias")
        frames = functional.gelu(self._convolution(frames, 1, 7, 3))
        frames = functional.gelu(self._convolution(frames, 2, 3, 2))
        places = torch.arange(frames.shape[1], device=frames.device, dtype=torch.float32)[:, None]
        speeds = torch.exp(
            torch.arange(0, self.rotated, 2, device=frames.device) * (-math.log(10000) / self.rotated))
        turns = torch.cos(places * speeds), torch.sin(places * speeds)
        kept = []
        for layer in range(max(blocks) + 1):
            frames = self._block(frames, layer, turns)
            if layer in blocks:
                kept.append(frames)
        return torch.cat(kept, 2)
