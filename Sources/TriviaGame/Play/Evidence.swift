import CommandMatcher
import Transcript

/// What a judgement rests on.
package struct Evidence: Sendable, Hashable {
    var heard: String?
    var rule: JudgingRule?
    var reading: String?
    var matched: String?
    var ruling: Ruling?
    /// When the answer began.
    var responseStart: AudioTime?
    /// Whether the host decided against the judge.
    var isHostsRuling = false

    /// The ruling whose confidence supports the judgement. Nil for a word other than the expected ones: that confidence
    /// is about the expected words, which were not said.
    var sureness: Ruling? {
        if case .otherAnswer = ruling?.meaning { nil } else { ruling }
    }
}
