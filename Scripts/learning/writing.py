"""Networks as JSON that Swift reads: rows of numbers, and weights as bytes in steps of their output's scale."""
import base64
import textwrap

import numpy as np

# Columns of a line of numbers that nobody reads.
LINE = 240


def row(values):
    text = "[" + ", ".join(f"{float(value):.5g}" for value in values) + "]"
    return textwrap.fill(text, LINE, subsequent_indent="      ")


def layer_text(weight, bias, kind, dilation):
    """- weight: tensor by output, input, tap."""
    outputs, _, taps = weight.shape
    weights = weight.permute(0, 2, 1).reshape(outputs, -1).numpy()
    scale = np.maximum(np.abs(weights).max(1), 1e-9) / 127
    steps = np.rint(weights / scale[:, None]).astype(np.int8)
    lines = textwrap.wrap(base64.b64encode(steps.tobytes()).decode(), LINE)
    return ("    {\n"
            f'      "kind": "{kind}", "taps": {taps}, "dilation": {dilation},\n'
            f'      "scale": {row(scale)},\n'
            f'      "bias": {row(bias)},\n'
            '      "weights": [\n' + ",\n".join(f'        "{line}"' for line in lines) + "\n      ]\n"
            "    }")
