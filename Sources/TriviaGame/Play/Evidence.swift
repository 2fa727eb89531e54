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
}
