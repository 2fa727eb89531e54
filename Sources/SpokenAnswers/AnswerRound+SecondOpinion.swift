import CommandMatcher
import Foundation
import SpeechRecognition

// A second opinion on an answer: what a decoder wrote down, which did not know the question.
extension AnswerRound {
    /// Probabilities below this are little evidence, because a decoder guesses at names that it does not know.
    private static let insignificant = 0.1
    /// How much the odds of the texts count, beside those of the sounds. See docs/decisions/0149.
    private static let weight = 2.0

    /// What a decoder wrote down instead of the answer, if the answer is too doubtful with it.
    ///
    /// The ear of a question does not listen for words that sound almost like the answer, so it takes half of them for
    /// it. A decoder listens for all words. Among choices the ear listens for what else could have been said.
    func doubt(about verdict: Verdict, in recognition: Recognition) -> String? {
        guard verdict.outcome == .accept, choices.count < 2, let written = recognition.written,
            let threshold = recognition.threshold
        else { return nil }
        let heard = Set(recognition.best.segments.map(\.text))
        let texts = Dictionary(grouping: written) {
            judge.judge(heard: $0.text).outcome == .accept
        }
        // A text that only lacks some of the words contradicts none of them.
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
