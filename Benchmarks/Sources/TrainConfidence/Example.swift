import Foundation

/// One recognition that is known to be right or wrong.
struct Example {
    var id: String
    var kind: String
    /// Whose voice it is; folds never share one.
    var speaker: String
    /// Whether the trial expects the answer to be accepted.
    var isRight: Bool
    /// Whether what was heard is the trial's answer: only then can accepting be a mistake or a hit.
    var heardAnswer: Bool
    /// Whether what was heard is what was said; nil when what was said is not known.
    var heardSaid: Bool
    var evidence: [String: Double]
    /// Phones with their frames, for the table of durations.
    var phones: [(name: String, frames: Int)]

    /// Near misses teach another lesson and get a weight of their own.
    var isNear: Bool { kind.hasPrefix("near") }

    private struct Trial: Decodable {
        var id: String
        var clip: String
        var answer: String
        var expect: String
        var kind: String?
        var says: String?
        var set: String?
        var speaker: String?
    }

    private struct Result: Decodable {
        var id: String
        /// The best path's, whatever the program told its user.
        var words: [Word]?
        var evidence: [String: Double]?
        var phones: [String]?
        var error: String?

        struct Word: Decodable {
            var text: String
        }
    }

    /// Joins trials with the results of `trivia-voice replay --json --explain`.
    static func read(trials: String, results: String) throws -> [Example] {
        var trialOfID: [String: Trial] = [:]
        for line in try lines(trials) {
            let trial = try JSONDecoder().decode(Trial.self, from: line)
            trialOfID[trial.id] = trial
        }
        return try lines(results).compactMap { line in
            let result = try JSONDecoder().decode(Result.self, from: line)
            guard let trial = trialOfID[result.id], result.error == nil else { return nil }
            let speaker = trial.speaker.flatMap { $0.isEmpty ? nil : $0 } ?? trial.clip
            let heard = (result.words ?? []).map(\.text).joined(separator: " ")
            return Example(
                id: trial.id, kind: trial.kind ?? "", speaker: (trial.set ?? "") + ":" + speaker,
                isRight: trial.expect == "correct", heardAnswer: heard == trial.answer,
                heardSaid: heard == trial.says, evidence: result.evidence ?? [:],
                phones: (result.phones ?? []).compactMap { text in
                    let parts = text.split(separator: " ")
                    guard parts.count == 2, let frames = Int(parts[1]) else { return nil }
                    return (String(parts[0]), frames)
                })
        }
    }

    private static func lines(_ path: String) throws -> [Data] {
        try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: 0x0A).map { Data($0) }
    }
}
