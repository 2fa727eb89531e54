import CommandMatcher
import Transcript

/// The evidence for a judgement.
package struct Evidence: Sendable, Hashable {
    var heard: String?
    var rule: JudgingRule?
    var reading: String?
    var matched: String?
    var ruling: Ruling?
    /// The time at which the answer began.
    var responseStart: AudioTime?
    /// Whether the host overruled the judge.
    var isHostsRuling = false

    /// The ruling whose confidence is reported with the judgement; nil if the player said
    /// unexpected words.
    var sureness: Ruling? {
        if case .otherAnswer = ruling?.meaning { nil } else { ruling }
    }
}
