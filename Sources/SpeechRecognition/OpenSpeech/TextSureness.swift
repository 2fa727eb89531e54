import Foundation

/// How likely it is that a decoder's text was said at all.
///
/// In noise a decoder writes "So" or a sentence, but it is less sure of them than of what somebody says. Long texts are
/// less probable than short ones, by about the root of their length. See docs/decisions/0146.
enum TextSureness {
    /// What the decoder writes where there is only noise. It must be surer of these.
    private static let noiseTexts: Set = ["so", "you", "thank you", "thank you for watching"]
    private static let leastOfNoise = 0.5

    /// The sureness of a text, from 0 to 1.
    ///
    /// - Parameters:
    ///   - words: Without the punctuation around them.
    ///   - probability: The decoder's own probability of the text.
    static func of(_ words: [String], probability: Double) -> Double {
        let sureness = pow(probability, 1 / Double(max(words.count, 1)).squareRoot())
        let isOfNoise = noiseTexts.contains(words.joined(separator: " ").lowercased())
        return isOfNoise && sureness < leastOfNoise ? 0 : sureness
    }
}

extension Dictation {
    /// How likely it is that these words were said at all.
    var sureness: Double { TextSureness.of(words, probability: probability) }
}
