"""Reads and writes network files for the Swift code: a JSON header, a zero byte, and the weights
as bytes in units of their output's scale."""
import json
import textwrap

import numpy as np

LINE = 240  # The width of lines of numbers, which nobody reads.


def row(values):
    text = "[" + ", ".join(f"{float(value):.5g}" for value in values) + "]"
    return textwrap.fill(text, LINE, subsequent_indent="      ")


def write(path, facts, layers):
    """Writes a network file.

    - facts: lines of the JSON header, `"name": value`.
    - layers: the weights (a tensor by output, then tap and input), bias, kind, taps and
      dilation of each layer.
    """
    texts, weights = [], []
    for values, bias, kind, taps, dilation in layers:
        values = values.numpy()
        scale = np.maximum(np.abs(values).max(1), 1e-9) / 127
        weights.append(np.rint(values / scale[:, None]).astype(np.int8).tobytes())
        texts.append(
            "    {\n"
            f'      "kind": "{kind}", "taps": {taps}, "dilation": {dilation},\n'
            f'      "scale": {row(scale)},\n'
            f'      "bias": {row(bias)}\n'
            "    }")
    head = ",\n".join(["  " + fact for fact in facts] + ['  "layers": [\n' + ",\n".join(texts) + "\n  ]"])
    path.write_bytes(b"{\n" + head.encode() + b"\n}\n\0" + b"".join(weights))


def read(path):
    """The header of a file, and the unscaled integer weights of each layer (output, tap ×
    input)."""
    text, _, weights = path.read_bytes().partition(b"\0")
    head = json.loads(text)
    rows, start, inputs = [], 0, (head["window"] + 2) * len(head["centre"])
    for layer in head["layers"]:
        outputs, taps = len(layer["bias"]), layer["taps"]
        end = start + outputs * taps * inputs
        rows.append(np.frombuffer(weights[start:end], np.int8).reshape(outputs, -1))
        start, inputs = end, outputs
    return head, rows
