// Keeps only the nearest speaker's words, because the nearest speaker is assumed to be the player
// (see docs/decisions/0028).
extension SecondLook {
    /// Words that are more than 9 dB softer than the answer are attributed to a different speaker.
    private static let reach = 1 / 7.9

    /// Repeats the search in 16 kHz audio from which other people's words have been cut. Returns
    /// nil if nobody else spoke or if the answer would change.
    func withoutOthers(
        _ path: DecodedPath, in scored: ScoredUtterance, of samples: [Int16]
    ) -> (path: DecodedPath, scored: ScoredUtterance)? {
        let words = path.words
        let decisive = decisiveWords(of: path)
        guard !decisive.isEmpty, decisive.count < words.count else { return nil }
        let loudness = words.map { word in
            scored.loudness(of: word.firstFrame...word.lastFrame, in: samples)
        }
        let bar = (loudness[decisive].max() ?? 0) * Self.reach
        let own = words.indices.filter { decisive.contains($0) || loudness[$0] >= bar }
        guard let first = own.first, let last = own.last, last - first + 1 < words.count
        else { return nil }
        let start =
            first > 0
            ? max(words[first].firstFrame - Self.margin, words[first - 1].firstFrame + 1) : 0
        let end =
            last < words.count - 1
            ? min(words[last].lastFrame + 1 + Self.margin, words[last + 1].lastFrame)
            : scored.scores.frameCount
        guard start < end else { return nil }
        let rest = scored.frames(start..<end)
        guard let alone = sentence(in: rest),
            alone.words[decisiveWords(of: alone)].map(\.text) == words[decisive].map(\.text)
        else { return nil }
        return (alone, rest)
    }
}

extension ScoredUtterance {
    /// The mean energy per sample in the given frames.
    fileprivate func loudness(of frames: ClosedRange<Int>, in samples: [Int16]) -> Double {
        let energies = frames.map { frame in
            let start = min(times.frame(frame) * FrontEnd.samplesPerFrame, samples.count)
            return samples[start..<min(start + FrontEnd.samplesPerFrame, samples.count)].energy
        }
        return energies.reduce(0, +) / Double(energies.count * FrontEnd.samplesPerFrame)
    }
}
