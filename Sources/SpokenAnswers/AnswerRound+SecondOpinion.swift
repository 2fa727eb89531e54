import CommandMatcher
import Foundation
import SpeechRecognition

// A second opinion on an answer: the text from a decoder that did not know the question.
extension AnswerRound {
    /// Probabilities below this are weak evidence, because a decoder guesses at names that it does not know.
    private static let insignificant = 0.1
    /// The weight of the odds of the texts, relative to those of the sounds. See docs/decisions/0149.
    private static let weight = 2.0

    /// The text that a decoder heard instead of the answer; nil unless that text makes the answer too doubtful.
    ///
    /// The recognizer of a question does not listen for words that sound almost like the answer, so it mistakes half of
    /// them for the answer. A decoder listens for all words. With choices this is unnecessary, because the recognizer
    /// then listens for the likely alternatives.
    func doubt(about verdict: Verdict, in recognition: Recognition) -> String? {
        guard verdict.outcome == .accept, choices.count < 2, let written = recognition.written,
            let threshold = recognition.threshold
        else { return nil }
        let heard = Set(recognition.best.segments.map(\.text))
        let texts = Dictionary(grouping: written) {
            judge.judge(heard: $0.text).outcome == .accept
        }
        // A text that merely lacks some of the words does not contradict the answer.
        guard let other = texts[false]?.first(where: { !heard.isSuperset(of: Self.words($0)) })
        else { return nil }
        let answer = texts[true, default: []].map(\.probability).reduce(0, +)
        let odds = (other.probability + Self.insignificant) / (answer + Self.insignificant)
        let left = Self.logOdds(recognition.confidence) - Self.weight * max(log(odds), 0)
        return left > Self.logOdds(threshold) ? nil : other.text
    }

    private static func words(_ written: WrittenText) -> [String] {
        written.text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(
            String.init)
    }

    private static func logOdds(_ probability: Double) -> Double {
        log(probability / (1 - probability))
    }
}
