internal import Foundation
public import Transcript

/// Reports where there is speech, but no words: as one of several modules, or as the only one. It needs no model.
///
/// The outcome of a result is `heard` for speech and `noise` for other sound. The range goes from the first to the last
/// moment of speech: frames that are voiced and clearly louder than the quietest ones, because a voice detector also
/// takes some frames before and after a voice for voice. The confidence is the share of voiced frames in the range.
public struct SpeechDetector: Transcribing {
    private var detector: VoiceDetector
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var frames: [Frame] = []

    /// 10 ms of sound.
    private struct Frame {
        var isVoiced: Bool
        /// In decibels relative to full scale.
        var loudness: Double
    }

    /// How much louder than the room, and at most how much softer than the loudest frame, speech is, in decibels. Soft
    /// consonants at the ends of words are about 30 dB softer than vowels.
    private static let aboveRoom = 6.0
    private static let belowLoudest = 35.0

    /// The fewest voiced frames of 10 ms that count as speech. Anything shorter is a click.
    private static let fewestFrames = 6

    /// - Throws: ``ListeningError/noMemory(for:)``.
    public init(sensitivity: SpeechSensitivity = .medium) throws(ListeningError) {
        detector = try VoiceDetector(sensitivity: sensitivity)
    }

    /// Starts an utterance; see ``Transcribing``.
    public mutating func beginUtterance(at start: AudioTime) {
        self.start = start
        samples.removeAll(keepingCapacity: true)
        frames.removeAll(keepingCapacity: true)
        detector.reset()
    }

    /// Examines each whole 10 ms of the samples.
    public mutating func process(_ samples: [Int16]) {
        self.samples += samples
        var position = 0
        while self.samples.count - position >= speechFrameSampleCount {
            let frame = self.samples[position..<position + speechFrameSampleCount]
            frames.append(
                Frame(
                    isVoiced: detector.step(frame),
                    loudness: 10 * log10(max(Foreground.energy(frame), 1))))
            position += speechFrameSampleCount
        }
        self.samples.removeFirst(position)
    }

    /// Nil, because it recognizes no words.
    public mutating func volatileTranscription() -> Transcription? { nil }

    /// Whether there was speech (at least 60 ms), and its range from the first voiced frame to the last.
    public mutating func endUtterance() -> Recognition {
        let least = leastLoudness
        let voiced = frames.indices.filter { frames[$0].isVoiced && frames[$0].loudness >= least }
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
    /// What speech is at least as loud as, in decibels. The quietest tenth of the frames is the room.
    private var leastLoudness: Double {
        let sorted = frames.map(\.loudness).sorted()
        guard let loudest = sorted.last else { return 0 }
        return max(sorted[sorted.count / 10] + Self.aboveRoom, loudest - Self.belowLoudest)
    }
}

extension SpeechModule {
    /// A module that reports where there is speech.
    public static func detector(
        _ name: String = "speech", sensitivity: SpeechSensitivity = .medium
    ) -> SpeechModule {
        SpeechModule(name) { try SpeechDetector(sensitivity: sensitivity) }
    }
}
