import Foundation

/// The probability that a decoder's transcript was actually said and does not result from noise
/// (see docs/decisions/0146).
enum TextSureness {
    /// Transcripts that the decoder often outputs for noise, and the minimum sureness for these
    /// transcripts.
    private static let noiseTexts: Set = ["so", "you", "thank you", "thank you for watching"]
    private static let leastOfNoise = 0.5

    /// The sureness of a transcript from 0 to 1. `words` have no surrounding punctuation.
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
