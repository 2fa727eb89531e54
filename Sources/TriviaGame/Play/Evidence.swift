import CommandMatcher
import Transcript

/// The evidence for a judgement.
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

    /// The ruling whose confidence supports the judgement. Nil if words other than the expected ones were said, because
    /// the confidence is only about the expected words.
    var sureness: Ruling? {
        if case .otherAnswer = ruling?.meaning { nil } else { ruling }
    }
}
