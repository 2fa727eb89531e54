/// Compares the results of a replay with the expected results.
package struct ReplaySummary: Sendable {
    /// The numbers of right and wrong answers in one kind of trial.
    struct Count: Sendable {
        /// The number of trials in which the answer was said, and how many of these trials were
        /// accepted.
        var right = 0
        var accepted = 0
        /// The number of trials in which the answer was not said, and how many of these trials were
        /// accepted anyway.
        var wrong = 0
        var wronglyAccepted = 0
    }

    private(set) var total = Count()
    private(set) var byKind: [String: Count] = [:]
    package private(set) var errorCount = 0
    private(set) var resultCount = 0
    /// The number of trials with an unexpected verdict.
    package private(set) var unexpectedCount = 0
    private(set) var expectationCount = 0
    private(set) var taggedCount = 0
    private(set) var taggedRightCount = 0
    /// The number of rulings and executed commands, and the seconds of audio, in trials without an
    /// answer.
    private(set) var ghostCount = 0
    private(set) var ghostSeconds = 0.0
    package private(set) var records: [TrialRecord] = []
    package var audioSeconds = 0.0
    package var workSeconds = 0.0

    mutating func add(_ trial: Trial?, _ result: ReplayResult) {
        resultCount += 1
        guard result.error == nil, let trial else {
            errorCount += 1
            return
        }
        if let tags = trial.tags, result.accepted != nil {
            taggedCount += 1
            if tags == result.tags ?? [:] { taggedRightCount += 1 }
        }
        guard let expected = trial.expect, let verdict = result.verdict else { return }
        expectationCount += 1
        if !Self.meets(expected, verdict) { unexpectedCount += 1 }
        if expected == .none {
            ghostSeconds += result.soundSeconds
            ghostCount += result.utterances.count { $0.verdict != nil || $0.command != nil }
        }
        let accepted = verdict == .correct
        for key in [trial.kind].compactMap({ $0 }) {
            byKind[key, default: Count()].add(isRight: expected == .correct, accepted: accepted)
        }
        total.add(isRight: expected == .correct, accepted: accepted)
        records.append(
            TrialRecord(
                kind: trial.kind ?? "", set: trial.set ?? "", group: trial.group ?? "",
                isRight: expected == .correct, isAccepted: accepted,
                heardAnswer: result.heardAnswer, confidence: result.confidence,
                computeSeconds: result.latency?.compute ?? 0,
                afterSpeech: result.latency?.afterSpeech))
    }

    /// Whether a verdict is as expected. If the answer should be rejected, a trial without a
    /// verdict also meets the expectation.
    static func meets(
        _ expected: Trial.Expectation, _ verdict: ReplayResult.Verdict
    ) -> Bool {
        switch expected {
        case .correct: verdict == .correct
        case .prompt: verdict == .prompt
        case .incorrect, .none: verdict == .incorrect || verdict == .none
        }
    }

    /// The summary as lines of text.
    package var text: [String] {
        var lines: [String] = []
        if expectationCount > 0 {
            lines.append(
                Self.row("", "right", "accepted", "wrong", "wrongly accepted"))
            for (kind, count) in byKind.sorted(by: { $0.key < $1.key }) {
                lines.append(Self.row(kind, count))
            }
            lines.append(Self.row("all", total))
            if audioSeconds > 0 {
                let perHour = Double(total.wronglyAccepted) / (audioSeconds / 3_600)
                lines.append("false accepts per hour of sound: \(perHour.rounded4)")
            }
        }
        if ghostSeconds > 0 {
            let perHour = Double(ghostCount) / (ghostSeconds / 3_600)
            lines.append(
                "ghosts (rulings and obeyed commands where nobody answers): \(ghostCount), "
                    + "\(perHour.rounded4) per hour of sound")
        }
        if taggedCount > 0 {
            lines.append(
                "all tags right: \(taggedRightCount) of \(taggedCount) "
                    + "(\(Self.percent(taggedRightCount, taggedCount)))")
        }
        if errorCount > 0 { lines.append("trials that could not be run: \(errorCount)") }
        if audioSeconds > 0 {
            lines.append(
                "real-time factor: \((workSeconds / audioSeconds).rounded4) "
                    + "over \(Int(audioSeconds)) s of sound")
        }
        return lines
    }

    private static func row(_ kind: String, _ count: Count) -> String {
        row(
            kind, "\(count.right)", percent(count.accepted, count.right), "\(count.wrong)",
            percent(count.wronglyAccepted, count.wrong))
    }

    private static func row(_ columns: String...) -> String {
        columns.enumerated().map { index, text in
            let gap = String(repeating: " ", count: max(12 - text.count, 1))
            return index == 0 ? text + gap : gap + text
        }.joined()
    }

    private static func percent(_ part: Int, _ whole: Int) -> String {
        whole == 0 ? "–" : "\((Double(part) / Double(whole) * 1_000).rounded() / 10) %"
    }
}

extension ReplaySummary.Count {
    mutating func add(isRight: Bool, accepted: Bool) {
        if isRight {
            right += 1
            if accepted { self.accepted += 1 }
        } else {
            wrong += 1
            if accepted { wronglyAccepted += 1 }
        }
    }
}
