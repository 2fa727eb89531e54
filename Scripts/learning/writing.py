"""Networks as JSON that Swift reads: rows of numbers, and weights as bytes in steps of their output's scale."""
import base64
import textwrap

import numpy as np

# Columns of a line of numbers that nobody reads, and of weights.
LINE, WEIGHTS = 240, 4000


def row(values):
    text = "[" + ", ".join(f"{float(value):.5g}" for value in values) + "]"
    return textwrap.fill(text, LINE, subsequent_indent="      ")


def layer_text(weights, bias, kind, taps, dilation):
    """- weights: tensor by output, then tap and input."""
    weights = weights.numpy()
    scale = np.maximum(np.abs(weights).max(1), 1e-9) / 127
    steps = np.rint(weights / scale[:, None]).astype(np.int8)
    lines = textwrap.wrap(base64.b64encode(steps.tobytes()).decode(), WEIGHTS)
    return ("    {\n"
            f'      "kind": "{kind}", "taps": {taps}, "dilation": {dilation},\n'
            f'      "scale": {row(scale)},\n'
            f'      "bias": {row(bias)},\n'
            '      "weights": [\n' + ",\n".join(f'        "{line}"' for line in lines) + "\n      ]\n"
            "    }")
