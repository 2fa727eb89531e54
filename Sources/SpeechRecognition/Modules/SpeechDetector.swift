public import Transcript

/// Tells where somebody speaks, and no words: a module beside others, or all of a session. Needs no
/// model.
///
/// A result's outcome is `heard` for speech and `noise` for other sound;
/// its range goes from the first to the last moment of speech, and its confidence is the share of that in
/// which there was a voice.
public struct SpeechDetector: Transcribing {
    private var detector: VoiceDetector
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var frames: [Bool] = []

    /// Frames of 10 ms with a voice that make speech: shorter is a click.
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

    /// Looks at each whole 10 ms of the samples.
    public mutating func process(_ samples: [Int16]) {
        self.samples += samples
        var position = 0
        while self.samples.count - position >= speechFrameSampleCount {
            frames.append(
                detector.step(self.samples[position..<position + speechFrameSampleCount]))
            position += speechFrameSampleCount
        }
        self.samples.removeFirst(position)
    }

    /// Nil: it knows no words.
    public mutating func volatileTranscription() -> Transcription? { nil }

    /// Whether there was speech (at least 60 ms), and from its first voiced frame to its last.
    public mutating func endUtterance() -> Recognition {
        let voiced = frames.indices.filter { frames[$0] }
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

extension SpeechModule {
    /// A module that tells where somebody speaks.
    public static func detector(
        _ name: String = "speech", sensitivity: SpeechSensitivity = .medium
    ) -> SpeechModule {
        SpeechModule(name) { try SpeechDetector(sensitivity: sensitivity) }
    }
}
