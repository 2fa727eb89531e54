/// The data of a judged trial that a report needs.
package struct TrialRecord: Sendable {
    var kind: String
    var set: String
    var group: String
    /// Whether the trial expects its answer to be accepted.
    var isRight: Bool
    var isAccepted: Bool
    /// Whether the answer was heard, regardless of the confidence.
    var heardAnswer: Bool
    var confidence: Double
    var computeSeconds: Double
    /// The seconds of audio from the end of the last word to the decision.
    var afterSpeech: Double?
}
