/// What a report needs from one judged trial.
struct TrialRecord: Sendable {
    var kind: String
    var set: String
    var group: String
    /// Whether the trial expects its answer to be accepted.
    var isRight: Bool
    var isAccepted: Bool
    /// Whether the answer was heard, with any confidence. Only then does the confidence decide.
    var heardAnswer: Bool
    var confidence: Double
    var computeSeconds: Double
    /// Seconds of sound from the end of the last word to the decision.
    var afterSpeech: Double?
}
