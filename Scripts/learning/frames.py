"""The inputs of networks, from the engine's front end (libsphinxbase): cepstra or band energies."""
import ctypes

import numpy as np
import torch

WIDTH = 13  # The number of cepstra per frame.
BANDS, LOWEST, HIGHEST = 40, 80, 7600  # The number of bands per frame, and their limits in hertz.
# The same values as in ComparableFrames.swift.
LOUD, QUIET = 0.95, 0.1


def opened(parameters, whole_numbers, numbers=()):
    """The engine's library and a front end with a model's parameters, some of which are
    replaced."""
    base, engine = ctypes.CDLL("libsphinxbase.so.3"), ctypes.CDLL("libpocketsphinx.so.3")
    base.err_set_logfp(None)
    pointer = ctypes.c_void_p
    engine.ps_args.restype = base.cmd_ln_parse_file_r.restype = base.fe_init_auto_r.restype = pointer
    base.cmd_ln_parse_file_r.argtypes = [pointer, pointer, ctypes.c_char_p, ctypes.c_int]
    base.cmd_ln_set_int_r.argtypes = [pointer, ctypes.c_char_p, ctypes.c_long]
    base.cmd_ln_set_float_r.argtypes = [pointer, ctypes.c_char_p, ctypes.c_double]
    for function in (base.fe_init_auto_r, base.fe_start_stream, base.fe_start_utt):
        function.argtypes = [pointer]
    base.fe_end_utt.argtypes = [pointer] * 3
    base.fe_process_frames.argtypes = [pointer] * 6
    configuration = base.cmd_ln_parse_file_r(None, engine.ps_args(), str(parameters).encode(), 0)
    for name, value in whole_numbers:
        base.cmd_ln_set_int_r(configuration, name, value)
    for name, value in numbers:
        base.cmd_ln_set_float_r(configuration, name, value)
    return base, base.fe_init_auto_r(configuration)


class Bands:
    """Natural logarithms of the energies of `BANDS` mel bands, every 10 ms, without noise
    removal."""

    def __init__(self, parameters):
        self.base, self.pointer = opened(
            parameters,
            [(b"-remove_silence", 0), (b"-remove_noise", 0), (b"-dither", 0), (b"-lifter", 0), (b"-logspec", 1),
             (b"-nfilt", BANDS)],
            [(b"-lowerf", LOWEST), (b"-upperf", HIGHEST)])

    def __call__(self, samples):
        samples = np.ascontiguousarray(np.rint(samples), np.int16)
        base, pointer = self.base, self.pointer
        base.fe_start_stream(pointer)
        base.fe_start_utt(pointer)
        found = np.zeros((len(samples) // 160 + 4, BANDS), np.float32)
        start, step = found.ctypes.data, found.strides[0]
        rows = (ctypes.c_void_p * len(found))(*range(start, start + len(found) * step, step))
        place, left = ctypes.c_void_p(samples.ctypes.data), ctypes.c_size_t(len(samples))
        count, last = ctypes.c_int32(len(found)), ctypes.c_int32(0)
        base.fe_process_frames(
            pointer, ctypes.byref(place), ctypes.byref(left), rows, ctypes.byref(count), None)
        base.fe_end_utt(pointer, start + count.value * step, ctypes.byref(last))
        return found[:count.value + last.value].copy()


class BandsOfBatch:
    """Like `Bands`, for a batch of sounds at once and without the engine."""

    WINDOW, SHIFT, SPECTRUM = 410, 160, 512

    def __init__(self, device):
        angle = 2 * np.pi * np.arange(self.WINDOW) / (self.WINDOW - 1)
        self.window = torch.tensor(0.54 - 0.46 * np.cos(angle), dtype=torch.float32, device=device)
        self.filters = torch.tensor(self._filters(), dtype=torch.float32, device=device)

    def _filters(self):
        """How much each line of the spectrum contributes to each band (line, band): triangles of
        equal area."""
        lines = np.arange(self.SPECTRUM // 2 + 1) * 16000 / self.SPECTRUM
        low, high = (2595 * np.log10(1 + edge / 700) for edge in (LOWEST, HIGHEST))
        edges = 700 * (10 ** (np.linspace(low, high, BANDS + 2) / 2595) - 1)
        edges = np.floor(edges / lines[1] + 0.5) * lines[1]
        rises = (lines[:, None] - edges[:-2]) / (edges[1:-1] - edges[:-2])
        falls = (edges[2:] - lines[:, None]) / (edges[2:] - edges[1:-1])
        return np.maximum(np.minimum(rises, falls), 0) * 2 / (edges[2:] - edges[:-2])

    def __call__(self, sounds):
        """Converts samples (row, sample) to band energies (row, frame, band)."""
        sharp = torch.cat([sounds[:, :1], sounds[:, 1:] - 0.97 * sounds[:, :-1]], 1)
        spectra = torch.fft.rfft(sharp.unfold(1, self.WINDOW, self.SHIFT) * self.window, n=self.SPECTRUM)
        return torch.log(spectra.abs().square() @ self.filters + 1e-4)


class FrontEnd:
    """Cepstra, and the indices of the 10 ms frames to which they belong."""

    samples_per_frame, samples_in_frame, room_frames = 160, 410, 256

    def __init__(self, parameters, leaves_out_silence=True):
        self.base, self.pointer = opened(parameters, [(b"-remove_silence", int(leaves_out_silence))])

    def __call__(self, samples):
        samples = np.ascontiguousarray(np.rint(samples), np.int16)
        base, pointer = self.base, self.pointer
        base.fe_start_stream(pointer)
        base.fe_start_utt(pointer)
        room = np.zeros((self.room_frames, WIDTH), np.float32)
        rows = (ctypes.c_void_p * self.room_frames)(
            *[room[row:].ctypes.data for row in range(self.room_frames)])
        parts, kept, fed = [np.zeros((0, WIDTH), np.float32)], [], 0
        for start in range(0, len(samples), self.samples_per_frame):
            piece = samples[start:start + self.samples_per_frame].copy()
            place, left = ctypes.c_void_p(piece.ctypes.data), ctypes.c_size_t(len(piece))
            count = ctypes.c_int32(self.room_frames)
            base.fe_process_frames(
                pointer, ctypes.byref(place), ctypes.byref(left), rows, ctypes.byref(count), None)
            fed += len(piece)
            known = self.known(fed)
            parts.append(room[:count.value].copy())
            kept += range(known - count.value, known)
        count = ctypes.c_int32(0)
        base.fe_end_utt(pointer, room.ctypes.data, ctypes.byref(count))
        if count.value:
            parts.append(room[:1].copy())
            kept.append(self.known(fed))
        return np.concatenate(parts), np.array(kept, int)

    def known(self, fed):
        return 0 if fed < self.samples_in_frame else (
            (fed - self.samples_in_frame) // self.samples_per_frame + 1)
