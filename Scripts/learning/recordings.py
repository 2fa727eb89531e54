"""The public recordings that the network is trained on: their location, text and speaker.

Each source is a checkout of a public repository in one folder, named OWNER+NAME. The script counts
the recordings, and rejects a copy if the count differs, for example, because the copy contains
pointers instead of sounds.
"""
import csv
import dataclasses
import json
import pathlib
import re
import subprocess

import numpy as np

SAMPLES_PER_SECOND = 16000


@dataclasses.dataclass
class Utterance:
    id: str
    clip: str
    text: str
    speaker: str
    group: str
    repository: str = ""


@dataclasses.dataclass
class Source:
    """The recordings of one repository, which must contain `count` utterances."""
    repository: str
    licence: str
    count: int
    find: callable

    def utterances(self, folder):
        root = folder / self.repository.replace("/", "+")
        if not root.is_dir():
            raise SystemExit(f"{root}: not there (a checkout of github.com/{self.repository})")
        found = [dataclasses.replace(u, repository=self.repository) for u in self.find(root)]
        if len(found) != self.count:
            raise SystemExit(f"{root}: {len(found)} transcribed recordings where {self.count} are known")
        return found


def librispeech(root, ending):
    for lines in sorted(root.rglob("[0-9]*.trans.txt")):
        for line in lines.read_text().splitlines():
            name, text = line.split(" ", 1)
            clip = lines.parent / f"{name}.{ending}"
            if clip.exists():
                yield Utterance(name, str(clip), text.lower(), name.split("-")[0], "prose")


def second_language(root):
    def table(name):
        return dict(line.split(None, 1) for line in (root / "train" / name).read_text().splitlines())
    speakers, ages = table("utt2spk"), table("spk2age")
    for name, text in table("text").items():
        speaker = speakers[name].strip()
        group = "child" if int(ages[speaker]) < 16 else "second language"
        clip = root / "WAVE" / f"SPEAKER{speaker}" / f"{name}.WAV"
        yield Utterance(name, str(clip), text.strip().lower(), f"so{speaker}", group)


def spelled(root):
    for line in (root / "etc" / "an4_train.transcription").read_text().splitlines():
        text, name = re.fullmatch(r"<s> (.*) </s> \((.*)\)", line.strip()).groups()
        speaker = name.split("-")[1]
        # The texts contain single letters as "a" and "b", but the dictionary needs "a." for the name
        # of a letter.
        words = [f"{word}." if len(word) == 1 else word for word in text.lower().split()]
        clip = root / "wav" / "an4_clstk" / speaker / f"{name}.wav"
        yield Utterance(name, str(clip), " ".join(words), speaker, "letters")


def plain(text):
    return " ".join(re.findall(r"[a-z']+", text.lower().replace("’", "'")))


def kathleen(root):
    for note in sorted((root / "data").glob("*.txt")):
        yield Utterance(
            note.stem, str(note.with_suffix(".wav")), plain(note.read_text()), "kathleen", "prose")


def volunteers(root):
    """Common Voice's first release does not identify speakers, so each recording counts as a
    separate speaker."""
    with open(root / "asr" / "cv-valid-dev.csv") as table:
        for line in csv.DictReader(table):
            if line["down_votes"] != "0" or line["up_votes"] == "0":
                continue
            name = pathlib.Path(line["filename"]).stem
            clip = root / "asr" / "data" / "cv-valid-dev" / line["filename"]
            yield Utterance(f"cv-{name}", str(clip), plain(line["text"]), f"cv-{name}", "volunteers")


DIGITS = "zero one two three four five six seven eight nine".split()


def telephone_book(root):
    """Spelled names, and telephone numbers digit by digit."""
    with open(root / "metadata.csv") as table:
        for line in csv.DictReader(table):
            kind = line["file_name"].split("/")[1]
            if kind == "Names":
                text = " ".join(f"{letter}." for letter in line["Name"].lower() if letter.isalpha())
            elif kind == "Numbers":
                text = " ".join(DIGITS[int(digit)] for digit in line["Number"] if digit.isdigit())
            else:
                continue
            speaker = line["Response_ID"]
            yield Utterance(f"{speaker}-{kind}", str(root / line["file_name"]), text, speaker, "telephone book")


SOURCES = [
    Source("zhangrui0712/Voice-Age", "CC BY 4.0 (LibriSpeech)", 1519,
           lambda root: librispeech(root / "LibriSpeech" / "train-clean-5", "flac")),
    Source("felixbastian/Speaker_partition_module", "CC BY 4.0 (LibriSpeech)", 1313,
           lambda root: librispeech(root / "data" / "LibriSpeech" / "dev-clean", "wav")),
    Source("jimbozhang/speechocean762", "free, commercial use too", 2500, second_language),
    Source("rhasspy/dataset-voice-kathleen", "CC0", 1620, kathleen),
    Source("cmusphinx/an4", "BSD-like", 948, spelled),
    Source("leeyide96/transcription-generator", "CC0 (Common Voice)", 3652, volunteers),
    Source("hooria-malik/speech-preprocessing-librispeech", "CC BY 4.0 (LibriSpeech)", 2620,
           lambda root: librispeech(root / "test-clean" / "LibriSpeech" / "test-clean", "flac")),
    Source("Jenny-Smolensky/LibriSpeechFilesParser", "CC BY 4.0 (LibriSpeech)", 496,
           lambda root: librispeech(root / "sample_data_libriSpeech" / "audio", "flac")),
    Source("Walleclipse/Deep_Speaker-speaker_recognition_system", "CC BY 4.0 (LibriSpeech)", 256,
           # Speaker 19 is also in train-clean-5.
           lambda root: (u for u in librispeech(root / "audio" / "LibriSpeechSamples", "flac") if u.speaker != "19")),
    Source("Sakshee5/alphanumeric-audio-dataset", "MIT", 140, telephone_book),
]

# The source of the noises, and its license.
NOISES = ("remvze/moodist", "sounds of Pixabay under its Content License, and CC0; the program around them MIT")


def read(path):
    """The samples of any sound file, as 16 kHz mono. The format is detected from the content, not
    from the file name."""
    with open(path, "rb") as file:
        start = file.read(12)
    kind = "mp3" if start[:3] == b"ID3" or start[:2] in (b"\xff\xf3", b"\xff\xfb") else "auto"
    if kind == "mp3":
        import soundfile
        sound, rate = soundfile.read(path, dtype="float32")
        sound = sound.mean(1) if sound.ndim > 1 else sound
        raw = subprocess.run(
            ["sox", "-V1", "-t", "raw", "-r", str(rate), "-e", "float", "-b", "32", "-c", "1", "-",
             "-t", "raw", "-r", "16000", "-e", "signed", "-b", "16", "-c", "1", "-"],
            input=sound.tobytes(), check=True, capture_output=True).stdout
    else:
        raw = subprocess.run(
            ["sox", "-V1", path, "-t", "raw", "-r", "16000", "-e", "signed", "-b", "16", "-c", "1", "-"],
            check=True, capture_output=True).stdout
    return np.frombuffer(raw, np.int16)


def utterances(folder):
    return [found for source in SOURCES for found in source.utterances(pathlib.Path(folder))]


def write(folder, output, sounds):
    """Writes the lines for `align-transcripts`, and each recording as 16 kHz FLAC to the folder
    `sounds`."""
    import multiprocessing
    found = utterances(folder)
    sounds = pathlib.Path(sounds)
    sounds.mkdir(parents=True, exist_ok=True)
    with multiprocessing.Pool(2) as pool:
        pool.map(convert, [(u.clip, str(sounds / f"{u.id}.flac")) for u in found], chunksize=50)
    with open(output, "w") as file:
        for u in found:
            line = dataclasses.asdict(u) | {"clip": str(sounds / f"{u.id}.flac")}
            file.write(json.dumps(line) + "\n")
    return found


def convert(task):
    source, target = task
    if pathlib.Path(target).exists():
        return
    raw = read(source).tobytes()
    subprocess.run(
        ["sox", "-V1", "-t", "raw", "-r", "16000", "-e", "signed", "-b", "16", "-c", "1", "-", target],
        input=raw, check=True)
