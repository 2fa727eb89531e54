import Glibc

/// Finds the part of an utterance in which the loudest voice speaks.
///
/// When other people talk before and after the player, the listener hears everything as one utterance. The nearest
/// voice is usually the loudest. Quieter voices at the edges are not part of the answer, whatever their words sound
/// like.
enum Foreground {
    /// The loudness at a moment is the energy of this many frames, about one syllable.
    private static let syllable = 10
    /// Sound quieter than the loudest syllable by this energy factor (12 dB) comes from a different voice, unless it is
    /// within the margin, where a syllable may fade out.
    private static let reach = 1 / 15.8
    /// Frames kept before and after the outermost loud syllables. Quiet endings of words are no longer than this.
    private static let margin = 35
    /// Sound quieter than the loudest syllable by this energy factor (25 dB) is only breath and room noise if it lasts
    /// for more than ``closure`` frames.
    private static let faintness = 1 / 316.0
    /// About the length of a stop's closure, in frames.
    private static let closure = 4

    /// Follows the loudness of an utterance during speech.
    struct Follower: Sendable {
        /// Energies of the last frames, about one syllable.
        private var energies: [Double] = []
        private var loudest = 0.0
        /// The number of frames since the sound was last within 12 dB of the loudest syllable.
        private(set) var softFrames = 0
        private var faintFrames = 0

        /// Whether the nearest speaker has stopped, so that a different voice or nobody is speaking. A voice detector
        /// continues to report speech for a while, mainly because of breath.
        var hasStopped: Bool {
            softFrames > Foreground.margin || faintFrames > Foreground.closure
        }

        /// Adds the next 10 ms of sound, at 16 kHz.
        mutating func hear(_ frame: ArraySlice<Int16>) {
            if energies.count == Foreground.syllable { energies.removeFirst() }
            energies.append(Foreground.energy(frame))
            let loudness = energies.reduce(0, +)
            loudest = max(loudest, loudness)
            softFrames = loudness >= loudest * Foreground.reach ? 0 : softFrames + 1
            // Two frames show a drop in loudness before a whole syllable has passed.
            let latest = energies.suffix(2).reduce(0, +) * Double(Foreground.syllable / 2)
            faintFrames = latest >= loudest * Foreground.faintness ? 0 : faintFrames + 1
        }
    }

    /// The sum of the squared samples of a frame.
    static func energy(_ frame: ArraySlice<Int16>) -> Double {
        frame.reduce(0) { $0 + Double($1) * Double($1) }
    }

    /// - Parameter samples: An utterance at 16 kHz.
    /// - Returns: The 10 ms frames of the loudest voice, numbered as in the front end.
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

    /// The loudness of an utterance's loudest syllable, in decibels on an arbitrary scale; nil for silence or for less
    /// than one syllable.
    static func decibels(of samples: [Int16]) -> Double? {
        guard let loudest = loudness(of: samples).max(), loudest > 0 else { return nil }
        return 10 * log10(loudest)
    }

    /// The energy of each run of frames as long as a syllable, indexed by its first frame.
    private static func loudness(of samples: [Int16]) -> [Double] {
        let frame = FrontEnd.samplesPerFrame
        let count = samples.count / frame
        guard count > syllable else { return [] }
        // Cumulative energies up to each frame.
        var sums = [0.0]
        sums.reserveCapacity(count + 1)
        for start in stride(from: 0, to: count * frame, by: frame) {
            sums.append((sums.last ?? 0) + energy(samples[start..<(start + frame)]))
        }
        return (0...(count - syllable)).map { sums[$0 + syllable] - sums[$0] }
    }
}
