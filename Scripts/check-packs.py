#!/usr/bin/env python3
"""Checks the shipped question packs: shape, facts about sound, and balance.

    Scripts/check-packs.py [--dictionary FILE] [PACK.json …]

If no packs are given, the script reads data/packs/*.json and data/packs/*/pack.json. Each finding is one line,
`pack: question: what`. The rules about sound need a CMU-style dictionary. Without one, the script reports that it skips
these rules. Exit status: 0 no findings, 1 findings, 3 a pack cannot be read.
"""
import argparse
import collections
import itertools
import json
import pathlib
import re
import sys
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
DICTIONARY = "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict"
PHONES = set(
    "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH "
    "UH UW V W Y Z ZH".split())
VOWELS = {phone for phone in PHONES if phone[0] in "AEIOU"}
PACK_KEYS = {"format", "version", "title", "language", "licence", "source", "questions"}
QUESTION_KEYS = {"id", "question", "answer", "category", "difficulty", "tags", "explanation"}
OPTIONAL_KEYS = {"accept", "promptOn", "reject", "choices", "pronunciations", "points",
                 "timeLimit", "tolerance", "media", "source", "licence"}
DIFFICULTIES = ("easy", "medium", "hard")
COMMON = set("a an the of and or in on at to for from with by de la le el du von van saint "
             "mount lake river sea king queen doctor mister missus captain".split())
LONGEST_PROMPT = 30  # words, which take about twelve seconds to read aloud
NEAREST_CHOICES = 0.45  # the proportion of phones that must differ between two choices


def words(text):
    """The spoken words of a form, in lower case and without accents. Hyphens and periods count as spaces."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)*", plain)


def read_dictionary(path):
    entries = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, phones = line.partition(" ")
        entries.setdefault(re.sub(r"\(\d+\)$", "", word), phones.split())
    return entries


def distance(left, right):
    """The number of inserted, deleted or changed phones, as a proportion of the longer form."""
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        before, row = row, [i]
        for j, b in enumerate(right, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (a != b)))
    return row[-1] / max(len(left), len(right), 1)


def forms(question):
    """Every form of this question's answer that a player might say."""
    yield question["answer"]
    yield from question.get("accept", [])
    yield from (entry["form"] for entry in question.get("promptOn", []))
    yield from question.get("reject", [])
    yield from question.get("choices", [])


def check_shape(question):
    missing = QUESTION_KEYS - question.keys()
    if missing:
        yield f"lacks {', '.join(sorted(missing))}"
    unknown = question.keys() - QUESTION_KEYS - OPTIONAL_KEYS
    if unknown:
        yield f"has unknown keys {', '.join(sorted(unknown))}"
    if missing:
        return
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", question["id"]):
        yield "the id is not in kebab case"
    if question["difficulty"] not in DIFFICULTIES:
        yield f"unknown difficulty {question['difficulty']}"
    if not question["category"] or not question["tags"]:
        yield "needs a category path and tags"
    if not question["question"].endswith("." if "list" in question["tags"] else "?"):
        yield "the prompt does not end as a question does"
    if len(question["question"].split()) > LONGEST_PROMPT:
        yield f"the prompt is longer than {LONGEST_PROMPT} words"
    if not question["explanation"].endswith((".", "!")):
        yield "the explanation is not a sentence"
    for entry in question.get("promptOn", []):
        if set(entry) != {"form", "ask"}:
            yield "a promptOn entry needs exactly form and ask"
    for text in (question["question"], question["explanation"], *forms(question)):
        if text != text.strip() or "  " in text or not text:
            yield f"stray blanks in “{text}”"


def check_forms(question):
    answer = question["answer"]
    choices = question.get("choices", [])
    if choices and (len(choices) != 4 or len(set(map(str.lower, choices))) != 4):
        yield "needs exactly four different choices"
    if choices and answer not in choices:
        yield "the answer is not among the choices"
    right = [answer.lower(), *map(str.lower, question.get("accept", []))]
    if len(set(right)) != len(right):
        yield "the same form is accepted twice"
    asked = [entry["form"].lower() for entry in question.get("promptOn", [])]
    refused = [form.lower() for form in question.get("reject", [])]
    for form in set(right) & set(asked + refused) | set(asked) & set(refused):
        yield f"“{form}” cannot be judged in two ways"
    for choice in choices:
        if choice != answer and choice.lower() in right + asked:
            yield f"the wrong choice “{choice}” counts as right"
    heard = set(words(question["question"]))
    told = [word for word in words(answer) if word not in COMMON and word in heard]
    if told:
        yield f"the prompt says “{' '.join(told)}” of the answer"


def check_sound(question, dictionary):
    own = {}
    for word, entries in question.get("pronunciations", {}).items():
        if len(words(word)) != 1 or word != word.lower():
            yield f"pronunciation key {word} is not one lower-case word"
        own["".join(words(word))] = entries
        for entry in entries:
            wrong = [phone for phone in entry.split() if phone not in PHONES]
            if wrong or not entry.split():
                yield f"{word}: {' '.join(wrong) or 'nothing'} is not ARPAbet"
    if dictionary is None:
        return
    spoken = {word for form in forms(question) for word in words(form)}
    for word in sorted(spoken):
        if word not in dictionary and word not in own:
            yield f"no pronunciation for “{word}”"
    for word in sorted(own.keys() - spoken - set(words(question["question"]))):
        yield f"pronunciation for “{word}”, which nobody says"

    def phones(form):
        return [phone for word in words(form)
                for phone in (own[word][0].split() if word in own else dictionary.get(word, []))]

    choices = question.get("choices", [])
    for left, right in itertools.combinations(choices, 2):
        if words(left) and words(right) and distance(phones(left), phones(right)) < NEAREST_CHOICES:
            yield f"choices “{left}” and “{right}” sound alike"
    syllables = sum(phone in VOWELS for phone in phones(question["answer"]))
    if syllables < 2 and words(question["answer"]) and not choices and "list" not in question["tags"]:
        yield "an answer of one syllable needs choices"


def check_balance(questions):
    counts = collections.Counter(question.get("difficulty") for question in questions)
    for difficulty, share in zip(DIFFICULTIES, (0.4, 0.4, 0.2)):
        if abs(counts[difficulty] - share * len(questions)) > 0.05 * len(questions):
            yield f"{counts[difficulty]} of {len(questions)} are {difficulty}"
    chosen = sum("choices" in question for question in questions)
    if not 0.4 <= chosen / len(questions) <= 0.6:
        yield f"{chosen} of {len(questions)} have choices"


def check(paths, dictionary):
    """Yields (pack, question, finding) for all packs. IDs and prompts must be unique across
    packs."""
    ids, prompts = {}, {}
    for path in paths:
        pack = json.loads(path.read_text(encoding="utf-8"))
        keys = pack.keys() - {"rounds"}
        if keys != PACK_KEYS:
            yield path, "pack", f"keys differ: {', '.join(sorted(keys ^ PACK_KEYS))}"
        questions = pack.get("questions", [])
        if not questions:
            yield path, "pack", "no questions"
        # A pack for special rounds is not mixed with other packs, so it need not be balanced.
        for finding in check_balance(questions) if questions and "rounds" not in pack else []:
            yield path, "pack", finding
        for number, question in enumerate(questions, 1):
            name = question.get("id", f"question {number}")
            shape = list(check_shape(question))
            for finding in shape:
                yield path, name, finding
            if any(finding.startswith("lacks") for finding in shape):
                continue
            for finding in (*check_forms(question), *check_sound(question, dictionary)):
                yield path, name, finding
            for seen, key in ((ids, name), (prompts, " ".join(words(question["question"])))):
                if key in seen:
                    yield path, name, f"the same as {seen[key]}"
                seen[key] = f"{path.name}: {name}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packs", nargs="*", type=pathlib.Path)
    parser.add_argument("--dictionary", type=pathlib.Path, default=pathlib.Path(DICTIONARY))
    options = parser.parse_args()
    dictionary = read_dictionary(options.dictionary) if options.dictionary.exists() else None
    if dictionary is None:
        print(f"no dictionary at {options.dictionary}: sounds not checked", file=sys.stderr)
    folder = ROOT / "data" / "packs"
    paths = options.packs or sorted([*folder.glob("*.json"), *folder.glob("*/pack.json")])
    try:
        findings = list(check(paths, dictionary))
    except (OSError, ValueError) as problem:
        print(f"a pack cannot be read: {problem}", file=sys.stderr)
        return 3
    for path, name, finding in findings:
        print(f"{path.name}: {name}: {finding}")
    print(f"packs: {len(paths)}, findings: {len(findings)}", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
