"""The card that describes a network for its users: its training data, its training and its
accuracy."""
import recordings


def table(titles, rows):
    lines = [titles, ["---"] * len(titles), *rows]
    return "".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def text(weights, date, seeds, heard, figures):
    """The card as Markdown.

    - heard: the repository, speaker and hours of each training recording.
    - figures: by kind of sound and group of left-out speakers, the percentage of frames whose
      phone was found and the percentage of wrong phones.
    """
    rows = []
    for source in recordings.SOURCES:
        own = [(speaker, hours) for repository, speaker, hours in heard if repository == source.repository]
        if own:
            hours, speakers = sum(hours for _, hours in own), len({speaker for speaker, _ in own})
            rows.append([source.repository, f"{hours:.1f}", speakers, source.licence])
    noises, licence = recordings.NOISES
    return (
        f"{weights:,} weights, learned in {len(seeds)} step{'s' * (len(seeds) > 1)} with the "
        f"seed{'s' * (len(seeds) > 1)} {', '.join(map(str, seeds))}, {date}.\n\n"
        + table(["recordings", "hours", "speakers", "licence"], rows)
        + f"\nand the noises of {noises} ({licence}). None of it is contained.\n\n"
        + table(["speakers left out", "sound", "frames whose phone is found", "phones wrong in what a phone loop hears"],
                [[group, kind, f"{found:.1f} %", f"{wrong:.1f} %"] for (kind, group), (found, wrong) in figures.items()]))
