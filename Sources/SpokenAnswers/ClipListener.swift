public import CommandMatcher
import Foundation
import Languages
public import Phonetics
public import SpeechRecognition
public import Transcript

/// Recognizes recorded answers exactly as a game does. The clips are processed in order on one
/// thread.
public struct ClipListener: ~Copyable {
    /// Options for recognizing clips. All options other than the strictness are for comparisons and
    /// training.
    public struct Options: Sendable {
        /// How much confidence an answer needs.
        public var strictness: HearingStrictness
        /// Whether each clip is one utterance from its first to its last sample, without background
        /// sound.
        public var isWhole: Bool
        /// Whether consecutive clips with the same audio share one acoustic pass.
        package var reusesAcousticPass = false
        /// Whether to recognize words during speech. Recognizing words during speech causes some
        /// answers to be decided a little sooner.
        public var reportsVolatile: Bool
        /// Whether to store the words that a game shows during speech. Real-time playback shows the
        /// words during speech even if this option is off.
        package var showsWords = false
        /// The spoken language.
        public var language: CompiledLanguage

        /// Creates options. By default, the options are the same as in a game.
        public init(
            strictness: HearingStrictness = .normal, isWhole: Bool = false,
            reportsVolatile: Bool = true, language: CompiledLanguage = .english
        ) {
            self.language = language
            self.reportsVolatile = reportsVolatile
            self.strictness = strictness
            self.isWhole = isWhole
        }
    }

    /// An utterance in a clip.
    public struct Heard: Sendable {
        /// The recognition, with times relative to the clip's first sample.
        public var recognition: Recognition
        /// The position in the stream at the time of the decision.
        public var decidedAt: AudioTime
        /// The words shown after each change, if ``ClipListener/Options/showsWords`` is on.
        package var shown: [String] = []
    }

    /// The length of the background sound before a clip, in seconds.
    public static let quietBefore = 0.5
    /// The length of the background sound after a clip, in seconds: as long as the longest silence
    /// in an utterance.
    public static let quietAfter = 1.2

    private let options: Options
    private var listener: Listener<AnswerTranscriber>
    private let clock = ContinuousClock()

    /// Loads the model, which takes about 0.3 s. `pronouncing` supplies the pronunciations of the
    /// grammars' words.
    public init(
        model: AcousticModel, pronouncing: any Pronouncing, grammar: CompiledGrammar,
        options: Options = Options()
    ) throws {
        self.options = options
        var hearing = AnswerRound.hearing(options.strictness, in: options.language)
        hearing.reusesAcousticPass = options.reusesAcousticPass
        hearing.reportsVolatile = options.reportsVolatile && !options.isWhole
        listener = try Listener(
            transcriber: AnswerTranscriber(
                model: model, grammar: grammar, pronouncing: pronouncing, options: hearing))
    }

    /// The clip, surrounded by its own background sound, or the unchanged clip if `isWhole` is
    /// true.
    public static func stream(of clip: [Int16], isWhole: Bool = false) -> [Int16] {
        guard !isWhole else { return clip }
        var room = QuietSurroundings(of: clip)
        return room.samples(AudioTime(seconds: quietBefore).sampleIndex) + clip
            + room.samples(AudioTime(seconds: quietAfter).sampleIndex)
    }

    /// Recognizes all utterances of a clip in order, independently of earlier clips.
    /// - Parameters:
    ///   - stream: The result of ``stream(of:isWhole:)`` for a clip, optionally with added noise.
    ///   - isRealTime: Whether processing takes as long as the audio lasts.
    public mutating func hear(
        _ stream: [Int16], listeningFor grammar: CompiledGrammar, isRealTime: Bool = false
    ) throws -> [Heard] {
        try listener.change {
            try $0.use(grammar)
            $0.forgetVoices()
            $0.options.showsOpenSpeech = isRealTime || options.showsWords
        }
        guard !options.isWhole else {
            var heard: [Heard] = []
            let length = AudioTime(sampleIndex: stream.count)
            try listener.change {
                heard.append(Heard(recognition: try $0.recognize(stream), decidedAt: length))
            }
            return heard
        }
        let origin = listener.position
        listener.skip(to: origin)
        let lead = AudioTime(seconds: Self.quietBefore).sampleIndex
        let began = clock.now
        var heard: [Heard] = []
        var position = 0
        var shown: [String] = []
        func take(_ events: [ListeningEvent]) {
            for event in events {
                switch event {
                case .volatile(let words) where options.showsWords: shown.append(words.text)
                case .final(let recognition):
                    let decided = origin.advanced(bySamples: position)
                    heard.append(
                        Heard(recognition: recognition, decidedAt: decided, shown: shown)
                            .shifted(bySamples: -origin.sampleIndex - lead))
                    shown = []
                default: break
                }
            }
        }
        while position < stream.count {
            let end = min(position + Self.chunkLength, stream.count)
            if isRealTime { wait(until: end, since: began) }
            let start = origin.advanced(bySamples: position)
            let chunk = AudioChunk(start: start, samples: Array(stream[position..<end]))
            position = end
            take(try listener.hear(chunk))
        }
        take(try listener.flush())
        return heard
    }

    /// The number of samples in a chunk from a sound card, which lasts 20 ms.
    private static let chunkLength = 320

    private func wait(until sample: Int, since began: ContinuousClock.Instant) {
        let due = began + .seconds(Double(sample) / Double(AudioTime.hertz))
        let left = due - clock.now
        if left > .zero { Thread.sleep(forTimeInterval: left / .seconds(1)) }
    }
}

extension AnswerRound {
    /// The number of transcriptions to request from the recognizer. Most of these transcriptions
    /// differ from each other only in a filler such as “uh”.
    private static let readingCount = 16

    /// The options of a game's transcriber.
    package static func hearing(
        _ strictness: HearingStrictness, in language: CompiledLanguage = .english
    ) -> AnswerTranscriber.Options {
        AnswerTranscriber.Options(
            strictness: strictness, showsOpenSpeech: true, alternativeCount: readingCount,
            decoys: language.language.decoys, writesOtherWords: language.language.isEnglish,
            spellings: language.language.spellings)
    }
}

extension ClipListener.Heard {
    /// The same utterance with all times shifted.
    fileprivate func shifted(bySamples count: Int) -> Self {
        func shifted(_ range: TimeRange) -> TimeRange {
            TimeRange(
                start: range.start.advanced(bySamples: count),
                end: range.end.advanced(bySamples: count))
        }
        func moved(_ transcription: Transcription) -> Transcription {
            var moved = transcription
            for index in moved.segments.indices {
                moved.segments[index].range = shifted(moved.segments[index].range)
            }
            return moved
        }
        var other = self
        other.decidedAt = decidedAt.advanced(bySamples: count)
        other.recognition.speech = shifted(recognition.speech)
        other.recognition.best = moved(recognition.best)
        other.recognition.alternatives = recognition.alternatives.map(moved)
        return other
    }
}
