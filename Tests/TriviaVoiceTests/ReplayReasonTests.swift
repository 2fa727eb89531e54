import CommandMatcher
import SpeechRecognition
import Testing
import Transcript

@testable import SpokenAnswers
@testable import Trials

@Suite("Why replay says what it says", .timeLimit(.minutes(30)))
struct ReplayReasonTests {
    private static let choices = ["Mars", "Saturn", "Jupiter"]

    private func utterance(
        _ text: String, tags: [String: String] = [:], confidence: Double = 0.9,
        evidence: [String: Double] = [:], or other: String? = nil, explains: Bool = true
    ) throws -> ReplayResult.Utterance {
        let round = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "Mars", choices: Self.choices)),
            choices: Self.choices)
        let awaited = Awaited.answer(choices: Self.choices)
        let range = TimeRange(start: .zero, end: AudioTime(seconds: 0.5))
        func words(_ text: String, confidence: Double? = nil) -> Transcription {
            Transcription(
                segments: text.split(separator: " ").map {
                    Segment(text: String($0), range: range)
                }, confidence: confidence)
        }
        var recognition = Recognition(
            outcome: .heard, speech: range, best: words(text),
            alternatives: [other].compactMap {
                $0.map { words($0, confidence: confidence * 0.45) }
            }, tags: tags, confidence: confidence,
            threshold: 0.5)
        recognition.evidence = evidence
        let grammar = try CompiledGrammar(round.grammar(for: awaited))
        let heard = ClipListener.Heard(recognition: recognition, decidedAt: range.end)
        let result = ReplayResult(
            id: "trial", [(heard, round.rule(recognition, awaiting: awaited))],
            explaining: explains ? grammar : nil)
        return try #require(result.utterances.first)
    }

    @Test("An answer that was asked back says why")
    func askedBack() throws {
        let tie = try utterance("mars", or: "saturn")
        #expect(tie.outcome == "heard")
        #expect(tie.verdict == nil)
        #expect(tie.reason == "“Mars” or “Saturn”: too close to tell")
        let sound = try utterance("a.", evidence: ["phoneCount": 1, "leftover": 30])
        #expect(sound.verdict == nil)
        #expect(sound.reason?.contains("part of a different word") == true)
        let negation = try utterance("it's not mars")
        #expect(negation.verdict == nil)
        #expect(negation.reason?.isEmpty == false)
    }

    @Test("A command says what it had to be heard with, whether it was obeyed or not")
    func commands() throws {
        let tags = ["command": "skip"]
        let obeyed = try utterance("skip", tags: tags, explains: false)
        #expect(obeyed.command == "skip")
        #expect(obeyed.threshold == AnswerRound.costlyConfidence)
        #expect(obeyed.refused == nil)
        let refused = try utterance("skip", tags: tags, confidence: 0.6, explains: false)
        #expect(refused.command == nil)
        #expect(refused.refused == "skip")
        #expect(refused.threshold == AnswerRound.costlyConfidence)
        #expect(refused.reason == nil)
    }

    @Test("An answer says what it was compared with")
    func threshold() throws {
        let right = try utterance("mars")
        #expect(right.verdict == .correct)
        #expect(right.threshold == 0.5)
    }
}
