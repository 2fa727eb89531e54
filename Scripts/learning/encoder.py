"""The encoder in data/encoder/en-us.weights as a torch model in floating point, for accelerators and for training."""
import json
import math

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import weights_file
from weights_file import ALIGNMENT, VECTOR

HOP, MIDDLE = 384, 447  # The number of samples from one frame to the next, and to the center of a frame.


def write(path, source, encoder, **facts):
    """Writes an encoder's weights in the format of the file `source`, with `facts` in the header."""
    head, _ = tensors(source)
    body = bytearray()
    for tensor in head["tensors"]:
        values = encoder.of(tensor["name"]).detach().float().cpu().numpy()
        body += bytes(-len(body) % ALIGNMENT)
        tensor["offset"] = len(body)
        if tensor["kind"] == "float32":
            body += values.astype("<f4").tobytes()
            continue
        tensor["scale"], tensor["zero"] = encoder.grids[encoder.key(tensor["name"])]
        rows = np.rint((values - tensor["zero"]) / tensor["scale"]).astype(np.int8)
        body += np.pad(rows, ((0, 0), (0, -rows.shape[1] % VECTOR))).tobytes()
    weights_file.write(path, head | facts, body)


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
            {self.key(name): nn.Parameter(torch.tensor(value)) for name, value in found.items()})
        self.grids = {
            self.key(tensor["name"]): (tensor["scale"], tensor["zero"])
            for tensor in head["tensors"] if tensor["kind"] == "int8"}
        self.width = len(found["norm"])
        self.dropout = 0.0

    @staticmethod
    def key(name):
        return name.replace(".", "_")

    def of(self, name):
        """A tensor with the precision of a file, or None.

        Weights that are being trained are rounded to the file's bytes in every step, but their gradients ignore the
        rounding. If they were rounded only at the end, the training would be lost, because its changes are only about
        half as large as a step of the file's bytes.
        """
        key = self.key(name)
        if key not in self.weights:
            return None
        values = self.weights[key]
        if key not in self.grids or not values.requires_grad:
            return values
        scale, zero = self.grids[key]
        rounded = torch.round((values.detach() - zero) / scale).clamp(-128, 127) * scale + zero
        return values + (rounded - values).detach()

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
        frames = frames + self._dropped(linear("output", taken.transpose(1, 2).flatten(2)))
        return frames + self._dropped(
            linear("contract", functional.gelu(linear("expand", norm("forwardNorm", frames)))))

    def _dropped(self, rows):
        return functional.dropout(rows, self.dropout, self.training)

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
