"""Writes files of weights that `WeightsFile` can read: a JSON header, a zero byte, and tensors
at multiples of 64 bytes."""
import hashlib
import json

ALIGNMENT = 64  # The offset of a tensor is a multiple of this many bytes.
VECTOR = 32  # The rows of a matrix are padded to a multiple of this many bytes.


class Body:
    """The tensors of a file under construction."""

    def __init__(self):
        self.tensors, self.content = [], bytearray()

    def matrix(self, name, values):
        """Adds an array of floats (output, input), each rounded to one of 255 values around zero."""
        import numpy as np
        scale = float(max(abs(values).max(), 1e-9)) / 127
        rows = np.rint(values / scale).astype(np.int8)
        self.content += bytes(-len(self.content) % ALIGNMENT)
        self.tensors.append(dict(
            name=name, kind="int8", shape=list(rows.shape), offset=len(self.content), scale=scale, zero=0.0))
        self.content += np.pad(rows, ((0, 0), (0, -rows.shape[1] % VECTOR))).tobytes()


def write(path, head, body):
    """Writes either the whole file or nothing. Adds the size and the checksum of the body to the
    header."""
    head = dict(head, byteCount=len(body), sha256=hashlib.sha256(body).hexdigest())
    text = json.dumps(head, separators=(",", ":"), sort_keys=True).encode()
    text += b" " * (-(len(text) + 1) % ALIGNMENT) + b"\0"
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(text + body)
    unfinished.replace(path)
    return len(text) + len(body)
