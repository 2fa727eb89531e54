"""Writes files of weights that `WeightsFile` can read: a JSON header, a zero byte, and tensors
at multiples of 64 bytes."""
import hashlib
import json

ALIGNMENT = 64  # The offset of a tensor is a multiple of this many bytes.
VECTOR = 32  # The rows of a matrix are padded to a multiple of this many bytes.


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
