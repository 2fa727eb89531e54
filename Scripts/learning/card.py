"""What a network is, for whoever takes it: from what it was learned, how, and what it hears."""
import recordings


def table(titles, rows):
    lines = [titles, ["---"] * len(titles), *rows]
    return "".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def text(weights, date, seeds, heard, figures):
    """The card as Markdown.

    - heard: of each recording that was learned from its repository, speaker and hours.
    - figures: by kind of sound and group of speakers that were left out, in percent the frames whose phone is found
      and the phones that are wrong.
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
