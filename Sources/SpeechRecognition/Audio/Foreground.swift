import Glibc

/// Where in an utterance its loudest voice speaks.
///
/// A microphone in company hears others before and after the player, and the listener, to whom all of it is
/// speech, begins and ends with them. Whoever is nearest is loudest; what only others say at the edges is no
/// part of an answer, whatever words it sounds like.
enum Foreground {
    /// Frames whose mean energy is a moment's loudness: about a syllable.
    private static let syllable = 10
    /// What is softer than the loudest syllable by this factor of energy (12 dB) is somebody else's, or a
    /// syllable that trails off within the margin.
    private static let reach = 1 / 15.8
    /// Frames beside the outermost loud syllables: soft endings of words last no longer.
    private static let margin = 35
    /// What is softer than the loudest syllable by this factor (25 dB) is nobody's voice but breath and room…
    private static let faintness = 1 / 316.0
    /// …when it lasts longer than so many frames: stops close a word for about as long.
    private static let closure = 4

    /// Follows the loudness of an utterance while it is spoken.
    struct Follower: Sendable {
        /// Energies of the last frames, a syllable of them.
        private var energies: [Double] = []
        private var loudest = 0.0
        /// For how many frames it has been softer than the loudest syllable by 12 dB.
        private(set) var softFrames = 0
        private var faintFrames = 0

        /// Whether whoever was nearest has stopped: who still speaks is somebody else, or nobody does. A voice
        /// detector holds on for a while, to breath most of all.
        var hasStopped: Bool {
            softFrames > Foreground.margin || faintFrames > Foreground.closure
        }

        /// Takes the next 10 ms, at 16 kHz.
        mutating func hear(_ frame: ArraySlice<Int16>) {
            if energies.count == Foreground.syllable { energies.removeFirst() }
            energies.append(Foreground.energy(frame))
            let loudness = energies.reduce(0, +)
            loudest = max(loudest, loudness)
            softFrames = loudness >= loudest * Foreground.reach ? 0 : softFrames + 1
            // Two frames tell a fall before a whole syllable of it has passed.
            let latest = energies.suffix(2).reduce(0, +) * Double(Foreground.syllable / 2)
            faintFrames = latest >= loudest * Foreground.faintness ? 0 : faintFrames + 1
        }
    }

    /// The sum of the squares of a frame's samples.
    static func energy(_ frame: ArraySlice<Int16>) -> Double {
        frame.reduce(0) { $0 + Double($1) * Double($1) }
    }

    /// - Parameter samples: an utterance, of 16 kHz.
    /// - Returns: 10 ms frames of it, as the front end counts them.
    static func frames(of samples: [Int16]) -> Range<Int> {
        let count = samples.count / FrontEnd.samplesPerFrame
        let loudness = loudness(of: samples)
        guard let loudest = loudness.max() else { return 0..<count }
        let bar = loudest * reach
        guard let first = loudness.firstIndex(where: { $0 >= bar }),
            let last = loudness.lastIndex(where: { $0 >= bar })
        else { return 0..<count }
        return (first..<(last + syllable)).widened(by: margin, within: count)
    }

    /// How loud the loudest syllable of an utterance is, in decibels of any scale; nil for less than a syllable and
    /// for silence.
    static func decibels(of samples: [Int16]) -> Double? {
        guard let loudest = loudness(of: samples).max(), loudest > 0 else { return nil }
        return 10 * log10(loudest)
    }

    /// Energy of each syllable's worth of frames, by the first of them.
    private static func loudness(of samples: [Int16]) -> [Double] {
        let frame = FrontEnd.samplesPerFrame
        let count = samples.count / frame
        guard count > syllable else { return [] }
        // Sums of energies up to each frame.
        var sums = [0.0]
        sums.reserveCapacity(count + 1)
        for start in stride(from: 0, to: count * frame, by: frame) {
            sums.append((sums.last ?? 0) + energy(samples[start..<(start + frame)]))
        }
        return (0...(count - syllable)).map { sums[$0 + syllable] - sums[$0] }
    }
}
