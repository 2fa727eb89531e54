"""Restores a network file to a form that can be trained further.

In a file, each norm is folded into the weights before it. The means and variances of the norms
are measured again on examples. The weights are scaled to the size that they have in a network
during training. Otherwise, training steps of the same size would change the weights far more.
"""
import numpy as np
import torch

import network
import writing

# The typical size of a weight before a norm.
SIZE = 0.145


def restored(path, stack, batches):
    """The values that a run of `learn-network train` saves for the next run, restored from a
    network file.

    - stack: returns the frames, surroundings, states and mask of a batch, scaled as the file
      says.
    - batches: the batches to measure the sums of the layers on.
    """
    file, steps = writing.read(path)
    rows = [(torch.from_numpy(row.astype(np.float32)) * torch.tensor(layer["scale"])[:, None], torch.tensor(layer["bias"]))
            for layer, row in zip(file["layers"], steps)]
    centre, scale, priors = (np.array(file[name]) for name in ("centre", "scale", "priors"))
    model = network.Network(len(priors), len(rows[0][1]))
    layers = [model.first, *model.residual, model.mixing]
    with torch.no_grad():
        for layer, (weights, bias) in zip(layers, rows):
            layer.sums.sums.weight.copy_(weights)
            _set_norm(layer.norm, torch.zeros_like(bias), torch.ones_like(bias), bias)
        model.last.weight.copy_(rows[-1][0])
        model.last.bias.copy_(rows[-1][1])
        measures = _measured(model, layers, [stack(batch, centre, scale) for batch in batches])
        for layer, (mean, variance), (weights, bias) in zip(layers, measures, rows):
            larger = SIZE * weights.shape[1] ** 0.5 / weights.norm(dim=1).clamp(min=1e-6)
            layer.sums.sums.weight.mul_(larger[:, None])
            _set_norm(layer.norm, mean * larger, variance * larger ** 2, bias, variance.sqrt(), mean)
    return {"network": model.state_dict(), "centre": centre, "scale": scale, "priors": priors,
            "seeds": file.get("seeds", [])}


def _set_norm(norm, mean, variance, bias, gain=1.0, shift=0.0):
    """Sets a norm so that its output is the unscaled sum plus the bias."""
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(variance - norm.eps)
    norm.weight.copy_(torch.ones_like(bias) * gain)
    norm.bias.copy_(bias + shift)


def _measured(model, layers, batches):
    """The mean and the variance of each norm's input."""
    sums = [[0, 0.0, 0.0] for _ in layers]

    def listen(total):
        def hear(_, given):
            total[0] += len(given[0])
            total[1] += given[0].double().sum(0)
            total[2] += given[0].double().square().sum(0)
        return hear

    hooks = [layer.norm.register_forward_pre_hook(listen(total)) for layer, total in zip(layers, sums)]
    model.eval()
    for frames, around, _, mask in batches:
        model(frames, around, mask)
    for hook in hooks:
        hook.remove()
    return [((first / count).float(), (second / count - (first / count).square()).float().clamp(min=1e-6))
            for count, first, second in sums]
