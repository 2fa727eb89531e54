import CommandMatcher
import Foundation
import SpeechRecognition

@testable import SpokenAnswers

/// Sentences in synthetic voices, heard as a game hears them.
enum SyntheticVoices {
    /// What is ruled on a sentence, by each voice.
    static func rulings(
        on said: String, answer: String, choices: [String] = [], question: String? = nil,
        awaiting: Awaited? = nil, voices: [SpeechSynthesizer.Voice] = [.slt, .rms]
    ) throws -> [Ruling] {
        try rulings(
            on: said, line: AnswerLine(answer: answer, choices: choices), choices: choices,
            question: question, awaiting: awaiting, voices: voices)
    }

    static func rulings(
        on said: String, line: AnswerLine, choices: [String] = [], question: String? = nil,
        awaiting: Awaited? = nil, voices: [SpeechSynthesizer.Voice] = [.slt, .rms]
    ) throws -> [Ruling] {
        let round = try AnswerRound(judge: AnswerJudge(line, question: question), choices: choices)
        let awaited = awaiting ?? Awaited.answer(choices: choices)
        let grammar = round.grammar(for: awaited)
        return try voices.map { voice in
            let sentence = KeptRecognitions.Sentence(words: said, voice: voice, grammar: grammar)
            return round.rule(try KeptRecognitions.recognition(of: sentence), awaiting: awaited)
        }
    }
}
