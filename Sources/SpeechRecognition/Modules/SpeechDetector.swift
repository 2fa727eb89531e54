internal import Foundation
public import Transcript

/// Reports when somebody speaks, but not what is said. It can be the only module or one of several. It needs no model.
///
/// The outcome of a result is `heard` for speech and `noise` for other sound. The range goes from the first to the last
/// frame of speech. Such a frame is voiced and clearly louder than the quietest frames. The loudness is needed because
/// a voice detector also marks some frames before and after a voice. The confidence is the share of frames of speech in
/// the range.
public struct SpeechDetector: Transcribing {
    private var detector: VoiceDetector
    private var start = AudioTime.zero
    private var samples: [Int16] = []
    private var frames: [Frame] = []

    /// 10 ms of sound.
    private struct Frame {
        var isVoiced: Bool
        /// The sum of the squared samples.
        var energy: Double
    }

    /// Speech is at least this many decibels louder than the room, and at most this many decibels softer than the
    /// loudest frame. Soft consonants at the ends of words are about 30 dB softer than vowels.
    private static let aboveRoom = 10.0
    private static let belowLoudest = 30.0
    /// The loudness of a frame is averaged with this many frames on either side, 50 ms in all, because noise has single
    /// loud frames.
    private static let reach = 2

    /// The minimum number of 10 ms frames of speech in an utterance with speech. Anything shorter is a click.
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

    /// Examines the samples in frames of 10 ms.
    public mutating func process(_ samples: [Int16]) {
        self.samples += samples
        var position = 0
        while self.samples.count - position >= speechFrameSampleCount {
            let frame = self.samples[position..<position + speechFrameSampleCount]
            frames.append(
                Frame(
                    isVoiced: detector.step(frame),
                    energy: Foreground.energy(frame)))
            position += speechFrameSampleCount
        }
        self.samples.removeFirst(position)
    }

    /// Nil, because it recognizes no words.
    public mutating func volatileTranscription() -> Transcription? { nil }

    /// Returns whether there was speech (at least 60 ms), and its range from the first frame of speech to the last.
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
    /// The loudness of each frame, in decibels.
    private var loudness: [Double] {
        frames.indices.map { place in
            let near = frames[
                max(place - Self.reach, 0)..<min(place + Self.reach + 1, frames.count)]
            let energy = near.map(\.energy).reduce(0, +) / Double(near.count)
            return 10 * log10(max(energy, 1))
        }
    }

    /// The minimum loudness of speech, in decibels. The quietest tenth of the frames gives the loudness of the room.
    private static func least(of loudness: [Double]) -> Double {
        let sorted = loudness.sorted()
        guard let loudest = sorted.last else { return 0 }
        return max(sorted[sorted.count / 10] + aboveRoom, loudest - belowLoudest)
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
