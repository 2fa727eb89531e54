"""Changes recordings in the ways in which rooms, microphones, telephones, other people and other
voices would. All randomness comes from the given generator."""
import numpy as np
from scipy.signal import ellip, fftconvolve, lfilter, resample, sosfiltfilt

FRAME = 2048


def loudest(sound):
    """The energy of the loudest frame, which `replay --noise` uses as the reference level."""
    frames = sound[:len(sound) // FRAME * FRAME].reshape(-1, FRAME)
    return float((frames ** 2).sum(1).max()) if len(frames) else float((sound ** 2).sum())


def segment(sound, length, random):
    start = random.integers(0, max(len(sound) - length, 0) + 1)
    return sound[(start + np.arange(length)) % len(sound)].astype(float)


def hiss(length, random):
    sound = random.standard_normal(length)
    kind = random.integers(3)
    if kind == 1:
        sound = lfilter([1], [1, -random.choice([0.7, 0.95, 0.99])], sound)
    elif kind == 2:
        pole = random.uniform(0.5, 0.97) * np.exp(1j * random.uniform(0, np.pi))
        sound = lfilter([1], np.real(np.poly([pole, pole.conj()])), sound)
    if random.random() < 0.5:
        steps = np.exp(random.standard_normal(length // 1600 + 2) * random.uniform(0.1, 0.8))
        sound = sound * np.interp(np.arange(length), np.arange(len(steps)) * 1600, steps)
    return sound / sound.std()


def clinking(length, random):
    sound = 0.003 * random.standard_normal(length)
    for _ in range(random.poisson(length / 16000 * random.uniform(1, 8)) + 1):
        start = random.integers(0, length)
        time = np.arange(min(int(random.uniform(0.01, 0.3) * 16000), length - start)) / 16000
        decay = random.uniform(0.005, 0.08)
        ring = random.standard_normal(len(time)) * np.exp(-time / random.uniform(0.002, 0.05))
        ring *= random.random()
        for _ in range(random.integers(2, 8)):
            ring += random.uniform(0.2, 1) * np.exp(-time / decay / random.uniform(0.5, 2)) * np.sin(
                2 * np.pi * (random.uniform(400, 7000) * time + random.random()))
        sound[start:start + len(time)] += ring * np.exp(0.8 * random.standard_normal())
    return sound / sound.std() + hiss(length, random) * random.uniform(0.05, 1)


def hum(length, random):
    time, pitch = np.arange(length) / 16000, random.uniform(45, 400)
    fall = random.uniform(0.3, 1.2)
    sound = 0.05 * random.standard_normal(length)
    for harmonic in range(1, random.integers(3, 20)):
        sound += random.random() / harmonic ** fall * np.sin(
            2 * np.pi * (pitch * harmonic * time + random.random()))
    return sound


def talk(length, random, clips, voices):
    sound = np.zeros(length)
    for _ in range(random.integers(*voices)):
        voice = np.concatenate([clips[random.integers(len(clips))] for _ in range(3)]).astype(float)
        voice /= max(voice.std(), 1)
        sound += segment(voice, length, random) * np.exp(0.3 * random.standard_normal())
    return sound


def any_noise(length, random, clips, noises, shares=(0.45, 0.65, 0.8, 0.92), voices=(3, 9)):
    """A random noise: one of the given noises, hiss, talk, clinking or hum. `shares` are the
    cumulative probabilities of the first four."""
    kind = random.random()
    if kind < shares[0]:
        sound = segment(noises[random.integers(len(noises))], length, random)
        if random.random() < 0.3:
            other = segment(noises[random.integers(len(noises))], length, random)
            sound = sound / max(sound.std(), 1) + random.uniform(0.3, 1) * other / max(other.std(), 1)
        return sound
    if kind < shares[1]:
        return hiss(length, random)
    if kind < shares[2]:
        return talk(length, random, clips, voices)
    return clinking(length, random) if kind < shares[3] else hum(length, random)


def another_microphone(sound, random):
    sound = lfilter([1, -random.uniform(-0.4, 0.4)], [1], sound)
    if random.random() < 0.5:
        pole = random.uniform(0.3, 0.8) * np.exp(1j * random.uniform(0.1, 3))
        zero = pole * random.uniform(0.5, 0.95)
        sound = lfilter(
            np.real(np.poly([zero, zero.conj()])), np.real(np.poly([pole, pole.conj()])), sound)
    return sound


def room(sound, random):
    """The echo of an artificial room: noise that decays after the direct sound."""
    length = int(16000 * random.uniform(0.1, 0.5))
    echo = random.standard_normal(length) * np.exp(-6.9 * np.arange(length) / length)
    echo *= random.uniform(0.02, 0.12)
    echo[0] = 1
    return fftconvolve(sound, echo)[:len(sound)]


def through_telephone(sound, random):
    edge = random.uniform(3300, 3950) / 8000
    return sosfiltfilt(ellip(8, 0.5, 60, edge, output="sos"), sound)


def faster(sound, factor):
    """Changes the speed and the length of the vocal tract together."""
    return resample(sound, max(int(len(sound) / factor), 1))


def changed(speech, random, clips, noises):
    """A recording as it might sound in a different place.

    Returns the samples, and the factor by which they are faster.
    """
    sound, factor = speech.astype(float), 1.0
    if random.random() < 0.6:
        factor = random.uniform(0.86, 1.2)
        sound = faster(sound, factor)
    sound = sound + random.standard_normal(len(sound)) * random.uniform(0.1, 1)
    if random.random() < 0.5:
        sound = another_microphone(sound, random)
    if random.random() < 0.35:
        sound = room(sound, random)
    if random.random() < 0.6:
        noise = any_noise(len(sound), random, clips, noises, (0.35, 0.5, 0.8, 0.92), (2, 9))
        if random.random() < 0.3:
            noise = another_microphone(noise, random)
        level = loudest(noise)
        if level > 0:
            ratio = 10 ** (random.uniform(0, 26) / 10)
            sound = sound + noise * np.sqrt(loudest(sound) / level / ratio)
    if random.random() < 0.15:
        sound = through_telephone(sound, random) + random.standard_normal(len(sound))
    peak = max(np.abs(sound).max(), 1)
    gain = 32767 * 10 ** (-random.uniform(1, 26) / 20) / peak
    if random.random() < 0.05:
        gain = 32767 * random.uniform(1, 4) / peak
    return np.clip(sound * gain, -32768, 32767), factor
