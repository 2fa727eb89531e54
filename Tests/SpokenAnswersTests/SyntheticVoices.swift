import CommandMatcher
import Foundation
import SpeechRecognition

@testable import SpokenAnswers

/// Sentences in synthetic voices, heard as a game hears them.
enum SyntheticVoices {
    /// What is ruled on a sentence, by each of two voices.
    static func rulings(
        on said: String, answer: String, choices: [String] = [], question: String? = nil,
        awaiting: Awaited? = nil
    ) throws -> [Ruling] {
        try rulings(
            on: said, line: AnswerLine(answer: answer, choices: choices), choices: choices,
            question: question, awaiting: awaiting)
    }

    static func rulings(
        on said: String, line: AnswerLine, choices: [String] = [], question: String? = nil,
        awaiting: Awaited? = nil
    ) throws -> [Ruling] {
        let round = try AnswerRound(judge: AnswerJudge(line, question: question), choices: choices)
        let awaited = awaiting ?? Awaited.answer(choices: choices)
        let model = try ModelLocator().model(locale: "en-US")
        var transcriber = try AnswerTranscriber(
            model: model, grammar: CompiledGrammar(round.grammar(for: awaited)),
            pronouncing: PronunciationService(
                dictionary: PronunciationDictionary(path: model.dictionary.path)))
        var rulings: [Ruling] = []
        for voice in [SpeechSynthesizer.Voice.slt, .rms] {
            let speech = try SpeechSynthesizer(voice: voice).speech(for: said)
            rulings.append(
                round.rule(try transcriber.recognize(speech.samples), awaiting: awaited))
        }
        return rulings
    }
}
