import CommandMatcher
import Transcript

/// What a judgement rests on.
package struct Evidence: Sendable, Hashable {
    var heard: String?
    var rule: JudgingRule?
    var reading: String?
    var matched: String?
    var ruling: Ruling?
    /// Where the answer began.
    var responseStart: AudioTime?
    /// Whether the host ruled otherwise than the judge.
    var isHostsRuling = false

    /// The ruling whose confidence the judgement rests on. That of another word tells how surely what was
    /// listened for was said, which it was not.
    var sureness: Ruling? {
        if case .otherAnswer = ruling?.meaning { nil } else { ruling }
    }
}
