import ArgumentParser
import Foundation

/// One utterance of a replayed trial, and whether the words heard were said.
struct Example {
    /// The index of the utterance's trial.
    var trial: Int
    var kind: String
    /// The speaker. No two folds share a speaker.
    var speaker: String
    /// Whether the words heard are the answer, by name, letter or position.
    var isAnswer: Bool
    /// Whether the words heard are a command, which does not end a trial.
    var isCommand: Bool
    /// Whether the words heard were actually said.
    var isSaid: Bool
    var evidence: [String: Double]
    /// The phones with their numbers of frames.
    var phones: [(name: String, frames: Int)]

    /// Whether the example is a near miss, which has a separate weight.
    var isNear: Bool { kind.hasPrefix("near") }
}

/// Trials, and what their replay heard.
struct Replayed {
    struct Trial {
        var kind: String
        /// The trial's set of recordings.
        var set: String
        /// Whether the speaker said the right answer or a command.
        var isRight: Bool
        /// The trial's utterances, as indices in ``Replayed/examples``.
        var utterances: Range<Int>

        var isNear: Bool { kind.hasPrefix("near") }
    }

    private(set) var trials: [Trial] = []
    private(set) var examples: [Example] = []

    /// Combines trials with the results of `trivia-voice replay --json --explain`.
    init(trials: [String], results: String) throws {
        var known: [String: Line] = [:]
        for file in trials {
            for line in try Self.lines(file) {
                let trial = try JSONDecoder().decode(Line.self, from: line)
                known[trial.id] = trial
            }
        }
        var isExplained = false
        for line in try Self.lines(results) {
            let result = try JSONDecoder().decode(Result.self, from: line)
            isExplained = isExplained || result.isExplained
            guard let line = known[result.id], result.error == nil else { continue }
            let start = examples.count
            for utterance in result.utterances ?? [] {
                if let example = Self.example(utterance, line, trial: self.trials.count) {
                    examples.append(example)
                }
            }
            self.trials.append(
                Trial(
                    kind: line.kind ?? "", set: line.set ?? "",
                    isRight: line.expect == "correct" || line.command != nil,
                    utterances: start..<examples.count))
        }
        guard isExplained || examples.isEmpty else {
            throw ValidationError(
                "\(results): no utterance tells what its words would have been ruled "
                    + "(\"believed\"); replay the trials again with --json --explain")
        }
    }

    private struct Line: Decodable {
        var id: String
        var clip: String
        var answer: String
        var expect: String
        var kind: String?
        /// The command in the trial, if any.
        var command: String?
        var says: String?
        var set: String?
        var speaker: String?
    }

    private struct Result: Decodable {
        var id: String
        var utterances: [Utterance]?
        var error: String?

        var isExplained: Bool { utterances?.contains { $0.believed != nil } ?? false }
    }

    private struct Utterance: Decodable {
        /// The command that was obeyed.
        var command: String?
        var decisive: String?
        /// The ruling on the words if the recognizer were sure of them, or the command.
        var believed: String?
        var believedCommand: String?
        var evidence: [String: Double]?
        var phones: [String]?
    }

    private static func example(_ utterance: Utterance, _ line: Line, trial: Int) -> Example? {
        guard let decisive = utterance.decisive, !decisive.isEmpty,
            let evidence = utterance.evidence
        else { return nil }
        let command = utterance.command ?? utterance.believedCommand
        let isAnswer = command == nil && utterance.believed == "correct"
        return Example(
            trial: trial, kind: line.kind ?? "", speaker: voice(line.speaker ?? "") ?? line.clip,
            isAnswer: line.command.map { $0 == command } ?? isAnswer,
            isCommand: command != nil && line.command == nil,
            isSaid: isAnswer && line.expect == "correct" || isSaid(decisive, command, line),
            evidence: evidence,
            phones: (utterance.phones ?? []).compactMap { text in
                let parts = text.split(separator: " ")
                guard parts.count == 2, let frames = Int(parts[1]) else { return nil }
                return (String(parts[0]), frames)
            })
    }

    /// The voice that says the answer: in "flite:slt+563aa4e6", the person's voice after the plus sign.
    private static func voice(_ speaker: String) -> String? {
        let parts = speaker.split(separator: "+", omittingEmptySubsequences: false)
        guard speaker.hasPrefix("flite:"), let last = parts.last else {
            return speaker.isEmpty ? nil : speaker
        }
        let name = last.hasPrefix("flite:") ? last.dropFirst(6) : last
        return name.isEmpty ? nil : String(name)
    }

    /// Whether the words heard were said. For a command, the wording does not matter.
    private static func isSaid(_ decisive: String, _ command: String?, _ line: Line) -> Bool {
        line.command.map { $0 == command } ?? isSaid(decisive, in: line.says ?? "")
    }

    /// The words around answers in the trials.
    private static let around = Set(
        """
        i think it's it is that's what who the answer my guess i'd say believe i'll go with i'm going \
        maybe probably must be let's oh know final well uh um a
        """.split(separator: " "))

    /// Whether these words are all that was said, apart from words around the answer.
    static func isSaid(_ decisive: String, in says: String) -> Bool {
        let said = says.split(separator: " ")
        let words = decisive.split(separator: " ")
        guard words.count <= said.count, said.suffix(words.count) == words[...] else {
            return false
        }
        return said.dropLast(words.count).allSatisfy(around.contains)
    }

    private static func lines(_ path: String) throws -> [Data] {
        try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: 0x0A).map { Data($0) }
    }
}
