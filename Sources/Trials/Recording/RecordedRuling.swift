package import CommandMatcher
package import SpokenAnswers
package import TriviaGame

/// A spoken answer from players who agreed to be recorded. All times are positions in the audio
/// stream.
package struct RecordedRuling: Sendable {
    package var ruling: Ruling
    package var sheet: QuestionSheet
    package var round: AnswerRound
    package var open: [String]
    package var right: SpeakingRight
    /// The audio from a phone at 16 kHz; nil for the microphone, whose audio is in memory.
    package var sound: [Int16]?

    package init(
        ruling: Ruling, sheet: QuestionSheet, round: AnswerRound, open: [String],
        right: SpeakingRight, sound: [Int16]? = nil
    ) {
        self.ruling = ruling
        self.sheet = sheet
        self.round = round
        self.open = open
        self.right = right
        self.sound = sound
    }
}
