import Foundation

/// The probability that the words of a decoder's text were actually said.
///
/// A decoder writes "So" or even a sentence for noise too, but with a lower probability than for speech. Long texts are
/// less probable than short texts, by about the square root of their length. See docs/decisions/0146.
enum TextSureness {
    /// Texts that the decoder often writes for noise. Such a text needs a higher sureness.
    private static let noiseTexts: Set = ["so", "you", "thank you", "thank you for watching"]
    private static let leastOfNoise = 0.5

    /// The sureness of a text, from 0 to 1.
    ///
    /// - Parameters:
    ///   - words: The words, without surrounding punctuation.
    ///   - probability: The decoder's own probability for the text.
    static func of(_ words: [String], probability: Double) -> Double {
        let sureness = pow(probability, 1 / Double(max(words.count, 1)).squareRoot())
        let isOfNoise = noiseTexts.contains(words.joined(separator: " ").lowercased())
        return isOfNoise && sureness < leastOfNoise ? 0 : sureness
    }
}

extension Dictation {
    /// The probability that these words were actually said.
    var sureness: Double { TextSureness.of(words, probability: probability) }
}
