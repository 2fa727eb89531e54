import CommandMatcher
import Foundation
import Phonetics
import Testing
import Transcript

/// One case of `Fixtures/spoken-cases.jsonl`.
struct SpokenCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Word: Decodable, Sendable {
        var text: String
        /// Seconds.
        var start: Double
        var end: Double
        var alternatives: [String]?
    }

    var id: String
    var category: String
    var question: String?
    var answerline: String?
    var answers: [String]?
    var reject: [String]?
    var choices: [String]?
    var tolerance: Double?
    /// The answer that was prompted on before this one.
    var first: String?
    var given: String
    /// Word times where they matter; otherwise words follow each other closely.
    var words: [Word]?
    /// Other transcriptions, best first.
    var alternatives: [String]?
    /// ARPAbet by word; a question mark before it says that it is a guess.
    var pronunciations: [String: [String]]?
    var expect: String
    var reason: String

    var testDescription: String { "\(id): \(given)" }

    var line: AnswerLine {
        if let answerline { return AnswerLine(lenient: answerline) }
        return AnswerLine(
            answer: answers?.first ?? "", accept: Array((answers ?? []).dropFirst()),
            reject: reject ?? [], choices: choices ?? [], tolerance: tolerance)
    }

    var hearing: Hearing {
        var best = Self.transcription(given)
        if let words {
            best = Transcription(
                segments: words.map { word in
                    Segment(
                        text: word.text,
                        range: TimeRange(
                            start: AudioTime(seconds: word.start), end: AudioTime(seconds: word.end)
                        ),
                        alternatives: (word.alternatives ?? []).map { .init(text: $0) })
                })
        }
        return Hearing(best: best, alternatives: (alternatives ?? []).map(Self.transcription))
    }

    func verdict(strictness: Strictness = .normal) -> Verdict {
        let judge = AnswerJudge(
            line, question: question, strictness: strictness,
            pronouncing: pronunciations.map { ListedPronunciations(words: $0) })
        guard let first else { return judge.judge(hearing) }
        return judge.judge(hearing, after: judge.judge(Hearing(best: Self.transcription(first))))
    }

    static func hearing(_ text: String) -> Hearing { Hearing(best: transcription(text)) }

    /// Words of a third of a second with a tenth between them.
    static func transcription(_ text: String) -> Transcription {
        Transcription(
            segments: text.split(separator: " ").enumerated().map { index, word in
                let start = 0.5 + 0.4 * Double(index)
                return Segment(
                    text: String(word),
                    range: TimeRange(
                        start: AudioTime(seconds: start), end: AudioTime(seconds: start + 0.3)))
            })
    }

    static let all: [SpokenCase] = {
        guard
            let url = Bundle.module.url(
                forResource: "spoken-cases", withExtension: "jsonl", subdirectory: "Fixtures"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        return text.split(whereSeparator: \.isNewline).compactMap {
            try? JSONDecoder().decode(SpokenCase.self, from: Data($0.utf8))
        }
    }()
}

/// Pronunciations of a case; words it does not list have none.
struct ListedPronunciations: Pronouncing {
    var words: [String: [String]]

    func pronunciations(of word: String) -> [SourcedPronunciation] {
        (words[word] ?? []).compactMap { text in
            let isGuess = text.hasPrefix("?")
            return Pronunciation(arpabet: text.drop { $0 == "?" }).map {
                SourcedPronunciation($0, source: isGuess ? .automatic : .dictionary)
            }
        }
    }
}
