import Foundation
import SpeechRecognition
import Testing

/// What the ear makes of sentences in synthetic voices, kept as data: the suites that rule on them need no ear.
///
/// `RECORD_GOLDEN=1 ./trivia test --only SpokenAnswersTests` recognizes every sentence, and keeps only these
/// recognitions. Each other run recognizes and compares every eighth sentence; with `CHECK_GOLDEN=all`, every sentence.
enum KeptRecognitions {
    struct Sentence: Hashable {
        var words: String
        var voice: SpeechSynthesizer.Voice
        var grammar: Grammar

        /// The same in every run, unlike a hash value.
        var fingerprint: String {
            let rules = grammar.rules.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
            let parts = [
                words, voice.rawValue, grammar.start, grammar.decisiveRule ?? "",
                grammar.beforeRule ?? "", "\(grammar.asides.map { "\($0)" } ?? "")",
                grammar.decisiveTags.sorted().joined(separator: " "),
                grammar.unhurriedTags.map { "\($0)" }.sorted().joined(separator: " "),
            ]
            let hash = (parts + rules).joined(separator: "\n").utf8.reduce(0xCBF2_9CE4_8422_2325) {
                (hash: UInt64, byte) in (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            return String(hash, radix: 16)
        }
    }

    struct Missing: Error, CustomStringConvertible {
        var sentence: Sentence
        var description: String {
            """
            “\(sentence.words)” by \(sentence.voice.rawValue) is not kept for this grammar. If the grammar has \
            changed on purpose: RECORD_GOLDEN=1 ./trivia test --only SpokenAnswersTests
            """
        }
    }

    private struct Entry: Codable {
        var words: String
        var voice: String
        var recognition: Recognition
    }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Golden/recognitions.json")
    private static let records = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil
    private static let checksAll = ProcessInfo.processInfo.environment["CHECK_GOLDEN"] == "all"
    private static let kept = Lock<[String: Entry]>(
        records
            ? [:]
            : (try? JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: file))) ?? [:]
    )

    /// What the ear makes of a sentence: as kept, or heard now where that is asked for.
    static func recognition(of sentence: Sentence) throws -> Recognition {
        let fingerprint = sentence.fingerprint
        let known = kept.withLock { $0[fingerprint] }?.recognition
        if records {
            let heard = try Ear.recognition(of: sentence)
            try keep(heard, of: sentence, as: fingerprint)
            return heard
        }
        guard let known else { throw Missing(sentence: sentence) }
        if checksAll || fingerprint.hasSuffix("0") || fingerprint.hasSuffix("8") {
            try compare(known, Ear.recognition(of: sentence), sentence)
        }
        return known
    }

    /// Another processor adds up in another order: the last digits may differ.
    private static func compare(
        _ known: Recognition, _ heard: Recognition, _ sentence: Sentence
    ) throws {
        let label = Comment(rawValue: "“\(sentence.words)” by \(sentence.voice.rawValue)")
        #expect(known.outcome == heard.outcome, label)
        #expect(known.tags == heard.tags, label)
        #expect(known.best.segments.map(\.text) == heard.best.segments.map(\.text), label)
        #expect(known.best.segments.map(\.range) == heard.best.segments.map(\.range), label)
        #expect(abs(known.confidence - heard.confidence) < 0.01, label)
    }

    private static func keep(
        _ recognition: Recognition, of sentence: Sentence, as fingerprint: String
    ) throws {
        var recognition = recognition
        recognition.computeSeconds = 0
        let entry = Entry(
            words: sentence.words, voice: sentence.voice.rawValue, recognition: recognition)
        try kept.withLock { kept in
            kept[fingerprint] = entry
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            try encoder.encode(kept).write(to: file)
        }
    }
}

/// The one transcriber of these tests: a model and a dictionary are loaded once.
private enum Ear {
    private static let transcriber = Result { try Lock(load()) }

    static func recognition(of sentence: KeptRecognitions.Sentence) throws -> Recognition {
        let speech = try SpeechSynthesizer(voice: sentence.voice).speech(for: sentence.words)
        let grammar = try CompiledGrammar(sentence.grammar)
        return try transcriber.get().withLock { transcriber in
            try transcriber.use(grammar)
            transcriber.forgetVoices()
            return try transcriber.recognize(speech.samples)
        }
    }

    private static func load() throws -> AnswerTranscriber {
        let model = try ModelLocator().model(locale: "en-US")
        return try AnswerTranscriber(
            model: model, grammar: CompiledGrammar(.phrases(["anything"])),
            pronouncing: PronunciationService(
                dictionary: PronunciationDictionary(path: model.dictionary.path)))
    }
}
