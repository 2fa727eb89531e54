"""A model of everything that can be said: phones in any order, with transition probabilities
that were counted in the recordings."""
import numpy as np
import torch
from torch.nn import functional

STAYS = 0.75  # The probability that a state is followed by itself.
SCALE = 0.5  # The weight of the network's log-probabilities relative to the transitions.
MARGIN = 0.3  # The margin in nats per frame by which the spoken phones must beat all others.
PRIORS = 0.7  # The weight of the priors, which must be the same as where the network is used.


class PhoneLoop:
    """Phone states, three in each phone from left to right. The last state can be followed by
    the first state of any phone."""

    def __init__(self, labels, phones, priors, device="cpu"):
        """Counts the transitions between phones.

        - labels: the states of utterances, frame by frame.
        - priors: the prior of each state.
        """
        counts = np.full((phones, phones), 0.1)
        heard = np.zeros(phones, bool)
        for states in labels:
            said = states[np.flatnonzero(np.diff(states // 3, prepend=-1))] // 3
            heard[said] = True
            np.add.at(counts, (said[:-1], said[1:]), 1)
        counts *= heard[:, None] * heard[None]
        follows = counts / np.maximum(counts.sum(1, keepdims=True), 1)
        steps = np.zeros((3 * phones, 3 * phones), np.float32)
        for phone in range(phones):
            for state in range(3 * phone, 3 * phone + 3):
                steps[state, state] = STAYS
                if state < 3 * phone + 2:
                    steps[state, state + 1] = 1 - STAYS
            steps[3 * phone + 2, ::3] = (1 - STAYS) * follows[phone]
        self.steps = torch.from_numpy(steps).to(device)
        self.begins = torch.from_numpy(np.repeat(heard, 3) / (3 * heard.sum())).float().to(device)
        self.priors = PRIORS * torch.from_numpy(np.log(priors)).float().to(device)
        self.recorded = {}

    def loss(self, found, wanted, lengths):
        """The loss in each frame: by how much all possible utterances together are more likely than
        the utterance that was spoken.

        - found: the network's outputs (utterance, frame, state).
        - wanted: the spoken states (utterance, frame), -1 after the end of an utterance.
        - lengths: the number of frames in each utterance.
        """
        logs = functional.log_softmax(found, 2)
        said = wanted.clamp(min=0)
        with torch.no_grad():
            scores = SCALE * (logs - self.priors)
            phones = torch.arange(scores.shape[2], device=scores.device) // 3
            scores -= MARGIN * (phones == (said // 3)[:, :, None])
            last = torch.as_tensor(lengths, device=scores.device) - 1
            beyond = self.repeated(scores, last) if scores.is_cuda else self.shares(scores, last)
            beyond.scatter_add_(2, said[:, :, None], -torch.ones_like(beyond[:, :, :1]))
            beyond *= (wanted >= 0)[:, :, None]
        return (beyond * logs).sum() / (wanted >= 0).sum()

    def repeated(self, scores, last):
        """Computes `shares` with a CUDA graph for each shape. Launching a thousand small steps
        one by one takes far longer than computing them."""
        shape = tuple(scores.shape)
        if shape not in self.recorded:
            given = scores.clone(), last.clone()
            beside = torch.cuda.Stream()
            beside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(beside):
                self.shares(*given)
            torch.cuda.current_stream().wait_stream(beside)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                found = self.shares(*given)
            self.recorded[shape] = graph, given, found
        graph, given, found = self.recorded[shape]
        given[0].copy_(scores)
        given[1].copy_(last)
        graph.replay()
        return found.clone()

    def shares(self, scores, last):
        """The probability of each state in each frame over all possible utterances.

        - scores: logarithms (utterance, frame, state).
        - last: the index of each utterance's last frame.
        """
        count, longest, states = scores.shape
        likely = (scores - scores.amax(2, keepdim=True)).exp()
        forward = torch.empty_like(likely)
        here = self.begins.expand(count, states)
        for frame in range(longest):
            here = (here if frame == 0 else here @ self.steps) * likely[:, frame]
            here = here / here.sum(1, keepdim=True).clamp(min=1e-30)
            forward[:, frame] = here
        shares, after = torch.empty_like(likely), torch.ones_like(here)
        for frame in range(longest - 1, -1, -1):
            # Frames after the end of an utterance must have no effect.
            after = torch.where((last == frame)[:, None], 1.0, after)
            found = forward[:, frame] * after
            shares[:, frame] = found / found.sum(1, keepdim=True).clamp(min=1e-30)
            after = (likely[:, frame] * after) @ self.steps.T
            after = after / after.amax(1, keepdim=True).clamp(min=1e-30)
        return shares

    def heard(self, logs, silence):
        """The phones on the best path through an utterance's log-probabilities (frame, state)."""
        scores = (SCALE * (logs - self.priors)).cpu().numpy()
        steps = self.steps.clamp(min=1e-12).log().cpu().numpy()
        best = self.begins.clamp(min=1e-12).log().cpu().numpy() + scores[0]
        back = np.empty(scores.shape, np.int16)
        for frame in range(1, len(scores)):
            ways = best[:, None] + steps
            back[frame] = ways.argmax(0)
            best = ways[back[frame], np.arange(len(best))] + scores[frame]
        state, path = int(best.argmax()), []
        for frame in range(len(scores) - 1, -1, -1):
            path.append(state)
            state = int(back[frame, state])
        return phone_row(np.array(path[::-1]) // 3, silence)


def phone_row(phones, silence):
    """The sequence of phones, from one phone in each frame. Repetitions are joined and silence
    is left out."""
    begins = np.flatnonzero(np.diff(phones, prepend=-1))
    return phones[begins][phones[begins] != silence]


def errors(heard, said):
    """The edit distance of two phone sequences: the minimum number of substitutions, deletions and
    insertions."""
    row = np.arange(len(said) + 1)
    for place, phone in enumerate(heard):
        changed = row[:-1] + (said != phone)
        new = np.empty_like(row)
        new[0] = place + 1
        for index in range(len(said)):
            new[index + 1] = min(changed[index], row[index + 1] + 1, new[index] + 1)
        row = new
    return int(row[-1])
