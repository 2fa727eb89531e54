#!/usr/bin/env python3
"""Compares word times in recordings of people with a forced alignment of the words they said.

usage: Scripts/measure-word-times.py RECORDINGS.jsonl [--program trivia-voice] [--limit N]

Each line of RECORDINGS.jsonl has "clip" (a path relative to the file) and "says". The alignment
comes from pocketsphinx_batch, with a grammar of exactly the words said, with the mean of the whole
recording subtracted, and without leaving out any frames. The script compares the alignment with
three kinds of words from the program: those recognized with a grammar that contains the answer
(replay), the final words in open transcription, and the last words shown before those. Times are
compared only where both have the same word. Recordings with words outside the dictionary are left
out. Needs flac and pocketsphinx_batch.
"""
import argparse
import difflib
import json
import pathlib
import subprocess
import tempfile

MODEL = pathlib.Path("/usr/share/pocketsphinx/model/en-us")


def recordings(path, known, limit):
    """Each recording once, as identifier → (file, words)."""
    found = {}
    for line in path.read_text().splitlines():
        trial = json.loads(line)
        clip, says = path.parent / trial["clip"], trial.get("says")
        if not says or not clip.exists():
            continue
        words = says.lower().split()
        names = [w + "." if len(w) == 1 and w + "." in known else w for w in words]
        if all(name in known for name in names):
            found[str(clip)] = (clip, words, names)
    chosen = sorted(found.values())
    step = max(1, len(chosen) // limit) if limit else 1
    return {f"r{i}": item for i, item in enumerate(chosen[::step])}


def network(names):
    arcs = "\n".join(f"TRANSITION {i} {i + 1} 1.0 {name}" for i, name in enumerate(names))
    return (
        f"FSG_BEGIN <said>\nNUM_STATES {len(names) + 1}\nSTART_STATE 0\n"
        f"FINAL_STATE {len(names)}\n{arcs}\nFSG_END\n"
    )


def aligned(chosen, folder):
    """Identifier → [(word, start, end)] in seconds."""
    (folder / "ctl").write_text("".join(f"{name}\n" for name in chosen))
    for name, (clip, _, names) in chosen.items():
        subprocess.run(["flac", "-sdf", clip, "-o", folder / f"{name}.wav"], check=True)
        (folder / f"{name}.fsg").write_text(network(names))
    subprocess.run(
        ["pocketsphinx_batch", "-hmm", MODEL / "en-us", "-dict", MODEL / "cmudict-en-us.dict",
         "-fsgdir", folder, "-fsgctl", folder / "ctl", "-fsgext", ".fsg", "-ctl", folder / "ctl",
         "-cepdir", folder, "-cepext", ".wav", "-adcin", "yes", "-adchdr", "44",
         "-hypseg", folder / "seg", "-remove_silence", "no", "-bestpath", "no",
         "-logfn", "/dev/null"],
        check=True)
    result = {}
    for line in (folder / "seg").read_text().splitlines():
        fields = line.split()
        # The fields: NAME S n T n A n L n, then (start, acoustic, language, word) for each word, then the last frame.
        parts = fields[9:]
        if len(parts) < 5:
            continue
        words = []
        for i in range(0, len(parts) - 4, 4):
            word = parts[i + 3].split("(")[0]
            if not word.startswith(("<", "[", "+")):
                plain = word[:-1] if len(word) == 2 and word[1] == "." else word
                words.append((plain, int(parts[i]) / 100, int(parts[i + 4]) / 100))
        if [w[0] for w in words] == chosen[fields[0]][1]:
            result[fields[0]] = words
    return result


def objects(command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def times(words):
    return [(w["text"].lower(), w["start"], w["start"] + w["duration"]) for w in words]


def answered(chosen, folder, program):
    trials = "".join(
        json.dumps({"id": name, "clip": str(folder / f"{name}.wav"), "answer": " ".join(words)}) + "\n"
        for name, (_, words, _) in chosen.items())
    return {r["id"]: times(r.get("words", [])) for r in objects([program, "replay", "-", "--json"], trials)}


def transcribed(chosen, folder, program):
    """The final words, and the last volatile words before each final result."""
    files = [str(folder / f"{name}.wav") for name in chosen]
    finals, volatiles, shown = {}, {}, {}
    command = [program, "transcribe", "--json", "--preset", "progressive", *files]
    for result in objects(command):
        name = pathlib.Path(result["file"]).stem
        if result["isFinal"]:
            finals.setdefault(name, []).extend(times(result["words"]))
            volatiles.setdefault(name, []).extend(times(shown.pop(name, [])))
        else:
            shown[name] = result["words"]
    return finals, volatiles


def report(label, alignment, heard):
    starts, ends, total = [], [], 0
    for name, known in alignment.items():
        total += len(known)
        words = [(w[0].strip(".,?!"), *w[1:]) for w in heard.get(name, [])]
        matcher = difflib.SequenceMatcher(None, [w[0] for w in known], [w[0] for w in words], False)
        for a, b, size in matcher.get_matching_blocks():
            for i in range(size):
                starts.append(words[b + i][1] - known[a + i][1])
                ends.append(words[b + i][2] - known[a + i][2])
    errors = sorted(abs(e) * 1000 for e in starts + ends)
    if not errors:
        print(f"{label}: no words in common")
        return

    def mean(values):
        return sum(abs(v) for v in values) / len(values) * 1000

    print(
        f"{label}: {len(starts)} of {total} words; mean absolute error starts {mean(starts):.1f} ms, "
        f"ends {mean(ends):.1f} ms, both {mean(starts + ends):.1f} ms; median "
        f"{errors[len(errors) // 2]:.0f} ms, 95th percentile {errors[len(errors) * 95 // 100]:.0f} ms")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("recordings", type=pathlib.Path)
    parser.add_argument("--program", default=".build/release/trivia-voice")
    parser.add_argument("--limit", type=int, default=0)
    options = parser.parse_args()
    dictionary = (MODEL / "cmudict-en-us.dict").read_text(errors="replace").splitlines()
    known = {line.split()[0] for line in dictionary if line}
    chosen = recordings(options.recordings, known, options.limit)
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        alignment = aligned(chosen, folder)
        print(f"{len(alignment)} of {len(chosen)} recordings aligned")
        chosen = {name: chosen[name] for name in alignment}
        report("grammar, final", alignment, answered(chosen, folder, options.program))
        finals, volatiles = transcribed(chosen, folder, options.program)
        report("open, final", alignment, finals)
        report("open, volatile", alignment, volatiles)


if __name__ == "__main__":
    main()
