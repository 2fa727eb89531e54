import CommandMatcher
import Foundation
import SpeechRecognition
import Testing
import Transcript

@testable import SpokenAnswers

/// What was perhaps said, and what lies between two choices.
extension AnswerRoundRulingTests {
    @Test(
        "What was perhaps said is told as the screen has it, and neither sounds nor commands are",
        arguments: [
            ("um um c", [Grammar.phraseTag: "name"], "Jupiter"), ("mars", [:], "Mars"),
            ("um um", [:], nil), ("say that again", ["command": "repeat"], nil), ("skip", [:], nil),
        ] as [(String, [String: String], String?)])
    func guess(text: String, tags: [String: String], expected: String?) {
        let ruling = choice.rule(
            recognition(text, .unsure, tags: tags, confidence: 0.05),
            awaiting: .answer(choices: Self.planets))
        #expect(ruling.meaning == .notUnderstood(.unsure))
        #expect(ruling.guess == expected)
    }

    @Test("In an open question the words that were perhaps the answer are the guess")
    func openGuess() {
        func guess(_ text: String) -> String? {
            jupiter.rule(recognition(text, .unsure), awaiting: Self.open).guess
        }
        #expect(guess("uh jupiter") == "uh jupiter")
        #expect(guess("what's the score") == nil)
        #expect(guess("um um") == nil)
    }

    @Test(
        "Two choices that sound alike are asked for, right or wrong; one that is far off is ruled",
        arguments: [
            ("bat", "pat", 3.0, true), ("pat", "bat", 3, true), ("pat", "cat", 3, true),
            ("bat", "pat", 30, false), ("bat", "uh bat", 3, false),
        ])
    func between(best: String, other: String, nats: Double, isTie: Bool) throws {
        let choices = ["Bat", "Pat", "Cat"]
        let round = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "Bat", choices: choices)), choices: choices)
        var heard = recognition(best)
        heard.share([(other, nats)])
        let ruling = round.rule(heard, awaiting: .answer(choices: choices))
        if isTie {
            #expect(ruling.meaning == .notUnderstood(.unsure))
            #expect(ruling.between == [best.capitalized, other.capitalized])
        } else {
            #expect(outcome(ruling) != nil)
            #expect(ruling.between.isEmpty)
        }
    }

    @Test(
        "Two names of one choice are no tie; a tie is told as the screen has it",
        arguments: [
            ("boudica", "boudicca", [String]()), ("boadicea", "boudica", []),
            ("boudicca", "bolivia", ["Boudica", "Bolivia"]),
            ("bolivia", "boadicea", ["Bolivia", "Boudica"]),
        ])
    func names(best: String, other: String, tied: [String]) throws {
        let choices = ["Boudica", "Bolivia", "Cleopatra"]
        let line = AnswerLine(
            answer: "Boudica", accept: ["Boudicca", "Boadicea"], choices: choices)
        let round = try AnswerRound(judge: AnswerJudge(line), choices: choices)
        var heard = recognition(best)
        heard.share([(other, 3)])
        let ruling = round.rule(heard, awaiting: .answer(choices: choices))
        #expect(ruling.between == tied)
        #expect((outcome(ruling) == .accept) == tied.isEmpty)
        heard.share([(best == "boudica" ? "boudicca" : "boudica", 0), ("bolivia", 3)])
        guard best != "bolivia" else { return }
        let behind = round.rule(heard, awaiting: .answer(choices: choices))
        #expect(behind.between == ["Boudica", "Bolivia"])
    }
}

extension Recognition {
    /// Gives it alternatives that are so many nats behind.
    mutating func share(_ others: [(text: String, nats: Double)]) {
        let weights = others.map { pow(2.718_281_828, -0.045 * $0.nats) }
        let total = weights.reduce(1, +)
        alternatives = zip(others, weights).map { other, weight in
            Transcription(
                segments: other.text.split(separator: " ").map {
                    Segment(text: String($0), range: speech)
                }, confidence: confidence * weight / total)
        }
    }
}
