import Foundation
import Phonetics
import Transcript

/// An utterance of open speech, written down by an encoder and a decoder that look at all of it together.
///
/// During speech the words so far are written down again from time to time, as often as a third of a core allows. At
/// the end all of the utterance is written down once more, and only that counts.
struct EncodedDictation {
    /// The silence added on both sides of an utterance, 0.3 s.
    static let quietCount = AudioTime.hertz * 3 / 10

    /// The time between two looks at the words so far: at least this, in samples, and this many times the last look's.
    private static let leastStep = AudioTime.hertz / 2
    private static let rest = 3.0

    /// Sound without any louder sample is silence, of which a decoder would write down something all the same.
    private static let silence: Int16 = 16

    /// The least ``TextSureness`` of a result, and of words shown during speech. See docs/decisions/0146.
    private static let leastSureness = 0.02
    private static let leastShownSureness = 0.1

    /// How many texts are followed at least.
    private static let width = 3

    private let model: OpenSpeechModel
    private let pronouncing: any Pronouncing
    private var phrases: PhraseLookup?
    /// The words as they were last written down during speech.
    private(set) var shown: Transcription?
    private var lastLook = 0
    private var nextLook = 0
    private let clock = ContinuousClock()

    init(_ model: OpenSpeechModel, _ pronouncing: any Pronouncing) {
        self.model = model
        self.pronouncing = pronouncing
    }

    /// - Returns: nil if the model has no encoder and no decoder.
    /// - Throws: ``SpeechDecoderError`` if their files are broken or do not fit together.
    init?(_ model: AcousticModel, _ pronouncing: any Pronouncing) throws(SpeechDecoderError) {
        guard let found = try OpenSpeechModel(model) else { return nil }
        self.init(found, pronouncing)
    }

    /// Makes phrases likely, from the next utterance on.
    mutating func use(_ context: PhraseContext) {
        phrases = PhraseLookup(context, pronouncing)
    }

    mutating func begin() {
        shown = nil
        lastLook = 0
        nextLook = Self.leastStep
    }

    /// The words so far; nil before the first.
    ///
    /// - Parameters:
    ///   - samples: the whole utterance so far.
    ///   - isWritten: whether to keep capitals and punctuation.
    ///   - isPause: whether the speaker pauses, so that more words have been said than those that were written down.
    mutating func transcription(
        of samples: ArraySlice<Int16>, startingAt start: AudioTime, isWritten: Bool,
        isPause: Bool = false
    ) -> Transcription? {
        guard samples.count >= (isPause ? lastLook + 1 : nextLook) else { return shown }
        let began = clock.now
        lastLook = samples.count
        shown =
            transcriptions(of: Array(samples), startingAt: start, count: 1, isWritten: isWritten)
            .first { Self.sureness(of: $0) >= Self.leastShownSureness }
        shown?.confidence = nil
        for index in shown?.segments.indices ?? 0..<0 { shown?.segments[index].confidence = nil }
        let rest = Self.rest * (clock.now - began).seconds * Double(AudioTime.hertz)
        nextLook = samples.count + max(Self.leastStep, Int(rest))
        return shown
    }

    /// Ends the utterance.
    ///
    /// - Parameters:
    ///   - samples: the whole utterance.
    ///   - alternativeCount: how many other transcriptions, and other readings of each word, to return.
    ///   - isWritten: whether to keep capitals and punctuation.
    func end(
        _ samples: [Int16], startingAt start: AudioTime, alternativeCount: Int, isWritten: Bool
    ) -> (best: Transcription, alternatives: [Transcription]) {
        let limit = min(max(alternativeCount, 0), Self.mostAlternatives)
        let readings = transcriptions(
            of: samples, startingAt: start, count: max(limit + 1, Self.width), isWritten: isWritten)
        guard var best = readings.first else {
            return (Transcription(segments: [], confidence: 0), [])
        }
        let others = readings.dropFirst().filter { $0.text != best.text }.prefix(limit)
        for index in best.segments.indices {
            best.segments[index].alternatives = Self.alternatives(
                to: best.segments[index], in: Array(others))
        }
        return (best, Array(others))
    }

    /// The decoder follows this many texts at once, and nobody reads more.
    private static let mostAlternatives = 9

    private func transcriptions(
        of samples: [Int16], startingAt start: AudioTime, count: Int, isWritten: Bool
    ) -> [Transcription] {
        guard samples.contains(where: { $0.magnitude > Self.silence.magnitude }) else { return [] }
        let whole = TimeRange(start: start, end: start.advanced(bySamples: samples.count))
        let sound = RecordingQuiet.around(samples.map { Float($0) / 32_768 }, Self.quietCount)
        let first = start.advanced(bySamples: -Self.quietCount)
        let written = model.results(sound, count: count).map { result in
            let segments = DecodedWords(result, model.decoder.tokens).segments(
                from: first, within: whole, isWritten: isWritten)
            return Transcription(
                segments: phrases?.found(in: segments) ?? segments, confidence: result.probability)
        }
        guard let best = written.first, Self.sureness(of: best) >= Self.leastSureness else {
            return []
        }
        return written.filter { !$0.segments.isEmpty }
    }

    private static func sureness(of text: Transcription) -> Double {
        TextSureness.of(
            text.segments.map(\.text.withoutMarksAround), probability: text.confidence ?? 0)
    }

    /// Other words that share at least half of their time with a word.
    private static func alternatives(
        to word: Segment, in others: [Transcription]
    ) -> [Segment.Alternative] {
        var known: Set<String> = [word.text]
        return others.flatMap(\.segments).filter { other in
            let shared =
                min(word.range.end, other.range.end).sampleIndex
                - max(word.range.start, other.range.start).sampleIndex
            let longer = max(word.range.sampleCount, other.range.sampleCount)
            return 2 * shared >= longer && known.insert(other.text).inserted
        }.map { Segment.Alternative(text: $0.text, confidence: $0.confidence) }
    }
}
