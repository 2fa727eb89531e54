import Foundation

/// The probability that the words of a decoder's transcript were actually said.
///
/// A decoder outputs "So" or even a sentence for noise, too, but with a lower probability than for speech. Long
/// transcripts are less probable than short ones, by about the square root of their length. See docs/decisions/0146.
enum TextSureness {
    /// Transcripts that the decoder often outputs for noise. Such a transcript must be more reliable than others.
    private static let noiseTexts: Set = ["so", "you", "thank you", "thank you for watching"]
    private static let leastOfNoise = 0.5

    /// The sureness (reliability) of a transcript, from 0 to 1.
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
