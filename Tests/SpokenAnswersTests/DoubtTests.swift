import CommandMatcher
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript

/// What a ruling says about an answer that other words made doubtful.
@Suite("Doubt about an answer") struct DoubtTests {
    @Test("The game asks again, and the ruling has the other words")
    func doubt() throws {
        let round = try AnswerRound(judge: AnswerJudge(AnswerLine(answer: "Tree")))
        let range = TimeRange(start: .zero, end: AudioTime(seconds: 0.4))
        var recognition = Recognition(
            outcome: .unsure, speech: range,
            best: Transcription(segments: [Segment(text: "tree", range: range)]), confidence: 0.2,
            threshold: 0.5)
        recognition.written = "Three."
        let ruling = round.rule(recognition, awaiting: .answer(choices: []))
        #expect(ruling.meaning == .notUnderstood(.unsure))
        #expect(ruling.written == "Three.")
    }
}
