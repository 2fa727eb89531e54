import CommandMatcher
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript

/// What a decoder wrote down makes an answer doubtful, or does not.
@Suite("Second opinion on an answer") struct SecondOpinionTests {
    private static func ruling(
        _ written: [WrittenText]?, heard: String = "tree", choices: [String] = [],
        confidence: Double = 0.9
    ) throws -> Ruling {
        let line = AnswerLine(answer: "Tree", choices: choices)
        let round = try AnswerRound(judge: AnswerJudge(line))
        let words = heard.split(separator: " ").enumerated().map { place, word in
            let start = AudioTime(seconds: Double(place) / 2)
            return Segment(
                text: String(word),
                range: TimeRange(start: start, end: start.advanced(bySeconds: 0.4)))
        }
        var recognition = Recognition(
            outcome: .heard, speech: TimeRange(start: .zero, end: AudioTime(seconds: 2)),
            best: Transcription(segments: words), confidence: confidence, threshold: 0.5)
        recognition.written = written
        return round.rule(recognition, awaiting: .answer(choices: choices))
    }

    private static func isRight(_ ruling: Ruling) -> Bool {
        if case .answer(let verdict) = ruling.meaning { verdict.outcome == .accept } else { false }
    }

    @Test("Another word that was surely written makes the game ask again, and says why")
    func other() throws {
        let ruling = try Self.ruling([WrittenText("Three.", probability: 0.6)])
        #expect(ruling.meaning == .notUnderstood(.unsure))
        #expect(ruling.written == "Three.")
    }

    @Test("The answer counts if nothing contradicts it")
    func counts() throws {
        let cases: [[WrittenText]?] = [
            nil, [], [WrittenText("Tree", probability: 0.5)],
            // Written in two ways, the answer is about as likely as the other word.
            [WrittenText("Three", probability: 0.4), WrittenText("A tree.", probability: 0.3)],
            // The decoder guesses.
            [WrittenText("Treat", probability: 0.05), WrittenText("Jury", probability: 0.04)],
        ]
        for written in cases { #expect(try Self.isRight(Self.ruling(written)), "\(written ?? [])") }
    }

    @Test("A text that only lacks words contradicts none")
    func partial() throws {
        let written = [WrittenText("I think it's", probability: 0.6)]
        #expect(try Self.isRight(Self.ruling(written, heard: "i think it's tree")))
    }

    @Test("Surer sounds need a surer contradiction")
    func sureness() throws {
        let written = [WrittenText("Three", probability: 0.2)]
        #expect(try !Self.isRight(Self.ruling(written, confidence: 0.8)))
        #expect(try Self.isRight(Self.ruling(written, confidence: 0.97)))
    }

    @Test("Among choices the sounds decide")
    func choices() throws {
        let written = [WrittenText("Three", probability: 0.9)]
        #expect(try Self.isRight(Self.ruling(written, choices: ["Tree", "Bush"])))
    }
}
