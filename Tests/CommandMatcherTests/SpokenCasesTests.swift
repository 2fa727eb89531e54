import CommandMatcher
import Testing

/// The suite of spoken answers: every known difficulty and its opposite.
struct SpokenCasesTests {
    @Test("the suite is whole: at least 400 cases, each with its reason, no two alike")
    func suiteIsWhole() {
        #expect(SpokenCase.all.count >= 400)
        #expect(Set(SpokenCase.all.map(\.id)).count == SpokenCase.all.count)
        #expect(SpokenCase.all.allSatisfy { !$0.reason.isEmpty && !$0.category.isEmpty })
        #expect(SpokenCase.all.contains { $0.expect == "reject" })
    }

    @Test("a spoken answer gets the verdict a fair judge gives", arguments: SpokenCase.all)
    func verdict(value: SpokenCase) {
        let verdict = value.verdict()
        #expect(
            verdict.outcome.rawValue == value.expect,
            "\(value.reason); said \(verdict.why) (\(verdict.rule.rawValue))")
    }
}
