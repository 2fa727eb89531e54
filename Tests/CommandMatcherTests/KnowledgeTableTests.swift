import Testing

@testable import CommandMatcher

/// The table of knowledge itself.
@Suite(.timeLimit(.minutes(30)))
struct KnowledgeTableTests {
    private static let topics = [
        "places", "history", "people", "elements", "science", "initials", "works", "words",
    ]

    private static let lines = topics.flatMap { topic in
        JudgeTable(topic).lines().map { (topic, String($0)) }
    }

    @Test("every line has one relation, no name twice, and two names unless it is a person's")
    func wellFormed() {
        for (topic, line) in Self.lines {
            let body = line.prefix { $0 != "?" && $0 != "!" }
            let marks = [">", "|"].filter { body.contains($0) }
            #expect(marks.count < 2, "\(line)")
            #expect(!(body.contains("|") && body.contains(",")), "\(line)")
            let names = body.split(whereSeparator: { ",>|".contains($0) })
                .map { WordList($0, .english).words.map(\.key) }
            #expect(names.allSatisfy { !$0.isEmpty }, "\(line)")
            #expect(Set(names).count == names.count, "\(line)")
            #expect(names.count > 1 || topic == "people", "\(line)")
        }
        #expect(Set(Self.lines.map(\.1)).count == Self.lines.count)
    }

    @Test("every name of a line without a context counts for its first one")
    func everyNameCounts() {
        for (_, line) in Self.lines where !line.contains(where: { "?!|".contains($0) }) {
            let names = line.split(whereSeparator: { ",>".contains($0) }).map { $0.trimmed() }
            let judge = AnswerJudge(AnswerLine(answer: names[0]))
            for name in names.dropFirst() {
                let verdict = judge.judge(typed: name)
                // A name with another sense elsewhere is asked about.
                #expect(verdict.outcome != .reject, "\(name) for \(names[0]): \(verdict.why)")
            }
        }
    }

    @Test("no name may be added without bound")
    func bounded() {
        for (_, line) in Self.lines {
            for name in line.split(whereSeparator: { ",>|?!".contains($0) }) {
                let names = Knowledge.shared.names(
                    of: name.trimmed(), question: QuestionWords(nil, .english))
                #expect(names.count <= Knowledge.mostNames)
            }
        }
    }
}
