"""Files of weights as `WeightsFile` reads them: a head of JSON, a zero, and tensors at multiples of 64 bytes."""
import hashlib
import json

ALIGNMENT = 64  # Bytes that a tensor's place is a multiple of.
VECTOR = 32  # Bytes that a row of a matrix is filled up to.


def write(path, head, body):
    """Writes the whole file or none. The head gets the size and the checksum of the body."""
    head = dict(head, byteCount=len(body), sha256=hashlib.sha256(body).hexdigest())
    text = json.dumps(head, separators=(",", ":"), sort_keys=True).encode()
    text += b" " * (-(len(text) + 1) % ALIGNMENT) + b"\0"
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(text + body)
    unfinished.replace(path)
    return len(text) + len(body)
