/// Where in an utterance its loudest voice speaks.
///
/// A microphone in company hears others before and after the player, and the listener, to whom all of it is
/// speech, begins and ends with them. Whoever is nearest is loudest; what only others say at the edges is no
/// part of an answer, whatever words it sounds like.
enum Foreground {
    /// Samples of a 10 ms frame.
    private static let frame = 160
    /// Frames whose mean energy is a moment's loudness: about a syllable.
    private static let syllable = 10
    /// What is softer than the loudest syllable by this factor of energy (12 dB) is somebody else's, or a
    /// syllable that trails off within the margin.
    private static let reach = 1 / 15.8
    /// Frames beside the outermost loud syllables: soft endings of words last no longer.
    private static let margin = 35

    /// - Parameter samples: an utterance, of 16 kHz.
    /// - Returns: 10 ms frames of it.
    static func frames(of samples: [Int16]) -> Range<Int> {
        let count = samples.count / frame
        // Sums of energies up to each frame.
        var sums = [0.0]
        sums.reserveCapacity(count + 1)
        for start in stride(from: 0, to: count * frame, by: frame) {
            let energy = samples[start..<(start + frame)].reduce(0.0) {
                $0 + Double($1) * Double($1)
            }
            sums.append((sums.last ?? 0) + energy)
        }
        guard count > syllable else { return 0..<count }
        let loudness = (0...(count - syllable)).map { sums[$0 + syllable] - sums[$0] }
        let bar = (loudness.max() ?? 0) * reach
        guard let first = loudness.firstIndex(where: { $0 >= bar }),
            let last = loudness.lastIndex(where: { $0 >= bar })
        else { return 0..<count }
        return (first..<(last + syllable)).widened(by: margin, within: count)
    }
}
