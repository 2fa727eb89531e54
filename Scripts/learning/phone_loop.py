"""Everything that could have been said: phones in any order, as likely after each other as in the recordings."""
import numpy as np
import torch

STAYS = 0.75  # How often a state follows itself.


class PhoneLoop:
    """States of phones, three each from left to right; after the last the first of any phone."""

    def __init__(self, labels, phones):
        """labels: states of utterances, frame by frame, to count phones in."""
        counts = np.full((phones, phones), 0.1)
        heard = np.zeros(phones, bool)
        for states in labels:
            said = states // 3
            begins = np.flatnonzero(np.diff(said, prepend=-1))
            said = said[begins]
            heard[said] = True
            np.add.at(counts, (said[:-1], said[1:]), 1)
        counts *= heard[:, None] * heard[None]
        follows = counts / np.maximum(counts.sum(1, keepdims=True), 1)
        steps = np.zeros((3 * phones, 3 * phones), np.float32)
        for phone in range(phones):
            for state in range(3):
                here = 3 * phone + state
                steps[here, here] = STAYS
                if state < 2:
                    steps[here, here + 1] = 1 - STAYS
            steps[3 * phone + 2, ::3] = (1 - STAYS) * follows[phone]
        self.steps = torch.from_numpy(steps)
        self.begins = torch.from_numpy(np.repeat(heard, 3) / (3 * heard.sum())).float()

    def shares(self, scores, lengths):
        """How much of all that could have been said is in each state at each frame.

        - scores: logarithms, (utterance, frame, state); lengths: frames of each utterance.
        """
        with torch.no_grad():
            count, longest, states = scores.shape
            likely = (scores - scores.amax(2, keepdim=True)).exp()
            forward = torch.empty_like(likely)
            here = self.begins.expand(count, states)
            for frame in range(longest):
                here = (here if frame == 0 else here @ self.steps) * likely[:, frame]
                here = here / here.sum(1, keepdim=True).clamp(min=1e-30)
                forward[:, frame] = here
            shares = torch.empty_like(likely)
            after = torch.ones(count, states)
            last = torch.as_tensor(lengths) - 1
            for frame in range(longest - 1, -1, -1):
                # What is behind an utterance's end says nothing.
                after = torch.where((last == frame)[:, None], torch.ones(()), after)
                found = forward[:, frame] * after
                shares[:, frame] = found / found.sum(1, keepdim=True).clamp(min=1e-30)
                after = (likely[:, frame] * after) @ self.steps.T
                after = after / after.amax(1, keepdim=True).clamp(min=1e-30)
            return shares

    def heard(self, scores):
        """The phones of the best path through an utterance's scores (frame, state)."""
        steps = self.steps.clamp(min=1e-12).log().numpy()
        scores = scores.numpy()
        best = np.log(np.maximum(self.begins.numpy(), 1e-12)) + scores[0]
        back = np.empty(scores.shape, np.int16)
        for frame in range(1, len(scores)):
            ways = best[:, None] + steps
            back[frame] = ways.argmax(0)
            best = ways[back[frame], np.arange(len(best))] + scores[frame]
        state, path = int(best.argmax()), []
        for frame in range(len(scores) - 1, -1, -1):
            path.append(state)
            state = int(back[frame, state])
        path = np.array(path[::-1])
        # A state that was the last of its phone and is the first again has begun it anew.
        begins = np.flatnonzero(
            (np.diff(path // 3, prepend=-1) != 0) | (np.diff(path % 3, prepend=0) < 0))
        return path[begins] // 3


def errors(heard, said):
    """Phones taken for others, missed and added: the least that turn one row into the other."""
    row = np.arange(len(said) + 1)
    for place, phone in enumerate(heard):
        changed = row[:-1] + (said != phone)
        new = np.empty_like(row)
        new[0] = place + 1
        for index in range(len(said)):
            new[index + 1] = min(changed[index], row[index + 1] + 1, new[index] + 1)
        row = new
    return int(row[-1])
