import Foundation
import Phonetics
import Transcript

/// Transcribes speech without a grammar, with an encoder and a decoder. During speech, the
/// utterance so far is transcribed repeatedly, which uses at most a third of a CPU core.
struct EncodedDictation {
    /// The number of samples of background noise (0.3 s) to add before and after an utterance.
    static let quietCount = AudioTime.hertz * 3 / 10

    /// The minimum time between two transcriptions is either `leastStep` samples or `rest` times as
    /// long as the last transcription took, whichever is longer.
    private static let leastStep = AudioTime.hertz / 2
    private static let rest = 3.0

    /// Audio below this level is not transcribed, because a decoder would output words even for
    /// silence.
    private static let silence: Int16 = 16

    /// The minimum ``TextSureness`` of a final result, and of words that are shown during speech
    /// (see docs/decisions/0146).
    private static let leastSureness = 0.02
    private static let leastShownSureness = 0.1

    /// The minimum number of hypotheses at the end of the utterance.
    private static let width = 6

    private let model: OpenSpeechModel
    private let pronouncing: any Pronouncing
    private var phrases: PhraseLookup?
    /// The most recent transcription during speech.
    private(set) var shown: Transcription?
    private var lastLook = 0
    private var nextLook = 0
    private let clock = ContinuousClock()

    init(_ model: OpenSpeechModel, _ pronouncing: any Pronouncing) {
        self.model = model
        self.pronouncing = pronouncing
    }

    /// Returns nil if the model has no encoder or no decoder. Throws an error if a file is invalid.
    init?(_ model: AcousticModel, _ pronouncing: any Pronouncing) throws(SpeechDecoderError) {
        guard let found = try OpenSpeechModel(model) else { return nil }
        self.init(found, pronouncing)
    }

    /// Favors the phrases of `context`, starting with the next utterance.
    mutating func use(_ context: PhraseContext) {
        phrases = PhraseLookup(context, pronouncing)
    }

    mutating func begin() {
        shown = nil
        lastLook = 0
        nextLook = Self.leastStep
    }

    /// The words transcribed so far, or nil before the first word. In a pause, all new samples are
    /// transcribed immediately. If `isWritten` is true, capital letters and punctuation are kept.
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

    /// Ends the utterance. `alternativeCount` limits both the number of alternative transcriptions
    /// and the number of alternatives to each word. If `isWritten` is true, capital letters and
    /// punctuation are kept.
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

    /// The maximum number of alternatives, which also limits the number of parallel hypotheses.
    private static let mostAlternatives = 9

    private func transcriptions(
        of samples: [Int16], startingAt start: AudioTime, count: Int, isWritten: Bool
    ) -> [Transcription] {
        guard samples.contains(where: { $0.magnitude > Self.silence.magnitude }) else { return [] }
        let whole = TimeRange(start: start, end: start.advanced(bySamples: samples.count))
        let sound = RecordingQuiet.around(samples.map(Sample.float), Self.quietCount)
        let first = start.advanced(bySamples: -Self.quietCount)
        let written = model.results(sound, count: count).map { result in
            let segments = DecodedWords(result, model.decoder.tokens).segments(
                from: first, within: whole, isWritten: isWritten)
            return Transcription(
                segments: phrases?.found(in: segments) ?? segments, confidence: result.probability)
        }
        let merged = Self.merged(written)
        guard let best = merged.first, Self.sureness(of: best) >= Self.leastSureness else {
            return []
        }
        return merged.filter { !$0.segments.isEmpty }
    }

    /// Combines transcriptions that differ only in capital letters and punctuation. The most
    /// probable words come first.
    private static func merged(_ readings: [Transcription]) -> [Transcription] {
        var merged: [Transcription] = []
        var places: [[String]: Int] = [:]
        for reading in readings {
            let words = reading.segments.map { $0.text.withoutMarksAround.lowercased() }
            if let place = places[words] {
                let sum = (merged[place].confidence ?? 0) + (reading.confidence ?? 0)
                merged[place].confidence = min(sum, 1)
            } else {
                places[words] = merged.count
                merged.append(reading)
            }
        }
        return merged.sorted { ($0.confidence ?? 0) > ($1.confidence ?? 0) }
    }

    private static func sureness(of text: Transcription) -> Double {
        TextSureness.of(
            text.segments.map(\.text.withoutMarksAround), probability: text.confidence ?? 0)
    }

    /// Words in other transcriptions that overlap the given word by at least half.
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
