internal import Foundation
public import Transcript

/// Reports when somebody is speaking, without using an acoustic model. The outcome is `heard` for
/// speech and `noise` for other sound. The confidence is the share of frames that are voiced and
/// clearly louder than the quietest frames.
public struct SpeechDetector: Transcribing {
    private var detector: VoiceDetector
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var frames: [Frame] = []

    private struct Frame {
        var isVoiced: Bool
        var energy: Double
    }

    /// The lower limits for the loudness of speech: this many decibels above the room's noise, and
    /// this many decibels below the loudest frame.
    private static let aboveRoom = 10.0
    private static let belowLoudest = 30.0
    /// A frame's loudness is averaged over this many frames on either side, because noise contains
    /// isolated loud frames.
    private static let reach = 2

    /// The minimum number of speech frames. A shorter sound is taken to be a click.
    private static let fewestFrames = 6

    /// Throws ``ListeningError/noMemory(for:)`` if there is not enough memory.
    public init(sensitivity: SpeechSensitivity = .medium) throws(ListeningError) {
        detector = try VoiceDetector(sensitivity: sensitivity)
    }

    /// Starts an utterance (see ``Transcribing``).
    public mutating func beginUtterance(at start: AudioTime) {
        self.start = start
        samples.removeAll(keepingCapacity: true)
        frames.removeAll(keepingCapacity: true)
        detector.reset()
    }

    /// Examines the samples in 10 ms frames.
    public mutating func process(_ samples: [Int16]) {
        self.samples += samples
        var position = 0
        while self.samples.count - position >= speechFrameSampleCount {
            let frame = self.samples[position..<position + speechFrameSampleCount]
            frames.append(
                Frame(isVoiced: detector.step(frame), energy: frame.energy))
            position += speechFrameSampleCount
        }
        self.samples.removeFirst(position)
    }

    /// Returns nil, because a speech detector recognizes no words.
    public mutating func volatileTranscription() -> Transcription? { nil }

    /// Returns whether there were at least 60 ms of speech, and where the speech starts and ends.
    public mutating func endUtterance() -> Recognition {
        let loudness = loudness
        let least = Self.least(of: loudness)
        let voiced = frames.indices.filter { frames[$0].isVoiced && loudness[$0] >= least }
        let stretch = (voiced.first ?? 0)..<((voiced.last ?? frames.count - 1) + 1)
        let isSpeech = voiced.count >= Self.fewestFrames
        return Recognition(
            outcome: isSpeech ? .heard : .noise,
            speech: TimeRange(
                start: start.advanced(bySamples: stretch.lowerBound * speechFrameSampleCount),
                end: start.advanced(bySamples: stretch.upperBound * speechFrameSampleCount)),
            best: Transcription(segments: []),
            confidence: Double(voiced.count) / Double(max(1, stretch.count)))
    }
}

extension SpeechDetector {
    private var loudness: [Double] {
        frames.indices.map { place in
            let near = frames[
                max(place - Self.reach, 0)..<min(place + Self.reach + 1, frames.count)]
            let energy = near.map(\.energy).reduce(0, +) / Double(near.count)
            return 10 * log10(max(energy, 1))
        }
    }

    /// The minimum loudness of speech in decibels. The quietest tenth of the frames determines the
    /// room's noise level.
    private static func least(of loudness: [Double]) -> Double {
        let sorted = loudness.sorted()
        guard let loudest = sorted.last else { return 0 }
        return max(sorted[sorted.count / 10] + aboveRoom, loudest - belowLoudest)
    }
}

extension SpeechModule {
    /// Creates a module that reports when somebody speaks.
    public static func detector(
        _ name: String = "speech", sensitivity: SpeechSensitivity = .medium
    ) -> SpeechModule {
        SpeechModule(name) { try SpeechDetector(sensitivity: sensitivity) }
    }
}
