"""The decoder in data/encoder/en-us-decoder.weights as a torch model in floating point, with an adapter of low rank
(LoRA, arXiv 2106.09685) that can be trained."""
import math

import torch
from torch import nn
from torch.nn import functional

import weights_file
from encoder import tensors, turned

START, END = 1, 2
FIRST_BYTE, FIRST_WORD = 3, 259  # Control tokens come first, then single bytes, then pieces of words.
SPACE = "\u2581"
RANK = 16
PARTS = ("query", "key", "value", "output", "cross.query", "cross.key", "cross.value", "cross.output", "expand",
         "contract")


class Tokens:
    """The decoder's tokens, which are numbered pieces of words."""

    def __init__(self, content):
        self.pieces, place = [], 0
        while place < len(content):
            length, place = content[place], place + 1
            if length >= 128:
                length, place = length + content[place] * 128 - 128, place + 1
            self.pieces.append(content[place:place + length])
            place += length
        self.numbers = {piece: number for number, piece in enumerate(self.pieces) if number >= FIRST_WORD}

    def of(self, text):
        """A text's tokens. Of all neighbors that form a token together, those with the lowest number are joined first,
        as in the tokenizer with which the decoder was trained."""
        parts = [letter.encode() for letter in SPACE + text.replace(" ", SPACE)]
        while True:
            joints = [(self.numbers[left + right], place) for place, (left, right) in enumerate(zip(parts, parts[1:]))
                      if left + right in self.numbers]
            if not joints:
                break
            _, place = min(joints)
            parts[place:place + 2] = [parts[place] + parts[place + 1]]
        return [token for part in parts for token in (
            [self.numbers[part]] if part in self.numbers else [byte + FIRST_BYTE for byte in part])]

    def text(self, tokens):
        spoken = b"".join(self.pieces[token] for token in tokens if END < token < len(self.pieces))
        return spoken.decode(errors="replace").replace(SPACE, " ").strip()


class Decoder(nn.Module):
    def __init__(self, path):
        super().__init__()
        self.head, found = tensors(path)
        self.heads, self.rotated, self.count = (
            self.head[name] for name in ("headCount", "rotatedWidth", "layerCount"))
        self.weights = {name: torch.tensor(value) for name, value in found.items()}
        # Only the matrices are rounded, and only here: products of bfloat16 are several times as fast.
        self.rounded = {name: value.bfloat16() for name, value in self.weights.items() if value.ndim == 2}
        content = path.read_bytes()
        table = next(tensor for tensor in self.head["tensors"] if tensor["name"] == "tokens")
        start = content.index(b"\0") + 1 + table["offset"]
        self.tokens = Tokens(content[start:start + table["shape"][0]])
        self.width = len(found["norm"])
        self.dropout = 0.0
        self.adapter = nn.ParameterDict()
        for layer in range(self.count):
            for part in PARTS:
                outputs, inputs = self.rounded[f"layer.{layer}.{part}"].shape
                self.adapter[self.key(layer, part, "down")] = nn.Parameter(
                    torch.randn(RANK, inputs) / math.sqrt(inputs))
                self.adapter[self.key(layer, part, "up")] = nn.Parameter(torch.zeros(outputs, RANK))

    @staticmethod
    def key(layer, part, side):
        return f"layer.{layer}.{part}.{side}".replace(".", "_")

    def _linear(self, layer, part, rows, bias=None):
        bias = None if bias is None else self.weights[f"layer.{layer}.{bias}"].bfloat16()
        down, up = (self.adapter[self.key(layer, part, side)].bfloat16() for side in ("down", "up"))
        dropped = functional.dropout(rows, self.dropout, self.training)
        return functional.linear(rows, self.rounded[f"layer.{layer}.{part}"], bias) + functional.linear(
            functional.linear(dropped, down), up)

    def _norm(self, name, rows):
        return functional.layer_norm(rows, (self.width,), self.weights[name].bfloat16())

    def _by_head(self, rows):
        return rows.unflatten(2, (self.heads, -1)).transpose(1, 2)

    def forward(self, frames, are_frames, tokens):
        """The logits of the next tokens (utterance, token, next token).

        - frames: the encoder's output (utterance, frame, value), and are_frames whether each is one (utterance, frame).
        - tokens: the tokens so far (utterance, token), which begin with START.
        """
        rows = functional.embedding(tokens, self.rounded["embedding"])
        places = torch.arange(tokens.shape[1], dtype=torch.float32)[:, None]
        speeds = torch.exp(torch.arange(0, self.rotated, 2) * (-math.log(10000) / self.rotated))
        turns = torch.cos(places * speeds).bfloat16(), torch.sin(places * speeds).bfloat16()
        for layer in range(self.count):
            normal = self._norm(f"layer.{layer}.attentionNorm", rows)
            query, key, value = (
                self._by_head(self._linear(layer, part, normal)) for part in ("query", "key", "value"))
            taken = functional.scaled_dot_product_attention(
                turned(query, turns, self.rotated), turned(key, turns, self.rotated), value, is_causal=True)
            rows = rows + self._linear(layer, "output", taken.transpose(1, 2).flatten(2))
            query = self._by_head(self._linear(layer, "cross.query", self._norm(f"layer.{layer}.crossNorm", rows)))
            key, value = (self._by_head(self._linear(layer, part, frames)) for part in ("cross.key", "cross.value"))
            taken = functional.scaled_dot_product_attention(
                query, key, value, attn_mask=are_frames[:, None, None, :])
            rows = rows + self._linear(layer, "cross.output", taken.transpose(1, 2).flatten(2))
            inner, gate = self._linear(
                layer, "expand", self._norm(f"layer.{layer}.forwardNorm", rows), "expand.bias").chunk(2, -1)
            rows = rows + self._linear(layer, "contract", functional.silu(gate) * inner, "contract.bias")
        logits = functional.linear(self._norm("norm", rows), self.rounded["embedding"])
        return logits[..., :len(self.tokens.pieces)].float()

    @torch.no_grad()
    def transcripts(self, frames, are_frames, longest=40):
        """The most likely text of each utterance, found greedily, with at least one word."""
        self.eval()
        tokens = torch.full((len(frames), 1), START)
        is_done = torch.zeros(len(frames), dtype=torch.bool)
        while tokens.shape[1] < longest and not is_done.all():
            logits = self(frames, are_frames, tokens)[:, -1]
            if tokens.shape[1] == 1:
                logits[:, END] = -torch.inf
            following = torch.where(is_done, END, logits.argmax(-1))
            tokens = torch.cat([tokens, following[:, None]], 1)
            is_done |= following == END
        return [self.tokens.text(row) for row in tokens.tolist()]

    def write(self, path, **facts):
        """Writes the adapter as bytes, with `facts` in the header."""
        weights = weights_file.Body()
        for layer in range(self.count):
            for part in PARTS:
                for side in ("down", "up"):
                    values = self.adapter[self.key(layer, part, side)].detach().numpy()
                    weights.matrix(f"layer.{layer}.{part}.{side}", values)
        head = {name: self.head[name] for name in (
            "format", "version", "model", "language", "headCount", "rotatedWidth", "layerCount")}
        weights_file.write(path, head | facts | dict(
            kind="adapter", adapts=self.head["sha256"], tensors=weights.tensors), weights.content)
