import Glibc

/// Finds the loudest voice in an utterance, which is probably the nearest voice.
enum Foreground {
    /// The number of frames (about one syllable) over which loudness is measured.
    private static let syllable = 10
    /// Outside ``margin``, any sound that is at least 12 dB softer than the loudest syllable is
    /// attributed to a different voice.
    private static let reach = 1 / 15.8
    /// The number of frames to keep before and after the loud syllables, because words can end
    /// quietly.
    private static let margin = 35
    /// A sound that stays at least 25 dB softer than the loudest syllable for more than ``closure``
    /// frames is taken to be breath or noise.
    private static let faintness = 1 / 316.0
    /// The approximate number of frames in the closure of a stop consonant.
    private static let closure = 4

    /// Tracks the loudness of an utterance while it is being spoken.
    struct Follower: Sendable {
        /// The energies of the most recent frames, which together last about one syllable.
        private var energies: [Double] = []
        private var loudest = 0.0
        /// The number of frames since the sound was last within 12 dB of the loudest syllable.
        private(set) var softFrames = 0
        private var faintFrames = 0

        /// Whether the nearest speaker has stopped speaking. A voice detector would mistake
        /// breathing for speech.
        var hasStopped: Bool {
            softFrames > Foreground.margin || faintFrames > Foreground.closure
        }

        /// Adds the next 10 ms of audio at 16 kHz.
        mutating func hear(_ frame: ArraySlice<Int16>) {
            if energies.count == Foreground.syllable { energies.removeFirst() }
            energies.append(frame.energy)
            let loudness = energies.reduce(0, +)
            loudest = max(loudest, loudness)
            softFrames = loudness >= loudest * Foreground.reach ? 0 : softFrames + 1
            let latest = energies.suffix(2).reduce(0, +) * Double(Foreground.syllable / 2)
            faintFrames = latest >= loudest * Foreground.faintness ? 0 : faintFrames + 1
        }
    }

    /// In audio at 16 kHz, the range of the front end's 10 ms frames in which the loudest voice
    /// speaks.
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

    /// The loudest syllable's level on an arbitrary decibel scale, or nil for silence.
    static func decibels(of samples: [Int16]) -> Double? {
        guard let loudest = loudness(of: samples).max(), loudest > 0 else { return nil }
        return 10 * log10(loudest)
    }

    /// The energy of each run of ``syllable`` frames, indexed by the run's first frame.
    private static func loudness(of samples: [Int16]) -> [Double] {
        let frame = FrontEnd.samplesPerFrame
        let count = samples.count / frame
        guard count > syllable else { return [] }
        var sums = [0.0]
        sums.reserveCapacity(count + 1)
        for start in stride(from: 0, to: count * frame, by: frame) {
            sums.append((sums.last ?? 0) + samples[start..<(start + frame)].energy)
        }
        return (0...(count - syllable)).map { sums[$0 + syllable] - sums[$0] }
    }
}
