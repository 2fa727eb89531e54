"""The network: which state of which phone a frame belongs to, by the frames around it."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from frames import LOUD, QUIET, WIDTH


def shown(cepstra, centre, scale):
    """What the network sees of an utterance (frames, 3 × WIDTH): each frame in comparable measures with
    its loudness against the loudest, and beside it what the utterance sounds like where it is quiet and
    where it is loud."""
    level = cepstra[:, 0]
    low, high = np.quantile(level, [QUIET, LOUD])
    frames = cepstra.copy()
    frames[:, 0] -= high
    frames = (frames - centre) / scale
    quiet = frames[level <= low].mean(0)
    loud = frames[level >= (low + high) / 2].mean(0)
    return np.concatenate(
        [frames, np.broadcast_to(quiet, frames.shape), np.broadcast_to(loud, frames.shape)], 1)


class Layer(nn.Module):
    def __init__(self, inputs, outputs, taps, dilation):
        super().__init__()
        self.sums = nn.Conv1d(
            inputs, outputs, taps, padding=taps // 2 * dilation, dilation=dilation, bias=False)
        self.norm = nn.BatchNorm1d(outputs)

    def forward(self, frames, mask):
        return functional.relu(self.norm(self.sums(frames))) * mask


class Network(nn.Module):
    def __init__(self, inputs, states, channels=192, dilations=(1, 2, 4, 6)):
        super().__init__()
        self.first = Layer(inputs, channels, 5, 1)
        self.residual = nn.ModuleList(Layer(channels, channels, 3, step) for step in dilations)
        self.mixing = Layer(channels, channels, 1, 1)
        self.last = nn.Conv1d(channels, states, 1)

    def forward(self, frames, mask):
        hidden = self.first(frames, mask)
        for layer in self.residual:
            hidden = hidden + layer(hidden, mask)
        return self.last(self.mixing(hidden, mask))

    def layers(self):
        """Weights (output, tap, input), bias, kind and dilation of each layer, the norms folded in."""
        kinds = ["rectified"] + ["residual"] * len(self.residual) + ["rectified"]
        for layer, kind in zip([self.first, *self.residual, self.mixing], kinds):
            norm = layer.norm
            gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            weight = layer.sums.weight * gain[:, None, None]
            yield weight.detach(), (norm.bias - norm.running_mean * gain).detach(), kind, layer.sums.dilation[0]
        yield self.last.weight.detach(), self.last.bias.detach(), "linear", 1

    def start(self, layers, frames, mask):
        """Begins where another network of this shape ended.

        - layers: weights and biases as `layers` gives them.
        - frames, mask: something to hear, so that each norm changes nothing at first.
        """
        self.eval()
        with torch.no_grad():
            for layer, (weight, bias) in zip([self.first, *self.residual, self.mixing], layers):
                layer.sums.weight.copy_(weight)
                layer.norm.weight.fill_(1)
                layer.norm.bias.copy_(bias)
                layer.norm.running_mean.fill_(0)
                layer.norm.running_var.fill_(1)
            self.last.weight.copy_(layers[-1][0])
            self.last.bias.copy_(layers[-1][1])
            sums, heard = {}, mask.bool()[:, 0]
            hooks = [
                layer.sums.register_forward_hook(
                    lambda part, _, found: sums.update({part: found.transpose(1, 2)[heard]}))
                for layer in [self.first, *self.residual, self.mixing]]
            self(frames, mask)
            for hook in hooks:
                hook.remove()
            for layer in [self.first, *self.residual, self.mixing]:
                mean, variance = sums[layer.sums].mean(0), sums[layer.sums].var(0)
                layer.norm.bias += mean
                layer.norm.weight.copy_(torch.sqrt(variance + layer.norm.eps))
                layer.norm.running_mean.copy_(mean)
                layer.norm.running_var.copy_(variance)
        self.train()


def widened(layers, channels, random):
    """The same network with more channels: some twice, what each of a pair says halved (Chen, Goodfellow
    and Shlens, "Net2Net", 2016), and a little noise, so that the two can part.

    - layers: weights (output, input, tap) and biases as `Network.layers` gives them.
    """
    count = len(layers[0][1])
    if channels == count:
        return layers
    if not count < channels <= 2 * count:
        raise SystemExit(f"--channels {channels}: a network of {count} grows to {2 * count} at most and never shrinks")
    source = np.concatenate([np.arange(count), random.choice(count, channels - count, replace=False)])
    share = torch.from_numpy(1 / np.bincount(source)[source]).float()[:, None]
    found = []
    for place, (weight, bias) in enumerate(layers):
        if place > 0:
            weight = weight[:, source] * share
        if place < len(layers) - 1:
            weight, bias = weight[source], bias[source]
            noise = torch.from_numpy(random.standard_normal(weight.shape)).float()
            weight = weight + 0.05 * weight.std() * noise
        found.append((weight, bias))
    return found


def batches(lengths, size, random):
    """Indices of utterances of about one length, `size` frames together."""
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


def stack(inputs, labels, chosen):
    longest = max(len(labels[index]) for index in chosen)
    frames = np.zeros((len(chosen), longest, inputs[chosen[0]].shape[1]), np.float32)
    states = np.full((len(chosen), longest), -1, np.int64)
    for row, index in enumerate(chosen):
        frames[row, :len(labels[index])] = inputs[index]
        states[row, :len(labels[index])] = labels[index]
    frames, states = torch.from_numpy(frames).transpose(1, 2), torch.from_numpy(states)
    return frames, states, (states >= 0).float()[:, None]
